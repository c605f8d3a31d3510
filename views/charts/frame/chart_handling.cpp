// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with a chart: take hold of marks, point at rows, choose them.
#include "views/charts/frame/chart_plot.h"
#include "views/charts/frame/chart_widget.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <utility>

namespace rp {

PlotHooks ChartWidget::hooks()
{
    PlotHooks hooks;
    hooks.key = [this](QKeyEvent *event) { return takeGripKey(*event) || handleKey(event); };
    hooks.wheel = [this](QWheelEvent *event) { return handleWheel(event); };
    hooks.drag = [this](double dx) { handleDrag(dx); };
    hooks.step = [this](WalkStep step) { return handleStep(step); };
    hooks.takeHold = [this](const QPointF &place) { return takeHold(place); };
    hooks.dragTo = [this](const QPointF &place) { dragTo(place); };
    hooks.letGo = [this] { letGo(); };
    hooks.hover = [this](const std::optional<QPointF> &place) { hover(place); };
    hooks.tip = [this](const QPointF &place) { return gripTip(place); };
    hooks.choose = [this](const ChartPosition &position) {
        if (const QString row = keyOf(position); !row.isEmpty())
            emit rowChosen(row);
    };
    hooks.paintOver = [this](QPainter &painter) { paintOver(painter); };
    hooks.bringUpToDate = [this] { bringUpToDate(); };
    return hooks;
}

void ChartWidget::setGrips(std::vector<ChartGrip> grips)
{
    if (m_grips.all() == grips)
        return;
    letGo(); // its number may be another one's now
    m_hovered.reset();
    m_plot->canvas().setGripped(!grips.empty());
    m_grips.set(std::move(grips));
    m_plot->relayout();
}

void ChartWidget::setHeld(bool held)
{
    m_plot->canvas().setHeld(held);
    m_plot->relayout();
}

void ChartWidget::chooseAxes()
{
    m_plot->canvas().forgetAxes();
    scheduleRefresh();
}

bool ChartWidget::takeHold(const QPointF &place)
{
    m_grabbed = m_grips.at(place, canvas(), content(), table());
    if (!m_grabbed)
        return false;
    const ChartPosition mark = *m_grips.positionOf(*m_grabbed, content(), table());
    m_grabbedBeside = place - canvas().gripOf(mark);
    moveTo(mark);
    emit heldChanged(true);
    return true;
}

void ChartWidget::dragTo(const QPointF &place)
{
    if (!m_grabbed)
        return;
    const auto value = canvas().valueAt(place - m_grabbedBeside, m_grips.all()[*m_grabbed].along);
    if (value)
        emit gripMoved(int(*m_grabbed), *value);
}

void ChartWidget::letGo()
{
    if (std::exchange(m_grabbed, std::nullopt))
        emit heldChanged(false);
}

void ChartWidget::hover(const std::optional<QPointF> &place)
{
    const auto over = place ? m_grips.at(*place, canvas(), content(), table()) : std::nullopt;
    if (over != m_hovered) {
        m_hovered = over;
        if (over)
            m_plot->setCursor(m_grips.all()[*over].along == Qt::Horizontal ? Qt::SizeHorCursor
                                                                           : Qt::SizeVerCursor);
        else
            m_plot->unsetCursor();
        m_plot->redraw();
        // At once: a grip at the end of a bar does not look like the control that it is.
        const QString tip = over ? gripTip(*place) : QString();
        QToolTip::showText(place ? m_plot->mapToGlobal(place->toPoint()) : QPoint(), tip, m_plot);
    }
    emit pointed(place ? keyAt(*place) : QString());
    handleHover(place);
}

QString ChartWidget::gripTip(const QPointF &place) const
{
    const auto over = m_grips.at(place, canvas(), m_plot->content(), table());
    if (!over)
        return {};
    //: Tool tip of a round grip in a chart. %1: what it sets, such as "Launch cost".
    const QString sets = tr("Drag to set: %1").arg(m_grips.all()[*over].sets);
    const auto mark = m_grips.positionOf(*over, m_plot->content(), table());
    // A mark has something to say of itself; a bar is read off.
    return mark && mark->on == ChartPosition::On::Annotation ? sets + u'\n' + m_plot->spokenAt(*mark) : sets;
}

bool ChartWidget::takeGripKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::ControlModifier)
        return false;
    const bool across = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (!across && event.key() != Qt::Key_Up && event.key() != Qt::Key_Down)
        return false;
    const auto grip =
        m_grips.movedFrom(position(), across ? Qt::Horizontal : Qt::Vertical, content(), table());
    if (!grip)
        return false;
    moveTo(*m_grips.positionOf(*grip, content(), table()));
    const bool mirrored = across && layoutDirection() == Qt::RightToLeft;
    const bool more = event.key() == Qt::Key_Right || event.key() == Qt::Key_Up;
    emit gripStepped(int(*grip), more != mirrored ? 1 : -1);
    return true;
}

