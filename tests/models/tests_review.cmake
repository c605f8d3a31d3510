# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(name fsrs calibration book book_file book_gates judge content walk)
    rp_add_test(test_review_${name} SOURCES models/test_review_${name}.cpp models/review_json.h models/review_book_desk.h
                LIBS rp_models)
endforeach()
