// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <vector>

namespace rp {

class Bench;
struct ChallengeContent;
struct InputChoice;

/// The key of the proposal that no choice does.
inline constexpr QLatin1String noneProposed("none");

/// What can be proposed in a challenge of the kind Proposal: the choices of its input, without those left
/// out, in the learner's order and the current language; last that none of them does. Empty for another kind
/// of challenge.
std::vector<InputChoice> proposalChoices(const ChallengeContent &challenge, const Bench &bench);

} // namespace rp
