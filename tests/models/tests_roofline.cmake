# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name vectors properties words)
    rp_add_test(test_roofline_${name} SOURCES models/test_roofline_${name}.cpp models/roofline_fixture.h
                LIBS rp_models)
endforeach()
