// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/fusion/fusion_settings.h"

#include <vector>

namespace rp {

/// The controls that act on the current topic, in the current language and the order in which they are shown.
std::vector<InputSpec> fusionInputs(const FusionSettings &settings, const Catalogue &catalogue);

/// One control, also one that does not act on the current topic; empty id for an unknown one.
InputSpec fusionInput(const QString &inputId, const FusionSettings &settings, const Catalogue &catalogue);

/// A value of an input in words: "786,432 elements", "10 µs", "Library kernels (3)".
QString fusionInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue);

/// Checks and stores one value. Empty when accepted, else a translated sentence.
QString applyFusionInput(FusionSettings &settings, const QString &inputId, const QVariant &value,
                         const Catalogue &catalogue);

/// A memory bandwidth in words: "2 TB/s".
QString bandwidthText(double bytes_s);

inline constexpr double fewestElements = 1e3;
inline constexpr double mostElements = 1e9;

} // namespace rp
