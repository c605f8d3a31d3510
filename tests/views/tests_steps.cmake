# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name widgets value_slider steps step_layout dispatch_tax_view)
    rp_add_test(test_${name} SOURCES views/test_${name}.cpp LIBS rp_views rp_controllers)
endforeach()
