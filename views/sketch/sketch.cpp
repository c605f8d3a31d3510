// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sketch/sketch.h"

#include "models/instruments/whole_path/whole_path_model.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

/// What stands in the pictures.
class SketchText
{
    Q_DECLARE_TR_FUNCTIONS(rp::SketchText)
};

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

/// The way of a request, down to the device and back. No length in it tells anything.
Sketch drawPath(const SketchRoom &room)
{
    struct Stop
    {
        Meaning meaning;
        const char *part;
        double top;
    };
    constexpr std::array<Stop, 5> stops{{{Meaning::Neutral, "path", 0.05},
                                         {Meaning::Memory, "transfer", 0.25},
                                         {Meaning::Dispatch, "path", 0.05},
                                         {Meaning::Compute, "path", 0.45},
                                         {Meaning::Good, "transfer", 0.25}}};
    Grid grid(room);
    constexpr double pitch = 1.0 / double(stops.size());
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const double left = double(i) * pitch;
        grid.add(Kind::Torn, grid.at(left + 0.01, stops[i].top, pitch - 0.03, 0.24), stops[i].meaning,
                 stops[i].part);
        grid.add(Kind::Text, grid.at(left, stops[i].top + 0.25, pitch, 0.12), Meaning::Neutral, stops[i].part,
                 WholePathText::tr(pathPartNames[i]));
    }
    grid.add(Kind::Frame, grid.at(0.01, 0.88, 0.97, 0.1), Meaning::Neutral, "path");
    return grid.sketch;
}

