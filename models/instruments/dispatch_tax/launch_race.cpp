// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/launch_race.h"

#include "models/instruments/contract/play_score.h"

namespace rp {

PlayScore launchRace(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    PlayScore score;
    DispatchTaxSettings own = settings;
    for (const char *mode : {"eager", "compiled", "cuda_graph"}) {
        own.mode = QString::fromLatin1(mode);
        if (own.mode == QLatin1String("compiled") && tracedOf(settings))
            continue; // what compiling would save stands in no trace
        if (own.mode == settings.mode)
            score.lead = score.lanes.size();
        const LaunchTrace trace = traceOf(own, catalogue);
        PlayTrack launches{PlayTrack::Side::Cpu, PlayTrack::Kind::Launching};
        PlayTrack runs{PlayTrack::Side::Gpu, PlayTrack::Kind::Running};
        launches.stretches.reserve(trace.kernels.size());
        runs.stretches.reserve(trace.kernels.size());
        for (const physics::KernelTimes &kernel : trace.kernels) {
            if (!trace.oneLaunch || launches.stretches.empty())
                launches.add(kernel.launch_start_us, kernel.launch_end_us);
            runs.add(kernel.begin_us, kernel.finish_us);
        }
        score.lanes.push_back(
            {own.mode, trace.total_us, {launches, runs, waitingBeside(runs, trace.total_us, true)}});
    }
    return score;
}

} // namespace rp
