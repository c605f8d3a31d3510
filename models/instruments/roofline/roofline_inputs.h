// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/roofline/roofline_settings.h"

namespace rp {

/// The controls in these settings, in the order in which they are shown: sizes only of the chosen kernel.
std::vector<InputSpec> rooflineInputs(const RooflineSettings &settings, const Catalogue &catalogue);

/// Any input, also one that has no control at present.
InputSpec rooflineInput(const QString &inputId, const RooflineSettings &settings, const Catalogue &catalogue);

/// A value of an input in words of the current language.
QString rooflineInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue);

/// Checks and stores. A translated sentence when it is refused; nothing has changed then.
QString applyRooflineInput(RooflineSettings &settings, const QString &inputId, const QVariant &value,
                           const Catalogue &catalogue);

/// "FP16", "FP32", "INT8", the same in every language.
QString precisionName(const RooflinePrecision &precision);
/// "FP16 dense", "FP16 sparse".
QString roofName(const RooflinePrecision &precision, bool sparse);

} // namespace rp
