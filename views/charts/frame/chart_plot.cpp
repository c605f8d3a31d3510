// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/chart_plot.h"

#include "views/charts/canvas/canvas_text.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr std::array smallerLetters{0.92, 0.85, 0.78, 0.72};
constexpr int leastLetters = 12; ///< pixels

} // namespace

std::optional<WalkStep> walkStepFor(int key, Qt::KeyboardModifiers modifiers, Qt::LayoutDirection direction)
{
    const Qt::KeyboardModifiers held = modifiers & ~Qt::KeypadModifier;
    const bool control = held == Qt::ControlModifier;
    if (held != Qt::NoModifier && !(control && (key == Qt::Key_Home || key == Qt::Key_End)))
        return std::nullopt;
    const bool mirroredKeys = direction == Qt::RightToLeft;
    switch (key) {
    case Qt::Key_Right:
        return mirroredKeys ? WalkStep::PreviousPoint : WalkStep::NextPoint;
    case Qt::Key_Left:
        return mirroredKeys ? WalkStep::NextPoint : WalkStep::PreviousPoint;
    case Qt::Key_Down:
        return WalkStep::NextSeries;
    case Qt::Key_Up:
        return WalkStep::PreviousSeries;
    case Qt::Key_Home:
        return control ? WalkStep::FirstOfAll : WalkStep::FirstPoint;
    case Qt::Key_End:
        return control ? WalkStep::LastOfAll : WalkStep::LastPoint;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return WalkStep::Enter;
    case Qt::Key_Escape:
        return WalkStep::Leave;
    default:
        return std::nullopt;
    }
}

ChartPlot::ChartPlot(std::unique_ptr<ChartCanvas> canvas, PlotHooks hooks, QWidget *parent)
    : FigurePlot(Qt::Horizontal, parent)
    , m_canvas(std::move(canvas))
    , m_hooks(std::move(hooks))
{
}

ChartPlot::~ChartPlot() = default;

void ChartPlot::setContent(ChartContent content)
{
    const bool sameShape = content.grid.rows.size() == m_content.grid.rows.size() &&
                           content.grid.columns.size() == m_content.grid.columns.size();
    const bool renamed = content.caption != m_content.caption;
    const bool redescribed = content.summary != m_content.summary;
    m_content = std::move(content);
    m_canvas->setContent(m_content);
    const ChartPosition kept = keptInside(m_content, m_position);
    const bool moved = kept != m_position;
    m_position = kept;
    relayout();
    if (!sameShape)
        itemsReplaced();
    tellTableChanged(sameShape);
    if (renamed)
        tell(QAccessible::NameChanged);
    if (redescribed)
        tell(QAccessible::DescriptionChanged);
    if (moved)
        emit positionChanged();
}

void ChartPlot::tellTableChanged(bool sameShape)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTableModelChangeEvent change(this, sameShape ? QAccessibleTableModelChangeEvent::DataChanged
                                                            : QAccessibleTableModelChangeEvent::ModelReset);
    if (sameShape) {
        change.setFirstRow(0);
        change.setLastRow(static_cast<int>(m_content.grid.rows.size()) - 1);
        change.setFirstColumn(0);
        change.setLastColumn(static_cast<int>(m_content.grid.columns.size()) - 1);
    }
    QAccessible::updateAccessibility(&change);
}

void ChartPlot::relayout()
{
    const ChartStyle style = chartStyle();
    if (!size().isEmpty())
        m_canvas->layout(size(), style);
    const QSize minimum = measuredMinimum(style);
    if (!size().isEmpty() && minimum.height() > height())
        m_canvas->layout(size(), lowerStyle(style));
    if (minimum != m_minimum) { // a new hint lays out the whole page: only when it has to be
        m_minimum = minimum;
        updateGeometry();
    }
    showView();
    redraw();
}

/// A canvas that shows itself does so in a widget that fills the plot.
void ChartPlot::showView()
{
    if (size().isEmpty())
        return;
    if (!m_view) {
        m_view = m_canvas->view([this](QPainter &painter) { paintOver(painter); });
        if (!m_view)
            return;
        m_view->setParent(this);
        m_view->show();
    }
    m_view->setGeometry(rect());
}

void ChartPlot::redraw()
{
    if (m_view)
        m_canvas->redraw();
    else
        update();
}

void ChartPlot::paintOver(QPainter &painter) const
{
    m_hooks.paintOver(painter);
    paintFocus(painter);
    if (m_pointed)
        paintLabel(painter, *m_pointed);
    else if (hasFocus())
        paintLabel(painter, m_position);
}

