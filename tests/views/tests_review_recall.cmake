# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name recall recall_walk result schedule)
    rp_add_test(test_review_${name} SOURCES views/test_review_${name}.cpp views/review_desk.h LIBS rp_views)
endforeach()
