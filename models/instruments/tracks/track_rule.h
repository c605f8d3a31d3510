// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/written.h"

namespace rp {

/// One part of a track's own rule, and how a state fares at it. A plain value: texts are made when asked for.
struct TrackCriterion
{
    enum class Rule
    {
        AtLeast,
        AtMost,
        Below
    };
    const char *key;
    Phrase label; ///< context rp::Tracks
    Quantity quantity;
    Rule rule;
    double measured = 0.0;
    double limit = 0.0;
    bool met = false;

    QString labelText() const;
    QString measuredText() const { return quantityText(quantity, measured); }
    QString limitText() const; ///< "at most 10 ms"
};

/// Whether the learner's present choices reach the goal of a track, for the strip at the window's foot.
struct TrackVerdict
{
    bool known = false; ///< false for a track that the catalogue does not have; the texts are empty then
    bool pass = false;
    QString figure;   ///< the deciding figure alone: "20.8 %"
    QString sentence; ///< one translated sentence: what was measured against which limit
};

/// "met" or "not met": how a part of a goal fares.
QString trackMetText(bool met);

} // namespace rp
