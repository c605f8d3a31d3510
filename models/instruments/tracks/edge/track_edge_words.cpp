// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_formula.h"
#include "models/instruments/tracks/edge/track_edge.h"

namespace rp {

namespace {

using Kind = InputSpec::Kind;
using S = EdgeTrackSettings;
using State = EdgeTrack::State;

constexpr TrackInput<S> share(const char *id, const char *label, const char *help, double maximum,
                              double step, double S::*number)
{
    return {.id = id,
            .label = label,
            .help = help,
            .kind = Kind::Linear,
            .unit = TrackUnit::Percent,
            .minimum = 0.0,
            .maximum = maximum,
            .step = step,
            .secondary = true,
            .note = id,
            .number = number};
}

constexpr TrackInput<S> delay(const char *id, const char *label, const char *help, double maximum,
                              double step, double S::*number)
{
    return {.id = id,
            .label = label,
            .help = help,
            .kind = Kind::Linear,
            .unit = TrackUnit::Milliseconds,
            .minimum = 0.0,
            .maximum = maximum,
            .step = step,
            .secondary = true,
            .note = id,
            .number = number};
}

constexpr auto edgeInputs = std::to_array<TrackInput<S>>({
    {.id = "mode",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "How the loop runs. Each mode brings its own kernels, launch cost and "
                               "sources of jitter."),
     .text = &S::mode},
    {.id = "loops_per_s",
     //: control: how often a control loop runs
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Loop rate"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "Loops per second. The deadline cannot be longer than one loop."),
     .kind = Kind::Linear,
     .unit = TrackUnit::PerSecond,
     .minimum = 10.0,
     .maximum = 200.0,
     .step = 5.0,
     .whole = true,
     .number = &S::loops_per_s,
     .marks = {20.0, 50.0, 100.0, 200.0}},
    {.id = "deadline_ms",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Deadline"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Time within which each loop has to end."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Milliseconds,
     .minimum = 3.0,
     .maximum = 100.0,
     .step = 0.5,
     .number = &S::deadline_ms,
     .marks = {5.0, 10.0, 20.0, 50.0}},
    {.id = "kernels",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one loop"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Kernels that the CPU launches in each loop. A CUDA graph counts as one."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Count,
     .minimum = 1.0,
     .maximum = 1000.0,
     .step = 40.0,
     .whole = true,
     .note = "kernels",
     .number = &S::kernels},
    {.id = "launch_us",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Launch cost"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Time that the CPU needs to launch one kernel."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Microseconds,
     .minimum = 1.0,
     .maximum = 100.0,
     .step = 1.0,
     .note = "launch_us",
     .number = &S::launch_us,
     .marks = {8.0, 25.0, 50.0}},
    {.id = "math_ms",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "GPU time of one loop"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Time that the kernels need on the GPU. Launching runs beside it, and the "
                               "longer of both counts."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Milliseconds,
     .minimum = 0.5,
     .maximum = 20.0,
     .step = 0.1,
     .note = "math_ms",
     .number = &S::math_ms},
    {.id = "launch_variation",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Spread of the launch cost"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Standard deviation of one launch, as a share of its mean."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Percent,
     .minimum = 0.0,
     .maximum = 1.0,
     .step = 0.05,
     .secondary = true,
     .note = "launch_variation",
     .number = &S::launch_variation},
    share("gc_young_share", QT_TRANSLATE_NOOP("rp::Tracks", "Small garbage collections"),
          QT_TRANSLATE_NOOP("rp::Tracks",
                            "Share of the loops in which the collector looks through new objects."),
          0.2, 0.005, &S::gc_young_share),
    delay("gc_young_ms", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a small garbage collection"),
          QT_TRANSLATE_NOOP("rp::Tracks", "Time by which it delays the loop."), 2.0, 0.05, &S::gc_young_ms),
    share("gc_full_share", QT_TRANSLATE_NOOP("rp::Tracks", "Full garbage collections"),
          QT_TRANSLATE_NOOP("rp::Tracks",
                            "Share of the loops in which the collector looks through all objects."),
          0.02, 0.0005, &S::gc_full_share),
    {.id = "gc_objects",
     //: control: objects in memory that the garbage collector has to look through
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Objects to look through"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Objects that a full garbage collection visits, one after the other."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Count,
     .minimum = 0.0,
     .maximum = 1e6,
     .step = 1e4,
     .whole = true,
     .note = "gc_objects",
     .number = &S::gc_objects,
     .marks = {1e5, 3e5, 1e6}},
    share("preemption_share", QT_TRANSLATE_NOOP("rp::Tracks", "Preemptions"),
          QT_TRANSLATE_NOOP("rp::Tracks",
                            "Share of the loops in which the system gives the processor to others."),
          0.05, 0.001, &S::preemption_share),
    delay("preemption_ms", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a preemption"),
          QT_TRANSLATE_NOOP("rp::Tracks", "Time by which it delays the loop."), 5.0, 0.05, &S::preemption_ms),
    share("stall_share", QT_TRANSLATE_NOOP("rp::Tracks", "Rare stalls"),
          QT_TRANSLATE_NOOP("rp::Tracks",
                            "Share of the loops in which the whole system stands still for a moment."),
          0.0001, 0.00001, &S::stall_share),
    delay("stall_ms", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a stall"),
          QT_TRANSLATE_NOOP("rp::Tracks", "Time by which it delays the loop."), 20.0, 0.1, &S::stall_ms),
});

constexpr const char *baseNotes = "sensor_ms,kernels,launch_us,math_ms";
constexpr const char *spreadNotes = "launch_us,launch_variation,gpu_variation";
constexpr const char *tailNotes =
    "sensor_ms,kernels,launch_us,math_ms,launch_variation,gpu_variation,gc_young_share,gc_young_ms,"
    "gc_full_share,"
    "gc_objects,preemption_share,preemption_ms,stall_share,stall_ms,independent";
constexpr const char *verdictNotes =
    "sensor_ms,kernels,launch_us,math_ms,launch_variation,gpu_variation,gc_young_share,gc_young_ms,"
    "gc_full_share,"
    "gc_objects,preemption_share,preemption_ms,stall_share,stall_ms,independent,miss_target";

constexpr auto edgeFigures = std::to_array<TrackFigure<State>>({
    //: time within which 99 of 100 loops end
    {"p99_us", QT_TRANSLATE_NOOP("rp::Tracks", "99 of 100 loops take at most"), TrackUnit::Time, tailNotes,
     [](const State &s) { return s.result.loop.p99_ms * 1e3; }},
    {"misses_per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Missed deadlines"), TrackUnit::PerHour, tailNotes,
     [](const State &s) { return s.result.loop.miss_per_hour; }},
    {"p50_us", QT_TRANSLATE_NOOP("rp::Tracks", "Half of the loops take at most"), TrackUnit::Time, tailNotes,
     [](const State &s) { return s.result.p50_ms * 1e3; }},
    {"p999_us", QT_TRANSLATE_NOOP("rp::Tracks", "999 of 1,000 loops take at most"), TrackUnit::Time,
     tailNotes, [](const State &s) { return s.result.p999_ms * 1e3; }},
    {"p9999_us", QT_TRANSLATE_NOOP("rp::Tracks", "9,999 of 10,000 loops take at most"), TrackUnit::Time,
     tailNotes, [](const State &s) { return s.result.loop.p9999_ms * 1e3; }},
    {"base_us", QT_TRANSLATE_NOOP("rp::Tracks", "Loop without delays"), TrackUnit::Time, baseNotes,
     [](const State &s) { return s.result.loop.base_ms * 1e3; }},
    {"sigma_us", QT_TRANSLATE_NOOP("rp::Tracks", "Spread without delays"), TrackUnit::ShortTime, spreadNotes,
     [](const State &s) { return s.result.loop.sigma_ms * 1e3; }},
    {"miss_share", QT_TRANSLATE_NOOP("rp::Tracks", "Loops that miss the deadline"), TrackUnit::OneIn,
     tailNotes, [](const State &s) { return s.result.loop.miss_prob; }},
    {"miss_target", QT_TRANSLATE_NOOP("rp::Tracks", "Misses allowed"), TrackUnit::OneIn, "miss_target",
     [](const State &s) { return s.result.limits.miss_target; }},
    {"allowed_per_hour", QT_TRANSLATE_NOOP("rp::Tracks", "Missed deadlines allowed"), TrackUnit::PerHour,
     "miss_target", [](const State &s) { return s.result.allowedPerHour(); }},
    {"margin_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time left in 99 of 100 loops"), TrackUnit::Time, tailNotes,
     [](const State &s) { return (s.result.limits.deadline_ms - s.result.loop.p99_ms) * 1e3; }},
    {"deadline_us", QT_TRANSLATE_NOOP("rp::Tracks", "Deadline"), TrackUnit::Time, "",
     [](const State &s) { return s.result.limits.deadline_ms * 1e3; }},
    {"launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one loop"), TrackUnit::Time,
     "kernels,launch_us",
     [](const State &s) { return double(s.result.mode.kernels) * s.result.mode.launch_us; }},
    {"math_us", QT_TRANSLATE_NOOP("rp::Tracks", "GPU time of one loop"), TrackUnit::Time, "math_ms",
     [](const State &s) { return s.result.mode.math_ms * 1e3; }},
    {"gc_pause_us", QT_TRANSLATE_NOOP("rp::Tracks", "Length of a full garbage collection"), TrackUnit::Time,
     "gc_objects", [](const State &s) { return s.settings.gc_objects * s.result.ns_per_object * 1e-3; }},
    {"launch_bound", QT_TRANSLATE_NOOP("rp::Tracks", "Launching sets the pace"), TrackUnit::YesNo, baseNotes,
     [](const State &s) { return s.result.launchBound() ? 1.0 : 0.0; }},
    {"loops_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Loop rate"), TrackUnit::PerSecond, "",
     [](const State &s) { return s.result.limits.loops_per_s; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), TrackUnit::Verdict, verdictNotes,
     [](const State &s) { return s.result.loop.passes ? 1.0 : 0.0; }},
});

