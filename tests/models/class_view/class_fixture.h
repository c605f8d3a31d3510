// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/handin_file.h"

#include <QString>

namespace rp {
struct LabLibrary;
}

namespace rp::test {

/// Work that a learner might hand in, the same for the same number on every machine: some got further than
/// others, some chose a track and wrote a memo. Every gate is kept.
Handin syntheticHandin(const LabLibrary &library, unsigned number);

} // namespace rp::test
