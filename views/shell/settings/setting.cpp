// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/setting.h"

#include "models/text/languages.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

struct Titles
{
    const char *plain;
    const char *menu;
};

/// In the order of Setting.
constexpr std::array<Titles, 8> titles{{
    {//: Settings: where the model runs, cloud or edge.
     QT_TRANSLATE_NOOP("rp::SettingText", "Context"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "&Context")},
    {//: Settings: the model whose forward pass is looked at.
     QT_TRANSLATE_NOOP("rp::SettingText", "Workload"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "&Workload")},
    {//: Settings: a persona with one goal that the learner follows.
     QT_TRANSLATE_NOOP("rp::SettingText", "Track"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "&Track")},
    {QT_TRANSLATE_NOOP("rp::SettingText", "Language"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "&Language")},
    {QT_TRANSLATE_NOOP("rp::SettingText", "Text size"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "Text &size")},
    {//: Settings: colours of the window.
     QT_TRANSLATE_NOOP("rp::SettingText", "Theme"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "&Theme")},
    {//: Settings: whether a chart can be played as tones, and how fast.
     QT_TRANSLATE_NOOP("rp::SettingText", "Sound of charts"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "Soun&d of charts")},
    {//: Settings: whether the program reads texts aloud with a voice of its own, and how fast.
     QT_TRANSLATE_NOOP("rp::SettingText", "Read aloud"),
     //: Menu title; & marks the letter that opens it with the keyboard.
     QT_TRANSLATE_NOOP("rp::SettingText", "&Read aloud")},
}};

} // namespace

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
    return tr(titles.at(static_cast<std::size_t>(setting)).plain);
}

QString SettingText::menuTitle(Setting setting)
{
    return tr(titles.at(static_cast<std::size_t>(setting)).menu);
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
