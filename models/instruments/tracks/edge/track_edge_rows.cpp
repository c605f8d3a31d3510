// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/instruments/tracks/track_inputs.h"
#include "models/instruments/tracks/track_tables.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using Kind = InputSpec::Kind;
using Takes = TrackRange::Takes;
using S = EdgeTrackSettings;
using State = EdgeTrack::State;

/// Whether a setting of a source of jitter acts in the mode.
template<double S::*setting>
bool acts(const S &settings, const Catalogue &catalogue)
{
    return EdgeTrack::acts(setting, settings, catalogue);
}

/// One number of a source of jitter.
template<double S::*setting>
constexpr InputRow<EdgeTrack> jitter(const char *id, Phrase label, Phrase help, Quantity quantity,
                                     double maximum, double step)
{
    return {.id = id,
            .held = setting,
            .label = label,
            .help = help,
            .written = quantity,
            .maximum = maximum,
            .step = step,
            .typed = true,
            .secondary = true,
            .notes = id,
            .applies = acts<setting>};
}

constexpr auto inputRows = std::to_array<InputRow<EdgeTrack>>({
    {.id = "mode",
     .held = &S::mode,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "How the loop runs. Each mode brings its own kernels, launch cost and "
                               "sources of jitter."),
     .choicesNow = entriesOf<&Catalogue::edgeModes>,
     .renews = true,
     .follow = [](S &after, const S &, const Catalogue &c) { EdgeTrack::takeMode(after, c); }},
    {.id = "loops_per_s",
     .held = &S::loops_per_s,
     //: control: how often a control loop runs
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Loop rate"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "Loops per second. The deadline cannot be longer than one loop."),
     .written = Quantity::PerSecond,
     .kind = Kind::Linear,
     .minimum = 10.0,
     .maximum = 200.0,
     .step = 5.0,
     .whole = true,
     .marks = {20.0, 50.0, 100.0, 200.0},
     .renews = true,
     .follow =
         [](S &after, const S &, const Catalogue &) {
             after.deadline_ms = std::min(after.deadline_ms, EdgeTrack::longestDeadline_ms(after));
         }},
    {.id = "deadline_ms",
     .held = &S::deadline_ms,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Deadline"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Time within which each loop has to end."),
     .written = Quantity::InputMilliseconds,
     .kind = Kind::Linear,
     .minimum = 3.0,
     .maximum = 100.0,
     .step = 0.5,
     .marks = {5.0, 10.0, 20.0, 50.0},
     .typed = true,
     .adjust = [](InputSpec &spec, const S &s,
                  const Catalogue &) { spec.maximum = EdgeTrack::longestDeadline_ms(s); }},
    trackSlider<EdgeTrack>(
        "kernels", &S::kernels, QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one loop"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Kernels that the CPU launches in each loop. A CUDA graph counts as one."),
        Quantity::Count, {logarithmic, 1.0, 1000.0, 40.0, Takes::Whole}, "kernels"),
    trackSlider<EdgeTrack>("launch_us", &S::launch_us, QT_TRANSLATE_NOOP("rp::Tracks", "Launch cost"),
                           QT_TRANSLATE_NOOP("rp::Tracks", "Time that the CPU needs to launch one kernel."),
                           Quantity::InputMicroseconds,
                           {linear, 1.0, 100.0, 1.0, Takes::Units, {8.0, 25.0, 50.0}}, "launch_us"),
    trackSlider<EdgeTrack>(
        "math_ms", &S::math_ms, QT_TRANSLATE_NOOP("rp::Tracks", "GPU time of one loop"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Time that the kernels need on the GPU. Launching runs beside it, and the "
                          "longer of both counts."),
        Quantity::InputMilliseconds, {linear, 0.5, 20.0, 0.1, Takes::Units}, "math_ms"),
    trackSecondary(trackSlider<EdgeTrack>(
        "launch_variation", &S::launch_variation,
        QT_TRANSLATE_NOOP("rp::Tracks", "Spread of the launch cost"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Standard deviation of one launch, as a share of its mean."),
        Quantity::FractionAsNeeded, {linear, 0.0, 1.0, 0.05, Takes::Units}, "launch_variation")),
    jitter<&S::gc_young_share>(
        "gc_young_share", QT_TRANSLATE_NOOP("rp::Tracks", "Small garbage collections"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Share of the loops in which the collector looks through new objects."),
        Quantity::FractionAsNeeded, 0.2, 0.005),
    jitter<&S::gc_young_ms>("gc_young_ms",
                            QT_TRANSLATE_NOOP("rp::Tracks", "Length of a small garbage collection"),
                            QT_TRANSLATE_NOOP("rp::Tracks", "Time by which it delays the loop."),
                            Quantity::InputMilliseconds, 2.0, 0.05),
    jitter<&S::gc_full_share>(
        "gc_full_share", QT_TRANSLATE_NOOP("rp::Tracks", "Full garbage collections"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Share of the loops in which the collector looks through all objects."),
        Quantity::FractionAsNeeded, 0.02, 0.0005),
    //: control: objects in memory that the garbage collector has to look through
    trackAppliesIf<EdgeTrack>(
        acts<&S::gc_objects>,
        trackSlider<EdgeTrack>(
            "gc_objects", &S::gc_objects, QT_TRANSLATE_NOOP("rp::Tracks", "Objects to look through"),
            QT_TRANSLATE_NOOP("rp::Tracks",
                              "Objects that a full garbage collection visits, one after the other."),
            Quantity::Count, {linear, 0.0, 1e6, 1e4, Takes::Whole, {1e5, 3e5, 1e6}}, "gc_objects")),
    jitter<&S::preemption_share>(
        "preemption_share", QT_TRANSLATE_NOOP("rp::Tracks", "Preemptions"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Share of the loops in which the system gives the processor to others."),
        Quantity::FractionAsNeeded, 0.05, 0.001),
    jitter<&S::preemption_ms>("preemption_ms", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a preemption"),
                              QT_TRANSLATE_NOOP("rp::Tracks", "Time by which it delays the loop."),
                              Quantity::InputMilliseconds, 5.0, 0.05),
    jitter<&S::stall_share>(
        "stall_share", QT_TRANSLATE_NOOP("rp::Tracks", "Rare stalls"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Share of the loops in which the whole system stands still for a moment."),
        Quantity::FractionAsNeeded, 0.0001, 0.00001),
    jitter<&S::stall_ms>("stall_ms", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a stall"),
                         QT_TRANSLATE_NOOP("rp::Tracks", "Time by which it delays the loop."),
                         Quantity::InputMilliseconds, 20.0, 0.1),
});

constexpr FieldNames baseNotes = {"sensor_ms", "kernels", "launch_us", "math_ms"};
constexpr FieldNames launchNotes = {"kernels", "launch_us"};
constexpr FieldNames spreadNotes = {"launch_us", "launch_variation", "gpu_variation"};
constexpr FieldNames tailNotes = {"sensor_ms",        "kernels",       "launch_us",        "math_ms",
                                  "launch_variation", "gpu_variation", "gc_young_share",   "gc_young_ms",
                                  "gc_full_share",    "gc_objects",    "preemption_share", "preemption_ms",
                                  "stall_share",      "stall_ms",      "independent"};
constexpr FieldNames verdictNotes = tailNotes + "miss_target";

constexpr auto figureRows = std::to_array<FigureRow<EdgeTrack>>({
    //: time within which 99 of 100 loops end
    {"p99_us", QT_TRANSLATE_NOOP("rp::Tracks", "99 of 100 loops take at most"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.loop.p99_ms * 1e3; }, tailNotes},
    {"misses_per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Missed deadlines"), Quantity::PerHour,
     [](const State &s, const Catalogue &) { return s.result.loop.miss_per_hour; }, tailNotes},
    {"p50_us", QT_TRANSLATE_NOOP("rp::Tracks", "Half of the loops take at most"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.p50_ms * 1e3; }, tailNotes},
    {"p999_us", QT_TRANSLATE_NOOP("rp::Tracks", "999 of 1,000 loops take at most"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.p999_ms * 1e3; }, tailNotes},
    {"p9999_us", QT_TRANSLATE_NOOP("rp::Tracks", "9,999 of 10,000 loops take at most"),
     Quantity::Milliseconds, [](const State &s, const Catalogue &) { return s.result.loop.p9999_ms * 1e3; },
     tailNotes},
    {"base_us", QT_TRANSLATE_NOOP("rp::Tracks", "Loop without delays"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.loop.base_ms * 1e3; }, baseNotes},
    {"sigma_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "Spread without delays"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.loop.sigma_ms * 1e3; },
     spreadNotes},
    {"miss_share", QT_TRANSLATE_NOOP("rp::Tracks", "Loops that miss the deadline"), Quantity::OneIn,
     [](const State &s, const Catalogue &) { return s.result.loop.miss_prob; }, tailNotes},
    {"miss_target", QT_TRANSLATE_NOOP("rp::Tracks", "Misses allowed"), Quantity::OneIn,
     [](const State &s, const Catalogue &) { return s.result.limits.miss_target; }, "miss_target"},
    {"allowed_per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Missed deadlines allowed"), Quantity::PerHour,
     [](const State &s, const Catalogue &) { return s.result.allowedPerHour(); }, "miss_target"},
    {"margin_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time left in 99 of 100 loops"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) {
         return (s.result.limits.deadline_ms - s.result.loop.p99_ms) * 1e3;
     },
     tailNotes},
    {"deadline_us", QT_TRANSLATE_NOOP("rp::Tracks", "Deadline"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.limits.deadline_ms * 1e3; }},
    {"launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one loop"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) {
         return double(s.result.mode.kernels) * s.result.mode.launch_us;
     },
     launchNotes},
    {"math_us", QT_TRANSLATE_NOOP("rp::Tracks", "GPU time of one loop"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.mode.math_ms * 1e3; }, "math_ms"},
    {"gc_pause_us", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a full garbage collection"),
     Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.settings.gc_objects * s.result.ns_per_object * 1e-3; },
     "gc_objects"},
    {"launch_bound", QT_TRANSLATE_NOOP("rp::Tracks", "Launching sets the pace"), trackYesNo,
     [](const State &s, const Catalogue &) { return s.result.launchBound() ? 1.0 : 0.0; }, baseNotes},
    {"loops_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Loop rate"), Quantity::PerSecond,
     [](const State &s, const Catalogue &) { return s.result.limits.loops_per_s; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), trackVerdictWord,
     [](const State &s, const Catalogue &) { return s.result.loop.passes ? 1.0 : 0.0; }, verdictNotes},
});

