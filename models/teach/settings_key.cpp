// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/settings_key.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/check/solution_check.h"
#include "models/content/discovery.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"

#include <QLocale>
#include <algorithm>
#include <utility>

namespace rp {

SettingsKey::SettingsKey(const LabSolutions &solutions, const Bench &bench, const Catalogue &catalogue)
    : m_solutions(solutions)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_fresh(bench.saveInputs())
{
}

void SettingsKey::start(const ActContent &act, const QString &track) const
{
    m_bench.restoreInputs(m_fresh);
    startOnTrack(m_bench, track, m_catalogue);
    m_bench.setInputs(openingInputs(act, m_bench));
}

QString SettingsKey::inWords(const ActContent &act, const std::vector<InputRef> &touched) const
{
    QStringList lines;
    QString shown;
    for (const InputRef &input : touched) {
        const Instrument *instrument = m_bench.instrument(input.panel);
        if (!instrument)
            continue;
        const InputSpec spec = instrument->inputSpec(input.name);
        if (spec.id.isEmpty())
            continue;
        const PanelContent *panel = findPanel(act, input.panel);
        if (m_bench.isQualified() && panel && panel->id != shown) {
            shown = panel->id;
            lines.append(contentText(panel->title));
        }
        lines.append(
            TeachText::pair(spec.label, instrument->inputText(input.name, instrument->input(input.name))));
    }
    return lines.join(QLatin1Char('\n'));
}

/// What is needed may hold only on the way, so the last steps may be left out.
QString SettingsKey::reach(const ActContent &act, const NamedValues &need,
                           const std::vector<SolutionStep> &steps) const
{
    std::vector<InputRef> touched;
    const auto set = [&](const InputRef &input, const QVariant &value) {
        if (Instrument *instrument = m_bench.instrument(input.panel)) {
            (void)instrument->setInput(input.name, value); // what is refused leads nowhere, and that is seen
            if (std::find(touched.begin(), touched.end(), input) == touched.end())
                touched.push_back(input);
        }
    };
    setToNeed(need, m_bench, set);
    for (const SolutionStep &step : steps) {
        if (meetsNeed(need, m_bench))
            break;
        set(step.input, step.value);
    }
    if (!meetsNeed(need, m_bench))
        return {};
    const QString words = inWords(act, touched);
    return words.isEmpty() ? TeachText::asItOpens() : words;
}

QString SettingsKey::of(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
                        const QString &track) const
{
    start(act, track);
    const std::vector<SolutionStep> steps = m_solutions.steps(act.id, task, track);
    QStringList states;
    for (const NamedValues &need : needs) {
        const QString state = reach(act, need, steps);
        if (!state.isEmpty() && !states.contains(state))
            states.append(state);
    }
    if (states.size() < 2)
        return states.value(0);
    for (qsizetype i = 0; i < states.size(); ++i)
        states[i] = TeachText::numbered(int(i) + 1, states.at(i));
    return states.join(QLatin1Char('\n'));
}

QString SettingsKey::onTracks(const ActContent &act, const QString &task,
                              const std::vector<NamedValues> &needs, const QStringList &tracks) const
{
    std::vector<std::pair<QString, QStringList>> settings; // each with the names of its tracks
    for (const QString &track : tracks) {
        const QString setting = of(act, task, needs, track);
        auto same = std::find_if(settings.begin(), settings.end(),
                                 [&setting](const auto &each) { return each.first == setting; });
        if (same == settings.end())
            same = settings.insert(settings.end(), {setting, {}});
        const TrackEntry *entry = m_catalogue.tracks.find(track);
        same->second.append(entry ? contentText(entry->name) : track);
    }
    QStringList lines;
    for (const auto &[setting, names] : settings)
        lines.append(settings.size() == 1 ? setting
                                          : TeachText::pair(QLocale().createSeparatedList(names),
                                                            QLatin1Char('\n') + setting));
    of(act, task, needs, tracks.front()); // what is found is told of the first one
    return lines.join(QLatin1Char('\n'));
}

} // namespace rp
