# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_graph_layout SOURCES views/test_graph_layout.cpp LIBS rp_views)
rp_add_test(test_map_walk SOURCES views/test_map_walk.cpp LIBS rp_views)
rp_add_test(test_graph_map SOURCES views/test_graph_map.cpp LIBS rp_views)
rp_add_test(test_map_looks SOURCES views/test_map_looks.cpp LIBS rp_views)
