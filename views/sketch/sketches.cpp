// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sketch/sketches.h"

#include <algorithm>
#include <array>
#include <limits>

namespace rp {

namespace {

using Kind = SketchPiece::Kind;

constexpr double endless = std::numeric_limits<double>::infinity();

/// Places in a picture as shares of its room, with a margin for what stands beside it.
class Grid
{
public:
    explicit Grid(const SketchRoom &room)
        : m_room(room)
        , m_margin(room.small ? 2.0 : 1.5 * room.line)
    {
    }

    /// @param left, top, width, height 0 … 1
    QRectF at(double left, double top, double width, double height) const
    {
        const double wide = m_room.size.width() - 2.0 * m_margin;
        const double high = m_room.size.height() - 2.0 * m_margin;
        return {m_margin + left * wide, m_margin + top * high, width * wide, height * high};
    }
    void add(Kind kind, const QRectF &place, Meaning meaning, const char *part = "", const QString &text = {},
             double letters = 1.0)
    {
        const bool isWord = kind == Kind::Text;
        if (m_room.small && isWord)
            return;
        const double width = kind == Kind::Line ? 2.5 * letters : letters;
        sketch.push_back({kind, place, meaning, QString::fromLatin1(part), m_room.small ? QString() : text,
                          Qt::AlignCenter, width});
    }

