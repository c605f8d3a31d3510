# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_chart_looks SOURCES views/test_chart_looks.cpp LIBS rp_views)
