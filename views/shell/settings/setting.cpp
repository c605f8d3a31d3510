// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/setting.h"

#include "models/text/languages.h"

#include <algorithm>

namespace rp {

std::vector<int> textSizes()
{
    return {100, 110, 125, 150, 175, 200};
}

int steppedTextSize(int now, int direction)
{
    const std::vector<int> sizes = textSizes();
    if (direction > 0) {
        const auto larger = std::upper_bound(sizes.begin(), sizes.end(), now);
        return larger == sizes.end() ? largestText : *larger;
    }
    const auto least = std::lower_bound(sizes.begin(), sizes.end(), now);
    return direction == 0 || least == sizes.begin() ? smallestText : *std::prev(least);
}

std::vector<ChoiceEntry> languageEntries()
{
    // Each language is named in itself, so that it is found by who reads no other one here.
    std::vector<ChoiceEntry> entries;
    for (const ShippedLanguage &language : shippedLanguages())
        entries.push_back({QString::fromLatin1(language.code), QString::fromUtf8(language.name)});
    return entries;
}

QString SettingText::title(Setting setting)
{
    switch (setting) {
    case Setting::Context:
        //: Settings: where the model runs, cloud or edge.
        return tr("Context");
    case Setting::Workload:
        //: Settings: the model whose forward pass is looked at.
        return tr("Workload");
    case Setting::Track:
        //: Settings: a persona with one goal that the learner follows.
        return tr("Track");
    case Setting::Language:
        return tr("Language");
    case Setting::TextSize:
        return tr("Text size");
    case Setting::Theme:
        //: Settings: colours of the window.
        return tr("Theme");
    }
    return {};
}

QString SettingText::menuTitle(Setting setting)
{
    switch (setting) {
    case Setting::Context:
        //: Menu title; & marks the letter that opens it with the keyboard.
        return tr("&Context");
    case Setting::Workload:
        //: Menu title; & marks the letter that opens it with the keyboard.
        return tr("&Workload");
    case Setting::Track:
        //: Menu title; & marks the letter that opens it with the keyboard.
        return tr("&Track");
    case Setting::Language:
        //: Menu title; & marks the letter that opens it with the keyboard.
        return tr("&Language");
    case Setting::TextSize:
        //: Menu title; & marks the letter that opens it with the keyboard.
        return tr("Text &size");
    case Setting::Theme:
        //: Menu title; & marks the letter that opens it with the keyboard.
        return tr("&Theme");
    }
    return {};
}

QString SettingText::placeholder(Setting setting)
{
    if (setting == Setting::Track) {
        //: In the settings while the learner has not chosen a track.
        return tr("Choose a track");
    }
    return {};
}

} // namespace rp
