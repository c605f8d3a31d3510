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
    double leastHead = 0.0; ///< pixels above the bar: those of others beside it stand on one line with it
};

/// Geometry and paint of a meter: name and value on a line, the bar, the threshold mark with its label.
class MeterCanvas
{
public:
    void layout(const QSizeF &size, const ChartStyle &style, const MeterContent &content);
    void paint(QPainter &painter) const;
    QSizeF minimumSize(const ChartStyle &style, const MeterContent &content) const;
    /// Narrower, a word of the name or the value has no room of its own.
    double leastWidth(const ChartStyle &style, const MeterContent &content) const;
    /// What name and value take above the bar: a long name has several lines, and where it has no room beside
    /// the value, it stands above it.
    double headFor(double width, const ChartStyle &style, const MeterContent &content) const;
    /// What a meter of that width needs.
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
