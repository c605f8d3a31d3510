# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_controllers PRIVATE
    challenge_judge.cpp challenge_judge.h
    evidence_controller.cpp evidence_controller.h
    review_controller.cpp review_controller.h
    settings_controller.cpp settings_controller.h
    wizard_challenges.cpp
    wizard_controller.cpp wizard_controller.h
    wizard_instruments.cpp
    wizard_taken.cpp
    wizard_texts.cpp wizard_texts.h
)
