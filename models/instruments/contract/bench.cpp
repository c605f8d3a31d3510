// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/bench.h"

#include "models/instruments/contract/instrument.h"
#include "models/instruments/contract/measured_figure.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace rp {
namespace {

bool knowsFigure(const Instrument &instrument, const QString &figure)
{
    const std::vector<QString> known = instrument.figureIds();
    return std::find(known.begin(), known.end(), AskedFigure::parse(figure).id) != known.end();
}

} // namespace

Bench::Bench(Instrument *only)
{
    if (only)
        m_panels.push_back({QString(), only});
}

Bench::Bench(std::vector<Panel> panels)
    : m_panels(std::move(panels))
{
}

Instrument *Bench::first() const
{
    return m_panels.empty() ? nullptr : m_panels.front().instrument;
}

Instrument *Bench::instrument(const QString &panel) const
{
    if (panel.isEmpty())
        return first();
    const auto it = std::find_if(m_panels.begin(), m_panels.end(),
                                 [&panel](const Panel &other) { return other.id == panel; });
    return it == m_panels.end() ? nullptr : it->instrument;
}

PanelName Bench::qualified(const QString &panel, const QString &name) const
{
    return {isQualified() ? panel : QString(), name};
}

PanelName Bench::withPanel(PanelName name) const
{
    if (name.panel.isEmpty() && !isEmpty())
        name.panel = m_panels.front().id;
    return name;
}

QVariantMap Bench::saveInputs() const
{
    QVariantMap saved;
    for (const Panel &panel : m_panels) {
        const QVariantMap inputs = panel.instrument->saveInputs();
        for (auto it = inputs.cbegin(); it != inputs.cend(); ++it)
            saved.insert(qualified(panel.id, it.key()).text(), it.value());
    }
    return saved;
}

void Bench::restoreInputs(const QVariantMap &saved) const
{
    NamedValues named;
    for (auto it = saved.cbegin(); it != saved.cend(); ++it)
        named.push_back({InputRef::parse(it.key()), it.value()});
    setInputs(named);
}

void Bench::setInputs(const NamedValues &inputs) const
{
    for (const Panel &panel : m_panels) {
        // What is said to one panel counts more than what is said to all of them.
        QVariantMap everywhere;
        QVariantMap here;
        for (const auto &[input, value] : inputs) {
            if (input.panel.isEmpty())
                everywhere.insert(input.name, value);
            else if (input.panel == panel.id)
                here.insert(input.name, value);
        }
        everywhere.insert(here);
        panel.instrument->restoreInputs(everywhere);
    }
}

bool Bench::hasFigure(const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found && knowsFigure(*found, figure.name);
}

double Bench::figure(const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found ? found->figure(figure.name) : std::numeric_limits<double>::quiet_NaN();
}

QString Bench::figureText(const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found ? found->figureText(figure.name) : QString();
}

QString Bench::figureLabel(const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found ? found->figureLabel(AskedFigure::parse(figure.name).id) : QString();
}

double Bench::figureFor(const QVariantMap &inputs, const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found ? found->figureFor(inputs, figure.name) : std::numeric_limits<double>::quiet_NaN();
}

QString Bench::figureTextFor(const QVariantMap &inputs, const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found ? found->figureTextFor(inputs, figure.name) : QString();
}

QString Bench::figureTextOf(double value, const FigureRef &figure) const
{
    const Instrument *found = instrument(figure.panel);
    return found ? found->figureTextOf(figure.name, value) : QString();
}

QString Bench::liveFormula(const PanelName &formula) const
{
    if (!formula.panel.isEmpty()) {
        const Instrument *found = instrument(formula.panel);
        return found ? found->liveFormula(formula.name) : QString();
    }
    for (const Panel &panel : m_panels) {
        QString line = panel.instrument->liveFormula(formula.name);
        if (!line.isEmpty())
            return line;
    }
    return {};
}

} // namespace rp