constexpr std::array<const char *, 2> edgeHeadlines = {"p99_us", "misses_per_hour"};

QString ms(double value_ms)
{
    return trackValue(TrackUnit::Time, value_ms * 1e3);
}

QString number(double value)
{
    return trackValue(TrackUnit::Plain, value);
}

QString baseLine(const State &state)
{
    const EdgeTrackResult &r = state.result;
    return trackLine(QStringLiteral("T_0 = t_s + max(n l, W) = %1 + max(%2 × %3, %4) = %5"),
                     {ms(r.limits.sensor_ms), trackValue(TrackUnit::Count, double(r.mode.kernels)),
                      trackValue(TrackUnit::ShortTime, r.mode.launch_us), ms(r.mode.math_ms),
                      ms(r.loop.base_ms)});
}

QString spreadLine(const State &state)
{
    const EdgeTrackResult &r = state.result;
    const QString sigma = trackValue(TrackUnit::ShortTime, r.loop.sigma_ms * 1e3);
    if (r.launchBound()) {
        return trackLine(QStringLiteral("σ = √n c l = √%1 × %2 × %3 = %4"),
                         {trackValue(TrackUnit::Count, double(r.mode.kernels)),
                          number(r.mode.launch_variation), trackValue(TrackUnit::ShortTime, r.mode.launch_us),
                          sigma});
    }
    return trackLine(QStringLiteral("σ = c_W W = %1 × %2 = %3"),
                     {number(r.limits.gpu_variation), ms(r.mode.math_ms), sigma});
}

