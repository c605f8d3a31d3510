// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/measured_marks.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/contract/result_table.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/charts/chart_overlay.h"
#include "views/charts/chart_theme.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace rp {

namespace {

struct MeasuredWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::MeasuredMarks)
};

/// Of a row, where `column` has a value in one of the measured columns.
ChartAnnotation markOf(const ResultTable &table, int row, int number, int variant, const QString &column)
{
    const ResultColumn &measured = table.columns()[std::size_t(number)];
    const ResultRow &of = table.rows()[std::size_t(row)];
    const double value = of.cells[std::size_t(number)].value;
    const QString name = table.index(row, 0).data().toString();
    ChartAnnotation mark;
    mark.key = measured.key + u':' + of.key;
    mark.position = value;
    mark.kind = ChartAnnotation::Kind::Measured;
    mark.variant = variant;
    mark.machine = measured.machine();
    mark.label = table.index(row, number).data().toString();
    //: Said of a mark in a chart. %1: a row of its table, "Compiled"; %2: sentences that name a machine, what
    //: it had, and what the model says.
    mark.spoken =
        fillMarkers(MeasuredWords::tr("%1, measured. %2"),
                    {name, measuredSentence(mark.machine, mark.label, table.value(of.key, column), value)});
    return mark;
}

std::vector<std::pair<int, ChartAnnotation>> marksByRow(const ResultTable &table, const QString &column)
{
    std::vector<std::pair<int, ChartAnnotation>> marks;
    int variant = 0;
    for (const int number : measuredColumns(table, column)) {
        for (int row = 0; row < table.rowCount(); ++row) {
            if (std::isfinite(table.rows()[std::size_t(row)].cells[std::size_t(number)].value))
                marks.emplace_back(row, markOf(table, row, number, variant, column));
        }
        ++variant;
    }
    return marks;
}

} // namespace

std::vector<ChartAnnotation> measuredMarks(const ResultTable &table, const QString &column,
                                           const QStringList &waiting)
{
    std::vector<ChartAnnotation> marks;
    for (auto &[row, mark] : marksByRow(table, column)) {
        mark.row = table.rows()[std::size_t(row)].key;
        if (!waiting.contains(mark.row))
            marks.push_back(std::move(mark));
    }
    return marks;
}

std::vector<ChartAnnotation> measuredPoints(const ResultTable &table, const QString &x, const QString &column)
{
    std::vector<ChartAnnotation> marks;
    for (auto &[row, mark] : marksByRow(table, column)) {
        mark.category = table.value(table.rows()[std::size_t(row)].key, x);
        marks.push_back(std::move(mark));
    }
    return marks;
}

std::vector<ChartAnnotation> measuredGains(const ResultTable &table, const QString &column,
                                           const QString &row, double from)
{
    std::vector<ChartAnnotation> marks;
    for (auto &[number, mark] : marksByRow(table, column)) {
        if (table.rows()[std::size_t(number)].key != row)
            continue;
        mark.position = from / mark.position;
        marks.push_back(std::move(mark));
    }
    return marks;
}

ChartAnnotation measuredPoint(const QString &key, double x, double y, const QString &spoken,
                              const QString &machine, int variant)
{
    ChartAnnotation mark;
    mark.key = key;
    mark.position = y;
    mark.category = x;
    mark.spoken = spoken;
    mark.kind = ChartAnnotation::Kind::Measured;
    mark.machine = machine;
    mark.variant = variant;
    return mark;
}

std::vector<LegendEntry> measuredLegend(const std::vector<ChartAnnotation> &annotations)
{
    std::vector<LegendEntry> entries;
    for (const ChartAnnotation &mark : annotations) {
        const bool isNamed = std::any_of(entries.begin(), entries.end(), [&mark](const LegendEntry &entry) {
            return entry.variant == mark.variant;
        });
        if (mark.kind != ChartAnnotation::Kind::Measured || isNamed)
            continue;
        LegendEntry entry;
        //: Legend of a chart. %1: "H100"
        entry.text = MeasuredWords::tr("measured: %1").arg(mark.machine);
        entry.variant = mark.variant;
        entry.isMeasured = true;
        entries.push_back(entry);
    }
    return entries;
}

void addMeasuredDiamond(ChartOverlay &placed, const ChartTheme &theme, const QPointF &centre, double size,
                        int variant)
{
    const double half = size / 2.0;
    QPainterPath path;
    path.moveTo(centre.x(), centre.y() - half);
    path.lineTo(centre.x() + half, centre.y());
    path.lineTo(centre.x(), centre.y() + half);
    path.lineTo(centre.x() - half, centre.y());
    path.closeSubpath();
    const QColor fill = theme.mark(Meaning::Memory).fill;
    const bool isFilled = variant == 0;
    placed.shapes.push_back({path, QPen(theme.background, 4.0), QBrush(theme.background)});
    placed.shapes.push_back({path, QPen(isFilled ? theme.text : fill, isFilled ? 1.2 : 2.2),
                             isFilled ? QBrush(fill) : QBrush(theme.background)});
    if (variant < 2)
        return;
    // A dot in it for the third; a bar across for those after it.
    QPainterPath inner;
    const double thick = half * 0.7;
    if (variant == 2)
        inner.addEllipse(centre, thick / 2.0, thick / 2.0);
    else
        inner.addRect(centre.x() - half * 0.6, centre.y() - thick / 4.0, half * 1.2, thick / 2.0);
    placed.shapes.push_back({inner, QPen(Qt::NoPen), QBrush(fill)});
}

} // namespace rp
