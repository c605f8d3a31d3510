// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp::test {

/// One act, "only", over two panels "a" and "b" of SmallInstruments: a prediction "p" and a reflection "r"
/// (a is wrong, b is right), an exercise "e" with the same options, discoveries "far" (a.level from 3, and
/// b.share from 1) and "dear" (a.breakeven from 1,000), challenges:
///   pay    number: a.breakeven over cost 10 and gain 0.4, so 25, within 5 %; slider a.days, set up by
///          context cloud, cost 10 and gain 0.4; hints after two attempts
///   moves  state: b.share from 1 within five moves; b.moves is kept
LabContent twoPanelLab();

} // namespace rp::test
