# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    widgets/accessible_combo_box.cpp
    widgets/action_button.cpp
    widgets/announcer.cpp
    widgets/assumption_mark.cpp
    widgets/card.cpp
    widgets/combo_accessible.cpp
    widgets/disclosure.cpp
    widgets/duration_entry.cpp
    widgets/flow_layout.cpp
    widgets/focus_ring.cpp
    widgets/formula_view.cpp
    widgets/mapped_slider.cpp
    widgets/notice.cpp
    widgets/number_entry.cpp
    widgets/option_button.cpp
    widgets/quiet_stack.cpp
    widgets/reading_order.cpp
    widgets/responsive_row.cpp
    widgets/segmented_choice.cpp
    widgets/slider_marks.cpp
    widgets/tab_row.cpp
    widgets/text_block.cpp
    widgets/toggle_row.cpp
    widgets/value_slider.cpp
    widgets/widget_accessibility.cpp
    widgets/writing_field.cpp
)

# The drawings that FormulaView shows; resources/formulas/README.md says how they are made.
file(GLOB rp_formula_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/formulas/*.svg)
qt_add_resources(rp_views rp_formulas
    PREFIX /formulas
    BASE ${CMAKE_SOURCE_DIR}/resources/formulas
    FILES ${rp_formula_files})
