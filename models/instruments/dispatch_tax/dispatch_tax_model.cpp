// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/workload_entry.h"
#include "models/physics/iron_law.h"

#include <algorithm>
#include <limits>

namespace rp {

namespace {

/// How much longer math and memory take on a context's device than on the first context's, where the
/// workloads were calibrated. Peaks are the dense ones of the first context's precision.
struct DeviceRatio
{
    double math = 1.0;
    double memory = 1.0;
};

/// Peak of the device that the workloads were calibrated on, at the precision of its context.
double homePeak_flops(const Catalogue &catalogue)
{
    const ContextEntry &home = catalogue.contexts.front();
    const DeviceEntry *device = catalogue.devices.find(home.device);
    const auto peak = device ? device->device.peak_flops(home.precision) : std::nullopt;
    return peak.value_or(std::numeric_limits<double>::quiet_NaN());
}

DeviceRatio deviceRatio(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry &home = catalogue.contexts.front();
    const DeviceEntry *from = catalogue.devices.find(home.device);
    const DeviceEntry *to = catalogue.devices.find(contextOf(settings, catalogue).device);
    if (!from || !to || settings.edge_math != QStringLiteral("physical") || tracedOf(settings))
        return {};
    const auto fromPeak = from->device.peak_flops(home.precision);
    const auto toPeak = to->device.peak_flops(home.precision);
    return {fromPeak && toPeak ? *fromPeak / *toPeak : 1.0,
            from->device.bandwidth_bytes_s / to->device.bandwidth_bytes_s};
}

/// The pass as the GPU runs it: n kernels of the same total math, none shorter than the shortest duration.
physics::Workload onGpu(const DispatchTaxParameters &parameters, std::int64_t n, double memory_us)
{
    physics::Workload run = parameters.workload;
    run.n = n;
    run.compute_us = physics::fragment(parameters.math_us, n, parameters.shortest_us);
    run.memory_us = memory_us;
    return run;
}

DispatchPass summedUp(const DispatchTaxParameters &parameters, const physics::Workload &run,
                      const physics::QueuedPass &pass)
{
    DispatchPass sum;
    sum.kernels = run.n;
    sum.kernel_us = run.compute_us + run.memory_us / double(run.n);
    sum.compute_us = parameters.math_us;
    sum.memory_us = run.memory_us;
    sum.total_us = pass.total_us;
    // Rounding in the simulation must not show as a dispatch time below zero.
    sum.dispatch_us = std::max(0.0, sum.total_us - sum.compute_us - sum.memory_us);
    sum.math_utilization = sum.share(sum.compute_us);
    sum.gpu_busy = pass.busy_frac;
    sum.mfu = physics::mfu(parameters.useful_flops, sum.total_us * 1e-6, parameters.peak_flops);
    sum.throughput = physics::throughput(double(run.batch), sum.total_us);
    return sum;
}

physics::Workload compiledRun(const DispatchTaxParameters &parameters)
{
    const physics::CompiledCounts counts = physics::compiledCounts(parameters.workload);
    return onGpu(parameters, counts.n, counts.memory_us);
}

physics::Workload eagerRun(const DispatchTaxParameters &parameters)
{
    return onGpu(parameters, parameters.workload.n, parameters.workload.memory_us);
}

} // namespace

DispatchPass passIn(const QString &mode, const DispatchTaxParameters &parameters)
{
    if (mode == QStringLiteral("compiled"))
        return compiledPass(parameters);
    return mode == QStringLiteral("cuda_graph") ? graphPass(parameters) : eagerPass(parameters);
}

std::optional<TracedPass> tracedOf(const DispatchTaxSettings &settings)
{
    return tracedPassOf(settings.workload);
}

bool isAsTraced(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    DispatchTaxSettings asTraced = settings;
    takeWorkload(asTraced, catalogue);
    return tracedOf(settings) && asTraced == settings;
}

const WorkloadEntry &workloadOf(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    return catalogue.workloads.findOrFirst(settings.workload);
}

const ContextEntry &contextOf(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    return catalogue.contexts.findOrFirst(settings.context);
}

void takeContext(DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const auto traced = tracedOf(settings);
    settings.launch_us = traced ? traced->period_us : contextOf(settings, catalogue).launch_us;
}

void takeWorkload(DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const auto traced = tracedOf(settings);
    settings.kernel_count =
        traced ? double(traced->kernels) : double(workloadOf(settings, catalogue).workload.n);
    if (!traced)
        return;
    settings.launch_us = traced->period_us;
    settings.mode = QStringLiteral("eager");
    settings.launch_model = QStringLiteral("overlapped");
    settings.gpu_speed = 1.0;
    settings.min_kernel = false;
}

bool hasEdgeMath(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    return contextOf(settings, catalogue).device != catalogue.contexts.front().device && !tracedOf(settings);
}

namespace {

/// The work of a workload, before anything is set.
struct ItsWork
{
    physics::Workload workload;
    double useful_flops = 0.0;
};

/// A trace tells neither memory time apart, nor what compiling would save, nor how many operations there are.
ItsWork workOf(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const auto traced = tracedOf(settings);
    if (!traced) {
        const WorkloadEntry &entry = workloadOf(settings, catalogue);
        return {entry.workload, entry.useful_flops};
    }
    physics::Workload work;
    work.n = traced->kernels;
    work.compute_us = traced->kernel_us;
    return {work, std::numeric_limits<double>::quiet_NaN()};
}

} // namespace

DispatchTaxParameters parametersFor(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const ItsWork entry = workOf(settings, catalogue);
    const DeviceRatio ratio = deviceRatio(settings, catalogue);
    DispatchTaxParameters parameters;
    parameters.workload = entry.workload;
    parameters.math_us =
        double(entry.workload.n) * entry.workload.compute_us * ratio.math / settings.gpu_speed;
    parameters.workload.n = std::max<std::int64_t>(1, std::int64_t(settings.kernel_count));
    parameters.workload.compute_us = parameters.math_us / double(parameters.workload.n);
    parameters.workload.memory_us = entry.workload.memory_us * ratio.memory / settings.gpu_speed;
    parameters.shortest_us = settings.min_kernel ? catalogue.dispatch->shortest_kernel_us : 0.0;
    parameters.launch_us = settings.launch_us;
    parameters.useful_flops = entry.useful_flops;
    parameters.peak_flops = homePeak_flops(catalogue) / ratio.math * settings.gpu_speed;
    parameters.queue =
        settings.isOverlapped() ? catalogue.dispatch->queue : catalogue.dispatch->serialQueue();
    if (tracedOf(settings))
        parameters.queue.gap_us = 0.0; // none is assumed: the pauses between kernels stand in the trace
    parameters.graph = catalogue.dispatch->graph;
    return parameters;
}

DispatchPass eagerPass(const DispatchTaxParameters &parameters)
{
    const physics::Workload run = eagerRun(parameters);
    return summedUp(parameters, run, physics::asyncPass(run, parameters.launch_us, parameters.queue));
}

DispatchPass compiledPass(const DispatchTaxParameters &parameters)
{
    const physics::Workload run = compiledRun(parameters);
    return summedUp(parameters, run, physics::asyncPass(run, parameters.launch_us, parameters.queue));
}

DispatchPass graphPass(const DispatchTaxParameters &parameters)
{
    const physics::Workload run = eagerRun(parameters);
    return summedUp(parameters, run, physics::graphPass(run, parameters.graph));
}

const DispatchPass &DispatchTaxResult::chosen(const DispatchTaxSettings &settings) const
{
    if (settings.mode == QStringLiteral("compiled"))
        return compiled;
    return settings.mode == QStringLiteral("cuda_graph") ? graph : eager;
}

DispatchTaxResult evaluate(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const DispatchTaxParameters parameters = parametersFor(settings, catalogue);
    DispatchTaxResult result{eagerPass(parameters), compiledPass(parameters), graphPass(parameters), {}};
    result.chosenAtBaseSpeed = result.chosen(settings);
    if (settings.gpu_speed != 1.0) {
        DispatchTaxSettings base = settings;
        base.gpu_speed = 1.0;
        result.chosenAtBaseSpeed = passIn(settings.mode, parametersFor(base, catalogue));
    }
    return result;
}

LaunchTrace traceOf(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const DispatchTaxParameters parameters = parametersFor(settings, catalogue);
    const bool compiled = settings.mode == QStringLiteral("compiled");
    const physics::Workload run = compiled ? compiledRun(parameters) : eagerRun(parameters);
    const double kernel_us = run.compute_us + run.memory_us / double(run.n);
    if (settings.mode == QStringLiteral("cuda_graph"))
        return graphTrace(run.n, kernel_us, parameters.graph);
    return streamTrace(run.n, parameters.launch_us, kernel_us, parameters.queue);
}

ComparedWorkload compareWorkload(const QString &key, const DispatchTaxSettings &settings,
                                 const Catalogue &catalogue)
{
    ComparedWorkload compared;
    compared.workload = key;
    const WorkloadEntry *entry = catalogue.workloads.find(key);
    if (!entry)
        return compared;
    DispatchTaxSettings own = settings;
    own.workload = key;
    own.kernel_count = double(entry->workload.n);
    own.gpu_speed = 1.0;
    own.min_kernel = false;
    const DispatchTaxParameters parameters = parametersFor(own, catalogue);
    compared.eager = eagerPass(parameters);
    compared.compiled = compiledPass(parameters);
    return compared;
}

std::vector<ComparedWorkload> compareWorkloads(const DispatchTaxSettings &settings,
                                               const Catalogue &catalogue)
{
    std::vector<ComparedWorkload> compared;
    for (const WorkloadEntry &entry : catalogue.workloads) {
        if (entry.workload.n > 1) // one launch has nothing to spread its cost over
            compared.push_back(compareWorkload(entry.key, settings, catalogue));
    }
    return compared;
}

} // namespace rp