QString number(double value)
{
    return term(Written(Quantity::Significant, 4), value);
}

QString time(double us)
{
    return term(Written(Quantity::DurationAuto, 4), us);
}

QString spreadLine(const State &state, const Catalogue &catalogue)
{
    const EdgeTrackResult &r = state.result;
    if (r.launchBound()) {
        return equations<EdgeTrack>(QStringLiteral("σ = √n c l = √{kernels} × %1 × %2 = {sigma_us}"), state,
                                    catalogue, {number(r.mode.launch_variation), time(r.mode.launch_us)});
    }
    return equations<EdgeTrack>(QStringLiteral("σ = c_W W = %1 × {math_us} = {sigma_us}"), state, catalogue,
                                {number(r.limits.gpu_variation)});
}

constexpr auto formulaRows = std::to_array<FormulaRow<EdgeTrack>>({
    {"edge_base", "T_0 = t_s + max(n l, W) = %1 + max({kernels} × %2, {math_us}) = {base_us}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {term(Quantity::Milliseconds, s.result.limits.sensor_ms * 1e3),
                 time(s.result.mode.launch_us)};
     }},
    {"edge_spread", spreadLine},
    {"edge_tail", "P(T > d) = Σ w_i Q((d − m_i) / σ) = {miss_share}; d = {deadline_us}, i = 1 … %1",
     [](const State &s, const Catalogue &) -> QStringList {
         return {term(Quantity::Count, double(s.result.delays.parts().size()))};
     }},
    {"edge_misses", "P(T > d) · f · %1 = %2 × %3 × %4 = {misses_per_hour}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {Format::isolate(Format().durationIn(TimeSpanUnit::Seconds, 3600e6, 0)),
                 number(s.result.loop.miss_prob), number(s.result.limits.loops_per_s),
                 term(Quantity::Count, 3600.0)};
     }},
    {"edge_collection", "t_gc = N t_o = {gc_objects} × %1 = {gc_pause_us}",
     [](const State &s, const Catalogue &) -> QStringList { return {time(s.result.ns_per_object * 1e-3)}; }},
});

} // namespace

