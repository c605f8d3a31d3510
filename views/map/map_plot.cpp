// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_plot.h"

#include "views/charts/figure_accessible.h"
#include "views/map/graph_map.h"
#include "views/map/map_walk.h"
#include "views/widgets/spacing.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {

constexpr double panStep = 60.0; ///< pixels

/// In those of nodes and edges alone.
bool differInTexts(MapGraph before, const MapGraph &now)
{
    if (before.nodes.size() != now.nodes.size() || before.edges.size() != now.edges.size())
        return false;
    for (std::size_t i = 0; i < now.nodes.size(); ++i) {
        before.nodes[i].label = now.nodes[i].label;
        before.nodes[i].kind = now.nodes[i].kind;
        before.nodes[i].note = now.nodes[i].note;
        before.nodes[i].description = now.nodes[i].description;
    }
    for (std::size_t i = 0; i < now.edges.size(); ++i)
        before.edges[i].label = now.edges[i].label;
    before.summary = now.summary;
    return before == now;
}

} // namespace

MapPlot::MapPlot(QWidget *parent)
    : FigurePlot(Qt::Horizontal | Qt::Vertical, parent)
{
}

void MapPlot::setCaption(const QString &caption)
{
    if (m_caption == caption)
        return;
    m_caption = caption;
    tell(QAccessible::NameChanged);
}

void MapPlot::setGraph(MapGraph graph)
{
    const QString id = isNode(m_node) ? m_graph.nodes[std::size_t(m_node)].id : QString();
    const QString chosen = isNode(chosenNode()) ? m_graph.nodes[std::size_t(chosenNode())].id : QString();
    const int before = focusedItem();
    const bool sameNodes =
        std::equal(graph.nodes.begin(), graph.nodes.end(), m_graph.nodes.begin(), m_graph.nodes.end(),
                   [](const auto &a, const auto &b) { return a.id == b.id; });
    const MapGraph drawn = std::exchange(m_graph, std::move(graph));
    const auto place = [this](const QString &wanted) {
        const auto kept = std::find_if(m_graph.nodes.begin(), m_graph.nodes.end(),
                                       [&wanted](const MapGraph::Node &node) { return node.id == wanted; });
        return wanted.isEmpty() || kept == m_graph.nodes.end() ? -1 : int(kept - m_graph.nodes.begin());
    };
    m_node = place(id);
    m_drawing.setChosen(place(chosen));
    m_inside = m_inside && m_node >= 0;
    if (!sameNodes)
        itemsReplaced();
    if (!layOutMap() && differInTexts(drawn, m_graph)) {
        updateTexts(drawn);
    } else {
        updateGeometry();
        viewMoved(true);
    }
    if (m_inside)
        viewMoved(m_viewport.showRect(m_drawing.nodeRect(m_node)));
    tell(sameNodes ? QAccessible::DescriptionChanged : QAccessible::ObjectReorder);
    if (before != focusedItem())
        emit nodeChanged(focusedItem());
}

bool MapPlot::layOutMap()
{
    const bool moved = m_drawing.set(m_graph, chartStyle());
    const bool cut = m_drawing.fitTo(QSizeF(size()));
    m_walk.setGraph(m_graph, m_drawing.ranks());
    m_viewport.resize(m_drawing.size(), size(), layoutDirection());
    return moved || cut;
}

/// Of a map in which everything stands as before; most steps of a slider change a few percentages in it.
void MapPlot::updateTexts(const MapGraph &before)
{
    const auto updateAround = [this](const QRectF &drawn) {
        const double em = m_drawing.em();
        if (!drawn.isEmpty())
            update(view().toWindow(drawn.adjusted(-em, -em, em, em)).toAlignedRect());
    };
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
        const MapGraph::Node &now = m_graph.nodes[i];
        const MapGraph::Node &then = before.nodes[i];
        if (now.label != then.label || now.kind != then.kind || now.note != then.note)
            updateAround(m_drawing.nodeRect(int(i)));
    }
    for (std::size_t i = 0; i < m_graph.edges.size(); ++i)
        if (m_graph.edges[i].label != before.edges[i].label)
            updateAround(m_drawing.edgeLabelRect(int(i)));
}

void MapPlot::relayout()
{
    layOutMap();
    updateGeometry();
    viewMoved(true);
}

void MapPlot::resizeEvent(QResizeEvent *)
{
    m_drawing.fitTo(QSizeF(size()));
    m_viewport.resize(m_drawing.size(), size(), layoutDirection());
    viewMoved(true);
}

void MapPlot::viewMoved(bool moved)
{
    if (!moved)
        return;
    update();
    emit viewChanged();
}

void MapPlot::setView(const MapView &view)
{
    viewMoved(m_viewport.show(view));
}

void MapPlot::zoomTo(double zoom)
{
    const QRectF node = itemRect(focusedItem());
    const bool atNode = !node.isEmpty() && QRectF(rect()).contains(node.center());
    viewMoved(m_viewport.zoomTo(zoom, atNode ? node.center() : QRectF(rect()).center()));
}

