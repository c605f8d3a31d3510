// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_content.h"
#include "views/charts/timeline/trace_layout.h"

#include <QCoreApplication>

namespace rp {

/// The operations of a trace that can be walked to now: a stretch around the one that has the focus, however
/// many there are. What each is called, and what is said of it and stands in the table.
class TraceItems
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceTimelineChart)
public:
    static constexpr std::size_t most = 41;
    // Series of the content. Below the operation come its other values, so that each can be heard alone.
    static constexpr int callSeries = 0;
    static constexpr int opSeries = 1;
    static constexpr int allSeries = 4;

    void setLayers(std::shared_ptr<const TraceLayers> layers);
    const std::shared_ptr<const TraceLayers> &layers() const { return m_layers; }
    std::size_t count() const { return m_layers ? m_layers->trace->timeline.size() : 0; }
    std::size_t first() const { return m_first; }
    bool holds(std::size_t op) const { return op >= m_first && op < m_first + m_items.size(); }

    /// The stretch with an operation in its middle, unless it is in it already.
    void hold(std::size_t op);
    /// The stretch that begins with the first operation of a window.
    void begin(const TraceWindow &window);

    const std::vector<TraceItem> &items() const { return m_items; }
    /// Of the items and all others in a window, if they are few enough to be told apart.
    std::vector<TraceItem> arrowsIn(const TraceWindow &window) const;
    TraceItem item(std::size_t op) const;

    static std::vector<ResultColumn> columns();
    std::vector<ResultRow> rows() const;
    /// Series, points and grid of the content.
    void addTo(ChartContent &content) const;
    QStringList rowNames() const;
    /// Why the GPU stood idle, with its length: "waited 51 µs for the host".
    static QString waitText(const traces::Gap &gap);
    /// The wait that is so many places behind the longest.
    QString gapText(std::size_t rank) const;
    /// For the card of an operation: what it is called, how long it takes, what the GPU waited for before.
    QStringList cardLines(std::size_t op) const;
    /// A span that was measured, and how much of it the GPU works.
    QString spanText(double from_ns, double to_ns) const;
    /// Which part of the trace is in view.
    QString windowText(const TraceWindow &window) const;

private:
    struct Texts
    {
        QString name;
        QString begins;
        QString takes;
        QString waited;
        QString call;
    };
    void fill(std::size_t first);
    Texts textsOf(std::size_t op) const;
    QString rowName(std::size_t row) const;

    std::shared_ptr<const TraceLayers> m_layers;
    std::size_t m_first = 0;
    std::vector<TraceItem> m_items;
};

} // namespace rp
