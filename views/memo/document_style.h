// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QTextBlockFormat>
#include <QTextCharFormat>

class QTextBlock;
class QTextCursor;
class QTextDocument;

namespace rp {

// What the documents that are laid out for paper have in common. They are dark on white whatever the theme.

inline constexpr QRgb documentInk = qRgb(0x1a, 0x1a, 0x1a);

bool isDocumentMirrored();
/// A paragraph with so much room above and below.
QTextBlockFormat documentBlock(double above, double below);
QTextCharFormat documentText(const QFont &font, double size, QFont::Weight weight = QFont::Normal);
/// Where a column of a table goes: Qt lays tables out left-to-right whatever the direction, so the columns
/// change places by hand.
int documentColumn(int column, int columns);
/// Begins a bold heading with its level and so much room above.
void writeDocumentHeading(QTextCursor &cursor, int level, const QString &said, const QTextBlockFormat &block,
                          const QTextCharFormat &text);
/// Goes to the next page instead of where it stands.
void breakBefore(const QTextBlock &block);
/// An empty first block is what a new document has.
void dropFirstBlock(QTextDocument &document);

} // namespace rp
