// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_service.h"

#include "models/compute/functions.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <istream>
#include <ostream>
#include <streambuf>
#include <variant>

namespace rp::compute {

namespace {

const std::string lineArguments = "/args";

bool isUndefined(const Result::Member &member)
{
    const double *const number = std::get_if<double>(&member.value);
    return number && !std::isfinite(*number);
}

std::string valueText(const ResultValue &value)
{
    if (const double *const number = std::get_if<double>(&value))
        return numberText(*number);
    if (const std::int64_t *const whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const bool *const flag = std::get_if<bool>(&value))
        return *flag ? "1" : "0";
    return '"' + std::string(std::get<std::string_view>(value)) + '"';
}

ComputeError unknownFunction(std::string_view name, const std::string &pointer)
{
    return {ComputeText::tr("There is no function %1. The option %2 lists all functions.")
                .arg(shown(name), shown("--list")),
            pointer};
}

void appendError(const ComputeError &error, std::string &out)
{
    out += RequestJson{{"error", error.sentence.toStdString()}, {"pointer", error.pointer}}.dump();
}

/// As it is written in a request.
RequestJson numberJson(double number)
{
    return std::isinf(number) ? RequestJson("inf") : RequestJson::parse(numberText(number));
}

RequestJson valueJson(const ArgSpec &argument, const ArgValue &value, const Catalogue &catalogue)
{
    if (argument.kind == ArgKind::Flag)
        return value.flag;
    if (argument.kind == ArgKind::Choice)
        return domainKeys(argument.domain, catalogue).value(qsizetype(value.index)).toStdString();
    return numberJson(value.number);
}

QString asText(const RequestJson &value)
{
    return QString::fromStdString(value.dump());
}

bool hasRange(const ArgSpec &argument)
{
    return argument.kind != ArgKind::Flag && argument.kind != ArgKind::Choice;
}

struct Type
{
    const char *key;
    QString text;
};

Type typeOf(const ArgSpec &argument, const Catalogue &catalogue)
{
    switch (argument.kind) {
    case ArgKind::Real:
        //: type of an argument
        return {"number", ComputeText::tr("number")};
    case ArgKind::Whole:
        return {"whole", ComputeText::tr("whole number")};
    case ArgKind::Flag:
        return {"flag", QStringLiteral("true|false")};
    case ArgKind::Choice:
        return {"choice", domainKeys(argument.domain, catalogue).join(QStringLiteral(", "))};
    case ArgKind::RealList:
        return {"numbers", ComputeText::tr("list of numbers")};
    case ArgKind::RealOrList:
        return {"number_or_numbers", ComputeText::tr("number or list of numbers")};
    case ArgKind::WholeList:
        break;
    }
    return {"wholes", ComputeText::tr("list of whole numbers")};
}

QString defaultText(const ArgSpec &argument, const Catalogue &catalogue)
{
    if (const auto value = defaultValue(argument, catalogue))
        //: %1 value of an argument that may be left out
        return ComputeText::tr("default %1").arg(asText(valueJson(argument, *value, catalogue)));
    return argument.defaultKind == ArgSpec::Default::Absent ? ComputeText::tr("may be left out")
                                                            : ComputeText::tr("required");
}

QString argumentText(const ArgSpec &argument, const Catalogue &catalogue)
{
    QStringList parts = {typeOf(argument, catalogue).text};
    if (hasRange(argument)) {
        //: %1 smallest and %2 largest value of an argument
        const QString range =
            argument.openMinimum ? ComputeText::tr("above %1, up to %2") : ComputeText::tr("%1 to %2");
        parts << range.arg(asText(numberJson(argument.minimum)), asText(numberJson(argument.maximum)));
        if (argument.infinite)
            parts << QStringLiteral("\"inf\"");
        parts << QLatin1Char('[') + QLatin1String(argument.unit) + QLatin1Char(']');
    }
    parts << defaultText(argument, catalogue);
    //: %1 name of an argument, %2 what it means, %3 its type, range, unit and default
    return ComputeText::tr("  %1: %2 (%3)")
        .arg(QLatin1String(argument.name), ComputeText::tr(argument.doc), parts.join(QStringLiteral("; ")));
}

RequestJson argumentJson(const ArgSpec &argument, const Catalogue &catalogue)
{
    RequestJson json{{"name", argument.name},
                     {"type", typeOf(argument, catalogue).key},
                     {"unit", argument.unit},
                     {"doc", ComputeText::tr(argument.doc).toStdString()}};
    if (hasRange(argument)) {
        json[argument.openMinimum ? "above" : "min"] = numberJson(argument.minimum);
        json["max"] = argument.infinite ? RequestJson("inf") : numberJson(argument.maximum);
    }
    if (const auto value = defaultValue(argument, catalogue))
        json["default"] = valueJson(argument, *value, catalogue);
    else if (argument.defaultKind == ArgSpec::Default::Absent)
        json["default"] = nullptr;
    if (argument.kind == ArgKind::Choice) {
        for (const QString &key : domainKeys(argument.domain, catalogue))
            json["choices"].push_back(key.toStdString());
    }
    return json;
}

} // namespace

ComputeService::ComputeService(const Catalogue &catalogue)
    : m_catalogue(catalogue)
    , m_functions(allFunctions())
{
}

const FunctionSpec *ComputeService::find(std::string_view name) const
{
    const auto it = std::find_if(m_functions.begin(), m_functions.end(),
                                 [name](const FunctionSpec *function) { return function->name == name; });
    return it == m_functions.end() ? nullptr : *it;
}

std::optional<ComputeError> ComputeService::answerRequest(const FunctionSpec &function,
                                                          const RequestJson &arguments,
                                                          const std::string &base, std::string &out) const
{
    std::vector<ArgValue> values;
    if (auto error = readArguments(function, arguments, m_catalogue, base, values))
        return error;
    const Result result = function.run(Call(function, values, m_catalogue));
    if (result.rejection)
        return ComputeError{result.rejection->sentence, pointerTo(base, result.rejection->argument)};
    if (std::any_of(result.members.begin(), result.members.end(), isUndefined))
        return ComputeError{
            ComputeText::tr("The result is not defined for these arguments. Choose values that "
                            "are less extreme."),
            base};
    char before = '{';
    for (const auto &[name, value] : result.members) {
        out.append(1, before).append(1, '"').append(name).append("\":").append(valueText(value));
        before = ',';
    }
    out += '}';
    return std::nullopt;
}

std::optional<ComputeError> ComputeService::answerRead(const Request &request, std::string &out) const
{
    if (!request.function)
        return ComputeError{
            ComputeText::tr("The request names no function. Add the member %1.").arg(shown("fn")), "/fn"};
    if (!request.function->is_string())
        return ComputeError{ComputeText::tr("The name of the function must be text. Put it in quotes."),
                            "/fn"};
    const auto &name = request.function->get_ref<const std::string &>();
    const FunctionSpec *function = find(name);
    if (!function)
        return unknownFunction(name, "/fn");
    if (!request.arguments || !request.arguments->is_object())
        return ComputeError{
            ComputeText::tr("The arguments are missing. Give them as a JSON object, such as %1.")
                .arg(shown(R"({"n": 1000})")),
            lineArguments};
    return answerRequest(*function, *request.arguments, lineArguments, out);
}

void ComputeService::answerLine(std::string_view line, std::string &out) const
{
    Request request;
    std::optional<ComputeError> error = readRequest(line, RequestForm::Line, request);
    if (!error)
        error = answerRead(request, out);
    if (error)
        appendError(*error, out);
}

std::optional<ComputeError> ComputeService::answerCall(std::string_view function, std::string_view arguments,
                                                       std::string &out) const
{
    const FunctionSpec *spec = find(function);
    if (!spec)
        return unknownFunction(function, std::string());
    Request request;
    if (auto error = readRequest(arguments, RequestForm::Arguments, request))
        return error;
    return answerRequest(*spec, *request.arguments, std::string(), out);
}

bool serveLines(const ComputeService &service, std::istream &in, std::ostream &out)
{
    using Traits = std::streambuf::traits_type;
    std::streambuf &from = *in.rdbuf();
    std::string line;
    const auto answer = [&] {
        std::string text;
        if (line.size() > longestLine)
            appendError({ComputeText::tr("The line is too long. Keep it below %1 bytes.")
                             .arg(shownNumber(static_cast<double>(longestLine))),
                         {}},
                        text);
        else
            service.answerLine(line, text);
        out << text << '\n';
        line.clear();
    };
    for (;;) {
        if (from.in_avail() <= 0 && !out.flush())
            return false;
        const Traits::int_type next = from.sbumpc();
        if (next == Traits::eof())
            break;
        if (next == '\n')
            answer();
        else if (line.size() <= longestLine) // one more than that is too long, however much follows
            line += Traits::to_char_type(next);
    }
    if (!line.empty())
        answer();
    return bool(out.flush());
}

std::string ComputeService::table() const
{
    QString text;
    for (const FunctionSpec *function : m_functions) {
        //: %1 name of a function, %2 what it computes
        text +=
            ComputeText::tr("%1: %2").arg(QLatin1String(function->name), ComputeText::tr(function->summary)) +
            QLatin1Char('\n');
        for (const ArgSpec &argument : function->arguments)
            text += argumentText(argument, m_catalogue) + QLatin1Char('\n');
    }
    return text.toStdString();
}

std::string ComputeService::tableLines() const
{
    std::string text;
    for (const FunctionSpec *function : m_functions) {
        RequestJson arguments = RequestJson::array();
        for (const ArgSpec &argument : function->arguments)
            arguments.push_back(argumentJson(argument, m_catalogue));
        text += RequestJson{{"fn", function->name},
                            {"group", function->group},
                            {"summary", ComputeText::tr(function->summary).toStdString()},
                            {"args", arguments}}
                    .dump() +
                '\n';
    }
    return text;
}

} // namespace rp::compute
