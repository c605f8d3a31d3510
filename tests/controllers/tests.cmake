# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_wizard_controller SOURCES controllers/test_wizard_controller.cpp controllers/lab_bench.cpp
            LIBS rp_controllers)
rp_add_test(test_panels
            SOURCES controllers/test_panels.cpp controllers/lab_bench.cpp controllers/panel_bench.h
                    models/small_instrument.cpp models/small_instrument.h models/two_panel_lab.cpp
            LIBS rp_controllers)
rp_add_test(test_act2 SOURCES controllers/test_act2.cpp controllers/lab_bench.cpp LIBS rp_controllers)
rp_add_test(test_act3 SOURCES controllers/test_act3.cpp controllers/lab_bench.cpp LIBS rp_controllers)
rp_add_test(test_challenge_intents
            SOURCES controllers/test_challenge_intents.cpp controllers/panel_bench.h
                    models/small_instrument.cpp models/small_instrument.h models/two_panel_lab.cpp
            LIBS rp_controllers)
rp_add_test(test_answer_roads SOURCES controllers/test_answer_roads.cpp controllers/lab_bench.cpp
            LIBS rp_controllers)

# A program of its own, so that it can be killed: it works through act 1 and says what it was told is saved.
add_executable(kill_victim controllers/kill_victim.cpp controllers/lab_bench.cpp)
target_link_libraries(kill_victim PRIVATE rp_controllers rp_flags)
rp_add_test(test_kill SOURCES controllers/test_kill.cpp LIBS rp_controllers)
target_compile_definitions(test_kill PRIVATE KILL_VICTIM="$<TARGET_FILE:kill_victim>")
add_dependencies(test_kill kill_victim)
