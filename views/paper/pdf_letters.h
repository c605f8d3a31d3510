// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rp {

/// Mends what a PDF by QPdfWriter says about its letters, so that its text can be searched for and copied.
///
/// Qt finds the letter of a glyph by asking the font backwards and takes the first that has this glyph. Where
/// letters share one, that is the wrong one: radicals stand for Chinese characters (U+2EDB for U+98CE),
/// a tab for a space; joined Arabic letters are told as their presentation forms. Here the ordinary letter
/// takes their place. The size of the file stays the same, and so do all offsets in it.
QByteArray withOrdinaryLetters(QByteArray pdf);

} // namespace rp
