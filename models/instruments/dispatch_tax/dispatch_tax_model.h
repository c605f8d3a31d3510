// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/launch_trace.h"
#include "models/instruments/dispatch_tax/traced_pass.h"
#include "models/physics/dispatch.h"
#include "models/physics/launch.h"

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace rp {

struct Catalogue;
struct ContextEntry;
struct WorkloadEntry;

// The numbers of lab 07, act 1 (physics specification, section 2), as functions from settings to values.

/// The inputs of the dispatch tax instrument, as values. Choices are held by their keys; the ids and ranges
/// are those of DispatchTaxInstrument.
struct DispatchTaxSettings
{
    QString context;
    QString workload;
    QString mode = QStringLiteral("eager");
    double kernel_count = 1.0;
    double launch_us = 0.0;
    double gpu_speed = 1.0;
    QString launch_model = QStringLiteral("serial");
    QString edge_math = QStringLiteral("course");
    bool min_kernel = false;
    /// The trace beside the instrument: no input, and shared by all of its settings.
    std::shared_ptr<TraceOffer> offer = {};

    bool isOverlapped() const { return launch_model == QLatin1String("overlapped"); }
    bool operator==(const DispatchTaxSettings &) const = default;
};

/// The numbers of a trace, where the workload is from one.
std::optional<TracedPass> tracedOf(const DispatchTaxSettings &settings);
/// The trace is the workload, and nothing that it has set was moved since.
bool isAsTraced(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// The catalogue entries that settings name; the first ones where they name none.
const WorkloadEntry &workloadOf(const DispatchTaxSettings &settings, const Catalogue &catalogue);
const ContextEntry &contextOf(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// What the settings take over from their context (the launch cost) and their workload (the kernel count). A
/// trace brings both, and how it ran: eager, with launches running ahead.
void takeContext(DispatchTaxSettings &settings, const Catalogue &catalogue);
void takeWorkload(DispatchTaxSettings &settings, const Catalogue &catalogue);

/// True in a context with another device than the first one's, where the textbook's math times can either be
/// kept ("course") or scaled to the device ("physical"). Those of a trace are what its own device took.
bool hasEdgeMath(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// What a pass is computed from, after workload, kernel count, GPU speed and device have been applied.
struct DispatchTaxParameters
{
    physics::Workload workload; ///< cut into the chosen number of kernels, without the shortest duration
    double math_us = 0.0;       ///< useful math of the whole pass; compiling does not change it
    double shortest_us = 0.0;   ///< no kernel computes for less; 0 when the switch is off
    double launch_us = 0.0;
    double useful_flops = 0.0; ///< of the whole pass, for MFU; NaN: not known
    double peak_flops = 0.0;   ///< of a device whose math takes as long as it is taken to here
    physics::LaunchQueue queue;
    physics::GraphLaunch graph;
};

DispatchTaxParameters parametersFor(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// One bar of the waterfall. compute + dispatch + memory = total.
struct DispatchPass
{
    std::int64_t kernels = 1;
    double kernel_us = 0.0;   ///< one kernel's time on the GPU: math (or the shortest duration) plus memory
    double compute_us = 0.0;  ///< useful math
    double dispatch_us = 0.0; ///< total - compute - memory: launches and gaps that nothing hides, padding too
    double memory_us = 0.0;
    double total_us = 0.0;
    double math_utilization = 0.0; ///< math / wall
    double gpu_busy = 0.0;         ///< time with a kernel on the GPU / wall: (math + memory + padding) / wall
    double mfu = 0.0;              ///< useful FLOP / (wall x peak)
    double throughput = 0.0;       ///< samples per second

    double share(double part_us) const { return total_us > 0.0 ? part_us / total_us : 0.0; }
};

DispatchPass eagerPass(const DispatchTaxParameters &parameters);
DispatchPass compiledPass(const DispatchTaxParameters &parameters);
DispatchPass graphPass(const DispatchTaxParameters &parameters);
/// @param mode "eager" | "compiled" | "cuda_graph"
DispatchPass passIn(const QString &mode, const DispatchTaxParameters &parameters);

/// All three bars, and the chosen one on a GPU at 1×.
struct DispatchTaxResult
{
    DispatchPass eager;
    DispatchPass compiled;
    DispatchPass graph;
    DispatchPass chosenAtBaseSpeed;

    const DispatchPass &chosen(const DispatchTaxSettings &settings) const;
};

/// One state of the instrument: what was set and what came out.
struct DispatchTaxState
{
    DispatchTaxSettings settings;
    DispatchTaxResult result;

    const DispatchPass &chosen() const { return result.chosen(settings); }
};

DispatchTaxResult evaluate(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// Every launch and kernel of the chosen pass; ends at its total_us.
LaunchTrace traceOf(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// A workload as it is published, in one context, at one launch cost and launch model.
struct ComparedWorkload
{
    QString workload; ///< key
    DispatchPass eager;
    DispatchPass compiled;
};

/// Every workload that launches more than one kernel, with its own kernel count, on a GPU at 1×.
std::vector<ComparedWorkload> compareWorkloads(const DispatchTaxSettings &settings,
                                               const Catalogue &catalogue);

/// One of them; a workload that the catalogue lacks gives an empty pass.
ComparedWorkload compareWorkload(const QString &key, const DispatchTaxSettings &settings,
                                 const Catalogue &catalogue);

} // namespace rp
