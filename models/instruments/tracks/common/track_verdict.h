// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

/// Whether the learner's present choices reach the goal of a track, for the strip at the window's foot.
struct TrackVerdict
{
    bool known = false; ///< false for a track that the catalogue does not have; the texts are empty then
    bool pass = false;
    QString figure;   ///< the deciding figure alone: "20.8 %"
    QString sentence; ///< one translated sentence: what was measured against which limit
};

} // namespace rp
