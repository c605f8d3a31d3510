// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/guide_layout.h"

#include "models/teach/guide.h"
#include "views/memo/document_style.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rp {
namespace {

constexpr std::array<double, 5> headingSizes{20.0, 16.0, 13.5, 11.5, 10.5};
constexpr double bodySize = 10.0;
constexpr double cellSize = 9.0;
const QColor rule(0x76, 0x76, 0x76);
const QColor headGround(0xec, 0xec, 0xec);

/// Of a table's columns, by how much is written in each: the more, the wider, within limits.
QList<QTextLength> widthsOf(const GuideBlock &table)
{
    constexpr double least = 14.0;
    const int columns = int(table.columns.size());
    std::vector<double> weights(std::size_t(columns), 0.0);
    for (const QStringList &row : table.rows) {
        for (int column = 0; column < columns; ++column)
            weights[std::size_t(column)] += double(row.value(column).size());
    }
    double sum = 0.0;
    for (double &weight : weights) {
        weight = std::sqrt(weight);
        sum += weight;
    }
    QList<QTextLength> widths(columns);
    for (int column = 0; column < columns; ++column) {
        const double share =
            least + (100.0 - columns * least) * weights[std::size_t(column)] / std::max(sum, 1.0);
        widths[documentColumn(column, columns)] = QTextLength(QTextLength::PercentageLength, share);
    }
    return widths;
}

class GuideLayout
{
public:
    GuideLayout(QTextDocument &document, const QFont &font)
        : m_document(document)
        , m_font(font)
        , m_cursor(&document)
    {
        document.setDocumentMargin(0.0);
    }

    void write(const Guide &guide);
    void keepHeadings();

private:
    QTextCharFormat text(double size, QFont::Weight weight = QFont::Normal) const
    {
        return documentText(m_font, size, weight);
    }
    void heading(int level, const QString &said);
    void paragraph(const QString &said);
    void list(const QStringList &items);
    void table(const GuideBlock &shown);
    void cell(QTextTable &table, int row, int column, const QString &said, bool isHead) const;

    QTextDocument &m_document;
    QFont m_font;
    QTextCursor m_cursor;
};

void GuideLayout::heading(int level, const QString &said)
{
    const double size = headingSizes.at(std::size_t(level - 1));
    writeDocumentHeading(m_cursor, level, said, documentBlock(level == 1 ? 0.0 : 12.0, 4.0),
                         text(size, QFont::Bold));
}

void GuideLayout::paragraph(const QString &said)
{
    m_cursor.insertBlock(documentBlock(0.0, 5.0), text(bodySize));
    m_cursor.insertText(QString(said).replace(QLatin1Char('\n'), QChar::LineSeparator), text(bodySize));
}

void GuideLayout::list(const QStringList &items)
{
    QTextListFormat bullets;
    bullets.setStyle(QTextListFormat::ListDisc);
    bullets.setIndent(1);
    QTextList *list = nullptr;
    for (const QString &item : items) {
        m_cursor.insertBlock(documentBlock(0.0, 2.0), text(bodySize));
        if (list)
            list->add(m_cursor.block());
        else
            list = m_cursor.createList(bullets);
        m_cursor.insertText(QString(item).replace(QLatin1Char('\n'), QChar::LineSeparator), text(bodySize));
    }
    // What follows is no item.
    m_cursor.insertBlock(documentBlock(0.0, 0.0), text(bodySize));
}

void GuideLayout::cell(QTextTable &table, int row, int column, const QString &said, bool isHead) const
{
    QTextTableCell cell = table.cellAt(row, documentColumn(column, table.columns()));
    if (isHead) {
        QTextTableCellFormat ground;
        ground.setBackground(headGround);
        cell.setFormat(ground);
    }
    QTextCursor inside = cell.firstCursorPosition();
    inside.setBlockFormat(documentBlock(0.0, 0.0));
    const QFont::Weight weight = isHead || column == 0 ? QFont::DemiBold : QFont::Normal;
    inside.insertText(QString(said).replace(QLatin1Char('\n'), QChar::LineSeparator), text(cellSize, weight));
}

void GuideLayout::table(const GuideBlock &shown)
{
    if (!shown.text.isEmpty())
        heading(int(headingSizes.size()), shown.text);
    const int columns = int(shown.columns.size());
    QTextTableFormat format;
    format.setBorderCollapse(true);
    format.setBorder(0.5);
    format.setBorderBrush(rule);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(3.0);
    format.setTopMargin(2.0);
    format.setBottomMargin(6.0);
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(widthsOf(shown));
    QTextTable *table = m_cursor.insertTable(int(shown.rows.size()) + 1, columns, format);
    for (int column = 0; column < columns; ++column)
        cell(*table, 0, column, shown.columns.at(column), true);
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        for (int column = 0; column < columns; ++column)
            cell(*table, int(row) + 1, column, shown.rows[row].value(column), false);
    }
    m_cursor.movePosition(QTextCursor::End);
}

void GuideLayout::write(const Guide &guide)
{
    m_cursor.beginEditBlock(); // else each cell that is written lays out the whole table once more
    heading(1, guide.title());
    for (const GuideBlock &block : guide.blocks()) {
        switch (block.kind) {
        case GuideBlock::Kind::Heading:
            heading(block.level, block.text);
            break;
        case GuideBlock::Kind::Paragraph:
            paragraph(block.text);
            break;
        case GuideBlock::Kind::List:
            list(block.items);
            break;
        case GuideBlock::Kind::Table:
            table(block);
            break;
        }
    }
    dropFirstBlock(m_document);
    m_cursor.endEditBlock();
}

/// Headings that would stand in the last lines of a page go to the next one, in two rounds: each break moves
/// what follows.
void GuideLayout::keepHeadings()
{
    constexpr int rounds = 2;
    constexpr double linesBelow = 6.0;
    const double page = m_document.pageSize().height();
    const double room = linesBelow * QFontMetricsF(text(bodySize).font()).height();
    const QAbstractTextDocumentLayout *layout = m_document.documentLayout();
    for (int round = 0; round < rounds; ++round) {
        double moved = 0.0;
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            if (block.blockFormat().headingLevel() == 0)
                continue;
            const double top = layout->blockBoundingRect(block).top() + moved;
            const double left = (std::floor(top / page) + 1.0) * page - top;
            if (left >= room || left >= page)
                continue;
            breakBefore(block);
            moved += left;
        }
        // All of it anew: a layout in parts loses what a break has moved.
        m_document.markContentsDirty(0, m_document.characterCount());
    }
}

} // namespace

void layOutGuide(const Guide &guide, QTextDocument &document, const QSizeF &page, const QFont &font)
{
    GuideLayout layout(document, font);
    layout.write(guide);
    document.setPageSize(page);
    layout.keepHeadings();
}

} // namespace rp
