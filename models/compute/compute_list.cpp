// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_list.h"

#include "models/compute/calls/result_writer.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace rp::compute {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(rp::Compute)
};

/// How a value is written in a request.
std::string numberAsJson(double number)
{
    if (std::isinf(number))
        return "\"inf\"";
    std::string text;
    appendNumber(text, number);
    return text;
}

std::string jsonString(std::string_view text)
{
    std::string json;
    appendJsonString(json, text);
    return json;
}

void appendListed(std::string &list, const std::string &element)
{
    if (!list.empty())
        list += ',';
    list += element;
}

std::string translated(const char *source)
{
    return Texts::tr(source).toStdString();
}

std::string defaultAsJson(const ArgSpec &argument, const ArgValue &value, const DomainKeys &domains)
{
    if (argument.kind == ArgKind::Flag)
        return value.flag ? "true" : "false";
    if (argument.kind == ArgKind::Choice)
        return jsonString(domains.keys(argument.domain)[value.index]);
    return numberAsJson(value.number);
}

bool hasRange(const ArgSpec &argument)
{
    return argument.kind != ArgKind::Flag && argument.kind != ArgKind::Choice;
}

QString typeText(const ArgSpec &argument, const DomainKeys &domains)
{
    switch (argument.kind) {
    case ArgKind::Real:
        //: type of an argument
        return Texts::tr("number");
    case ArgKind::Whole:
        return Texts::tr("whole number");
    case ArgKind::Flag:
        return QStringLiteral("true|false");
    case ArgKind::Choice: {
        QStringList keys;
        for (const std::string &key : domains.keys(argument.domain))
            keys.push_back(QString::fromStdString(key));
        return keys.join(QStringLiteral(", "));
    }
    case ArgKind::RealList:
        return Texts::tr("list of numbers");
    case ArgKind::RealOrList:
        return Texts::tr("number or list of numbers");
    case ArgKind::WholeList:
        break;
    }
    return Texts::tr("list of whole numbers");
}

QString defaultText(const ArgSpec &argument, const ComputeService &service)
{
    if (const auto value = service.defaultValue(argument))
        //: %1 value of an argument that may be left out
        return Texts::tr("default %1")
            .arg(QString::fromStdString(defaultAsJson(argument, *value, service.domains())));
    return argument.defaultKind == ArgSpec::Default::Absent ? Texts::tr("may be left out")
                                                            : Texts::tr("required");
}

QString argumentText(const ArgSpec &argument, const ComputeService &service)
{
    QStringList parts = {typeText(argument, service.domains())};
    if (hasRange(argument)) {
        //: %1 smallest and %2 largest value of an argument
        const QString range = argument.openMinimum ? Texts::tr("above %1, up to %2") : Texts::tr("%1 to %2");
        parts.push_back(range.arg(QString::fromStdString(numberAsJson(argument.minimum)),
                                  QString::fromStdString(numberAsJson(argument.maximum))));
        if (argument.infinite)
            parts.push_back(QStringLiteral("\"inf\""));
        parts.push_back(QLatin1Char('[') + QLatin1String(argument.unit) + QLatin1Char(']'));
    }
    parts.push_back(defaultText(argument, service));
    //: %1 name of an argument, %2 what it means, %3 its type, range, unit and default
    return Texts::tr("  %1: %2 (%3)")
        .arg(QLatin1String(argument.name), Texts::tr(argument.doc), parts.join(QStringLiteral("; ")));
}

QString functionText(const FunctionSpec &function)
{
    //: %1 name of a function, %2 what it computes
    return Texts::tr("%1: %2").arg(QLatin1String(function.name), Texts::tr(function.summary));
}

const char *typeKey(ArgKind kind)
{
    switch (kind) {
    case ArgKind::Real:
        return "number";
    case ArgKind::Whole:
        return "whole";
    case ArgKind::Flag:
        return "flag";
    case ArgKind::Choice:
        return "choice";
    case ArgKind::RealList:
        return "numbers";
    case ArgKind::RealOrList:
        return "number_or_numbers";
    case ArgKind::WholeList:
        break;
    }
    return "wholes";
}

std::string argumentJson(const ArgSpec &argument, const ComputeService &service)
{
    std::string json =
        "{\"name\":" + jsonString(argument.name) + ",\"type\":" + jsonString(typeKey(argument.kind)) +
        ",\"unit\":" + jsonString(argument.unit) + ",\"doc\":" + jsonString(translated(argument.doc));
    if (hasRange(argument)) {
        json += argument.openMinimum ? ",\"above\":" : ",\"min\":";
        json += numberAsJson(argument.minimum);
        json += ",\"max\":" + numberAsJson(argument.infinite ? HUGE_VAL : argument.maximum);
    }
    if (const auto value = service.defaultValue(argument))
        json += ",\"default\":" + defaultAsJson(argument, *value, service.domains());
    else if (argument.defaultKind == ArgSpec::Default::Absent)
        json += ",\"default\":null";
    if (argument.kind == ArgKind::Choice) {
        std::string choices;
        for (const std::string &key : service.domains().keys(argument.domain))
            appendListed(choices, jsonString(key));
        json += ",\"choices\":[" + choices + ']';
    }
    return json + '}';
}

} // namespace

std::string functionTable(const ComputeService &service)
{
    std::string text;
    for (const FunctionSpec *function : service.functions()) {
        text += functionText(*function).toStdString() + '\n';
        for (const ArgSpec &argument : function->arguments)
            text += argumentText(argument, service).toStdString() + '\n';
    }
    return text;
}

std::string functionLines(const ComputeService &service)
{
    std::string text;
    for (const FunctionSpec *function : service.functions()) {
        std::string arguments;
        for (const ArgSpec &argument : function->arguments)
            appendListed(arguments, argumentJson(argument, service));
        text += "{\"fn\":" + jsonString(function->name) + ",\"group\":" + jsonString(function->group) +
                ",\"summary\":" + jsonString(translated(function->summary)) + ",\"args\":[" + arguments +
                "]}\n";
    }
    return text;
}

} // namespace rp::compute
