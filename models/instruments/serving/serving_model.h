// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/transformer.h"

#include <QString>
#include <vector>

namespace rp {

struct Catalogue;
struct DeviceEntry;

/// The inputs of the serving design instrument, as values. Choices are held by their keys; the ids and ranges
/// are those of ServingDesign.
struct ServingSettings
{
    QString context;
    QString phase = QStringLiteral("decode");
    double batch = 8.0;
    double sequence = 2048.0;
    QString fusion = QStringLiteral("none");
    QString heads = QStringLiteral("gqa");
    QString weights = QStringLiteral("fp16");
    double eta_m = 1.0; ///< share of the memory bandwidth that is reached

    bool isPrefill() const { return phase == QLatin1String("prefill"); }
    bool hasAllHeads() const { return heads == QLatin1String("mha"); }
    bool hasSmallWeights() const { return weights == QLatin1String("int8"); }
    /// Tokens that one step computes.
    double tokens() const { return isPrefill() ? batch * sequence : batch; }
    bool operator==(const ServingSettings &) const = default;
};

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

/// What a serving design needs and reaches (physics specification, section 7.3). Bytes, seconds, FLOP; times
/// and rates are bounds, and they say nothing about whether the design fits into memory.
struct ServingResult
{
    const DeviceEntry *device = nullptr; ///< null: nothing else in here has a meaning
    ServingMachineLimits limits;
    bool vectorPeakAssumed = false; ///< the FP32 peak stands in for that of the vector units
    double ridge = 0.0;             ///< of Tensor Cores, FLOP/byte
    double vectorRidge = 0.0;

    physics::Footprint memory;
    double kv_per_token_bytes = 0.0;
    double device_bytes = 0.0;
    bool fits = false;
    double largest_batch = 0.0; ///< that fits; 0: not even one sequence does

    physics::TransformerStep step; ///< weights and cache only, all of it overlapped
    double step_mfu = 0.0;
    std::vector<ServingKernel> kernels; ///< under the chosen fusion
    std::vector<ServingFusion> fusions;
    double kernels_s = 0.0; ///< the kernels after one another
    double unfused_s = 0.0; ///< the same without any fusion
    double ridge_tokens = 0.0;
    double published_tokens_s = 0.0; ///< by the course's formula, for the H100 only

    bool memoryBound() const { return step.work.intensity() < ridge; }
    double excess_bytes() const { return fits ? 0.0 : memory.total - device_bytes; }
    /// Accesses of memory per element, over all operations that a fusion is about.
    double meanAccesses(bool unfused) const;
    double memoryBoundKernels() const;
    double launches() const;    ///< in one step
    double saved_bytes() const; ///< by the chosen fusion, in one step
    /// Intensities to draw the roofs at, rising: ten for each decade, and both ridge points.
    std::vector<double> roofSamples() const;
    const ServingKernel *kernel(const QString &key) const; ///< null when it is no kernel now
    /// The kernel that an operation is part of; null for an unknown one.
    const ServingKernel *kernelWith(const QString &operation, const Catalogue &catalogue) const;
};

/// One state of the instrument.
struct ServingState
{
    ServingSettings settings;
    ServingResult result;
};

ServingResult evaluate(const ServingSettings &settings, const Catalogue &catalogue);

/// The largest batch that the control can be set to.
inline constexpr double largestServingBatch = 256.0;
/// Powers of two up to there, the batch that is set, and the largest that fits; rising.
std::vector<double> comparedBatches(const ServingState &state);

/// What the context of the settings runs on; null when the catalogue lacks it.
const DeviceEntry *servingDevice(const ServingSettings &settings, const Catalogue &catalogue);

} // namespace rp
