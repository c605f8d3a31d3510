# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    evidence/capture_card.cpp
    evidence/compare_card.cpp
    evidence/evidence_page.cpp
    evidence/file_asker.cpp
    evidence/lab_page.cpp
)
