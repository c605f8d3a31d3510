// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/traced_pass.h"
#include "models/instruments/trace/trace_model.h"

#include <QString>
#include <variant>

namespace rp {

/// A trace in the numbers that the model of Act 1 takes from it, or why it has none: in whole translated
/// sentences. Nothing of what is withheld gets in.
std::variant<TracedPass, QString> tracedPass(const LoadedTrace &trace);

} // namespace rp
