# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_file_limits SOURCES models/test_file_limits.cpp LIBS rp_models)
