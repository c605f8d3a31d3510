// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/panel_vocabulary.h"

#include "models/instruments/contract/bench.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {
namespace {

struct Vocabulary
{
    Q_DECLARE_TR_FUNCTIONS(rp::PanelVocabulary)
};

QString noPanel(const QString &id)
{
    return Vocabulary::tr("there is no panel %1").arg(Format::isolate(id));
}

QStringList valueProblems(const InstrumentVocabulary &words, const QString &input, const QVariant &value)
{
    if (!words.inputs.contains(input))
        return {Vocabulary::tr("the instrument has no input %1").arg(Format::isolate(input))};
    const auto choices = words.choices.constFind(input);
    if (choices != words.choices.cend() && !choices->contains(value.toString()))
        return {Vocabulary::tr("the input %1 has no choice %2")
                    .arg(Format::isolate(input), Format::isolate(value.toString()))};
    return {};
}

} // namespace

PanelVocabulary::PanelVocabulary(const ActContent &act, const VocabularySource &source)
    : m_inAct(true)
    , m_hasSource(source.instruments != nullptr)
{
    m_panels.reserve(act.panels.size());
    for (const PanelContent &panel : act.panels)
        m_panels.push_back(
            {panel.id, source.instruments ? source.instruments(panel.instrument) : std::nullopt});
}

bool PanelVocabulary::isInstrumentKnown(size_t panel) const
{
    return !m_hasSource || m_panels.at(panel).words.has_value();
}

const PanelVocabulary::Panel *PanelVocabulary::find(const QString &id) const
{
    if (id.isEmpty())
        return m_panels.empty() ? nullptr : &m_panels.front();
    const auto it =
        std::find_if(m_panels.begin(), m_panels.end(), [&id](const Panel &panel) { return panel.id == id; });
    return it == m_panels.end() ? nullptr : &*it;
}

QStringList PanelVocabulary::panel(const QString &id) const
{
    return !m_inAct || id.isEmpty() || find(id) ? QStringList() : QStringList(noPanel(id));
}

QStringList PanelVocabulary::figure(const QString &name) const
{
    const PanelName wanted = PanelName::parse(name);
    const Panel *panel = find(wanted.panel);
    if (!panel)
        return this->panel(wanted.panel);
    if (!panel->words || panel->words->figures.contains(wanted.name))
        return {};
    return {Vocabulary::tr("the instrument has no figure %1").arg(Format::isolate(name))};
}

QStringList PanelVocabulary::input(const QString &name) const
{
    const PanelName wanted = PanelName::parse(name);
    const Panel *panel = find(wanted.panel);
    if (!panel)
        return this->panel(wanted.panel);
    if (!panel->words || panel->words->inputs.contains(wanted.name))
        return {};
    return {Vocabulary::tr("the instrument has no input %1").arg(Format::isolate(name))};
}

QStringList PanelVocabulary::inputValue(const QString &name, const QVariant &value) const
{
    const PanelName wanted = PanelName::parse(name);
    const Panel *panel = find(wanted.panel);
    if (!panel)
        return this->panel(wanted.panel);
    return panel->words ? valueProblems(*panel->words, wanted.name, value) : QStringList();
}

QStringList PanelVocabulary::inputsOf(const QString &figure, const QVariantMap &inputs) const
{
    const Panel *panel = find(PanelName::parse(figure).panel);
    QStringList problems;
    if (!panel || !panel->words)
        return problems; // said of the figure already
    for (auto it = inputs.cbegin(); it != inputs.cend(); ++it)
        problems += valueProblems(*panel->words, it.key(), it.value());
    return problems;
}

QStringList PanelVocabulary::choice(const QString &name, const QStringList &keys) const
{
    const PanelName wanted = PanelName::parse(name);
    QStringList problems = input(name);
    const Panel *panel = find(wanted.panel);
    if (!problems.isEmpty() || !panel || !panel->words)
        return problems;
    if (!panel->words->choices.contains(wanted.name))
        problems.append(Vocabulary::tr("the input %1 has no choices").arg(Format::isolate(name)));
    for (const QString &key : keys)
        problems += valueProblems(*panel->words, wanted.name, key);
    return problems;
}

QStringList PanelVocabulary::need(const QString &name, const QVariant &wanted) const
{
    const PanelName parsed = PanelName::parse(name);
    const Panel *panel = find(parsed.panel);
    if (!panel)
        return this->panel(parsed.panel);
    if (!panel->words || panel->words->inputs.contains(parsed.name))
        return inputValue(name, wanted);
    if (!panel->words->figures.contains(parsed.name))
        return {Vocabulary::tr("the instrument has no input and no figure %1").arg(Format::isolate(name))};
    if (wanted.typeId() == QMetaType::QVariantMap)
        return {};
    //: a reason inside a sentence; %1 is the name of a figure
    return {Vocabulary::tr("the figure %1 needs a smallest or a largest value").arg(Format::isolate(name))};
}

} // namespace rp
