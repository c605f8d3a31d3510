// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/frame/chart_plot.h"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace rp {

namespace {

QString spokenAt(const ChartContent &content, const ChartPosition &position)
{
    if (position.on == ChartPosition::On::Annotation)
        return content.annotations[static_cast<std::size_t>(position.point)].spoken;
    return content.spokenAt(content.series[static_cast<std::size_t>(position.series)]
                                .points[static_cast<std::size_t>(position.point)]);
}

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
    : QWidget(parent)
    , m_canvas(std::move(canvas))
    , m_hooks(std::move(hooks))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

ChartPlot::~ChartPlot() = default;

ChartStyle ChartPlot::chartStyle() const
{
    ChartStyle style;
    style.font = font();
    // In pixels, so that exports at another resolution keep the measured sizes.
    style.font.setPixelSize(std::max(1, QFontInfo(font()).pixelSize()));
    style.theme = chartThemeFor(palette());
    style.direction = layoutDirection();
    return style;
}

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
    tellTableChanged(sameShape, renamed, redescribed);
    if (moved)
        emit positionChanged();
}

void ChartPlot::tellTableChanged(bool sameShape, bool renamed, bool redescribed)
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
    if (renamed) {
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
    if (redescribed) {
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void ChartPlot::relayout()
{
    const ChartStyle style = chartStyle();
    if (!size().isEmpty())
        m_canvas->layout(size(), style);
    const QSize minimum = measuredMinimum(style);
    if (minimum != m_minimum) { // a new hint lays out the whole page: only when it has to be
        m_minimum = minimum;
        updateGeometry();
    }
    update();
}

void ChartPlot::moveTo(const ChartPosition &position)
{
    const ChartPosition next = keptInside(m_content, position);
    if (next == m_position)
        return;
    m_position = next;
    update();
    speakPosition();
    emit positionChanged();
}

void ChartPlot::keepAt(const ChartPosition &position)
{
    m_position = keptInside(m_content, position);
    update();
    emit positionChanged();
}

std::pair<int, int> ChartPlot::cellOf(const ChartPosition &position) const
{
    if (position.on == ChartPosition::On::Annotation)
        return {m_content.grid.annotationRow + position.point, 0};
    if (position.on == ChartPosition::On::Whole)
        return {-1, -1};
    const ChartPoint &point = m_content.series[static_cast<std::size_t>(position.series)]
                                  .points[static_cast<std::size_t>(position.point)];
    return {point.row, point.column};
}

ChartPosition ChartPlot::positionOfCell(int row, int column) const
{
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

QRect ChartPlot::cellRect(int row, int column) const
{
    QRect rect = this->rect();
    if (row >= 0 && column >= 0) {
        const QRect drawn = m_canvas->positionRect(positionOfCell(row, column)).toAlignedRect();
        if (!drawn.isEmpty())
            rect = drawn;
    }
    return {mapToGlobal(rect.topLeft()), rect.size()};
}

void ChartPlot::speakPosition()
{
    if (!QAccessible::isActive() || !hasFocus())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    const auto [row, column] = cellOf(m_position);
    if (row >= 0 && column >= 0)
        event.setChild(row * static_cast<int>(m_content.grid.columns.size()) + column);
    QAccessible::updateAccessibility(&event);
}

bool ChartPlot::takeStep(WalkStep step)
{
    if (step == WalkStep::Leave && m_position.on == ChartPosition::On::Whole)
        return false;
    if (m_hooks.step && m_hooks.step(step))
        return true;
    moveTo(walkChart(m_content, m_position, step));
    return true;
}

void ChartPlot::keyPressEvent(QKeyEvent *event)
{
    // The Arabic question mark sits on the same key.
    if (event->text() == QStringLiteral("?") || event->text() == QString(QChar(0x061F))) {
        emit keysRequested();
        return;
    }
    if (m_hooks.key && m_hooks.key(event))
        return;
    const auto step = walkStepFor(event->key(), event->modifiers(), layoutDirection());
    if (step && takeStep(*step))
        return;
    QWidget::keyPressEvent(event);
}

void ChartPlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressedAt = event->position();
    m_draggedX = m_pressedAt.x();
    m_dragging = false;
}

void ChartPlot::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    const double x = event->position().x();
    if (!m_dragging && std::abs(x - m_pressedAt.x()) < QApplication::startDragDistance())
        return;
    m_dragging = true;
    if (m_hooks.drag)
        m_hooks.drag(x - m_draggedX);
    m_draggedX = x;
}

void ChartPlot::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_dragging)
        return;
    if (const auto position = m_canvas->positionAt(event->position(), m_content))
        moveTo(*position);
}

void ChartPlot::wheelEvent(QWheelEvent *event)
{
    if (!m_hooks.wheel || !m_hooks.wheel(event))
        event->ignore();
}

bool ChartPlot::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto position = m_canvas->positionAt(help->pos(), m_content);
        if (position)
            QToolTip::showText(help->globalPos(), spokenAt(m_content, *position), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void ChartPlot::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
    emit positionChanged();
}

void ChartPlot::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    // The next visit starts with the whole chart again; a menu or another window is no leaving.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        m_position.on = ChartPosition::On::Whole;
    update();
    emit positionChanged();
}

void ChartPlot::resizeEvent(QResizeEvent *)
{
    relayout();
}

void ChartPlot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::LocaleChange:
        relayout();
        break;
    default:
        break;
    }
}

void ChartPlot::paintFocus(QPainter &painter) const
{
    const ChartTheme theme = chartThemeFor(palette());
    const auto ring = [&](const QRectF &rect, double inner, double outer) {
        // Two lines, one of them in the ground's colour, so that the ring shows on any mark.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.background, inner));
        painter.drawRect(rect);
        painter.setPen(QPen(theme.focusRing, outer));
        const double grow = (inner + outer) / 2.0;
        painter.drawRect(rect.adjusted(-grow, -grow, grow, grow));
    };
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.focusRing, m_position.on == ChartPosition::On::Whole ? 3.0 : 1.0));
    painter.drawRect(frame);
    QRectF mark = m_canvas->positionRect(m_position);
    if (m_position.on == ChartPosition::On::Whole || mark.isNull())
        return;
    if (mark.width() < 4.0)
        mark.adjust(-2.0, 0.0, 2.0, 0.0);
    ring(mark, 2.0, 2.5);
}

void ChartPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), chartThemeFor(palette()).background);
    m_canvas->paint(painter);
    if (hasFocus())
        paintFocus(painter);
}

QSize ChartPlot::measuredMinimum(const ChartStyle &style) const
{
    const double minimumWidth = m_canvas->minimumWidth(style);
    const double atWidth = std::max<double>(width(), minimumWidth);
    return QSizeF(minimumWidth, m_canvas->minimumHeight(atWidth, style)).toSize();
}

QSize ChartPlot::minimumSizeHint() const
{
    return m_minimum.isValid() ? m_minimum : measuredMinimum(chartStyle());
}

QSize ChartPlot::sizeHint() const
{
    const QSize minimum = minimumSizeHint();
    return {std::max(minimum.width(), 480), std::max(minimum.height() + minimum.height() / 5, 180)};
}

} // namespace rp
