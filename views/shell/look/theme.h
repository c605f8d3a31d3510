// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_sound.h"

#include <QColor>
#include <QPalette>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace rp {

enum class ThemeChoice
{
    System,
    Light,
    Dark,
    HighContrast
};

/// The colours everything is painted with. Text colours hold 4.5:1 on both window and surface; border and
/// focus hold 3:1 there (checked by a test for every theme).
struct ThemeTokens
{
    QColor window;       ///< behind everything
    QColor surface;      ///< pages, fields, cards
    QColor raised;       ///< buttons
    QColor text;         ///< on window, surface and raised
    QColor mutedText;    ///< secondary text; still 4.5:1
    QColor disabledText; ///< what can't be used now
    QColor border;       ///< outline of fields and buttons
    QColor hairline;     ///< decorative separators
    QColor accent;       ///< current step, selection, default button
    QColor onAccent;     ///< text on accent
    QColor link;
    QColor focus;      ///< the ring around what has the keyboard
    QColor noticeBack; ///< behind a persistent notice
    QColor noticeText;
};

/// "system", "light", "dark", "contrast": stable, for the ledger and the command line.
QString themeKey(ThemeChoice choice);
std::optional<ThemeChoice> themeFromKey(const QString &key);
/// In menu order.
std::vector<ThemeChoice> themeChoices();
/// Translated name.
QString themeName(ThemeChoice choice);

/// Tokens of a theme; System is told apart by how light the desktop's window colour is.
ThemeTokens themeTokens(ThemeChoice choice, bool desktopIsDark);
/// The palette that carries the tokens: Mid is the border colour, PlaceholderText the muted text, Highlight
/// the accent. Custom-painted widgets read these roles and follow every theme without knowing it.
QPalette themePalette(const ThemeTokens &tokens);
bool isDark(const QPalette &palette);

/// How the window looks at the moment; what the controls for it show.
struct Appearance
{
    QString language; ///< code
    ThemeChoice theme = ThemeChoice::System;
    int textPercent = 100;
    bool isLanguageFixed = false; ///< by the site
    bool isThemeFixed = false;    ///< likewise
    QStringList languages = {};   ///< codes of those that are offered; empty: all
    SoundSpeed sound = SoundSpeed::Off;
    SoundSpeed voice = SoundSpeed::Off;
    bool operator==(const Appearance &) const = default;
};

} // namespace rp
