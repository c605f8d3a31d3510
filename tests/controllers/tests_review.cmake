# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_review_controller SOURCES controllers/test_review_controller.cpp views/small_review.h
            LIBS rp_controllers)
