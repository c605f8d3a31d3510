// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/setting_states.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

/// An instrument's input that a toolbar control also sets.
struct SharedInput
{
    InputSpec spec;
    QVariant value;
};

std::optional<SharedInput> sharedInput(const Instrument *instrument, const QString &sharedWith)
{
    if (!instrument)
        return std::nullopt;
    for (InputSpec &spec : instrument->inputs()) {
        if (spec.sharedWith == sharedWith) {
            QVariant value = instrument->input(spec.id);
            return SharedInput{std::move(spec), std::move(value)};
        }
    }
    return std::nullopt;
}

/// The one of the instrument in view, else that of the first instrument of the act which has it.
std::optional<SharedInput> sharedInput(const LabParts &parts, const QString &sharedWith)
{
    const QString act = parts.session.place().act;
    const Bench &bench = parts.workbench.bench(act);
    const QString panel = parts.session.shownPanel(act);
    auto found = sharedInput(panel.isEmpty() ? bench.first() : bench.instrument(panel), sharedWith);
    for (const Bench::Panel &other : bench.panels()) {
        if (!found)
            found = sharedInput(other.instrument, sharedWith);
    }
    return found;
}

template<typename Table>
std::vector<ChoiceEntry> named(const Table &table)
{
    std::vector<ChoiceEntry> entries;
    for (const auto &entry : table)
        entries.push_back({entry.key, contentText(entry.name)});
    return entries;
}

/// A track brings its machine along: where an act needs one, it stands in place of the context, so that the
/// two never disagree.
SettingState context(const LabParts &parts)
{
    SettingState state{
        Setting::Context, named(parts.catalogue.contexts), SettingStates::currentContext(parts), true, {}};
    state.isOffered = !parts.session.currentAct().needsTrack;
    QStringList machines;
    for (const ContextEntry &entry : parts.catalogue.contexts)
        //: Settings: a context, such as "Cloud", then its machine, figures of it and what limits it.
        machines.append(SettingStates::tr("%1: %2").arg(contentText(entry.name), contentText(entry.summary)));
    state.about = machines.join(u'\n');
    return state;
}

SettingState workload(const LabParts &parts)
{
    SettingState state;
    state.setting = Setting::Workload;
    const auto shared = sharedInput(parts, QStringLiteral("workload"));
    if (!shared) {
        state.enabled = false;
        state.isOffered = false;
        return state;
    }
    state.entries.reserve(shared->spec.choices.size());
    for (const InputChoice &choice : shared->spec.choices)
        state.entries.push_back({choice.key, choice.label});
    state.current = shared->value.toString();
    state.enabled = parts.session.instrumentOpen(parts.session.place().act);
    if (!state.enabled)
        state.why = SettingStates::tr("Commit your prediction first; then you can change the workload.");
    return state;
}

SettingState track(const LabParts &parts)
{
    SettingState state{
        Setting::Track, named(parts.catalogue.tracks), SettingStates::currentTrack(parts), true, {}};
    state.isOffered = parts.session.currentAct().needsTrack;
    return state;
}

SettingState ofSite(SettingState state, bool isFixed)
{
    if (isFixed) {
        state.enabled = false;
        state.isFixed = true;
        state.why = SettingStates::tr("This site has set it for everyone; it can't be changed here.");
    }
    return state;
}

SettingState language(const Appearance &appearance)
{
    std::vector<ChoiceEntry> entries = languageEntries();
    std::erase_if(entries, [&appearance](const ChoiceEntry &entry) {
        return !appearance.languages.isEmpty() && !appearance.languages.contains(entry.key) &&
               entry.key != appearance.language;
    });
    return ofSite({Setting::Language, std::move(entries), appearance.language, true, {}},
                  appearance.isLanguageFixed);
}

SettingState textSize(const Appearance &appearance)
{
    std::vector<int> sizes = textSizes();
    if (std::find(sizes.begin(), sizes.end(), appearance.textPercent) == sizes.end()) {
        sizes.push_back(appearance.textPercent);
        std::sort(sizes.begin(), sizes.end());
    }
    SettingState state;
    state.setting = Setting::TextSize;
    for (const int size : sizes)
        state.entries.push_back({QString::number(size), Format().percent(size / 100.0, 0)});
    state.current = QString::number(appearance.textPercent);
    return state;
}

SettingState theme(const Appearance &appearance)
{
    SettingState state;
    state.setting = Setting::Theme;
    for (const ThemeChoice choice : themeChoices())
        state.entries.push_back({themeKey(choice), themeName(choice)});
    state.current = themeKey(appearance.theme);
    return ofSite(std::move(state), appearance.isThemeFixed);
}

SettingState speeds(Setting setting, SoundSpeed now)
{
    SettingState state;
    state.setting = setting;
    for (const SoundSpeed speed : soundSpeeds())
        state.entries.push_back({soundSpeedKey(speed), soundSpeedName(speed)});
    state.current = soundSpeedKey(now);
    return state;
}

SettingState ownVoice(const Appearance &appearance)
{
    SettingState state = speeds(Setting::Voice, appearance.voice);
    if (appearance.voice != SoundSpeed::Off) {
        //: Settings, on the voice that reads aloud. F8 is a key.
        state.about = SettingStates::tr("F8 reads the page or chart. Silent while a screen reader runs.");
    }
    return state;
}

} // namespace

std::vector<SettingState> SettingStates::of(const LabParts &parts, const Appearance &appearance)
{
    return {context(parts),
            workload(parts),
            track(parts),
            language(appearance),
            textSize(appearance),
            theme(appearance),
            speeds(Setting::Sound, appearance.sound),
            ownVoice(appearance)};
}

QString SettingStates::currentContext(const LabParts &parts)
{
    if (const auto shared = sharedInput(parts, QStringLiteral("context")))
        return shared->value.toString();
    QString saved = parts.session.setting(QStringLiteral("context")).toString();
    if (parts.catalogue.contexts.find(saved))
        return saved;
    return parts.catalogue.contexts.empty() ? QString() : parts.catalogue.contexts.front().key;
}

QString SettingStates::currentTrack(const LabParts &parts)
{
    const QString saved = parts.session.setting(QStringLiteral("track")).toString();
    return parts.catalogue.tracks.find(saved) ? saved : QString();
}

} // namespace rp
