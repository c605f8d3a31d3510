# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests that need a desktop start their own (Xvfb, window manager, session bus). They are labelled "desktop".

# rp_add_desktop_test(name script): a Python script that gets the program as its argument.
function(rp_add_desktop_test name script)
    add_test(NAME ${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/${script} $<TARGET_FILE:ridgepoint>)
    # One at a time: they wait for things to appear, and a busy machine makes them wait in vain.
    set_tests_properties(${name} PROPERTIES LABELS desktop TIMEOUT 600 RUN_SERIAL ON)
endfunction()

rp_add_desktop_test(desktop_act1_by_bus act1_by_bus.py)
rp_add_desktop_test(desktop_act2_by_bus act2_by_bus.py)
rp_add_desktop_test(desktop_act3_by_bus act3_by_bus.py)
rp_add_desktop_test(desktop_lab11_by_bus lab11_by_bus.py)
rp_add_desktop_test(desktop_act1_by_keys act1_by_keys.py)
rp_add_desktop_test(desktop_audit audit.py)
# Every page and instrument, walked with the keyboard.
set_tests_properties(desktop_audit PROPERTIES TIMEOUT 1500)


rp_add_test(test_contrast SOURCES accessibility/test_contrast.cpp LIBS rp_app)
