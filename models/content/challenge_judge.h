// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp {

class Bench;

/// Whether a value is at most the relative tolerance (0.05: 5 %) away from the truth; the edges count. Never
/// for what is not finite.
bool isWithin(double value, double truth, double tolerance);

/// The part of a challenge's `setup` that does not hold, every name with its panel.
NamedValues missingSetup(const ChallengeContent &challenge, const Bench &bench);

/// What keeps a slider's value from being handed in: one translated sentence that names an input which does
/// not stand as the challenge demands, and what it must be. Empty when the instruments are set up.
QString setupMismatch(const ChallengeContent &challenge, const Bench &bench);

/// What a proposal is worth.
struct ProposalVerdict
{
    double value = 0.0; ///< of the figure that it is held against; 0 for what is not a number
    bool isRight = false;
};

/// Judges a choice of the challenge's input, or noneProposed: its figure is at least 1.
ProposalVerdict judgeProposal(const ChallengeContent &challenge, const Bench &bench, const QString &option);

} // namespace rp
