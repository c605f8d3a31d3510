# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    home/course_map.cpp
    home/course_overview.cpp
    home/course_track.cpp
    home/home_page.cpp
    home/lab_card.cpp
    home/progress_steps.cpp
    home/review_card.cpp
)
