// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/common/track_tables.h"
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

namespace {

using State = EdgeTrack::State;

/// The same at each step of a slider.
const std::vector<QString> &latencyKeys()
{
    static const std::vector<QString> keys = [] {
        std::vector<QString> made;
        made.reserve(latencySamples);
        for (std::size_t i = 0; i < latencySamples; ++i)
            made.push_back(QStringLiteral("s%1").arg(i));
        return made;
    }();
    return keys;
}

std::vector<ResultRow> latencyRows(const State &state, const Catalogue & /*catalogue*/)
{
    const EdgeTrackResult &result = state.result;
    std::vector<ResultRow> rows;
    rows.reserve(latencySamples);
    for (const double time : latencyTimes_ms(result)) {
        ResultCell at = numberCell(time * 1e3);
        if (time == result.limits.deadline_ms) {
            //: remark on a point in time
            at.note = lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "the deadline"));
        }
        for (std::size_t i = 0; i < quantiles.size(); ++i) {
            if (time == quantile_ms(result, i))
                at.note = lateTrackText(quantiles.at(i).name);
        }
        ResultCell share = numberCell(result.delays.above(time));
        if (time > result.limits.deadline_ms)
            share.meaning = Meaning::Failure;
        rows.push_back({latencyKeys().at(rows.size()), {at, share}});
    }
    return rows;
}

std::vector<ResultRow> quantileRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::size_t i = 0;
    return trackRows(quantiles, [&](const Quantile &quantile) -> ResultRow {
        const double time = quantile_ms(state.result, i++);
        const double margin = state.result.limits.deadline_ms - time;
        return {QString::fromLatin1(quantile.key),
                {textCell(lateTrackText(quantile.name)), trackRatedCell(time * 1e3, margin >= 0.0),
                 numberCell(margin * 1e3)}};
    });
}

std::vector<ResultRow> sourceRows(const State &state, const Catalogue & /*catalogue*/)
{
    const double loopsPerHour = state.result.limits.loops_per_s * 3600.0;
    const double missesPerHour = state.result.loop.miss_per_hour;
    return trackRows(state.result.sources, [&](const EdgeTrackSource &source) -> ResultRow {
        return {source.key,
                {textCell([key = source.key] { return EdgeTrack::sourceName(key); }),
                 numberCell(source.event.probability), numberCell(source.event.delay_ms * 1e3),
                 numberCell(source.event.probability * loopsPerHour),
                 numberCell(source.misses_per_hour_without),
                 numberCell(std::max(0.0, missesPerHour - source.misses_per_hour_without))}};
    });
}

std::vector<ResultRow> modeRows(const State &state, const Catalogue &catalogue)
{
    const physics::EdgeLimits &limits = state.result.limits;
    return trackRows(catalogue.edgeModes, [&](const EdgeModeEntry &entry) {
        const auto name = [source = entry.name] { return contentText(source); };
        const physics::EdgeLoop loop = physics::edgeLoop(entry.mode, limits);
        return trackRow(entry.key, trackNameCell(name, entry.key == state.settings.mode),
                        {numberCell(loop.base_ms * 1e3), trackRatedCell(loop.p99_ms * 1e3, loop.passes_p99),
                         trackRatedCell(loop.p9999_ms * 1e3, loop.p9999_ms <= limits.deadline_ms),
                         trackRatedCell(loop.miss_per_hour, loop.miss_prob <= limits.miss_target),
                         trackVerdictCell(loop.passes)});
    });
}

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

/// Of the loop as set now.
constexpr ColumnRow<EdgeTrack> ofLoop(const char *key, Phrase title, Quantity quantity, Phrase spoken = {},
                                      Meaning meaning = Meaning::Neutral)
{
    return TrackColumns<EdgeTrack>{}(key, title, quantity, spoken, loopFields, meaning);
}

/// Of the loops of all modes.
constexpr ColumnRow<EdgeTrack> ofModes(const char *key, Phrase title, Quantity quantity, Phrase spoken = {},
                                       Meaning meaning = Meaning::Neutral)
{
    return TrackColumns<EdgeTrack>{underEachMode}(key, title, quantity, spoken, loopFields, meaning);
}

constexpr auto latencyColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {"latency_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of a loop (ms)"), Quantity::Milliseconds, 2,
     Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Time of a loop")},
    ofLoop("survival", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the loops that take longer"),
           Quantity::OneIn, {}, Meaning::Dispatch),
});

constexpr auto quantileColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {"quantile", QT_TRANSLATE_NOOP("rp::Tracks", "Quantile")},
    ofLoop("latency_us", QT_TRANSLATE_NOOP("rp::Tracks", "At most (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "At most"), Meaning::Dispatch),
    //: time left until the deadline; negative when it is missed
    ofLoop("margin_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time left (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Time left")),
});

constexpr auto sourceColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {"source", QT_TRANSLATE_NOOP("rp::Tracks", "Source of jitter")},
    ofLoop("share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the loops"), Quantity::OneIn),
    ofLoop("delay_us", QT_TRANSLATE_NOOP("rp::Tracks", "Delay (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Delay"), Meaning::Dispatch),
    ofLoop("per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Times per hour"), Quantity::Significant),
    ofLoop("misses_without", QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour without it"),
           Quantity::Significant),
    //: heading of a column: how many missed deadlines go away with one source of jitter
    ofLoop("misses_saved", QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour that it adds"),
           Quantity::Significant, {}, Meaning::Failure),
});

constexpr auto modeColumns = std::to_array<ColumnRow<EdgeTrack>>({
    {"mode", QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode")},
    ofModes("base_us", QT_TRANSLATE_NOOP("rp::Tracks", "Without delays (ms)"), Quantity::Milliseconds,
            QT_TRANSLATE_NOOP("rp::Tracks", "Without delays"), Meaning::Compute),
    ofModes("p99_us", QT_TRANSLATE_NOOP("rp::Tracks", "p99 (ms)"), Quantity::Milliseconds,
            QT_TRANSLATE_NOOP("rp::Tracks", "99 of 100 loops take at most"), Meaning::Dispatch),
    ofModes("p9999_us", QT_TRANSLATE_NOOP("rp::Tracks", "p99.99 (ms)"), Quantity::Milliseconds,
            QT_TRANSLATE_NOOP("rp::Tracks", "9,999 of 10,000 loops take at most"), Meaning::Failure),
    ofModes("misses_per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Misses per hour"), Quantity::Significant),
    ofModes("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"), Quantity::Text),
});

constexpr auto tableRows = std::to_array<TableRow<EdgeTrack>>({
    {"latency", QT_TRANSLATE_NOOP("rp::Tracks", "How long the loops take"), latencyColumns, latencyRows,
     [](const Moment<EdgeTrack> &m) { return withChange(edgeLatencySummary(m.now), m); }},
    {"quantiles", QT_TRANSLATE_NOOP("rp::Tracks", "Quantiles of the time of a loop"), quantileColumns,
     quantileRows, [](const Moment<EdgeTrack> &m) { return edgeQuantileSummary(m.now); }},
    {"sources", QT_TRANSLATE_NOOP("rp::Tracks", "What delays the loops"), sourceColumns, sourceRows,
     [](const Moment<EdgeTrack> &m) { return edgeSourceSummary(m.now); }},
    {"modes", QT_TRANSLATE_NOOP("rp::Tracks", "The modes under this deadline"), modeColumns, modeRows,
     [](const Moment<EdgeTrack> &m) { return edgeModeSummary(m.now, m.catalogue); }},
    trackCriteriaTable<EdgeTrack>,
});

} // namespace

DesignRows<EdgeTrack> EdgeTrack::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
