# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_lab_session
            SOURCES models/test_lab_session.cpp models/session_rules.cpp models/two_act_lab.cpp
            LIBS rp_models)
rp_add_test(test_challenges SOURCES models/test_challenges.cpp models/two_panel_lab.cpp LIBS rp_models)
foreach(name session_tracks proposals_and_writing)
    rp_add_test(test_${name}
                SOURCES models/test_${name}.cpp models/track_lab.cpp models/two_panel_lab.cpp
                LIBS rp_models)
endforeach()
rp_add_test(test_ledger SOURCES models/test_ledger.cpp models/two_act_lab.cpp LIBS rp_models)
rp_add_test(test_ledger_store SOURCES models/test_ledger_store.cpp LIBS rp_models)
rp_add_test(test_ledger_damage SOURCES models/test_ledger_damage.cpp LIBS rp_models)
rp_add_test(test_ledger_folder SOURCES models/test_ledger_folder.cpp LIBS rp_models)
rp_add_test(test_neighbour_ledger SOURCES models/test_neighbour_ledger.cpp LIBS rp_models)
rp_add_test(test_taken SOURCES models/test_taken.cpp LIBS rp_models)
rp_add_test(test_third_lab SOURCES models/test_third_lab.cpp LIBS rp_models)
rp_add_test(test_older_ledgers SOURCES models/test_older_ledgers.cpp LIBS rp_models)
