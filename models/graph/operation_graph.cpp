// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/operation_graph.h"

#include <algorithm>
#include <limits>

namespace rp {

namespace {

using physics::SurgeryMethod;

/// An end of the graph built so far: a node, and the path on which it goes on.
struct Tail
{
    int node = 0;
    EdgePath path = EdgePath::Always;
};
using Tails = std::vector<Tail>;

/// A run of like operations.
struct Stretch
{
    NodeRole role = NodeRole::Before;
    const char *name = "";
    std::int64_t operations = 0;
    double runs = 1.0;
    double used = 1.0;
};

class Builder
{
public:
    Builder(const GraphPlan &plan, const GraphDetail &detail)
        : m_plan(plan)
        , m_detail(detail)
    {
        m_graph.sites = int(plan.scenario.sites);
        m_graph.sitesShown = int(std::min<std::int64_t>(plan.scenario.sites, std::max(1, detail.sites)));
    }

    OperationGraph build()
    {
        GraphNode input = made(QStringLiteral("input"), NodeKind::Input, NodeRole::Input);
        const Tails start = {{add(input, {})}};
        Tails ends;
        switch (m_plan.method) {
        case SurgeryMethod::WholeFrameEager:
            ends = inTurn(start, [this](int site, const Tails &from) { return eagerSite(site, from); });
            break;
        case SurgeryMethod::ResumableBreak:
            ends = inTurn(start, [this](int site, const Tails &from) { return brokenSite(site, from); });
            break;
        case SurgeryMethod::Hoist:
            ends = hasTwoPaths(m_plan.cause) ? variants(start) : deferred(start);
            break;
        default:
            ends = oneRegion(start);
            break;
        }
        const int output = add(made(QStringLiteral("output"), NodeKind::Output, NodeRole::Output), ends);
        if (m_plan.method == SurgeryMethod::Hoist && !hasTwoPaths(m_plan.cause))
            appendDeferred(output);
        return std::move(m_graph);
    }

private:
    static GraphNode made(const QString &id, NodeKind kind, NodeRole role)
    {
        GraphNode node;
        node.id = id;
        node.kind = kind;
        node.role = role;
        return node;
    }
    QString idOf(const char *name) const
    {
        const QString prefix = m_variant.isEmpty() ? QString() : m_variant + u'.';
        if (m_site == 0)
            return prefix + QString::fromLatin1(name);
        return QStringLiteral("%1s%2.%3").arg(prefix).arg(m_site).arg(QLatin1String(name));
    }
    int add(GraphNode node, const Tails &from)
    {
        node.site = m_site;
        m_graph.nodes.push_back(std::move(node));
        const int index = int(m_graph.nodes.size()) - 1;
        for (const Tail &tail : from)
            m_graph.edges.push_back({tail.node, index, tail.path});
        return index;
    }
    /// Opens a region; what is added next belongs to it, its entry first.
    Tails enter(RegionRole role, const char *name, double runs, const Tails &from)
    {
        m_region = int(m_graph.regions.size());
        m_graph.regions.push_back({idOf(name), role, m_site});
        GraphNode entry = made(idOf(name) + QStringLiteral(".entry"), NodeKind::Boundary, NodeRole::Entry);
        entry.region = m_region;
        entry.runs = entry.used = runs;
        return {{add(entry, from)}};
    }
    void leave() { m_region = -1; }

    /// Operations as nodes; the tails pass through where there are none.
    Tails run(const Stretch &stretch, Tails from)
    {
        if (stretch.operations <= 0)
            return from;
        const auto count = std::min<std::int64_t>(stretch.operations, std::max(1, m_detail.nodesPerStretch));
        for (std::int64_t i = 0; i < count; ++i) {
            GraphNode node = made(QStringLiteral("%1.%2").arg(idOf(stretch.name)).arg(i + 1),
                                  NodeKind::Operation, stretch.role);
            node.first = int(stretch.operations * i / count) + 1;
            node.last = int(stretch.operations * (i + 1) / count);
            node.region = m_region;
            node.runs = stretch.runs;
            node.used = stretch.used;
            node.kernels = double(node.operations());
            from = {{add(node, from)}};
        }
        return from;
    }
    Tails before(const Tails &from, double share = 1.0)
    {
        return run({NodeRole::Before, "before", m_plan.scenario.kernels_before, share, share}, from);
    }
    Tails after(const Tails &from, double share = 1.0, const char *name = "after")
    {
        return run({NodeRole::After, name, m_plan.scenario.kernels_after, share, share}, from);
    }
    Tails pathA(const Tails &from, double runs, double used)
    {
        return run({NodeRole::PathA, "path_a", m_plan.scenario.kernels_a, runs, used}, from);
    }
    Tails pathB(const Tails &from, double runs, double used)
    {
        return run({NodeRole::PathB, "path_b", m_plan.scenario.kernels_b, runs, used}, from);
    }
    Tails work(const Tails &from) { return run({NodeRole::Work, "work", m_plan.scenario.kernels_a}, from); }

