# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests that need a desktop start their own (Xvfb, window manager, session bus), which takes a second: two programs on
# one desktop would fight for the keyboard. They are labelled "desktop", and "program" when they need nothing but the
# program, so that they can run as it is installed without building a test.

# rp_add_desktop_test(name script [argument…]): a Python script that gets the program as its first argument.
function(rp_add_desktop_test name script)
    add_test(NAME ${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/${script} $<TARGET_FILE:ridgepoint>
                                  ${ARGN})
    # Most of its time it waits for things to appear; tests/run.sh runs a few of them side by side. The limit is
    # for the longest, which walk every page and instrument with the keyboard.
    set_tests_properties(${name} PROPERTIES LABELS "desktop;program" TIMEOUT 1500)
endfunction()

rp_add_desktop_test(desktop_act1_by_bus act1_by_bus.py)
rp_add_desktop_test(desktop_act2_by_bus act2_by_bus.py)
rp_add_desktop_test(desktop_act3_by_bus act3_by_bus.py)
rp_add_desktop_test(desktop_lab11_by_bus lab11_by_bus.py)
rp_add_desktop_test(desktop_review_by_bus review_by_bus.py)
rp_add_desktop_test(desktop_act1_by_keys act1_by_keys.py)
rp_add_desktop_test(desktop_lab11_by_keys lab11_by_keys.py)
rp_add_desktop_test(desktop_refused_by_bus refused_by_bus.py)
# One of the walks with Orca; tests/run.sh --nightly takes all of them.
rp_add_desktop_test(desktop_orca_act1 orca_walks.py --only lab07_act1_en)
rp_add_desktop_test(desktop_audit audit.py)
rp_add_desktop_test(desktop_audit_act3 audit_act3.py)
rp_add_desktop_test(desktop_audit_lab11 audit_lab11.py)
rp_add_desktop_test(desktop_audit_review audit_review.py)

# Orca leaves out what it can't keep up with: nothing else runs beside it.
set_tests_properties(desktop_orca_act1 PROPERTIES SKIP_RETURN_CODE 77 RUN_SERIAL ON)

# The longest begin first, so that none of them is left alone at the end: seconds under the sanitizers.
set_tests_properties(desktop_audit_act3 PROPERTIES COST 1100)
set_tests_properties(desktop_audit_lab11 PROPERTIES COST 900)
set_tests_properties(desktop_audit PROPERTIES COST 700)
set_tests_properties(desktop_act3_by_bus desktop_act2_by_bus PROPERTIES COST 550)
set_tests_properties(desktop_audit_review PROPERTIES COST 350)

# Qt only tells what has the focus where an assistive tool could hear it.
add_test(NAME desktop_map_focus COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/on_desktop.py
                                        $<TARGET_FILE:rp_tests_views> test_map_accessible)
add_test(NAME desktop_meter_changes COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/on_desktop.py
                                            $<TARGET_FILE:rp_tests_views> test_utilization_meter)
set_tests_properties(desktop_map_focus desktop_meter_changes PROPERTIES LABELS desktop TIMEOUT 120
                     FAIL_REGULAR_EXPRESSION "SKIP")

# Two tests of one class, side by side: it looks at every pixel of every page.
add_executable(rp_tests_accessibility accessibility/test_contrast.cpp support/test_main.cpp)
rp_test_target(rp_tests_accessibility LIBS rp_app)
foreach(part everyPage homeAndLab11)
    rp_add_test(test_contrast_${part} COMMAND rp_tests_accessibility test_contrast ${part})
endforeach()
