// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/trace_layers.h"

#include "models/traces/keyed_places.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace rp {

using namespace traces;

void TraceLayer::add(double start_ns, double end_ns)
{
    const double end = std::max(start_ns, end_ns);
    m_covered.push_back(m_sum_ns);
    m_starts.push_back(start_ns);
    m_ends.push_back(end);
    m_reach.push_back(m_reach.empty() ? end : std::max(m_reach.back(), end));
    m_sum_ns += end - start_ns;
}

std::vector<TraceLayer::Bar> TraceLayer::barsIn(const TraceWindow &window, int pixels) const
{
    std::vector<Bar> bars;
    const double pixel_ns = window.span_ns() / std::max(1, pixels);
    if (pixel_ns <= 0.0)
        return bars;
    auto i = std::size_t(std::lower_bound(m_reach.begin(), m_reach.end(), window.from_ns) - m_reach.begin());
    if (i < size() && m_ends[i] - m_starts[i] < pixel_ns) {
        // The bin at the window's edge is drawn whole, so that it looks the same wherever the edge is.
        const double bin_ns = std::floor(m_starts[i] / pixel_ns) * pixel_ns;
        i = std::size_t(std::lower_bound(m_starts.begin(), m_starts.end(), bin_ns) - m_starts.begin());
    }
    while (i < size() && m_starts[i] < window.to_ns) {
        if (m_ends[i] - m_starts[i] >= pixel_ns) {
            bars.push_back({m_starts[i], m_ends[i]});
            ++i;
            continue;
        }
        const double bin_ns = std::floor(m_starts[i] / pixel_ns) * pixel_ns;
        const auto after =
            std::lower_bound(m_starts.begin() + std::ptrdiff_t(i) + 1, m_starts.end(), bin_ns + pixel_ns);
        auto next = std::size_t(after - m_starts.begin());
        // A long one that begins in this pixel is drawn by itself.
        if (next - 1 > i && m_ends[next - 1] - m_starts[next - 1] >= pixel_ns)
            --next;
        const double covered = (next < size() ? m_covered[next] : m_sum_ns) - m_covered[i];
        if (next - i == 1)
            bars.push_back({m_starts[i], m_ends[i]});
        else
            bars.push_back({bin_ns, bin_ns + pixel_ns, std::min(1.0, covered / pixel_ns), next - i});
        i = next;
    }
    return bars;
}

TraceLayers::TraceLayers(TracePointer loaded)
    : trace(std::move(loaded))
{
    const Timeline &timeline = trace->timeline;
    origin_ns = timeline.first_ns();
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (const auto call = timeline.call(i))
            origin_ns = std::min(origin_ns, call->start_ns);
    }
    total_ns = since(timeline.last_ns());
    m_reach_ns.reserve(timeline.size());
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const double end = since(timeline.op(i).end_ns());
        m_reach_ns.push_back(m_reach_ns.empty() ? end : std::max(m_reach_ns.back(), end));
    }
    addCalls();
    addGaps();
    addStreams();
}

void TraceLayers::addCalls()
{
    const auto &calls = trace->trace.calls;
    KeyRange starts;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        if (trace->timeline.isCounted(i))
            starts.add(calls[i].start_ns);
    }
    KeyedPlaces byStart(starts, calls.size());
    for (std::size_t i = 0; i < calls.size(); ++i) {
        if (trace->timeline.isCounted(i))
            byStart.add(calls[i].start_ns, std::uint32_t(i));
    }
    byStart.sort();
    TraceLayer launches(Meaning::Dispatch, TraceRows::host);
    TraceLayer others(Meaning::Neutral, TraceRows::host);
    for (std::size_t i = 0; i < byStart.size(); ++i) {
        const ApiCall call = calls[byStart.place(i)];
        const bool isLaunch = trace->timeline.launchKind(call.name) != LaunchKind::None;
        (isLaunch ? launches : others).add(since(call.start_ns), since(call.end_ns()));
    }
    layers.push_back(std::move(others));
    layers.push_back(std::move(launches));
}

