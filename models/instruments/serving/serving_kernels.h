// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_settings.h"

#include <vector>

namespace rp {

/// A kernel of one serving step, all its launches in all layers taken together. FLOP, bytes, seconds.
struct ServingKernel
{
    enum class Kind
    {
        Product,   ///< weights times tokens, on Tensor Cores
        Attention, ///< the two products of attention, on Tensor Cores
        Pointwise  ///< element by element or along a row, on the vector units
    };
    QString key; ///< "projections", "mlp", "logits", "attention", or that of an operation or a fused one
    Kind kind = Kind::Product;
    physics::KernelWork work;
    double launches = 0.0;   ///< in one step
    double peak_flops = 0.0; ///< of the units it runs on
    double ridge = 0.0;      ///< FLOP/byte, of these units
    double attainable_flops = 0.0;
    double time_s = 0.0; ///< bound: the longer one of math and traffic

    double intensity() const { return work.intensity(); }
    bool memoryBound() const { return intensity() < ridge; }
};

/// Operations that a fusion puts into one kernel, with what it saves.
struct ServingFusion
{
    QString key; ///< of the FusedOperation
    bool active = false;
    double elements = 0.0;       ///< in one step
    double accessesBefore = 0.0; ///< per element
    double accessesAfter = 0.0;
    ServingKernel before; ///< the separate kernels taken together
    ServingKernel after;

    double saved_bytes() const { return before.work.bytes - after.work.bytes; }
};

/// What kernels run on.
struct ServingMachineLimits
{
    double tensor_flops = 0.0;      ///< dense peak of the Tensor Cores, FLOP/s
    double vector_flops = 0.0;      ///< peak of the vector units
    double bandwidth_bytes_s = 0.0; ///< that is reached
};

/// The kernels of one step under the settings' fusion, products first. Weights and cache move once for a
/// step, inputs and outputs once for each kernel; causal attention computes half of the scores of a prompt.
std::vector<ServingKernel> servingKernels(const ServingSettings &settings, const ServingMachineLimits &limits,
                                          const Catalogue &catalogue);

/// Every fusion there is, in the order of the catalogue, whether or not the settings choose it.
std::vector<ServingFusion> servingFusions(const ServingSettings &settings, const ServingMachineLimits &limits,
                                          const Catalogue &catalogue);

/// The model that is served, and how.
const physics::Transformer &servedModel(const Catalogue &catalogue);
physics::Serving servingOf(const ServingSettings &settings, const Catalogue &catalogue);

/// What the matrix products of the MLP read and write of each token, in bytes for every weight they have.
double ridgeTokenBytes(const ServingSettings &settings, const Catalogue &catalogue);

/// Tokens at once from which these products are compute-bound; infinity when no number of tokens is enough.
double ridgeTokens(const ServingSettings &settings, double ridge, const Catalogue &catalogue);

} // namespace rp
