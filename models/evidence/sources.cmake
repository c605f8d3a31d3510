# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    evidence/capture.cpp evidence/capture.h
    evidence/capture_comparison.cpp evidence/capture_comparison.h
    evidence/capture_json.cpp
    evidence/capture_scene.cpp evidence/capture_scene.h
    evidence/capture_text.cpp evidence/capture_text.h
    evidence/evidence_book.cpp evidence/evidence_book.h
)
