// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_plot.h"
#include "views/map/map_drawing.h"
#include "views/map/map_view.h"
#include "views/map/map_walk.h"

namespace rp {

constexpr double zoomStep = 1.25; ///< of a key, and of a notch of the wheel

/// The focusable part of a GraphMap: paints the drawing through its view, and stands for it on the
/// accessibility bus as a list. Its items are the nodes.
class MapPlot : public FigurePlot
{
    Q_OBJECT
public:
    explicit MapPlot(QWidget *parent);

    void setCaption(const QString &caption);
    /// Stays at the node with the same id.
    void setGraph(MapGraph graph);
    const MapGraph &graph() const { return m_graph; }
    const MapDrawing &drawing() const { return m_drawing; }

    /// The node that is drawn as chosen, with or without the focus; kept by its id. -1: none.
    void setChosenNode(int node);
    int chosenNode() const { return m_drawing.chosen(); }
    /// The node with this id is marked, as one that another picture points at; empty: none.
    void setLit(const QString &id);
    /// Whether Enter on a node does something, which nodeActivated() asks for.
    void setActivatable(bool activatable) { m_activatable = activatable; }
    bool isActivatable() const { return m_activatable; }
    void activate(int node);

    const MapView &view() const { return m_viewport.view(); }
    void setView(const MapView &view); ///< held inside the drawing
    void zoomTo(double zoom);          ///< around the focused node, else the middle
    void zoomToFit();
    void zoomToReadable();
    void panBy(const QPointF &pixels);

    /// Rectangle of a node in the plot; empty when it isn't drawn.
    QRectF nodeRect(int node) const { return itemRect(node); }

    QString figureName() const override { return m_caption; }
    QString figureSummary() const override { return m_graph.summary; }
    int itemCount() const override { return int(m_graph.nodes.size()); }
    int itemAt(const QPointF &place) const override;
    QRectF itemRect(int item) const override;
    QRectF targetRect(int item) const override;
    int focusedItem() const override { return m_inside ? m_node : -1; }
    void focusItem(int item) override; ///< out of range: the map as a whole

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void nodeChanged(int node);
    void nodeActivated(int node);
    void viewChanged();
    void pointed(const QString &id); ///< the pointer is over a node; empty: over none
    void zoomAsked();                ///< the zoom has been changed by a key, and wants to be spoken

protected:
    void relayout() override;
    void resizeEvent(QResizeEvent *event) override;
    void paintFigure(QPainter &painter, const QRegion &visible) const override;
    void paintFocusedItem(QPainter &painter) const override;
    QString tipAt(const QPointF &place) const override;
    bool takeKey(QKeyEvent &event) override;
    bool takeWheel(QWheelEvent &event) override;
    void dragBy(const QPointF &pixels) override;
    void pressAt(const QPointF &place) override;
    void hover(const std::optional<QPointF> &place) override;
    void focusEntered() override;
    void focusLeft(bool forGood) override;

private:
    bool isNode(int node) const { return node >= 0 && node < itemCount(); }
    bool layOutMap(); ///< whether anything stands elsewhere than before
    void updateTexts(const MapGraph &before);
    void viewMoved(bool moved);
    bool viewKey(const QKeyEvent &event);
    void takeStep(MapStep step, int key);
    void setInside(bool inside);

    MapGraph m_graph;
    QString m_caption;
    QString m_lit;
    MapDrawing m_drawing;
    MapWalk m_walk;
    MapViewport m_viewport;
    int m_node = -1; ///< where the walk is, or was when it left
    bool m_inside = false;
    bool m_activatable = false;
};

} // namespace rp
