// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/dot_graph.h"

#include <QByteArray>
#include <QHash>
#include <QLibrary>
#include <algorithm>
#include <array>
#include <clocale>
#include <cmath>
#include <gvc.h>
#include <memory>

namespace rp {

namespace {

constexpr double pointsPerInch = 72.0; // a device-independent pixel is laid out as one point
constexpr double smallestNode = 1.0;
constexpr double largestTitle = 65535.0; // of a fixed HTML table
constexpr double groupMargin = 12.0;

/// Graphviz reads and writes numbers with the C library, which follows the thread's locale.
class CNumbers
{
public:
    CNumbers()
        : m_numbers(newlocale(LC_NUMERIC_MASK, "C", nullptr))
        , m_before(m_numbers ? uselocale(m_numbers) : nullptr)
    {
    }
    ~CNumbers()
    {
        if (!m_numbers)
            return;
        uselocale(m_before);
        freelocale(m_numbers);
    }
    Q_DISABLE_COPY_MOVE(CNumbers)

private:
    locale_t m_numbers;
    locale_t m_before;
};

/// Where the package of the system has it, else among the libraries that came with the program.
QFunctionPointer dotEngine(const char *symbol)
{
    for (const QString &name : {QStringLiteral(RIDGEPOINT_GRAPHVIZ_PLUGINS "/libgvplugin_dot_layout"),
                                QStringLiteral("libgvplugin_dot_layout")}) {
        QLibrary plugin(name, 6);
        if (const QFunctionPointer found = plugin.resolve(symbol))
            return found;
    }
    return nullptr;
}

/// Graphviz with its dot engine alone. By itself it would also load Pango to measure texts, although every
/// size is given here, and would depend on a list of plugins that is written when Graphviz is installed.
class Engine
{
public:
    Engine()
    {
        constexpr const char *symbol = "gvplugin_dot_layout_LTX_library";
        if (const QFunctionPointer found = dotEngine(symbol)) {
            m_builtins[0] = {symbol, reinterpret_cast<void *>(found)};
            m_context = gvContextPlugins(m_builtins.data(), 0);
        } else {
            m_context = gvContext();
        }
        agseterr(AGERR); // warnings are for those who write graphs by hand
    }
    ~Engine()
    {
        if (m_context)
            gvFreeContext(m_context);
    }
    Q_DISABLE_COPY_MOVE(Engine)

    GVC_t *context() const { return m_context; }

private:
    std::array<lt_symlist_t, 2> m_builtins{}; // ends with an empty entry
    GVC_t *m_context = nullptr;
};

/// cgraph takes its texts as char *, and copies them.
char *own(const char *text)
{
    return const_cast<char *>(text);
}

double finite(double value, double least)
{
    return std::isfinite(value) ? std::max(value, least) : least;
}

/// Numbers things in the order they come. By itself cgraph takes addresses of their names, in whose order dot
/// then looks at subgraphs: the same graph would come out differently from one run to the next.
class Names
{
public:
    static Agiddisc_t *discipline()
    {
        static Agiddisc_t calls = {
            [](Agraph_t *, Agdisc_t *) -> void * { return std::make_unique<Names>().release(); },
            [](void *state, int type, char *name, IDTYPE *id, int create) -> long {
                return static_cast<Names *>(state)->find(type, name, id, create != 0) ? 1 : 0;
            },
            [](void *, int, IDTYPE) -> long { return 0; }, // no number is asked for by itself
            [](void *, int, IDTYPE) {},
            [](void *state, int type, IDTYPE id) -> char * {
                return static_cast<Names *>(state)->name(type, id);
            },
            [](void *state) { std::unique_ptr<Names>(static_cast<Names *>(state)).reset(); },
            [](void *, int, void *) {},
        };
        return &calls;
    }

private:
    struct Kind
    {
        QHash<QByteArray, IDTYPE> ids;
        std::vector<QByteArray> names; ///< by id
    };
    Kind &kind(int type) { return m_kinds[type == AGINEDGE ? AGEDGE : std::size_t(type)]; }
    bool find(int type, const char *name, IDTYPE *id, bool create)
    {
        Kind &known = kind(type);
        if (name)
            if (const auto found = known.ids.constFind(name); found != known.ids.cend()) {
                *id = *found;
                return true;
            }
        if (!create)
            return false;
        *id = known.names.size();
        known.names.emplace_back(name);
        if (name)
            known.ids.insert(name, *id);
        return true;
    }
    char *name(int type, IDTYPE id)
    {
        Kind &known = kind(type);
        return id < known.names.size() && !known.names[id].isNull() ? known.names[id].data() : nullptr;
    }

