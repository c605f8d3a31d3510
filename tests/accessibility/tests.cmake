# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests that need a desktop start their own (Xvfb, window manager, session bus). They are labelled "desktop".

# rp_add_desktop_test(name script): a Python script that gets the program as its argument.
function(rp_add_desktop_test name script)
    add_test(NAME ${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/${script} $<TARGET_FILE:ridgepoint>)
    # Two at a time, a learner and an audit: they wait for things to appear, and a busier machine would make
    # them wait in vain.
    set_tests_properties(${name} PROPERTIES LABELS desktop TIMEOUT 900 RESOURCE_LOCK desktop_of_a_learner)
endfunction()

rp_add_desktop_test(desktop_act1_by_bus act1_by_bus.py)
rp_add_desktop_test(desktop_act2_by_bus act2_by_bus.py)
rp_add_desktop_test(desktop_act3_by_bus act3_by_bus.py)
rp_add_desktop_test(desktop_lab11_by_bus lab11_by_bus.py)
rp_add_desktop_test(desktop_review_by_bus review_by_bus.py)
rp_add_desktop_test(desktop_act1_by_keys act1_by_keys.py)
rp_add_desktop_test(desktop_audit audit.py)
rp_add_desktop_test(desktop_audit_act3 audit_act3.py)
rp_add_desktop_test(desktop_audit_review audit_review.py)
# Every page and instrument, walked with the keyboard.
set_tests_properties(desktop_audit desktop_audit_act3 desktop_audit_review PROPERTIES TIMEOUT 1500
                     RESOURCE_LOCK desktop_of_an_audit)

rp_add_test(test_contrast SOURCES accessibility/test_contrast.cpp LIBS rp_app)
