# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_vectors SOURCES physics/test_vectors.cpp LIBS rp_models)
rp_add_test(test_event_simulation SOURCES physics/test_event_simulation.cpp physics/queue_by_events.cpp
            LIBS rp_physics)
rp_add_test(test_headlines SOURCES physics/test_headlines.cpp LIBS rp_models)
rp_add_test(test_catalogue SOURCES physics/test_catalogue.cpp LIBS rp_models)
rp_add_test(test_compute_errors SOURCES physics/test_compute_errors.cpp LIBS rp_models)
rp_add_test(test_compute_command SOURCES physics/test_compute_command.cpp LIBS rp_models)
