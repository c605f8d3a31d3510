# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(app_review SOURCES app/test_review.cpp app/lab_fixture.cpp LIBS rp_app)
