// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

namespace rp {

/// A language that the program ships, as translations/languages.json lists it.
struct ShippedLanguage
{
    /// Of its files: "zh_CN".
    const char *code;
    /// In itself, in UTF-8, so that it is found by who reads no other one.
    const char *name;
    /// Whose numbers its texts are written with: "es_ES", whatever region the machine is set to.
    const char *locale;
    /// A family that has letters shared by several languages in the forms of this one; empty: any will do.
    const char *font;
};

/// In the order in which menus list them.
std::span<const ShippedLanguage> shippedLanguages();

/// The one of that code; the first one when there is none.
const ShippedLanguage &shippedLanguage(const QString &code);

} // namespace rp