QString pathSpoken()
{
    return SketchText::tr("Picture: host, transfer, launching, kernels and read-back, one after another. "
                          "Nothing in it is to scale.");
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

constexpr double kernels = 1000.0;
constexpr double roundSeconds = 1.4; ///< that a launch and its kernel take on the screen
constexpr double pitchLines = 7.6;   ///< width of a round, in heights of a line
constexpr double filled = 0.9;       ///< of its slot
constexpr double gapHigh = 0.56;     ///< of a chip
constexpr double leastPitch = 90.0;

/// Lanes and slots: equal ones, because lengths to scale would be the answer.
struct Lanes
{
    explicit Lanes(const SketchRoom &room)
        : line(room.line)
        , left(room.small ? 0.0 : 4.5 * room.line)
        , head(room.size.width() - (room.small ? 0.0 : 11.0 * room.line))
        , pitch(std::max(leastPitch, pitchLines * room.line))
        , high((room.size.height() - 5.3 * room.line) / 2.0)
        , top(2.0 * room.line)
        , rounds(std::min(room.seconds / roundSeconds, kernels))
    {
    }

    double line;
    double left;
    double head; ///< where the playhead stands
    double pitch;
    double high;
    double top;
    double rounds; ///< that have passed

    double xOf(double round) const { return head - (rounds - round) * pitch; }
    double topOf(bool gpu) const { return gpu ? top + high + 0.6 * line : top; }
    double bottom() const { return topOf(true) + high; }
    /// Of half a round; empty where nothing of it is in view.
    QRectF slot(double from, bool gpu) const
    {
        const double begin = std::max(left, xOf(from));
        const double end = std::min(head, xOf(from) + pitch / 2.0 * filled);
        return end - begin < 2.0 ? QRectF() : QRectF(begin, topOf(gpu), end - begin, high);
    }
};

void addChip(Sketch &sketch, const Lanes &lanes, double from, bool gpu)
{
    const QRectF chip = lanes.slot(from, gpu);
    if (chip.isNull())
        return;
    sketch.push_back({SketchPiece::Kind::Torn,
                      chip,
                      gpu ? Meaning::Compute : Meaning::Dispatch,
                      gpu ? QStringLiteral("kernel") : QStringLiteral("launch"),
                      {}});
    QRectF gap = lanes.slot(from, !gpu);
    const double in = gap.height() * (1.0 - gapHigh) / 2.0;
    sketch.push_back({SketchPiece::Kind::Gap,
                      gap.adjusted(1.0, in, -1.0, -in),
                      Meaning::Neutral,
                      QStringLiteral("wait"),
                      {}});
    // What ends here begins something on the other side.
    const double end = lanes.xOf(from) + lanes.pitch / 2.0;
    if (end < lanes.left || end > lanes.head)
        return;
    const double half = lanes.high / 2.0;
    const QRectF down(end - 0.04 * lanes.pitch, lanes.topOf(false) + half, 0.0,
                      lanes.topOf(true) - lanes.topOf(false));
    sketch.push_back({SketchPiece::Kind::Line, down, Meaning::Neutral, {}, {}});
}

void addWord(Sketch &sketch, const QRectF &place, const QString &text, Meaning meaning,
             const QString &part = {}, Qt::Alignment align = Qt::AlignCenter, double letters = 1.0)
{
    sketch.push_back({SketchPiece::Kind::Text, place, meaning, part, text, align, letters});
}

/// Above and below the middle of the band, where the words move with what they name.
void addNames(Sketch &sketch, const Lanes &lanes)
{
    const double round = std::floor(lanes.rounds - (lanes.head - lanes.left) / lanes.pitch * 0.45);
    const auto slot = [&](double from, double y) {
        return QRectF(lanes.xOf(from), y, lanes.pitch / 2.0 * filled, lanes.line);
    };
    const double above = lanes.top - 1.3 * lanes.line;
    const double below = lanes.bottom() + 0.3 * lanes.line;
    //: A picture: the CPU starts a kernel. One word.
    addWord(sketch, slot(round, above), SketchText::tr("launch"), Meaning::Dispatch,
            QStringLiteral("launch"));
    //: A picture: the CPU or the GPU has nothing to do. One word.
    const QString wait = SketchText::tr("wait");
    addWord(sketch, slot(round + 0.5, above), wait, Meaning::Neutral, QStringLiteral("wait"));
    addWord(sketch, slot(round, below), wait, Meaning::Neutral, QStringLiteral("wait"));
    //: A picture: the GPU works. One word.
    addWord(sketch, slot(round + 0.5, below), SketchText::tr("kernel"), Meaning::Compute,
            QStringLiteral("kernel"));
}

void addSide(Sketch &sketch, const Lanes &lanes, double width)
{
    const double x = lanes.head + lanes.line;
    const double room = width - x;
    const Format format;
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
    const double line = lanes.line;
    const double high = 1.2 * line;
    //: Beside a picture of a pass: the number of the kernel that runs stands below it.
    addWord(sketch, {x, lanes.top, room, high}, SketchText::tr("kernel"), Meaning::Neutral, {}, left);
    //: Beside a picture of a pass: the number of the kernel that runs, of all of them.
    const QString counted =
        SketchText::tr("%1 of %2").arg(format.count(std::floor(lanes.rounds)), format.count(kernels));
    addWord(sketch, {x, lanes.top + 1.1 * line, room, high}, counted, Meaning::Neutral, {}, left, 1.2);
    const double second = lanes.topOf(true);
    //: Beside a picture of a pass; below it stands a question mark in place of a share.
    addWord(sketch, {x, second, room, high}, SketchText::tr("arithmetic so far"), Meaning::Neutral, {}, left);
    addWord(sketch, {x, second + 1.2 * line, room, 1.8 * line}, QStringLiteral("?"), Meaning::Compute, {},
            left, 1.8);
}

/// Launch, wait, kernel, again and again, entering at the playhead and leaving where time has gone.
Sketch drawLaunches(const SketchRoom &room)
{
    const Lanes lanes(room);
    Sketch sketch;
    const double first = std::floor(lanes.rounds - (lanes.head - lanes.left) / lanes.pitch) - 1.0;
    for (double round = std::max(0.0, first); round < lanes.rounds; round += 1.0) {
        addChip(sketch, lanes, round, false);
        addChip(sketch, lanes, round + 0.5, true);
    }
    const double x = lanes.head;
    sketch.push_back({SketchPiece::Kind::Line,
                      {x, lanes.top - 1.2 * room.line, 0.0, lanes.bottom() - lanes.top + 1.6 * room.line},
                      Meaning::Neutral,
                      {},
                      {},
                      {},
                      2.0});
    const double chip = 0.35 * room.line;
    sketch.push_back({SketchPiece::Kind::Line,
                      {x - chip, lanes.top - 1.2 * room.line, 2.0 * chip, 0.0},
                      Meaning::Neutral,
                      {},
                      {},
                      {},
                      5.0});
    addNames(sketch, lanes);
    addSide(sketch, lanes, room.size.width());
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
    for (const bool gpu : {false, true})
        addWord(sketch, {0.0, lanes.topOf(gpu), lanes.left, lanes.high},
                gpu ? QStringLiteral("GPU") : QStringLiteral("CPU"), Meaning::Neutral, {}, left, 1.2);
    //: Below a picture whose pieces are of one length on purpose.
    addWord(sketch, {lanes.left, lanes.bottom() + 1.4 * room.line, 20.0 * room.line, 1.2 * room.line},
            SketchText::tr("drawn in order, not to length"), Meaning::Neutral, {}, left);
    return sketch;
}

QString launchesSpoken()
{
    //: Screen reader: what a picture shows that moves. It does not say how long anything takes.
    return SketchText::tr(
        "Picture: the CPU launches a kernel; the GPU runs it while the CPU waits; then the CPU "
        "launches the next one while the GPU waits, and so on. It is drawn in order and not to "
        "length.");
}

// What the message of the act says. The picture ends long before one has caught up with the other.
constexpr double perSecond[] = {1450.0, 2150.0};
constexpr double compile_s = 30.0;
constexpr double until_s = 38.0;
constexpr double axis_s = 60.0;
constexpr double plays_s = 1.2;
constexpr double rounding = 100.0;
constexpr double usPerSecond = 1e6;

struct Rows
{
    explicit Rows(const SketchRoom &room)
        : line(room.line)
        , left(8.0 * room.line)
        , right(room.size.width() - 3.0 * room.line)
        , high((room.size.height() - 3.4 * room.line) / 2.0)
        , now_s(until_s * std::min(1.0, room.seconds / plays_s))
    {
    }
    double line;
    double left;
    double right;
    double high;
    double now_s;

    double xOf(double second) const { return left + (right - left) * second / axis_s; }
    QRectF bar(int row, double from_s, double to_s) const
    {
        return {xOf(from_s), 0.6 * line + row * (high + 0.6 * line), xOf(to_s) - xOf(from_s), high};
    }
};

QString imagesText(double images)
{
    return SketchText::tr("%Ln image(s)", nullptr,
                          static_cast<int>(std::round(images / rounding) * rounding));
}

void addRow(Sketch &sketch, const Rows &rows, int row)
{
    const bool compiled = row == 1;
    const QString part = compiled ? QStringLiteral("compiled") : QStringLiteral("eager");
    const double from = compiled ? compile_s : 0.0;
    const double served_s = std::max(0.0, rows.now_s - from);
    if (compiled)
        sketch.push_back({SketchPiece::Kind::Frame, rows.bar(1, 0.0, std::min(rows.now_s, compile_s)),
                          Meaning::Failure, QStringLiteral("compile"), SketchText::tr("compiling")});
    if (served_s > 0.0)
        sketch.push_back(
            {SketchPiece::Kind::Box, rows.bar(row, from, rows.now_s), Meaning::Compute, part, {}});
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    const QRectF name(0.0, rows.bar(row, 0, 0).top(), rows.left - 0.6 * rows.line, rows.high);
    sketch.push_back({SketchPiece::Kind::Text, name, Meaning::Neutral, part,
                      //: Name of a bar: the model as it is, without compiling it.
                      compiled ? SketchText::tr("compiled") : SketchText::tr("as it is"), right, 1.2});
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
    QRectF side(rows.xOf(rows.now_s) + 0.8 * rows.line, name.top(), 12.0 * rows.line, rows.high / 2.0);
    sketch.push_back({SketchPiece::Kind::Text, side, Meaning::Neutral, part,
                      imagesText(served_s * perSecond[row]), left, 1.2});
    side.translate(0.0, rows.high / 2.2);
    //: Beside a bar: so many images in each second.
    sketch.push_back({SketchPiece::Kind::Text, side, Meaning::Neutral, part,
                      SketchText::tr("%1 a second").arg(Format().count(perSecond[row])), left});
}

/// Two ways to serve the same images on one clock, one of which compiles first.
Sketch drawPayback(const SketchRoom &room)
{
    const Rows rows(room);
    Sketch sketch;
    const double bottom = rows.bar(1, 0, 0).bottom() + 0.3 * rows.line;
    constexpr double tick_s = 10.0;
    for (double second = 0.0; second <= axis_s; second += tick_s) {
        const QRectF place(rows.xOf(second) - 3.0 * rows.line, bottom + 0.2 * rows.line, 6.0 * rows.line,
                           1.2 * rows.line);
        sketch.push_back({SketchPiece::Kind::Text,
                          place,
                          Meaning::Neutral,
                          {},
                          Format().duration_us(second * usPerSecond)});
    }
    for (const int row : {0, 1})
        addRow(sketch, rows, row);
    sketch.push_back({SketchPiece::Kind::Line,
                      {rows.xOf(rows.now_s), 0.0, 0.0, bottom},
                      Meaning::Neutral,
                      {},
                      {},
                      {},
                      2.0});
    return sketch;
}

QString paybackSpoken()
{
    const Format format;
    const auto seconds = [&format](double value) { return format.duration_us(value * usPerSecond); };
    //: Screen reader: what a picture shows. %1 and %4 are images in a second, %2 and %6 numbers of images
    //: with their noun, %3 and %5 times.
    return SketchText::tr(
               "Picture: the model as it is, %1 a second, has served %2 after %3. The compiled one, %4 a "
               "second after %5 of compiling, has served %6.")
        .arg(format.count(perSecond[0]), imagesText(until_s * perSecond[0]), seconds(until_s),
             format.count(perSecond[1]), seconds(compile_s),
             imagesText((until_s - compile_s) * perSecond[1]));
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
    SketchKind{"path", drawPath, 0.0, 0.0, pathSpoken},
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
