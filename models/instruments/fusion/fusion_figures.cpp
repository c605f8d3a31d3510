// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/fusion/fusion.h"
#include "models/text/format.h"

#include <cmath>

namespace rp {

namespace {

using State = FusionState;

constexpr Written yesNo = oneOf(QT_TRANSLATE_NOOP3("rp::Fusion", "no", "does it fit"),
                                QT_TRANSLATE_NOOP3("rp::Fusion", "yes", "does the tensor fit"));

QString shareText(double share, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return share < 0.1 ? Format().percent(share, 2) : Format().percent(share);
}

QString bandwidth(double bytes_s, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return bandwidthText(bytes_s);
}

QString ratioText(double ratio, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    //: instead of a ratio: after fusion, this way of counting finds no memory access any more
    return std::isfinite(ratio) ? Format().factor(ratio) : FusionText::tr("no access is left");
}

double publishedUtilization(const Catalogue &catalogue)
{
    const FusionConstants &fusion = *catalogue.fusion;
    const WorkloadEntry *entry = catalogue.workloads.find(fusion.publishedUtilizationWorkload);
    if (!entry)
        return std::numeric_limits<double>::quiet_NaN();
    physics::Workload workload = entry->workload;
    workload.memory_us = fusion.published_utilization_memory_us;
    return physics::publishedCompiledUtil(workload, fusion.published_utilization_launch_us,
                                          fusion.published_utilization_kept);
}

constexpr auto figureRows = std::to_array<FigureRow<FusionDesign>>({
    {"kernels", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.chosen().counts.kernels); }},
    {"traffic_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.chosen().traffic_bytes; }},
    {"total_us", QT_TRANSLATE_NOOP("rp::Fusion", "Wall time"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.chosen().total_us; }, wallTime},
    {"ai", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.chosen().ai; }},
    {"kernels_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches, unfused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.unfused.counts.kernels); }},
    {"kernels_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches, fused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.fused.counts.kernels); }},
    //: a pass is one read or write of the whole tensor
    {"passes_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Passes over the tensor, unfused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.unfused.counts.passes); }},
    //: a pass is one read or write of the whole tensor
    {"passes_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Passes over the tensor, fused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.fused.counts.passes); }},
    {"reads_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Reads of the tensor, unfused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.unfused.counts.reads); }},
    {"writes_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Writes of the tensor, unfused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.unfused.counts.writes); }},
    {"traffic_unfused_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic, unfused"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.unfused.traffic_bytes; }},
    {"traffic_fused_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic, fused"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.fused.traffic_bytes; }},
    //: unfused divided by fused
    {"traffic_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic reduction"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.trafficRatio(); }},
    //: unfused divided by fused
    {"launch_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Launch reduction"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.launchRatio(); }},
    {"total_unfused_us", QT_TRANSLATE_NOOP("rp::Fusion", "Wall time, unfused"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.unfused.total_us; }, wallTime},
    {"total_fused_us", QT_TRANSLATE_NOOP("rp::Fusion", "Wall time, fused"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.fused.total_us; }, wallTime},
    {"speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Wall-clock speed-up"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.speedup(); }, wallTime},
    {"ai_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity, unfused"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.unfused.ai; }},
    {"ai_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity, fused"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.fused.ai; }},
    {"ridge_tensor", QT_TRANSLATE_NOOP("rp::Fusion", "Ridge point of the Tensor Cores"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.machine.ridges.tensor; }, "tensor_ridge"},
    {"ridge_vector", QT_TRANSLATE_NOOP("rp::Fusion", "Ridge point of the vector units"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.machine.ridges.vector; }, "vector_ridge"},
    {"tensor_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Size of the tensor"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.settings.tensorBytes(); }},
    {"l2_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Size of the L2 cache"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.machine.l2_bytes.value_or(0.0); }},
    {"fits_in_l2", QT_TRANSLATE_NOOP("rp::Fusion", "Fits into the L2 cache"), yesNo,
     [](const State &s,
              const Catalogue &c) { return fitsInL2(s, c) ? 1.0 : 0.0; }},
    {"elements", QT_TRANSLATE_NOOP("rp::Fusion", "Elements of the tensor"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.elements; }},
    {"bandwidth", QT_TRANSLATE_NOOP("rp::Fusion", "Memory bandwidth"), {},
     [](const State &s, const Catalogue &) { return s.machine.bandwidth_bytes_s; }, "", bandwidth},
    {"ops_to_ridge_tensor", QT_TRANSLATE_NOOP("rp::Fusion", "Operations to fuse up to the tensor ridge"), Quantity::Count,
     [](const State &s, const Catalogue &c) {
               return opsToRidge(s.machine.ridges.tensor, s.settings, c);
           }, "tensor_ridge"},
    {"ops_to_ridge_vector", QT_TRANSLATE_NOOP("rp::Fusion", "Operations to fuse up to the vector ridge"), Quantity::Count,
     [](const State &s, const Catalogue &c) {
               return opsToRidge(s.machine.ridges.vector, s.settings, c);
           }, "vector_ridge"},
    {"relu_share_tensor", QT_TRANSLATE_NOOP("rp::Fusion", "ReLU, share of the tensor peak"), {},
     [](const State &s, const Catalogue &c) {
               return reluShare(s.machine.ridges.tensor, s.settings, c);
           }, "tensor_ridge", shareText},
    {"relu_share_vector", QT_TRANSLATE_NOOP("rp::Fusion", "ReLU, share of the vector peak"), {},
     [](const State &s, const Catalogue &c) {
               return reluShare(s.machine.ridges.vector, s.settings, c);
           }, "vector_ridge", shareText},
    {"published_speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Speed-up by the course's formula"), Quantity::Factor,
     [](const State &s, const Catalogue &c) {
               return physics::publishedFusionSpeedup(s.machine.bandwidth_bytes_s,
                                                      s.settings.launch_us, c.fusion->published);
           }},
    {"published_utilization", QT_TRANSLATE_NOOP("rp::Fusion", "Compiled utilization by the course's formula"), {},
     [](const State &, const Catalogue &c) { return publishedUtilization(c); }, "", shareText},
    {"published_intensity_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Rise of intensity that the course gives"), Quantity::Factor,
     [](const State &, const Catalogue &c) {
               return c.fusion->published_intensity_fused / c.fusion->published_intensity_unfused;
           }},
    {"attention_standard_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic of standard attention"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.attention.standard_bytes; }},
    {"attention_flash_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic of FlashAttention"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.attention.flash_bytes; }, "on_chip"},
    {"attention_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic ratio, forward pass"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.attention.ratio(); }, "on_chip"},
    {"footprint_standard_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Footprint of standard attention"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.attention.footprint_standard_bytes; }},
    {"footprint_flash_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Footprint of FlashAttention"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.attention.footprint_flash_bytes; }},
    {"footprint_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Footprint ratio"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.attention.footprintRatio(); }},
    {"attention_published_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic ratio measured, forward and backward"), Quantity::Factor,
     [](const State &, const Catalogue &c) {
               return c.attention->published_standard_bytes / c.attention->published_flash_bytes;
           }},
    {"attention_published_speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Speed-up measured, forward and backward"), Quantity::Factor,
     [](const State &, const Catalogue &c) {
               return c.attention->published_standard_us / c.attention->published_flash_us;
           }},
    //: FlashAttention computes more: its operations divided by those of standard attention
    {"attention_published_flop_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Rise of the arithmetic measured"), Quantity::Factor,
     [](const State &, const Catalogue &c) {
               return c.attention->published_flash_flops / c.attention->published_standard_flops;
           }},
    //: the chain as the learner has edited its lines
    {"program_kernels", QT_TRANSLATE_NOOP("rp::Fusion", "Kernels of these lines"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.program.kernels.size()); }},
    {"program_graphs", QT_TRANSLATE_NOOP("rp::Fusion", "Compiled graphs"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.program.graphs); }},
    //: a pass is one read or write of the whole tensor
    {"program_passes", QT_TRANSLATE_NOOP("rp::Fusion", "Passes of these lines"), Quantity::Count,
     [](const State &s, const Catalogue &) {
               double passes = 0.0;
               for (const FusionKernel &kernel : s.program.kernels)
                   passes += double(kernel.made.work.reads + kernel.made.work.writes);
               return passes;
           }},
    {"program_ai", QT_TRANSLATE_NOOP("rp::Fusion", "Intensity of these lines"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.program.whole.ai; }},
    {"accesses_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Memory accesses, unfused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.accesses.totalUnfused()); }},
    {"accesses_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Memory accesses, fused"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.accesses.totalFused()); }},
    {"access_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Accesses, unfused to fused"), {},
     [](const State &s, const Catalogue &) { return s.accesses.ratio(); }, "", ratioText},
});

} // namespace

