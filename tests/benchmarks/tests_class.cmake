# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Not a test: makes the hand-ins that `ridgepoint class` and `grade` are measured with, see benchmarks/README.md.
add_executable(make_handins EXCLUDE_FROM_ALL benchmarks/make_handins.cpp)
rp_test_target(make_handins LIBS rp_fixtures_models)
