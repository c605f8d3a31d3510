// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/payback/payback_settings.h"

#include <vector>

namespace rp {

/// The choices of an input of the compilation return instrument; empty for one that has none.
std::vector<InputChoice> returnChoices(const QString &inputId, const Catalogue &catalogue);

/// Why the eager throughput or the gain is assumed, in the current language; empty when it was published or
/// is the learner's own.
QString eagerRateAssumption(const ReturnSettings &settings, const Catalogue &catalogue);
QString gainAssumption(const ReturnSettings &settings, const Catalogue &catalogue);

/// A gain or another share: "48 %", "48.3 %".
QString shareText(double fraction);

} // namespace rp
