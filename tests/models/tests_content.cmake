# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_json_schema SOURCES models/test_json_schema.cpp LIBS rp_models)
rp_add_test(test_lab_loader SOURCES models/test_lab_loader.cpp LIBS rp_models)
rp_add_test(test_lab_panels SOURCES models/test_lab_panels.cpp LIBS rp_models)
rp_add_test(test_lab_tracks SOURCES models/test_lab_tracks.cpp LIBS rp_models)
rp_add_test(test_lab07 SOURCES models/test_lab07.cpp LIBS rp_models)
# What the acts of the labs say and ask for, held against the models.
add_library(rp_test_acts STATIC models/act_fixture.cpp models/act_rules.cpp)
target_include_directories(rp_test_acts PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/models)
target_compile_definitions(rp_test_acts PUBLIC
    RIDGEPOINT_SOURCE_DIR="${PROJECT_SOURCE_DIR}" RIDGEPOINT_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data")
target_link_libraries(rp_test_acts PUBLIC rp_models Qt6::Test PRIVATE rp_flags)
rp_add_test(test_solutions SOURCES models/test_solutions.cpp LIBS rp_test_acts)
rp_add_test(test_lab07_act2 SOURCES models/test_lab07_act2.cpp LIBS rp_test_acts)
rp_add_test(test_lab07_act2_tasks SOURCES models/test_lab07_act2_tasks.cpp LIBS rp_test_acts)
rp_add_test(test_lab07_act3 SOURCES models/test_lab07_act3.cpp LIBS rp_test_acts)
rp_add_test(test_lab07_act3_tasks SOURCES models/test_lab07_act3_tasks.cpp LIBS rp_test_acts)
rp_add_test(test_lab11_act1 SOURCES models/test_lab11_act1.cpp LIBS rp_test_acts)
rp_add_test(test_lab11_act2 SOURCES models/test_lab11_act2.cpp LIBS rp_test_acts)
