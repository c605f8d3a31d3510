// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace rp {

struct ActContent;
struct LabContent;

/// Whether an act holds nobody up: it came into one of the program's own labs when learners had already begun
/// acts behind it, and this learner has begun one of them. For everyone else it is an act like any other.
bool isPassed(const LabContent &lab, const ActContent &act,
              const std::function<bool(const ActContent &)> &isBegun);

} // namespace rp
