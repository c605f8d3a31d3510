# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_models PRIVATE
    graph/graph_builder.cpp
    graph/graph_builder.h
    graph/graph_words.cpp
    graph/graph_words.h
    graph/operation_graph.cpp
    graph/operation_graph.h
)
