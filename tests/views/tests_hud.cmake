# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_hud_track SOURCES views/test_hud_track.cpp controllers/lab_bench.cpp
            LIBS rp_views rp_controllers)
