// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/edge/track_edge_tables.h"

#include "models/instruments/tracks/common/track_table_parts.h"
#include "models/text/format.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Below this a share of the loops is not worth an axis.
constexpr double smallestShare = 1e-10;

struct Quantile
{
    const char *key;
    const char *name;
    double q;
};

constexpr std::array<Quantile, 4> quantiles = {
    {//: name of a quantile: half of all cases are at most this
     {"p50", QT_TRANSLATE_NOOP("rp::Tracks", "p50: half of the loops"), 0.5},
     {"p99", QT_TRANSLATE_NOOP("rp::Tracks", "p99: 99 of 100 loops"), 0.99},
     {"p999", QT_TRANSLATE_NOOP("rp::Tracks", "p99.9: 999 of 1,000 loops"), 0.999},
     {"p9999", QT_TRANSLATE_NOOP("rp::Tracks", "p99.99: 9,999 of 10,000 loops"), 0.9999}}};

double quantile_ms(const EdgeTrackResult &result, std::size_t i)
{
    return std::array{result.p50_ms, result.loop.p99_ms, result.p999_ms, result.loop.p9999_ms}.at(i);
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString deadline()
    {
        //: remark on a point in time
        return tr("the deadline");
    }
    static QString chosen() { return tr("as set now"); }
};

/// The values of a rising list at evenly spaced places of it, the ends among them.
std::vector<double> thinned(const std::vector<double> &values, std::size_t count)
{
    std::vector<double> left(count);
    for (std::size_t i = 0; i < count; ++i)
        left[i] =
            values[std::size_t(std::llround(double(i) * double(values.size() - 1) / double(count - 1)))];
    return left;
}

/// Where the curve has to be drawn closely: around the mean of each hump.
void addHumps(const EdgeTrackResult &result, double low, double high, std::vector<double> &times)
{
    for (const physics::DelayMixture::Part &part : result.delays.parts()) {
        if (part.weight < smallestShare)
            continue;
        for (int halves = -8; halves <= 8; ++halves) {
            const double time = part.mean_ms + 0.5 * halves * result.delays.sigma_ms();
            if (time > low && time < high)
                times.push_back(time);
        }
    }
}

} // namespace

std::vector<double> latencyTimes_ms(const EdgeTrackResult &result)
{
    const double deadline_ms = result.limits.deadline_ms;
    const double low = std::max(0.0, std::min(result.loop.base_ms - 5.0 * result.loop.sigma_ms, deadline_ms) -
                                         0.02 * deadline_ms);
    const double high =
        std::max(result.delays.quantile(1.0 - smallestShare), deadline_ms) + 0.02 * deadline_ms;
    std::vector<double> times;
    times.reserve(1024);
    for (std::size_t i = 0; i <= latencySamples; ++i)
        times.push_back(low + (high - low) * double(i) / double(latencySamples));
    addHumps(result, low, high, times);
    std::sort(times.begin(), times.end());
    times = thinned(times, latencySamples - quantiles.size() - 1);
    times.push_back(deadline_ms);
    for (std::size_t i = 0; i < quantiles.size(); ++i)
        times.push_back(quantile_ms(result, i));
    std::sort(times.begin(), times.end());
    return times;
}

std::vector<ResultColumn> edgeLatencyColumns()
{
    return {trackColumn("latency_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of a loop (ms)"),
                        Quantity::Milliseconds, Meaning::Neutral,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Time of a loop")),
            trackColumn("survival", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the loops that take longer"),
                        Quantity::OneIn, Meaning::Dispatch),
            //: a probability density: share of loops for each millisecond
            trackColumn("density_per_ms", QT_TRANSLATE_NOOP("rp::Tracks", "Density (per ms)"),
                        Quantity::Significant, Meaning::Compute,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Density per millisecond"))};
}

std::vector<ResultRow> edgeLatencyRows(const EdgeTrack::State &state)
{
    const EdgeTrackResult &result = state.result;
    std::vector<ResultRow> rows;
    rows.reserve(latencySamples);
    for (const double time : latencyTimes_ms(result)) {
        ResultCell at = numberCell(time * 1e3);
        if (time == result.limits.deadline_ms)
            at.note = [] { return Words::deadline(); };
        for (std::size_t i = 0; i < quantiles.size(); ++i) {
            if (time == quantile_ms(result, i))
                at.note = lateTrackText(quantiles.at(i).name);
        }
        ResultCell share = numberCell(result.delays.above(time));
        if (time > result.limits.deadline_ms)
            share.meaning = Meaning::Failure;
        rows.push_back(
            {QStringLiteral("s%1").arg(rows.size()), {at, share, numberCell(result.delays.density(time))}});
    }
    return rows;
}

std::vector<ResultColumn> edgeQuantileColumns()
{
    return {trackColumn("quantile", QT_TRANSLATE_NOOP("rp::Tracks", "Quantile")),
            trackColumn("latency_us", QT_TRANSLATE_NOOP("rp::Tracks", "At most (ms)"), Quantity::Milliseconds,
                        Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "At most")),
            //: time left until the deadline; negative when it is missed
            trackColumn("margin_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time left (ms)"),
                        Quantity::Milliseconds, Meaning::Neutral,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Time left"))};
}

std::vector<ResultRow> edgeQuantileRows(const EdgeTrack::State &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(quantiles.size());
    for (std::size_t i = 0; i < quantiles.size(); ++i) {
        const double time = quantile_ms(state.result, i);
        const double margin = state.result.limits.deadline_ms - time;
        rows.push_back({QString::fromLatin1(quantiles.at(i).key),
                        {textCell(lateTrackText(quantiles.at(i).name)),
                         trackRatedCell(time * 1e3, margin >= 0.0), numberCell(margin * 1e3)}});
    }
    return rows;
}

std::vector<ResultColumn> edgeSourceColumns()
{
    return {trackColumn("source", QT_TRANSLATE_NOOP("rp::Tracks", "Source of jitter")),
            trackColumn("share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the loops"), Quantity::OneIn),
            trackColumn("delay_us", QT_TRANSLATE_NOOP("rp::Tracks", "Delay (ms)"), Quantity::Milliseconds,
                        Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "Delay")),
            trackColumn("per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Times per hour"), Quantity::Significant),
            trackColumn("misses_without", QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour without it"),
                        Quantity::Significant),
            //: heading of a column: how many missed deadlines go away with one source of jitter
            trackColumn("misses_saved", QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour that it adds"),
                        Quantity::Significant, Meaning::Failure)};
}

