// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace rp {

/// Which part of a ResultTable a chart draws. Series are what Up/Down walks, points what Left/Right walks.
struct ChartMapping
{
    enum class SeriesAre
    {
        Rows,
        Columns
    };
    SeriesAre seriesAre = SeriesAre::Rows;
    std::vector<QString> rowKeys;    ///< empty: every row
    std::vector<QString> columnKeys; ///< the value columns, in drawing order
    QString totalColumnKey = {};     ///< written at the end of a row's bar and walked last; empty: none
    /// Points and grid get their texts when they are asked for, not with each change: for charts of many
    /// samples that draw none of them.
    bool textsOnDemand = false;
};

/// Rows of the table that are named and not drawn yet, because the learner has not asked for them: what they
/// hold is told nowhere in the chart.
struct WaitingRows
{
    QStringList rows = {}; ///< keys
    std::optional<QString> summary =
        {}; ///< in place of the table's, which may tell of them; none: it doesn't

    bool operator==(const WaitingRows &) const = default;
};

/// Marks that tell series or points apart where their colours do not. The diamond is kept for annotations.
enum class MarkerShape
{
    Circle,
    Square,
    Triangle,
    Star,
    Pentagon,
    Diamond
};

/// A reachable annotation: a threshold, the learner's prediction, a ridge or break-even point.
struct ChartAnnotation
{
    enum class Kind
    {
        Automatic, ///< a point where there is a category, else a line across at the position
        Upright,   ///< a line up through the category of a line chart; the position is not used
        Measured, ///< what a machine had: a diamond on its `row`, or at `category`; named in the legend alone
        Region    ///< the ground of a line chart between `category` and `until`, shaded and named in it
    };

    QString key;           ///< "prediction"
    QString label;         ///< translated, drawn: "You said 50 %"
    QString spoken;        ///< translated, whole sentence
    double position = 0.0; ///< on the value axis, in the axis' unit
    Meaning meaning = Meaning::Neutral;
    std::optional<double> category =
        {}; ///< on the category (x) axis of a line chart: marks a point, not a line
    Kind kind = Kind::Automatic;
    std::optional<double> until =
        {};               ///< Kind::Region: the other end. An end that is not set is the axis' own
    QString row = {};     ///< of stacked bars: key of the one that it marks; empty: all of them
    int variant = 0;      ///< Kind::Measured: which of several ways to measure
    QString machine = {}; ///< Kind::Measured: "H100"
};

} // namespace rp
