// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"
#include "models/traces/trace_reader.h"

#include <QStringList>
#include <functional>
#include <iosfwd>

namespace rp {

extern const CommandForm traceForm;

/// May throw where memory doesn't hold what is read.
using TraceRead = std::function<traces::ReadResult(const std::string &path)>;

/// The command "trace", without a window or a display. `arguments` is what follows the word "trace".
///
///   read FILE…            a report for reading
///   read --json FILE…     one JSON document per file; names and definitions as in reading_json.h
///   read --ndjson FILE…   one line of JSON per file; a file that can't be read is a line with "error"
///   compare A B [--json]  the second trace beside the first
///   anonymize IN OUT      IN without names, see writeAnonymous(); OUT must not exist
///   --help                what is written here, for reading
///
/// Returns the exit status: 0 done, 1 output failed, 2 wrong usage, 3 a file can't be read; the others of a
/// list are read all the same. The SHA-256 of a file is given up to 16 MiB of it, and beyond that with
/// --sha256.
int runTrace(
    const QStringList &arguments, std::ostream &out, std::ostream &err,
    const TraceRead &read = [](const std::string &path) { return traces::readTrace(path); });

} // namespace rp