    NodeKind siteKind() const
    {
        switch (m_plan.cause) {
        case BreakCause::ItemSync:
            return NodeKind::Sync;
        case BreakCause::ShapeChange:
            return NodeKind::Shape;
        case BreakCause::UnsupportedCall:
            return NodeKind::Call;
        case BreakCause::ValueBranch:
            break;
        }
        return NodeKind::Branch;
    }
    /// The node at which the cause sits.
    int site(const Tails &from, bool breaksGraph)
    {
        GraphNode node = made(idOf("site"), siteKind(), NodeRole::Site);
        node.region = breaksGraph ? -1 : m_region;
        node.breaksGraph = breaksGraph;
        node.hostReads = m_plan.cause == BreakCause::ValueBranch || m_plan.cause == BreakCause::ItemSync;
        return add(node, from);
    }
    static Tails both(Tails a, const Tails &b)
    {
        a.insert(a.end(), b.begin(), b.end());
        return a;
    }

    template<typename Site>
    Tails inTurn(Tails from, Site oneSite)
    {
        for (int i = 1; i <= m_graph.sitesShown; ++i) {
            m_site = i;
            from = oneSite(i, from);
        }
        m_site = 0;
        return from;
    }

    /// Two paths behind a node that decides, taken with their probabilities.
    Tails taken(int decides)
    {
        const Tails a = pathA({{decides, EdgePath::A}}, m_p, m_p);
        const Tails b = pathB({{decides, EdgePath::B}}, 1.0 - m_p, 1.0 - m_p);
        return both(a, b);
    }

    Tails eagerSite(int, const Tails &from)
    {
        const int cause = site(before(from), true);
        return after(hasTwoPaths(m_plan.cause) ? taken(cause) : work({{cause}}));
    }

    Tails brokenSite(int, const Tails &from)
    {
        Tails tails = before(enter(RegionRole::Before, "region_before", 1.0, from));
        leave();
        const int cause = site(tails, true);
        if (!hasTwoPaths(m_plan.cause)) {
            tails = after(work(enter(RegionRole::Behind, "region_behind", 1.0, {{cause}})));
            leave();
            return tails;
        }
        const Tails a =
            after(pathA(enter(RegionRole::BehindA, "region_a", m_p, {{cause, EdgePath::A}}), m_p, m_p), m_p,
                  "after_a");
        leave();
        const double q = 1.0 - m_p;
        const Tails b = after(pathB(enter(RegionRole::BehindB, "region_b", q, {{cause, EdgePath::B}}), q, q),
                              q, "after_b");
        leave();
        return both(a, b);
    }

    /// Every site in one region, mended in place.
    Tails oneRegion(const Tails &from)
    {
        const Tails entered = enter(RegionRole::Whole, "region", 1.0, from);
        Tails ends = inTurn(entered, [this](int, const Tails &tails) { return mendedSite(tails); });
        leave();
        return ends;
    }
    Tails mendedSite(const Tails &from)
    {
        const Tails tails = before(from);
        if (m_plan.method == SurgeryMethod::Mask) {
            // One after the other: the order in which arguments are evaluated would decide which comes first.
            const Tails a = pathA(tails, 1.0, m_p);
            const Tails b = pathB(tails, 1.0, 1.0 - m_p);
            return after({{select(both(a, b))}});
        }
        if (m_plan.method == SurgeryMethod::CustomOp)
            return after({{custom(tails)}});
        return after(taken(site(tails, false)));
    }
    int select(const Tails &from)
    {
        GraphNode node = made(idOf("select"), NodeKind::Operation, NodeRole::Select);
        node.region = m_region;
        node.first = node.last = 1;
        node.kernels = 1.0;
        return add(node, from);
    }
    int custom(const Tails &from)
    {
        GraphNode node = made(idOf("custom"), NodeKind::Operation, NodeRole::Custom);
        node.region = m_region;
        const physics::SurgeryScenario &s = m_plan.scenario;
        node.kernels = m_p * double(s.kernels_a) + (1.0 - m_p) * double(s.kernels_b);
        return add(node, from);
    }

