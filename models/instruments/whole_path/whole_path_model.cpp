// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/whole_path/whole_path_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/path_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/dispatch_tax/dispatch_tax_model.h"
#include "models/physics/transformer.h"

namespace rp {

namespace {

constexpr double usPerS = 1e6;

double copyRate(const WholePathSettings &settings, const Catalogue &catalogue)
{
    if (hasOneMemory(settings, catalogue)) // a copy reads and writes it
        return pathDevice(settings, catalogue).device.bandwidth_bytes_s / 2.0;
    const PathConstants &path = *catalogue.path;
    return catalogue.pathLinks.findOrFirst(settings.link).rate_bytes_s *
           (settings.isPinned() ? path.pinned_share : path.pageable_share);
}

/// The kernels of a request, and what the roofline says of them.
struct Kernels
{
    DispatchTaxParameters parameters;
    double roof_us = 0.0;
};

/// Kernels that reach the share of the bandwidth that was measured of such a model. Weights that don't fit in
/// FP16 are kept in INT8.
Kernels ofDecodeStep(const WholePathSettings &settings, const Catalogue &catalogue)
{
    const PathWorkloadEntry &request = requestOf(settings, catalogue);
    const ContextEntry &context = pathContext(settings, catalogue);
    const physics::Device &device = pathDevice(settings, catalogue).device;
    const physics::Transformer &model = catalogue.transformers.findOrFirst(request.transformer).model;
    physics::Serving serving = catalogue.serving->serving;
    if (!physics::fits(model, 1.0, request.sequence, device.ram_bytes, serving))
        serving.weight_bytes = 1.0;
    physics::ServingMachine machine{device.peak_flops(context.precision).value_or(1.0),
                                    device.bandwidth_bytes_s};
    const double roof_us =
        physics::decodeStep(model, 1.0, request.sequence, machine, serving).time_s * usPerS;
    machine.memory_efficiency = catalogue.servingDesign->memory_efficiency_measured;

    DispatchTaxParameters parameters;
    parameters.math_us = physics::decodeStep(model, 1.0, request.sequence, machine, serving).time_s * usPerS;
    parameters.workload.n = request.kernels;
    parameters.workload.rho = request.rho;
    parameters.launch_us = context.launch_us;
    parameters.peak_flops = machine.peak_flops;
    parameters.queue = catalogue.dispatch->queue;
    parameters.graph = catalogue.dispatch->graph;
    return {parameters, roof_us};
}

Kernels kernelsOf(const WholePathSettings &settings, const Catalogue &catalogue)
{
    const PathWorkloadEntry &request = requestOf(settings, catalogue);
    if (request.workload.isEmpty())
        return ofDecodeStep(settings, catalogue);
    const ContextEntry &context = pathContext(settings, catalogue);
    const physics::Device &device = pathDevice(settings, catalogue).device;
    DispatchTaxSettings pass;
    pass.context = context.key;
    pass.workload = request.workload;
    pass.launch_model = QStringLiteral("overlapped");
    pass.edge_math = QStringLiteral("physical");
    takeContext(pass, catalogue);
    takeWorkload(pass, catalogue);
    Kernels kernels{parametersFor(pass, catalogue)};
    kernels.roof_us =
        physics::roofTime({kernels.parameters.useful_flops, request.least_bytes},
                          device.peak_flops(context.precision).value_or(kernels.parameters.peak_flops),
                          device.bandwidth_bytes_s) *
        usPerS;
    return kernels;
}

} // namespace

const PathWorkloadEntry &requestOf(const WholePathSettings &settings, const Catalogue &catalogue)
{
    return catalogue.pathWorkloads.findOrFirst(settings.workload);
}

const ContextEntry &pathContext(const WholePathSettings &settings, const Catalogue &catalogue)
{
    return catalogue.contexts.findOrFirst(settings.context);
}

const DeviceEntry &pathDevice(const WholePathSettings &settings, const Catalogue &catalogue)
{
    return catalogue.devices.findOrFirst(pathContext(settings, catalogue).device);
}

void takeRequest(WholePathSettings &settings, const Catalogue &catalogue)
{
    const PathWorkloadEntry &request = requestOf(settings, catalogue);
    settings.bytes_in = request.bytes_in;
    settings.bytes_out = request.bytes_out;
}

bool hasOneMemory(const WholePathSettings &settings, const Catalogue &catalogue)
{
    return catalogue.path->oneMemory.contains(pathDevice(settings, catalogue).key);
}

PathRun pathRun(const WholePathSettings &settings, double kernel_speed, const Catalogue &catalogue)
{
    Kernels kernels = kernelsOf(settings, catalogue);
    DispatchTaxParameters &parameters = kernels.parameters;
    parameters.math_us /= kernel_speed;
    parameters.workload.memory_us /= kernel_speed;
    const DispatchPass pass = passIn(settings.mode, parameters);
    const double rate = copyRate(settings, catalogue);
    const double copy_us = catalogue.path->copy_us;

    PathRun run;
    run.roof_us = kernels.roof_us;
    run.kernels = pass.kernels;
    run.path.host_us = requestOf(settings, catalogue).host_us;
    run.path.transfer_us =
        settings.isOnDevice() ? 0.0 : physics::transferTime_us(settings.bytes_in, rate, copy_us);
    run.path.launch_us = pass.dispatch_us;
    run.path.kernel_us = pass.compute_us + pass.memory_us;
    run.path.read_back_us = physics::transferTime_us(settings.bytes_out, rate, copy_us);
    if (settings.overlap)
        run.path = physics::overlapped(run.path);
    return run;
}

WholePathState evaluate(const WholePathSettings &settings, const Catalogue &catalogue)
{
    return {settings, pathRun(settings, 1.0, catalogue), pathRun(settings, settings.kernel_speed, catalogue),
            copyRate(settings, catalogue), pathDevice(settings, catalogue).device.bandwidth_bytes_s};
}

} // namespace rp
