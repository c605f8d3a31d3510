// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

namespace rp {

/// The outline of a map's node: what it is can be told without its colour.
enum class MapSymbol : std::uint8_t
{
    Box,       ///< an operation, a concept
    Diamond,   ///< a choice
    Octagon,   ///< a break: "stop"
    Hourglass, ///< somebody waits here
    Slanted,   ///< a size that changes
    Call,      ///< a box with double sides
    Gate,      ///< an entry that is checked
    Pill       ///< begin and end
};

/// A graph with its texts in the current language, as a GraphMap draws and speaks it. A value.
struct MapGraph
{
    struct Node
    {
        QString id; ///< stable, so that the place is kept when the graph changes
        QString label;
        QString kind;        ///< the word for the symbol: "graph break"; may be empty
        QString note = {};   ///< drawn below the label: "needed in 30 % of the passes"; may be empty
        QString description; ///< everything there is to say, where it is among the others included
        MapSymbol symbol = MapSymbol::Box;
        int region = -1;    ///< index into regions; -1: in none
        bool alarm = false; ///< drawn in the failure colour, with its kind as a word
        bool faint = false; ///< drawn dashed: may not run, or its result is not needed
        bool operator==(const Node &) const = default;
    };
    struct Edge
    {
        int from = 0;
        int to = 0;
        QString label; ///< may be empty
        /// Drawn through although it has a label: one that is a verb and no condition.
        bool solid = false;
        /// Leads back to a node that stands above: layout keeps the reading order of the nodes.
        bool upward = false;
        bool operator==(const Edge &) const = default;
    };
    struct Region
    {
        QString id;
        QString label; ///< "Region 2 of 3, behind the break"
        bool operator==(const Region &) const = default;
    };
    /// A way through the map that is drawn stronger, numbered, and can be walked.
    struct Path
    {
        QString title;
        std::vector<int> nodes; ///< in its order, each once; edges between neighbours belong to it
        bool operator==(const Path &) const = default;
    };
    std::vector<Node> nodes; ///< in reading order
    std::vector<Edge> edges;
    std::vector<Region> regions;
    QString summary; ///< takeaway: one sentence
    Path path = {};  ///< without nodes: none
    // Texts are broken at about this many characters.
    int nodeChars = 21;
    int edgeChars = 16;
    double nodeGap = 3.0; ///< least distance of neighbours of a rank, in heights of the letter x
    QString regionLegend =
        {}; ///< what a region's outline means: "compiled together"; empty: not in the legend
    QString faintLegend = {}; ///< what a dashed node means: "runs on one path only"; empty: not in the legend

    bool operator==(const MapGraph &) const = default;
};

} // namespace rp
