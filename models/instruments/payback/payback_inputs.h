// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/payback/payback_settings.h"

#include <array>
#include <vector>

namespace rp {

/// The controls of the compilation return instrument in the current language, in the order in which they are
/// shown.
std::vector<InputSpec> returnInputs(const ReturnSettings &settings, const Catalogue &catalogue);

/// One of them; empty id for an unknown one.
InputSpec returnInput(const QString &inputId, const ReturnSettings &settings, const Catalogue &catalogue);

/// Only kind, range and steps of one of them, without words.
InputSpec returnRange(const QString &inputId, const ReturnSettings &settings, const Catalogue &catalogue);

/// A value of an input in words: "30 s", "48 %", "2,400 per day", "1 run".
QString returnInputText(const QString &inputId, const QVariant &value, const ReturnSettings &settings,
                        const Catalogue &catalogue);

/// Checks and stores one value. Empty when accepted, else a translated sentence.
QString applyReturnInput(ReturnSettings &settings, const QString &inputId, const QVariant &value,
                         const Catalogue &catalogue);

/// A length of deployment as a learner types it, in days: a time span, a number of runs, or a bare number of
/// days.
std::optional<double> readDeployment_days(const QString &typed, double per_day);

/// The inputs of which one alone may turn the verdict round.
inline constexpr std::array<const char *, 4> flipInputs = {
    {"compile_s", "gain", "per_day", "deployment_days"}};

} // namespace rp
