// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_grips.h"
#include "views/instruments/page/instrument_reader.h"

#include <functional>
#include <vector>

namespace rp {

class ChartWidget;
class InstrumentView;

/// A mark of a chart that sets an input when it is dragged, or moved with Ctrl and an arrow key.
struct HandlePlan
{
    const char *mark; ///< an annotation's key, or the row of a bar (its end) or of a point
    const char *input;
    /// Where the mark would stand on its axis if the input had this value.
    std::function<double(const QVariant &value)> at;
    Qt::Orientation along = Qt::Horizontal;
    std::function<bool()> when = {}; ///< empty: whenever the input is there
};

/// A handle whose mark stands at a figure, under further inputs that the mark is about.
HandlePlan figureHandle(const InstrumentReader &reader, const char *mark, const char *input,
                        const char *figure, const QVariantMap &under = {}, double scale = 1.0);

/// The value at which a mark comes nearest to a place on its axis, among those that the input's control stops
/// at. `at` must rise or fall over the whole range, or be the same at all of it.
QVariant inputAt(const InputSpec &spec, const std::function<double(const QVariant &)> &at, double wanted);
/// The next value that moves the mark on (or back), as the input's control would step.
QVariant inputStep(const InputSpec &spec, const std::function<double(const QVariant &)> &at,
                   const QVariant &now, int steps);

/// Makes a chart ask the view for what its handles set. Once.
void connectHandles(ChartWidget &chart, InstrumentView &view, const InstrumentReader &reader,
                    const std::vector<HandlePlan> &handles);
/// Shows those whose input there is now, in the current language.
void showHandles(ChartWidget &chart, const InstrumentReader &reader, const std::vector<HandlePlan> &handles);

} // namespace rp
