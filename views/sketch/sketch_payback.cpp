// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "views/sketch/sketches.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

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

} // namespace

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

} // namespace rp
