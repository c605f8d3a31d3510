// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "app/version.h"

int main(int argc, char **argv)
{
    return rp::runProgram(argc, argv, RIDGEPOINT_VERSION);
}
