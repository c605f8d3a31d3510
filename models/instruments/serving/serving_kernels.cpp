// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/serving/serving_model.h"

#include <algorithm>
#include <limits>

namespace rp {

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

} // namespace rp
