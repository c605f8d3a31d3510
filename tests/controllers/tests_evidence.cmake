# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_evidence_controller
            SOURCES controllers/test_evidence_controller.cpp models/evidence_fixture.h LIBS rp_controllers)