DesignRows<EdgeTrack> EdgeTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

namespace {

QString perHour(double misses)
{
    return quantityText(Quantity::PerHour, misses);
}

} // namespace

QString edgeLatencySummary(const EdgeTrack::State &state)
{
    const EdgeTrackResult &r = state.result;
    const Format format;
    //: what a chart shows; %1 is a duration, %2 and %4 are shares of the loops such as "1 in 100", %3 is
    //: a rate such as "3,763 per hour"
    const QString sentence =
        TrackText::tr("Loops that take longer than the deadline of %1: %2, or %3. The goal allows %4.");
    return fillMarkers(sentence,
                       {format.milliseconds(r.limits.deadline_ms * 1e3), format.oneIn(r.loop.miss_prob),
                        perHour(r.loop.miss_per_hour), format.oneIn(r.limits.miss_target)});
}

QString edgeQuantileSummary(const EdgeTrack::State &state)
{
    const EdgeTrackResult &r = state.result;
    const Format format;
    //: what a table shows; all are durations
    const QString sentence =
        TrackText::tr("Half of the loops take at most %1, 99 of 100 take at most %2, and "
                      "9,999 of 10,000 take at most %3.");
    return fillMarkers(sentence,
                       {format.milliseconds(r.p50_ms * 1e3), format.milliseconds(r.loop.p99_ms * 1e3),
                        format.milliseconds(r.loop.p9999_ms * 1e3)});
}

