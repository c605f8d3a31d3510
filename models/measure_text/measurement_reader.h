// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/measurement.h"

#include <nlohmann/json_fwd.hpp>

namespace rp {

/// What measurementJson() wrote, of a document that fits measurement.schema.json. Numbers have the four
/// digits that they have there, and of a spread only its width is known: the quartiles lie evenly around the
/// median. Another document may throw nlohmann::json::exception.
measure::Measurement measurementFromJson(const nlohmann::json &document);

} // namespace rp
