// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery_model.h"

#include <QString>

namespace rp {

// Names and reasons of the graph surgery, in the current language.

QString causeName(const QString &cause);
/// What the cause does to the program, one sentence.
QString causeMeaning(BreakCause cause);

/// What a surgery is for a cause: "Choose one graph by the shape, before the pass".
QString surgeryAction(physics::SurgeryMethod method, BreakCause cause);

/// What a surgery costs besides time, one or two sentences.
QString surgeryPrice(physics::SurgeryMethod method, BreakCause cause);

/// Why a surgery can't be applied; empty when it can.
QString obstacleText(Obstacle obstacle);

/// What a learner reads in the column "feasible": yes, or no with the reason.
QString feasibilityText(const SurgeryOutcome &outcome);

/// The measure of a track's rule in words: "GPU busy", "spread of the two branch times".
QString ruleMeasure(physics::SurgeryRule::Kind kind);
/// A value of that measure: "80.0 %", "0.20 ms", "0.45 W".
QString ruleValue(physics::SurgeryRule::Kind kind, double value);
/// The limit of the measure.
double ruleLimit(const physics::SurgeryRule &rule);
/// The whole rule, one sentence.
QString ruleText(const physics::SurgeryRule &rule);

/// Data, compute or latency.
enum class PassTerm
{
    None = -1,
    Data = 0,
    Compute = 1,
    Latency = 2
};
QString termName(PassTerm term);
/// The term that a surgery shortens most; none when it shortens none of them.
PassTerm mostImproved(const SurgeryOutcome &before, const SurgeryOutcome &after);
PassTerm largestTerm(const SurgeryOutcome &outcome);

} // namespace rp
