# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name capture capture_comparison evidence_book memo)
    rp_add_test(test_${name} SOURCES models/test_${name}.cpp models/evidence_fixture.h LIBS rp_models)
endforeach()
