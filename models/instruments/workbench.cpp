// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/workbench.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/instrument_factory.h"
#include "models/instruments/trace/trace_workbench.h"

#include <algorithm>
#include <utility>

namespace rp {

namespace {

/// The model of a launch, where an act has it beside a trace, can be set to that trace.
void putModelBesideTrace(const std::vector<Bench::Panel> &panels)
{
    TraceInstrument *trace = nullptr;
    DispatchTaxInstrument *model = nullptr;
    for (const Bench::Panel &panel : panels) {
        if (!trace)
            trace = qobject_cast<TraceInstrument *>(panel.instrument);
        if (!model)
            model = qobject_cast<DispatchTaxInstrument *>(panel.instrument);
    }
    if (trace && model)
        trace->setModel(*model);
}

} // namespace

Workbench::Workbench() = default;
Workbench::~Workbench() = default;
Workbench::Workbench(Workbench &&) noexcept = default;
Workbench &Workbench::operator=(Workbench &&) noexcept = default;

Workbench::Workbench(Bench everywhere)
{
    m_acts.push_back({QString(), std::move(everywhere)});
}

Workbench::Workbench(Instrument *only)
    : Workbench(Bench(only))
{
}

Workbench Workbench::make(const LabContent &lab, const Catalogue &catalogue)
{
    Workbench workbench;
    workbench.m_acts.reserve(lab.acts.size());
    for (const ActContent &act : lab.acts) {
        std::vector<Bench::Panel> panels;
        panels.reserve(act.panels.size());
        for (const PanelContent &panel : act.panels) {
            std::unique_ptr<Instrument> made = makeInstrument(panel.instrument, catalogue);
            if (!made)
                continue;
            panels.push_back({panel.id, made.get()});
            workbench.m_owned.push_back(std::move(made));
        }
        putModelBesideTrace(panels);
        workbench.m_acts.push_back({act.id, Bench(std::move(panels))});
    }
    return workbench;
}

const Bench &Workbench::bench(const QString &act) const
{
    const auto it = std::find_if(m_acts.begin(), m_acts.end(),
                                 [&act](const Act &other) { return other.id.isEmpty() || other.id == act; });
    return it == m_acts.end() ? m_empty : it->bench;
}

std::vector<Instrument *> Workbench::instruments() const
{
    std::vector<Instrument *> all;
    for (const Act &act : m_acts) {
        for (const Bench::Panel &panel : act.bench.panels())
            all.push_back(panel.instrument);
    }
    return all;
}

void Workbench::retranslate() const
{
    for (Instrument *instrument : instruments())
        instrument->retranslate();
}

} // namespace rp
