// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion_figures.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct FusionChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    FusionState before;
    FusionState after;
};

/// What was set and what it did, one sentence in the terms of the topic. Empty when nothing has changed yet.
QString fusionChangeSentence(const FusionChange &change, const Catalogue &catalogue);

// What each table shows, in one or two sentences.

QString operationsSummary(const FusionState &state);
QString fusionTimesSummary(const FusionState &state);
QString granularitySummary();
QString intensitySummary(const FusionState &state);
QString attentionTrafficSummary(const FusionState &state);
QString attentionFootprintSummary(const FusionState &state);
QString attentionRatioSummary(const FusionState &state, const Catalogue &catalogue);
QString conventionSummary(const FusionState &state, const Catalogue &catalogue);

// Explanations of the view.

/// Whether the tensor stays in the L2 cache, and what that means for the traffic shown.
QString cacheSentence(const FusionState &state, const Catalogue &catalogue);
/// Where a fivefold gain in wall time can come from, and where it cannot.
QString speedupSentence(const FusionState &state, const Catalogue &catalogue);
/// What counts under the chosen convention.
QString conventionSentence(const FusionState &state, const Catalogue &catalogue);
/// What the attention figures count, and what the published measurement counts.
QString attentionSentence(const Catalogue &catalogue);

} // namespace rp
