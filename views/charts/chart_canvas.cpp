// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_canvas.h"

namespace rp {

std::optional<ChartPosition> ChartCanvas::positionAt(const QPointF &place, const ChartContent &content) const
{
    for (int i = 0; i < static_cast<int>(content.annotations.size()); ++i)
        if (annotationRect(i).contains(place))
            return ChartPosition{ChartPosition::On::Annotation, 0, i};
    for (int s = 0; s < static_cast<int>(content.series.size()); ++s) {
        const auto &points = content.series[static_cast<std::size_t>(s)].points;
        for (int p = 0; p < static_cast<int>(points.size()); ++p)
            if (pointRect(s, p).contains(place))
                return ChartPosition{ChartPosition::On::Point, s, p};
    }
    return std::nullopt;
}

QRectF ChartCanvas::positionRect(const ChartPosition &position) const
{
    switch (position.on) {
    case ChartPosition::On::Point:
        return pointRect(position.series, position.point);
    case ChartPosition::On::Annotation:
        return annotationRect(position.point);
    case ChartPosition::On::Whole:
        break;
    }
    return {};
}

QRectF rectOf(const std::vector<QRectF> &rects, int index)
{
    return index >= 0 && std::size_t(index) < rects.size() ? rects[std::size_t(index)] : QRectF();
}

QRectF rectOf(const std::vector<std::vector<QRectF>> &series, int index, int point)
{
    return index >= 0 && std::size_t(index) < series.size() ? rectOf(series[std::size_t(index)], point)
                                                            : QRectF();
}

} // namespace rp
