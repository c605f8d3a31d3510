// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a line chart's layout that shades and names parts of the ground.
#include "charts/line_layout.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Where an end of a region lies between the plot's sides; `open` for one that is not set.
double edgeOf(const LineLayout &layout, const std::optional<double> &end, double open)
{
    const double part = end ? layout.x.partOf(*end) : open;
    return layout.plot.left() + layout.plot.width() * std::clamp(std::isfinite(part) ? part : open, 0.0, 1.0);
}

} // namespace

void placeRegions(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                  const CanvasText &text)
{
    for (std::size_t i = 0; i < content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = content.annotations[i];
        if (annotation.kind != ChartAnnotation::Kind::Region)
            continue;
        const double left = edgeOf(layout, annotation.category, 0.0);
        const double right = edgeOf(layout, annotation.until, 1.0);
        if (right - left < 1.0)
            continue; // out of view: spoken and in the table only
        const QRectF ground(left, layout.plot.top(), right - left, layout.plot.height());
        layout.regions.push_back({ground, annotation.meaning});
        const double room = ground.width() - text.em();
        const QSizeF size(text.width(annotation.label, true), text.lineHeight());
        if (size.width() > room) { // too narrow for its name
            layout.annotations[i] = QRectF(ground.left(), ground.top(), ground.width(), text.lineHeight());
            continue;
        }
        QRectF name(QPointF(), size);
        name.moveCenter({ground.center().x(), ground.top() + text.lineHeight() * 0.8});
        layout.annotations[i] = name;
        layout.texts.push_back(
            {name, annotation.label, style.theme.text, Qt::AlignCenter, true, style.theme.background});
    }
}

} // namespace rp
