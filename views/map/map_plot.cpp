// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_plot.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QAccessible>
#include <QEvent>
#include <QFontInfo>
#include <QPainter>
#include <algorithm>

namespace rp {

MapPlot::MapPlot(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

ChartStyle MapPlot::chartStyle() const
{
    ChartStyle style;
    style.font = font();
    // In pixels, so that exports at another resolution keep the measured sizes.
    style.font.setPixelSize(std::max(1, QFontInfo(font()).pixelSize()));
    style.theme = chartThemeFor(palette());
    style.direction = layoutDirection();
    return style;
}

void MapPlot::setCaption(const QString &caption)
{
    if (m_caption == caption)
        return;
    m_caption = caption;
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void MapPlot::setGraph(MapGraph graph)
{
    const QString id = isNode(m_node) ? m_graph.nodes[std::size_t(m_node)].id : QString();
    const QString chosen = isNode(chosenNode()) ? m_graph.nodes[std::size_t(chosenNode())].id : QString();
    const int before = focusedNode();
    const bool sameNodes =
        std::equal(graph.nodes.begin(), graph.nodes.end(), m_graph.nodes.begin(), m_graph.nodes.end(),
                   [](const auto &a, const auto &b) { return a.id == b.id; });
    m_graph = std::move(graph);
    const auto place = [this](const QString &wanted) {
        const auto kept = std::find_if(m_graph.nodes.begin(), m_graph.nodes.end(),
                                       [&wanted](const MapGraph::Node &node) { return node.id == wanted; });
        return wanted.isEmpty() || kept == m_graph.nodes.end() ? -1 : int(kept - m_graph.nodes.begin());
    };
    m_node = place(id);
    m_drawing.setChosen(place(chosen));
    m_inside = m_inside && m_node >= 0;
    if (!sameNodes)
        ++m_generation;
    relayout();
    if (m_inside)
        setView(viewShowing(m_view, m_drawing.nodeRect(m_node), m_drawing.size(), size()));
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this,
                               sameNodes ? QAccessible::DescriptionChanged : QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
    }
    if (before != focusedNode())
        emit nodeChanged(focusedNode());
}

bool MapPlot::isNode(int node) const
{
    return node >= 0 && node < int(m_graph.nodes.size());
}

void MapPlot::relayout()
{
    m_drawing.set(m_graph, chartStyle());
    m_walk.setGraph(m_graph, m_drawing.nodeRects());
    applyFollow();
    updateGeometry();
    update();
}

void MapPlot::applyFollow()
{
    switch (m_follow) {
    case Follow::Readable:
        m_view = readableView(m_drawing.size(), size(), layoutDirection());
        break;
    case Follow::Fit:
        m_view = fittedView(m_drawing.size(), size());
        break;
    case Follow::Nothing:
        m_view = clampedView(m_view, m_drawing.size(), size());
        break;
    }
    update();
    emit viewChanged();
}

void MapPlot::setView(const MapView &view)
{
    const MapView held = clampedView(view, m_drawing.size(), size());
    if (held == m_view)
        return;
    m_view = held;
    m_follow = Follow::Nothing;
    update();
    emit viewChanged();
}

void MapPlot::zoomTo(double zoom)
{
    const QRectF node = nodeRect(focusedNode());
    const QPointF middle = QRectF(rect()).center();
    const bool atNode = !node.isEmpty() && QRectF(rect()).contains(node.center());
    setView(zoomedView(m_view, zoom, atNode ? node.center() : middle, m_drawing.size(), size()));
}

void MapPlot::zoomToFit()
{
    m_follow = Follow::Fit;
    applyFollow();
}

void MapPlot::zoomToReadable()
{
    m_follow = Follow::Readable;
    applyFollow();
}

void MapPlot::panBy(const QPointF &pixels)
{
    setView(pannedView(m_view, pixels, m_drawing.size(), size()));
}

QRectF MapPlot::nodeRect(int node) const
{
    const QRectF drawn = m_drawing.nodeRect(node);
    return drawn.isEmpty() ? QRectF() : m_view.toWindow(drawn);
}

int MapPlot::nodeAt(const QPointF &pixel) const
{
    return m_drawing.nodeAt(m_view.toDrawing(pixel));
}

QString MapPlot::nodeName(int node) const
{
    if (!isNode(node))
        return {};
    const MapGraph::Node &meant = m_graph.nodes[std::size_t(node)];
    if (meant.kind.isEmpty() || meant.label.contains(meant.kind, Qt::CaseInsensitive))
        return meant.label;
    //: Name of a node of a drawn graph for a screen reader. %1: its label, %2: what kind of node it is.
    return tr("%1, %2").arg(meant.label, meant.kind);
}

QString MapPlot::nodeRest(int node) const
{
    if (!isNode(node))
        return {};
    // A description often begins with the name, which has just been said.
    const MapGraph::Node &meant = m_graph.nodes[std::size_t(node)];
    const QString sentence = meant.label + QLatin1Char('.');
    const QString rest = meant.description.startsWith(sentence)
                             ? meant.description.mid(sentence.size()).trimmed()
                             : meant.description;
    return joinedSentences({pathPlace(node), rest});
}

QString MapPlot::pathPlace(int node) const
{
    const std::vector<int> &path = m_graph.path.nodes;
    const auto place = std::find(path.begin(), path.end(), node);
    if (place == path.end())
        return {};
    const Format format;
    //: A node of a map and a path through the map. %1, %2: numbers, %3: title of the path.
    return tr("%1 of %2 on the path “%3”.")
        .arg(format.count(double(place - path.begin()) + 1.0), format.count(double(path.size())),
             m_graph.path.title);
}

void MapPlot::focusNode(int node)
{
    const int before = focusedNode();
    m_inside = isNode(node);
    if (m_inside) {
        m_node = node;
        setView(viewShowing(m_view, m_drawing.nodeRect(node), m_drawing.size(), size()));
    }
    if (before == focusedNode())
        return;
    update();
    speakPosition();
    emit nodeChanged(focusedNode());
}

void MapPlot::setChosenNode(int node)
{
    m_drawing.setChosen(isNode(node) ? node : -1);
    update();
}

void MapPlot::activate(int node)
{
    if (m_activatable && isNode(node))
        emit nodeActivated(node);
}

void MapPlot::setInside(bool inside)
{
    focusNode(inside ? std::max(m_node, 0) : -1);
}

void MapPlot::speakPosition()
{
    if (!QAccessible::isActive() || !hasFocus())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    if (m_inside)
        event.setChild(m_node);
    QAccessible::updateAccessibility(&event);
}

void MapPlot::paintFocus(QPainter &painter) const
{
    const ChartTheme theme = chartThemeFor(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.focusRing, m_inside ? 1.0 : 3.0));
    painter.drawRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    if (!m_inside)
        return;
    painter.translate(-m_view.origin * m_view.zoom);
    painter.scale(m_view.zoom, m_view.zoom);
    // Two lines, one of them in the ground's colour, so that the ring shows on any outline.
    const double pixel = 1.0 / m_view.zoom;
    painter.setPen(QPen(theme.background, 2.0 * pixel));
    painter.drawPath(m_drawing.nodeOutline(m_node, 2.5 * pixel));
    painter.setPen(QPen(theme.focusRing, 3.0 * pixel));
    painter.drawPath(m_drawing.nodeOutline(m_node, 5.0 * pixel));
}

void MapPlot::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setClipRect(event->rect());
    painter.fillRect(event->rect(), chartThemeFor(palette()).background);
    painter.save();
    painter.translate(-m_view.origin * m_view.zoom);
    painter.scale(m_view.zoom, m_view.zoom);
    m_drawing.paint(painter, QRectF(m_view.toDrawing(event->rect().topLeft()),
                                    QSizeF(event->rect().size()) / m_view.zoom));
    painter.restore();
    if (hasFocus())
        paintFocus(painter);
}

void MapPlot::resizeEvent(QResizeEvent *)
{
    applyFollow();
}

void MapPlot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
        relayout();
        break;
    default:
        break;
    }
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

} // namespace rp
