# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_serving_view SOURCES views/test_serving_view.cpp views/serving_panel.h LIBS rp_views rp_controllers)
