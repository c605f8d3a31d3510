// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_picture.h"

namespace rp {

/// A chart as a picture of its own. The canvas is left laid out for the picture; lay it out again for the
/// screen afterwards.
class ChartPicture final : public FigurePicture
{
public:
    /// `shown` is the canvas' size on the screen; the picture is as large, or larger where texts need it.
    ChartPicture(ChartCanvas &canvas, const ChartContent &content, const ChartStyle &style,
                 const QSizeF &shown);

private:
    void paintFigure(QPainter &painter) const override;

    ChartCanvas &m_canvas;
    QRectF m_rect;
};

} // namespace rp
