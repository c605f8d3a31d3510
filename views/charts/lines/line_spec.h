// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_content.h"

#include <optional>
#include <utility>

namespace rp {

/// A part of the x axis whose ground is shaded over the whole height, in the colour and pattern of its
/// meaning.
struct ChartRegion
{
    QString key;                     ///< "memory_bound"
    QString title;                   ///< translated, drawn in the region where it has room: "Memory-bound"
    QString spoken;                  ///< translated, whole sentence
    std::optional<double> from = {}; ///< in the x column's base unit; unset: from the axis' beginning
    std::optional<double> to = {};
    Meaning meaning = Meaning::Neutral;

    bool operator==(const ChartRegion &other) const = default;
};

/// An upright bar with ends through each mark of a point column: how certain its value is.
struct ChartInterval
{
    QString points; ///< the point column
    QString lower;  ///< columns with the ends of the bar
    QString upper;

    bool operator==(const ChartInterval &other) const = default;
};

/// Which columns of a table a LineChart draws, and how. The rows are the samples.
struct LineChartSpec
{
    QString xColumn;
    std::vector<QString> lineColumns;
    /// Lower and upper column of each band; pale, behind the lines, and walked as two series after the lines.
    std::vector<std::pair<QString, QString>> bands = {};
    /// Translated names of the bands for the legend. Missing ones: the upper column's title.
    std::vector<QString> bandTitles = {};
    std::vector<QString> pointColumns = {}; ///< drawn as marks only
    /// Texts beside the marks of the point columns (a scatter). Empty: none, and the series is named instead.
    QString labelColumn = {};
    /// A logarithmic axis leaves out values that are not above zero.
    bool logX = false;
    bool logY = false;
    QString xTitle = {}; ///< translated, without unit: "Elapsed time"; the unit and range are added
    QString yTitle = {};
    /// Ends of the axes in their columns' base units. Unset: the data and the annotations decide, and a
    /// linear axis that holds no negative value starts at 0. Samples outside are cut off at the frame.
    std::optional<double> xMin = {};
    std::optional<double> xMax = {};
    std::optional<double> yMin = {};
    std::optional<double> yMax = {};
    /// The axes stay as long as the first marked point is seen well on them, and always while something is
    /// held; the lines of before stay as ghosts.
    bool steadyAxes = false;
    double plotLines = 6.0; ///< least height of the plot, in lines of text
    bool lineMarks = true;  ///< lines have marks at their samples
    bool lanes = false;     ///< no upright axis: where points stand on it means nothing
    bool areas = false;     ///< each line's ground down to the axis is filled, pale
    /// Without marks on the lines: their dashes and the names at their ends will do.
    bool plainLines = false;
    /// Shaded parts of the ground. Each is a reachable annotation behind the others.
    std::vector<ChartRegion> regions = {};
    /// What lines are called at their ends, by column: "FP16 dense, 989 TFLOP/s". Missing ones: the title.
    std::vector<std::pair<QString, QString>> endLabels = {};

    /// Bars through the marks of point columns. They are no series of their own: say the ends in a note on
    /// the point's cell.
    std::vector<ChartInterval> intervals = {};

    bool operator==(const LineChartSpec &other) const = default;
};

/// What chartContent() has to read for a line chart.
ChartMapping lineMapping(const ResultTable &table, const LineChartSpec &spec);

/// Makes samples of a content that was read with lineMapping(): x positions, how each series is drawn, the
/// marks' labels, axis titles and legend.
void turnIntoLines(ChartContent &content, const ResultTable &table, const LineChartSpec &spec);

/// Puts the spec's regions behind the annotations of a content.
void addRegions(ChartContent &content, const LineChartSpec &spec);

} // namespace rp
