// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace rp {

/// What a JSON document may hold. Everything that walks through one (copying, writing, checking) calls itself
/// for each level, so that depth is stack; our own documents have 12 levels.
namespace json_limit {
inline constexpr int levels = 64;
inline constexpr int text_bytes = 200'000; ///< of one text or name; a writing field takes 20,000 characters
inline constexpr int values = 1'000'000;   ///< an element with an empty list in it takes 60 bytes
} // namespace json_limit

/// Why a document must not be parsed, as a translated clause that names the line; empty when it may. Looks
/// at the bytes alone and in one pass, so that what is refused has cost neither stack nor memory. That the
/// document is JSON at all is not checked.
QString jsonExcess(const QByteArray &bytes);

} // namespace rp
