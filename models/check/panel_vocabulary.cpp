// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/panel_vocabulary.h"

#include "models/check/input_ranges.h"
#include "models/instruments/contract/measured_figure.h"
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

/// @param beside of a figure: what it is worked out from; null: other inputs may have been set before
QStringList rangeProblems(const InstrumentVocabulary &words, const QString &input, const QVariant &value,
                          const QVariantMap *beside)
{
    if (!words.ranges)
        return {};
    const std::optional<InputRange> range = words.ranges->among(beside ? *beside : QVariantMap(), input);
    QString fault = range ? rangeFault(input, value, *range) : QString();
    if (!beside && (!range || !fault.isEmpty())) {
        const std::optional<InputRange> widest = words.ranges->widest(input);
        fault = widest ? rangeFault(input, value, *widest) : QString();
    }
    return fault.isEmpty() ? QStringList() : QStringList(fault);
}

QStringList valueProblems(const InstrumentVocabulary &words, const QString &input, const QVariant &value,
                          const QVariantMap *beside = nullptr)
{
    if (!words.inputs.contains(input))
        return {Vocabulary::tr("the instrument has no input %1").arg(Format::isolate(input))};
    const auto choices = words.choices.constFind(input);
    if (choices != words.choices.cend() && !choices->contains(value.toString()))
        return {Vocabulary::tr("the input %1 has no choice %2")
                    .arg(Format::isolate(input), Format::isolate(value.toString()))};
    return rangeProblems(words, input, value, beside);
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

QStringList PanelVocabulary::figure(const FigureRef &figure) const
{
    const Panel *panel = find(figure.panel);
    if (!panel)
        return this->panel(figure.panel);
    if (!panel->words || panel->words->figures.contains(AskedFigure::parse(figure.name).id))
        return {};
    return {Vocabulary::tr("the instrument has no figure %1").arg(Format::isolate(figure.text()))};
}

QStringList PanelVocabulary::input(const InputRef &input) const
{
    const Panel *panel = find(input.panel);
    if (!panel)
        return this->panel(input.panel);
    if (!panel->words || panel->words->inputs.contains(input.name))
        return {};
    return {Vocabulary::tr("the instrument has no input %1").arg(Format::isolate(input.text()))};
}

QStringList PanelVocabulary::inputValue(const InputRef &input, const QVariant &value) const
{
    const Panel *panel = find(input.panel);
    if (!panel)
        return this->panel(input.panel);
    return panel->words ? valueProblems(*panel->words, input.name, value) : QStringList();
}

QStringList PanelVocabulary::inputsOf(const FigureRef &figure, const QVariantMap &inputs) const
{
    const Panel *panel = find(figure.panel);
    QStringList problems;
    if (!panel || !panel->words)
        return problems; // said of the figure already
    for (auto it = inputs.cbegin(); it != inputs.cend(); ++it)
        problems += valueProblems(*panel->words, it.key(), it.value(), &inputs);
    return problems;
}

QStringList PanelVocabulary::choice(const InputRef &input, const QStringList &keys) const
{
    QStringList problems = this->input(input);
    const Panel *panel = find(input.panel);
    if (!problems.isEmpty() || !panel || !panel->words)
        return problems;
    if (!panel->words->choices.contains(input.name))
        problems.append(Vocabulary::tr("the input %1 has no choices").arg(Format::isolate(input.text())));
    for (const QString &key : keys)
        problems += valueProblems(*panel->words, input.name, key);
    return problems;
}

QStringList PanelVocabulary::need(const NamedValue &wanted) const
{
    const auto &[name, value] = wanted;
    const Panel *panel = find(name.panel);
    if (!panel)
        return this->panel(name.panel);
    if (!panel->words || panel->words->inputs.contains(name.name))
        return inputValue(name, value);
    const QString figure = Format::isolate(name.text());
    if (!panel->words->figures.contains(name.name))
        return {Vocabulary::tr("the instrument has no input and no figure %1").arg(figure)};
    if (value.typeId() == QMetaType::QVariantMap)
        return {};
    //: a reason inside a sentence; %1 is the name of a figure
    return {Vocabulary::tr("the figure %1 needs a smallest or a largest value").arg(figure)};
}

} // namespace rp
