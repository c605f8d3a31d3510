// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

namespace rp {

/// The whole program, of this version. Commands that need no window start none, and no GUI either.
int runProgram(int &argc, char **argv, const char *version);

} // namespace rp