void MapPlot::zoomToFit()
{
    m_viewport.fit();
    viewMoved(true);
}

void MapPlot::zoomToReadable()
{
    m_viewport.readable();
    viewMoved(true);
}

void MapPlot::panBy(const QPointF &pixels)
{
    viewMoved(m_viewport.panBy(pixels));
}

QRectF MapPlot::itemRect(int item) const
{
    const QRectF drawn = m_drawing.nodeRect(item);
    return drawn.isEmpty() ? QRectF() : view().toWindow(drawn);
}

QRectF MapPlot::targetRect(int item) const
{
    const QRectF drawn = itemRect(item);
    if (drawn.isEmpty())
        return drawn;
    const double across = std::max(0.0, (space::target - drawn.width()) / 2.0);
    const double down = std::max(0.0, (space::target - drawn.height()) / 2.0);
    return drawn.adjusted(-across, -down, across, down);
}

/// Beside what is drawn, where targets overlap, the nearest one is meant.
int MapPlot::itemAt(const QPointF &place) const
{
    if (const int drawn = m_drawing.nodeAt(view().toDrawing(place)); drawn >= 0)
        return drawn;
    int nearest = -1;
    double least = std::numeric_limits<double>::infinity();
    for (int item = 0; item < itemCount(); ++item) {
        const QRectF target = targetRect(item);
        const double way = QLineF(target.center(), place).length();
        if (!target.contains(place) || way >= least)
            continue;
        nearest = item;
        least = way;
    }
    return nearest;
}

void MapPlot::focusItem(int item)
{
    const int before = focusedItem();
    m_inside = isNode(item);
    if (m_inside) {
        m_node = item;
        viewMoved(m_viewport.showRect(m_drawing.nodeRect(item)));
    }
    if (before == focusedItem())
        return;
    update();
    showPosition();
    emit nodeChanged(focusedItem());
}

void MapPlot::setChosenNode(int node)
{
    m_drawing.setChosen(isNode(node) ? node : -1);
    update();
}

void MapPlot::setLit(const QString &id)
{
    if (m_lit == id)
        return;
    m_lit = id;
    update();
}

void MapPlot::hover(const std::optional<QPointF> &place)
{
    const int node = place ? itemAt(*place) : -1;
    emit pointed(isNode(node) ? m_graph.nodes[std::size_t(node)].id : QString());
}

void MapPlot::activate(int node)
{
    if (m_activatable && isNode(node))
        emit nodeActivated(node);
}

void MapPlot::setInside(bool inside)
{
    focusItem(inside ? std::max(m_node, 0) : -1);
}

void MapPlot::paintFigure(QPainter &painter, const QRegion &visible) const
{
    painter.save();
    painter.translate(-view().origin * view().zoom);
    painter.scale(view().zoom, view().zoom);
    QRegion drawn;
    for (const QRect &part : visible)
        drawn += QRectF(view().toDrawing(part.topLeft()), QSizeF(part.size()) / view().zoom).toAlignedRect();
    m_drawing.paint(painter, drawn);
    for (int node = 0; node < itemCount() && !m_lit.isEmpty(); ++node) {
        if (m_graph.nodes[std::size_t(node)].id != m_lit)
            continue;
        const double pixel = 1.0 / view().zoom;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(chartThemeFor(palette()).text, 2.5 * pixel, Qt::DashLine));
        painter.drawPath(m_drawing.nodeOutline(node, 4.0 * pixel));
    }
    painter.restore();
    paintFocus(painter);
}

void MapPlot::paintFocusedItem(QPainter &painter) const
{
    const ChartTheme theme = chartThemeFor(palette());
    painter.translate(-view().origin * view().zoom);
    painter.scale(view().zoom, view().zoom);
    // Two lines, one of them in the ground's colour, so that the ring shows on any outline.
    const double pixel = 1.0 / view().zoom;
    painter.setPen(QPen(theme.background, 2.0 * pixel));
    painter.drawPath(m_drawing.nodeOutline(m_node, 2.5 * pixel));
    painter.setPen(QPen(theme.focusRing, 3.0 * pixel));
    painter.drawPath(m_drawing.nodeOutline(m_node, 5.0 * pixel));
}

bool MapPlot::takeKey(QKeyEvent &event)
{
    if (viewKey(event))
        return true;
    if (event.key() == Qt::Key_Escape && m_inside && event.modifiers() == Qt::NoModifier) {
        setInside(false);
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_inside)
            activate(m_node);
        else
            setInside(true);
        return true;
    }
    const auto step = mapStepFor(event.key(), event.modifiers());
    if (step)
        takeStep(*step, event.key());
    return step.has_value();
}

