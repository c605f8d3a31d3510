// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/timeline/lane_layout.h"
#include "views/charts/timeline/trace_layers.h"

#include <QStringList>

namespace rp {

/// An operation that can be walked to, with the call that launched it, in ns from the trace's beginning.
struct TraceItem
{
    std::size_t row = TraceRows::firstStream;
    double start_ns = 0.0;
    double end_ns = 0.0;
    bool hasCall = false;
    double callStart_ns = 0.0;
    double callEnd_ns = 0.0;
};

/// What a trace canvas draws beside the chart content. Series 0 of the content are the calls of the items,
/// series 1 the items themselves.
struct TracePicture
{
    std::shared_ptr<const TraceLayers> layers; ///< null: nothing
    TraceWindow window;
    QStringList rowNames;
    std::vector<TraceItem> items;
    std::vector<TraceItem> arrows; ///< drawn from call to operation
    int focused = -1;              ///< among the items
};

/// The card of one operation, and a bracket over the wait that it ended.
struct TraceCard
{
    QStringList lines; ///< the first is a name
    TraceItem item;
    double waitFrom_ns = 0.0; ///< up to the start of the item; its start: no wait
};
/// Height of a card with its bracket, in lines of text.
inline constexpr double traceCardLines = 4.5;

/// A span that is measured.
struct TraceSpan
{
    double from_ns = 0.0;
    double to_ns = 0.0; ///< not before `from_ns`
    QString text;
};

/// A place that the learner points at.
struct TraceFlag
{
    std::size_t row = 0;
    double from_ns = 0.0;
    double to_ns = 0.0;
    QString label;
};

struct TraceBar
{
    QRectF rect;
    Meaning meaning = Meaning::Neutral;
};

/// Where everything of a trace's timeline goes.
struct TraceLayout : LaneLayout
{
    std::vector<QRectF> rows;
    std::vector<TraceBar> bars;
    std::vector<QLineF> arrows;
    QLineF focusedArrow;
};

TraceLayout layoutTrace(const ChartContent &content, const TracePicture &picture, const QSizeF &size,
                        const ChartStyle &style);
double traceMinimumWidth(const ChartContent &content, const TracePicture &picture, const ChartStyle &style);

} // namespace rp
