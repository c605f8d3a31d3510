// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/settings_key.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/check/solution_check.h"
#include "models/content/discovery.h"
#include "models/content/lab_content.h"
#include "models/content/opening.h"
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
    m_bench.restoreInputs(openingInputs(act, m_bench));
}

QString SettingsKey::inWords(const ActContent &act, const QStringList &touched) const
{
    QStringList lines;
    QString shown;
    for (const QString &input : touched) {
        const PanelName name = PanelName::parse(input);
        const Instrument *instrument = m_bench.instrument(name.panel);
        if (!instrument)
            continue;
        const std::vector<InputSpec> specs = instrument->inputs();
        const auto spec = std::find_if(specs.begin(), specs.end(),
                                       [&name](const InputSpec &each) { return each.id == name.name; });
        if (spec == specs.end())
            continue;
        const PanelContent *panel = findPanel(act, name.panel);
        if (m_bench.isQualified() && panel && panel->id != shown) {
            shown = panel->id;
            lines.append(contentText(panel->title));
        }
        lines.append(
            TeachText::pair(spec->label, instrument->inputText(name.name, instrument->input(name.name))));
    }
    return lines.join(QLatin1Char('\n'));
}

/// What is needed may hold only on the way, so the last steps may be left out.
QString SettingsKey::reach(const ActContent &act, const QVariantMap &need,
                           const std::vector<SolutionStep> &steps) const
{
    QStringList touched;
    const auto set = [&](const QString &input, const QVariant &value) {
        const PanelName name = PanelName::parse(input);
        if (Instrument *instrument = m_bench.instrument(name.panel)) {
            (void)instrument->setInput(name.name, value); // what is refused leads nowhere, and that is seen
            touched.append(input);
        }
    };
    setToNeed(need, m_bench, set);
    for (const SolutionStep &step : steps) {
        if (meetsNeed(need, m_bench))
            break;
        set(step.input, step.value);
    }
    touched.removeDuplicates();
    if (!meetsNeed(need, m_bench))
        return {};
    const QString words = inWords(act, touched);
    return words.isEmpty() ? TeachText::asItOpens() : words;
}

QString SettingsKey::of(const ActContent &act, const QString &task, const std::vector<QVariantMap> &needs,
                        const QString &track) const
{
    start(act, track);
    const std::vector<SolutionStep> steps = m_solutions.steps(act.id, task, track);
    QStringList states;
    for (const QVariantMap &need : needs) {
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
                              const std::vector<QVariantMap> &needs, const QStringList &tracks) const
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
