# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_course_overview SOURCES views/test_course_overview.cpp LIBS rp_views)
