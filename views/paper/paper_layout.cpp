// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paper/paper_layout.h"

#include "models/paper/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <algorithm>
#include <cmath>

namespace rp {
namespace {

constexpr int objectType = QTextFormat::UserObject + 1;
constexpr int numberProperty = QTextFormat::UserProperty + 2;
/// A picture takes no more of a page's height than this.
constexpr double pictureShare = 0.72;

constexpr int keepProperty = QTextFormat::UserProperty + 1;
constexpr double smallSize = 9.0;
constexpr double formSize = 8.5;
/// Height of a line in a table of values, in pixels: the same for every script.
constexpr double valueLine = 17.0;
/// The least room to write in by hand, in lines.
constexpr int linesToWrite = 2; // beside the first
constexpr double gapBetweenPairs = 14.0;
const QColor ink(0x1a, 0x1a, 0x1a);
const QColor quietInk(0x55, 0x55, 0x55);
const QColor gridRule(0x76, 0x76, 0x76);
const QColor headGround(0xec, 0xec, 0xec);
const QColor valueRule(0xc4, 0xc4, 0xc4);

bool isMirrored()
{
    return QGuiApplication::layoutDirection() == Qt::RightToLeft;
}

/// Where a column of a table goes: Qt lays tables out left-to-right whatever the direction, so the columns
/// change places by hand.
int placeOf(int column, int columns)
{
    return isMirrored() ? columns - 1 - column : column;
}

/// Of a table's columns in percent, by how much is written in each: the more, the wider, within limits.
std::vector<double> sharesOf(const PaperBlock &table)
{
    constexpr double least = 14.0;
    constexpr double toWrite = 30.0; // of the last column of a form
    const auto columns = table.columns.size();
    std::vector<double> shares;
    if (table.isForm) {
        shares.assign(std::size_t(columns), (100.0 - toWrite) / double(columns - 1));
        shares.back() = toWrite;
        return shares;
    }
    double sum = 0.0;
    for (qsizetype column = 0; column < columns; ++column) {
        double letters = 0.0;
        for (const QStringList &row : table.rows)
            letters += double(row.value(column).size());
        shares.push_back(std::sqrt(letters));
        sum += shares.back();
    }
    for (double &share : shares)
        share = least + (100.0 - double(columns) * least) * share / std::max(sum, 1.0);
    return shares;
}

class PaperLayout
{
public:
    PaperLayout(QTextDocument &document, const PaperLook &look, const QFont &font)
        : m_document(document)
        , m_look(look)
        , m_font(font)
        , m_cursor(&document)
    {
    }

    void write(const Paper &paper, const std::vector<PaperPicture> &pictures);
    void keepTogether(bool hasPictures);

private:
    QTextBlockFormat block(double above, double below) const;
    QTextCharFormat text(double size, QFont::Weight weight = QFont::Normal, const QColor &color = ink) const;
    void insert(const QString &said, const QTextBlockFormat &block, const QTextCharFormat &text);
    void keepWithNext(); ///< the paragraph written last
    void heading(int level, const QString &said);
    /// A heading below those that have a level.
    void smallHeading(const QString &said);
    void quiet(const QString &said)
    {
        insert(said, block(0.0, 5.0), text(smallSize, QFont::Normal, quietInk));
    }
    void paragraph(const PaperBlock &shown);
    void written(const QString &said);
    void list(const PaperBlock &shown);
    /// @param shares of the columns in percent
    QTextTable &insertTable(int rows, const std::vector<double> &shares, QTextTableFormat format);
    static void fill(const QTextTableCell &cell, const QString &said, const QTextBlockFormat &block,
                     const QTextCharFormat &text);
    void grid(const PaperBlock &shown);
    void values(const PaperBlock &shown);
    void picture(int number);