    std::array<Kind, 3> m_kinds; ///< graphs, nodes, edges
};

/// One graph in Graphviz' hands.
class DotGraph
{
public:
    DotGraph(const DotRequest &request, const Engine &engine)
        : m_request(request)
        , m_engine(engine)
        , m_disciplines{&AgMemDisc, Names::discipline(), &AgIoDisc}
        , m_graph(agopen(own("map"), Agdirected, &m_disciplines))
    {
        setGraphAttributes();
        addNodes();
        addGroups();
        addEdges();
        m_laidOut = gvLayout(m_engine.context(), m_graph, "dot") == 0;
    }
    ~DotGraph()
    {
        if (m_laidOut)
            gvFreeLayout(m_engine.context(), m_graph);
        agclose(m_graph);
    }
    Q_DISABLE_COPY_MOVE(DotGraph)

    GraphLayout read() const
    {
        GraphLayout layout;
        if (!m_laidOut)
            return layout;
        layout.nodes.reserve(m_nodes.size());
        for (Agnode_t *node : m_nodes)
            layout.nodes.push_back(at(ND_coord(node)));
        layout.edges.reserve(m_edges.size());
        for (std::size_t i = 0; i < m_edges.size(); ++i)
            layout.edges.push_back(read(m_edges[i], m_request.edges[i].upward));
        layout.groups.reserve(m_groups.size());
        for (Agraph_t *group : m_groups)
            layout.groups.push_back(group ? box(GD_bb(group)) : QRectF());
        layout.size = box(GD_bb(m_graph)).size();
        return layout;
    }

private:
    void set(void *object, const char *name, const QByteArray &value) const
    {
        agsafeset(object, own(name), own(value.constData()), own(""));
    }
    void set(void *object, const char *name, double pixels, double per) const
    {
        set(object, name, QByteArray::number(pixels / per, 'f', 4));
    }
    /// An HTML table is the one label that is as large as it is told to be.
    void setRoom(void *object, const QSizeF &room)
    {
        const auto side = [](double pixels) {
            return QByteArray::number(int(std::ceil(std::clamp(pixels, 1.0, largestTitle))));
        };
        const QByteArray table = "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"0\" "
                                 "FIXEDSIZE=\"TRUE\" WIDTH=\"" +
                                 side(room.width()) + "\" HEIGHT=\"" + side(room.height()) +
                                 "\"><TR><TD></TD></TR></TABLE>";
        char *label = agstrdup_html(m_graph, own(table.constData()));
        agsafeset(object, own("label"), label, own(""));
        agstrfree(m_graph, label);
    }