std::vector<ResultRow> edgeSourceRows(const EdgeTrack::State &state)
{
    const double loopsPerHour = state.result.limits.loops_per_s * 3600.0;
    std::vector<ResultRow> rows;
    rows.reserve(state.result.sources.size());
    for (const EdgeTrackSource &source : state.result.sources) {
        const ResultCell share = numberCell(source.event.probability);
        rows.push_back(
            {source.key,
             {textCell([key = source.key] { return EdgeTrack::sourceName(key); }), share,
              numberCell(source.event.delay_ms * 1e3), numberCell(source.event.probability * loopsPerHour),
              numberCell(source.misses_per_hour_without),
              numberCell(std::max(0.0, state.result.loop.miss_per_hour - source.misses_per_hour_without))}});
    }
    return rows;
}

namespace {

/// Name and times of the modes; what a table adds to them follows behind.
std::vector<ResultColumn> timeColumns()
{
    return {
        trackColumn("mode", QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode")),
        trackColumn("base_us", QT_TRANSLATE_NOOP("rp::Tracks", "Without delays (ms)"), Quantity::Milliseconds,
                    Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "Without delays")),
        trackColumn("p99_us", QT_TRANSLATE_NOOP("rp::Tracks", "p99 (ms)"), Quantity::Milliseconds,
                    Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "99 of 100 loops take at most")),
        trackColumn("p9999_us", QT_TRANSLATE_NOOP("rp::Tracks", "p99.99 (ms)"), Quantity::Milliseconds,
                    Meaning::Failure, QT_TRANSLATE_NOOP("rp::Tracks", "9,999 of 10,000 loops take at most"))};
}

ResultCell modeCell(const EdgeModeEntry &entry, const EdgeTrack::State &state)
{
    ResultCell name = textCell([source = entry.name] { return contentText(source); });
    if (entry.key == state.settings.mode)
        name.note = [] { return Words::chosen(); };
    return name;
}

} // namespace

std::vector<ResultColumn> edgeModeColumns()
{
    std::vector<ResultColumn> columns = timeColumns();
    columns.push_back(trackColumn("misses_per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour"),
                                  Quantity::Significant));
    columns.push_back(trackColumn("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict")));
    return columns;
}

std::vector<ResultRow> edgeModeRows(const EdgeTrack::State &state, const Catalogue &catalogue)
{
    const physics::EdgeLimits &limits = state.result.limits;
    std::vector<ResultRow> rows;
    rows.reserve(catalogue.edgeModes.size());
    for (const EdgeModeEntry &entry : catalogue.edgeModes) {
        const physics::EdgeLoop loop = physics::edgeLoop(entry.mode, limits);
        rows.push_back({entry.key,
                        {modeCell(entry, state), numberCell(loop.base_ms * 1e3),
                         trackRatedCell(loop.p99_ms * 1e3, loop.passes_p99),
                         trackRatedCell(loop.p9999_ms * 1e3, loop.p9999_ms <= limits.deadline_ms),
                         trackRatedCell(loop.miss_per_hour, loop.miss_prob <= limits.miss_target),
                         trackVerdictCell(loop.passes)}});
    }
    return rows;
}

std::vector<ResultColumn> edgeModeTimeColumns()
{
    return timeColumns();
}

std::vector<ResultRow> edgeModeTimeRows(const EdgeTrack::State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(catalogue.edgeModes.size());
    for (const EdgeModeEntry &entry : catalogue.edgeModes) {
        const physics::EdgeLoop loop = physics::edgeLoop(entry.mode, state.result.limits);
        rows.push_back({entry.key,
                        {modeCell(entry, state), numberCell(loop.base_ms * 1e3),
                         numberCell(loop.p99_ms * 1e3), numberCell(loop.p9999_ms * 1e3)}});
    }
    return rows;
}

} // namespace rp