/// Zooms, or with Shift and an arrow moves the view.
bool MapPlot::viewKey(const QKeyEvent &event)
{
    const auto zoom = zoomKeyFor(event);
    const bool readable = event.key() == Qt::Key_1 && !event.modifiers().testFlag(Qt::ControlModifier) &&
                          !event.modifiers().testFlag(Qt::AltModifier);
    if (zoom || readable) {
        if (readable) {
            zoomToReadable();
        } else if (*zoom == ZoomKey::Whole) {
            zoomToFit();
        } else {
            zoomTo(*zoom == ZoomKey::In ? view().zoom * zoomStep : view().zoom / zoomStep);
        }
        emit zoomAsked();
        return true;
    }
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::ShiftModifier)
        return false;
    const int across = (event.key() == Qt::Key_Right) - (event.key() == Qt::Key_Left);
    const int down = (event.key() == Qt::Key_Down) - (event.key() == Qt::Key_Up);
    if (across == 0 && down == 0)
        return false;
    panBy(QPointF(across, down) * panStep);
    return true;
}

void MapPlot::takeStep(MapStep step, int key)
{
    const bool arrow =
        step == MapStep::Forward || step == MapStep::Back || step == MapStep::Left || step == MapStep::Right;
    if (!m_inside && arrow && isNode(m_node)) { // goes on where the walk was left
        setInside(true);
        return;
    }
    const int before = focusedItem();
    const int next = m_walk.take(step, before);
    if (next == before) {
        const QString why = MapWords::nothingThere(m_graph, before, step);
        if (why.isEmpty())
            tellIdle(key); // the first or the last
        else
            emit said(why);
    }
    focusItem(next);
}

void MapPlot::dragBy(const QPointF &pixels)
{
    setCursor(Qt::ClosedHandCursor); // until the button is released
    panBy(-pixels);
}

void MapPlot::pressAt(const QPointF &place)
{
    if (const int node = itemAt(place); node >= 0)
        focusItem(node);
}

bool MapPlot::takeWheel(QWheelEvent &event)
{
    const QPoint turn = event.angleDelta();
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        const double zoom = view().zoom * std::pow(zoomStep, turn.y() / 120.0);
        viewMoved(m_viewport.zoomTo(zoom, event.position()));
        return true;
    }
    // Plain turning scrolls the page the map stands on; in the focused map it moves the view, as far as it
    // can.
    const MapView before = view();
    if (hasFocus())
        panBy(QPointF(-turn.x(), -turn.y()) * 0.5);
    return !(before == view());
}

QString MapPlot::tipAt(const QPointF &place) const
{
    const int node = itemAt(place);
    return isNode(node) ? m_graph.nodes[std::size_t(node)].description : QString();
}

void MapPlot::focusEntered()
{
    emit nodeChanged(focusedItem());
}

void MapPlot::focusLeft(bool forGood)
{
    if (forGood) // the next visit starts with the whole map again
        setInside(false);
}

QSize MapPlot::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 14, em * 14};
}

QSize MapPlot::sizeHint() const
{
    const QSize least = minimumSizeHint();
    const QSizeF drawn = m_drawing.size() * (m_drawing.size().width() > 640.0 ? readableZoom : 1.0);
    return {std::clamp(int(drawn.width()), least.width() * 2, std::max(640, least.width() * 2)),
            std::clamp(int(drawn.height()), least.height(), std::max(520, least.height() * 5 / 4))};
}

namespace {

/// A node of the map.
class NodeAccessible final : public ItemAccessible
{
public:
    using ItemAccessible::ItemAccessible;

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return spokenForm(MapWords::name(map()->graph(), item()));
        return kind == QAccessible::Description ? spokenForm(MapWords::rest(map()->graph(), item()))
                                                : QString();
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state = ItemAccessible::state();
        if (state.invalid)
            return state;
        state.offscreen = !map()->targetRect(item()).intersects(QRectF(map()->rect()));
        if (map()->chosenNode() >= 0)
            state.selected = map()->chosenNode() == item();
        return state;
    }

    QStringList actionNames() const override
    {
        return plot() && map()->isActivatable() ? QStringList{setFocusAction(), pressAction()}
                                                : QStringList{setFocusAction()};
    }
    void doAction(const QString &action) override
    {
        if (!actionNames().contains(action))
            return;
        ItemAccessible::doAction(setFocusAction());
        if (action == pressAction() && isValid())
            map()->activate(item());
    }

private:
    MapPlot *map() const { return static_cast<MapPlot *>(plot()); }
};

/// The map as a list of its nodes in reading order; what leads where is part of each one's description.
class MapAccessible final : public FigureAccessible
{
public:
    explicit MapAccessible(MapPlot *plot)
        : FigureAccessible(plot, QAccessible::List)
    {
    }

protected:
    ItemAccessible *made(int item) const override { return new NodeAccessible(figure(), item); }
};

QAccessibleInterface *mapFactory(const QString &className, QObject *object)
{
    if (className == QLatin1String("rp::MapPlot"))
        if (auto *plot = qobject_cast<MapPlot *>(object))
            return new MapAccessible(plot);
    return nullptr;
}

} // namespace

void installMapAccessibility()
{
    QAccessible::installFactory(mapFactory);
}

} // namespace rp
