// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/track_verdict.h"

#include "catalogue/catalogue.h"
#include "text/format.h"

#include <QCoreApplication>

#include <array>

namespace rp {

namespace {

/// The three execution modes of the labs, as a track knows them.
enum class Mode
{
    Eager,
    Compiled,
    Graph
};

Mode modeOf(const QString &key)
{
    if (key == QStringLiteral("compiled"))
        return Mode::Compiled;
    return key == QStringLiteral("cuda_graph") ? Mode::Graph : Mode::Eager;
}

class Verdicts
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackVerdict)
public:
    static QString cloud(const physics::CloudStep &step, const QString &busy, const QString &goal)
    {
        if (step.passes) {
            //: verdict of a track; %1 and %2 are percentages
            return tr("Goal reached: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.")
                .arg(busy, goal);
        }
        //: verdict of a track; %1 and %2 are percentages
        return tr("Goal missed: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.")
            .arg(busy, goal);
    }
    static QString edge(const physics::EdgeLoop &loop, const QString &p99, const QString &deadline,
                        const QString &misses)
    {
        if (loop.passes) {
            //: verdict of a track; %1 and %2 are durations, %3 a count
            return tr("Goal reached: 99 of 100 loops take at most %1 of the %2 allowed, with %3 misses an "
                      "hour.")
                .arg(p99, deadline, misses);
        }
        if (loop.passes_p99) {
            //: verdict of a track; %1 and %2 are durations, %3 a count
            return tr("Goal missed: 99 of 100 loops take at most %1 of the %2 allowed, but the rare slow "
                      "ones "
                      "miss it %3 times an hour.")
                .arg(p99, deadline, misses);
        }
        //: verdict of a track; %1 and %2 are durations, %3 a count
        return tr("Goal missed: 1 of 100 loops takes more than %1, with %2 allowed; that makes %3 misses an "
                  "hour.")
            .arg(p99, deadline, misses);
    }
    static QString mobile(const physics::MobileFrame &frame, const QString &power, const QString &budget,
                          const QString &time, const QString &limit)
    {
        if (frame.passes()) {
            //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
            return tr("Goal reached: %1 of the %2 power budget, and each frame takes %3 of the %4 allowed.")
                .arg(power, budget, time, limit);
        }
        if (frame.passes_time) {
            //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
            return tr("Goal missed: %1 exceeds the power budget of %2, though each frame takes %3 of the %4 "
                      "allowed.")
                .arg(power, budget, time, limit);
        }
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return tr("Goal missed: each frame takes %3 with %4 allowed, at %1 of the %2 power budget.")
            .arg(power, budget, time, limit);
    }
    static QString tiny(const physics::TinyHop &hop, const QString &time, const QString &limit,
                        const QString &power, const QString &budget)
    {
        if (!hop.passes_flash || !hop.passes_ram) {
            //: verdict of a track: the program does not fit into the chip
            return tr("Goal missed: the program does not fit into the memory of the microcontroller.");
        }
        if (hop.passes()) {
            //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
            return tr("Goal reached: %1 of the %2 allowed, at %3 of the %4 power budget.")
                .arg(time, limit, power, budget);
        }
        if (!hop.passes_time) {
            //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
            return tr("Goal missed: %1 with less than %2 allowed, at %3 of the %4 power budget.")
                .arg(time, limit, power, budget);
        }
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return tr("Goal missed: %3 exceeds the power budget of %4, though %1 of the %2 allowed is enough "
                  "time.")
            .arg(time, limit, power, budget);
    }
    static QString watts(double watts)
    {
        //: a power; %1 is a number of watts
        return tr("%1 W").replace(u' ', QChar(QChar::Nbsp)).arg(Format().number(watts, 2));
    }
    static QString milliwatts(double milliwatts)
    {
        //: a power; %1 is a number of milliwatts
        return tr("%1 mW").replace(u' ', QChar(QChar::Nbsp)).arg(Format().number(milliwatts, 2));
    }
};

QString milliseconds(double ms)
{
    return Format().milliseconds(ms * 1e3);
}

TrackVerdict cloudVerdict(Mode mode, bool, const Catalogue &catalogue)
{
    using physics::ServingMode;
    constexpr std::array<ServingMode, 3> modes = {ServingMode::Eager, ServingMode::Compiled,
                                                  ServingMode::Graphs};
    const physics::CloudServing &serving = catalogue.cloud.serving;
    const physics::CloudStep step = physics::cloudStep(serving, 1.0, modes.at(std::size_t(mode)));
    const Format format;
    const QString busy = format.percent(step.busy_frac);
    return {true, step.passes, busy, Verdicts::cloud(step, busy, format.percent(serving.busy_target, 0))};
}

TrackVerdict edgeVerdict(Mode mode, bool, const Catalogue &catalogue)
{
    static constexpr std::array<const char *, 3> keys = {"eager", "compiled", "graphs_freeze"};
    const EdgeModeEntry *entry = catalogue.edgeModes.find(QString::fromLatin1(keys.at(std::size_t(mode))));
    if (!entry)
        return {};
    const physics::EdgeLimits &limits = catalogue.edge.limits;
    const physics::EdgeLoop loop = physics::edgeLoop(entry->mode, limits);
    const QString p99 = milliseconds(loop.p99_ms);
    const QString misses = Format().significant(loop.miss_per_hour, 2);
    return {true, loop.passes, p99, Verdicts::edge(loop, p99, milliseconds(limits.deadline_ms), misses)};
}

TrackVerdict mobileVerdict(Mode mode, bool fusion, const Catalogue &catalogue)
{
    const physics::MobileFrameModel &model = catalogue.mobile.frame;
    const physics::MobileFrame frame = physics::mobileFrame(model, fusion || mode != Mode::Eager);
    const QString power = Verdicts::watts(frame.power_w);
    return {true, frame.passes(), power,
            Verdicts::mobile(frame, power, Verdicts::watts(model.power_budget_w), milliseconds(frame.time_ms),
                             milliseconds(1e3 / model.frames_per_s))};
}

TrackVerdict tinyVerdict(Mode mode, bool, const Catalogue &catalogue)
{
    const QString key = mode == Mode::Eager ? QStringLiteral("tflm") : QStringLiteral("aot_c");
    const RuntimeEntry *entry = catalogue.runtimes.find(key);
    if (!entry)
        return {};
    const physics::TinyCore &core = catalogue.tiny.core;
    const physics::TinyHop hop = physics::tinyHop(core, entry->runtime, catalogue.tiny.clock_mhz);
    const QString time = milliseconds(hop.time_ms);
    return {true, hop.passes(), time,
            Verdicts::tiny(hop, time, milliseconds(core.hop_ms), Verdicts::milliwatts(hop.power_mw),
                           Verdicts::milliwatts(core.budget_mw))};
}

struct Judge
{
    const char *track;
    TrackVerdict (*judge)(Mode mode, bool fusion, const Catalogue &catalogue);
};

constexpr std::array<Judge, 4> judges = {
    {{"cloud", cloudVerdict}, {"edge", edgeVerdict}, {"mobile", mobileVerdict}, {"tiny", tinyVerdict}}};

} // namespace

TrackVerdict trackVerdict(const QString &track, const QString &mode, bool fusion, const Catalogue &catalogue)
{
    for (const Judge &judge : judges) {
        if (track == QLatin1String(judge.track))
            return judge.judge(modeOf(mode), fusion, catalogue);
    }
    return {};
}

} // namespace rp
