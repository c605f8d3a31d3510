// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/payback/payback_figures.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct ReturnChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    ReturnState before;
    ReturnState after;
};

/// "Compile time 60 s: break-even moves from 133,608 to 267,215 inferences, reached after 38 min 29 s. Net
/// time saved: 18 h 41 min." Empty when nothing has changed yet.
QString changeSentence(const ReturnChange &change, const Catalogue &catalogue);

/// Why the verdict is what it is, with its figures: when the cost is recovered against how long the
/// deployment lasts, or what keeps it from ever being recovered.
QString verdictSentence(const ReturnState &state);

/// Which single input, changed the least, turns the verdict round, and to what value.
QString flipSentence(const ReturnState &state, const Catalogue &catalogue);

/// Whether the uncertainty of the gain leaves the verdict as it is; empty without a gain or an uncertainty.
QString bandSentence(const ReturnState &state);

/// What to know when the volume exceeds what the fleet can serve eagerly; empty when it does not.
QString capacitySentence(const ReturnState &state);

/// What the timeline shows, followed by the last change.
QString timelineSummary(const ReturnState &state, const ReturnChange &change, const Catalogue &catalogue);

} // namespace rp
