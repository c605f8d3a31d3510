// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace rp {

/// The part of a drawing that a window shows. `origin` is the drawing's point at the window's top left
/// corner.
struct MapView
{
    double zoom = 1.0; ///< pixels of the window for each of the drawing
    QPointF origin;

    QPointF toWindow(const QPointF &place) const { return (place - origin) * zoom; }
    QPointF toDrawing(const QPointF &pixel) const { return pixel / zoom + origin; }
    QRectF toWindow(const QRectF &rect) const { return {toWindow(rect.topLeft()), rect.size() * zoom}; }
    QRectF shown(const QSizeF &window) const { return {origin, window / zoom}; }
    bool operator==(const MapView &) const = default;
};

inline constexpr double smallestZoom = 0.1;
inline constexpr double largestZoom = 4.0;
/// Below this, texts of the usual size can't be read with ease.
inline constexpr double readableZoom = 0.8;

/// Held inside the drawing: no empty room beside it, and one that is smaller than the window in the middle
/// across and at the top.
MapView clampedView(const MapView &view, const QSizeF &drawing, const QSizeF &window);
/// All of it; not larger than natural.
MapView fittedView(const QSizeF &drawing, const QSizeF &window);
/// As wide as the window while that can be read, from the top; in a wide drawing from the side where reading
/// starts.
MapView readableView(const QSizeF &drawing, const QSizeF &window, Qt::LayoutDirection direction);
/// Zoomed to `zoom` around a pixel of the window, which keeps its place as far as the drawing's edges let it.
MapView zoomedView(const MapView &view, double zoom, const QPointF &anchor, const QSizeF &drawing,
                   const QSizeF &window);
MapView pannedView(const MapView &view, const QPointF &pixels, const QSizeF &drawing, const QSizeF &window);
/// Moved as little as possible so that a rectangle of the drawing is in view with a margin around it.
MapView viewShowing(const MapView &view, const QRectF &rect, const QSizeF &drawing, const QSizeF &window);

/// A view and how it follows when the drawing or the window take another size.
class MapViewport
{
public:
    const MapView &view() const { return m_view; }
    /// These three return whether the view has changed; it is held inside the drawing, and follows no more.
    bool show(const MapView &view);
    bool zoomTo(double zoom, const QPointF &anchor);
    bool showRect(const QRectF &rect);
    bool panBy(const QPointF &pixels);

    void fit();      ///< from now on all of it is in view
    void readable(); ///< from now on as much as can be read, from the start
    void resize(const QSizeF &drawing, const QSizeF &window, Qt::LayoutDirection direction);

private:
    enum class Follow
    {
        Readable,
        Fit,
        Nothing
    };
    void follow();

    MapView m_view;
    Follow m_follow = Follow::Fit;
    QSizeF m_drawing;
    QSizeF m_window;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
};

} // namespace rp