QString edgeSourceSummary(const EdgeTrack::State &state)
{
    const EdgeTrackResult &r = state.result;
    const auto costliest = std::min_element(r.sources.begin(), r.sources.end(),
                                            [](const EdgeTrackSource &a, const EdgeTrackSource &b) {
                                                return a.misses_per_hour_without < b.misses_per_hour_without;
                                            });
    const QString misses = perHour(r.loop.miss_per_hour);
    if (costliest == r.sources.end() || perHour(costliest->misses_per_hour_without) == misses) {
        //: what a chart shows; %1 is a rate such as "0 per hour"
        return TrackText::tr("No single one of them makes a difference. Missed deadlines: %1.").arg(misses);
    }
    return fillMarkers(
        //: what a chart shows; %1 is a source of jitter, %2 and %3 are rates such as "3,763 per hour"
        TrackText::tr("The costliest is: %1. Missed deadlines without it: %2 instead of %3."),
        {EdgeTrack::sourceName(costliest->key), perHour(costliest->misses_per_hour_without), misses});
}

QString edgeModeSummary(const EdgeTrack::State &state, const Catalogue &catalogue)
{
    QStringList reaching;
    for (const EdgeModeEntry &entry : catalogue.edgeModes) {
        if (physics::edgeLoop(entry.mode, state.result.limits).passes)
            reaching.append(contentText(entry.name));
    }
    if (reaching.isEmpty())
        return TrackText::tr("None of these modes reaches the goal.");
    //: %1 is a list of execution modes
    return TrackText::tr("The goal is reached by: %1.").arg(QLocale().createSeparatedList(reaching));
}

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

constexpr FieldNames loopFields = {"sensor_ms",        "kernels",       "launch_us",      "math_ms",
                                   "launch_variation", "gpu_variation", "gc_young_share", "gc_full_share",
                                   "preemption_share", "stall_share",   "independent"};

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
