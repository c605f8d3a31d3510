# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_fusion_view SOURCES views/test_fusion_view.cpp LIBS rp_views)
