// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/roofline/roofline_model.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct RooflineChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    RooflineState before;
    RooflineState after;
};

/// What was set, and what it did to intensity, ridge, attainable performance and regime. Empty when nothing
/// has changed yet.
QString rooflineChangeSentence(const RooflineChange &change, const Catalogue &catalogue);

/// "N = 512": a formula, left to right in every language.
QString sizeFormula(double size);

/// "Square GEMM, N = 512", "GEMM, 512 × 512 × 64", "GEMV, batch 8".
QString kernelName(const RooflineSettings &settings);

/// Memory-bound or compute-bound, and how far from the ridge: two sentences.
QString regimeSentence(const RooflineState &state);
/// From which size or batch on the regime changes.
QString wayToRidgeSentence(const RooflineState &state);
/// What the reported performance is against the chosen peak, and what the dashboard does.
QString reportedSentence(const RooflineState &state, const Catalogue &catalogue);
QString ridgeLabel(const Roof &roof);
QString ridgeSentence(const Roof &roof);

/// The sentences that sum up the tables.
QString operatingPointSummary(const RooflineState &state, const RooflineChange &change,
                              const Catalogue &catalogue);
QString sizesSummary(const RooflineState &state);
QString precisionsSummary(const RooflineState &state);
QString roofsSummary(const RooflineState &state);
QString carriedSummary(const RooflineState &state);

} // namespace rp