/// The label of a point that found no place among the others.
void ChartPlot::paintLabel(QPainter &painter, const ChartPosition &position) const
{
    if (position.on != ChartPosition::On::Point || keptInside(m_content, position) != position)
        return;
    const QString &label =
        m_content.series[std::size_t(position.series)].points[std::size_t(position.point)].label;
    const std::vector<PlacedText> &shown = m_canvas->texts();
    const QRectF mark = m_canvas->positionRect(position);
    if (label.isEmpty() || mark.isNull() ||
        std::any_of(shown.begin(), shown.end(), [&](const PlacedText &text) { return text.text == label; }))
        return;
    const ChartStyle style = chartStyle();
    const CanvasText text(style);
    QRectF plate(QPointF(), QSizeF(text.width(label, true) + text.em(), text.lineHeight()));
    const double aside = (mark.width() + plate.width()) / 2.0 + 4.0;
    plate.moveCenter(
        mark.center() +
        QPointF(mark.center().x() + aside + plate.width() / 2.0 < width() ? aside : -aside, 0.0));
    paintTexts(painter, {{plate, label, style.theme.text, Qt::AlignCenter, true, style.theme.background}},
               style);
}

void ChartPlot::hover(const std::optional<QPointF> &place)
{
    m_hooks.hover(place);
    const auto pointed = place ? m_canvas->positionAt(*place, m_content) : std::nullopt;
    if (std::exchange(m_pointed, pointed) != pointed)
        redraw();
}

void ChartPlot::moveTo(const ChartPosition &position)
{
    const ChartPosition next = keptInside(m_content, position);
    if (next == m_position)
        return;
    m_position = next;
    redraw();
    showPosition();
    emit positionChanged();
}

void ChartPlot::keepAt(const ChartPosition &position)
{
    m_position = keptInside(m_content, position);
    redraw();
    emit positionChanged();
}

QString ChartPlot::spokenAt(const ChartPosition &position) const
{
    const auto point = static_cast<std::size_t>(position.point);
    if (position.on == ChartPosition::On::Annotation)
        return m_content.annotations[point].spoken;
    if (position.on == ChartPosition::On::Whole)
        return {};
    return m_content.spokenAt(m_content.series[static_cast<std::size_t>(position.series)].points[point]);
}

int ChartPlot::itemCount() const
{
    return static_cast<int>(m_content.grid.rows.size()) * static_cast<int>(m_content.grid.columns.size());
}

int ChartPlot::itemOf(const ChartPosition &position) const
{
    const int columns = static_cast<int>(m_content.grid.columns.size());
    if (position.on == ChartPosition::On::Annotation)
        return (m_content.grid.annotationRow + position.point) * columns;
    if (position.on == ChartPosition::On::Whole)
        return -1;
    const ChartPoint &point = m_content.series[static_cast<std::size_t>(position.series)]
                                  .points[static_cast<std::size_t>(position.point)];
    return point.row < 0 || point.column < 0 ? -1 : point.row * columns + point.column;
}

ChartPosition ChartPlot::positionOf(int item) const
{
    const int columns = std::max(1, static_cast<int>(m_content.grid.columns.size()));
    const int row = item / columns;
    const int column = item % columns;
    if (row >= m_content.grid.annotationRow)
        return {ChartPosition::On::Annotation, m_position.series, row - m_content.grid.annotationRow};
    ChartPosition found;
    for (std::size_t s = 0; s < m_content.series.size(); ++s)
        for (std::size_t p = 0; p < m_content.series[s].points.size(); ++p) {
            const ChartPoint &point = m_content.series[s].points[p];
            if (point.row != row)
                continue;
            // A row's name stands for its first point.
            if (point.column == column || found.on == ChartPosition::On::Whole)
                found = {ChartPosition::On::Point, static_cast<int>(s), static_cast<int>(p)};
            if (point.column == column)
                return found;
        }
    return found;
}

int ChartPlot::itemAt(const QPointF &place) const
{
    const auto position = m_canvas->positionAt(place, m_content);
    return position ? itemOf(*position) : -1;
}

QRectF ChartPlot::itemRect(int item) const
{
    const QRectF drawn = item >= 0 ? m_canvas->positionRect(positionOf(item)) : QRectF();
    if (drawn.isNull())
        return rect();
    return drawn.width() < 1.0 ? drawn.adjusted(-1.0, 0.0, 1.0, 0.0) : drawn; // a bar of no length
}

void ChartPlot::focusItem(int item)
{
    moveTo(positionOf(item));
}

