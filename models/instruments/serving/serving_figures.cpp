// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/serving/serving.h"
#include "models/text/format.h"

#include <cmath>

namespace rp {

namespace {

using D = ServingDesign;
using State = ServingState;

QString rateText(double tokens_s, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    // What a design that does not fit never reaches is no number.
    return std::isnan(tokens_s) ? writtenText(D::context(), servingVerdict, 0.0) : servingRateText(tokens_s);
}

template<Quantity quantity, int digits = ownDigits>
QString reachedText(double value, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return std::isnan(value) ? writtenText(D::context(), servingVerdict, 0.0)
                             : quantityText(quantity, value, digits);
}

QString workText(double flops, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return servingWorkText(flops);
}

QString bandwidthText(double bytes_s, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return servingBandwidthText(bytes_s);
}

/// What a design reaches; nothing when it does not fit.
double reached(const State &state, double value)
{
    return state.result.fits ? value : std::numeric_limits<double>::quiet_NaN();
}

constexpr Written yesNo =
    oneOf(QT_TRANSLATE_NOOP("rp::ServingDesign", "no"), QT_TRANSLATE_NOOP("rp::ServingDesign", "yes"));

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    {"weights_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Weights"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.memory.weights; }},
    //: what a language model stores of the tokens so far
    {"kv_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "KV cache"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.memory.kv; }, "heads"},
    {"activation_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Activations"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.memory.activations; }},
    //: memory that is kept for driver and framework
    {"reserve_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Reserve"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.memory.reserve; }, "reserve"},
    {"total_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory needed"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.memory.total; }, "reserve,heads"},
    {"device_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory of the device"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.device_bytes; }},
    //: memory that a design needs beyond what the device has
    {"excess_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Too much by"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.excess_bytes(); }, "reserve,heads"},
    {"free_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory left"), Quantity::Bytes,
     [](const State &s, const Catalogue &) {
         return s.result.fits ? s.result.device_bytes - s.result.memory.total : 0.0;
     },
     "reserve,heads"},
    {"kv_per_token_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Cache per token"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.kv_per_token_bytes; }, "heads"},
    {"fits", QT_TRANSLATE_NOOP("rp::ServingDesign", "Fits into memory"), yesNo,
     [](const State &s, const Catalogue &) { return s.result.fits ? 1.0 : 0.0; }, "reserve,heads"},
    {"largest_batch", QT_TRANSLATE_NOOP("rp::ServingDesign", "Largest batch that fits"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.largest_batch; }, "reserve,heads"},
    //: the most tokens per second that a design can reach
    {.id = "tokens_s",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Throughput, upper bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.step.tokens_s); },
     .notes = "reserve,heads,peak,efficiency",
     .text = rateText},
    {.id = "tokens_s_per_sequence",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound for one sequence"),
     .value = [](const State &s,
                 const Catalogue &) { return reached(s, s.result.step.tokens_s / s.settings.batch); },
     .notes = "reserve,heads,peak,efficiency",
     .text = rateText},
    //: the least time of one step
    {.id = "step_us",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Time of one step, lower bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.step.time_s * 1e6); },
     .notes = "reserve,heads,peak,efficiency",
     .text = reachedText<Quantity::DurationAuto, 4>},
    {.id = "mfu",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "MFU, upper bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.step_mfu); },
     .notes = "reserve,heads,peak,efficiency",
     .text = reachedText<Quantity::Fraction>},
    {"intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.step.work.intensity(); }, "heads"},
    {"ridge", QT_TRANSLATE_NOOP("rp::ServingDesign", "Ridge point of the Tensor Cores"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.ridge; }, "peak,efficiency"},
    {"vector_ridge", QT_TRANSLATE_NOOP("rp::ServingDesign", "Ridge point of the vector units"),
     Quantity::Intensity, [](const State &s, const Catalogue &) { return s.result.vectorRidge; },
     "vector_peak,efficiency"},
    {"ridge_share", QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity against the ridge point"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.step.work.intensity() / s.result.ridge; },
     "heads,peak,efficiency"},
    //: whether memory or arithmetic limits a step
    {"regime", QT_TRANSLATE_NOOP("rp::ServingDesign", "Regime"), servingRegime,
     [](const State &s, const Catalogue &) { return s.result.memoryBound() ? 0.0 : 1.0; },
     "heads,peak,efficiency"},
    {.id = "flops",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic of one step"),
     .value = [](const State &s, const Catalogue &) { return s.result.step.work.flops; },
     .text = workText},
    {"traffic_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Weights and cache moved in one step"),
     Quantity::Bytes, [](const State &s, const Catalogue &) { return s.result.step.work.bytes; }, "heads"},
    {"peak_flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "Peak of the Tensor Cores"), Quantity::Flops,
     [](const State &s, const Catalogue &) { return s.result.limits.tensor_flops; }, "peak"},
    {"vector_peak_flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "Peak of the vector units"), Quantity::Flops,
     [](const State &s, const Catalogue &) { return s.result.limits.vector_flops; }, "vector_peak"},
    {.id = "bandwidth",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory bandwidth"),
     .value = [](const State &s, const Catalogue &) { return s.result.limits.bandwidth_bytes_s; },
     .notes = "efficiency",
     .text = bandwidthText},
    //: the most tokens per second that a design can reach when no kernels overlap
    {.id = "kernels_tokens_s",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound, kernel after kernel"),
     .value = [](const State &s,
                 const Catalogue &) { return reached(s, s.settings.tokens() / s.result.kernels_s); },
     .notes = "reserve,heads,vector_peak,efficiency,operations",
     .text = rateText},
    {.id = "kernels_us",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel, lower bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.kernels_s * 1e6); },
     .notes = "reserve,heads,vector_peak,efficiency,operations",
     .text = reachedText<Quantity::DurationAuto, 4>},
    //: how many times as fast the kernels are as without fusion
    {"fusion_gain", QT_TRANSLATE_NOOP("rp::ServingDesign", "Gain by fusion"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.result.unfused_s / s.result.kernels_s; },
     "heads,vector_peak,efficiency,operations"},
    {"saved_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic saved by fusion"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.saved_bytes(); }, "operations"},
    //: reads and writes of memory for each element
    {"accesses", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses per element"), Quantity::Significant,
     [](const State &s, const Catalogue &) { return s.result.meanAccesses(false); }, "operations"},
    {"accesses_unfused", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses per element without fusion"),
     Quantity::Significant, [](const State &s, const Catalogue &) { return s.result.meanAccesses(true); },
     "operations"},
    {"memory_bound_kernels", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory-bound kernels"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.memoryBoundKernels(); },
     "heads,vector_peak,efficiency,operations"},
    {"kernel_kinds", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kinds of kernels"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.result.kernels.size()); }},
    {"launches", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernels in one step"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.launches(); }, "operations"},
    //: number of tokens at once from which a matrix product is compute-bound
    {"ridge_tokens", QT_TRANSLATE_NOOP("rp::ServingDesign", "Tokens at once at the ridge point"),
     Quantity::Count, [](const State &s, const Catalogue &) { return std::ceil(s.result.ridge_tokens); },
     "peak,efficiency"},
    //: what the course's own formula gives
    {.id = "published_tokens_s",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "By the course's formula"),
     .value = [](const State &s, const Catalogue &) { return s.result.published_tokens_s; },
     .text = rateText},
    {"published_factor", QT_TRANSLATE_NOOP("rp::ServingDesign", "The course's formula against the bound"),
     Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.result.published_tokens_s / s.result.step.tokens_s; },
     "heads,peak,efficiency"},
    {"batch", QT_TRANSLATE_NOOP("rp::ServingDesign", "Batch"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.batch; }},
    {"sequence", QT_TRANSLATE_NOOP("rp::ServingDesign", "Sequence length"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.sequence; }},
});

