// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/request.h"

#include "models/compute/functions.h"
#include "models/text/sentences.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp::compute {

namespace {

/// More arguments than any function has; a request with more is refused without looking at them.
constexpr std::size_t mostArguments = 64;

/// Builds a request while it is read, and stops at what is wrong, to point at it. A parser that builds all of
/// it would take the last of two members with one name for both.
class RequestBuilder
{
public:
    RequestBuilder(RequestForm form, Request &request)
        : m_request(request)
        , m_argumentDepth(form == RequestForm::Line ? 2 : 1)
    {
    }

    std::optional<ComputeError> error;

    bool null() { return value(nullptr); }
    bool boolean(bool flag) { return value(flag); }
    bool number_integer(std::int64_t number) { return value(number); }
    bool number_unsigned(std::uint64_t number) { return value(number); }
    bool number_float(double number, const std::string &) { return value(number); }
    bool string(std::string &text) { return value(std::move(text)); }
    bool binary(RequestJson::binary_t &) { return true; } // JSON text has none

    bool start_object(std::size_t)
    {
        if (m_depth == 0 && m_argumentDepth == 1)
            m_request.arguments = RequestJson::object();
        return value(RequestJson::object()) && ++m_depth > 0;
    }
    bool start_array(std::size_t)
    {
        RequestJson *const list = m_target;
        if (!value(RequestJson::array()))
            return false;
        if (list && list != argumentsOfLine()) {
            m_list = list;
            m_listDepth = m_depth + 1;
        }
        return ++m_depth > 0;
    }
    bool end_object()
    {
        --m_depth;
        m_path.resize(std::min(m_path.size(), m_depth));
        return true;
    }
    bool end_array()
    {
        if (m_depth == m_listDepth)
            m_list = nullptr;
        return end_object();
    }
    bool key(std::string &name)
    {
        m_target = nullptr;
        const bool isArgument = m_depth == m_argumentDepth && (m_depth == 1 || m_path.front() == "args");
        if (!isArgument && m_depth != 1)
            return true;
        m_path.resize(m_depth - 1);
        m_path.push_back(name);
        return isArgument ? argument(name) : member(name);
    }
    bool parse_error(std::size_t position, const std::string &, const nlohmann::json::exception &fault)
    {
        constexpr int number_out_of_range = 406;
        if (fault.id == number_out_of_range)
            return refuse(ComputeText::tr("A number is too large. Give a number below 1e300."));
        return refuse(ComputeText::tr("This is not valid JSON. Correct it at byte %1.")
                          .arg(shownNumber(static_cast<double>(position))));
    }

    bool refuse(const QString &sentence)
    {
        std::string pointer;
        for (const std::string &name : m_path)
            pointer = name.empty() ? pointer : pointerTo(pointer, name);
        if (m_list)
            pointer = pointerTo(pointer, std::to_string(m_elements));
        error = ComputeError{sentence, pointer};
        return false;
    }

private:
    const RequestJson *argumentsOfLine() const
    {
        return m_argumentDepth == 2 && m_request.arguments ? &*m_request.arguments : nullptr;
    }

    /// A value that has no parts, or not yet.
    bool value(RequestJson &&read)
    {
        if (m_depth == 0 && !read.is_object())
            return refuse(ComputeText::tr("This is not a JSON object. Put names and values in braces."));
        if (m_list && m_depth == m_listDepth) {
            m_list->push_back(std::move(read));
            ++m_elements;
        } else if (m_target) {
            *std::exchange(m_target, nullptr) = std::move(read);
            m_elements = 0;
        }
        return true;
    }

    bool member(const std::string &name)
    {
        if (name != "fn" && name != "args")
            return refuse(ComputeText::tr("A request has only the members %1 and %2. Remove the other one.")
                              .arg(shown("fn"), shown("args")));
        std::optional<RequestJson> &place = name == "fn" ? m_request.function : m_request.arguments;
        if (place)
            return refuseSecond();
        m_target = &place.emplace();
        return true;
    }

    bool argument(const std::string &name)
    {
        RequestJson &arguments = *m_request.arguments;
        if (arguments.contains(name))
            return refuseSecond();
        if (arguments.size() >= mostArguments)
            return refuse(ComputeText::tr("There are more arguments than any function has. Remove some."));
        m_target = &arguments[name];
        return true;
    }

