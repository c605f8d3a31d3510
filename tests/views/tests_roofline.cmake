# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name view chart)
    rp_add_test(test_roofline_${name} SOURCES views/test_roofline_${name}.cpp views/roofline_panel.h
                LIBS rp_views rp_controllers)
endforeach()
