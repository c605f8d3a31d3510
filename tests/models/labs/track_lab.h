// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp::test {

/// One act, "only", that needs a track, over panels "a" (on every track), "x" (of the track north) and "y"
/// (of the track south), all of them SmallInstruments; south is the default track.
///   predictions  "p", as in twoPanelLab()
///   discoveries  "both" (a.level from 3), "north" (x.level from 3), "south" (y.level from 3)
///   challenges   proposals over a.workload: "north_pays" (the workload decides nothing, a.moves is never 1:
///                none is right), "south_pays" (a.share is 1 at level 5: each workload is right)
///   reflections  "r"; entries "why" and "how"
LabContent trackLab();

} // namespace rp::test
