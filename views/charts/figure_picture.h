// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace rp {

/// A chart or map as a picture of its own: caption and takeaway above the figure.
class FigurePicture
{
public:
    virtual ~FigurePicture() = default;
    FigurePicture &operator=(const FigurePicture &) = delete;
    QSizeF size() const { return m_size; }
    void paint(QPainter &painter) const;
    QByteArray svg() const;
    /// Two pixels for each device-independent one, for slides and print; fewer for a figure that would be too
    /// large for a picture.
    QByteArray png() const;

protected:
    /// Places the texts in a picture whose figure is `width` wide.
    FigurePicture(const QString &caption, const QString &summary, const ChartStyle &style, double width);
    FigurePicture(const FigurePicture &) = default;

    /// Room of this height below all that has been placed so far.
    QRectF addBelow(double height);
    virtual void paintFigure(QPainter &painter) const = 0;
    const ChartStyle &style() const { return m_style; }

private:
    QString m_caption;
    QString m_summary;
    ChartStyle m_style;
    QSizeF m_size;
    QRectF m_captionRect;
    QRectF m_summaryRect;
    double m_gap;
};

/// Writes all of `bytes` or leaves the file as it was. On failure `error` gets one translated sentence.
bool writeExport(const QString &path, const QByteArray &bytes, QString *error);

} // namespace rp
