// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/json_scanner.h"
#include "models/traces/trace.h"

#include <string>
#include <string_view>
#include <variant>

namespace rp::traces {

using ReadResult = std::variant<Trace, ReadError>;

/// Reads a trace of the PyTorch profiler (Kineto): Chrome-trace JSON, plain or gzip, an object with
/// `traceEvents` or a bare list. One pass, in memory that grows by about 40 bytes for each GPU operation and
/// each call of the runtime, whatever the file holds otherwise. A damaged file is read as far as it goes, and
/// the trace's notices say what was met. `progress` is called about once a MiB; it ends the reading by
/// returning false (ReadFailure::Cancelled).
ReadResult readTrace(const std::string &path, Progress progress = {});

/// The same from memory. `name` helps to tell what it is, if it is no trace.
/// `buffer_bytes` is how much text is looked at together, and makes no difference but in time.
ReadResult readTraceBytes(std::string_view bytes, std::string_view name = {},
                          std::size_t buffer_bytes = JsonScanner::usualBuffer);

} // namespace rp::traces
