// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/memo/memo_layout.h"

#include "models/memo/memo_document.h"
#include "views/memo/document_style.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <QTextTable>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {
namespace {

constexpr int pictureProperty = QTextFormat::UserProperty + 1;
constexpr int keepProperty = QTextFormat::UserProperty + 2;
constexpr double titleSize = 20.0;
constexpr double sectionSize = 13.5;
constexpr double exhibitSize = 11.5;
constexpr double bodySize = 10.5;
constexpr double smallSize = 9.0;
/// A picture takes no more of a page's height than this.
constexpr double pictureShare = 0.72;
/// Height of a line in a table, in pixels: the same for every script.
constexpr double tableLine = 17.0;
constexpr double gapBetweenPairs = 14.0;
const QColor quietInk(0x55, 0x55, 0x55);
const QColor rule(0xc4, 0xc4, 0xc4);

QTextBlockFormat memoBlock(double above, double below)
{
    QTextBlockFormat format = documentBlock(above, below);
    format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    return format;
}

} // namespace

PictureObjects::PictureObjects(QObject *parent)
    : QObject(parent)
{
}

QTextCharFormat PictureObjects::add(ExhibitPicture picture)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(pictureProperty, int(m_pictures.size()));
    m_pictures.push_back(std::move(picture));
    return format;
}

QSizeF PictureObjects::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    const QSizeF size = m_pictures.at(std::size_t(format.intProperty(pictureProperty))).size();
    return size.scaled({m_room.width(), m_room.height() * pictureShare}, Qt::KeepAspectRatio);
}

void PictureObjects::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                                const QTextFormat &format)
{
    const ExhibitPicture &picture = m_pictures.at(std::size_t(format.intProperty(pictureProperty)));
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / picture.size().width(), rect.height() / picture.size().height());
    picture.paint(*painter);
    painter->restore();
}

MemoLayout::MemoLayout(QTextDocument &document, PictureObjects &pictures, const LabSession &session,
                       const QFont &font)
    : m_document(document)
    , m_pictures(pictures)
    , m_session(session)
    , m_font(font)
    , m_cursor(&document)
{
    m_document.setDocumentMargin(0.0);
    m_document.documentLayout()->registerHandler(PictureObjects::type, &m_pictures);
}

QTextCharFormat MemoLayout::text(double size, QFont::Weight weight) const
{
    return documentText(m_font, size, weight);
}

void MemoLayout::heading(int level, const QString &said)
{
    const double size = level == 1 ? titleSize : level == 2 ? sectionSize : exhibitSize;
    writeDocumentHeading(m_cursor, level, said, memoBlock(level == 1 ? 0.0 : 14.0, 4.0),
                         text(size, QFont::Bold));
    keepWithNext();
}

void MemoLayout::smallHeading(const QString &said)
{
    m_cursor.insertBlock(memoBlock(8.0, 2.0), text(smallSize, QFont::Bold));
    m_cursor.insertText(said, text(smallSize, QFont::Bold));
    keepWithNext();
}

void MemoLayout::paragraph(const QString &said, bool quiet)
{
    QTextCharFormat format = text(quiet ? smallSize : bodySize);
    if (quiet)
        format.setForeground(quietInk);
    m_cursor.insertBlock(memoBlock(0.0, 5.0), format);
    m_cursor.insertText(said, format);
}

void MemoLayout::paragraphs(const QString &said)
{
    bool apart = false;
    const QStringList lines = said.trimmed().split(u'\n');
    for (const QString &line : lines) {
        const QString written = line.trimmed();
        if (!written.isEmpty()) {
            m_cursor.insertBlock(memoBlock(apart ? 6.0 : 0.0, 5.0), text(bodySize));
            m_cursor.insertText(written, text(bodySize));
        }
        apart = written.isEmpty();
    }
}

void MemoLayout::keepWithNext()
{
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setProperty(keepProperty, true);
    m_cursor.setBlockFormat(format);
}

