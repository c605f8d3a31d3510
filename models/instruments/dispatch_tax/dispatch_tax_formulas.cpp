// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_formulas.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QStringList>

#include <array>
#include <cmath>

namespace rp {

namespace {

// Equations are written left to right in every language. Each value is isolated inside the line: the digits
// and unit names of a right-to-left language would otherwise turn whole terms around.

QString value(const QString &text)
{
    return Format::isolate(text);
}

QString us(double time_us)
{
    return value(time_us == 0.0 ? Format().duration_us(0.0) : kernelTime(time_us));
}

QString ms(double time_us)
{
    return value(time_us == 0.0 ? Format().duration_us(0.0) : Format().milliseconds(time_us));
}

QString count(std::int64_t n)
{
    return value(Format().count(double(n)));
}

QString share(double fraction)
{
    return value(Format().percent(fraction));
}

QString plain(double number, int decimals = 2)
{
    return value(Format().number(number, decimals));
}

/// One equation: an LTR line of its own.
QString line(const QString &pattern, const QStringList &values)
{
    return Format::isolate(fillMarkers(pattern, values));
}

using State = DispatchTaxState;
using Parameters = DispatchTaxParameters;

/// Math per kernel as the GPU needs it, with the shortest duration in force.
double mathPerKernel(const Parameters &p, std::int64_t n)
{
    return physics::fragment(p.math_us, n, p.shortest_us);
}

QString serialPass(const State &, const Parameters &p)
{
    physics::Workload run = p.workload;
    run.compute_us = mathPerKernel(p, run.n);
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    return line(QStringLiteral("T = N (c + ℓ) + M = %1 × (%2 + %3) + %4 = %5"),
                {count(run.n), us(run.compute_us), us(p.launch_us), ms(run.memory_us), ms(pass.total_us)});
}

QString utilization(const State &state, const Parameters &)
{
    const DispatchPass &pass = state.chosen();
    return line(QStringLiteral("U = N c / T = %1 × %2 / %3 = %4"),
                {count(pass.kernels), us(pass.compute_us / double(pass.kernels)), ms(pass.total_us),
                 share(pass.math_utilization)});
}

QString compiled(const State &, const Parameters &p)
{
    const physics::CompiledCounts counts = physics::compiledCounts(p.workload);
    physics::Workload run = p.workload;
    run.n = counts.n;
    run.compute_us = mathPerKernel(p, run.n);
    run.memory_us = counts.memory_us;
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    const QString kept =
        line(QStringLiteral("N′ = max(1, round(N (1 − ρ))) = max(1, round(%1 × (1 − %2))) = %3"),
             {count(p.workload.n), plain(p.workload.rho), count(counts.n)});
    const QString time =
        line(QStringLiteral("T′ = N′ (N c / N′ + ℓ) + M (1 − φ) = %1 × (%2 + %3) + %4 × (1 − %5) = %6"),
             {count(run.n), us(run.compute_us), us(p.launch_us), ms(p.workload.memory_us),
              plain(p.workload.phi, p.workload.phi == 0.0 ? 0 : 4), ms(pass.total_us)});
    const QString used = line(QStringLiteral("U′ = N c / T′ = %1 / %2 = %3"),
                              {ms(p.math_us), ms(pass.total_us), share(p.math_us / pass.total_us)});
    return QStringList{kept, time, used}.join(u'\n');
}

QString overlapped(const State &, const Parameters &p, const Catalogue &catalogue)
{
    const std::int64_t n = p.workload.n;
    const double kernel_us = mathPerKernel(p, n) + p.workload.memory_us / double(n);
    const double gap_us = catalogue.dispatch.queue.gap_us;
    const double gpu_us = p.launch_us + double(n) * kernel_us + double(n - 1) * gap_us;
    const double cpu_us = double(n) * p.launch_us + kernel_us;
    const double total_us = physics::asyncClosed(n, kernel_us, p.launch_us, 0.0, gap_us);
    const QString kernel = line(QStringLiteral("k = c + M / N = %1 + %2 / %3 = %4"),
                                {us(mathPerKernel(p, n)), ms(p.workload.memory_us), count(n), us(kernel_us)});
    const QString time =
        line(QStringLiteral("T = max(ℓ + N k + (N − 1) g, N ℓ + k) = max(%1 + %2 × %3 + %4 × %5, "
                            "%2 × %1 + %3) = max(%6, %7) = %8"),
             {us(p.launch_us), count(n), us(kernel_us), count(n - 1), us(gap_us), ms(gpu_us), ms(cpu_us),
              ms(total_us)});
    return kernel + u'\n' + time;
}

QString cudaGraph(const State &state, const Parameters &p)
{
    const DispatchPass &pass = state.result.graph;
    const std::int64_t n = pass.kernels;
    return line(QStringLiteral("T = t₀ + t₁ N + N k + (N − 1) g = %1 + %2 × %3 + %3 × %4 + %5 × %6 = %7"),
                {us(p.graph.launch_us), us(p.graph.launch_per_node_us), count(n), us(pass.kernel_us),
                 count(n - 1), us(p.graph.gap_us), ms(pass.total_us)});
}

QString fasterGpu(const State &state, const Parameters &)
{
    const DispatchPass &now = state.chosen();
    const DispatchPass &base = state.result.chosenAtBaseSpeed;
    const double speed = state.settings.gpu_speed;
    const QString before =
        line(QStringLiteral("s = %1:  U = N c / T = %2 / %3 = %4"),
             {plain(1.0, 0), ms(base.compute_us), ms(base.total_us), share(base.math_utilization)});
    const QString after = line(QStringLiteral("s = %1:  U = (N c / s) / T = %2 / %3 = %4"),
                               {plain(speed, speed == std::floor(speed) ? 0 : 1), ms(now.compute_us),
                                ms(now.total_us), share(now.math_utilization)});
    const QString gain =
        line(QStringLiteral("T(1) / T(s) = %1 / %2 = %3"),
             {ms(base.total_us), ms(now.total_us), value(Format().factor(base.total_us / now.total_us))});
    return QStringList{before, after, gain}.join(u'\n');
}

QString threeMeters(const State &state, const Parameters &p)
{
    const DispatchPass &pass = state.chosen();
    const double busy_us = double(pass.kernels) * pass.kernel_us;
    const double math_us = busy_us - pass.memory_us; // includes what the shortest duration adds
    const QString math = line(QStringLiteral("U = N c / T = %1 / %2 = %3"),
                              {ms(pass.compute_us), ms(pass.total_us), share(pass.math_utilization)});
    const QString busy = line(QStringLiteral("B = (N c + M) / T = (%1 + %2) / %3 = %4"),
                              {ms(math_us), ms(pass.memory_us), ms(pass.total_us), share(pass.gpu_busy)});
    const QString mfu = line(QStringLiteral("MFU = U × η = %1 × %2 = %3"),
                             {share(pass.math_utilization), plain(p.math_efficiency), share(pass.mfu)});
    return QStringList{math, busy, mfu}.join(u'\n');
}

struct Formula
{
    const char *id;
    QString (*text)(const State &, const Parameters &);
};

constexpr std::array<Formula, 6> formulas = {{{"serial_pass", serialPass},
                                              {"utilization", utilization},
                                              {"compiled_pass", compiled},
                                              {"cuda_graph", cudaGraph},
                                              {"faster_gpu", fasterGpu},
                                              {"three_meters", threeMeters}}};

} // namespace

QString dispatchTaxFormula(const QString &formulaId, const DispatchTaxState &state,
                           const Catalogue &catalogue)
{
    const DispatchTaxParameters parameters = parametersFor(state.settings, catalogue);
    if (formulaId == QStringLiteral("overlapped"))
        return overlapped(state, parameters, catalogue);
    for (const Formula &formula : formulas) {
        if (formulaId == QLatin1String(formula.id))
            return formula.text(state, parameters);
    }
    return {};
}

} // namespace rp
