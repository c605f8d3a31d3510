// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memo/memo_layout.h"

#include "memo/memo_document.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPainter>
#include <QTextDocument>
#include <QTextTable>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {
namespace {

constexpr int pictureProperty = QTextFormat::UserProperty + 1;
constexpr double titleSize = 20.0;
constexpr double sectionSize = 13.5;
constexpr double exhibitSize = 11.5;
constexpr double bodySize = 10.5;
constexpr double smallSize = 9.0;
/// A picture takes no more of a page's height than this.
constexpr double pictureShare = 0.55;
const QColor ink(0x1a, 0x1a, 0x1a);
const QColor quietInk(0x55, 0x55, 0x55);
const QColor rule(0x99, 0x99, 0x99);

bool isRightToLeft()
{
    return QGuiApplication::layoutDirection() == Qt::RightToLeft;
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

MemoLayout::MemoLayout(QTextDocument &document, PictureObjects &pictures, LabSession &session,
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

QTextBlockFormat MemoLayout::block(double above, double below) const
{
    QTextBlockFormat format;
    format.setLayoutDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    format.setAlignment(Qt::AlignLeading);
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    return format;
}

QTextCharFormat MemoLayout::text(double size, QFont::Weight weight) const
{
    QFont font = m_font;
    font.setPointSizeF(size);
    font.setWeight(weight);
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(ink);
    return format;
}

void MemoLayout::heading(int level, const QString &said)
{
    const double size = level == 1 ? titleSize : level == 2 ? sectionSize : exhibitSize;
    QTextBlockFormat format = block(level == 1 ? 0.0 : 14.0, 4.0);
    format.setHeadingLevel(level);
    m_cursor.insertBlock(format, text(size, QFont::Bold));
    m_cursor.insertText(said, text(size, QFont::Bold));
}

void MemoLayout::paragraph(const QString &said, bool quiet)
{
    QTextCharFormat format = text(quiet ? smallSize : bodySize);
    if (quiet)
        format.setForeground(quietInk);
    m_cursor.insertBlock(block(0.0, 5.0), format);
    m_cursor.insertText(said, format);
}

void MemoLayout::paragraphs(const QString &said)
{
    const QStringList lines = said.trimmed().split(u'\n');
    for (const QString &line : lines)
        paragraph(line.trimmed());
}

void MemoLayout::table(const QString &first, const std::vector<CapturedControl> &rows)
{
    if (rows.empty())
        return;
    QTextTableFormat format;
    format.setBorder(0.5);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(rule);
    format.setBorderCollapse(true);
    format.setCellPadding(3.0);
    format.setTopMargin(4.0);
    format.setBottomMargin(8.0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setHeaderRowCount(1);
    // Qt lays tables out left-to-right whatever the direction, so the columns change places by hand.
    const int name = isRightToLeft() ? 1 : 0;
    QList<QTextLength> widths{QTextLength(QTextLength::PercentageLength, 62),
                              QTextLength(QTextLength::PercentageLength, 38)};
    if (name == 1)
        std::swap(widths[0], widths[1]);
    format.setColumnWidthConstraints(widths);
    QTextTable *table = m_cursor.insertTable(int(rows.size()) + 1, 2, format);
    const auto fill = [&](int row, int column, const QString &said, QFont::Weight weight) {
        QTextCursor cell = table->cellAt(row, column).firstCursorPosition();
        QTextBlockFormat layout = block(0.0, 0.0);
        layout.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
        cell.setBlockFormat(layout);
        cell.insertText(said, text(smallSize, weight));
    };
    fill(0, name, first, QFont::DemiBold);
    fill(0, 1 - name, MemoText::valueHeading(), QFont::DemiBold);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        fill(int(i) + 1, name, rows[i].label, QFont::Normal);
        fill(int(i) + 1, 1 - name, rows[i].text, QFont::Normal);
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
    m_cursor.insertBlock(block(6.0, 6.0), text(bodySize));
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), m_pictures.add(std::move(drawn)));
}

void MemoLayout::exhibit(const MemoExhibit &exhibit, int number)
{
    heading(3, MemoText::exhibitHeading(exhibit.title, number));
    paragraph(MemoText::exhibitLine(exhibit), true);
    for (const QString &remark : exhibit.remarks)
        //: A remark on a piece of evidence in a memo, with its warning sign.
        paragraph(QCoreApplication::translate("rp::MemoText", "⚠ %1").arg(remark));
    picture(exhibit);
    table(MemoText::predictionsHeading(), exhibit.predictions);
    table(MemoText::inputsHeading(), exhibit.controls);
    std::vector<CapturedControl> figures;
    figures.reserve(exhibit.figures.size());
    for (const CapturedFigure &figure : exhibit.figures)
        figures.push_back({figure.id, figure.label, figure.text});
    table(MemoText::figuresHeading(), figures);
    if (exhibit.assumptions.isEmpty())
        return;
    paragraph(MemoText::assumptionsHeading());
    for (const QString &assumption : exhibit.assumptions)
        paragraph(assumption, true);
}

void MemoLayout::write(const MemoDocument &memo)
{
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
    paragraph(MemoText::footer(memo), true);
    // An empty first block is what a new document has.
    QTextCursor first(&m_document);
    first.deleteChar();
}

void MemoLayout::keepHeadingsWithText()
{
    const double page = m_document.pageSize().height();
    const QAbstractTextDocumentLayout *layout = m_document.documentLayout();
    const auto pageOf = [page](double y) { return int(std::floor(y / page)); };
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || !block.next().isValid())
            continue;
        const QRectF own = layout->blockBoundingRect(block);
        const QRectF following = layout->blockBoundingRect(block.next());
        const QTextLayout *lines = block.next().layout();
        const double firstLine =
            following.top() + (lines && lines->lineCount() > 0 ? lines->lineAt(0).height() : 0.0);
        if (pageOf(own.top()) == pageOf(firstLine - 1.0))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace rp