    /// The choice is made first; each path has a graph of the whole pass.
    Tails variants(const Tails &from)
    {
        const NodeKind kind = m_plan.cause == BreakCause::ShapeChange ? NodeKind::Shape : NodeKind::Branch;
        const int decision = add(made(QStringLiteral("decision"), kind, NodeRole::Decision), from);
        const Tails a = variant(RegionRole::VariantA, {{decision, EdgePath::A}});
        const Tails b = variant(RegionRole::VariantB, {{decision, EdgePath::B}});
        return both(a, b);
    }
    Tails variant(RegionRole role, const Tails &from)
    {
        const bool isA = role == RegionRole::VariantA;
        const double share = isA ? m_p : 1.0 - m_p;
        m_variant = isA ? QStringLiteral("a") : QStringLiteral("b");
        const Tails entered = enter(role, "region", share, from);
        Tails ends = inTurn(entered, [&](int, const Tails &tails) {
            const Tails reached = before(tails, share);
            return after(isA ? pathA(reached, share, share) : pathB(reached, share, share), share);
        });
        leave();
        m_variant.clear();
        return ends;
    }

    /// One graph for the whole pass; the reads or calls come after it.
    Tails deferred(const Tails &from)
    {
        const Tails entered = enter(RegionRole::Whole, "region", 1.0, from);
        Tails ends = inTurn(entered, [this](int, const Tails &tails) { return after(work(before(tails))); });
        leave();
        return ends;
    }
    void appendDeferred(int output)
    {
        GraphNode node = made(QStringLiteral("deferred"), siteKind(), NodeRole::Deferred);
        node.hostReads = m_plan.cause == BreakCause::ItemSync;
        add(node, {{output}});
    }

    const GraphPlan &m_plan;
    const GraphDetail &m_detail;
    const double m_p = m_plan.scenario.probability_a;
    OperationGraph m_graph;
    int m_region = -1;
    int m_site = 0;
    QString m_variant; ///< prefix of ids while a variant is built
};

} // namespace

std::vector<int> OperationGraph::breaks() const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].breaksGraph)
            found.push_back(int(i));
    }
    return found;
}

int OperationGraph::indexOf(const QString &id) const
{
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].id == id)
            return int(i);
    }
    return -1;
}

bool hasTwoPaths(BreakCause cause)
{
    return cause == BreakCause::ValueBranch || cause == BreakCause::ShapeChange;
}

Obstacle obstacleFor(SurgeryMethod method, BreakCause cause, bool predicate_known)
{
    switch (method) {
    case SurgeryMethod::Mask:
    case SurgeryMethod::Conditional:
        if (cause == BreakCause::ShapeChange)
            return Obstacle::PathByShape;
        return hasTwoPaths(cause) ? Obstacle::None : Obstacle::OnePath;
    case SurgeryMethod::SymbolicShape:
        return cause == BreakCause::ShapeChange ? Obstacle::None : Obstacle::NotByShape;
    case SurgeryMethod::Hoist:
        return cause == BreakCause::ValueBranch && !predicate_known ? Obstacle::PredicateLate
                                                                    : Obstacle::None;
    case SurgeryMethod::WholeFrameEager:
    case SurgeryMethod::ResumableBreak:
    case SurgeryMethod::CustomOp:
        break;
    }
    return Obstacle::None;
}

GraphDetail GraphDetail::everyOperation()
{
    return {1, std::numeric_limits<int>::max()};
}

OperationGraph operationGraph(const GraphPlan &plan, const GraphDetail &detail)
{
    GraphPlan applied = plan;
    if (obstacleFor(plan.method, plan.cause, plan.scenario.predicate_known) != Obstacle::None)
        applied.method = SurgeryMethod::ResumableBreak;
    return Builder(applied, detail).build();
}

} // namespace rp