QString ChartWidget::keyOf(const ChartPosition &position) const
{
    const ChartContent &shown = m_plot->content();
    if (position.on != ChartPosition::On::Point || std::size_t(position.series) >= shown.series.size())
        return {};
    const ChartSeries &series = shown.series[std::size_t(position.series)];
    if (m_mapping.seriesAre == ChartMapping::SeriesAre::Rows)
        return series.key;
    const int row = series.points[std::size_t(position.point)].row;
    return m_table && row >= 0 && row < m_table->rowCount() ? m_table->rows()[std::size_t(row)].key
                                                            : QString();
}

QString ChartWidget::keyAt(const QPointF &place) const
{
    const auto position = canvas().positionAt(place, m_plot->content());
    return position ? keyOf(*position) : QString();
}

void ChartWidget::light(const QString &key)
{
    if (m_lit == key)
        return;
    m_lit = key;
    m_plot->redraw();
}

/// Grips, and a frame round the row that is pointed at in another picture.
void ChartWidget::paintOver(QPainter &painter) const
{
    const ChartContent &shown = m_plot->content();
    const ChartStyle style = m_plot->chartStyle();
    for (std::size_t s = 0; s < shown.series.size() && !m_lit.isEmpty(); ++s) {
        QRectF row;
        for (std::size_t p = 0; p < shown.series[s].points.size(); ++p)
            if (keyOf({ChartPosition::On::Point, int(s), int(p)}) == m_lit)
                row |= canvas().pointRect(int(s), int(p));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.theme.text, 2.0, Qt::DashLine));
        if (!row.isEmpty())
            painter.drawRect(row.adjusted(-3.0, -3.0, 3.0, 3.0));
    }
    m_grips.paint(painter, canvas(), shown, m_table, style, m_hovered);
}

QString ChartWidget::hint() const
{
    if (m_grips.isEmpty())
        return tr("Arrow keys read the values one by one; the question mark key lists all keys.");
    //: Hint under a chart with round marks that can be dragged. %1: what they set, such as "Launch cost".
    return tr("Drag a round grip, or press Ctrl and an arrow key, to set: %1. The question mark key lists "
              "all keys.")
        .arg(gripNames());
}

QString ChartWidget::gripNames() const
{
    QStringList names;
    for (const ChartGrip &grip : m_grips.all())
        if (!names.contains(grip.sets))
            names.append(grip.sets);
    return QLocale().createSeparatedList(names);
}

QStringList ChartWidget::gripLines() const
{
    QStringList lines;
    for (const ChartGrip &grip : m_grips.all()) {
        //: A line in a list of keys. %1: what is set by it, such as "Launch cost".
        const QString line = grip.along == Qt::Horizontal
                                 ? tr("Ctrl+Left, Ctrl+Right at a grip: %1").arg(grip.sets)
                                 //: A line in a list of keys. %1: what is set by it.
                                 : tr("Ctrl+Up, Ctrl+Down at a grip: %1").arg(grip.sets);
        if (!lines.contains(line))
            lines.append(line);
    }
    if (!m_grips.isEmpty())
        lines.append(tr("Enter on a value: choose what it belongs to"));
    return lines;
}

} // namespace rp
