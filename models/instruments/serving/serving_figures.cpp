// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_figures.h"

#include "models/instruments/serving/serving_assumptions.h"
#include "models/instruments/serving/serving_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

enum class Kind
{
    Bytes,
    Count,
    Tokens, ///< per second
    Time,   ///< µs
    Share,
    Intensity,
    Flops, ///< FLOP/s
    Work,  ///< FLOP
    Bandwidth,
    Factor,
    Plain,
    Regime,
    YesNo
};

using namespace serving;
using State = ServingState;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// What a design reaches; nothing when it does not fit.
double reached(const State &state, double value)
{
    return state.result.fits ? value : nan;
}

struct Figure
{
    const char *id;
    Kind kind;
    unsigned needs;
    const char *label;
    double (*value)(const State &, const Catalogue &);
};

double memoryBoundKernels(const State &state)
{
    double count = 0.0;
    for (const ServingKernel &kernel : state.result.kernels)
        count += kernel.memoryBound() ? 1.0 : 0.0;
    return count;
}

double launches(const State &state)
{
    double count = 0.0;
    for (const ServingKernel &kernel : state.result.kernels)
        count += kernel.launches;
    return count;
}

constexpr auto figures = std::to_array<Figure>({
    {"weights_bytes", Kind::Bytes, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Weights"),
     [](const State &s, const Catalogue &) { return s.result.memory.weights; }},
    //: what a language model stores of the tokens so far
    {"kv_bytes", Kind::Bytes, Heads, QT_TRANSLATE_NOOP("rp::ServingDesign", "KV cache"),
     [](const State &s, const Catalogue &) { return s.result.memory.kv; }},
    {"activation_bytes", Kind::Bytes, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Activations"),
     [](const State &s, const Catalogue &) { return s.result.memory.activations; }},
    //: memory that is kept for driver and framework
    {"reserve_bytes", Kind::Bytes, Reserve, QT_TRANSLATE_NOOP("rp::ServingDesign", "Reserve"),
     [](const State &s, const Catalogue &) { return s.result.memory.reserve; }},
    {"total_bytes", Kind::Bytes, footprintNeeds, QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory needed"),
     [](const State &s, const Catalogue &) { return s.result.memory.total; }},
    {"device_bytes", Kind::Bytes, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory of the device"),
     [](const State &s, const Catalogue &) { return s.result.device_bytes; }},
    //: memory that a design needs beyond what the device has
    {"excess_bytes", Kind::Bytes, footprintNeeds, QT_TRANSLATE_NOOP("rp::ServingDesign", "Too much by"),
     [](const State &s, const Catalogue &) { return s.result.excess_bytes(); }},
    {"free_bytes", Kind::Bytes, footprintNeeds, QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory left"),
     [](const State &s, const Catalogue &) {
         return s.result.fits ? s.result.device_bytes - s.result.memory.total : 0.0;
     }},
    {"kv_per_token_bytes", Kind::Bytes, Heads, QT_TRANSLATE_NOOP("rp::ServingDesign", "Cache per token"),
     [](const State &s, const Catalogue &) { return s.result.kv_per_token_bytes; }},
    {"fits", Kind::YesNo, footprintNeeds, QT_TRANSLATE_NOOP("rp::ServingDesign", "Fits into memory"),
     [](const State &s, const Catalogue &) { return s.result.fits ? 1.0 : 0.0; }},
    {"largest_batch", Kind::Count, footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Largest batch that fits"),
     [](const State &s, const Catalogue &) { return s.result.largest_batch; }},
    //: the most tokens per second that a design can reach
    {"tokens_s", Kind::Tokens, boundNeeds | footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Throughput, upper bound"),
     [](const State &s, const Catalogue &) { return reached(s, s.result.step.tokens_s); }},
    {"tokens_s_per_sequence", Kind::Tokens, boundNeeds | footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound for one sequence"),
     [](const State &s, const Catalogue &) { return reached(s, s.result.step.tokens_s / s.settings.batch); }},
    //: the least time of one step
    {"step_us", Kind::Time, boundNeeds | footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Time of one step, lower bound"),
     [](const State &s, const Catalogue &) { return reached(s, s.result.step.time_s * 1e6); }},
    {"mfu", Kind::Share, boundNeeds | footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "MFU, upper bound"),
     [](const State &s, const Catalogue &) { return reached(s, s.result.step_mfu); }},
    {"intensity", Kind::Intensity, Heads, QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"),
     [](const State &s, const Catalogue &) { return s.result.step.work.intensity(); }},
    {"ridge", Kind::Intensity, Peak | Efficiency,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Ridge point of the Tensor Cores"),
     [](const State &s, const Catalogue &) { return s.result.ridge; }},
    {"vector_ridge", Kind::Intensity, Peak | VectorPeak | Efficiency,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Ridge point of the vector units"),
     [](const State &s, const Catalogue &) { return s.result.vectorRidge; }},
    {"ridge_share", Kind::Share, Peak | Efficiency | Heads,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity against the ridge point"),
     [](const State &s, const Catalogue &) { return s.result.step.work.intensity() / s.result.ridge; }},
    //: whether memory or arithmetic limits a step
    {"regime", Kind::Regime, Peak | Efficiency | Heads, QT_TRANSLATE_NOOP("rp::ServingDesign", "Regime"),
     [](const State &s, const Catalogue &) { return s.result.memoryBound() ? 0.0 : 1.0; }},
    {"flops", Kind::Work, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic of one step"),
     [](const State &s, const Catalogue &) { return s.result.step.work.flops; }},
    {"traffic_bytes", Kind::Bytes, Heads,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Weights and cache moved in one step"),
     [](const State &s, const Catalogue &) { return s.result.step.work.bytes; }},
    {"peak_flops", Kind::Flops, Peak, QT_TRANSLATE_NOOP("rp::ServingDesign", "Peak of the Tensor Cores"),
     [](const State &s, const Catalogue &) { return s.result.limits.tensor_flops; }},
    {"vector_peak_flops", Kind::Flops, Peak | VectorPeak,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Peak of the vector units"),
     [](const State &s, const Catalogue &) { return s.result.limits.vector_flops; }},
    {"bandwidth", Kind::Bandwidth, Efficiency, QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory bandwidth"),
     [](const State &s, const Catalogue &) { return s.result.limits.bandwidth_bytes_s; }},
    //: the most tokens per second that a design can reach when no kernels overlap
    {"kernels_tokens_s", Kind::Tokens, kernelNeeds | footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound, kernel after kernel"),
     [](const State &s, const Catalogue &) { return reached(s, s.settings.tokens() / s.result.kernels_s); }},
    {"kernels_us", Kind::Time, kernelNeeds | footprintNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel, lower bound"),
     [](const State &s, const Catalogue &) { return reached(s, s.result.kernels_s * 1e6); }},
    //: how many times as fast the kernels are as without fusion
    {"fusion_gain", Kind::Factor, kernelNeeds, QT_TRANSLATE_NOOP("rp::ServingDesign", "Gain by fusion"),
     [](const State &s, const Catalogue &) { return s.result.unfused_s / s.result.kernels_s; }},
    {"saved_bytes", Kind::Bytes, Operations,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic saved by fusion"),
     [](const State &s, const Catalogue &) { return s.result.saved_bytes(); }},
    //: reads and writes of memory for each element
    {"accesses", Kind::Plain, Operations, QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses per element"),
     [](const State &s, const Catalogue &) { return s.result.meanAccesses(false); }},
    {"accesses_unfused", Kind::Plain, Operations,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses per element without fusion"),
     [](const State &s, const Catalogue &) { return s.result.meanAccesses(true); }},
    {"memory_bound_kernels", Kind::Count, Peak | VectorPeak | Efficiency | Operations | Heads,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory-bound kernels"),
     [](const State &s, const Catalogue &) { return memoryBoundKernels(s); }},
    {"kernel_kinds", Kind::Count, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Kinds of kernels"),
     [](const State &s, const Catalogue &) { return double(s.result.kernels.size()); }},
    {"launches", Kind::Count, Operations, QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernels in one step"),
     [](const State &s, const Catalogue &) { return launches(s); }},
    //: number of tokens at once from which a matrix product is compute-bound
    {"ridge_tokens", Kind::Count, Peak | Efficiency,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "Tokens at once at the ridge point"),
     [](const State &s, const Catalogue &) { return std::ceil(s.result.ridge_tokens); }},
    //: what the course's own formula gives
    {"published_tokens_s", Kind::Tokens, Nothing,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "By the course's formula"),
     [](const State &s, const Catalogue &) { return s.result.published_tokens_s; }},
    {"published_factor", Kind::Factor, boundNeeds,
     QT_TRANSLATE_NOOP("rp::ServingDesign", "The course's formula against the bound"),
     [](const State &s, const Catalogue &) { return s.result.published_tokens_s / s.result.step.tokens_s; }},
    {"batch", Kind::Count, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Batch"),
     [](const State &s, const Catalogue &) { return s.settings.batch; }},
    {"sequence", Kind::Count, Nothing, QT_TRANSLATE_NOOP("rp::ServingDesign", "Sequence length"),
     [](const State &s, const Catalogue &) { return s.settings.sequence; }},
});

