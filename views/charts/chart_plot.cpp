// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_plot.h"

#include "views/charts/canvas_text.h"
#include "views/charts/chart_widget.h"
#include "views/charts/figure_accessible.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
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
    // Whoever takes a picture of what is hidden has it laid out with updates off (Qt); a view that is made
    // then keeps them off.
    if (updatesEnabled() && !m_view->updatesEnabled())
        m_view->setUpdatesEnabled(true);
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
    const ChartPosition before = m_position;
    moveTo(walkChart(m_content, m_position, step));
    return step == WalkStep::Enter || !(m_position == before);
}

bool ChartPlot::takeKey(QKeyEvent &event)
{
    if (m_hooks.key(&event))
        return true;
    const auto step = walkStepFor(event.key(), event.modifiers(), layoutDirection());
    if (!step)
        return false;
    const bool isInside = m_position.on != ChartPosition::On::Whole;
    const bool isTaken = takeStep(*step);
    if (isTaken || !isInside)
        return isTaken;
    tellIdle(event.key()); // there is no more in that direction
    return true;
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

void ChartPlot::showEvent(QShowEvent *event)
{
    FigurePlot::showEvent(event);
    showView();
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

// What hands do with a chart: take hold of marks, point at rows, choose them.

PlotHooks ChartWidget::hooks()
{
    PlotHooks hooks;
    hooks.key = [this](QKeyEvent *event) {
        return takeGripKey(*event) || takeSoundKey(*event) || handleKey(event);
    };
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

namespace {

/// A cell. It says its column itself: a screen reader that reads a whole row leaves the headings out, and
/// with a heading of its own the column would be said twice by those who go from cell to cell.
class PlotCell final : public ItemAccessible, public QAccessibleTableCellInterface
{
public:
    using ItemAccessible::ItemAccessible;

    QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? spokenForm(grid().told(rowIndex(), columnIndex()))
                                                      : QString();
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface *>(this)
                                                       : ItemAccessible::interface_cast(type);
    }

    bool isSelected() const override { return state().selected; }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override;
    int columnIndex() const override { return item() % columns(); }
    int rowIndex() const override { return item() / columns(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

private:
    const ChartGrid &grid() const { return static_cast<ChartPlot *>(plot())->content().grid; }
    int columns() const { return plot() ? std::max(1, static_cast<int>(grid().columns.size())) : 1; }
};

/// The plot as a table. Its children are the cells, row by row; the table describes its columns.
class PlotAccessible final : public FigureAccessible, public QAccessibleTableInterface
{
public:
    explicit PlotAccessible(ChartPlot *plot)
        : FigureAccessible(plot, QAccessible::Table)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                                   : FigureAccessible::interface_cast(type);
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        return row >= 0 && row < rowCount() && column >= 0 && column < columnCount()
                   ? known(row * columnCount() + column)
                   : nullptr;
    }
    QString columnDescription(int column) const override { return spokenForm(grid().columns.value(column)); }
    QString rowDescription(int row) const override
    {
        return row >= 0 && row < rowCount() ? spokenForm(grid().cell(row, 0)) : QString();
    }
    int columnCount() const override { return static_cast<int>(grid().columns.size()); }
    int rowCount() const override { return static_cast<int>(grid().rows.size()); }

    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    QList<QAccessibleInterface *> selectedCells() const override
    {
        QAccessibleInterface *selected = child(figure()->focusedItem());
        return selected ? QList<QAccessibleInterface *>{selected} : QList<QAccessibleInterface *>();
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *event) override
    {
        // Cells read their text live; only a new shape makes them invalid.
        if (event->modelChangeType() == QAccessibleTableModelChangeEvent::ModelReset)
            clear();
    }

protected:
    ItemAccessible *made(int item) const override { return new PlotCell(figure(), item); }

private:
    const ChartGrid &grid() const { return static_cast<ChartPlot *>(figure())->content().grid; }
};

QList<QAccessibleInterface *> PlotCell::rowHeaderCells() const
{
    const auto *table = static_cast<PlotAccessible *>(parent());
    if (!table || columnIndex() == 0)
        return {};
    return {table->cellAt(rowIndex(), 0)};
}

QAccessibleInterface *chartFactory(const QString &className, QObject *object)
{
    if (className == QLatin1String("rp::ChartPlot"))
        if (auto *plot = qobject_cast<ChartPlot *>(object))
            return new PlotAccessible(plot);
    return nullptr;
}

} // namespace

void installChartAccessibility()
{
    QAccessible::installFactory(chartFactory);
}

} // namespace rp
