// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/surgery.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace rp {

/// What a node of an operation graph is, which decides its symbol.
enum class NodeKind : std::uint8_t
{
    Input,
    Operation,
    Branch,   ///< one of two paths is taken
    Sync,     ///< the host reads a value
    Shape,    ///< a size differs from call to call
    Call,     ///< a call that can't be captured
    Boundary, ///< compiled code is entered: its guards are checked
    Output
};

/// Which part of the pass a node stands for.
enum class NodeRole : std::uint8_t
{
    Input,
    Before,   ///< operations before the site
    PathA,    ///< operations of branch A, or for the larger shape
    PathB,    ///< operations of branch B, or for the smaller shape
    Work,     ///< operations behind a call or a read, which always run
    After,    ///< operations after the paths have met
    Site,     ///< where the cause sits
    Decision, ///< a choice that is made before the pass
    Deferred, ///< a read or call that is made after the pass
    Select,   ///< keeps the result of one of two paths
    Custom,   ///< both paths in one opaque operation
    Entry,    ///< of a compiled region
    Output
};

/// One node. A run of like operations is one node: first and last number them, from 1, within their part of
/// the site.
struct GraphNode
{
    QString id; ///< stable within a graph: "s1.before.2"
    NodeKind kind = NodeKind::Operation;
    NodeRole role = NodeRole::Before;
    int site = 0; ///< from 1; 0 outside the sites
    int first = 0;
    int last = 0;
    int region = -1; ///< index into regions; -1 runs outside compiled code
    bool breaksGraph = false;
    bool hostReads = false; ///< the host waits here for a value
    double runs = 1.0;      ///< probability that it runs in a pass
    double used = 1.0;      ///< probability that its result is needed; lower than runs: wasted work
    double kernels = 0.0;   ///< eager kernels that it stands for when it runs

    int operations() const { return first > 0 ? last - first + 1 : 0; }
    bool operator==(const GraphNode &) const = default;
};

enum class EdgePath : std::uint8_t
{
    Always,
    A,
    B
};

struct GraphEdge
{
    int from = 0; ///< index of a node
    int to = 0;
    EdgePath path = EdgePath::Always; ///< taken always, or only on one of the paths

    bool operator==(const GraphEdge &) const = default;
};

enum class RegionRole : std::uint8_t
{
    Whole,    ///< the whole pass in one graph
    Before,   ///< up to a break
    Behind,   ///< resumed behind a break
    BehindA,  ///< resumed on path A
    BehindB,  ///< resumed on path B
    VariantA, ///< the whole pass for path A
    VariantB  ///< the whole pass for path B
};

/// Operations that are compiled together.
struct GraphRegion
{
    QString id; ///< stable within a graph: "s1.behind_a"
    RegionRole role = RegionRole::Whole;
    int site = 0; ///< from 1; 0 when it spans all sites

    bool operator==(const GraphRegion &) const = default;
};

/// The operations of a pass, what leads to what, and what is compiled together. A value: no pointers into it
/// are kept. Nodes come in the order in which they can run, so every edge leads forward.
struct OperationGraph
{
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    std::vector<GraphRegion> regions;
    int sitesShown = 0; ///< how many of the pass's sites are drawn
    int sites = 0;      ///< of the pass

    bool operator==(const OperationGraph &) const = default;

    /// Nodes at which capturing stops, in order.
    std::vector<int> breaks() const;
    int indexOf(const QString &id) const; ///< -1 when there is none
};

/// Why capturing stops at a site (physics specification, section 6).
enum class BreakCause : std::uint8_t
{
    ValueBranch,    ///< an if on a tensor's values
    ItemSync,       ///< the host reads a value with .item()
    ShapeChange,    ///< a size that differs from call to call
    UnsupportedCall ///< Python that can't be captured
};

/// Whether the site has two paths of which one is needed. Otherwise the same operations follow every time.
bool hasTwoPaths(BreakCause cause);

/// Why a surgery can't be applied.
enum class Obstacle : std::uint8_t
{
    None,
    OnePath,      ///< there are no two paths to choose from
    PathByShape,  ///< the shape decides, not a value in the graph
    NotByShape,   ///< the break is not caused by a shape
    PredicateLate ///< what decides is computed during the pass
};

/// What stands in the way of a surgery for a cause. predicate_known: before the pass, for a value branch.
Obstacle obstacleFor(physics::SurgeryMethod method, BreakCause cause, bool predicate_known);

/// How much of a pass a graph draws.
struct GraphDetail
{
    int sites = 2;           ///< at most this many sites, >= 1
    int nodesPerStretch = 3; ///< a run of like operations becomes at most this many nodes, >= 1

    /// Every operation of one site as a node of its own.
    static GraphDetail everyOperation();
};

/// What a graph is built from. Counts are eager kernels of one site, >= 0.
struct GraphPlan
{
    BreakCause cause = BreakCause::ValueBranch;
    /// What is done; one that can't be applied leaves the resumable break.
    physics::SurgeryMethod method = physics::SurgeryMethod::ResumableBreak;
    physics::SurgeryScenario scenario;
};

/// The operations of a pass after a surgery, with the regions that are compiled together and the breaks that
/// are left. A break that is left compiles each path together with what follows it, so what follows is drawn
/// once for each path; without compiling it is drawn once.
OperationGraph operationGraph(const GraphPlan &plan, const GraphDetail &detail = {});

} // namespace rp
