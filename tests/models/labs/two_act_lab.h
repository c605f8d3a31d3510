// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp::test {

/// The smallest lab in which every gate occurs. one: a choice (a, b; b is right) and a number (0 … 10) to
/// predict, a discovery with two needs, a reflection. two: a choice, a discovery with one need, a reflection.
LabContent twoActLab();

} // namespace rp::test
