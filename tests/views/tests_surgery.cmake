# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_surgery_view SOURCES views/test_surgery_view.cpp views/surgery_view_fixture.h LIBS rp_views)
