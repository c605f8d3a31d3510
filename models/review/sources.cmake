# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    ${CMAKE_CURRENT_SOURCE_DIR}/../resources/review.qrc
    review/calibration.cpp review/calibration.h
    review/fsrs.cpp review/fsrs.h
    review/fusion_walk.cpp review/fusion_walk.h
    review/judging.cpp
    review/recall_json.cpp review/recall_json.h
    review/recall_schedule.cpp review/recall_schedule.h
    review/review_book.cpp review/review_book.h
    review/review_check.h
    review/review_content.cpp review/review_content.h
    review/review_export.cpp
    review/review_figures.cpp review/review_figures.h
    review/review_loader.cpp
    review/review_reader.cpp review/review_reader.h
    review/review_rules.cpp review/review_rules.h
    review/review_state.h
    review/review_task_rules.cpp
    review/review_tasks.cpp
    review/typed_numbers.cpp review/typed_numbers.h
)
