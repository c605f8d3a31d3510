// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_lab.h"
#include "models/instruments/contract/result_table.h"

#include <memory>

namespace rp {

/// Columns that are drawn.
namespace class_column {
inline constexpr QLatin1String first("first");
inline constexpr QLatin1String later("later");
inline constexpr QLatin1String half("half");
inline constexpr QLatin1String most("most");
inline constexpr QLatin1String standing("standing");
inline constexpr QLatin1String said("said");
inline constexpr QLatin1String right("right");
inline constexpr QLatin1String below("below");
inline constexpr QLatin1String above("above");
inline constexpr QLatin1String reached("reached");
inline constexpr QLatin1String missed("missed");
} // namespace class_column

/// Bars of a table of the report. Its texts are in the language in which it was made.
struct ClassChart
{
    std::shared_ptr<ResultTable> table;
    std::vector<QString> columns; ///< keys of those that are drawn
    QString axis;                 ///< title of the value axis
    bool isStacked = false;
    QString rightRow = {};              ///< key of the row that is the right answer; empty: there is none
    std::optional<double> axisEnd = {}; ///< none: where the bars end
};

/// A row for each option, in the order of the lab: first and later answers, whether it is right, and why.
ClassChart answersChart(const ClassQuestion &question);
/// A row for each step: times, who stands there. Draws the times.
ClassChart timesChart(const ClassLab &lab, const ActContent &act, bool namesAreShown);
/// Draws of the same table how many stand at a step.
ClassChart standingChart(const ClassChart &times);
/// A row for each confidence that was given.
ClassChart sureChart(const SureFigures &sure);
/// A row for each question whose answers are numbers: first answers below the truth, right, and above.
ClassChart guessesChart(const ClassLab &lab);
/// A row for each track that was judged.
ClassChart tracksChart(const ClassLab &lab);

} // namespace rp
