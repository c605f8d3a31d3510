// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/bench.h"

#include "models/instruments/contract/instrument.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace rp {
namespace {

bool knowsFigure(const Instrument &instrument, const QString &figure)
{
    const std::vector<QString> known = instrument.figureIds();
    return std::find(known.begin(), known.end(), figure) != known.end();
}

} // namespace

PanelName PanelName::parse(const QString &text)
{
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    return point < 0 ? PanelName{QString(), text} : PanelName{text.left(point), text.mid(point + 1)};
}

QString PanelName::text() const
{
    return panel.isEmpty() ? name : QStringLiteral("%1.%2").arg(panel, name);
}

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

QString Bench::panelOf(const Instrument &instrument) const
{
    const auto it = std::find_if(m_panels.begin(), m_panels.end(), [&instrument](const Panel &panel) {
        return panel.instrument == &instrument;
    });
    return it == m_panels.end() ? QString() : it->id;
}

QString Bench::qualified(const QString &panel, const QString &name) const
{
    // One that names a panel already speaks of that one's instrument.
    if (!isQualified() || !PanelName::parse(name).panel.isEmpty())
        return name;
    return PanelName{panel.isEmpty() ? m_panels.front().id : panel, name}.text();
}

QVariantMap Bench::saveInputs() const
{
    QVariantMap saved;
    for (const Panel &panel : m_panels) {
        const QVariantMap inputs = panel.instrument->saveInputs();
        for (auto it = inputs.cbegin(); it != inputs.cend(); ++it)
            saved.insert(qualified(panel.id, it.key()), it.value());
    }
    return saved;
}

void Bench::restoreInputs(const QVariantMap &saved) const
{
    for (const Panel &panel : m_panels) {
        // What is said to one panel counts more than what is said to all of them.
        QVariantMap everywhere;
        QVariantMap here;
        for (auto it = saved.cbegin(); it != saved.cend(); ++it) {
            const PanelName name = PanelName::parse(it.key());
            if (name.panel.isEmpty())
                everywhere.insert(name.name, it.value());
            else if (name.panel == panel.id)
                here.insert(name.name, it.value());
        }
        for (auto it = here.cbegin(); it != here.cend(); ++it)
            everywhere.insert(it.key(), it.value());
        panel.instrument->restoreInputs(everywhere);
    }
}

bool Bench::hasFigure(const QString &figure) const
{
    const PanelName name = PanelName::parse(figure);
    const Instrument *found = instrument(name.panel);
    return found && knowsFigure(*found, name.name);
}

double Bench::figure(const QString &figure) const
{
    const PanelName name = PanelName::parse(figure);
    const Instrument *found = instrument(name.panel);
    return found ? found->figure(name.name) : std::numeric_limits<double>::quiet_NaN();
}

QString Bench::figureText(const QString &figure) const
{
    const PanelName name = PanelName::parse(figure);
    const Instrument *found = instrument(name.panel);
    return found ? found->figureText(name.name) : QString();
}

QString Bench::figureLabel(const QString &figure) const
{
    const PanelName name = PanelName::parse(figure);
    const Instrument *found = instrument(name.panel);
    return found ? found->figureLabel(name.name) : QString();
}

double Bench::figureFor(const QVariantMap &inputs, const QString &figure) const
{
    const PanelName name = PanelName::parse(figure);
    const Instrument *found = instrument(name.panel);
    return found ? found->figureFor(inputs, name.name) : std::numeric_limits<double>::quiet_NaN();
}

QString Bench::figureTextFor(const QVariantMap &inputs, const QString &figure) const
{
    const PanelName name = PanelName::parse(figure);
    const Instrument *found = instrument(name.panel);
    return found ? found->figureTextFor(inputs, name.name) : QString();
}

QString Bench::liveFormula(const QString &formula) const
{
    const PanelName name = PanelName::parse(formula);
    if (!name.panel.isEmpty()) {
        const Instrument *found = instrument(name.panel);
        return found ? found->liveFormula(name.name) : QString();
    }
    for (const Panel &panel : m_panels) {
        QString line = panel.instrument->liveFormula(name.name);
        if (!line.isEmpty())
            return line;
    }
    return {};
}

} // namespace rp