    bool refuseSecond() { return refuse(ComputeText::tr("A member is given twice. Give it once.")); }

    Request &m_request;
    const std::size_t m_argumentDepth; ///< at which keys are names of arguments
    std::size_t m_depth = 0;
    std::vector<std::string> m_path; ///< of the request's member and the argument that are being read
    RequestJson *m_target = nullptr; ///< the value that comes next; null: it is dropped
    RequestJson *m_list = nullptr;   ///< that is being read
    std::size_t m_listDepth = 0;     ///< within that list
    std::size_t m_elements = 0;      ///< of that list, so far
};

using Fault = std::optional<QString>; ///< one or two translated sentences

bool isWhole(const ArgSpec &spec)
{
    return spec.kind == ArgKind::Whole || spec.kind == ArgKind::WholeList;
}

QString oneOf(const QStringList &keys)
{
    QStringList list;
    for (const QString &key : keys)
        list << shown(key.toStdString());
    return ComputeText::tr("Choose one of these: %1.").arg(QLocale().createSeparatedList(list));
}

QString rangeAdvice(const ArgSpec &spec)
{
    const QString least = shownNumber(spec.minimum);
    const QString most = shownNumber(spec.maximum);
    if (isWhole(spec))
        return ComputeText::tr("Give a whole number from %1 to %2.").arg(least, most);
    if (spec.openMinimum)
        return ComputeText::tr("Give a number greater than %1 and at most %2.").arg(least, most);
    return ComputeText::tr("Give a number from %1 to %2.").arg(least, most);
}

/// How to mend an argument: what it has to be.
QString advice(const ArgSpec &spec, const Catalogue &catalogue)
{
    switch (spec.kind) {
    case ArgKind::Flag:
        return ComputeText::tr("Give true or false.");
    case ArgKind::Choice:
        return oneOf(domainKeys(spec.domain, catalogue));
    case ArgKind::RealList:
    case ArgKind::WholeList:
        return ComputeText::tr("Give a list of numbers.");
    case ArgKind::RealOrList:
        return ComputeText::tr("Give a number or a list of numbers.");
    case ArgKind::Real:
    case ArgKind::Whole:
        break;
    }
    return rangeAdvice(spec);
}

/// @param sentence with %1 for the argument
QString refusal(const ArgSpec &spec, const QString &sentence, const QString &how)
{
    return joinedSentences({sentence.arg(shown(spec.name)), how});
}

QString wrongType(const ArgSpec &spec, const Catalogue &catalogue)
{
    return refusal(spec, ComputeText::tr("The argument %1 has the wrong type."), advice(spec, catalogue));
}

Fault checkRange(const ArgSpec &spec, double number)
{
    if (std::isinf(number) && spec.infinite && number > 0.0)
        return std::nullopt;
    if (std::isinf(number))
        return refusal(spec, ComputeText::tr("The argument %1 must be finite."), rangeAdvice(spec));
    const bool tooSmall = spec.openMinimum ? !(number > spec.minimum) : !(number >= spec.minimum);
    if (tooSmall || !(number <= spec.maximum))
        return refusal(spec, ComputeText::tr("The argument %1 is out of range."), rangeAdvice(spec));
    if (isWhole(spec) && number != std::floor(number))
        return refusal(spec, ComputeText::tr("The argument %1 must be a whole number."), rangeAdvice(spec));
    return std::nullopt;
}

Fault readNumber(const ArgSpec &spec, const RequestJson &raw, const Catalogue &catalogue, double &number)
{
    if (!raw.is_number() && raw != "inf")
        return wrongType(spec, catalogue);
    number = raw.is_number() ? raw.get<double>() : HUGE_VAL;
    return checkRange(spec, number);
}

/// @param pointer of the list, then that of the element which is at fault
Fault readList(const ArgSpec &spec, const RequestJson &raw, const Catalogue &catalogue,
               std::vector<double> &numbers, std::string &pointer)
{
    const auto pointAt = [&](auto element) { pointer += '/' + std::to_string(element - raw.begin()); };
    if (!raw.is_array())
        return wrongType(spec, catalogue);
    const auto odd =
        std::find_if_not(raw.begin(), raw.end(), [](const RequestJson &each) { return each.is_number(); });
    if (odd != raw.end()) {
        pointAt(odd);
        return wrongType(spec, catalogue);
    }
    if (static_cast<double>(raw.size()) > longestList)
        return refusal(spec, ComputeText::tr("The list %1 is too long."),
                       ComputeText::tr("Give at most %1 numbers.").arg(shownNumber(longestList)));
    for (auto element = raw.begin(); element != raw.end(); ++element) {
        numbers.push_back(element->get<double>());
        if (Fault fault = checkRange(spec, numbers.back())) {
            pointAt(element);
            return fault;
        }
    }
    return std::nullopt;
}

Fault readValue(const ArgSpec &spec, const RequestJson &raw, const Catalogue &catalogue, ArgValue &value,
                std::string &pointer)
{
    switch (spec.kind) {
    case ArgKind::Real:
    case ArgKind::Whole:
        return readNumber(spec, raw, catalogue, value.number);
    case ArgKind::Flag:
        if (!raw.is_boolean())
            return wrongType(spec, catalogue);
        value.flag = raw.get<bool>();
        return std::nullopt;
    case ArgKind::Choice: {
        if (!raw.is_string())
            return wrongType(spec, catalogue);
        const QStringList keys = domainKeys(spec.domain, catalogue);
        const auto place = keys.indexOf(QString::fromStdString(raw.get<std::string>()));
        if (place < 0)
            return refusal(spec, ComputeText::tr("The argument %1 names something unknown."), oneOf(keys));
        value.index = std::size_t(place);
        return std::nullopt;
    }
    case ArgKind::RealOrList:
        value.flag = raw.is_array();
        if (!value.flag) {
            Fault fault = readNumber(spec, raw, catalogue, value.number);
            value.numbers = {value.number};
            return fault;
        }
        break;
    case ArgKind::RealList:
    case ArgKind::WholeList:
        break;
    }
    return readList(spec, raw, catalogue, value.numbers, pointer);
}

} // namespace

