// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/line_chart.h"

#include <QPointer>
#include <functional>
#include <memory>

namespace rp {

/// Where memory roof and compute roof of one peak meet.
struct RooflineRidge
{
    double intensity = 0.0; ///< FLOP/byte
    double flops_s = 0.0;   ///< FLOP/s
    QString label;          ///< translated, drawn: "Ridge: 295 FLOP/byte"
    QString spoken;         ///< translated, whole sentence

    bool operator==(const RooflineRidge &other) const = default;
};

/// How a point is drawn.
struct RooflinePointLook
{
    std::optional<MarkerShape> shape = {}; ///< none: by the number of its row
    bool hollow = false;
    bool drop = false; ///< with a thin line down to the axis
    bool named = true; ///< beside its mark; it is spoken with its name anyway
};

/// A roofline: attainable FLOP/s over arithmetic intensity, both axes logarithmic. Roofs are lines named at
/// their ends, kernels are labelled points; the ground left and right of the ridge is shaded and named.
///
/// Points and roofs come from two tables of an instrument. The chart puts them into one of its own, points
/// first, which is what is walked, shown on demand and exported; captions and sentences are those of the
/// points' table. Both tables must outlive the chart or be deleted after it was given others.
class RooflineChart : public LineChart
{
    Q_OBJECT
public:
    explicit RooflineChart(QWidget *parent = nullptr);
    ~RooflineChart() override;

    /// Samples of the roofs: the columns "intensity" (FLOP/byte) and those given (FLOP/s), the first of which
    /// is drawn solid. `labels` (translated) name them at their ends, in place of their headings: "FP16
    /// dense, 989.4 TFLOP/s".
    void setRoofs(ResultTable *roofs, const std::vector<QString> &columns,
                  const std::vector<QString> &labels = {});
    /// The rows of a table as points: name in column 0, the columns "intensity" (FLOP/byte) and
    /// "attainable_flops" (FLOP/s). A row without a finite intensity has none.
    void setPoints(ResultTable *points, std::function<RooflinePointLook(const QString &rowKey)> look = {});
    /// What the points might be instead, as hollow marks: the rows of further tables with the same columns,
    /// but for those that lie on a point. Only the two nearest to the first point are named beside their
    /// marks.
    void setGhosts(const std::vector<ResultTable *> &ghosts);
    /// What was measured of this computer, with the columns "intensity", "here_flops" (points) and
    /// "here_roof" (FLOP/s): drawn beside the others as far as there are rows. Must outlive the chart.
    void setMeasuredHere(ResultTable *here);
    /// The point where the ground changes from memory-bound to compute-bound; none: no ground is shaded.
    void setRidge(const std::optional<RooflineRidge> &ridge);
    /// Further reachable marks, as the learner's prediction.
    void setMarks(std::vector<ChartAnnotation> marks);

protected:
    ChartContent buildContent() const override;
    void refreshNow() override;
    void retranslateUi() override;

private:
    void follow(ResultTable *from, ResultTable *to);
    std::vector<const ResultRow *> ghostRows(const ResultTable &ghosts) const;
    std::vector<QString> namedGhosts() const;
    void combineColumns();
    void combineRows();
    // In roofline_here.cpp.
    bool isHereShown() const;
    void followHere();
    void addHereColumns(std::vector<ResultColumn> &columns) const;
    void addHereRows(std::vector<ResultRow> &rows) const;
    void addHereLines(LineChartSpec &lines) const;
    static bool drawHere(ChartSeries &series);
    std::vector<ResultRow> combined() const;
    void showLines();
    void showAnnotations();
    std::vector<ChartRegion> regions() const;
    double highestRoof() const;

    std::unique_ptr<ResultTable> m_combined;
    QPointer<ResultTable> m_roofs;
    QPointer<ResultTable> m_points;
    std::vector<QPointer<ResultTable>> m_ghosts;
    QPointer<ResultTable> m_here;
    std::vector<QString> m_roofColumns;
    std::vector<QString> m_roofLabels;
    std::function<RooflinePointLook(const QString &)> m_look;
    std::optional<RooflineRidge> m_ridge;
    std::vector<ChartAnnotation> m_marks;
};

} // namespace rp
