// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/map_view.h"

namespace rp {

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
