// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/records.h"

namespace rp::traces {

/// What a trace's file holds (D22).
Found foundIn(const Trace &trace, const Records &records);

} // namespace rp::traces
