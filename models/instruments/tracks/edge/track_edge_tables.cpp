// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/edge/track_edge.h"

#include "models/text/format.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Rows of the latency table: always as many, so that a chart only moves.
constexpr std::size_t latencySamples = 241;

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

std::vector<ResultRow> edgeLatencyRows(const EdgeTrack::State &state, const Catalogue & /*catalogue*/)
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

std::vector<ResultRow> edgeQuantileRows(const EdgeTrack::State &state, const Catalogue & /*catalogue*/)
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

std::vector<ResultRow> edgeSourceRows(const EdgeTrack::State &state, const Catalogue & /*catalogue*/)
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

ResultCell modeCell(const EdgeModeEntry &entry, const EdgeTrack::State &state)
{
    ResultCell name = textCell([source = entry.name] { return contentText(source); });
    if (entry.key == state.settings.mode)
        name.note = [] { return Words::chosen(); };
    return name;
}

} // namespace

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

namespace {

using State = EdgeTrack::State;

constexpr const char *loopFields = "sensor_ms,kernels,launch_us,math_ms,launch_variation,gpu_variation,"
                                   "gc_young_share,gc_full_share,preemption_share,stall_share,independent";

/// The modes stand there with their own values, whatever the learner has set.
std::vector<EdgeTrackSettings> underEachMode(const EdgeTrackSettings & /*settings*/,
                                             const Catalogue &catalogue)
{
    std::vector<EdgeTrackSettings> under;
    under.reserve(catalogue.edgeModes.size());
    for (const EdgeModeEntry &entry : catalogue.edgeModes) {
        EdgeTrackSettings settings = EdgeTrack::defaults(catalogue);
        settings.mode = entry.key;
        under.push_back(EdgeTrack::reference(settings, catalogue));
    }
    return under;
}

constexpr auto latencyColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {.key = "latency_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Time of a loop (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Time of a loop")},
    {.key = "survival",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Share of the loops that take longer"),
     .quantity = Quantity::OneIn,
     .meaning = Meaning::Dispatch,
     .notes = loopFields},
    //: a probability density: share of loops for each millisecond
    {.key = "density_per_ms",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Density (per ms)"),
     .quantity = Quantity::Significant,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Density per millisecond"),
     .notes = loopFields},
});

constexpr auto quantileColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {.key = "quantile", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Quantile")},
    {.key = "latency_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "At most (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "At most"),
     .notes = loopFields},
    //: time left until the deadline; negative when it is missed
    {.key = "margin_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Time left (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Time left"),
     .notes = loopFields},
});

constexpr auto sourceColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {.key = "source", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Source of jitter")},
    {.key = "share",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Share of the loops"),
     .quantity = Quantity::OneIn,
     .notes = loopFields},
    {.key = "delay_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Delay (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Delay"),
     .notes = loopFields},
    {.key = "per_hour",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Times per hour"),
     .quantity = Quantity::Significant,
     .notes = loopFields},
    {.key = "misses_without",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour without it"),
     .quantity = Quantity::Significant,
     .notes = loopFields},
    //: heading of a column: how many missed deadlines go away with one source of jitter
    {.key = "misses_saved",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour that it adds"),
     .quantity = Quantity::Significant,
     .meaning = Meaning::Failure,
     .notes = loopFields},
});

constexpr auto timeColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {.key = "mode", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode")},
    {.key = "base_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Without delays (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Without delays"),
     .notes = loopFields,
     .under = underEachMode},
    {.key = "p99_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "p99 (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "99 of 100 loops take at most"),
     .notes = loopFields,
     .under = underEachMode},
    {.key = "p9999_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "p99.99 (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Failure,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "9,999 of 10,000 loops take at most"),
     .notes = loopFields,
     .under = underEachMode},
});

constexpr auto modeColumns = std::to_array<ColumnRow<EdgeTrack>>({
    timeColumns[0],
    timeColumns[1],
    timeColumns[2],
    timeColumns[3],
    {.key = "misses_per_hour",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour"),
     .quantity = Quantity::Significant,
     .notes = loopFields,
     .under = underEachMode},
    {.key = "verdict",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"),
     .notes = loopFields,
     .under = underEachMode},
});

constexpr auto tableRows = std::to_array<TableRow<EdgeTrack>>({
    {"latency", QT_TRANSLATE_NOOP("rp::Tracks", "How long the loops take"), latencyColumns, edgeLatencyRows,
     [](const Moment<EdgeTrack> &m) { return withChange(edgeLatencySummary(m.now), m); }},
    {"quantiles", QT_TRANSLATE_NOOP("rp::Tracks", "Quantiles of the time of a loop"), quantileColumns,
     edgeQuantileRows, [](const Moment<EdgeTrack> &m) { return edgeQuantileSummary(m.now); }},
    {"sources", QT_TRANSLATE_NOOP("rp::Tracks", "What delays the loops"), sourceColumns, edgeSourceRows,
     [](const Moment<EdgeTrack> &m) { return edgeSourceSummary(m.now); }},
    {"modes", QT_TRANSLATE_NOOP("rp::Tracks", "The modes under this deadline"), modeColumns, edgeModeRows,
     [](const Moment<EdgeTrack> &m) { return edgeModeSummary(m.now, m.catalogue); }},
    {"mode_times", QT_TRANSLATE_NOOP("rp::Tracks", "Times of the modes"), timeColumns, edgeModeTimeRows,
     [](const Moment<EdgeTrack> &m) { return edgeModeTimeSummary(m.now, m.catalogue); }},
    trackCriteriaTable<EdgeTrack>,
});

} // namespace

std::span<const TableRow<EdgeTrack>> EdgeTrack::tables()
{
    return tableRows;
}

} // namespace rp
