# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How fast the window is. The test only shows that the measuring still works; nothing about its figures is
# asserted, for they are the machine's as much as ours.
add_executable(lab_benchmark benchmarks/lab_benchmark.cpp benchmarks/lab_walk.cpp benchmarks/labs_benchmark.cpp
                             benchmarks/map_benchmark.cpp benchmarks/review_benchmark.cpp
                             benchmarks/slider_benchmark.cpp benchmarks/trace_benchmark.cpp)
rp_test_target(lab_benchmark LIBS rp_app)
# What it is held against: the same measured of a window with nothing of ours in it.
add_executable(floor_benchmark benchmarks/floor_benchmark.cpp)
target_include_directories(floor_benchmark PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(floor_benchmark PRIVATE Qt6::Widgets rp_flags)
add_dependencies(lab_benchmark floor_benchmark)
add_test(NAME desktop_measuring COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/benchmarks/measure.py
                                        $<TARGET_FILE:lab_benchmark> --trial)
set_tests_properties(desktop_measuring PROPERTIES LABELS "desktop;shipped" TIMEOUT 900)
