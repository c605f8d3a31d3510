# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name frame charts devices)
    rp_add_test(test_track_${name} SOURCES views/test_track_${name}.cpp views/track_panel.h views/step_fixture.h
                LIBS rp_views rp_controllers)
endforeach()