bool ChartPlot::takeStep(WalkStep step)
{
    if (step == WalkStep::Leave && m_position.on == ChartPosition::On::Whole)
        return false;
    if (m_hooks.step(step))
        return true;
    if (step == WalkStep::Enter && m_position.on != ChartPosition::On::Whole)
        m_hooks.choose(m_position);
    moveTo(walkChart(m_content, m_position, step));
    return true;
}

bool ChartPlot::takeKey(QKeyEvent &event)
{
    if (m_hooks.key(&event))
        return true;
    const auto step = walkStepFor(event.key(), event.modifiers(), layoutDirection());
    return step && takeStep(*step);
}

bool ChartPlot::takeWheel(QWheelEvent &event)
{
    return m_hooks.wheel(&event);
}

void ChartPlot::dragBy(const QPointF &pixels)
{
    m_hooks.drag(pixels.x());
}

void ChartPlot::pressAt(const QPointF &place)
{
    const auto position = m_canvas->positionAt(place, m_content);
    if (!position)
        return;
    moveTo(*position);
    m_hooks.choose(*position);
}

QString ChartPlot::tipAt(const QPointF &place) const
{
    if (QString tip = m_hooks.tip(place); !tip.isEmpty())
        return tip;
    const auto position = m_canvas->positionAt(place, m_content);
    return position ? spokenAt(*position) : QString();
}

void ChartPlot::focusEntered()
{
    relayout(); // the titles of the axes name the ranges
    emit positionChanged();
}

void ChartPlot::focusLeft(bool forGood)
{
    if (forGood) // the next visit starts with the whole chart again
        m_position.on = ChartPosition::On::Whole;
    relayout();
    emit positionChanged();
}

void ChartPlot::resizeEvent(QResizeEvent *)
{
    relayout();
}

void ChartPlot::paintFigure(QPainter &painter, const QRegion &visible) const
{
    if (m_view)
        return;
    painter.setClipRect(visible.boundingRect()); // so that the canvas knows what need not be painted
    m_canvas->paint(painter);
    painter.setClipping(false);
    paintOver(painter);
}

void ChartPlot::paintFocusedItem(QPainter &painter) const
{
    QRectF mark = m_canvas->positionRect(m_position);
    if (mark.isNull())
        return;
    if (mark.width() < 4.0)
        mark.adjust(-2.0, 0.0, 2.0, 0.0);
    const ChartTheme theme = chartThemeFor(palette());
    // Two lines, one of them in the ground's colour, so that the ring shows on any mark.
    painter.setPen(QPen(theme.background, 2.0));
    painter.drawRect(mark);
    painter.setPen(QPen(theme.focusRing, 2.5));
    painter.drawRect(mark.adjusted(-2.25, -2.25, 2.25, 2.25));
}

QSize ChartPlot::measuredMinimum(const ChartStyle &style) const
{
    const double minimumWidth = m_canvas->minimumWidth(style);
    const double atWidth = std::max<double>(width(), minimumWidth);
    return QSizeF(minimumWidth, m_canvas->minimumHeight(atWidth, style)).toSize();
}

/// In a window too low for it a picture is whole with smaller letters, as far as they can be read.
ChartStyle ChartPlot::lowerStyle(const ChartStyle &style) const
{
    ChartStyle lower = style;
    for (const double factor : smallerLetters) {
        lower.font.setPixelSize(std::max(std::min(leastLetters, style.font.pixelSize()),
                                         static_cast<int>(std::lround(style.font.pixelSize() * factor))));
        if (m_canvas->minimumHeight(width(), lower) <= height())
            break;
    }
    return lower;
}

int ChartPlot::leastHeight() const
{
    ChartStyle lowest = chartStyle();
    const int whole = minimumSizeHint().height();
    lowest.font.setPixelSize(
        std::max(std::min(leastLetters, lowest.font.pixelSize()),
                 static_cast<int>(std::lround(lowest.font.pixelSize() * smallerLetters.back()))));
    return std::min(whole, static_cast<int>(std::ceil(m_canvas->minimumHeight(
                               std::max<double>(width(), m_canvas->minimumWidth(lowest)), lowest))));
}

QSize ChartPlot::minimumSizeHint() const
{
    m_hooks.bringUpToDate(); // the size is that of what will be shown
    return m_minimum.isValid() ? m_minimum : measuredMinimum(chartStyle());
}

QSize ChartPlot::sizeHint() const
{
    const QSize minimum = minimumSizeHint();
    return {std::max(minimum.width(), 480), std::max(minimum.height() + minimum.height() / 5, 180)};
}

} // namespace rp
