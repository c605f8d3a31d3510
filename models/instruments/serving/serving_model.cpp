// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/contract/ridge_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

double totalTime_s(const std::vector<ServingKernel> &kernels)
{
    double time_s = 0.0;
    for (const ServingKernel &kernel : kernels)
        time_s += kernel.time_s;
    return time_s;
}

/// All tokens of a prompt are live at once, so what a batch of prompts needs grows by more than its cache.
double largestBatch(const ServingSettings &settings, double ram_bytes, const Catalogue &catalogue)
{
    const physics::Transformer &model = servedModel(catalogue);
    const auto holds = [&](double batch) {
        ServingSettings other = settings;
        other.batch = batch;
        return physics::fits(model, batch, settings.sequence, ram_bytes, servingOf(other, catalogue));
    };
    double low = 0.0;
    double high = 1.0;
    while (high < double(physics::largestBatchLimit) && holds(high)) {
        low = high;
        high *= 2.0;
    }
    while (high - low > 1.0) {
        const double middle = std::floor((low + high) / 2.0);
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

void setLimits(ServingResult &result, const ServingSettings &settings, const Catalogue &catalogue)
{
    const physics::Device &device = result.device->device;
    const double bandwidth = settings.eta_m * device.bandwidth_bytes_s;
    const RidgePoints ridges = ridgePoints(*result.device, catalogue.servingDesign->precision, bandwidth);
    result.limits = {ridges.tensor * bandwidth, ridges.vector * bandwidth, bandwidth};
    if (const auto peak = device.peak_flops(ridges.tensorPrecision)) // exact, not by way of the ridge
        result.limits.tensor_flops = *peak;
    if (const auto peak = device.peak_flops(ridges.vectorAssumed ? physics::Precision::Fp32
                                                                 : physics::Precision::Fp16Vector))
        result.limits.vector_flops = *peak;
    result.vectorPeakAssumed = ridges.vectorAssumed;
    result.ridge = ridges.tensor;
    result.vectorRidge = ridges.vector;
    result.device_bytes = device.ram_bytes;
}

} // namespace

const DeviceEntry *servingDevice(const ServingSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry *context = catalogue.contexts.find(settings.context);
    return context ? catalogue.devices.find(context->device) : nullptr;
}

double ServingResult::meanAccesses(bool unfused) const
{
    double accesses = 0.0;
    double elements = 0.0;
    for (const ServingFusion &fusion : fusions) {
        const bool separate = unfused || !fusion.active;
        accesses += (separate ? fusion.accessesBefore : fusion.accessesAfter) * fusion.elements;
        elements += fusion.elements;
    }
    return accesses / elements;
}

double ServingResult::memoryBoundKernels() const
{
    return double(std::count_if(kernels.cbegin(), kernels.cend(),
                                [](const ServingKernel &kernel) { return kernel.memoryBound(); }));
}

double ServingResult::launches() const
{
    double count = 0.0;
    for (const ServingKernel &kernel : kernels)
        count += kernel.launches;
    return count;
}

double ServingResult::saved_bytes() const
{
    double saved = 0.0;
    for (const ServingFusion &fusion : fusions)
        saved += fusion.active ? fusion.saved_bytes() : 0.0;
    return saved;
}

std::vector<double> ServingResult::roofSamples() const
{
    constexpr int first = -20;
    constexpr int last = 50;
    std::vector<double> intensities{ridge, vectorRidge};
    for (int i = first; i <= last; ++i)
        intensities.push_back(std::pow(10.0, i / 10.0));
    std::sort(intensities.begin(), intensities.end());
    return intensities;
}

const ServingKernel *ServingResult::kernel(const QString &key) const
{
    for (const ServingKernel &kernel : kernels) {
        if (kernel.key == key)
            return &kernel;
    }
    return nullptr;
}

const ServingKernel *ServingResult::kernelWith(const QString &operation, const Catalogue &catalogue) const
{
    if (const ServingKernel *alone = kernel(operation))
        return alone;
    for (const ServingFusionEntry &fusion : catalogue.servingFusions) {
        if (fusion.operations.contains(operation))
            return kernel(fusion.key);
    }
    return nullptr;
}

ServingResult evaluate(const ServingSettings &settings, const Catalogue &catalogue)
{
    ServingResult result;
    result.device = servingDevice(settings, catalogue);
    if (!result.device)
        return result;
    setLimits(result, settings, catalogue);

    const physics::Transformer &model = servedModel(catalogue);
    const physics::Serving serving = servingOf(settings, catalogue);
    result.memory = physics::footprint(model, settings.batch, settings.sequence, serving);
    result.kv_per_token_bytes = physics::kvPerToken(model, serving.kv_bytes, serving.kv_heads);
    result.fits = physics::fits(model, settings.batch, settings.sequence, result.device_bytes, serving);
    result.largest_batch = largestBatch(settings, result.device_bytes, catalogue);

    const physics::ServingMachine machine{result.limits.tensor_flops, result.device->device.bandwidth_bytes_s,
                                          settings.eta_m, 1.0, 0.0};
    result.step = settings.isPrefill()
                      ? physics::prefill(model, settings.batch, settings.sequence, machine, serving)
                      : physics::decodeStep(model, settings.batch, settings.sequence, machine, serving);
    result.step_mfu = physics::roofMfu(result.step.work.intensity(), result.limits.tensor_flops,
                                       result.limits.bandwidth_bytes_s);
    result.kernels = servingKernels(settings, result.limits, catalogue);
    result.fusions = servingFusions(settings, result.limits, catalogue);
    result.kernels_s = totalTime_s(result.kernels);
    ServingSettings unfused = settings;
    unfused.fusion = QStringLiteral("none");
    result.unfused_s = totalTime_s(servingKernels(unfused, result.limits, catalogue));
    result.ridge_tokens = ridgeTokens(settings, result.ridge, catalogue);
    result.published_tokens_s =
        physics::publishedTokens(settings.batch, settings.sequence, catalogue.serving->published);
    return result;
}

std::vector<double> comparedBatches(const ServingState &state)
{
    std::vector<double> batches{state.settings.batch};
    for (double batch = 1.0; batch <= largestServingBatch; batch *= 2.0)
        batches.push_back(batch);
    if (const double largest = state.result.largest_batch; largest >= 1.0 && largest < largestServingBatch)
        batches.push_back(largest); // so that the lines go on to where memory ends
    std::sort(batches.begin(), batches.end());
    batches.erase(std::unique(batches.begin(), batches.end()), batches.end());
    return batches;
}

} // namespace rp