    QTextDocument &m_document;
    const PaperLook &m_look;
    QFont m_font;
    QTextCursor m_cursor;
};

/// A paragraph with so much room above and below.
QTextBlockFormat PaperLayout::block(double above, double below) const
{
    QTextBlockFormat format;
    format.setLayoutDirection(isMirrored() ? Qt::RightToLeft : Qt::LeftToRight);
    format.setAlignment(Qt::AlignLeading);
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLineHeight(m_look.lineHeight, QTextBlockFormat::ProportionalHeight);
    return format;
}

QTextCharFormat PaperLayout::text(double size, QFont::Weight weight, const QColor &color) const
{
    QFont sized = m_font;
    sized.setPointSizeF(size);
    sized.setWeight(weight);
    QTextCharFormat format;
    format.setFont(sized);
    format.setForeground(color);
    return format;
}

void PaperLayout::insert(const QString &said, const QTextBlockFormat &block, const QTextCharFormat &text)
{
    m_cursor.insertBlock(block, text);
    m_cursor.insertText(QString(said).replace(u'\n', QChar::LineSeparator), text);
}

void PaperLayout::keepWithNext()
{
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setProperty(keepProperty, true);
    m_cursor.setBlockFormat(format);
}

void PaperLayout::heading(int level, const QString &said)
{
    QTextBlockFormat format = block(level == 1 ? 0.0 : m_look.aboveHeading, 4.0);
    format.setHeadingLevel(level);
    format.setProperty(keepProperty, true);
    const QTextCharFormat bold = text(m_look.headings.at(std::size_t(level - 1)), QFont::Bold);
    m_cursor.insertBlock(format, bold);
    m_cursor.insertText(said, bold); // each line of it a block
}

void PaperLayout::smallHeading(const QString &said)
{
    insert(said, block(8.0, 2.0), text(smallSize, QFont::Bold));
    keepWithNext();
}

void PaperLayout::paragraph(const PaperBlock &shown)
{
    if (shown.tone == PaperBlock::Tone::Written)
        written(shown.text);
    else if (shown.tone == PaperBlock::Tone::Quiet || shown.tone == PaperBlock::Tone::Foot)
        quiet(shown.text);
    else
        insert(shown.text, block(0.0, 5.0), text(m_look.body));
    if (shown.staysWithNext)
        keepWithNext();
}

void PaperLayout::written(const QString &said)
{
    bool apart = false;
    const QStringList lines = said.trimmed().split(u'\n');
    for (const QString &line : lines) {
        const QString trimmed = line.trimmed();
        if (!trimmed.isEmpty())
            insert(trimmed, block(apart ? 6.0 : 0.0, 5.0), text(m_look.body));
        apart = trimmed.isEmpty();
    }
}

void PaperLayout::list(const PaperBlock &shown)
{
    if (shown.tone == PaperBlock::Tone::Quiet) {
        smallHeading(shown.text);
        for (const QString &item : shown.items)
            quiet(item);
        return;
    }
    QTextListFormat bullets;
    bullets.setStyle(QTextListFormat::ListDisc);
    bullets.setIndent(1);
    QTextList *list = nullptr;
    for (const QString &item : shown.items) {
        insert(item, block(0.0, 2.0), text(m_look.body));
        if (list)
            list->add(m_cursor.block());
        else
            list = m_cursor.createList(bullets);
    }
    // What follows is no item.
    m_cursor.insertBlock(block(0.0, 0.0), text(m_look.body));
}

QTextTable &PaperLayout::insertTable(int rows, const std::vector<double> &shares, QTextTableFormat format)
{
    const int columns = int(shares.size());
    QList<QTextLength> widths(columns);
    for (int column = 0; column < columns; ++column)
        widths[placeOf(column, columns)] =
            QTextLength(QTextLength::PercentageLength, shares[std::size_t(column)]);
    format.setBorderCollapse(true);
    format.setBottomMargin(6.0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(widths);
    return *m_cursor.insertTable(rows, columns, format);
}

void PaperLayout::fill(const QTextTableCell &cell, const QString &said, const QTextBlockFormat &block,
                       const QTextCharFormat &text)
{
    QTextCursor inside = cell.firstCursorPosition();
    inside.setBlockFormat(block);
    inside.insertText(QString(said).replace(u'\n', QChar::LineSeparator), text);
}

void PaperLayout::grid(const PaperBlock &shown)
{
    if (!shown.text.isEmpty())
        heading(int(m_look.headings.size()), shown.text);
    QTextTableFormat format;
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setCellPadding(3.0);
    format.setTopMargin(2.0);
    format.setHeaderRowCount(1);
    const int rows = int(shown.rows.size()) + 1;
    const int columns = int(shown.columns.size());
    QTextTable &table = insertTable(rows, sharesOf(shown), format);
    // Rules of cells: those of a whole table are not drawn where its borders are one.
    QTextTableCellFormat ruled;
    ruled.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    ruled.setTopBorder(0.5);
    ruled.setTopBorderBrush(gridRule);
    ruled.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    ruled.setBottomBorder(0.5);
    ruled.setBottomBorderBrush(gridRule);
    QTextTableCellFormat ground = ruled;
    ground.setBackground(headGround);
    for (int index = 0; index < rows * columns; ++index) {
        const int row = index / columns;
        const int column = index % columns;
        QTextTableCell cell = table.cellAt(row, placeOf(column, columns));
        cell.setFormat(row == 0 ? ground : ruled);
        QString said = (row == 0 ? shown.columns : shown.rows[std::size_t(row) - 1]).value(column);
        if (said.isEmpty() && shown.isForm)
            said = QString(linesToWrite, u'\n');
        const bool isStrong = row == 0 || (column == 0 && !shown.isForm);
        fill(cell, said, block(0.0, 0.0),
             text(shown.isForm ? formSize : smallSize, isStrong ? QFont::DemiBold : QFont::Normal));
    }
    m_cursor.movePosition(QTextCursor::End);
}

/// In reading order row by row.
void PaperLayout::values(const PaperBlock &shown)
{
    smallHeading(shown.columns.value(0));
    const int columns = 2 * shown.pairs;
    const int rows = (int(shown.rows.size()) + shown.pairs - 1) / shown.pairs;
    std::vector<double> shares;
    shares.reserve(std::size_t(columns));
    for (int column = 0; column < columns; ++column)
        shares.push_back((column % 2 == 0 ? 60.0 : 40.0) / shown.pairs);
    QTextTableFormat format;
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setCellPadding(2.0);
    QTextTable &table = insertTable(rows, shares, format);
    QTextBlockFormat line = block(0.0, 0.0);
    line.setLineHeight(valueLine, QTextBlockFormat::FixedHeight);
    for (int index = 0; index < rows * columns; ++index) {
        const int column = index % columns;
        QTextTableCell cell = table.cellAt(index / columns, placeOf(column, columns));
        QTextTableCellFormat edges;
        if (index >= columns) {
            edges.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            edges.setTopBorder(0.5);
            edges.setTopBorderBrush(valueRule);
        }
        if (column > 0 && column % 2 == 0)
            isMirrored() ? edges.setRightPadding(gapBetweenPairs) : edges.setLeftPadding(gapBetweenPairs);
        cell.setFormat(edges);
        const auto entry = std::size_t(index / 2);
        if (entry < shown.rows.size())
            fill(cell, shown.rows[entry].value(index % 2), line, text(smallSize));
    }
    m_cursor.movePosition(QTextCursor::End);
}

void PaperLayout::picture(int number)
{
    QTextBlockFormat format = block(6.0, 6.0);
    format.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    m_cursor.insertBlock(format, text(m_look.body));
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), PictureObjects::format(number));
}

void PaperLayout::write(const Paper &paper, const std::vector<PaperPicture> &pictures)
{
    m_cursor.beginEditBlock(); // else each cell that is written lays out the whole table once more
    heading(1, paper.title());
    for (const PaperBlock &shown : paper.blocks()) {
        switch (shown.kind) {
        case PaperBlock::Kind::Heading:
            heading(shown.level, shown.text);
            break;
        case PaperBlock::Kind::Paragraph:
            paragraph(shown);
            break;
        case PaperBlock::Kind::List:
            list(shown);
            break;
        case PaperBlock::Kind::Table:
            shown.pairs > 0 ? values(shown) : grid(shown);
            break;
        case PaperBlock::Kind::Picture:
            if (!pictures.at(std::size_t(shown.picture)).size.isEmpty())
                picture(shown.picture);
            break;
        }
    }
    QTextCursor(&m_document).deleteChar(); // the empty first block that a new document has
    m_cursor.endEditBlock();
}

/// In rounds: each break moves what follows, by about the room that it leaves. A picture goes farther or less
/// far, so in a paper with pictures each break is followed by a new layout.
void PaperLayout::keepTogether(bool hasPictures)
{
    constexpr int rounds = 2;
    const double page = m_document.pageSize().height();
    const double room = m_look.linesBelow * QFontMetricsF(text(m_look.body).font()).height();
    const QAbstractTextDocumentLayout *layout = m_document.documentLayout();
    const auto pageOf = [page](double y) { return std::floor(y / page); };
    const auto kept = [](const QTextBlock &block) { return block.blockFormat().boolProperty(keepProperty); };
    // A layout in parts loses what a break has moved.
    const auto layOutAnew = [this] { m_document.markContentsDirty(0, m_document.characterCount()); };
    for (int round = 0; round < rounds; ++round) {
        double moved = 0.0;
        bool isBroken = false;
        for (QTextBlock first = m_document.begin(); first.isValid(); first = first.next()) {
            if (!kept(first))
                continue;
            QTextBlock last = first;
            while (kept(last) && last.next().isValid())
                last = last.next();
            const double top = layout->blockBoundingRect(first).top() + moved;
            const double end = layout->blockBoundingRect(last).top() + moved;
            const QTextLayout *lines = last.layout();
            const double line = lines && lines->lineCount() > 0 ? lines->lineAt(0).height() : 0.0;
            const double bottom = std::max(end + line, top + room) - 1.0;
            if (pageOf(top) != pageOf(bottom) && bottom - top < page) {
                QTextBlockFormat format = first.blockFormat();
                format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
                QTextCursor(first).setBlockFormat(format);
                isBroken = true;
                moved += (pageOf(top) + 1.0) * page - top;
                if (hasPictures) {
                    layOutAnew();
                    moved = 0.0;
                }
            }
            first = last;
        }
        if (!isBroken)
            return;
        layOutAnew();
    }
}

} // namespace

