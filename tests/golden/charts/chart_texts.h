// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

class QWidget;

namespace golden {

/// What a screen reader is told of one chart.
struct ChartText
{
    QString name;
    QStringList
        lines; ///< description, columns, and a line for each row of its table, with where the cells are
    int rows = 0;
};

/// Every chart that can be seen in a window, in the order of the accessible tree, and through it alone:
/// whatever draws the charts, what is said here is owed. Rectangles are relative to the plot, in steps of 2
/// px.
std::vector<ChartText> chartsIn(QWidget &window);

} // namespace golden
