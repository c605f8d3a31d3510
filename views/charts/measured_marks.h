// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_content.h"

#include <QString>
#include <QStringList>
#include <vector>

class QPointF;

namespace rp {

struct ChartOverlay;
struct ChartTheme;

/// A diamond for each row in which a machine has measured what the column holds. Nothing is told of rows that
/// still wait.
std::vector<ChartAnnotation> measuredMarks(const ResultTable &table, const QString &column,
                                           const QStringList &waiting);
/// The same as points of a line chart; `x` is the column that says where along it a row is.
std::vector<ChartAnnotation> measuredPoints(const ResultTable &table, const QString &x,
                                            const QString &column);
/// Of a column of gains, where a picture draws what is gained on: a mark at `from` divided by each gain that
/// was measured of a row. It says how long the bar would be if nothing but what is drawn took time.
std::vector<ChartAnnotation> measuredGains(const ResultTable &table, const QString &column,
                                           const QString &row, double from);
/// One that stands in no table. @param variant tells it from others in the picture
ChartAnnotation measuredPoint(const QString &key, double x, double y, const QString &spoken,
                              const QString &machine, int variant = 0);

/// What the diamonds of a picture stand for, an entry for each machine and way to measure.
std::vector<LegendEntry> measuredLegend(const std::vector<ChartAnnotation> &annotations);

/// Filled for the first variant of a picture; hollow, dotted or crossed by a bar for others. Clear of what is
/// behind it.
void addMeasuredDiamond(ChartOverlay &placed, const ChartTheme &theme, const QPointF &centre, double size,
                        int variant);

} // namespace rp
