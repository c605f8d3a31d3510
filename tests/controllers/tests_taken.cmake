# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_taken_start SOURCES controllers/test_taken_start.cpp LIBS rp_controllers)
