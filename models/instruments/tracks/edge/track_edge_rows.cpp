// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/kit/equation.h"
#include "models/instruments/tracks/common/track_inputs.h"
#include "models/instruments/tracks/edge/track_edge.h"

#include <algorithm>

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
     "kernels,launch_us"},
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

QString ms(double value_ms)
{
    return term(Quantity::Milliseconds, value_ms * 1e3);
}

QString number(double value)
{
    return term(Written(Quantity::Significant, 4), value);
}

QString baseLine(const State &state, const Catalogue & /*catalogue*/)
{
    const EdgeTrackResult &r = state.result;
    return equation(QStringLiteral("T_0 = t_s + max(n l, W) = %1 + max(%2 × %3, %4) = %5"),
                    {ms(r.limits.sensor_ms), term(Quantity::Count, double(r.mode.kernels)),
                     term(Written(Quantity::DurationAuto, 4), r.mode.launch_us), ms(r.mode.math_ms),
                     ms(r.loop.base_ms)});
}

QString spreadLine(const State &state, const Catalogue & /*catalogue*/)
{
    const EdgeTrackResult &r = state.result;
    const QString sigma = term(Written(Quantity::DurationAuto, 4), r.loop.sigma_ms * 1e3);
    if (r.launchBound()) {
        return equation(QStringLiteral("σ = √n c l = √%1 × %2 × %3 = %4"),
                        {term(Quantity::Count, double(r.mode.kernels)), number(r.mode.launch_variation),
                         term(Written(Quantity::DurationAuto, 4), r.mode.launch_us), sigma});
    }
    return equation(QStringLiteral("σ = c_W W = %1 × %2 = %3"),
                    {number(r.limits.gpu_variation), ms(r.mode.math_ms), sigma});
}

QString tailLine(const State &state, const Catalogue & /*catalogue*/)
{
    const EdgeTrackResult &r = state.result;
    return equation(QStringLiteral("P(T > d) = Σ w_i Q((d − m_i) / σ) = %1; d = %2, i = 1 … %3"),
                    {term(Quantity::OneIn, r.loop.miss_prob), ms(r.limits.deadline_ms),
                     term(Quantity::Count, double(r.delays.parts().size()))});
}

QString missesLine(const State &state, const Catalogue & /*catalogue*/)
{
    const EdgeTrackResult &r = state.result;
    return equation(QStringLiteral("P(T > d) · f · %1 = %2 × %3 × %4 = %5"),
                    {Format::isolate(Format().durationIn(TimeSpanUnit::Seconds, 3600e6, 0)),
                     number(r.loop.miss_prob), number(r.limits.loops_per_s), term(Quantity::Count, 3600.0),
                     term(Quantity::PerHour, r.loop.miss_per_hour)});
}

QString collectionLine(const State &state, const Catalogue & /*catalogue*/)
{
    const EdgeTrackResult &r = state.result;
    const double each_us = r.ns_per_object * 1e-3;
    return equation(QStringLiteral("t_gc = N t_o = %1 × %2 = %3"),
                    {term(Quantity::Count, state.settings.gc_objects),
                     term(Written(Quantity::DurationAuto, 4), each_us),
                     ms(state.settings.gc_objects * each_us * 1e-3)});
}

constexpr std::array<FormulaRow<EdgeTrack>, 5> formulaRows = {{{"edge_base", baseLine},
                                                               {"edge_spread", spreadLine},
                                                               {"edge_tail", tailLine},
                                                               {"edge_misses", missesLine},
                                                               {"edge_collection", collectionLine}}};

} // namespace

DesignRows<EdgeTrack> EdgeTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

} // namespace rp
