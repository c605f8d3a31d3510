// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/precision.h"
#include "models/physics/roofline.h"

#include <QString>
#include <vector>

namespace rp {

struct Catalogue;
struct DeviceEntry;

// The numbers of the roofline (physics specification, section 7), as functions from settings to values.

/// The inputs of the roofline, as values. Choices are held by their keys; the ids and ranges are those of
/// RooflineInstrument.
struct RooflineSettings
{
    QString context;
    QString precision = QStringLiteral("fp16");
    QString sparsity = QStringLiteral("dense");
    QString kernel = QStringLiteral("square");
    double size = 512.0; ///< side of the square product
    double m = 512.0;
    double n = 512.0;
    double k = 512.0;
    double gemv_rows = 8192.0;    ///< rows of the weights
    double gemv_columns = 8192.0; ///< columns of the weights
    double batch = 1.0;
    bool all_roofs = false;
    double carried_unfused = 0.0; ///< FLOP/byte; 0: none
    double carried_fused = 0.0;

    bool operator==(const RooflineSettings &) const = default;

    bool isSparse() const { return sparsity == QLatin1String("sparse"); }
    bool isSquare() const { return kernel == QLatin1String("square"); }
    bool isGemm() const { return kernel == QLatin1String("gemm"); }
    bool isGemv() const { return kernel == QLatin1String("gemv"); }
};

/// The device of the chosen context; the first one where there is none.
const DeviceEntry &rooflineDevice(const RooflineSettings &settings, const Catalogue &catalogue);

/// Number formats that can be chosen, and their bytes per element.
struct RooflinePrecision
{
    const char *key;
    physics::Precision precision;
    double element_bytes;
};
/// FP32, FP16, INT8, in this order.
const std::vector<RooflinePrecision> &rooflinePrecisions();
/// That of the settings.
const RooflinePrecision &precisionIn(const RooflineSettings &settings);

/// A device or a precision without the chosen peak brings one that exists: the dense one, then a precision
/// that the device has. FP16 is what workloads run in.
void settlePeak(RooflineSettings &settings, const Catalogue &catalogue);

/// One roof: a peak of the device, which belongs to a precision and to dense or sparse operation.
struct Roof
{
    const RooflinePrecision *precision = nullptr;
    bool sparse = false;
    double peak_flops_s = 1.0;
    double bandwidth_bytes_s = 1.0;

    QString key() const;                                                             ///< "fp16_dense"
    double ridge() const { return physics::ridge(peak_flops_s, bandwidth_bytes_s); } ///< FLOP/byte
    double attainable_flops_s(double intensity) const
    {
        return physics::attainable(intensity, peak_flops_s, bandwidth_bytes_s);
    }
    double mfu(double intensity) const
    {
        return physics::roofMfu(intensity, peak_flops_s, bandwidth_bytes_s);
    }
    /// At the ridge itself the peak is reached, so it counts as compute-bound.
    bool isComputeBound(double intensity) const { return intensity >= ridge(); }
};

/// Every roof of a device among the precisions that can be chosen, dense before sparse.
std::vector<Roof> roofsOf(const DeviceEntry &device);

/// FLOP and traffic of the chosen kernel when its elements have so many bytes; every matrix moves once.
physics::KernelWork kernelWork(const RooflineSettings &settings, double element_bytes);
/// Of a square product of this side.
physics::KernelWork squareWork(double size, double element_bytes);

struct RooflineResult
{
    std::vector<Roof> roofs; ///< all of the device
    Roof roof;               ///< the chosen one
    physics::KernelWork work;
    double intensity = 0.0; ///< FLOP/byte
    double attainable_flops_s = 0.0;
    double mfu = 0.0;        ///< of the chosen peak, 0 … 1
    double mfu_dense = 0.0;  ///< what the dense peak of the precision allows, as its share
    double mfu_sparse = 0.0; ///< likewise; NaN where there is no such peak
    double time_us = 0.0;    ///< the least that a roofline allows
    bool computeBound = false;
    double size_at_ridge = 0.0;  ///< side of the square product that meets the ridge, no whole number
    double gemv_asymptote = 0.0; ///< 2 B / b: intensity for weights that are large against the batch
    double batch_at_ridge = 0.0; ///< for the chosen weights, no whole number; infinite when none is enough
};

/// What a team reports of its square product, and what its dashboard makes of it.
struct ReportedResult
{
    double flops_s = 0.0;
    double peak_flops_s = 0.0;    ///< what the dashboard divides by
    double share_sparse = 0.0;    ///< of that peak
    double share_dashboard = 0.0; ///< the same, cut off as the dashboard does it
    double share_dense = 0.0;     ///< of the device's dense peak
    double intensity = 0.0;       ///< FLOP/byte from which on the device allows it
    double size = 0.0;            ///< the smallest side that does, whole
    bool possible = false;        ///< the device's dense peak is at least as high
};

/// One state of the instrument: what was set and what came out.
struct RooflineState
{
    RooflineSettings settings;
    RooflineResult result;
    ReportedResult reported;
};

RooflineState evaluate(const RooflineSettings &settings, const Catalogue &catalogue);

/// The ridge that was published for the device; NaN when none was.
double publishedRidge(const RooflineSettings &settings, const Catalogue &catalogue);

} // namespace rp
