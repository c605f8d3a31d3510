// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "views/sketch/sketches.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

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

} // namespace

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

} // namespace rp
