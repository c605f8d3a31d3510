# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_graph_layout SOURCES views/test_graph_layout.cpp LIBS rp_views)
rp_add_test(test_map_walk SOURCES views/test_map_walk.cpp LIBS rp_views)
rp_add_test(test_graph_map SOURCES views/test_graph_map.cpp LIBS rp_views)
rp_add_test(test_map_looks SOURCES views/test_map_looks.cpp LIBS rp_views)
rp_add_test(test_map_view SOURCES views/test_map_view.cpp LIBS rp_views)
rp_add_test(test_map_accessible SOURCES views/test_map_accessible.cpp LIBS rp_views)
# Qt only tells what has the focus where an assistive tool could hear it.
add_test(NAME desktop_map_focus COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/accessibility/on_desktop.py
                                        $<TARGET_FILE:test_map_accessible>)
set_tests_properties(desktop_map_focus PROPERTIES LABELS desktop TIMEOUT 120 RESOURCE_LOCK desktop_of_a_learner
                                                  FAIL_REGULAR_EXPRESSION "SKIP")