/// A kernel that figures of its own are about, by a product or by one of its operations.
struct KernelName
{
    const char *id;
    const char *operation;
    Phrase label;
};

constexpr auto kernelNames = std::to_array<KernelName>({
    //: matrix products that make queries, keys and values, and what comes out of attention
    {"gemm", "projections", QT_TRANSLATE_NOOP("rp::ServingDesign", "Projections (GEMM)")},
    //: matrix products of the feed-forward part of a layer
    {"mlp", "mlp", QT_TRANSLATE_NOOP("rp::ServingDesign", "MLP (GEMM)")},
    //: matrix product that rates every word for the next place
    {"logits", "logits", QT_TRANSLATE_NOOP("rp::ServingDesign", "Logits (GEMM)")},
    //: the two matrix products of attention
    {"attention", "attention", QT_TRANSLATE_NOOP("rp::ServingDesign", "Attention products")},
    {"norm", "norm", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel with LayerNorm")},
    {"softmax", "softmax", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel with softmax")},
    {"activation", "silu", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel with SiLU")},
});

QString operationOf(const QString &kernel)
{
    return QString::fromLatin1(rowOf(std::span<const KernelName>(kernelNames), kernel)->operation);
}

double ofKernel(const QString &key, const State &state, const Catalogue &catalogue,
                double (*value)(const ServingKernel &, const State &))
{
    const ServingKernel *kernel = state.result.kernelWith(operationOf(key), catalogue);
    return kernel ? value(*kernel, state) : std::numeric_limits<double>::quiet_NaN();
}

/// Operations run on the vector units, products on the Tensor Cores.
QString kernelReasons(const QString &key, const char *ofOperation, const char *ofProduct, const State &state,
                      const Catalogue &catalogue)
{
    const bool isOperation = catalogue.servingOperations.find(operationOf(key));
    return InputsOf<D>::reasons(isOperation ? ofOperation : ofProduct, {state.settings}, catalogue);
}

constexpr auto kernelFigures = std::to_array<FigureFamily<D>::Row>({
    //: %1 names a kernel
    {"_intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: arithmetic intensity"), Quantity::Intensity,
     [](const QString &key, const State &s, const Catalogue &c) {
         return ofKernel(key, s, c, [](const ServingKernel &k, const State &) { return k.intensity(); });
     },
     [](const QString &key, const State &s, const Catalogue &c) {
         return kernelReasons(key, "operations", "heads", s, c);
     }},
    //: %1 names a kernel
    {"_regime", QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: regime"), servingRegime,
     [](const QString &key, const State &s, const Catalogue &c) {
         return ofKernel(key, s, c,
                         [](const ServingKernel &k, const State &) { return k.memoryBound() ? 0.0 : 1.0; });
     },
     [](const QString &key, const State &s, const Catalogue &c) {
         return kernelReasons(key, "vector_peak,efficiency,operations", "heads,peak,efficiency", s, c);
     }},
    //: %1 names a kernel
    {"_share", QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: share of the kernels' time"), Quantity::Fraction,
     [](const QString &key, const State &s, const Catalogue &c) {
         return ofKernel(key, s, c, [](const ServingKernel &k, const State &state) {
             return k.time_s / state.result.kernels_s;
         });
     },
     [](const QString & /*key*/, const State &s, const Catalogue &c) {
         return InputsOf<D>::reasons("heads,vector_peak,efficiency,operations", {s.settings}, c);
     }},
});

} // namespace

DesignRows<D> ServingDesign::figures()
{
    return {.figures = figureRows};
}

FigureFamily<D> ServingDesign::figureFamily()
{
    return {[](const Catalogue &) {
                std::vector<QString> keys;
                keys.reserve(std::size(kernelNames));
                for (const KernelName &name : kernelNames)
                    keys.push_back(QString::fromLatin1(name.id));
                return keys;
            },
            [](const QString &key, const Catalogue &) {
                return phraseText(context(), rowOf(std::span<const KernelName>(kernelNames), key)->label);
            },
            kernelFigures};
}

QString servingKernelLabel(const QString &key, const Catalogue &catalogue)
{
    if (const ServingOperation *operation = catalogue.servingOperations.find(key))
        return contentText(operation->name);
    if (const ServingFusionEntry *fusion = catalogue.servingFusions.find(key))
        return contentText(fusion->name);
    for (const KernelName &name : kernelNames) {
        if (key == QLatin1String(name.operation))
            return phraseText(ServingDesign::context(), name.label);
    }
    return key;
}

} // namespace rp
