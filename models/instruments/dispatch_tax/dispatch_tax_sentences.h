// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax_figures.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct DispatchTaxChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    DispatchTaxState before;
    DispatchTaxState after;
};

/// "GPU speed 2×: math utilization falls from 33.3 % to 20.0 %, the pass takes 12.50 ms, 1.20× faster."
/// Empty when nothing has changed yet.
QString changeSentence(const DispatchTaxChange &change, const Catalogue &catalogue);

/// What the waterfall shows, in one sentence, followed by the last change.
QString passesSummary(const DispatchTaxState &state, const DispatchTaxChange &change,
                      const Catalogue &catalogue);

/// What the comparison of workloads shows.
QString comparisonSummary(const std::vector<ComparedWorkload> &compared, const Catalogue &catalogue);

/// What the timeline's window shows: how long the GPU runs kernels in it.
QString timelineSummary(const TimelineWindow &window);

} // namespace rp
