// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/code_list.h"

#include "models/text/sentences.h"
#include "models/text/spoken_form.h"
#include "views/charts/chart_theme.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

namespace rp {

namespace {

constexpr int tint = 28;      ///< alpha of the ground of a line that is marked
constexpr int shortLine = 22; ///< characters of the narrowest line
constexpr int leastLines = 2;
constexpr int litWidth = 4; ///< of the bar beside lines that are lit

class LineDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        static_cast<const CodeList *>(parent())->paintLine(*painter, option.rect, index.row());
    }
};

QFont codeFont(QFont font)
{
    font.setFamilies({QStringLiteral("monospace")});
    font.setStyleHint(QFont::Monospace);
    return font;
}

QColor tinted(QColor colour)
{
    colour.setAlpha(tint);
    return colour;
}

/// A mark with six corners, which nothing else in the gutter has.
void paintMark(QPainter &painter, const QRectF &area, const QColor &fill)
{
    const double tip = area.height() / 3.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(QPolygonF({{area.left(), area.center().y()},
                                   {area.left() + tip, area.top()},
                                   {area.right() - tip, area.top()},
                                   {area.right(), area.center().y()},
                                   {area.right() - tip, area.bottom()},
                                   {area.left() + tip, area.bottom()}}));
}

int gutterOf(const QFontMetrics &metrics)
{
    return metrics.height() * 5 / 2;
}

} // namespace

CodeList::CodeList(QWidget *parent)
    : QListWidget(parent)
{
    setLayoutDirection(Qt::LeftToRight);
    setItemDelegate(new LineDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setUniformItemSizes(true);
    setTabKeyNavigation(false);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setDropIndicatorShown(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CodeList::setShown(const CodeShown &shown)
{
    m_shown = shown;
    while (count() > shown.lines.size())
        delete takeItem(count() - 1);
    while (count() < shown.lines.size())
        addItem(QString());
    for (int i = 0; i < count(); ++i) {
        QListWidgetItem &line = *item(i);
        if (line.text() != shown.lines.at(i))
            line.setText(shown.lines.at(i));
        if (const QString name = spokenForm(joinedSentences({spoken(i), m_shown.remarks.value(i)}));
            line.data(Qt::AccessibleTextRole).toString() != name)
            line.setData(Qt::AccessibleTextRole, name);
    }
    if (currentRow() < 0)
        setCurrentRow(0);
    fitLines();
    viewport()->update();
}

QString CodeList::spoken(int line) const
{
    const QString code = m_shown.lines.at(line);
    if (line == m_shown.rewritten) {
        //: Read aloud: %1 is the number of a line of code, %2 the code.
        return tr("Line %1, rewritten: %2").arg(line + 1).arg(code);
    }
    //: Read aloud: %1 is the number of a line of code, %2 the code.
    return (line == m_shown.broken ? tr("Line %1, breaks the graph: %2")
                                   //: Read aloud: %1 is the number of a line of code, %2 the code.
                                   : tr("Line %1: %2"))
        .arg(line + 1)
        .arg(code);
}

void CodeList::paintLine(QPainter &painter, const QRect &area, int line) const
{
    const ChartTheme theme = chartThemeFor(palette());
    const MarkStyle alarm = theme.mark(Meaning::Failure);
    const QColor ink = palette().color(QPalette::Link);
    const bool broken = line == m_shown.broken;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRect gutter = area;
    gutter.setWidth(gutterOf(fontMetrics()));
    if (broken)
        painter.fillRect(area, tinted(alarm.fill));
    painter.fillRect(gutter, tinted(broken ? alarm.fill : theme.mutedText));
    if (broken) {
        QRectF mark(0, 0, fontMetrics().height() * 2.0, fontMetrics().height() * 1.3);
        mark.moveCenter(QRectF(gutter).center());
        paintMark(painter, mark, alarm.fill);
    }
    if (line >= m_shown.firstLit && line <= m_shown.lastLit)
        painter.fillRect(QRect(gutter.right() - litWidth + 1, area.top(), litWidth, area.height()), ink);
    painter.setFont(broken ? strong(font()) : font());
    painter.setPen(broken ? alarm.labelInk : theme.mutedText);
    painter.drawText(gutter, Qt::AlignCenter, locale().toString(line + 1));

    QRect room = area.adjusted(gutter.width() + space::m, space::xs, -space::s, -space::xs);
    const bool hasGhost = line == m_shown.target && !m_shown.ghost.isEmpty();
    const int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    painter.setFont(codeFont(font()));
    painter.setPen(line == m_shown.rewritten ? ink : theme.text);
    QRect code = room;
    if (hasGhost)
        code.setHeight(room.height() / 2);
    painter.drawText(code, flags, m_shown.lines.at(line));
    if (hasGhost) {
        painter.setPen(ink);
        painter.drawText(room.adjusted(0, room.height() / 2, 0, 0), flags, m_shown.ghost);
    }
    if (line == m_shown.target) {
        painter.setPen(QPen(ink, 2.0, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(code).adjusted(-space::s, 0, space::xs, 0), space::xs, space::xs);
    }
    if (hasFocus() && line == currentRow())
        drawFocusRing(painter, area.adjusted(1, 1, -1, -1), palette());
    painter.restore();
}

int CodeList::leastRow() const
{
    return fontMetrics().height() * 2 + 2 * space::xs;
}

/// All of one height, together as high as the list.
void CodeList::fitLines()
{
    const int each = count() == 0 ? leastRow() : std::max(leastRow(), viewport()->height() / count());
    for (int i = 0; i < count(); ++i)
        if (const QSize size(0, each); item(i)->sizeHint() != size)
            item(i)->setSizeHint(size);
}

QSize CodeList::minimumSizeHint() const
{
    const int letter = QFontMetrics(codeFont(font())).averageCharWidth();
    const int line = fontMetrics().height() + 2 * space::xs;
    return {gutterOf(fontMetrics()) + letter * shortLine, leastLines * line};
}

int CodeList::lineAt(const QPointF &place) const
{
    const QListWidgetItem *at = itemAt(place.toPoint());
    return at ? row(at) : -1;
}

void CodeList::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        emit lineChosen(currentRow());
        return;
    }
    QListWidget::keyPressEvent(event);
}

void CodeList::mouseReleaseEvent(QMouseEvent *event)
{
    QListWidget::mouseReleaseEvent(event);
    if (const int line = lineAt(event->position()); line >= 0 && event->button() == Qt::LeftButton)
        emit lineChosen(line);
}

void CodeList::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(QLatin1String(toolType)))
        event->acceptProposedAction();
}

void CodeList::dragMoveEvent(QDragMoveEvent *event)
{
    const QString key = QString::fromUtf8(event->mimeData()->data(QLatin1String(toolType)));
    const int line = lineAt(event->position());
    emit toolOver(key, line);
    event->setAccepted(line >= 0);
}

void CodeList::dragLeaveEvent(QDragLeaveEvent *event)
{
    QListWidget::dragLeaveEvent(event);
    emit toolOver(QString(), -1);
}

void CodeList::dropEvent(QDropEvent *event)
{
    const QString key = QString::fromUtf8(event->mimeData()->data(QLatin1String(toolType)));
    const int line = lineAt(event->position());
    emit toolOver(QString(), -1);
    if (key.isEmpty() || line < 0)
        return;
    event->acceptProposedAction();
    emit toolDropped(key, line);
}

void CodeList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    fitLines();
}

void CodeList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitLines();
        updateGeometry();
    }
}

} // namespace rp
