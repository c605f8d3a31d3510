// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_service.h"

#include "models/compute/functions/functions.h"

#include <algorithm>
#include <cmath>

namespace rp::compute {

namespace {

const std::string lineArguments = "/args";

std::optional<Refusal> checkRange(const ArgSpec &spec, double number)
{
    if (std::isinf(number))
        return spec.infinite && number > 0.0 ? std::nullopt : std::optional(Refusal::NotFinite);
    const bool whole = spec.kind == ArgKind::Whole || spec.kind == ArgKind::WholeList;
    const bool tooSmall = spec.openMinimum ? !(number > spec.minimum) : !(number >= spec.minimum);
    if (tooSmall || !(number <= spec.maximum))
        return Refusal::OutOfRange;
    if (whole && number != std::floor(number))
        return Refusal::NotWhole;
    return std::nullopt;
}

std::optional<Refusal> readNumber(const ArgSpec &spec, const RawValue &raw, double &number)
{
    if (raw.kind == RawValue::Kind::Number) {
        number = raw.number;
    } else if (raw.kind == RawValue::Kind::Text && raw.text == "inf") {
        number = HUGE_VAL;
    } else {
        return Refusal::WrongType;
    }
    return checkRange(spec, number);
}

} // namespace

ComputeService::ComputeService(const Catalogue &catalogue)
    : m_catalogue(catalogue)
    , m_domains(catalogue)
    , m_functions(allFunctions())
{
    for (const FunctionSpec *spec : m_functions) {
        Prepared prepared{spec, {}};
        for (const ArgSpec &argument : spec->arguments)
            prepared.defaults.push_back(defaultValue(argument).value_or(ArgValue{}));
        m_prepared.push_back(std::move(prepared));
    }
    std::sort(m_prepared.begin(), m_prepared.end(),
              [](const Prepared &a, const Prepared &b) { return a.spec->name < b.spec->name; });
}

std::optional<ArgValue> ComputeService::defaultValue(const ArgSpec &argument) const
{
    ArgValue value;
    value.given = true;
    switch (argument.defaultKind) {
    case ArgSpec::Default::Required:
    case ArgSpec::Default::Absent:
        return std::nullopt;
    case ArgSpec::Default::Number:
        value.number = argument.defaultNumber;
        value.flag = argument.defaultNumber != 0.0;
        break;
    case ArgSpec::Default::Key:
        value.index = m_domains.index(argument.domain, argument.defaultKey).value_or(0);
        break;
    case ArgSpec::Default::Catalogue:
        value.number = argument.defaultFrom(m_catalogue);
        break;
    }
    return value;
}

const ComputeService::Prepared *ComputeService::find(std::string_view name) const
{
    const auto it = std::lower_bound(
        m_prepared.begin(), m_prepared.end(), name,
        [](const Prepared &prepared, std::string_view wanted) { return prepared.spec->name < wanted; });
    return it != m_prepared.end() && it->spec->name == name ? &*it : nullptr;
}

std::optional<Refusal> ComputeService::readList(const ArgSpec &spec, const RawValue &raw, ArgValue &value,
                                                std::int64_t &badElement) const
{
    if (raw.oddElement >= 0) {
        badElement = raw.oddElement;
        return Refusal::WrongType;
    }
    if (static_cast<double>(raw.count) > longestList)
        return Refusal::ListTooLong;
    value.numbers = std::span(m_request.numbers).subspan(raw.first, raw.count);
    for (std::size_t i = 0; i < value.numbers.size(); ++i) {
        if (const auto refusal = checkRange(spec, value.numbers[i])) {
            badElement = static_cast<std::int64_t>(i);
            return refusal;
        }
    }
    return std::nullopt;
}

std::optional<Refusal> ComputeService::readValue(const ArgSpec &spec, const RawValue &raw, ArgValue &value,
                                                 std::int64_t &badElement) const
{
    switch (spec.kind) {
    case ArgKind::Real:
    case ArgKind::Whole:
        return readNumber(spec, raw, value.number);
    case ArgKind::Flag:
        value.flag = raw.flag;
        return raw.kind == RawValue::Kind::Flag ? std::nullopt : std::optional(Refusal::WrongType);
    case ArgKind::Choice: {
        if (raw.kind != RawValue::Kind::Text)
            return Refusal::WrongType;
        const auto index = m_domains.index(spec.domain, raw.text);
        value.index = index.value_or(0);
        return index ? std::nullopt : std::optional(Refusal::UnknownKey);
    }
    case ArgKind::RealOrList:
        if (raw.kind != RawValue::Kind::List) {
            const auto refusal = readNumber(spec, raw, value.number);
            value.numbers = std::span(&value.number, 1);
            return refusal;
        }
        value.flag = true;
        return readList(spec, raw, value, badElement);
    case ArgKind::RealList:
    case ArgKind::WholeList:
        break;
    }
    return raw.kind == RawValue::Kind::List ? readList(spec, raw, value, badElement)
                                            : std::optional(Refusal::WrongType);
}

std::optional<ComputeError> ComputeService::readArguments(const Prepared &function, const std::string &base,
                                                          Values &values) const
{
    const std::span<const ArgSpec> specs = function.spec->arguments;
    std::copy(function.defaults.begin(), function.defaults.end(), values.begin());
    std::array<bool, mostArguments> named{};
    for (std::size_t r = 0; r < m_request.argumentCount; ++r) {
        const RawArgument &raw = m_request.arguments[r];
        const auto it = std::find_if(specs.begin(), specs.end(),
                                     [&raw](const ArgSpec &spec) { return raw.name == spec.name; });
        if (it == specs.end())
            return unknownArgumentError(raw.name, *function.spec, base);
        const auto i = static_cast<std::size_t>(it - specs.begin());
        named[i] = true;
        if (raw.value.kind == RawValue::Kind::Null && it->defaultKind == ArgSpec::Default::Absent)
            continue;
        values[i] = ArgValue{};
        values[i].given = true;
        std::int64_t badElement = -1;
        if (const auto refusal = readValue(*it, raw.value, values[i], badElement)) {
            std::string pointer = base + '/' + std::string(it->name);
            if (badElement >= 0)
                pointer += '/' + std::to_string(badElement);
            return refusedArgumentError(*it, *refusal, m_domains, pointer);
        }
    }
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (!named[i] && specs[i].defaultKind == ArgSpec::Default::Required)
            return missingArgumentError(specs[i], m_domains, base);
    }
    return std::nullopt;
}

