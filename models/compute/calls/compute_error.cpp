// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/calls/compute_error.h"

#include "models/compute/calls/result_writer.h"
#include "models/text/command_words.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace rp::compute {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(rp::Compute)
};

/// Names come from the request and may be of any length.
QString shown(std::string_view text)
{
    constexpr qsizetype most = 60;
    QString name = forTerminal(QString::fromUtf8(text.data(), qsizetype(text.size()))).replace(u'\n', u' ');
    if (name.size() > most)
        name = name.left(most) + QChar(0x2026);
    // Isolates are needed only in right-to-left text, and many terminals draw them as boxes.
    if (QLocale().textDirection() == Qt::RightToLeft)
        return QChar(0x2066) + name + QChar(0x2069);
    return name;
}

/// A limit as it would be written in the request: JSON, not the language's own form.
QString shownNumber(double number)
{
    std::string text;
    appendNumber(text, number);
    return shown(text);
}

QString keyList(const std::vector<std::string> &keys)
{
    QStringList list;
    for (const std::string &key : keys)
        list.push_back(shown(key));
    return QLocale().createSeparatedList(list);
}

QString rangeAdvice(const ArgSpec &argument)
{
    const QString least = shownNumber(argument.minimum);
    const QString most = shownNumber(argument.maximum);
    if (argument.kind == ArgKind::Whole || argument.kind == ArgKind::WholeList)
        return Messages::tr("Give a whole number from %1 to %2.").arg(least, most);
    if (argument.openMinimum)
        return Messages::tr("Give a number greater than %1 and at most %2.").arg(least, most);
    return Messages::tr("Give a number from %1 to %2.").arg(least, most);
}

/// How to mend an argument: what it has to be.
QString advice(const ArgSpec &argument, const DomainKeys &domains)
{
    switch (argument.kind) {
    case ArgKind::Flag:
        return Messages::tr("Give true or false.");
    case ArgKind::Choice:
        return Messages::tr("Choose one of these: %1.").arg(keyList(domains.keys(argument.domain)));
    case ArgKind::RealList:
    case ArgKind::WholeList:
        return Messages::tr("Give a list of numbers.");
    case ArgKind::RealOrList:
        return Messages::tr("Give a number or a list of numbers.");
    case ArgKind::Real:
    case ArgKind::Whole:
        break;
    }
    return rangeAdvice(argument);
}

QString refusalText(const ArgSpec &argument, Refusal refusal)
{
    const QString name = shown(argument.name);
    switch (refusal) {
    case Refusal::WrongType:
        return Messages::tr("The argument %1 has the wrong type.").arg(name);
    case Refusal::NotFinite:
        return Messages::tr("The argument %1 must be finite.").arg(name);
    case Refusal::NotWhole:
        return Messages::tr("The argument %1 must be a whole number.").arg(name);
    case Refusal::OutOfRange:
        return Messages::tr("The argument %1 is out of range.").arg(name);
    case Refusal::UnknownKey:
        return Messages::tr("The argument %1 names something unknown.").arg(name);
    case Refusal::ListTooLong:
        break;
    }
    return Messages::tr("The list %1 is too long.").arg(name);
}

std::string pointerTo(const std::string &base, std::string_view name)
{
    std::string pointer = base + '/';
    for (const char character : name) {
        if (character == '~')
            pointer += "~0";
        else if (character == '/')
            pointer += "~1";
        else
            pointer += character;
    }
    return pointer;
}

} // namespace

ComputeError faultError(const RequestFault &fault)
{
    switch (fault.kind) {
    case RequestFault::Kind::NumberTooLarge:
        return {Messages::tr("A number is too large. Give a number below 1e300."), fault.pointer};
    case RequestFault::Kind::NotAnObject:
        return {Messages::tr("This is not a JSON object. Put names and values in braces."), fault.pointer};
    case RequestFault::Kind::GivenTwice:
        return {Messages::tr("A member is given twice. Give it once."), fault.pointer};
    case RequestFault::Kind::UnknownMember:
        return {Messages::tr("A request has only the members %1 and %2. Remove the other one.")
                    .arg(shown("fn"), shown("args")),
                fault.pointer};
    case RequestFault::Kind::TooManyArguments:
        return {Messages::tr("There are more arguments than any function has. Remove some."), fault.pointer};
    case RequestFault::Kind::BadJson:
        break;
    }
    return {Messages::tr("This is not valid JSON. Correct it at byte %1.")
                .arg(shownNumber(static_cast<double>(fault.position))),
            fault.pointer};
}

ComputeError noFunctionError(const Request &request)
{
    if (!request.hasFunction)
        return {Messages::tr("The request names no function. Add the member %1.").arg(shown("fn")), "/fn"};
    return {Messages::tr("The name of the function must be text. Put it in quotes."), "/fn"};
}

ComputeError unknownFunctionError(const std::string &name, const std::string &pointer)
{
    return {Messages::tr("There is no function %1. The option %2 lists all functions.")
                .arg(shown(name), shown("--list")),
            pointer};
}

ComputeError argumentsNotObjectError(const std::string &base)
{
    return {Messages::tr("The arguments are missing. Give them as a JSON object, such as %1.")
                .arg(shown(R"({"n": 1000})")),
            base};
}

ComputeError unknownArgumentError(const std::string &name, const FunctionSpec &spec, const std::string &base)
{
    std::vector<std::string> names;
    for (const ArgSpec &argument : spec.arguments)
        names.emplace_back(argument.name);
    return {joinedSentences(
                {Messages::tr("The function %1 has no argument %2.").arg(shown(spec.name), shown(name)),
                 Messages::tr("Choose one of these: %1.").arg(keyList(names))}),
            pointerTo(base, name)};
}

ComputeError missingArgumentError(const ArgSpec &argument, const DomainKeys &domains, const std::string &base)
{
    return {joinedSentences({Messages::tr("The argument %1 is missing.").arg(shown(argument.name)),
                             advice(argument, domains)}),
            pointerTo(base, argument.name)};
}

ComputeError refusedArgumentError(const ArgSpec &argument, Refusal refusal, const DomainKeys &domains,
                                  const std::string &pointer)
{
    QString how;
    if (refusal == Refusal::ListTooLong)
        how = Messages::tr("Give at most %1 numbers.").arg(shownNumber(longestList));
    else if (refusal == Refusal::WrongType || refusal == Refusal::UnknownKey)
        how = advice(argument, domains);
    else
        how = rangeAdvice(argument);
    return {joinedSentences({refusalText(argument, refusal), how}), pointer};
}

ComputeError undefinedResultError(const std::string &base)
{
    return {
        Messages::tr("The result is not defined for these arguments. Choose values that are less extreme."),
        base};
}

ComputeError lineTooLongError(std::size_t limit)
{
    return {Messages::tr("The line is too long. Keep it below %1 bytes.")
                .arg(shownNumber(static_cast<double>(limit))),
            std::string()};
}

} // namespace rp::compute
