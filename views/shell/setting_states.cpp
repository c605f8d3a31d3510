// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/setting_states.h"

#include "catalogue/catalogue.h"
#include "instruments/instrument.h"
#include "text/format.h"

#include <algorithm>

namespace rp {

namespace {

/// The instrument's input that a toolbar control also sets.
std::optional<InputSpec> sharedInput(const Instrument *instrument, const QString &sharedWith)
{
    if (!instrument)
        return std::nullopt;
    for (InputSpec &spec : instrument->inputs()) {
        if (spec.sharedWith == sharedWith)
            return std::move(spec);
    }
    return std::nullopt;
}

template<typename Table>
std::vector<ChoiceEntry> named(const Table &table)
{
    std::vector<ChoiceEntry> entries;
    for (const auto &entry : table)
        entries.push_back({entry.key, contentText(entry.name)});
    return entries;
}

} // namespace

std::vector<SettingState> SettingStates::of(const WindowParts &parts, const Appearance &appearance)
{
    return {context(parts),       workload(parts),      track(parts),
            language(appearance), textSize(appearance), theme(appearance)};
}

QString SettingStates::currentContext(const WindowParts &parts)
{
    if (const auto spec = sharedInput(parts.instrument, QStringLiteral("context")))
        return parts.instrument->input(spec->id).toString();
    QString saved = parts.session.setting(QStringLiteral("context")).toString();
    if (parts.catalogue.contexts.find(saved))
        return saved;
    return parts.catalogue.contexts.empty() ? QString() : parts.catalogue.contexts.front().key;
}

QString SettingStates::currentTrack(const WindowParts &parts)
{
    const QString saved = parts.session.setting(QStringLiteral("track")).toString();
    return parts.catalogue.tracks.find(saved) ? saved : QString();
}

SettingState SettingStates::context(const WindowParts &parts)
{
    return {Setting::Context, named(parts.catalogue.contexts), currentContext(parts), true, {}};
}

SettingState SettingStates::workload(const WindowParts &parts)
{
    SettingState state;
    state.setting = Setting::Workload;
    const auto spec = sharedInput(parts.instrument, QStringLiteral("workload"));
    if (!spec) {
        state.entries = named(parts.catalogue.workloads);
        state.enabled = false;
        state.why = tr("This act has no workload to choose.");
        return state;
    }
    for (const InputChoice &choice : spec->choices)
        state.entries.push_back({choice.key, choice.label});
    state.current = parts.instrument->input(spec->id).toString();
    state.enabled = parts.session.instrumentOpen(parts.session.place().act);
    if (!state.enabled)
        state.why = tr("Commit your prediction first; then you can change the workload.");
    return state;
}

SettingState SettingStates::track(const WindowParts &parts)
{
    return {Setting::Track, named(parts.catalogue.tracks), currentTrack(parts), true, {}};
}

SettingState SettingStates::language(const Appearance &appearance)
{
    return {Setting::Language, languageEntries(), appearance.language, true, {}};
}

SettingState SettingStates::textSize(const Appearance &appearance)
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

SettingState SettingStates::theme(const Appearance &appearance)
{
    SettingState state;
    state.setting = Setting::Theme;
    for (const ThemeChoice choice : themeChoices())
        state.entries.push_back({themeKey(choice), themeName(choice)});
    state.current = themeKey(appearance.theme);
    return state;
}

} // namespace rp
