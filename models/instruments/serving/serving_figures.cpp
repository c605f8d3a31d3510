// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/serving/serving.h"
#include "models/instruments/serving/serving_model.h"
#include "models/text/format.h"

#include <algorithm>
#include <cmath>
#include <limits>

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
     [](const State &s, const Catalogue &) { return s.result.memory.total; }, D::ofMemory},
    {"device_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory of the device"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.device_bytes; }},
    //: memory that a design needs beyond what the device has
    {"excess_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Too much by"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.excess_bytes(); }, D::ofMemory},
    {"free_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory left"), Quantity::Bytes,
     [](const State &s, const Catalogue &) {
         return s.result.fits ? s.result.device_bytes - s.result.memory.total : 0.0;
     },
     D::ofMemory},
    {"kv_per_token_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Cache per token"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.kv_per_token_bytes; }, "heads"},
    {"fits", QT_TRANSLATE_NOOP("rp::ServingDesign", "Fits into memory"), yesNo,
     [](const State &s, const Catalogue &) { return s.result.fits ? 1.0 : 0.0; }, D::ofMemory},
    {"largest_batch", QT_TRANSLATE_NOOP("rp::ServingDesign", "Largest batch that fits"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.largest_batch; }, D::ofMemory},
    //: the most tokens per second that a design can reach
    {.id = "tokens_s",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Throughput, upper bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.step.tokens_s); },
     .notes = D::ofBound,
     .text = rateText},
    {.id = "tokens_s_per_sequence",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound for one sequence"),
     .value = [](const State &s,
                 const Catalogue &) { return reached(s, s.result.step.tokens_s / s.settings.batch); },
     .notes = D::ofBound,
     .text = rateText},
    //: the least time of one step
    {.id = "step_us",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Time of one step, lower bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.step.time_s * 1e6); },
     .notes = D::ofBound,
     .text = reachedText<Quantity::DurationAuto, 4>},
    {.id = "mfu",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "MFU, upper bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.step_mfu); },
     .notes = D::ofBound,
     .text = reachedText<Quantity::Fraction>},
    {"intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.step.work.intensity(); }, "heads"},
    {"ridge", QT_TRANSLATE_NOOP("rp::ServingDesign", "Ridge point of the Tensor Cores"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.ridge; }, D::ofRoof},
    {"vector_ridge", QT_TRANSLATE_NOOP("rp::ServingDesign", "Ridge point of the vector units"),
     Quantity::Intensity, [](const State &s, const Catalogue &) { return s.result.vectorRidge; },
     D::ofVectorRoof},
    {"ridge_share", QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity against the ridge point"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.step.work.intensity() / s.result.ridge; },
     D::ofStep},
    //: whether memory or arithmetic limits a step
    {"regime", QT_TRANSLATE_NOOP("rp::ServingDesign", "Regime"), servingRegime,
     [](const State &s, const Catalogue &) { return s.result.memoryBound() ? 0.0 : 1.0; }, D::ofStep},
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
     .notes = D::ofKernelBound,
     .text = rateText},
    {.id = "kernels_us",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel, lower bound"),
     .value = [](const State &s, const Catalogue &) { return reached(s, s.result.kernels_s * 1e6); },
     .notes = D::ofKernelBound,
     .text = reachedText<Quantity::DurationAuto, 4>},
    //: how many times as fast the kernels are as without fusion
    {"fusion_gain", QT_TRANSLATE_NOOP("rp::ServingDesign", "Gain by fusion"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.result.unfused_s / s.result.kernels_s; }, D::ofKernels},
    {"saved_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic saved by fusion"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.saved_bytes(); }, "operations"},
    //: reads and writes of memory for each element
    {"accesses", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses per element"), Quantity::Significant,
     [](const State &s, const Catalogue &) { return s.result.meanAccesses(false); }, "operations"},
    {"accesses_unfused", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses per element without fusion"),
     Quantity::Significant, [](const State &s, const Catalogue &) { return s.result.meanAccesses(true); },
     "operations"},
    {"memory_bound_kernels", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory-bound kernels"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.memoryBoundKernels(); }, D::ofKernels},
    {"kernel_kinds", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kinds of kernels"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.result.kernels.size()); }},
    {"launches", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernels in one step"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.launches(); }, "operations"},
    //: number of tokens at once from which a matrix product is compute-bound
    {"ridge_tokens", QT_TRANSLATE_NOOP("rp::ServingDesign", "Tokens at once at the ridge point"),
     Quantity::Count, [](const State &s, const Catalogue &) { return std::ceil(s.result.ridge_tokens); },
     D::ofRoof},
    //: what the course's own formula gives
    {.id = "published_tokens_s",
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "By the course's formula"),
     .value = [](const State &s, const Catalogue &) { return s.result.published_tokens_s; },
     .text = rateText},
    {"published_factor", QT_TRANSLATE_NOOP("rp::ServingDesign", "The course's formula against the bound"),
     Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.result.published_tokens_s / s.result.step.tokens_s; },
     D::ofStep},
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
QString kernelReasons(const QString &key, const FieldNames &ofOperation, const FieldNames &ofProduct,
                      const State &state, const Catalogue &catalogue)
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
         return kernelReasons(key, D::ofVectorRoof + "operations", D::ofStep, s, c);
     }},
    //: %1 names a kernel
    {"_share", QT_TRANSLATE_NOOP("rp::ServingDesign", "%1: share of the kernels' time"), Quantity::Fraction,
     [](const QString &key, const State &s, const Catalogue &c) {
         return ofKernel(key, s, c, [](const ServingKernel &k, const State &state) {
             return k.time_s / state.result.kernels_s;
         });
     },
     [](const QString & /*key*/, const State &s, const Catalogue &c) {
         return InputsOf<D>::reasons(D::ofKernels, {s.settings}, c);
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

namespace {

/// How often something is counted in one step: the model's sizes as real numbers, and the step's tokens.
struct Step
{
    Step(const ServingSettings &settings, const Catalogue &catalogue)
        : serving(servingOf(settings, catalogue))
        , logit_bytes(catalogue.servingDesign->logit_bytes)
        , layers(double(servedModel(catalogue).layers))
        , dim(double(servedModel(catalogue).dim))
        , heads(double(servedModel(catalogue).heads))
        , kvDim(double(servedModel(catalogue).kv_heads * servedModel(catalogue).headDim()))
        , inner(double(servedModel(catalogue).intermediate))
        , vocabulary(double(servedModel(catalogue).vocabulary))
        , kvPerToken_bytes(physics::kvPerToken(servedModel(catalogue), serving.kv_bytes, serving.kv_heads))
        , batch(settings.batch)
        , tokens(settings.tokens())
        , cached(settings.batch * settings.sequence)
        // A prompt's token sees those before it: half of the square.
        , scoresPerHead(settings.isPrefill() ? cached * settings.sequence / 2.0 : cached)
    {
    }

    physics::Serving serving;
    double logit_bytes;
    double layers;
    double dim;
    double heads;
    double kvDim;
    double inner;
    double vocabulary;
    double kvPerToken_bytes;
    double batch;
    double tokens;        ///< computed in the step
    double cached;        ///< tokens in the cache
    double scoresPerHead; ///< of attention, in one layer

    double scores() const { return scoresPerHead * heads; }
};

/// A product of weights with tokens, in every layer.
struct Product
{
    double weights = 0.0; ///< elements, per layer
    double in = 0.0;      ///< elements of a token that are read, per layer
    double out = 0.0;     ///< that are written
    double launches = 0.0;
};

Product projections(const Step &step)
{
    // Queries, keys and values from one input in three products; then what attention puts out.
    return {step.dim * (2.0 * step.dim + 2.0 * step.kvDim), 4.0 * step.dim, 2.0 * step.dim, 4.0};
}

Product mlp(const Step &step)
{
    return {3.0 * step.dim * step.inner, 2.0 * step.dim + step.inner, 2.0 * step.inner + step.dim, 3.0};
}

ServingKernel productKernel(const QString &key, const Product &product, const Step &step)
{
    ServingKernel kernel;
    kernel.key = key;
    kernel.work.flops = 2.0 * product.weights * step.tokens * step.layers;
    kernel.work.bytes =
        step.layers * (product.weights * step.serving.weight_bytes +
                       step.tokens * (product.in + product.out) * step.serving.activation_bytes);
    kernel.launches = product.launches * step.layers;
    return kernel;
}

ServingKernel projectionKernel(const Step &step)
{
    ServingKernel kernel = productKernel(QStringLiteral("projections"), projections(step), step);
    // Keys and values go into the cache.
    kernel.work.bytes += step.tokens * step.kvPerToken_bytes;
    return kernel;
}

/// Only the last position of a sequence is turned into logits.
ServingKernel logitKernel(const Step &step)
{
    const double table = step.vocabulary * step.dim;
    ServingKernel kernel;
    kernel.key = QStringLiteral("logits");
    kernel.work.flops = 2.0 * table * step.batch;
    kernel.work.bytes =
        table * step.serving.weight_bytes +
        step.batch * (step.dim * step.serving.activation_bytes + step.vocabulary * step.logit_bytes);
    kernel.launches = 1.0;
    return kernel;
}

/// Queries times keys, and scores times values. The scores go through memory: softmax is another kernel.
ServingKernel attentionKernel(const Step &step)
{
    ServingKernel kernel;
    kernel.key = QStringLiteral("attention");
    kernel.kind = ServingKernel::Kind::Attention;
    kernel.work.flops = 4.0 * step.scoresPerHead * step.dim * step.layers;
    kernel.work.bytes =
        step.cached * step.kvPerToken_bytes +
        step.layers * step.serving.activation_bytes * (2.0 * step.tokens * step.dim + 2.0 * step.scores());
    kernel.launches = 2.0 * step.layers;
    return kernel;
}

/// Elements that an operation goes over in one step, and how often it is launched as one kernel.
struct Extent
{
    double elements = 0.0;
    double launches = 0.0;
};

Extent extentOf(const QString &operation, const Step &step)
{
    if (operation == QLatin1String("residual") || operation == QLatin1String("norm"))
        return {2.0 * step.layers * step.tokens * step.dim, 2.0 * step.layers};
    if (operation == QLatin1String("scale") || operation == QLatin1String("softmax"))
        return {step.layers * step.scores(), step.layers};
    if (operation == QLatin1String("rotation"))
        return {step.layers * step.tokens * (step.dim + step.kvDim), 2.0 * step.layers};
    if (operation == QLatin1String("silu") || operation == QLatin1String("multiply"))
        return {step.layers * step.tokens * step.inner, step.layers};
    return {};
}

ServingKernel operationKernel(const ServingOperation &operation, const Step &step)
{
    const Extent extent = extentOf(operation.key, step);
    ServingKernel kernel;
    kernel.key = operation.key;
    kernel.kind = ServingKernel::Kind::Pointwise;
    kernel.work = {operation.flops * extent.elements,
                   operation.accesses() * step.serving.activation_bytes * extent.elements};
    kernel.launches = operation.kernels * extent.launches;
    return kernel;
}

bool isActive(const ServingFusionEntry &fusion, const ServingSettings &settings)
{
    return settings.fusion == QLatin1String("all") || settings.fusion == fusion.level;
}

ServingFusion fusionOf(const ServingFusionEntry &entry, const ServingSettings &settings, const Step &step,
                       const Catalogue &catalogue)
{
    ServingFusion fusion;
    fusion.key = entry.key;
    fusion.active = isActive(entry, settings);
    fusion.accessesAfter = entry.accesses();
    fusion.before.key = entry.key;
    fusion.before.kind = ServingKernel::Kind::Pointwise;
    for (const QString &name : entry.operations) {
        const ServingOperation *operation = catalogue.servingOperations.find(name);
        if (!operation)
            continue;
        const Extent extent = extentOf(name, step);
        const ServingKernel part = operationKernel(*operation, step);
        fusion.elements = extent.elements;
        fusion.accessesBefore += operation->accesses();
        fusion.before.work.flops += part.work.flops;
        fusion.before.work.bytes += part.work.bytes;
        fusion.before.launches += part.launches;
        fusion.after.launches = extent.launches;
    }
    fusion.after.key = entry.key;
    fusion.after.kind = ServingKernel::Kind::Pointwise;
    fusion.after.work = {fusion.before.work.flops,
                         entry.accesses() * step.serving.activation_bytes * fusion.elements};
    return fusion;
}

/// Holds a kernel against the roofs.
ServingKernel finished(ServingKernel kernel, const ServingMachineLimits &limits)
{
    kernel.peak_flops =
        kernel.kind == ServingKernel::Kind::Pointwise ? limits.vector_flops : limits.tensor_flops;
    kernel.ridge = physics::ridge(kernel.peak_flops, limits.bandwidth_bytes_s);
    kernel.attainable_flops =
        physics::attainable(kernel.intensity(), kernel.peak_flops, limits.bandwidth_bytes_s);
    kernel.time_s = physics::roofTime(kernel.work, kernel.peak_flops, limits.bandwidth_bytes_s);
    return kernel;
}

const ServingFusionEntry *activeFusionWith(const QString &operation, const ServingSettings &settings,
                                           const Catalogue &catalogue)
{
    for (const ServingFusionEntry &fusion : catalogue.servingFusions) {
        if (fusion.operations.contains(operation) && isActive(fusion, settings))
            return &fusion;
    }
    return nullptr;
}

} // namespace

const physics::Transformer &servedModel(const Catalogue &catalogue)
{
    static const TransformerEntry none;
    const TransformerEntry *model = catalogue.transformers.find(catalogue.servingDesign->model);
    return model ? model->model : none.model;
}

physics::Serving servingOf(const ServingSettings &settings, const Catalogue &catalogue)
{
    physics::Serving serving = catalogue.serving->serving;
    if (settings.hasSmallWeights())
        serving.weight_bytes = 1.0;
    if (settings.hasAllHeads())
        serving.kv_heads = catalogue.servingDesign->all_heads;
    serving.live_tokens = settings.tokens();
    return serving;
}

std::vector<ServingKernel> servingKernels(const ServingSettings &settings, const ServingMachineLimits &limits,
                                          const Catalogue &catalogue)
{
    const Step step(settings, catalogue);
    std::vector<ServingKernel> kernels = {projectionKernel(step), attentionKernel(step),
                                          productKernel(QStringLiteral("mlp"), mlp(step), step),
                                          logitKernel(step)};
    for (const ServingOperation &operation : catalogue.servingOperations) {
        const ServingFusionEntry *fusion = activeFusionWith(operation.key, settings, catalogue);
        if (!fusion)
            kernels.push_back(operationKernel(operation, step));
        else if (fusion->operations.front() == operation.key) // once, at its first operation
            kernels.push_back(fusionOf(*fusion, settings, step, catalogue).after);
    }
    for (ServingKernel &kernel : kernels)
        kernel = finished(std::move(kernel), limits);
    return kernels;
}

std::vector<ServingFusion> servingFusions(const ServingSettings &settings, const ServingMachineLimits &limits,
                                          const Catalogue &catalogue)
{
    const Step step(settings, catalogue);
    std::vector<ServingFusion> fusions;
    fusions.reserve(catalogue.servingFusions.size());
    for (const ServingFusionEntry &entry : catalogue.servingFusions) {
        ServingFusion fusion = fusionOf(entry, settings, step, catalogue);
        fusion.before = finished(std::move(fusion.before), limits);
        fusion.after = finished(std::move(fusion.after), limits);
        fusions.push_back(std::move(fusion));
    }
    return fusions;
}

double ridgeTokenBytes(const ServingSettings &settings, const Catalogue &catalogue)
{
    const Step step(settings, catalogue);
    const Product product = mlp(step);
    return (product.in + product.out) * step.serving.activation_bytes / product.weights;
}

double ridgeTokens(const ServingSettings &settings, double ridge, const Catalogue &catalogue)
{
    // 2 n t = R (n b + n t a), solved for t.
    const double slope = 2.0 - ridge * ridgeTokenBytes(settings, catalogue);
    return slope > 0.0 ? ridge * servingOf(settings, catalogue).weight_bytes / slope
                       : std::numeric_limits<double>::infinity();
}

namespace {

using State = ServingState;

QString count(double number)
{
    return term(Quantity::Count, number);
}

QString bytes(double size)
{
    return term(Quantity::Bytes, size, 4);
}

QString time(double time_s)
{
    return term(Quantity::DurationAuto, time_s * 1e6, 4);
}

QString intensity(double flop_per_byte)
{
    return term(Quantity::Intensity, flop_per_byte, 4);
}

/// The longer one of reading and arithmetic, and tokens per second or why there are none.
QString stepLines(const QString &left, const QString &rate, const State &state, const Catalogue &catalogue)
{
    const ServingResult &r = state.result;
    const physics::KernelWork &w = r.step.work;
    return equations<D>(
        left +
            QStringLiteral("max(Q / (η W), F / P) = max(%1 / {bandwidth}, {flops} / {peak_flops}) = max(%2, "
                           "%3) = %4\n") +
            (r.fits ? rate + QStringLiteral("%5 / {step_us} = {tokens_s}")
                    : QStringLiteral("M > D: %6 > %7")),
        state, catalogue,
        {bytes(w.bytes), time(w.bytes / r.limits.bandwidth_bytes_s), time(w.flops / r.limits.tensor_flops),
         time(r.step.time_s), count(state.settings.tokens()), bytes(r.memory.total), bytes(r.device_bytes)});
}

QString decodeLines(const State &state, const Catalogue &catalogue)
{
    return state.settings.isPrefill()
               ? QString()
               : stepLines(QStringLiteral("T = "), QStringLiteral("X = B / T = "), state, catalogue);
}

QString prefillLines(const State &state, const Catalogue &catalogue)
{
    return state.settings.isPrefill()
               ? stepLines(QString(), QStringLiteral("X = B S / max(…) = "), state, catalogue)
               : QString();
}

QString pointwiseLines(const State &state, const Catalogue &catalogue)
{
    const double element = catalogue.serving->serving.activation_bytes;
    QStringList lines;
    for (const ServingFusion &fusion : state.result.fusions) {
        const double accesses = fusion.active ? fusion.accessesAfter : fusion.accessesBefore;
        const double each = fusion.before.work.flops / fusion.elements;
        lines.append(equation(QStringLiteral("I_%1 = f / (a b) = %2 / (%3 × %4) = %5"),
                              {count(double(lines.size()) + 1.0), count(each), count(accesses),
                               bytes(element), intensity(each / (accesses * element))}));
    }
    return lines.join(u'\n');
}

constexpr auto formulaRows = std::to_array<FormulaRow<D>>({
    {"kv_per_token", "q = 2 L H_kv d b = 2 × %1 × %2 × %3 × %4 = %5",
     [](const State &s, const Catalogue &c) -> QStringList {
         const physics::Transformer &model = servedModel(c);
         const physics::Serving serving = servingOf(s.settings, c);
         return {count(double(model.layers)), count(double(serving.kv_heads.value_or(model.kv_heads))),
                 count(double(model.headDim())), bytes(serving.kv_bytes), bytes(s.result.kv_per_token_bytes)};
     }},
    {"footprint",
     "B S q = {batch} × {sequence} × %1 = %2\n"
     "M = n_w b_w + B S q + A + R = %3 + %2 + %4 + %5 = %6",
     [](const State &s, const Catalogue &) -> QStringList {
         const physics::Footprint &m = s.result.memory;
         return {bytes(s.result.kv_per_token_bytes),
                 bytes(m.kv),
                 bytes(m.weights),
                 bytes(m.activations),
                 bytes(m.reserve),
                 bytes(m.total)};
     }},
    {"largest_batch",
     "B_max = ⌊(D − n_w b_w − R) / (S q + a)⌋ = ⌊(%1 − %2 − %3) / (%4 + %5)⌋ = {largest_batch}",
     [](const State &s, const Catalogue &) -> QStringList {
         const physics::Footprint &m = s.result.memory;
         const double cache = m.kv / s.settings.batch;
         const double each = (m.kv + m.activations) / s.settings.batch;
         return {bytes(s.result.device_bytes), bytes(m.weights), bytes(m.reserve), bytes(cache),
                 bytes(each - cache)};
     }},
    {"decode_step", decodeLines},
    {"prefill_step", prefillLines},
    // A product also reads its input and writes its output: a bytes of each token for every weight.
    {"serving_ridge",
     "R = P / W = {peak_flops} / {bandwidth} = %1\n"
     "t_R ≈ b R / 2 = %2 × %1 / 2 = %3\n"
     "t_R = b R / (2 − R a) = %2 × %1 / (2 − %1 × %4) = {ridge_tokens}",
     [](const State &s, const Catalogue &c) -> QStringList {
         const double weight = servingOf(s.settings, c).weight_bytes;
         return {intensity(s.result.ridge), bytes(weight), count(std::ceil(weight * s.result.ridge / 2.0)),
                 term(Quantity::Significant, ridgeTokenBytes(s.settings, c))};
     }},
    {"pointwise_intensity", pointwiseLines},
    {"published_tokens",
     "min(R_s, BW I) / (2 d² × %1 L) = min(%2, %3 × %4) / (2 × %5² × %1 × %6) = {published_tokens_s}",
     [](const State &s, const Catalogue &c) -> QStringList {
         const physics::PublishedTokens &p = c.serving->published;
         const double d = p.dim;
         const double n = s.settings.batch * s.settings.sequence;
         const double ai = 2.0 * n * d * d / ((2.0 * n * d + d * d) * p.element_bytes);
         return {count(p.projections),
                 term(Quantity::Flops, p.peak_flops),
                 Format::isolate(servingBandwidthText(p.bandwidth_bytes_s)),
                 intensity(ai),
                 count(d),
                 count(p.layers)};
     }},
});

} // namespace

DesignRows<ServingDesign> ServingDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
