// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_model.h"

#include <QString>

namespace rp {

namespace serving {

/// Which assumptions a figure rests on; combined with |.
enum Needs : unsigned
{
    Nothing = 0,
    Reserve = 1,    ///< memory kept for driver and framework
    Heads = 2,      ///< weights that stay as they are when the cache grows
    Peak = 4,       ///< the device's peaks
    VectorPeak = 8, ///< another precision's peak in place of the vector units'
    Efficiency = 16,
    Operations = 32 ///< how the operations are counted
};

constexpr unsigned footprintNeeds = Reserve | Heads;
constexpr unsigned boundNeeds = Peak | Efficiency | Heads;
constexpr unsigned kernelNeeds = boundNeeds | VectorPeak | Operations;

} // namespace serving

/// The reasons for `needs`, each once, in the current language; empty when nothing is assumed.
QString servingReasons(unsigned needs, const ServingState &state, const Catalogue &catalogue);

} // namespace rp
