// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

#include <nlohmann/json_fwd.hpp>

namespace rp {

/// Takes the values out of a document that has passed lab.schema.json, or of one of resources/labs/released/,
/// which lack the texts. Anything else may throw nlohmann::json::exception.
LabContent readLab(const nlohmann::json &document);

} // namespace rp
