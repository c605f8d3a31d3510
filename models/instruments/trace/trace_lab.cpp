// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_lab.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

/// Sets inputs of a design one after the other, and keeps which could not be set as far as was measured.
template<typename Design>
class Setter
{
public:
    using Inputs = InputsOf<Design>;

    explicit Setter(const Catalogue &catalogue)
        : m_catalogue(catalogue)
        , m_settings(Design::defaults(catalogue))
    {
    }
    const typename Design::Settings &settings() const { return m_settings; }
    void choose(const char *id, const QString &key) { apply(id, key, {}); }
    void set(const char *id, double wanted)
    {
        const QString input = QString::fromLatin1(id);
        const InputSpec spec = Inputs::spec(input, m_settings, m_catalogue);
        double value = std::clamp(wanted, spec.minimum, spec.maximum);
        if (spec.wholeNumbers)
            value = std::round(value);
        const bool isClamped = wanted < spec.minimum || wanted > spec.maximum;
        apply(id, value, isClamped ? Inputs::text(input, wanted, m_settings, m_catalogue) : QString());
    }
    std::vector<LabSetting> take() { return std::move(m_set); }

private:
    void apply(const char *id, const QVariant &value, const QString &measured)
    {
        const QString input = QString::fromLatin1(id);
        if (!Inputs::apply(m_settings, input, value, m_catalogue).isEmpty())
            return; // one that the catalogue lacks
        m_set.push_back({input, value, Inputs::spec(input, m_settings, m_catalogue).label,
                         Inputs::text(input, m_settings, m_catalogue), measured});
    }

    const Catalogue &m_catalogue;
    typename Design::Settings m_settings;
    std::vector<LabSetting> m_set;
};

/// The first context whose slider reaches the period; the last where none does.
const ContextEntry &contextFor(double period_us, const Catalogue &catalogue)
{
    for (const ContextEntry &context : catalogue.contexts) {
        if (period_us <= context.launch_max_us)
            return context;
    }
    const ContextEntry *last = &catalogue.contexts.front();
    for (const ContextEntry &context : catalogue.contexts)
        last = context.launch_max_us > last->launch_max_us ? &context : last;
    return *last;
}

/// Math and memory of a workload's whole pass.
double gpuTime_us(const WorkloadEntry &entry)
{
    return double(entry.workload.n) * entry.workload.compute_us + entry.workload.memory_us;
}

/// The workload that comes nearest to so much GPU time, on a GPU of up to that speed.
const WorkloadEntry &workloadFor(double gpu_us, double fastest, const Catalogue &catalogue)
{
    const WorkloadEntry *nearest = &catalogue.workloads.front();
    double least = std::numeric_limits<double>::infinity();
    for (const WorkloadEntry &entry : catalogue.workloads) {
        const double speed = std::clamp(gpuTime_us(entry) / gpu_us, 1.0, fastest);
        const double distance = std::abs(std::log(gpuTime_us(entry) / speed / gpu_us));
        if (distance < least - 1e-9) {
            least = distance;
            nearest = &entry;
        }
    }
    return *nearest;
}

} // namespace

std::vector<LabSetting> dispatchSettings(const TraceState &state, const Catalogue &catalogue)
{
    const traces::Reading &reading = state.reading();
    if (reading.kernels == 0 || reading.launchPeriod.n == 0)
        return {};
    const double period_us = reading.launchPeriod.p50_ns / 1e3;
    const double gpu_us = std::max(1e-3, double(reading.kernelDuration.sum_ns) / 1e3);
    Setter<DispatchTaxDesign> tax(catalogue);
    tax.choose("context", contextFor(period_us, catalogue).key);
    const double fastest =
        InputsOf<DispatchTaxDesign>::spec(QStringLiteral("gpu_speed"), tax.settings(), catalogue).maximum;
    const WorkloadEntry &workload = workloadFor(gpu_us, fastest, catalogue);
    tax.choose("workload", workload.key);
    tax.choose("mode", QStringLiteral("eager"));
    tax.choose("launch_model", QStringLiteral("overlapped"));
    tax.set("kernel_count", double(reading.kernels));
    tax.set("launch_us", period_us);
    tax.set("gpu_speed", gpuTime_us(workload) / gpu_us);
    return tax.take();
}

} // namespace rp