QString tailLine(const State &state)
{
    const EdgeTrackResult &r = state.result;
    return trackLine(QStringLiteral("P(T > d) = Σ w_i Q((d − m_i) / σ) = %1; d = %2, i = 1 … %3"),
                     {trackValue(TrackUnit::OneIn, r.loop.miss_prob), ms(r.limits.deadline_ms),
                      trackValue(TrackUnit::Count, double(r.delays.parts().size()))});
}

QString missesLine(const State &state)
{
    const EdgeTrackResult &r = state.result;
    return trackLine(QStringLiteral("P(T > d) · f · %1 = %2 × %3 × %4 = %5"),
                     {Format::isolate(Format().durationIn(TimeSpanUnit::Seconds, 3600e6, 0)),
                      number(r.loop.miss_prob), number(r.limits.loops_per_s),
                      trackValue(TrackUnit::Count, 3600.0),
                      trackValue(TrackUnit::PerHour, r.loop.miss_per_hour)});
}

QString collectionLine(const State &state)
{
    const EdgeTrackResult &r = state.result;
    const double each_us = r.ns_per_object * 1e-3;
    return trackLine(QStringLiteral("t_gc = N t_o = %1 × %2 = %3"),
                     {trackValue(TrackUnit::Count, state.settings.gc_objects),
                      trackValue(TrackUnit::ShortTime, each_us),
                      ms(state.settings.gc_objects * each_us * 1e-3)});
}

constexpr std::array<TrackFormula<State>, 5> edgeFormulas = {{{"edge_base", baseLine},
                                                              {"edge_spread", spreadLine},
                                                              {"edge_tail", tailLine},
                                                              {"edge_misses", missesLine},
                                                              {"edge_collection", collectionLine}}};

} // namespace

std::span<const TrackInput<EdgeTrackSettings>> EdgeTrack::inputs()
{
    return edgeInputs;
}

std::span<const TrackFigure<EdgeTrack::State>> EdgeTrack::figures()
{
    return edgeFigures;
}

std::span<const char *const> EdgeTrack::headlines()
{
    return edgeHeadlines;
}

QString EdgeTrack::formula(const QString &id, const State &state)
{
    return trackFormulaText(edgeFormulas, id, state);
}

} // namespace rp
