// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/json_schema.h"
#include "models/measured/measured.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace rp {

/// Takes the values out of a document that has passed measured.schema.json, and holds them against one
/// another. Anything else may throw nlohmann::json::exception.
/// @param file only names the file in the problem
std::optional<JsonProblem> readMeasured(const nlohmann::json &document, const QString &file,
                                        Measured &measured);

} // namespace rp
