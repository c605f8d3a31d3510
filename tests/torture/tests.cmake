# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Short here; README.md tells how to go on for hours.
find_package(ZLIB REQUIRED) # hostile archives
rp_add_test_program(torture LIBS rp_app rp_fixtures_app rp_fixtures_controllers ZLIB::ZLIB)
foreach(helper gates monkey mutator)
    target_sources(rp_tests_torture PRIVATE torture/${helper}.cpp torture/${helper}.h)
endforeach()

# Preloaded into a program of its own, so that its system calls can fail.
add_library(faulty_io SHARED torture/faulty_io.cpp)
target_link_libraries(faulty_io PRIVATE rp_flags ${CMAKE_DL_LIBS})
set_target_properties(faulty_io PROPERTIES AUTOMOC OFF)
add_library(faked_clock SHARED torture/faked_clock.cpp)
target_link_libraries(faked_clock PRIVATE rp_flags ${CMAKE_DL_LIBS})
set_target_properties(faked_clock PROPERTIES AUTOMOC OFF)
add_executable(fault_victim torture/fault_victim.cpp)
rp_test_target(fault_victim LIBS rp_fixtures_controllers)
target_compile_definitions(rp_tests_torture PRIVATE FAULTY_IO="$<TARGET_FILE:faulty_io>"
                                                    FAULT_VICTIM="$<TARGET_FILE:fault_victim>"
                                                    FAKED_CLOCK="$<TARGET_FILE:faked_clock>"
                                                    RIDGEPOINT_PROGRAM="$<TARGET_FILE:ridgepoint>")
add_dependencies(rp_tests_torture faulty_io faked_clock fault_victim ridgepoint)

add_test(NAME desktop_monkey_by_bus
         COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/torture/monkey_by_bus.py $<TARGET_FILE:ridgepoint>)
set_tests_properties(desktop_monkey_by_bus PROPERTIES LABELS "desktop;program" TIMEOUT 1500)
