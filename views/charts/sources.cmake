# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    charts/axis_foot.cpp
    charts/axis_scale.cpp
    charts/bar_canvas.cpp
    charts/bar_layout.cpp
    charts/bar_scene.cpp
    charts/canvas_text.cpp
    charts/chart_accessible.cpp
    charts/chart_canvas.cpp
    charts/chart_content.cpp
    charts/chart_export.cpp
    charts/chart_plot.cpp
    charts/chart_plot.h
    charts/chart_theme.cpp
    charts/chart_walk.cpp
    charts/chart_widget.cpp
    charts/chart_widget.h
    charts/chart_widget_menu.cpp
    charts/grouped_bar_chart.cpp
    charts/grouped_bar_chart.h
    charts/launch_timeline_chart.cpp
    charts/launch_timeline_chart.h
    charts/launch_timeline_spans.cpp
    charts/meter_canvas.cpp
    charts/time_view.cpp
    charts/timeline_canvas.cpp
    charts/timeline_layout.cpp
    charts/utilization_meter.cpp
    charts/utilization_meter.h
    charts/value_axis.cpp
    charts/waterfall_chart.cpp
    charts/waterfall_chart.h
)
