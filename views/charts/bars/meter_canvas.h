// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"

namespace rp {

struct MeterContent
{
    QString name;
    QString valueText;
    QString thresholdText;  ///< "80 %"
    double fraction = 0.0;  ///< 0…1, clamped when drawn
    double threshold = 0.8; ///< 0…1; negative: no mark
    Meaning meaning = Meaning::Compute;
};

/// Geometry and paint of a meter: name and value on a line, the bar, the threshold mark with its label.
class MeterCanvas
{
public:
    void layout(const QSizeF &size, const ChartStyle &style, const MeterContent &content);
    void paint(QPainter &painter) const;
    QSizeF minimumSize(const ChartStyle &style, const MeterContent &content) const;
    /// What a meter of that width needs; a long name takes more than one line.
    double heightFor(double width, const ChartStyle &style, const MeterContent &content) const;

    QRectF trackRect() const { return m_track; }
    QRectF fillRect() const { return m_fill; }
    double thresholdX() const { return m_thresholdX; }
    const std::vector<PlacedText> &texts() const { return m_texts; }

private:
    ChartStyle m_style;
    MeterContent m_content;
    QRectF m_track;
    QRectF m_fill;
    double m_thresholdX = -1.0;
    std::vector<PlacedText> m_texts;
};

/// Makes the meters known to assistive technology. Call it once, before any of them is asked for.
void installMeterAccessibility();

} // namespace rp