std::optional<ComputeError> readRequest(std::string_view text, RequestForm form, Request &request)
{
    request = {};
    RequestBuilder builder(form, request);
    // The library takes a zero byte for the end, and says nothing of what follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        builder.refuse(ComputeText::tr("This is not valid JSON. Correct it at byte %1.")
                           .arg(shownNumber(static_cast<double>(zero + 1))));
    else
        RequestJson::sax_parse(text.data(), text.data() + text.size(), &builder);
    return builder.error;
}

std::optional<ComputeError> readArguments(const FunctionSpec &function, const RequestJson &given,
                                          const Catalogue &catalogue, const std::string &base,
                                          std::vector<ArgValue> &values)
{
    const std::span<const ArgSpec> specs = function.arguments;
    values.clear();
    for (const ArgSpec &spec : specs)
        values.push_back(defaultValue(spec, catalogue).value_or(ArgValue{}));
    for (const auto &[name, raw] : given.items()) {
        std::string pointer = pointerTo(base, name);
        const auto spec = std::find_if(specs.begin(), specs.end(),
                                       [&name = name](const ArgSpec &each) { return name == each.name; });
        if (spec == specs.end()) {
            QStringList names;
            for (const ArgSpec &each : specs)
                names << QLatin1String(each.name);
            return ComputeError{joinedSentences({ComputeText::tr("The function %1 has no argument %2.")
                                                     .arg(shown(function.name), shown(name)),
                                                 oneOf(names)}),
                                pointer};
        }
        if (raw.is_null() && spec->defaultKind == ArgSpec::Default::Absent)
            continue;
        ArgValue &value = values[static_cast<std::size_t>(spec - specs.begin())];
        value = ArgValue{};
        value.given = true;
        if (const Fault fault = readValue(*spec, raw, catalogue, value, pointer))
            return ComputeError{*fault, pointer};
    }
    for (const ArgSpec &spec : specs) {
        if (spec.defaultKind == ArgSpec::Default::Required && !given.contains(spec.name))
            return ComputeError{
                refusal(spec, ComputeText::tr("The argument %1 is missing."), advice(spec, catalogue)),
                pointerTo(base, spec.name)};
    }
    return std::nullopt;
}

} // namespace rp::compute
