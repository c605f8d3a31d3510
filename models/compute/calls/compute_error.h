// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/calls/domain_keys.h"
#include "models/compute/calls/function_spec.h"
#include "models/compute/calls/request.h"

#include <QString>
#include <string>

namespace rp::compute {

/// Why a request has no answer: one translated sentence, and the JSON pointer of the culprit.
struct ComputeError
{
    QString sentence;
    std::string pointer;
};

/// What a value was refused for.
enum class Refusal : std::uint8_t
{
    WrongType,
    NotFinite,
    NotWhole,
    OutOfRange,
    UnknownKey,
    ListTooLong
};

// Sentences. `base` is the pointer of the object that holds the arguments.
ComputeError faultError(const RequestFault &fault);
ComputeError noFunctionError(const Request &request);
ComputeError unknownFunctionError(const std::string &name, const std::string &pointer);
ComputeError argumentsNotObjectError(const std::string &base);
ComputeError unknownArgumentError(const std::string &name, const FunctionSpec &spec, const std::string &base);
ComputeError missingArgumentError(const ArgSpec &argument, const DomainKeys &domains,
                                  const std::string &base);
ComputeError refusedArgumentError(const ArgSpec &argument, Refusal refusal, const DomainKeys &domains,
                                  const std::string &pointer);
ComputeError undefinedResultError(const std::string &base);
ComputeError lineTooLongError(std::size_t limit);

} // namespace rp::compute
