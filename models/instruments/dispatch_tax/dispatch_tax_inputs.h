// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/dispatch_tax/dispatch_tax_settings.h"

#include <vector>

namespace rp {

/// The controls of the dispatch tax instrument in the current language, in the order in which they are
/// shown. "edge_math" is among them only where it acts.
std::vector<InputSpec> dispatchTaxInputs(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// One of them, also "edge_math" where it does not act; empty id for an unknown one.
InputSpec dispatchTaxInput(const QString &inputId, const DispatchTaxSettings &settings,
                           const Catalogue &catalogue);

/// A value of an input in words: "1,000 kernels", "10 µs", "compiled".
QString dispatchTaxInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue);

/// Checks and stores one value. Empty when accepted, else a translated sentence.
QString applyDispatchTaxInput(DispatchTaxSettings &settings, const QString &inputId, const QVariant &value,
                              const Catalogue &catalogue);

/// "eager", "compiled", "CUDA graph" as a name at the start of a row, and "keyword spotting".
QString modeLabel(const QString &mode);
QString workloadLabel(const QString &workload, const Catalogue &catalogue);

/// The longest a learner may cut a pass into.
inline constexpr double mostKernels = 10'000.0;
inline constexpr double fewestKernels = 10.0; ///< fewer only for a workload that has fewer itself
inline constexpr double fastestGpu = 8.0;

} // namespace rp