/// A kernel that figures of its own are about, by a product or by one of its operations.
struct KernelName
{
    const char *id;
    const char *operation;
    const char *label;
};

constexpr auto kernelNames = std::to_array<KernelName>({
    {"gemm", "projections", QT_TRANSLATE_NOOP("rp::ServingDesign", "Projections (GEMM)")},
    {"mlp", "mlp", QT_TRANSLATE_NOOP("rp::ServingDesign", "MLP (GEMM)")},
    {"logits", "logits", QT_TRANSLATE_NOOP("rp::ServingDesign", "Logits (GEMM)")},
    {"attention", "attention", QT_TRANSLATE_NOOP("rp::ServingDesign", "Attention products")},
    {"norm", "norm", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel with LayerNorm")},
    {"softmax", "softmax", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel with softmax")},
    {"activation", "silu", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel with SiLU")},
});

struct KernelFigure
{
    const char *suffix;
    Kind kind;
    const char *label; ///< %1 is the kernel
};

constexpr auto kernelFigures = std::to_array<KernelFigure>({
    //: %1 names a kernel
    {"_intensity", Kind::Intensity, QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: arithmetic intensity")},
    //: %1 names a kernel
    {"_regime", Kind::Regime, QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: regime")},
    //: %1 names a kernel
    {"_share", Kind::Share, QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: share of the kernels' time")},
});

struct OfKernel
{
    const KernelName *name = nullptr;
    const KernelFigure *figure = nullptr;
};

OfKernel ofKernel(const QString &figureId)
{
    for (const KernelName &name : kernelNames) {
        for (const KernelFigure &figure : kernelFigures) {
            if (figureId == QLatin1String(name.id) + QLatin1String(figure.suffix))
                return {&name, &figure};
        }
    }
    return {};
}

const Figure *find(const QString &figureId)
{
    for (const Figure &figure : figures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    return nullptr;
}

double kernelValue(const OfKernel &of, const State &state, const Catalogue &catalogue)
{
    const ServingKernel *kernel = state.result.kernelWith(QString::fromLatin1(of.name->operation), catalogue);
    if (!kernel)
        return nan;
    if (of.figure->kind == Kind::Intensity)
        return kernel->intensity();
    if (of.figure->kind == Kind::Regime)
        return kernel->memoryBound() ? 0.0 : 1.0;
    return kernel->time_s / state.result.kernels_s;
}

QString written(Kind kind, double value)
{
    const Format format;
    switch (kind) {
    case Kind::Bytes:
        return format.bytes(value);
    case Kind::Count:
        return format.count(value);
    case Kind::Tokens:
        return ServingWords::tokensPerSecond(value);
    case Kind::Time:
        return format.duration_us(value, 4);
    case Kind::Share:
        return format.percent(value);
    case Kind::Intensity:
        return format.flopPerByte(value);
    case Kind::Flops:
        return format.flopPerSecond(value);
    case Kind::Work:
        return ServingWords::work(value);
    case Kind::Bandwidth:
        return ServingWords::bandwidth(value);
    case Kind::Factor:
        return format.factor(value);
    case Kind::Plain:
        return format.significant(value);
    case Kind::Regime:
        return ServingWords::regime(value == 0.0);
    case Kind::YesNo:
        return ServingWords::yesNo(value != 0.0);
    }
    return {};
}

} // namespace

std::vector<QString> servingFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(figures.size() + kernelNames.size() * kernelFigures.size());
    for (const Figure &figure : figures)
        ids.push_back(QString::fromLatin1(figure.id));
    for (const KernelName &name : kernelNames) {
        for (const KernelFigure &figure : kernelFigures)
            ids.push_back(QLatin1String(name.id) + QLatin1String(figure.suffix));
    }
    return ids;
}

double servingFigure(const QString &figureId, const ServingState &state, const Catalogue &catalogue)
{
    if (!state.result.device)
        return nan;
    if (const Figure *figure = find(figureId))
        return figure->value(state, catalogue);
    const OfKernel of = ofKernel(figureId);
    return of.name ? kernelValue(of, state, catalogue) : nan;
}

QString servingFigureText(const QString &figureId, const ServingState &state, const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    const OfKernel of = ofKernel(figureId);
    if (!figure && !of.name)
        return {};
    const double value = servingFigure(figureId, state, catalogue);
    if (figure && std::isnan(value) && state.result.device && !state.result.fits)
        return ServingWords::doesNotFit();
    return written(figure ? figure->kind : of.figure->kind, value);
}

QString servingFigureLabel(const QString &figureId)
{
    if (const Figure *figure = find(figureId))
        return ServingWords::of(figure->label);
    const OfKernel of = ofKernel(figureId);
    return of.name ? fillMarkers(ServingWords::of(of.figure->label), {ServingWords::of(of.name->label)})
                   : QString();
}

QString servingFigureAssumption(const QString &figureId, const ServingState &state,
                                const Catalogue &catalogue)
{
    if (const Figure *figure = find(figureId))
        return servingReasons(figure->needs, state, catalogue);
    const OfKernel of = ofKernel(figureId);
    if (!of.name)
        return {};
    const bool pointwise =
        catalogue.servingOperations.find(QString::fromLatin1(of.name->operation)) != nullptr;
    if (of.figure->kind == Kind::Share)
        return servingReasons(kernelNeeds, state, catalogue);
    const unsigned roof = of.figure->kind == Kind::Regime ? (Peak | Efficiency) : Nothing;
    return servingReasons(pointwise ? roof | VectorPeak * (roof != 0) | Operations : roof | Heads, state,
                          catalogue);
}

} // namespace rp