    Sketch sketch;

private:
    SketchRoom m_room;
    double m_margin;
};

/// Rows of calls and kernels as a profiler writes them down; no gap between two of them is to scale.
Sketch drawTrace(const SketchRoom &room)
{
    Grid grid(room);
    constexpr int calls = 7;
    constexpr double pitch = 0.86 / calls;
    for (int i = 0; i < calls; ++i) {
        const double left = 0.12 + i * pitch;
        grid.add(Kind::Torn, grid.at(left, 0.16, pitch * 0.45, 0.24), Meaning::Dispatch, "trace");
        grid.add(Kind::Torn, grid.at(left + pitch * 0.5, 0.5, pitch * 0.4, 0.24), Meaning::Compute, "trace");
    }
    grid.add(Kind::Text, grid.at(0.0, 0.16, 0.1, 0.24), Meaning::Neutral, "", QStringLiteral("CPU"), 1.2);
    grid.add(Kind::Text, grid.at(0.0, 0.5, 0.1, 0.24), Meaning::Neutral, "", QStringLiteral("GPU"), 1.2);
    const double first = 0.12 + pitch * 0.5;
    const double last = 0.12 + (calls - 1) * pitch + pitch * 0.9;
    grid.add(Kind::Frame, grid.at(first, 0.8, last - first, 0.1), Meaning::Neutral, "span",
             //: A picture: from the first to the last operation of a trace.
             SketchText::tr("span"));
    grid.add(Kind::Frame, grid.at(0.12 + pitch, 0.0, pitch, 0.1), Meaning::Neutral, "period");
    return grid.sketch;
}

QString traceSpoken()
{
    return SketchText::tr(
        "Picture: a row of launch calls and a row of kernels, and below them the span from the first "
        "kernel to the last. Nothing in it is to scale.");
}

/// Two graphs and what stands between them.
Sketch drawSurgery(const SketchRoom &room)
{
    Grid grid(room);
    //: A picture: what a compiler has recorded and runs as one. One word.
    const QString graph = SketchText::tr("graph");
    for (const double left : {0.08, 0.68}) {
        grid.add(Kind::Box, grid.at(left, 0.25, 0.26, 0.5), Meaning::Compute, "graph", graph, 1.2);
        grid.add(Kind::Box, grid.at(left - 0.06, 0.35, 0.04, 0.3), Meaning::Dispatch, "guard");
    }
    grid.add(Kind::Line, grid.at(0.35, 0.5, 0.26, 0.0), Meaning::Neutral);
    grid.add(Kind::Gap, grid.at(0.4, 0.32, 0.16, 0.36), Meaning::Neutral, "break", QStringLiteral("Python"),
             1.2);
    return grid.sketch;
}

QString surgerySpoken()
{
    return SketchText::tr(
        "Picture: a graph, then Python, then another graph; guards stand before each graph.");
}

/// Without numbers, and with nobody's point on it.
Sketch drawRoofline(const SketchRoom &room)
{
    Grid grid(room);
    grid.add(Kind::Line, grid.at(0.1, 0.0, 0.0, 0.88), Meaning::Neutral, "", {}, 0.6);
    grid.add(Kind::Line, grid.at(0.1, 0.88, 0.86, 0.0), Meaning::Neutral, "intensity", {}, 0.6);
    grid.add(Kind::Line, grid.at(0.12, 0.82, 0.4, -0.62), Meaning::Memory, "roof", {}, 1.6);
    grid.add(Kind::Line, grid.at(0.52, 0.2, 0.44, 0.0), Meaning::Compute, "roof", {}, 1.6);
    grid.add(Kind::Text, grid.at(0.34, 0.9, 0.4, 0.1), Meaning::Neutral, "intensity",
             SketchText::tr("operations for each byte"));
    grid.add(Kind::Text, grid.at(0.12, 0.0, 0.3, 0.1), Meaning::Neutral, "",
             SketchText::tr("operations a second"));
    grid.add(Kind::Text, grid.at(0.45, 0.45, 0.3, 0.2), Meaning::Compute, "", QStringLiteral("?"), 2.0);
    return grid.sketch;
}

QString rooflineSpoken()
{
    return SketchText::tr(
        "Picture: operations a second over operations for each byte. A roof rises and then runs "
        "level; where you stand below it is a question mark.");
}

/// What fills the memory of a device; how much of it each takes is torn off.
Sketch drawMemory(const SketchRoom &room)
{
    Grid grid(room);
    grid.add(Kind::Frame, grid.at(0.0, 0.2, 1.0, 0.6), Meaning::Neutral, "device");
    //: A picture: what of a model lies in memory. One word.
    grid.add(Kind::Torn, grid.at(0.02, 0.26, 0.22, 0.48), Meaning::Compute, "weights",
             SketchText::tr("weights"), 1.2);
    constexpr int caches = 5;
    for (int i = 0; i < caches; ++i)
        grid.add(Kind::Torn, grid.at(0.28 + i * 0.09, 0.26, 0.075, 0.48), Meaning::Memory, "cache");
    grid.add(Kind::Text, grid.at(0.28, 0.82, 0.45, 0.12), Meaning::Memory, "cache",
             //: A picture: what each conversation keeps in memory.
             SketchText::tr("a cache for each conversation"));
    grid.add(Kind::Text, grid.at(0.78, 0.26, 0.18, 0.48), Meaning::Memory, "", QStringLiteral("?"), 2.0);
    return grid.sketch;
}

QString memorySpoken()
{
    return SketchText::tr(
        "Picture: the memory of a device holds the weights and a cache for each conversation; how many "
        "fit is a question mark.");
}

Sketch drawBars(const SketchRoom &room)
{
    Grid grid(room);
    constexpr std::array<double, 3> ends{0.94, 0.8, 0.66};
    grid.add(Kind::Line, grid.at(0.0, 0.0, 0.0, 1.0), Meaning::Neutral, "", {}, 0.6);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const double top = 0.08 + 0.32 * static_cast<double>(i);
        grid.add(Kind::Box, grid.at(0.02, top, 0.5, 0.2), Meaning::Compute);
        grid.add(Kind::Torn, grid.at(0.52, top, ends.at(i) - 0.52, 0.2), Meaning::Dispatch);
    }
    return grid.sketch;
}

Sketch drawPyramid(const SketchRoom &room)
{
    Grid grid(room);
    constexpr std::array<double, 4> widths{0.28, 0.52, 0.76, 1.0};
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QRectF step =
            grid.at((1.0 - widths.at(i)) / 2.0, 0.26 * static_cast<double>(i), widths.at(i), 0.2);
        grid.add(i + 1 == widths.size() ? Kind::Box : Kind::Frame, step, Meaning::Memory);
    }
    return grid.sketch;
}

QString nothing()
{
    return {};
}

constexpr double paybackPlays_s = 1.2;
constexpr double filledAt_s = 13.0; ///< when the band of launches is full

constexpr std::array kinds{
    SketchKind{"launches", drawLaunches, endless, filledAt_s, launchesSpoken},
    SketchKind{"payback", drawPayback, paybackPlays_s, 0.0, paybackSpoken},
    SketchKind{"trace", drawTrace, 0.0, 0.0, traceSpoken},
    SketchKind{"surgery", drawSurgery, 0.0, 0.0, surgerySpoken},
    SketchKind{"roofline", drawRoofline, 0.0, 0.0, rooflineSpoken},
    SketchKind{"memory", drawMemory, 0.0, 0.0, memorySpoken},
    SketchKind{"bars", drawBars, 0.0, 0.0, nothing},
    SketchKind{"pyramid", drawPyramid, 0.0, 0.0, nothing},
};

} // namespace

const SketchKind *sketchKind(const QString &name)
{
    const auto it = std::find_if(kinds.begin(), kinds.end(), [&name](const SketchKind &kind) {
        return name == QLatin1String(kind.name);
    });
    return it == kinds.end() ? nullptr : &*it;
}

} // namespace rp
