// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/picture/map_drawing.h"
#include "views/map/picture/map_view.h"
#include "views/map/picture/map_walk.h"

#include <QWidget>
#include <optional>

namespace rp {

/// The focusable part of a GraphMap: paints the drawing through its view with a focus ring, is walked by
/// keyboard and mouse, and stands for it on the accessibility bus as a list of nodes.
class MapPlot : public QWidget
{
    Q_OBJECT
public:
    explicit MapPlot(QWidget *parent);

    void setCaption(const QString &caption);
    const QString &caption() const { return m_caption; }
    /// Stays at the node with the same id.
    void setGraph(MapGraph graph);
    const MapGraph &graph() const { return m_graph; }
    const MapDrawing &drawing() const { return m_drawing; }
    ChartStyle chartStyle() const;

    int focusedNode() const { return m_inside ? m_node : -1; }
    /// Drawn, in view, spoken when the plot has the focus; -1 or out of range: the map as a whole.
    void focusNode(int node);

    /// The node that is drawn as chosen, with or without the focus; kept by its id. -1: none.
    void setChosenNode(int node);
    int chosenNode() const { return m_drawing.chosen(); }
    /// Whether Enter on a node does something, which nodeActivated() asks for.
    void setActivatable(bool activatable) { m_activatable = activatable; }
    bool isActivatable() const { return m_activatable; }
    void activate(int node);

    const MapView &view() const { return m_view; }
    void setView(const MapView &view); ///< held inside the drawing
    void zoomTo(double zoom);          ///< around the focused node, else the middle
    void zoomToFit();
    void zoomToReadable();
    void panBy(const QPointF &pixels);

    /// Rectangle of a node in the plot; empty when it isn't drawn.
    QRectF nodeRect(int node) const;
    int nodeAt(const QPointF &pixel) const;
    /// Short name of a node for a screen reader, and the rest of what there is to say.
    QString nodeName(int node) const;
    QString nodeRest(int node) const;
    /// "2 of 6 on the path “…”."; empty beside it.
    QString pathPlace(int node) const;
    /// Counts graphs, so that an accessible interface knows when its children have gone.
    int generation() const { return m_generation; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void nodeChanged(int node);
    void nodeActivated(int node);
    void viewChanged();
    void zoomAsked(); ///< the zoom has been changed by a key, and wants to be spoken
    void keysRequested();
    void said(const QString &sentence); ///< why a step led nowhere

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// How the view follows a change of size.
    enum class Follow
    {
        Readable,
        Fit,
        Nothing
    };

    void relayout();
    void applyFollow();
    bool isNode(int node) const;
    bool takeKey(const QKeyEvent &event);
    bool zoomKey(const QKeyEvent &event);
    bool panKey(const QKeyEvent &event);
    void takeStep(MapStep step);
    void sayNothingThere(MapStep step);
    void setInside(bool inside);
    void speakPosition();
    void paintFocus(QPainter &painter) const;

    MapGraph m_graph;
    QString m_caption;
    MapDrawing m_drawing;
    MapWalk m_walk;
    MapView m_view;
    Follow m_follow = Follow::Readable;
    int m_node = -1; ///< where the walk is, or was when it left
    bool m_inside = false;
    bool m_activatable = false;
    int m_generation = 0;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    bool m_dragging = false;
};

/// The step a key asks for, if any.
std::optional<MapStep> mapStepFor(int key, Qt::KeyboardModifiers modifiers);

} // namespace rp
