// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_model.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct ServingChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    ServingState before;
    ServingState after;
};

/// "Batch 64: the upper bound moves from 1,666 to 9,085 tokens/s. …" Empty when nothing has changed yet.
QString servingChangeSentence(const ServingChange &change, const Catalogue &catalogue);

/// What the design needs and what the device has; when it does not fit, by how much, and the largest batch
/// that does.
QString servingMemorySentence(const ServingState &state);

/// What limits a step and how many tokens per second it can reach at most.
QString servingBoundSentence(const ServingState &state);

/// What the chosen fusion saves.
QString servingFusionSentence(const ServingState &state);

/// What the course's formula gives here, and what is wrong with it.
QString servingPublishedSentence(const ServingState &state, const Catalogue &catalogue);

// What the tables show.
QString servingKernelSummary(const ServingState &state);
QString servingRoofSummary(const ServingState &state);
QString servingBatchSummary(const ServingState &state);

} // namespace rp
