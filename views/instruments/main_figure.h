// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace rp {

class ChartWidget;
class FigureFrame;
class Instrument;

/// The chart of the instrument's main table in a view of it, or the first one; null where there is none.
ChartWidget *mainChart(const QWidget &view, const Instrument &instrument);
/// The same, or the first map where the view has some; null where there is neither.
FigureFrame *mainFigure(const QWidget &view, const Instrument &instrument);

} // namespace rp
