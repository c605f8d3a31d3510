# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name review_page review_sections)
    rp_add_test(test_${name} SOURCES views/test_${name}.cpp views/review_desk.h views/small_review.h
                LIBS rp_views)
endforeach()
