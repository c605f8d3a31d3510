// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_plot.h"
#include "views/charts/chart_data.h"
#include "views/charts/lines/intensity_scale.h"
#include "views/charts/lines/line_spec.h"
#include "views/instruments/page/handle_plan.h"
#include "views/instruments/page/page_plan.h"

#include <QHash>
#include <QVariantMap>
#include <utility>

namespace rp {

class ResultTable;

/// Annotations of a chart, in the current language.
using ChartMarks = std::function<std::vector<ChartAnnotation>()>;

/// The row that the controls have chosen, and what is said of it.
struct Emphasis
{
    Wording row = {};
    Wording note = {};
};

/// What a bar chart shows of a table.
struct BarsPlan
{
    ResultTable *table = nullptr;
    std::vector<const char *> columns = {};
    const char *total = nullptr;
    Wording title = {}; ///< empty: the table's caption
    Wording axis = {};
    Emphasis emphasis = {};
    ChartMarks marks = {};
    std::vector<const char *> rows = {}; ///< empty: every row
    bool dataTable = false;              ///< shows its table from the start
    /// Where the axis ends; bars beyond it are broken off. Empty: it holds all of them.
    std::function<std::optional<double>()> axisEnd = {};
    std::vector<HandlePlan> handles = {};
    std::function<WaitingRows()> waiting = {};
    const char *chooses = nullptr;          ///< the input whose choices the rows are: clicking one sets it
    const Instrument *instrument = nullptr; ///< of handles and chooses
    std::pair<const char *, const char *> cut = {}; ///< a row, and the row that it is what is left of
    bool lively = false; ///< pours in, goes over to new lengths, and shows where bars ended before
    /// In place of `chooses` where a row stands for choices of several inputs: what clicking it sets.
    std::function<QVariantMap(const QString &row)> sets = {};
    /// Headings over rows, by the key of the first; names before bars in place of those that are told.
    std::function<std::pair<QHash<QString, ChartGroup>, QHash<QString, QString>>()> groups = {};
    /// In place of table, columns, total and rows where they change.
    std::function<std::pair<ResultTable *, ChartMapping>()> source = {};
};
Part barsPart(BarArrangement arrangement, const char *id, BarsPlan plan);

/// What a line chart shows of a table.
struct LinesPlan
{
    ResultTable *table = nullptr;
    std::function<LineChartSpec()> spec;
    Emphasis emphasis = {};
    ChartMarks marks = {};
    std::vector<HandlePlan> handles = {};
    const Instrument *instrument = nullptr; ///< of the handles
    double lines = 0.0;                     ///< least height of the plot in lines of text; 0: the chart's own
};
Part linesPart(const char *id, LinesPlan plan);

/// What a scale of arithmetic intensity shows of a table: a mark for each row, a line for each ridge.
struct ScalePlan
{
    ResultTable *table = nullptr;
    const char *column = "";
    std::function<std::vector<IntensityRidge>()> ridges;
    std::vector<HandlePlan> handles = {};
    const Instrument *instrument = nullptr; ///< of the handles
    std::function<WaitingRows()> waiting = {};
};
Part scalePart(const char *id, ScalePlan plan);

/// A line across at a figure's value.
ChartAnnotation acrossMark(const char *key, double position, const QString &label, const QString &spoken,
                           Meaning meaning = Meaning::Neutral);
/// A line up at a value of the x axis.
ChartAnnotation uprightMark(const char *key, double at, const QString &label, const QString &spoken,
                            Meaning meaning = Meaning::Neutral);
/// A point.
ChartAnnotation pointMark(const char *key, double at, double position, const QString &label,
                          const QString &spoken, Meaning meaning = Meaning::Neutral);

/// Keys as the charts take them.
std::vector<QString> keysOf(const std::vector<const char *> &keys);

} // namespace rp
