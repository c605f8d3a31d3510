// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rp {

/// A text in a row of a table: English, marked for lupdate with QT_TRANSLATE_NOOP and put into the language
/// of the moment when it is asked for. The marked context must be the one that the row is translated in.
struct Phrase
{
    constexpr Phrase() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): QT_TRANSLATE_NOOP is a bare string
    constexpr Phrase(const char *text, const char *remark = nullptr)
        : source(text)
        , comment(remark)
    {
    }
    constexpr bool isEmpty() const { return !source || *source == '\0'; }

    const char *source = nullptr;
    const char *comment = nullptr; ///< QT_TRANSLATE_NOOP3: tells two equal texts apart
};

/// In the current language, with values in the markers %1 … %9; empty for an empty phrase.
QString phraseText(const char *context, Phrase phrase, const QStringList &values = {});

/// The same in the plural form that belongs to a count, for texts marked with QT_TRANSLATE_N_NOOP.
QString countedText(const char *context, Phrase phrase, double count, const QStringList &values);

} // namespace rp