void MemoLayout::table(const QString &heading, const std::vector<CapturedControl> &entries, int pairs)
{
    if (entries.empty())
        return;
    smallHeading(heading);
    const int columns = 2 * pairs;
    const int rows = (int(entries.size()) + pairs - 1) / pairs;
    QTextTableFormat format;
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setCellPadding(2.0);
    format.setBottomMargin(6.0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    const auto place = [columns](int column) { return documentColumn(column, columns); };
    QList<QTextLength> widths(columns);
    for (int column = 0; column < columns; ++column)
        widths[place(column)] =
            QTextLength(QTextLength::PercentageLength, (column % 2 == 0 ? 60.0 : 40.0) / pairs);
    format.setColumnWidthConstraints(widths);
    QTextTable *table = m_cursor.insertTable(rows, columns, format);
    for (int index = 0; index < rows * columns; ++index) {
        const int column = index % columns;
        QTextTableCell cell = table->cellAt(index / columns, place(column));
        QTextTableCellFormat edges;
        if (index >= columns) {
            edges.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            edges.setTopBorder(0.5);
            edges.setTopBorderBrush(rule);
        }
        if (column > 0 && column % 2 == 0)
            isDocumentMirrored() ? edges.setRightPadding(gapBetweenPairs)
                                 : edges.setLeftPadding(gapBetweenPairs);
        cell.setFormat(edges);
        const auto entry = std::size_t(index / 2);
        if (entry >= entries.size())
            continue;
        QTextCursor inside = cell.firstCursorPosition();
        QTextBlockFormat layout = memoBlock(0.0, 0.0);
        layout.setLineHeight(tableLine, QTextBlockFormat::FixedHeight);
        inside.setBlockFormat(layout);
        inside.insertText(column % 2 == 0 ? entries[entry].label : entries[entry].text,
                          text(smallSize, QFont::Normal));
    }
    m_cursor.movePosition(QTextCursor::End);
}

void MemoLayout::picture(const MemoExhibit &exhibit)
{
    Instrument *instrument = exhibit.scene.instrument();
    // Where the model gives other values now, a chart would show what nobody captured.
    if (!instrument || !exhibit.scene.changedFigures().empty())
        return;
    QFont font = m_font;
    font.setPixelSize(13);
    ExhibitPicture drawn(*instrument, m_session, font);
    if (!drawn.isValid())
        return;
    QTextBlockFormat format = memoBlock(6.0, 6.0);
    format.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    m_cursor.insertBlock(format, text(bodySize));
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), m_pictures.add(std::move(drawn)));
}

void MemoLayout::exhibit(const MemoExhibit &exhibit, int number)
{
    heading(3, MemoText::exhibitHeading(exhibit.title, number));
    paragraph(MemoText::exhibitLine(exhibit), true);
    keepWithNext();
    for (const QString &remark : exhibit.remarks) {
        //: A remark on a piece of evidence in a memo, with its warning sign.
        paragraph(QCoreApplication::translate("rp::MemoText", "⚠ %1").arg(remark));
        keepWithNext();
    }
    picture(exhibit);
    table(MemoText::predictionsHeading(), exhibit.predictions, 1);
    table(MemoText::inputsHeading(), exhibit.controls, 2);
    std::vector<CapturedControl> figures;
    figures.reserve(exhibit.figures.size());
    for (const CapturedFigure &figure : exhibit.figures)
        figures.push_back({figure.id, figure.label, figure.text});
    table(MemoText::figuresHeading(), figures, 2);
    if (exhibit.assumptions.isEmpty())
        return;
    smallHeading(MemoText::assumptionsHeading());
    for (const QString &assumption : exhibit.assumptions)
        paragraph(assumption, true);
}

void MemoLayout::write(const MemoDocument &memo)
{
    m_cursor.beginEditBlock(); // else each cell that is written lays out the whole table once more
    heading(1, MemoText::fullTitle(memo));
    paragraph(MemoText::byline(memo), true);
    paragraph(MemoText::trackLine(memo.trackName, memo.trackGoal));
    paragraph(MemoText::verdictLine(memo.verdict));
    for (const MemoSection &section : memo.sections) {
        heading(2, section.heading);
        if (section.text.trimmed().isEmpty())
            paragraph(MemoText::empty(), true);
        else
            paragraphs(section.text);
    }
    heading(2, MemoText::evidenceHeading());
    if (memo.exhibits.empty())
        paragraph(MemoText::noEvidence(), true);
    int number = 0;
    for (const MemoExhibit &each : memo.exhibits)
        exhibit(each, ++number);
    if (!memo.handOff.empty()) {
        heading(2, MemoText::handOffHeading());
        paragraph(MemoText::handOffNote(), true);
        table(MemoText::fieldHeading(), memo.handOff, 1);
    }
    paragraph(MemoText::footer(memo), true);
    dropFirstBlock(m_document);
    m_cursor.endEditBlock();
}

void MemoLayout::keepTogether()
{
    const double page = m_document.pageSize().height();
    const QAbstractTextDocumentLayout *layout = m_document.documentLayout();
    const auto pageOf = [page](double y) { return int(std::floor(y / page)); };
    const auto kept = [](const QTextBlock &block) { return block.blockFormat().boolProperty(keepProperty); };
    for (QTextBlock first = m_document.begin(); first.isValid(); first = first.next()) {
        if (!kept(first))
            continue;
        QTextBlock last = first;
        while (kept(last) && last.next().isValid())
            last = last.next();
        const double top = layout->blockBoundingRect(first).top();
        const QRectF end = layout->blockBoundingRect(last);
        const QTextLayout *lines = last.layout();
        const double bottom =
            end.top() + (lines && lines->lineCount() > 0 ? lines->lineAt(0).height() : 0.0) - 1.0;
        if (pageOf(top) != pageOf(bottom) && bottom - top < page) {
            breakBefore(first);
            // All of it anew: a layout in parts loses what a break has moved.
            m_document.markContentsDirty(0, m_document.characterCount());
        }
        first = last;
    }
}

} // namespace rp
