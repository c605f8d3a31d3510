# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_json_schema SOURCES models/test_json_schema.cpp LIBS rp_models)
rp_add_test(test_lab_loader SOURCES models/test_lab_loader.cpp LIBS rp_models)
rp_add_test(test_lab_panels SOURCES models/test_lab_panels.cpp LIBS rp_models)
rp_add_test(test_lab_tracks SOURCES models/test_lab_tracks.cpp LIBS rp_models)
rp_add_test(test_lab07 SOURCES models/test_lab07.cpp LIBS rp_models)
foreach(act act2 act3)
    rp_add_test(test_lab07_${act} SOURCES models/test_lab07_${act}.cpp models/lab07_fixture.cpp LIBS rp_models)
    rp_add_test(test_lab07_${act}_tasks SOURCES models/test_lab07_${act}_tasks.cpp models/lab07_fixture.cpp
                LIBS rp_models)
endforeach()
