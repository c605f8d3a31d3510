// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/roofline/roofline_settings.h"
#include "models/physics/roofline.h"

#include <vector>

namespace rp {

// The numbers of the roofline (physics specification, section 7), as functions from settings to values.

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

struct RooflineState
{
    RooflineSettings settings;
    RooflineResult result;
    ReportedResult reported;
};

RooflineState rooflineState(const RooflineSettings &settings, const Catalogue &catalogue);

/// The ridge that was published for the device; NaN when none was.
double publishedRidge(const RooflineSettings &settings, const Catalogue &catalogue);

} // namespace rp
