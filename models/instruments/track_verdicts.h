// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_rule.h"

namespace rp {

struct Catalogue;

/// Judges a track by its own rule, as far as the first two acts decide: with the track's default values for
/// all else. Once its instrument is in use, that one knows better: TrackInstrument::verdict().
/// @param track key in the catalogue: "cloud", "edge", "mobile", "tiny"
/// @param mode "eager", "compiled" or "cuda_graph"; anything else counts as eager
/// @param fusion whether the learner has turned fusion on; the mobile track fuses then even in eager mode
TrackVerdict trackVerdict(const QString &track, const QString &mode, bool fusion, const Catalogue &catalogue);

} // namespace rp