void TraceLayers::addGaps()
{
    gaps = gapsOf(trace->timeline);
    if (trace->reading.withheld.withholdsCause()) {
        for (Gap &gap : gaps)
            gap.kind = GapClass::Unmatched; // what they were taken for may not be said
    }
    TraceLayer before(Meaning::Dispatch, TraceRows::waiting);
    TraceLayer latency(Meaning::Failure, TraceRows::waiting);
    TraceLayer kernel(Meaning::Memory, TraceRows::waiting);
    TraceLayer other(Meaning::Neutral, TraceRows::waiting);
    for (const Gap &gap : gaps) {
        if (gap.kind == GapClass::HostWait) {
            const std::int64_t called_ns =
                std::clamp(trace->timeline.call(gap.opener)->start_ns, gap.start_ns, gap.end_ns);
            before.add(since(gap.start_ns), since(called_ns));
            latency.add(since(called_ns), since(gap.end_ns));
        } else {
            (gap.kind == GapClass::KernelWait ? kernel : other).add(since(gap.start_ns), since(gap.end_ns));
        }
    }
    for (TraceLayer *layer : {&before, &latency, &kernel, &other})
        layers.push_back(std::move(*layer));
    byLength.resize(gaps.size());
    std::iota(byLength.begin(), byLength.end(), std::size_t{0});
    std::stable_sort(byLength.begin(), byLength.end(), [this](std::size_t a, std::size_t b) {
        return gaps[a].length_ns() > gaps[b].length_ns();
    });
}

void TraceLayers::addStreams()
{
    const Timeline &timeline = trace->timeline;
    std::unordered_map<LabelId, std::size_t> counts;
    std::vector<LabelId> met;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (counts[timeline.lane(i).stream]++ == 0)
            met.push_back(timeline.lane(i).stream);
    }
    std::stable_sort(met.begin(), met.end(),
                     [&counts](LabelId a, LabelId b) { return counts[a] > counts[b]; });
    hasMoreStreams = met.size() > TraceRows::mostStreams;
    streams.assign(met.begin(), met.begin() + std::ptrdiff_t(std::min(met.size(), TraceRows::mostStreams)));
    std::unordered_map<LabelId, std::size_t> rowOf;
    for (std::size_t i = 0; i < met.size(); ++i)
        rowOf[met[i]] = std::min(i, streams.size() - 1);
    const std::size_t first = layers.size();
    for (std::size_t i = 0; i < streams.size(); ++i) {
        layers.emplace_back(Meaning::Compute, TraceRows::firstStream + i);
        layers.emplace_back(Meaning::Memory, TraceRows::firstStream + i);
    }
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        const std::size_t layer = first + 2 * rowOf[timeline.lane(i).stream] + (timeline.isKernel(i) ? 0 : 1);
        layers[layer].add(since(op.start_ns), since(op.end_ns()));
    }
}

const Gap *TraceLayers::gapBefore(std::size_t op) const
{
    const std::int64_t start_ns = trace->timeline.op(op).start_ns;
    const auto found =
        std::lower_bound(gaps.begin(), gaps.end(), start_ns,
                         [](const Gap &gap, std::int64_t time_ns) { return gap.end_ns < time_ns; });
    return found != gaps.end() && found->end_ns == start_ns ? &*found : nullptr;
}

std::size_t TraceLayers::opAt(double moment_ns) const
{
    const auto found = std::upper_bound(m_reach_ns.begin(), m_reach_ns.end(), moment_ns);
    const auto at = std::size_t(found - m_reach_ns.begin());
    return at < m_reach_ns.size() ? at : m_reach_ns.size() - 1;
}

std::size_t TraceLayers::rowOf(std::size_t op) const
{
    const auto stream = std::find(streams.begin(), streams.end(), trace->timeline.lane(op).stream);
    return TraceRows::firstStream + std::min(std::size_t(stream - streams.begin()), streams.size() - 1);
}

std::optional<std::size_t> TraceLayers::opNear(std::size_t row, double moment_ns, double reach_ns) const
{
    const Timeline &timeline = trace->timeline;
    std::optional<std::size_t> nearest;
    double least_ns = reach_ns;
    for (std::size_t op = opAt(moment_ns - reach_ns); op < timeline.size(); ++op) {
        const double start_ns = since(timeline.op(op).start_ns);
        if (start_ns > moment_ns + reach_ns)
            break;
        const double away_ns =
            std::max({start_ns - moment_ns, moment_ns - since(timeline.op(op).end_ns()), 0.0});
        if (away_ns <= least_ns && rowOf(op) == row) {
            least_ns = away_ns;
            nearest = op;
        }
    }
    return nearest;
}

double TraceLayers::busy_ns(double from_ns, double to_ns) const
{
    const double first_ns = std::max(from_ns, since(trace->timeline.first_ns()));
    const double last_ns = std::min(to_ns, total_ns);
    double busy_ns = std::max(0.0, last_ns - first_ns);
    auto gap = std::lower_bound(gaps.begin(), gaps.end(), first_ns,
                                [this](const Gap &each, double ns) { return since(each.end_ns) < ns; });
    for (; gap != gaps.end() && since(gap->start_ns) < last_ns; ++gap)
        busy_ns -=
            std::max(0.0, std::min(since(gap->end_ns), last_ns) - std::max(since(gap->start_ns), first_ns));
    return std::max(0.0, busy_ns);
}

} // namespace rp
