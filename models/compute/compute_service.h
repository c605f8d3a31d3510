// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/calls/call.h"
#include "models/compute/calls/compute_error.h"
#include "models/compute/calls/domain_keys.h"
#include "models/compute/calls/function_spec.h"
#include "models/compute/calls/request.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rp {
struct Catalogue;
}

namespace rp::compute {

/// Appends {"error":…,"pointer":…}.
void appendError(const ComputeError &error, std::string &out);

/// Answers requests for functions of the physics. Holds no state but buffers that are reused; one service
/// serves one thread. The catalogue must outlive it.
class ComputeService
{
public:
    explicit ComputeService(const Catalogue &catalogue);

    /// Appends the answer to one NDJSON request without a line break: the function's result, or
    /// {"error":…,"pointer":…}.
    void answerLine(std::string_view line, std::string &out);

    /// Appends the result of one call, or returns why there is none (then nothing is appended). Pointers are
    /// relative to the arguments.
    std::optional<ComputeError> answerCall(std::string_view function, std::string_view arguments,
                                           std::string &out);

    const std::vector<const FunctionSpec *> &functions() const { return m_functions; }
    const DomainKeys &domains() const { return m_domains; }
    /// The value of an argument that is left out; nothing for required and absent ones.
    std::optional<ArgValue> defaultValue(const ArgSpec &argument) const;

private:
    /// A function with what its left-out arguments stand for.
    struct Prepared
    {
        const FunctionSpec *spec = nullptr;
        std::vector<ArgValue> defaults;
    };
    using Values = std::array<ArgValue, mostArguments>;

    const Prepared *find(std::string_view name) const;
    std::optional<ComputeError> answerRequest(const Prepared &function, const std::string &base,
                                              std::string &out);
    std::optional<ComputeError> readArguments(const Prepared &function, const std::string &base,
                                              Values &values) const;
    std::optional<Refusal> readValue(const ArgSpec &spec, const RawValue &raw, ArgValue &value,
                                     std::int64_t &badElement) const;
    std::optional<Refusal> readList(const ArgSpec &spec, const RawValue &raw, ArgValue &value,
                                    std::int64_t &badElement) const;
    std::optional<ComputeError> answerParsedLine(std::string &out);

    const Catalogue &m_catalogue;
    DomainKeys m_domains;
    std::vector<const FunctionSpec *> m_functions;
    std::vector<Prepared> m_prepared; ///< by name
    Request m_request;
};

} // namespace rp::compute
