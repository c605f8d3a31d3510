// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/kit/equation.h"
#include "models/instruments/serving/serving.h"

#include <cmath>

namespace rp {

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

QString flops(double rate)
{
    return term(Quantity::Flops, rate);
}

QString bandwidth(double bytes_s)
{
    return Format::isolate(servingBandwidthText(bytes_s));
}

QString intensity(double flop_per_byte)
{
    return term(Quantity::Intensity, flop_per_byte, 4);
}

QString tokens(double rate)
{
    return Format::isolate(servingRateText(rate));
}

QString kvLine(const State &state, const Catalogue &catalogue)
{
    const physics::Transformer &model = servedModel(catalogue);
    const physics::Serving serving = servingOf(state.settings, catalogue);
    return equation(QStringLiteral("q = 2 L H_kv d b = 2 × %1 × %2 × %3 × %4 = %5"),
                    {count(double(model.layers)), count(double(serving.kv_heads.value_or(model.kv_heads))),
                     count(double(model.headDim())), bytes(serving.kv_bytes),
                     bytes(state.result.kv_per_token_bytes)});
}

QString footprintLines(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::Footprint &m = state.result.memory;
    return equation(QStringLiteral("B S q = %1 × %2 × %3 = %4"),
                    {count(state.settings.batch), count(state.settings.sequence),
                     bytes(state.result.kv_per_token_bytes), bytes(m.kv)}) +
           u'\n' +
           equation(QStringLiteral("M = n_w b_w + B S q + A + R = %1 + %2 + %3 + %4 = %5"),
                    {bytes(m.weights), bytes(m.kv), bytes(m.activations), bytes(m.reserve), bytes(m.total)});
}

QString largestBatchLine(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::Footprint &m = state.result.memory;
    const double each = (m.kv + m.activations) / state.settings.batch;
    return equation(
        QStringLiteral("B_max = ⌊(D − n_w b_w − R) / (S q + a)⌋ = ⌊(%1 − %2 − %3) / (%4 + %5)⌋ = %6"),
        {bytes(state.result.device_bytes), bytes(m.weights), bytes(m.reserve),
         bytes(m.kv / state.settings.batch), bytes(each - m.kv / state.settings.batch),
         count(state.result.largest_batch)});
}

/// The longer one of reading and arithmetic, as an equation with its values.
QString longerOne(const State &state)
{
    const ServingResult &r = state.result;
    const physics::KernelWork &w = r.step.work;
    return fillMarkers(QStringLiteral("max(Q / (η W), F / P) = max(%1 / %2, %3 / %4) = max(%5, %6) = %7"),
                       {bytes(w.bytes), bandwidth(r.limits.bandwidth_bytes_s),
                        Format::isolate(servingWorkText(w.flops)), flops(r.limits.tensor_flops),
                        time(w.bytes / r.limits.bandwidth_bytes_s), time(w.flops / r.limits.tensor_flops),
                        time(r.step.time_s)});
}

/// Tokens per second, or why there are none.
QString rateLine(const QString &pattern, const State &state)
{
    const ServingResult &r = state.result;
    return r.fits
               ? equation(pattern,
                          {count(state.settings.tokens()), time(r.step.time_s), tokens(r.step.tokens_s)})
               : equation(QStringLiteral("M > D: %1 > %2"), {bytes(r.memory.total), bytes(r.device_bytes)});
}

QString decodeLines(const State &state, const Catalogue & /*catalogue*/)
{
    if (state.settings.isPrefill())
        return {};
    return equation(QStringLiteral("T = %1"), {longerOne(state)}) + u'\n' +
           rateLine(QStringLiteral("X = B / T = %1 / %2 = %3"), state);
}

QString prefillLines(const State &state, const Catalogue & /*catalogue*/)
{
    if (!state.settings.isPrefill())
        return {};
    return equation(QStringLiteral("%1"), {longerOne(state)}) + u'\n' +
           rateLine(QStringLiteral("X = B S / max(…) = %1 / %2 = %3"), state);
}

QString ridgeLines(const State &state, const Catalogue &catalogue)
{
    const ServingResult &r = state.result;
    const double weight = servingOf(state.settings, catalogue).weight_bytes;
    return equation(
               QStringLiteral("R = P / W = %1 / %2 = %3"),
               {flops(r.limits.tensor_flops), bandwidth(r.limits.bandwidth_bytes_s), intensity(r.ridge)}) +
           u'\n' +
           equation(QStringLiteral("t_R ≈ b R / 2 = %1 × %2 / 2 = %3"),
                    {bytes(weight), intensity(r.ridge), count(std::ceil(weight * r.ridge / 2.0))}) +
           u'\n' +
           // A product also reads its input and writes its output: a bytes of each token for every weight.
           equation(QStringLiteral("t_R = b R / (2 − R a) = %1 × %2 / (2 − %2 × %3) = %4"),
                    {bytes(weight), intensity(r.ridge),
                     term(Quantity::Significant, ridgeTokenBytes(state.settings, catalogue)),
                     count(std::ceil(r.ridge_tokens))});
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

QString publishedLine(const State &state, const Catalogue &catalogue)
{
    const physics::PublishedTokens &p = catalogue.serving->published;
    const double d = p.dim;
    const double n = state.settings.batch * state.settings.sequence;
    const double ai = 2.0 * n * d * d / ((2.0 * n * d + d * d) * p.element_bytes);
    return equation(
        QStringLiteral("min(R_s, BW I) / (2 d² × %1 L) = min(%2, %3 × %4) / (2 × %5² × %1 × %6) = %7"),
        {count(p.projections), flops(p.peak_flops), bandwidth(p.bandwidth_bytes_s), intensity(ai), count(d),
         count(p.layers), tokens(state.result.published_tokens_s)});
}

constexpr auto formulaRows =
    std::to_array<FormulaRow<ServingDesign>>({{"kv_per_token", kvLine},
                                              {"footprint", footprintLines},
                                              {"largest_batch", largestBatchLine},
                                              {"decode_step", decodeLines},
                                              {"prefill_step", prefillLines},
                                              {"serving_ridge", ridgeLines},
                                              {"pointwise_intensity", pointwiseLines},
                                              {"published_tokens", publishedLine}});

} // namespace

DesignRows<ServingDesign> ServingDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
