// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/trace_layout.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double narrowestBar = 1.2; ///< pixels of a bar

class TraceLayoutBuilder : private LaneBuilder
{
public:
    TraceLayoutBuilder(TraceLayout &out, const ChartContent &content, const TracePicture &picture,
                       const QSizeF &size, const ChartStyle &style)
        : LaneBuilder(out, content, size, style)
        , m_picture(picture)
        , m_out(out)
    {
    }

    void build()
    {
        const double width = m_out.size.width();
        m_nameLimit = width * 0.22;
        m_left = canvasEdge + nameColumn(m_nameLimit);
        m_right = std::max(m_left + 20.0, width - canvasEdge - m_text.em() * 2.0);
        const TraceWindow &window = m_picture.window;
        const double below = measureFoot({window.from_ns / 1e3, window.to_ns / 1e3, Quantity::DurationAuto});
        const double rows = rowNeeded() * double(m_picture.rowNames.size());
        m_out.neededHeight = std::ceil(canvasEdge * 2.0 + rows + below);
        placePlot(canvasEdge, std::max(canvasEdge + rows, m_out.size.height() - canvasEdge - below));
        placeRows();
        if (m_picture.layers && window.span_ns() > 0.0) {
            placeBars();
            placeItems();
        }
        placeFoot();
        finish();
        if (m_style.direction == Qt::RightToLeft)
            mirrorOwn(width);
    }

    double minimumWidth() const { return nameColumn(1.0) + m_text.lineHeight() * 8.0 + 2.0 * canvasEdge; }

private:
    double nameColumn(double limit) const
    {
        double widest = 0.0;
        for (const QString &name : m_picture.rowNames)
            widest = std::max(widest, m_text.wrapped(name, limit, true).width());
        return widest + m_text.em() * 1.5;
    }
    double rowNeeded() const
    {
        double height = m_text.lineHeight() * 1.5;
        for (const QString &name : m_picture.rowNames)
            height = std::max(height, m_text.wrapped(name, m_nameLimit, true).height() + 4.0);
        return height;
    }
    double xOf(double ns) const
    {
        const TraceWindow &window = m_picture.window;
        return m_left + (m_right - m_left) * (ns - window.from_ns) / window.span_ns();
    }
    double inside(double ns) const { return std::clamp(xOf(ns), m_left, m_right); }

    void placeRows()
    {
        const double rows = std::max<double>(1.0, double(m_picture.rowNames.size()));
        // Below the last row hangs the card of an operation, where there is room.
        const double card =
            std::clamp(m_out.plot.height() - rows * rowNeeded(), 0.0, m_text.lineHeight() * traceCardLines);
        const double pitch = (m_out.plot.height() - card) / rows;
        for (qsizetype row = 0; row < m_picture.rowNames.size(); ++row) {
            const double top = m_out.plot.top() + pitch * double(row);
            const double height = std::min(pitch * 0.72, m_text.lineHeight() * 2.6);
            const QRectF rect(m_left, top + (pitch - height) / 2.0, m_right - m_left, height);
            m_out.rows.push_back(rect);
            const QString &name = m_picture.rowNames[row];
            const QSizeF size = m_text.wrapped(name, m_nameLimit, true);
            place({canvasEdge, rect.center().y() - size.height() / 2.0, m_left - canvasEdge - m_text.em(),
                   size.height()},
                  name, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, true);
        }
    }

    void placeBars()
    {
        const int pixels = std::max(1, int(m_right - m_left));
        std::vector<std::vector<double>> filled(m_out.rows.size(),
                                                std::vector<double>(std::size_t(pixels) + 2));
        for (const TraceLayer &layer : m_picture.layers->layers) {
            if (layer.row() >= m_out.rows.size())
                continue;
            for (const TraceLayer::Bar &bar : layer.barsIn(m_picture.window, pixels))
                placeBar(layer, bar, filled[layer.row()]);
        }
    }
    void placeBar(const TraceLayer &layer, const TraceLayer::Bar &bar, std::vector<double> &filled)
    {
        const QRectF &row = m_out.rows[layer.row()];
        const double left = inside(bar.from_ns);
        const double right = std::min(m_right, std::max(inside(bar.to_ns), left + narrowestBar));
        QRectF rect(left, row.top(), std::max(right - left, narrowestBar), row.height());
        if (bar.count > 1) {
            // Kinds that share a pixel stand on each other, as high as their part of its time.
            double &below = filled[std::size_t(std::clamp(left - m_left, 0.0, double(filled.size() - 1)))];
            const double bottom = row.bottom() - std::min(1.0, below) * row.height();
            const double height = std::max(1.0, bar.filled * row.height());
            rect.setBottom(bottom);
            rect.setTop(std::max(row.top(), bottom - height));
            below += bar.filled;
        }
        m_out.bars.push_back({rect, layer.meaning()});
    }

    QRectF itemRect(std::size_t row, double start_ns, double end_ns) const
    {
        if (row >= m_out.rows.size() || end_ns < m_picture.window.from_ns ||
            start_ns > m_picture.window.to_ns)
            return {};
        const double left = inside(start_ns);
        return {left, m_out.rows[row].top(), std::max(inside(end_ns) - left, 2.0), m_out.rows[row].height()};
    }
    QLineF arrowOf(const TraceItem &item) const
    {
        if (!item.hasCall || item.row >= m_out.rows.size())
            return {};
        return {xOf(item.callStart_ns), m_out.rows[TraceRows::host].bottom(), xOf(item.start_ns),
                m_out.rows[item.row].top()};
    }
    void placeItems()
    {
        std::vector<QRectF> calls;
        std::vector<QRectF> ops;
        for (const TraceItem &item : m_picture.items) {
            calls.push_back(item.hasCall ? itemRect(TraceRows::host, item.callStart_ns, item.callEnd_ns)
                                         : QRectF());
            ops.push_back(itemRect(item.row, item.start_ns, item.end_ns));
        }
        m_out.points = {std::move(calls), ops, ops, ops}; // what else there is of an operation is at its bar
        for (const TraceItem &item : m_picture.arrows)
            m_out.arrows.push_back(arrowOf(item));
        if (m_picture.focused >= 0 && std::size_t(m_picture.focused) < m_picture.items.size())
            m_out.focusedArrow = arrowOf(m_picture.items[std::size_t(m_picture.focused)]);
    }
    void mirrorOwn(double width)
    {
        mirror(m_out.rows, width);
        mirror(m_out.arrows, width);
        for (TraceBar &bar : m_out.bars)
            bar.rect = mirrored(bar.rect, width);
        std::vector<QLineF> focused{m_out.focusedArrow};
        mirror(focused, width);
        if (!m_out.focusedArrow.isNull())
            m_out.focusedArrow = focused.front();
    }

    const TracePicture &m_picture;
    TraceLayout &m_out;
};

} // namespace

TraceLayout layoutTrace(const ChartContent &content, const TracePicture &picture, const QSizeF &size,
                        const ChartStyle &style)
{
    TraceLayout layout;
    TraceLayoutBuilder(layout, content, picture, size, style).build();
    return layout;
}

double traceMinimumWidth(const ChartContent &content, const TracePicture &picture, const ChartStyle &style)
{
    TraceLayout layout;
    return TraceLayoutBuilder(layout, content, picture, QSizeF(), style).minimumWidth();
}

} // namespace rp
