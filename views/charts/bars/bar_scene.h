// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_theme.h"

#include <QRectF>
#include <memory>
#include <vector>

class QPainter;

namespace rp {

enum class BarArrangement
{
    Stacked,
    Grouped ///< side by side, the first set at the top of its row
};

/// Horizontal bars drawn by Qt Charts, which only this class and LineScene know; axes, labels, patterns and
/// legend are the canvas' own.
class BarScene
{
public:
    explicit BarScene(BarArrangement arrangement);
    ~BarScene();

    /// values[set][row], row 0 at the top; values must be finite and not negative. One replace per changed
    /// value; sets and rows are made anew only when their number changes.
    void setValues(const std::vector<std::vector<double>> &values);
    void setStyles(const std::vector<MarkStyle> &styles, const QColor &gap);
    /// Plot rectangle and end of the value axis; bars take `fill` of a row's height.
    void setGeometry(const QSizeF &size, const QRectF &plot, double axisEnd, double fill, bool rightToLeft);
    void paint(QPainter &painter);

    int setCount() const;
    int rowCount() const;
    double value(int set, int row) const; ///< as the series holds it
    /// Where the library puts a value on a row's middle (between the bars of a group).
    QPointF positionOf(double value, int row) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rp
