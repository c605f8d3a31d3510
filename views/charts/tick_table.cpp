// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/tick_table.h"

#include <algorithm>

namespace rp {

namespace {

constexpr int mostAlong = 8;
constexpr int mostUp = 7;
constexpr double leastGap = 3.0; ///< pixels between two texts

void writeTexts(TickTable &table, const ChartStyle &style, const CanvasText &text)
{
    table.texts.clear();
    table.widest = 0.0;
    for (const double value : table.ticks.values) {
        table.texts.append(axisTickText(style.format, table.axis, table.ticks, value));
        table.widest = std::max(table.widest, text.width(table.texts.back()));
    }
}

} // namespace

TickTable ticksAlong(const ValueAxis &axis, double length, const ChartStyle &style, const CanvasText &text)
{
    TickTable table;
    table.axis = axis;
    int count = mostAlong;
    for (int pass = 0; pass < 6; ++pass) {
        table.ticks = axisTicks(axis, count);
        writeTexts(table, style, text);
        const int fitting = ticksThatFit(length, table.widest, text);
        if (int(table.texts.size()) <= fitting + 1)
            break;
        count = std::max(1, std::min(count - 1, fitting));
    }
    double lastRight = -1e9;
    for (qsizetype i = 0; i < table.texts.size(); ++i) {
        const double middle = axis.partOf(table.ticks.values[std::size_t(i)]) * length;
        const double half = text.width(table.texts[i]) / 2.0;
        if (middle - half < lastRight + leastGap) {
            table.texts[i].clear();
            continue;
        }
        lastRight = middle + half;
        table.overhang = std::max(table.overhang, lastRight - length);
    }
    return table;
}

TickTable ticksUp(const ValueAxis &axis, double room, const ChartStyle &style, const CanvasText &text)
{
    TickTable table;
    table.axis = axis;
    table.ticks = axisTicks(axis, std::clamp(int(room / (text.lineHeight() * 1.8)), 2, mostUp));
    writeTexts(table, style, text);
    double lowest = -1e9;
    for (qsizetype i = 0; i < table.texts.size(); ++i) {
        const double up = axis.partOf(table.ticks.values[std::size_t(i)]) * room;
        if (up - lowest < text.lineHeight())
            table.texts[i].clear();
        else
            lowest = up;
    }
    return table;
}

QString rangeTitle(const QString &title, const TickTable &table, const Format &format)
{
    return axisTitleText(title, axisEndText(format, table.axis, table.ticks, table.axis.from),
                         axisEndText(format, table.axis, table.ticks, table.axis.to));
}

} // namespace rp
