// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/theme.h"

#include "views/charts/chart_theme.h"
#include "views/widgets/contrast.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace rp {

namespace {

struct NamedTheme
{
    ThemeChoice choice;
    QLatin1String key;
};

constexpr std::array<NamedTheme, 4> namedThemes{{
    {ThemeChoice::System, QLatin1String("system")},
    {ThemeChoice::Light, QLatin1String("light")},
    {ThemeChoice::Dark, QLatin1String("dark")},
    {ThemeChoice::HighContrast, QLatin1String("contrast")},
}};

ThemeTokens lightTokens()
{
    ThemeTokens t;
    t.window = QColor(0xF2, 0xF4, 0xF6);
    t.surface = QColor(0xFF, 0xFF, 0xFF);
    t.raised = QColor(0xFB, 0xFC, 0xFD);
    t.text = QColor(0x1A, 0x1F, 0x26);
    t.mutedText = QColor(0x52, 0x5C, 0x68);
    t.disabledText = QColor(0x66, 0x70, 0x7B);
    t.border = QColor(0x7D, 0x87, 0x92);
    t.hairline = QColor(0xD3, 0xD9, 0xDF);
    t.accent = QColor(0x0A, 0x5C, 0x93);
    t.onAccent = QColor(0xFF, 0xFF, 0xFF);
    t.link = QColor(0x0A, 0x5C, 0x93);
    t.focus = t.accent;
    t.noticeBack = QColor(0xFF, 0xF1, 0xD0);
    t.noticeText = QColor(0x3D, 0x2A, 0x00);
    return t;
}

ThemeTokens darkTokens()
{
    ThemeTokens t;
    t.window = QColor(0x1B, 0x1F, 0x24);
    t.surface = QColor(0x14, 0x17, 0x1B);
    t.raised = QColor(0x28, 0x2D, 0x34);
    t.text = QColor(0xE7, 0xEA, 0xEE);
    t.mutedText = QColor(0xAA, 0xB4, 0xBF);
    t.disabledText = QColor(0x8B, 0x95, 0xA0);
    t.border = QColor(0x78, 0x83, 0x90);
    t.hairline = QColor(0x39, 0x40, 0x49);
    t.accent = QColor(0x6F, 0xB6, 0xEE);
    t.onAccent = QColor(0x0B, 0x12, 0x19);
    t.link = QColor(0x7F, 0xC1, 0xF5);
    t.focus = t.accent;
    t.noticeBack = QColor(0x45, 0x35, 0x0C);
    t.noticeText = QColor(0xFF, 0xF0, 0xCC);
    return t;
}

ThemeTokens highContrastTokens()
{
    const QColor black(0, 0, 0);
    const QColor white(255, 255, 255);
    ThemeTokens t;
    t.window = t.surface = t.raised = black;
    t.text = t.mutedText = white;
    t.disabledText = QColor(0xB8, 0xB8, 0xB8);
    t.border = t.hairline = white;
    t.accent = QColor(0xFF, 0xE6, 0x00);
    t.onAccent = black;
    t.link = QColor(0xFF, 0xE6, 0x00);
    t.focus = t.accent;
    t.noticeBack = QColor(0x33, 0x2B, 0x00);
    t.noticeText = white;
    return t;
}

} // namespace

QString themeKey(ThemeChoice choice)
{
    const auto *found = std::find_if(namedThemes.begin(), namedThemes.end(),
                                     [choice](const NamedTheme &named) { return named.choice == choice; });
    return found->key;
}

std::optional<ThemeChoice> themeFromKey(const QString &key)
{
    for (const NamedTheme &named : namedThemes) {
        if (key == named.key)
            return named.choice;
    }
    return std::nullopt;
}

std::vector<ThemeChoice> themeChoices()
{
    return {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast};
}

QString themeName(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        //: A colour theme: whatever the desktop uses.
        return QCoreApplication::translate("rp::Theme", "Like the system");
    case ThemeChoice::Light:
        //: A colour theme.
        return QCoreApplication::translate("rp::Theme", "Light");
    case ThemeChoice::Dark:
        //: A colour theme.
        return QCoreApplication::translate("rp::Theme", "Dark");
    case ThemeChoice::HighContrast:
        //: A colour theme.
        return QCoreApplication::translate("rp::Theme", "High contrast");
    }
    return {};
}

ThemeTokens themeTokens(ThemeChoice choice, bool desktopIsDark)
{
    switch (choice) {
    case ThemeChoice::System:
        return desktopIsDark ? darkTokens() : lightTokens();
    case ThemeChoice::Light:
        return lightTokens();
    case ThemeChoice::Dark:
        return darkTokens();
    case ThemeChoice::HighContrast:
        return highContrastTokens();
    }
    return lightTokens();
}

QPalette themePalette(const ThemeTokens &t)
{
    QPalette palette;
    palette.setColor(QPalette::Window, t.window);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.surface);
    palette.setColor(QPalette::AlternateBase, t.window);
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::PlaceholderText, t.mutedText);
    palette.setColor(QPalette::Button, t.raised);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::BrightText, t.onAccent);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.onAccent);
    palette.setColor(QPalette::Link, t.link);
    palette.setColor(QPalette::LinkVisited, t.link);
    palette.setColor(QPalette::ToolTipBase, t.raised);
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Light, t.surface);
    palette.setColor(QPalette::Midlight, t.hairline);
    palette.setColor(QPalette::Mid, t.border);
    palette.setColor(QPalette::Dark, t.border);
    palette.setColor(QPalette::Shadow, t.hairline);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.hairline);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, t.text);
    palette.setColor(QPalette::Disabled, QPalette::Base, t.window);
    return palette;
}

bool isDark(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    return contrastRatio(window, Qt::white) > contrastRatio(window, Qt::black);
}

} // namespace rp
