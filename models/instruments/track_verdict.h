// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

struct Catalogue;

/// Whether the learner's present choices reach the goal of a track, for the strip at the window's foot.
struct TrackVerdict
{
    bool known = false; ///< false for a track that the catalogue does not have; the texts are empty then
    bool pass = false;
    QString figure;   ///< the deciding figure alone: "20.8 %"
    QString sentence; ///< one translated sentence: what was measured against which limit
};

/// Judges a track by its own rule, as far as the first two acts decide: with the track's default values for
/// all else. Once its instrument is in use, that one knows better: TrackInstrument::verdict().
/// @param track key in the catalogue: "cloud", "edge", "mobile", "tiny"
/// @param mode "eager", "compiled" or "cuda_graph"; anything else counts as eager
/// @param fusion whether the learner has turned fusion on; the mobile track fuses then even in eager mode
TrackVerdict trackVerdict(const QString &track, const QString &mode, bool fusion, const Catalogue &catalogue);

} // namespace rp
