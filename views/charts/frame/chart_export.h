// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace rp {

/// A chart as a picture of its own: caption and takeaway above the canvas. The canvas is left laid out for
/// the picture; lay it out again for the screen afterwards.
class ChartPicture
{
public:
    /// `shown` is the canvas' size on the screen; the picture is as large, or larger where texts need it.
    ChartPicture(ChartCanvas &canvas, const ChartContent &content, const ChartStyle &style,
                 const QSizeF &shown);

    QSizeF size() const { return m_size; }
    void paint(QPainter &painter) const;
    QByteArray svg() const;
    /// Two pixels for each device-independent one, for slides and print.
    QByteArray png() const;

private:
    ChartCanvas &m_canvas;
    const ChartContent &m_content;
    ChartStyle m_style;
    QSizeF m_canvasSize;
    QSizeF m_size;
    QRectF m_captionRect;
    QRectF m_summaryRect;
};

/// Writes all of `bytes` or leaves the file as it was. On failure `error` gets one translated sentence.
bool writeExport(const QString &path, const QByteArray &bytes, QString *error);

} // namespace rp
