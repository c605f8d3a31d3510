// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/roofline_constants.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

bool hasPeak(const RooflineSettings &settings, const Catalogue &catalogue)
{
    return rooflineDevice(settings, catalogue)
        .device.peak_flops(precisionIn(settings).precision, settings.isSparse())
        .has_value();
}

const Roof *find(const std::vector<Roof> &roofs, physics::Precision precision, bool sparse)
{
    const auto found = std::find_if(roofs.cbegin(), roofs.cend(), [&](const Roof &roof) {
        return roof.precision->precision == precision && roof.sparse == sparse;
    });
    return found == roofs.cend() ? nullptr : &*found;
}

double mfuUnder(const Roof *roof, double intensity)
{
    return roof ? roof->mfu(intensity) : nan;
}

/// Solves I(B) = R for weights K x N: 2 B K N = R b (K N + B (K + N)).
double batchAtRidge(const RooflineSettings &settings, double element_bytes, double ridge)
{
    const double weights = settings.gemv_rows * settings.gemv_columns;
    const double perInput =
        2.0 * weights - ridge * element_bytes * (settings.gemv_rows + settings.gemv_columns);
    return perInput > 0.0 ? ridge * element_bytes * weights / perInput : infinite;
}

RooflineResult resultOf(const RooflineSettings &settings, const DeviceEntry &device)
{
    RooflineResult r;
    r.roofs = roofsOf(device);
    const RooflinePrecision &precision = precisionIn(settings);
    if (const Roof *chosen = find(r.roofs, precision.precision, settings.isSparse()))
        r.roof = *chosen;
    else
        r.roof = {&precision, false, nan, device.device.bandwidth_bytes_s}; // a device without any such peak
    r.work = kernelWork(settings, precision.element_bytes);
    r.intensity = r.work.intensity();
    r.attainable_flops_s = r.roof.attainable_flops_s(r.intensity);
    r.mfu = r.roof.mfu(r.intensity);
    r.mfu_dense = mfuUnder(find(r.roofs, precision.precision, false), r.intensity);
    r.mfu_sparse = mfuUnder(find(r.roofs, precision.precision, true), r.intensity);
    constexpr double us_per_s = 1e6;
    r.time_us = physics::roofTime(r.work, r.roof.peak_flops_s, r.roof.bandwidth_bytes_s) * us_per_s;
    r.computeBound = r.roof.isComputeBound(r.intensity);
    r.size_at_ridge = physics::squareAtRidge(r.roof.ridge(), precision.element_bytes);
    r.gemv_asymptote = 2.0 * settings.batch / precision.element_bytes;
    r.batch_at_ridge = batchAtRidge(settings, precision.element_bytes, r.roof.ridge());
    return r;
}

ReportedResult reported(const RooflineConstants &constants, const DeviceEntry &device)
{
    ReportedResult r;
    r.flops_s = constants.reported_flops_s;
    r.peak_flops_s = constants.reported_peak_flops_s;
    r.share_sparse = r.flops_s / r.peak_flops_s;
    const double scale = 100.0 * std::pow(10.0, constants.reportedDecimals);
    r.share_dashboard = std::floor(r.share_sparse * scale) / scale;
    const std::optional<double> dense = device.device.peak_flops(constants.reportedPrecision);
    r.share_dense = dense ? r.flops_s / *dense : nan;
    r.possible = dense && *dense >= r.flops_s;
    r.intensity = r.possible ? r.flops_s / device.device.bandwidth_bytes_s : nan;
    const auto &all = rooflinePrecisions();
    const auto precision = std::find_if(all.cbegin(), all.cend(), [&](const RooflinePrecision &p) {
        return p.precision == constants.reportedPrecision;
    });
    r.size = precision == all.cend()
                 ? nan
                 : std::ceil(physics::squareAtRidge(r.intensity, precision->element_bytes));
    return r;
}

} // namespace

const std::vector<RooflinePrecision> &rooflinePrecisions()
{
    static const std::vector<RooflinePrecision> precisions = {{"fp32", physics::Precision::Fp32, 4.0},
                                                              {"fp16", physics::Precision::Fp16, 2.0},
                                                              {"int8", physics::Precision::Int8, 1.0}};
    return precisions;
}

const RooflinePrecision &precisionIn(const RooflineSettings &settings)
{
    const auto &all = rooflinePrecisions();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&](const RooflinePrecision &p) {
        return settings.precision == QLatin1String(p.key);
    });
    return found == all.cend() ? all.front() : *found;
}

const DeviceEntry &rooflineDevice(const RooflineSettings &settings, const Catalogue &catalogue)
{
    return catalogue.devices.findOrFirst(catalogue.contexts.findOrFirst(settings.context).device);
}

void settlePeak(RooflineSettings &settings, const Catalogue &catalogue)
{
    if (hasPeak(settings, catalogue))
        return;
    settings.sparsity = QStringLiteral("dense");
    for (const QString &key :
         {settings.precision, QStringLiteral("fp16"), QStringLiteral("int8"), QStringLiteral("fp32")}) {
        settings.precision = key;
        if (hasPeak(settings, catalogue))
            return;
    }
}

QString Roof::key() const
{
    return QLatin1String(precision->key) + (sparse ? QStringLiteral("_sparse") : QStringLiteral("_dense"));
}

std::vector<Roof> roofsOf(const DeviceEntry &device)
{
    std::vector<Roof> roofs;
    for (const RooflinePrecision &precision : rooflinePrecisions()) {
        for (const bool sparse : {false, true}) {
            if (const auto peak = device.device.peak_flops(precision.precision, sparse))
                roofs.push_back({&precision, sparse, *peak, device.device.bandwidth_bytes_s});
        }
    }
    return roofs;
}

physics::KernelWork squareWork(double size, double element_bytes)
{
    return physics::gemm({size, size, size}, element_bytes, element_bytes);
}

physics::KernelWork kernelWork(const RooflineSettings &settings, double element_bytes)
{
    if (settings.isGemv())
        return physics::gemm({settings.batch, settings.gemv_columns, settings.gemv_rows}, element_bytes,
                             element_bytes);
    if (settings.isGemm())
        return physics::gemm({settings.m, settings.n, settings.k}, element_bytes, element_bytes);
    return squareWork(settings.size, element_bytes);
}

RooflineState evaluate(const RooflineSettings &settings, const Catalogue &catalogue)
{
    const DeviceEntry &device = rooflineDevice(settings, catalogue);
    return {settings, resultOf(settings, device), reported(*catalogue.roofline, device)};
}

double publishedRidge(const RooflineSettings &settings, const Catalogue &catalogue)
{
    const QString &device = rooflineDevice(settings, catalogue).key;
    for (const PublishedRidge &published : catalogue.roofline->publishedRidges) {
        if (published.device == device)
            return published.ridge;
    }
    return nan;
}

} // namespace rp
