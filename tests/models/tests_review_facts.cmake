# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What the review says, held against the models.
foreach(facts test_review_facts test_review_model_facts)
    rp_add_test(${facts} SOURCES models/${facts}.cpp models/review_fixture.cpp LIBS rp_models)
endforeach()
