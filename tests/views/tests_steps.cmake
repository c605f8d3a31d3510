# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name widgets value_slider instrument_controls steps step_layout act2_steps dispatch_tax_view)
    rp_add_test(test_${name} SOURCES views/test_${name}.cpp LIBS rp_views rp_controllers)
endforeach()
foreach(name explore_panels challenge_card act3_steps track_chooser)
    rp_add_test(test_${name}
                SOURCES views/test_${name}.cpp controllers/panel_bench.h models/small_instrument.cpp
                        models/small_instrument.h models/two_panel_lab.cpp
                LIBS rp_views rp_controllers)
endforeach()
