// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/surgery/surgery_settings.h"

#include <vector>

namespace rp {

/// The controls of the graph surgery in the current language, in the order in which they are shown. What has
/// no effect for the cause (a probability where there is one path, a wait where nothing is read) is left out.
std::vector<InputSpec> surgeryInputs(const SurgerySettings &settings, const Catalogue &catalogue);

/// One of them, also where it does not act; empty id for an unknown one.
InputSpec surgeryInput(const QString &inputId, const SurgerySettings &settings, const Catalogue &catalogue);

/// A value of an input in words: "80 sites", "2.2 µs", "Symbolic shapes".
QString surgeryInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue);

/// Checks one value and stores it with what follows from it. Empty when accepted, else a translated sentence.
QString applySurgeryInput(SurgerySettings &settings, const QString &inputId, const QVariant &value,
                          const Catalogue &catalogue);

} // namespace rp
