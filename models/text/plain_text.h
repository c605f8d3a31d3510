// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

// Names and texts of others (learners, files, traces, labs, servers) may hold marks that can't be seen and
// turn the text around them: “gpj.exe” behind U+202E reads “exe.jpg”. Whatever shows one of them goes through
// these, or through Format::isolate(), which does so itself.

/// An unseen mark that steers the direction of text: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to
/// U+2069.
bool steersDirection(QChar letter);

/// A name as one line that can stand anywhere, terminals and tables among it: without control characters and
/// without any mark that can't be seen.
/// @param longest in UTF-16 units; what is longer is cut
QString plainText(const QString &text, qsizetype longest = 200);

/// A text as it is, lines among it, that turns nothing beside it: no control characters, embeddings and
/// overrides (U+202A to U+202E), and isolates only where they are closed.
QString withoutTurns(const QString &text);

/// A text as the label of a button or the entry of a menu, where an & would mark a key and vanish.
QString literalLabel(const QString &text);

/// What a label of a button or of a menu says, without the mark of its key, and without the letter in
/// brackets that stands for it where the script has no such letter: "次へ(&N)" is read as "次へ".
QString withoutKey(const QString &label);

/// A text with the anchors of the course text that stand in it (@sec-…, @fig-…, @tbl-…, @eq-…) in their
/// words, which can be read, heard and looked for: "@sec-roofline-model-42ff" as "roofline model".
QString anchorsInWords(const QString &text);

} // namespace rp