DesignRows<FusionDesign> FusionDesign::figures()
{
    return {.figures = figureRows};
}

namespace {

using State = FusionState;

QString us(double time_us)
{
    return term(Quantity::DurationAuto, time_us);
}

QString count(double number)
{
    return term(Quantity::Count, number);
}

QString bytes(double amount)
{
    return term(Quantity::Bytes, amount);
}

QString plain(double number)
{
    return term(Quantity::Significant, number);
}

QString peak(double flops)
{
    //: a rate of arithmetic; %1 is a number
    return Format::isolate(FusionText::tr("%1 TFLOP/s").arg(Format().significant(flops / 1e12)));
}

QString trafficLine(const QString &symbol, const FusionRun &run, const State &state,
                    const Catalogue &catalogue)
{
    const QStringList values = {symbol,
                                count(double(run.counts.reads)),
                                count(double(run.counts.writes)),
                                count(state.settings.elements),
                                bytes(state.settings.elementBytes()),
                                bytes(run.traffic_bytes),
                                count(double(run.counts.rows)),
                                count(catalogue.fusion->row_length)};
    if (state.settings.count_rows)
        return equation(
            QStringLiteral("%1 = (r + w) n b + s (n / D) b = (%2 + %3) × %4 × %5 + %7 × (%4 / %8) × %5 = "
                           "%6"),
            values);
    return equation(QStringLiteral("%1 = (r + w) n b = (%2 + %3) × %4 × %5 = %6"), values);
}

QString fusionTraffic(const State &state, const Catalogue &catalogue)
{
    return trafficLine(QStringLiteral("Q"), state.unfused, state, catalogue) + u'\n' +
           trafficLine(QStringLiteral("Q′"), state.fused, state, catalogue);
}

double efficiencyOf(bool fused, const State &state, const Catalogue &catalogue)
{
    if (!state.settings.isBetterFused())
        return 1.0;
    return fused ? catalogue.fusion->efficiency_fused : catalogue.fusion->efficiency_unfused;
}

QString fusionTime(const State &state, const Catalogue &catalogue)
{
    const FusionRun &fused = state.fused;
    const double share = efficiencyOf(true, state, catalogue);
    const double memory_us = fused.traffic_bytes / (share * state.machine.bandwidth_bytes_s) * 1e6;
    const QString kernel = QStringLiteral(
        "\nt′₁ = max(Q′ / (η B), F / P) = max({traffic_fused_bytes} / (%4 × {bandwidth}), F / P) = "
        "max(%5, %6) = %3\n");
    const QString pattern =
        state.settings.isOverlapped()
            ? QStringLiteral("N ℓ = {kernels_unfused} × %1,  Σ tᵢ = %2,  T = {total_unfused_us}") + kernel +
                  QStringLiteral("N′ ℓ = {kernels_fused} × %1,  Σ tᵢ = %3,  T′ = {total_fused_us}")
            : QStringLiteral("T = N ℓ + Σ tᵢ = {kernels_unfused} × %1 + %2 = {total_unfused_us}") + kernel +
                  QStringLiteral("T′ = N′ ℓ + Σ tᵢ = {kernels_fused} × %1 + %3 = {total_fused_us}");
    return equations<FusionDesign>(
        pattern, state, catalogue,
        {us(state.settings.launch_us), us(state.unfused.compute_us + state.unfused.memory_us),
         us(fused.compute_us + fused.memory_us), plain(share), us(memory_us), us(fused.compute_us)});
}

QString arithmeticIntensity(const State &state, const Catalogue &catalogue)
{
    const RidgePoints &ridges = state.machine.ridges;
    QString pattern = QStringLiteral("I = F / Q = %1 × {elements} / {traffic_unfused_bytes} = {ai_unfused}\n"
                                     "I′ = F / Q′ = %2 × {elements} / {traffic_fused_bytes} = {ai_fused}");
    if (!std::isnan(ridges.vector))
        pattern += QStringLiteral("\nR₁ = P / B = %3 / {bandwidth} = {ridge_vector}");
    if (!std::isnan(ridges.tensor))
        pattern += QStringLiteral("\nR₂ = P / B = %4 / {bandwidth} = {ridge_tensor}");
    return equations<FusionDesign>(pattern, state, catalogue,
                                   {plain(state.unfused.counts.flop_per_elem),
                                    plain(state.fused.counts.flop_per_elem),
                                    peak(ridges.vector * state.machine.bandwidth_bytes_s),
                                    peak(ridges.tensor * state.machine.bandwidth_bytes_s)});
}

QString opsToRidgeLines(const State &state, const Catalogue &catalogue)
{
    QStringList lines;
    const RidgePoints &ridges = state.machine.ridges;
    for (const double ridge : {ridges.vector, ridges.tensor}) {
        if (std::isnan(ridge))
            continue;
        lines.append(
            equation(QStringLiteral("m = ⌈2 b R / f⌉ = ⌈%1 × %2 × %3 / 1⌉ = %4"),
                     {plain(catalogue.fusion->pointwise_accesses), plain(state.settings.elementBytes()),
                      plain(ridge), count(opsToRidge(ridge, state.settings, catalogue))}));
    }
    return lines.join(u'\n');
}

constexpr auto formulaRows = std::to_array<FormulaRow<FusionDesign>>({
    {"fusion_traffic", fusionTraffic},
    {"fusion_time", fusionTime},
    {"arithmetic_intensity", arithmeticIntensity},
    {"ops_to_ridge", opsToRidgeLines},
    {"attention_standard", "Q = (4 N d + 4 N²) b = (4 × %1 × %2 + 4 × %1²) × %3 = {attention_standard_bytes}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {count(s.settings.sequence), count(s.settings.headDim()), bytes(s.settings.elementBytes())};
     }},
    {"attention_flash",
     "B_c = ⌈M / (4 d)⌉ = ⌈%1 / (4 × %2)⌉ = %3\n"
     "T_c = ⌈N / B_c⌉ = ⌈%4 / %3⌉ = %5\n"
     "Q = (2 N d + (3 N d + 4 N) T_c) b = (2 × %4 × %2 + (3 × %4 × %2 + 4 × %4) × %5) × %6 = "
     "{attention_flash_bytes}",
     [](const State &s, const Catalogue &) -> QStringList {
         const double d = s.settings.headDim();
         const double on_chip = s.machine.on_chip_bytes / s.settings.elementBytes();
         const double block = std::ceil(on_chip / (4.0 * d));
         return {count(on_chip),
                 count(d),
                 count(block),
                 count(s.settings.sequence),
                 count(std::ceil(s.settings.sequence / block)),
                 bytes(s.settings.elementBytes())};
     }},
    {"one_line_chain",
     "A / A′ = (r + w_r) / (r′ + w_r′) = (%1 + %2) / (%3 + %4) = {accesses_unfused} / {accesses_fused} = "
     "{access_ratio}",
     [](const State &s, const Catalogue &) -> QStringList {
         const physics::AccessCounts &counts = s.accesses;
         return {count(double(counts.reads_unfused)), count(double(counts.writes_unfused)),
                 count(double(counts.reads_fused)), count(double(counts.writes_fused))};
     }},
});

} // namespace

DesignRows<FusionDesign> FusionDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
