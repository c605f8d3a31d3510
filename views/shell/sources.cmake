# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    shell/hud_cell.cpp
    shell/hud_items.cpp
    shell/hud_strip.cpp
    shell/keyboard_help.cpp
    shell/lab_style.cpp
    shell/lab_style_range.cpp
    shell/lab_view.cpp
    shell/look.cpp
    shell/main_menu.cpp
    shell/main_window.cpp
    shell/notice_area.cpp
    shell/region.cpp
    shell/setting.cpp
    shell/setting_states.cpp
    shell/shell_text.cpp
    shell/shortcut_registry.cpp
    shell/side_item.cpp
    shell/sidebar.cpp
    shell/standard_shortcuts.cpp
    shell/step_symbol.cpp
    shell/step_text.cpp
    shell/theme.cpp
    shell/top_bar.cpp
    shell/window_lab.cpp
    shell/window_regions.cpp
)
