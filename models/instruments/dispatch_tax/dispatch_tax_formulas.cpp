// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/kit/equation.h"

#include <cmath>

namespace rp {

namespace {

// A time of nothing has no unit to be held to.

QString us(double time_us)
{
    return term(time_us == 0.0 ? Quantity::DurationAuto : Quantity::KernelTime, time_us);
}

QString ms(double time_us)
{
    return term(time_us == 0.0 ? Quantity::DurationAuto : Quantity::Milliseconds, time_us);
}

QString count(std::int64_t n)
{
    return term(Quantity::Count, double(n));
}

QString share(double fraction)
{
    return term(Quantity::Fraction, fraction);
}

using State = DispatchTaxState;
using Parameters = DispatchTaxParameters;

/// Math per kernel as the GPU needs it, with the shortest duration in force.
double mathPerKernel(const Parameters &p, std::int64_t n)
{
    return physics::fragment(p.math_us, n, p.shortest_us);
}

QString serialPass(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    physics::Workload run = p.workload;
    run.compute_us = mathPerKernel(p, run.n);
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    return equation(
        QStringLiteral("T = N (c + ℓ) + M = %1 × (%2 + %3) + %4 = %5"),
        {count(run.n), us(run.compute_us), us(p.launch_us), ms(run.memory_us), ms(pass.total_us)});
}

QString utilization(const State &state, const Catalogue & /*catalogue*/)
{
    const DispatchPass &pass = state.chosen();
    return equation(QStringLiteral("U = N c / T = %1 × %2 / %3 = %4"),
                    {count(pass.kernels), us(pass.compute_us / double(pass.kernels)), ms(pass.total_us),
                     share(pass.math_utilization)});
}

QString compiled(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const physics::CompiledCounts counts = physics::compiledCounts(p.workload);
    physics::Workload run = p.workload;
    run.n = counts.n;
    run.compute_us = mathPerKernel(p, run.n);
    run.memory_us = counts.memory_us;
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    const QString kept =
        equation(QStringLiteral("N′ = max(1, round(N (1 − ρ))) = max(1, round(%1 × (1 − %2))) = %3"),
                 {count(p.workload.n), decimalTerm(p.workload.rho), count(counts.n)});
    const QString time =
        equation(QStringLiteral("T′ = N′ (N c / N′ + ℓ) + M (1 − φ) = %1 × (%2 + %3) + %4 × (1 − %5) = %6"),
                 {count(run.n), us(run.compute_us), us(p.launch_us), ms(p.workload.memory_us),
                  decimalTerm(p.workload.phi, p.workload.phi == 0.0 ? 0 : 4), ms(pass.total_us)});
    const QString used = equation(QStringLiteral("U′ = N c / T′ = %1 / %2 = %3"),
                                  {ms(p.math_us), ms(pass.total_us), share(p.math_us / pass.total_us)});
    return QStringList{kept, time, used}.join(u'\n');
}

QString overlapped(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const std::int64_t n = p.workload.n;
    const double kernel_us = mathPerKernel(p, n) + p.workload.memory_us / double(n);
    const double gap_us = catalogue.dispatch.queue.gap_us;
    const double gpu_us = p.launch_us + double(n) * kernel_us + double(n - 1) * gap_us;
    const double cpu_us = double(n) * p.launch_us + kernel_us;
    const double total_us = physics::asyncClosed(n, kernel_us, p.launch_us, 0.0, gap_us);
    const QString kernel =
        equation(QStringLiteral("k = c + M / N = %1 + %2 / %3 = %4"),
                 {us(mathPerKernel(p, n)), ms(p.workload.memory_us), count(n), us(kernel_us)});
    const QString time =
        equation(QStringLiteral("T = max(ℓ + N k + (N − 1) g, N ℓ + k) = max(%1 + %2 × %3 + %4 × %5, "
                                "%2 × %1 + %3) = max(%6, %7) = %8"),
                 {us(p.launch_us), count(n), us(kernel_us), count(n - 1), us(gap_us), ms(gpu_us), ms(cpu_us),
                  ms(total_us)});
    return kernel + u'\n' + time;
}

QString cudaGraph(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const DispatchPass &pass = state.result.graph;
    const std::int64_t n = pass.kernels;
    return equation(QStringLiteral("T = t₀ + t₁ N + N k + (N − 1) g = %1 + %2 × %3 + %3 × %4 + %5 × %6 = %7"),
                    {us(p.graph.launch_us), us(p.graph.launch_per_node_us), count(n), us(pass.kernel_us),
                     count(n - 1), us(p.graph.gap_us), ms(pass.total_us)});
}

QString fasterGpu(const State &state, const Catalogue & /*catalogue*/)
{
    const DispatchPass &now = state.chosen();
    const DispatchPass &base = state.result.chosenAtBaseSpeed;
    const double speed = state.settings.gpu_speed;
    const QString before =
        equation(QStringLiteral("s = %1:  U = N c / T = %2 / %3 = %4"),
                 {decimalTerm(1.0, 0), ms(base.compute_us), ms(base.total_us), share(base.math_utilization)});
    const QString after = equation(QStringLiteral("s = %1:  U = (N c / s) / T = %2 / %3 = %4"),
                                   {decimalTerm(speed, speed == std::floor(speed) ? 0 : 1),
                                    ms(now.compute_us), ms(now.total_us), share(now.math_utilization)});
    const QString gain =
        equation(QStringLiteral("T(1) / T(s) = %1 / %2 = %3"),
                 {ms(base.total_us), ms(now.total_us), term(Quantity::Factor, base.total_us / now.total_us)});
    return QStringList{before, after, gain}.join(u'\n');
}

QString threeMeters(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const DispatchPass &pass = state.chosen();
    const double busy_us = double(pass.kernels) * pass.kernel_us;
    const double math_us = busy_us - pass.memory_us; // includes what the shortest duration adds
    const QString math = equation(QStringLiteral("U = N c / T = %1 / %2 = %3"),
                                  {ms(pass.compute_us), ms(pass.total_us), share(pass.math_utilization)});
    const QString busy = equation(QStringLiteral("B = (N c + M) / T = (%1 + %2) / %3 = %4"),
                                  {ms(math_us), ms(pass.memory_us), ms(pass.total_us), share(pass.gpu_busy)});
    const QString mfu =
        equation(QStringLiteral("MFU = U × η = %1 × %2 = %3"),
                 {share(pass.math_utilization), decimalTerm(p.math_efficiency), share(pass.mfu)});
    return QStringList{math, busy, mfu}.join(u'\n');
}

constexpr auto formulaRows = std::to_array<FormulaRow<DispatchTaxDesign>>({{"serial_pass", serialPass},
                                                                           {"utilization", utilization},
                                                                           {"compiled_pass", compiled},
                                                                           {"overlapped", overlapped},
                                                                           {"cuda_graph", cudaGraph},
                                                                           {"faster_gpu", fasterGpu},
                                                                           {"three_meters", threeMeters}});

} // namespace

DesignRows<DispatchTaxDesign> DispatchTaxDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
