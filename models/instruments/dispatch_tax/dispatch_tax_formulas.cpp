// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/dispatch_constants.h"
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

/// The symbol of that: c is the arithmetic alone.
QString mathSymbol(const Parameters &p, std::int64_t n)
{
    return mathPerKernel(p, n) > p.math_us / double(n) ? QStringLiteral("c*") : QStringLiteral("c");
}

/// Where a kernel takes longer than its arithmetic: what c* is. @param math symbol of the arithmetic
QString longerKernel(const Parameters &p, std::int64_t n, const char *math = "c")
{
    return mathSymbol(p, n) == QLatin1String("c")
               ? QString()
               : equation(QStringLiteral("c* = max(%4, %1) = max(%2, %1) = %3"),
                          {us(p.shortest_us), us(p.math_us / double(n)), us(mathPerKernel(p, n)),
                           QString::fromUtf8(math)});
}

/// A formula holds for one way to launch, and the page may show another: two figures for one T would
/// contradict each other.
QString shownInstead(const State &state, const Catalogue &catalogue, double total_us)
{
    const double shown_us = state.chosen().total_us;
    if (std::abs(shown_us - total_us) <= 1e-9 * shown_us)
        return {};
    const auto text = [&](const char *input) {
        return InputsOf<DispatchTaxDesign>::text(QString::fromLatin1(input), state.settings, catalogue);
    };
    //: Below an equation that holds for another way to launch than the one in view: %1 is an execution mode
    //: ("Compiled"), %2 a launch model ("Overlapped"), %3 the wall time of that pass.
    return Format::isolate(DispatchTaxText::tr("The page shows another pass now: %1, %2, %3.")
                               .arg(text("mode"), text("launch_model"), ms(shown_us)));
}

QString lines(QStringList all)
{
    all.removeAll(QString());
    return all.join(u'\n');
}

QString serialPass(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    physics::Workload run = p.workload;
    run.compute_us = mathPerKernel(p, run.n);
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    const QString time = equation(QStringLiteral("T = N (%6 + ℓ) + M = %1 × (%2 + %3) + %4 = %5"),
                                  {count(run.n), us(run.compute_us), us(p.launch_us), ms(run.memory_us),
                                   ms(pass.total_us), mathSymbol(p, run.n)});
    return lines({longerKernel(p, run.n), time, shownInstead(state, catalogue, pass.total_us)});
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
    const QString math =
        mathSymbol(p, run.n) == QLatin1String("c") ? QStringLiteral("N c / N′") : QStringLiteral("c*");
    const QString time =
        equation(QStringLiteral("T′ = N′ (%7 + ℓ) + M (1 − φ) = %1 × (%2 + %3) + %4 × (1 − %5) = %6"),
                 {count(run.n), us(run.compute_us), us(p.launch_us), ms(p.workload.memory_us),
                  decimalTerm(p.workload.phi, p.workload.phi == 0.0 ? 0 : 4), ms(pass.total_us), math});
    const QString used = equation(QStringLiteral("U′ = N c / T′ = %1 / %2 = %3"),
                                  {ms(p.math_us), ms(pass.total_us), share(p.math_us / pass.total_us)});
    const bool waits = state.settings.launch_model == QLatin1String("serial");
    return lines({kept, longerKernel(p, run.n, "N c / N′"), time, used,
                  waits ? QString() : shownInstead(state, catalogue, pass.total_us)});
}

QString overlapped(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const std::int64_t n = p.workload.n;
    const double kernel_us = mathPerKernel(p, n) + p.workload.memory_us / double(n);
    const double gap_us = catalogue.dispatch->queue.gap_us;
    const double gpu_us = p.launch_us + double(n) * kernel_us + double(n - 1) * gap_us;
    const double cpu_us = double(n) * p.launch_us + kernel_us;
    const double total_us = physics::asyncClosed(n, kernel_us, p.launch_us, 0.0, gap_us);
    const QString kernel = equation(
        QStringLiteral("k = %5 + M / N = %1 + %2 / %3 = %4"),
        {us(mathPerKernel(p, n)), ms(p.workload.memory_us), count(n), us(kernel_us), mathSymbol(p, n)});
    const QString time =
        equation(QStringLiteral("T = max(ℓ + N k + (N − 1) g, N ℓ + k) = max(%1 + %2 × %3 + %4 × %5, "
                                "%2 × %1 + %3) = max(%6, %7) = %8"),
                 {us(p.launch_us), count(n), us(kernel_us), count(n - 1), us(gap_us), ms(gpu_us), ms(cpu_us),
                  ms(total_us)});
    return lines({longerKernel(p, n), kernel, time, shownInstead(state, catalogue, total_us)});
}

QString cudaGraph(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const DispatchPass &pass = state.result.graph;
    const std::int64_t n = pass.kernels;
    const QString time =
        equation(QStringLiteral("T = t₀ + t₁ N + N k + (N − 1) g = %1 + %2 × %3 + %3 × %4 + %5 × %6 = %7"),
                 {us(p.graph.launch_us), us(p.graph.launch_per_node_us), count(n), us(pass.kernel_us),
                  count(n - 1), us(p.graph.gap_us), ms(pass.total_us)});
    return lines({time, shownInstead(state, catalogue, pass.total_us)});
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
    const QString busy = equation(QStringLiteral("B = (N %5 + M) / T = (%1 + %2) / %3 = %4"),
                                  {ms(math_us), ms(pass.memory_us), ms(pass.total_us), share(pass.gpu_busy),
                                   mathSymbol(p, pass.kernels)});
    const QString mfu =
        equation(QStringLiteral("MFU = U × η = %1 × %2 = %3"),
                 {share(pass.math_utilization), decimalTerm(p.math_efficiency), share(pass.mfu)});
    return lines({math, longerKernel(p, pass.kernels), busy, mfu});
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
