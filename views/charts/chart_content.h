// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/quantity.h"
#include "views/charts/chart_data.h"

#include <QStringList>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace rp {

/// One walkable value of a chart. `row` and `column` say which cell of ChartContent::grid it is.
struct ChartPoint
{
    double position = 0.0; ///< along the category axis (row or sample number, time, x value)
    double value = 0.0;    ///< on the value axis, in the axis' unit; NaN or infinite values are not drawn
    QString name;          ///< "Dispatch overhead"
    QString text;          ///< "10.00 ms"
    QString spoken;        ///< "Eager, dispatch overhead: 10.00 ms"; see ChartContent::spokenAt()
    Meaning meaning = Meaning::Neutral;
    int variant = 0; ///< how many columns before its own have its colour
    int row = -1;
    int column = -1;
    bool isTotal = false;                  ///< written beside the marks instead of being one of them
    QString label = {};                    ///< drawn beside the point's own mark; empty: none
    bool emphasized = false;               ///< the chosen one among the points of a series
    std::optional<MarkerShape> shape = {}; ///< of a line chart's point; none: the one of its series
    bool hollow = false;                   ///< only the outline of the mark is drawn
    bool drop = false;                     ///< a thin line leads from the mark down to the axis
    /// Ends of an upright bar through a line chart's point, on the value axis.
    std::optional<std::pair<double, double>> interval = {};
};

/// A heading over some rows of a bar chart, and what they come to.
struct ChartGroup
{
    QString heading;         ///< translated: "Keyword spotting"
    QString note = {};       ///< beside the heading
    QString figure = {};     ///< large, beside the rows
    QString figureNote = {}; ///< below the figure
    int rows = 1;            ///< how many it is over, this one included

    bool operator==(const ChartGroup &) const = default;
};

struct ChartSeries
{
    /// What a line chart makes of it; other charts have one kind of mark only.
    enum class Drawn
    {
        Line,
        BandLower, ///< the upper edge is the next series
        BandUpper,
        Points
    };

    QString key;
    QString name;
    Meaning meaning = Meaning::Neutral;
    bool emphasized = false;
    std::vector<ChartPoint> points;
    Drawn drawn = Drawn::Line;
    QString legendName = {};           ///< what the legend of a line chart calls it; empty: the name
    QString shortName = {};            ///< written before a bar in place of the name, which is told
    bool waits = false;                ///< it is named, and an empty place stands where its bar would
    std::optional<double> before = {}; ///< of a stacked bar: where it ended before the last change
    /// Key of the bar that this one is what is left of: it begins as long as that one, what is cut slides off
    /// and leaves its outline. Empty: none.
    QString cutFrom = {};
    std::optional<ChartGroup> group = {}; ///< begins with this row
};

/// One entry of the legend: what a fill and its pattern stand for.
struct LegendEntry
{
    QString text;
    Meaning meaning = Meaning::Neutral;
    int variant = 0;
    bool isBefore = false;   ///< stands for where bars ended before a change
    bool isMeasured = false; ///< stands for the diamonds of what was measured
};

/// The accessible table of a chart: column 0 names the row, annotations follow as rows of their own.
struct ChartGrid
{
    QStringList columns;
    std::vector<QStringList> rows; ///< empty ones have their texts from `onDemand`
    int annotationRow = 0;         ///< index of the first annotation's row
    std::function<QString(int row, int column)> onDemand = {};
    QStringList names = {};     ///< of the columns, without their units
    std::vector<int> bare = {}; ///< rows that have no values to tell yet

    QString cell(int row, int column) const;
    /// The cell as it is heard: who reads along a row by ear has no heading above it. "kernel compute: 5 ms"
    QString told(int row, int column) const;
};

/// Everything a chart shows, as text and numbers; no geometry, no colours. Canvas, keyboard walk, status line
/// and accessible table all read it.
struct ChartContent
{
    QString caption;
    QString summary;
    QString valueAxisTitle;
    Quantity quantity = Quantity::Text; ///< of the value axis
    QString categoryAxisTitle;
    Quantity categoryQuantity = Quantity::Text; ///< of the category (x) axis of a line chart
    std::vector<ChartSeries> series;
    std::vector<ChartAnnotation> annotations;
    std::vector<LegendEntry> legend;
    ChartGrid grid;
    std::function<QString(int row, int column)> spokenOnDemand = {}; ///< for points that have no spoken text

    QString spokenAt(const ChartPoint &point) const;
};

/// Reads the mapped part of `table`; keys that the table does not have are left out.
ChartContent chartContent(const ResultTable &table, const ChartMapping &mapping,
                          const std::vector<ChartAnnotation> &annotations);

/// Adds the annotations to a content whose grid holds only values so far.
void appendAnnotations(ChartContent &content, const std::vector<ChartAnnotation> &annotations);

/// Of a row that is a series one point without a value is left, of one that is a point in several series its
/// point: it can be walked to and chosen. Not for texts on demand, nor for a part of the table's rows.
void holdBack(ChartContent &content, const ResultTable &table, const WaitingRows &waiting);

/// A spoken value with a translated remark behind it.
QString withRemark(const QString &spoken, const QString &remark);

/// Marks the series with this key as the chosen one and adds `note` (translated) to its spoken points. An
/// empty key marks none.
void emphasize(ChartContent &content, const QString &seriesKey, const QString &note);

} // namespace rp
