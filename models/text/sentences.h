// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rp {

/// Whole sentences after one another, spaced as the language does it. Empty ones are left out.
QString joinedSentences(const QStringList &sentences);

/// What stands before the first end of a sentence, with its sign; all of it without one. A point in a number
/// ends none.
QString firstSentence(const QString &text);

/// Where a line of Japanese that begins at `start` and has room up to `end` ends without cutting a phrase:
/// after the kana that close one, or between two scripts. `end` where the text has no kana, is over there, or
/// has no such place.
qsizetype phraseEnd(const QString &text, qsizetype start, qsizetype end);

} // namespace rp
