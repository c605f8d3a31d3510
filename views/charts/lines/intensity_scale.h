// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/line_chart.h"

namespace rp {

/// Arithmetic intensity from which on a unit of a device is limited by its math and not by its memory.
struct IntensityRidge
{
    QString key;              ///< "ridge_tensor"
    QString label;            ///< translated, drawn: "Tensor Core ridge: 156 FLOP/byte"
    QString spoken;           ///< translated, whole sentence
    double flopPerByte = 0.0; ///< not drawn unless above zero

    bool operator==(const IntensityRidge &other) const = default;
};

/// One logarithmic axis of arithmetic intensity with a labelled mark for each row of a table and a line for
/// each ridge. The part below the lowest ridge is shaded and named memory-bound, the part above the highest
/// compute-bound: both are reached behind the ridges. Left/Right walk the marks, then all that.
class IntensityScale : public LineChart
{
    Q_OBJECT
public:
    explicit IntensityScale(QWidget *parent = nullptr);

    /// One mark per row of `table`, which the scale does not own: name in column 0, FLOP/byte in
    /// `valueColumn`. Values that are not above zero have no mark, but are spoken and in the table.
    void setPoints(ResultTable *table, const QString &valueColumn);
    void setRidges(std::vector<IntensityRidge> ridges);

protected:
    ChartContent buildContent() const override;
    void refreshNow() override;

private:
    LineChartSpec specFor(const ChartContent &content) const;
    void addZones(std::vector<ChartAnnotation> &annotations) const;

    QString m_column;
    std::vector<IntensityRidge> m_ridges;
};

} // namespace rp
