# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Short here; README.md tells how to go on for hours.
foreach(name content compute)
    rp_add_test(torture_${name} SOURCES torture/torture_${name}.cpp torture/mutator.cpp LIBS rp_models)
endforeach()
rp_add_test(torture_monkey SOURCES torture/torture_monkey.cpp torture/monkey.cpp torture/mutator.cpp
                                   app/lab_fixture.cpp LIBS rp_app)
add_test(NAME desktop_monkey_by_bus
         COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/torture/monkey_by_bus.py $<TARGET_FILE:ridgepoint>)
set_tests_properties(desktop_monkey_by_bus PROPERTIES LABELS desktop TIMEOUT 1500)
