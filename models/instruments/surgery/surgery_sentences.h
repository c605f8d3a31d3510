// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery_model.h"

#include <QString>
#include <QStringList>

namespace rp {

/// The last change: which inputs were set, and the states on both sides of it.
struct SurgeryChange
{
    QStringList inputs; ///< set by the learner; more than one when a saved state was restored
    SurgeryState before;
    SurgeryState after;
};

/// What was set and what it did to time, gain and rule. Empty when nothing has changed yet.
QString changeSentence(const SurgeryChange &change, const Catalogue &catalogue);

/// The chosen surgery against the baseline: times, gain, and the reason where it can't be done.
QString surgeryTakeaway(const SurgeryState &state, const Catalogue &catalogue);

/// Launches and traffic on both sides of the surgery.
QString changesSentence(const SurgeryState &state, const Catalogue &catalogue);

/// Whether masking pays: its waste beside what a break costs, and from which probability on.
QString maskingSentence(const SurgeryState &state);

/// Parts of it: what masking wastes, from which probability on it pays in this pass, and by the rule.
QString wasteSentence(const SurgeryState &state);
QString passThresholdSentence(const SurgeryState &state);
QString ruleThresholdSentence(const SurgeryState &state);

/// How many surgeries reach the factor against each baseline, and what the track's rule says.
QString challengeSentence(const SurgeryState &state, const Catalogue &catalogue);

/// Which term of the iron law the surgery shortens most.
QString ironLawSentence(const SurgeryState &state);

/// The track's rule for the chosen surgery: measure, limit, met or not.
QString ruleSentence(const SurgeryState &state, const Catalogue &catalogue);

} // namespace rp
