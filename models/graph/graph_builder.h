// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/operation_graph.h"

#include "models/physics/surgery.h"

#include <optional>

namespace rp {

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
