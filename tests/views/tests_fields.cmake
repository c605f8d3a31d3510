# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_text_fields SOURCES views/test_text_fields.cpp LIBS rp_views)
