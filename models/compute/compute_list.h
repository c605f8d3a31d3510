// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/compute_service.h"

#include <string>

namespace rp::compute {

/// The functions with their arguments, units, ranges and defaults, for reading. Texts are translated.
std::string functionTable(const ComputeService &service);

/// The same for programs: one JSON object per line,
/// {"fn","group","summary","args":[{"name","type","unit","doc","min","max","default","choices"}]}.
/// "default" is missing for required arguments and null for those that may be absent.
std::string functionLines(const ComputeService &service);

} // namespace rp::compute
