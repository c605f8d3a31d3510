// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// Exit statuses of the program.
enum ExitCode
{
    exitDone = 0,
    exitFailed = 1,
    exitUsage = 2, ///< the command line can't be used
    exitInput = 3  ///< a file or value given can't be used
};

/// The whole program. Commands that need no window start none, and no GUI either.
int runProgram(int &argc, char **argv);

} // namespace rp
