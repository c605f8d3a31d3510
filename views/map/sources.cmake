# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Graphviz stays behind views/map/: nothing else may include it.
find_package(PkgConfig REQUIRED)
pkg_check_modules(Graphviz REQUIRED IMPORTED_TARGET GLOBAL libgvc>=2.42 libcgraph>=2.42)
pkg_get_variable(graphviz_libdir libgvc libdir)
target_link_libraries(rp_views PRIVATE PkgConfig::Graphviz)
set_source_files_properties(${CMAKE_CURRENT_SOURCE_DIR}/map/dot_graph.cpp PROPERTIES COMPILE_DEFINITIONS
                            "RIDGEPOINT_GRAPHVIZ_PLUGINS=\"${graphviz_libdir}/graphviz\"")
target_sources(rp_views PRIVATE
    map/dot_graph.cpp
    map/graph_layout.cpp
    map/graph_map.cpp
    map/graph_map.h
    map/graph_map_menu.cpp
    map/map_accessible.cpp
    map/map_drawing.cpp
    map/map_legend.cpp
    map/map_legend.h
    map/map_paint.cpp
    map/map_picture.cpp
    map/map_plot.cpp
    map/map_plot.h
    map/map_plot_input.cpp
    map/map_symbols.cpp
    map/map_text.cpp
    map/map_view.cpp
    map/map_walk.cpp
    map/operation_map.cpp
)
