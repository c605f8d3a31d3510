# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name view chart)
    rp_add_test(test_return_${name} SOURCES views/test_return_${name}.cpp views/return_panel.h
                LIBS rp_views rp_controllers)
endforeach()
