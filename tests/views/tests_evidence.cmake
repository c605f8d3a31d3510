# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name evidence_page memo_page)
    rp_add_test(test_${name} SOURCES views/test_${name}.cpp views/evidence_desk.h models/evidence_fixture.h
                LIBS rp_views rp_controllers)
endforeach()