std::optional<ComputeError> ComputeService::answerRequest(const Prepared &function, const std::string &base,
                                                          std::string &out)
{
    Values values;
    if (auto error = readArguments(function, base, values))
        return error;
    const std::size_t start = out.size();
    ResultWriter writer(out);
    Call call(*function.spec, std::span(values.data(), function.spec->arguments.size()), m_catalogue, writer);
    function.spec->run(call);
    if (call.rejected() || writer.undefined()) {
        out.resize(start);
        if (call.rejected())
            return ComputeError{call.rejection(), base + '/' + std::string(call.rejectedArgument())};
        return undefinedResultError(base);
    }
    writer.finish();
    return std::nullopt;
}

std::optional<ComputeError> ComputeService::answerParsedLine(std::string &out)
{
    if (!m_request.hasFunction || m_request.function.kind != RawValue::Kind::Text)
        return noFunctionError(m_request);
    const Prepared *function = find(m_request.function.text);
    if (!function)
        return unknownFunctionError(m_request.function.text, "/fn");
    if (m_request.argumentsKind != RawValue::Kind::Object)
        return argumentsNotObjectError(lineArguments);
    return answerRequest(*function, lineArguments, out);
}

void ComputeService::answerLine(std::string_view line, std::string &out)
{
    RequestFault fault;
    const std::optional<ComputeError> error = readRequest(line, RequestForm::Line, m_request, fault)
                                                  ? answerParsedLine(out)
                                                  : std::optional(faultError(fault));
    if (!error)
        return;
    appendError(*error, out);
}

std::optional<ComputeError> ComputeService::answerCall(std::string_view function, std::string_view arguments,
                                                       std::string &out)
{
    const Prepared *prepared = find(function);
    if (!prepared)
        return unknownFunctionError(std::string(function), std::string());
    RequestFault fault;
    if (!readRequest(arguments, RequestForm::Arguments, m_request, fault))
        return faultError(fault);
    return answerRequest(*prepared, std::string(), out);
}

void appendError(const ComputeError &error, std::string &out)
{
    out += "{\"error\":";
    appendJsonString(out, error.sentence.toStdString());
    out += ",\"pointer\":";
    appendJsonString(out, error.pointer);
    out += '}';
}

} // namespace rp::compute
