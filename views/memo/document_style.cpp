// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/memo/document_style.h"

#include <QGuiApplication>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace rp {

bool isDocumentMirrored()
{
    return QGuiApplication::layoutDirection() == Qt::RightToLeft;
}

QTextBlockFormat documentBlock(double above, double below)
{
    QTextBlockFormat format;
    format.setLayoutDirection(isDocumentMirrored() ? Qt::RightToLeft : Qt::LeftToRight);
    format.setAlignment(Qt::AlignLeading);
    format.setTopMargin(above);
    format.setBottomMargin(below);
    return format;
}

QTextCharFormat documentText(const QFont &font, double size, QFont::Weight weight)
{
    QFont sized = font;
    sized.setPointSizeF(size);
    sized.setWeight(weight);
    QTextCharFormat format;
    format.setFont(sized);
    format.setForeground(QColor(documentInk));
    return format;
}

int documentColumn(int column, int columns)
{
    return isDocumentMirrored() ? columns - 1 - column : column;
}

void writeDocumentHeading(QTextCursor &cursor, int level, const QString &said, const QTextBlockFormat &block,
                          const QTextCharFormat &text)
{
    QTextBlockFormat format = block;
    format.setHeadingLevel(level);
    cursor.insertBlock(format, text);
    cursor.insertText(said, text);
}

void breakBefore(const QTextBlock &block)
{
    QTextBlockFormat format = block.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).setBlockFormat(format);
}

void dropFirstBlock(QTextDocument &document)
{
    QTextCursor first(&document);
    first.deleteChar();
}

} // namespace rp
