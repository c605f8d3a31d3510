// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/segmented_choice.h"

#include <QCoreApplication>
#include <QString>
#include <vector>

namespace rp {

/// What the settings and the menus let the learner choose at any time.
enum class Setting
{
    Context,
    Workload,
    Track,
    Language,
    TextSize,
    Theme,
    Sound, ///< of charts
    Voice  ///< of its own
};

/// A setting as panel and menu show it: both are filled from the same value.
struct SettingState
{
    Setting setting = Setting::Context;
    std::vector<ChoiceEntry> entries;
    QString current; ///< key; empty: nothing chosen yet
    bool enabled = true;
    QString why;           ///< translated sentence, when it can't be used now
    bool isFixed = false;  ///< by the site
    QString about = {};    ///< translated, on what there is to choose; stands where nothing forbids it
    bool isOffered = true; ///< there is something to choose here; else it has no place
};

/// Keys of the text sizes offered, in percent.
std::vector<int> textSizes();
constexpr int smallestText = 100;
constexpr int largestText = 200;

/// The following larger (1) or smaller (-1) of them, or 100 % (0).
int steppedTextSize(int now, int direction);

/// The languages of the program by code, each under its own name.
std::vector<ChoiceEntry> languageEntries();

class SettingText
{
    Q_DECLARE_TR_FUNCTIONS(rp::SettingText)
public:
    static QString title(Setting setting);
    /// Menu title with a mnemonic.
    static QString menuTitle(Setting setting);
    /// Shown while nothing is chosen.
    static QString placeholder(Setting setting);
};

} // namespace rp