PictureObjects::PictureObjects(const std::vector<PaperPicture> &pictures, const QSizeF &room,
                               QTextDocument &document)
    : QObject(&document)
    , m_pictures(pictures)
    , m_room(room)
{
    document.documentLayout()->registerHandler(objectType, this);
}

QTextCharFormat PictureObjects::format(int number)
{
    QTextCharFormat format;
    format.setObjectType(objectType);
    format.setProperty(numberProperty, number);
    return format;
}

QSizeF PictureObjects::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    const QSizeF size = m_pictures.at(std::size_t(format.intProperty(numberProperty))).size;
    return size.scaled({m_room.width(), m_room.height() * pictureShare}, Qt::KeepAspectRatio);
}

void PictureObjects::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                                const QTextFormat &format)
{
    const PaperPicture &picture = m_pictures.at(std::size_t(format.intProperty(numberProperty)));
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / picture.size.width(), rect.height() / picture.size.height());
    picture.paint(*painter);
    painter->restore();
}

void layOutPaper(const Paper &paper, const PaperLook &look, const QFont &font,
                 const std::vector<PaperPicture> &pictures, const QSizeF &page, QTextDocument &document)
{
    document.setDocumentMargin(0.0);
    new PictureObjects(pictures, page, document); // the document owns it
    PaperLayout layout(document, look, font);
    layout.write(paper, pictures);
    document.setPageSize(page);
    layout.keepTogether(!pictures.empty());
}

} // namespace rp
