// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_viewport.h"

namespace rp {

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
