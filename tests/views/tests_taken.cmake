# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_taken_card SOURCES views/test_taken_card.cpp LIBS rp_views rp_controllers)
