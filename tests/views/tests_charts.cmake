# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
rp_add_test(test_chart_looks SOURCES views/test_chart_looks.cpp LIBS rp_views)
rp_add_test(test_chart_geometry SOURCES views/test_chart_geometry.cpp LIBS rp_views)
rp_add_test(test_chart_widget SOURCES views/test_chart_widget.cpp LIBS rp_views)
rp_add_test(test_chart_export SOURCES views/test_chart_export.cpp LIBS rp_views)
rp_add_test(test_utilization_meter SOURCES views/test_utilization_meter.cpp LIBS rp_views)
rp_add_test(test_launch_timeline_chart SOURCES views/test_launch_timeline_chart.cpp LIBS rp_views)
rp_add_test(test_line_geometry SOURCES views/test_line_geometry.cpp LIBS rp_views)
rp_add_test(test_axis_scale SOURCES views/test_axis_scale.cpp LIBS rp_views)
rp_add_test(test_line_chart SOURCES views/test_line_chart.cpp LIBS rp_views)
rp_add_test(test_line_looks SOURCES views/test_line_looks.cpp LIBS rp_views)
rp_add_test(test_bars_and_scale SOURCES views/test_bars_and_scale.cpp LIBS rp_views)
