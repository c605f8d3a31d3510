// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

#include <QStringList>
#include <functional>
#include <iosfwd>

namespace rp {

extern const CommandForm computeForm;

/// The command "compute": the physics from the command line, without a window or a display. `arguments` is
/// what follows the word "compute".
///
///   FN '{"arg":…}'    one JSON object
///   --ndjson          a line {"fn":…,"args":{…}} on `in` is answered with a line on `out`
///   --list [--json]   functions, arguments, units and defaults, for reading or one JSON object per line
///   --help            what is written here, for reading
///   --catalogue FILE  a further catalogue file; may be given several times, before the rest
///
/// Returns the exit status: 0 done, 1 output failed, 2 wrong usage, 3 no answer to the call or a faulty
/// catalogue. In --ndjson mode a faulty line is answered with {"error":…,"pointer":…} and the status stays 0.
/// Infinity is the string "inf" both ways. Needs no more than a QCoreApplication (for the translations).
int runCompute(const QStringList &arguments, std::istream &in, std::ostream &out, std::ostream &err);

/// The same on the standard streams of the process.
/// @param mayGoOn asked at most once a second while lines are read; false ends them, with 3
int runCompute(const QStringList &arguments, std::function<bool()> mayGoOn);

} // namespace rp
