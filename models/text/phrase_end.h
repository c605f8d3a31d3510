// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// Where a line of Japanese that begins at `start` and has room up to `end` ends without cutting a phrase:
/// after the kana that close one, or between two scripts. `end` where the text has no kana, is over there, or
/// has no such place.
qsizetype phraseEnd(const QString &text, qsizetype start, qsizetype end);

} // namespace rp
