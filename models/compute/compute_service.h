// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/call.h"
#include "models/compute/compute_error.h"
#include "models/compute/function_spec.h"
#include "models/compute/request.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rp::compute {

/// Answers requests for functions of the physics. The catalogue must outlive it.
class ComputeService
{
public:
    explicit ComputeService(const Catalogue &catalogue);

    /// Appends the answer to one NDJSON request without a line break: the function's result, or
    /// {"error":…,"pointer":…}.
    void answerLine(std::string_view line, std::string &out) const;

    /// Appends the result of one call, or returns why there is none (then nothing is appended). Pointers are
    /// relative to the arguments.
    std::optional<ComputeError> answerCall(std::string_view function, std::string_view arguments,
                                           std::string &out) const;

    const std::vector<const FunctionSpec *> &functions() const { return m_functions; }

    /// The functions with their arguments, units, ranges and defaults, for reading. Texts are translated.
    std::string table() const;
    /// The same for programs: one JSON object per line,
    /// {"fn","group","summary","args":[{"name","type","unit","doc","min","max","default","choices"}]}.
    /// "default" is missing for required arguments and null for those that may be absent.
    std::string tableLines() const;

private:
    const FunctionSpec *find(std::string_view name) const;
    std::optional<ComputeError> answerRequest(const FunctionSpec &function, const RequestJson &arguments,
                                              const std::string &base, std::string &out) const;
    std::optional<ComputeError> answerRead(const Request &request, std::string &out) const;

    const Catalogue &m_catalogue;
    std::vector<const FunctionSpec *> m_functions;
};

/// Longer lines are answered with an error and skipped.
constexpr std::size_t longestLine = std::size_t{1} << 22;

/// Answers each line of `in` with one line on `out` (a blank line with an error, so that answers can be
/// counted). Whatever has arrived is answered and flushed before more is waited for: a peer that sends one
/// line at a time gets its answer at once. Returns false if `out` fails.
bool serveLines(const ComputeService &service, std::istream &in, std::ostream &out);

} // namespace rp::compute
