// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_figures.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct ContinuumChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    ContinuumState before;
    ContinuumState after;
};

/// What was set, what it did to the stage or to the operating point, and the moves. Empty when nothing has
/// changed yet.
QString changeSentence(const ContinuumChange &change, const Catalogue &catalogue);

/// Throughput against flexibility in two sentences. The first names everything that can have changed.
QString stagesSummary(const ContinuumState &state, const Catalogue &catalogue);

/// How to read the judgements.
QString rubricSummary();

/// Where the operation stands, followed by the last change if it moved the operation.
QString intensitiesSummary(const ContinuumState &state, const ContinuumChange &change,
                           const Catalogue &catalogue);

/// Memory-bound or compute-bound, and on which ridge: one sentence.
QString boundSentence(const ContinuumState &state);

/// "Move 2 of 5".
QString movesText(const ContinuumState &state);

/// What to do past the last allowed move; empty up to then.
QString movesMessage(const ContinuumState &state);

} // namespace rp