    void setGraphAttributes() const
    {
        using Direction = LayoutRequest::Direction;
        const Direction direction = m_request.direction;
        set(m_graph, "rankdir",
            direction == Direction::Down    ? "TB"
            : direction == Direction::Right ? "LR"
                                            : "RL");
        set(m_graph, "nodesep", finite(m_request.nodeGap, 1.0), pointsPerInch);
        set(m_graph, "ranksep", finite(m_request.rankGap, 1.0), pointsPerInch);
        agattr(m_graph, AGRAPH, own("label"), own(""));
        agattr(m_graph, AGNODE, own("label"), own(""));
        agattr(m_graph, AGNODE, own("shape"), own("box"));
        agattr(m_graph, AGNODE, own("fixedsize"), own("true"));
        agattr(m_graph, AGEDGE, own("arrowsize"), own("0.8"));
    }
    void addNodes()
    {
        m_nodes.reserve(m_request.nodes.size());
        for (std::size_t i = 0; i < m_request.nodes.size(); ++i) {
            Agnode_t *node = agnode(m_graph, own(QByteArray::number(qulonglong(i)).constData()), 1);
            set(node, "width", finite(m_request.nodes[i].width(), smallestNode), pointsPerInch);
            set(node, "height", finite(m_request.nodes[i].height(), smallestNode), pointsPerInch);
            m_nodes.push_back(node);
        }
    }
    void addGroups()
    {
        m_groups.reserve(m_request.groups.size());
        for (std::size_t i = 0; i < m_request.groups.size(); ++i) {
            if (m_request.groups[i].empty()) {
                m_groups.push_back(nullptr);
                continue;
            }
            Agraph_t *group =
                agsubg(m_graph, own(("cluster" + QByteArray::number(qulonglong(i))).constData()), 1);
            for (const int member : m_request.groups[i])
                agsubnode(group, m_nodes[std::size_t(member)], 1);
            dressGroup(group, i);
            m_groups.push_back(group);
        }
    }
    void dressGroup(Agraph_t *group, std::size_t index)
    {
        set(group, "margin", groupMargin, 1.0);
        if (index < m_request.groupTitles.size() && !m_request.groupTitles[index].isEmpty())
            setRoom(group, m_request.groupTitles[index]);
    }
    void addEdges()
    {
        m_edges.reserve(m_request.edges.size());
        for (std::size_t i = 0; i < m_request.edges.size(); ++i) {
            const DotRequest::Edge &wanted = m_request.edges[i];
            Agedge_t *edge = agedge(m_graph, m_nodes[std::size_t(wanted.upward ? wanted.to : wanted.from)],
                                    m_nodes[std::size_t(wanted.upward ? wanted.from : wanted.to)],
                                    own(QByteArray::number(qulonglong(i)).constData()), 1);
            set(edge, "minlen", QByteArray::number(wanted.ranks));
            if (wanted.upward)
                set(edge, "dir", wanted.arrow ? "back" : "none");
            else if (!wanted.arrow)
                set(edge, "arrowhead", "none");
            m_edges.push_back(edge);
        }
    }

    /// Graphviz' y grows upwards.
    QPointF at(const pointf &p) const
    {
        const boxf bounds = GD_bb(m_graph);
        return {p.x - bounds.LL.x, bounds.UR.y - p.y};
    }
    QRectF box(const boxf &b) const { return QRectF(at({b.LL.x, b.UR.y}), at({b.UR.x, b.LL.y})); }
    GraphLayout::Edge read(Agedge_t *edge, bool upward) const
    {
        GraphLayout::Edge found;
        if (const splines *drawn = ED_spl(edge); drawn && drawn->size > 0) {
            const bezier &piece = drawn->list[0];
            found.bezier.reserve(std::size_t(piece.size));
            for (int i = 0; i < piece.size; ++i)
                found.bezier.push_back(at(piece.list[i]));
            found.tip = piece.eflag ? at(piece.ep) : found.bezier.back();
            if (upward) { // Graphviz had it from its end to its beginning
                std::reverse(found.bezier.begin(), found.bezier.end());
                found.tip = piece.sflag ? at(piece.sp) : found.bezier.back();
            }
        }
        return found;
    }

    const DotRequest &m_request;
    const Engine &m_engine;
    Agdisc_t m_disciplines;
    Agraph_t *m_graph;
    std::vector<Agnode_t *> m_nodes;
    std::vector<Agraph_t *> m_groups; ///< null for a group without nodes
    std::vector<Agedge_t *> m_edges;
    bool m_laidOut = false;
};

} // namespace

GraphLayout runDot(const DotRequest &request)
{
    const CNumbers numbers;
    const Engine engine;
    return engine.context() ? DotGraph(request, engine).read() : GraphLayout();
}

} // namespace rp
