// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_view.h"

#include <algorithm>

namespace rp {

namespace {

constexpr double margin = 24.0; ///< pixels kept free around what is brought into view

double clampedStart(double start, double drawing, double shown, double spare)
{
    if (drawing <= shown)
        return -(shown - drawing) * spare;
    return std::clamp(start, 0.0, drawing - shown);
}

double movedStart(double start, double from, double to, double shown, double kept)
{
    const double room = std::min(kept, std::max(0.0, (shown - (to - from)) / 2.0));
    if (to + room > start + shown)
        start = to + room - shown;
    return std::min(start, from - room);
}

} // namespace

MapView clampedView(const MapView &view, const QSizeF &drawing, const QSizeF &window)
{
    MapView held = view;
    held.zoom = std::clamp(view.zoom, smallestZoom, largestZoom);
    held.origin.setX(clampedStart(view.origin.x(), drawing.width(), window.width() / held.zoom, 0.5));
    held.origin.setY(clampedStart(view.origin.y(), drawing.height(), window.height() / held.zoom, 0.0));
    return held;
}

MapView fittedView(const QSizeF &drawing, const QSizeF &window)
{
    if (drawing.isEmpty() || window.isEmpty())
        return {};
    const double zoom = std::min(window.width() / drawing.width(), window.height() / drawing.height());
    return clampedView({std::min(zoom, 1.0), {}}, drawing, window);
}

MapView readableView(const QSizeF &drawing, const QSizeF &window, Qt::LayoutDirection direction)
{
    if (drawing.isEmpty() || window.isEmpty())
        return {};
    MapView view;
    view.zoom = std::clamp(window.width() / drawing.width(), readableZoom, 1.0);
    if (direction == Qt::RightToLeft)
        view.origin.setX(drawing.width());
    return clampedView(view, drawing, window);
}

MapView zoomedView(const MapView &view, double zoom, const QPointF &anchor, const QSizeF &drawing,
                   const QSizeF &window)
{
    const QPointF kept = view.toDrawing(anchor);
    const double held = std::clamp(zoom, smallestZoom, largestZoom);
    return clampedView({held, kept - anchor / held}, drawing, window);
}

MapView pannedView(const MapView &view, const QPointF &pixels, const QSizeF &drawing, const QSizeF &window)
{
    return clampedView({view.zoom, view.origin + pixels / view.zoom}, drawing, window);
}

MapView viewShowing(const MapView &view, const QRectF &rect, const QSizeF &drawing, const QSizeF &window)
{
    const QRectF shown = view.shown(window);
    const double kept = margin / view.zoom;
    const QPointF start(movedStart(shown.left(), rect.left(), rect.right(), shown.width(), kept),
                        movedStart(shown.top(), rect.top(), rect.bottom(), shown.height(), kept));
    return clampedView({view.zoom, start}, drawing, window);
}

bool MapViewport::show(const MapView &view)
{
    const MapView held = clampedView(view, m_drawing, m_window);
    if (held == m_view)
        return false;
    m_view = held;
    m_follow = Follow::Nothing;
    return true;
}

bool MapViewport::zoomTo(double zoom, const QPointF &anchor)
{
    return show(zoomedView(m_view, zoom, anchor, m_drawing, m_window));
}

bool MapViewport::showRect(const QRectF &rect)
{
    return show(viewShowing(m_view, rect, m_drawing, m_window));
}

bool MapViewport::panBy(const QPointF &pixels)
{
    return show(pannedView(m_view, pixels, m_drawing, m_window));
}

void MapViewport::fit()
{
    m_follow = Follow::Fit;
    follow();
}

void MapViewport::readable()
{
    m_follow = Follow::Readable;
    follow();
}

void MapViewport::resize(const QSizeF &drawing, const QSizeF &window, Qt::LayoutDirection direction)
{
    m_drawing = drawing;
    m_window = window;
    m_direction = direction;
    follow();
}

void MapViewport::follow()
{
    switch (m_follow) {
    case Follow::Readable:
        m_view = readableView(m_drawing, m_window, m_direction);
        break;
    case Follow::Fit:
        m_view = fittedView(m_drawing, m_window);
        break;
    case Follow::Nothing:
        m_view = clampedView(m_view, m_drawing, m_window);
        break;
    }
}

} // namespace rp
