// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/compute_service.h"
#include "models/compute/functions.h"

#include <QStringList>
#include <cmath>

namespace rp::compute {

namespace {

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
