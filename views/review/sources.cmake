# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    review/link_button.cpp
    review/review_section.cpp
    review/review_tab.cpp
)
