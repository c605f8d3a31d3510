// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/calls/request.h"

#include <nlohmann/json.hpp>

namespace rp::compute {

namespace {

void appendToken(std::string &pointer, std::string_view token)
{
    pointer += '/';
    for (const char character : token) {
        if (character == '~')
            pointer += "~0";
        else if (character == '/')
            pointer += "~1";
        else
            pointer += character;
    }
}

/// Receives the parser's events. Only three levels matter: the request, its arguments, and the elements of
/// a list argument; what lies deeper is counted and dropped.
class RequestHandler
{
public:
    RequestHandler(RequestForm form, Request &request, RequestFault &fault)
        : m_request(request)
        , m_fault(fault)
        , m_argumentDepth(form == RequestForm::Line ? 2 : 1)
    {
    }

    bool null() { return scalar(RawValue::Kind::Null, 0.0, false); }
    bool boolean(bool value) { return scalar(RawValue::Kind::Flag, 0.0, value); }
    bool number_integer(std::int64_t value)
    {
        return scalar(RawValue::Kind::Number, static_cast<double>(value), false);
    }
    bool number_unsigned(std::uint64_t value)
    {
        return scalar(RawValue::Kind::Number, static_cast<double>(value), false);
    }
    bool number_float(double value, const std::string &)
    {
        return scalar(RawValue::Kind::Number, value, false);
    }
    bool string(std::string &value)
    {
        if (!scalar(RawValue::Kind::Text, 0.0, false))
            return false;
        if (m_target)
            m_target->text.assign(value);
        return true;
    }
    bool binary(nlohmann::json::binary_t &) { return true; } // JSON text has none

    bool start_object(std::size_t)
    {
        if (m_depth == 0) {
            ++m_depth;
            if (m_argumentDepth == 1)
                m_request.argumentsKind = RawValue::Kind::Object;
            return true;
        }
        if (m_inArgumentsMember && m_depth == 1) {
            m_request.argumentsKind = RawValue::Kind::Object;
            ++m_depth;
            return true;
        }
        return container(RawValue::Kind::Object);
    }
    bool key(std::string &name)
    {
        m_target = nullptr;
        if (m_depth == m_argumentDepth && argumentsOpen())
            return argumentKey(name);
        if (m_depth == 1)
            return requestKey(name);
        return true;
    }
    bool end_object()
    {
        --m_depth;
        return true;
    }
    bool start_array(std::size_t)
    {
        if (m_depth == 0)
            return refuse(RequestFault::Kind::NotAnObject);
        return container(RawValue::Kind::List);
    }
    bool end_array()
    {
        --m_depth;
        if (m_depth == m_listDepth)
            m_listDepth = 0;
        return true;
    }
    bool parse_error(std::size_t position, const std::string &, const nlohmann::json::exception &error)
    {
        constexpr int number_out_of_range = 406;
        m_fault.position = position;
        return refuse(error.id == number_out_of_range ? RequestFault::Kind::NumberTooLarge
                                                      : RequestFault::Kind::BadJson);
    }

private:
    bool argumentsOpen() const { return m_argumentDepth == 1 || m_inArgumentsMember; }

    bool requestKey(const std::string &name)
    {
        m_memberName = name;
        m_inArgumentsMember = false;
        if (name == "fn") {
            if (m_request.hasFunction)
                return refuse(RequestFault::Kind::GivenTwice);
            m_request.hasFunction = true;
            m_target = &m_request.function;
            return true;
        }
        if (name != "args")
            return refuse(RequestFault::Kind::UnknownMember);
        if (m_request.hasArguments)
            return refuse(RequestFault::Kind::GivenTwice);
        m_request.hasArguments = true;
        m_inArgumentsMember = true;
        return true;
    }

    bool argumentKey(const std::string &name)
    {
        m_argumentName = name;
        for (std::size_t i = 0; i < m_request.argumentCount; ++i) {
            if (m_request.arguments[i].name == name)
                return refuse(RequestFault::Kind::GivenTwice);
        }
        if (m_request.argumentCount >= mostRawArguments)
            return refuse(RequestFault::Kind::TooManyArguments);
        m_target = &m_request.addArgument(name).value;
        return true;
    }

    bool scalar(RawValue::Kind kind, double number, bool flag)
    {
        if (m_depth == 0)
            return refuse(RequestFault::Kind::NotAnObject);
        if (m_listDepth != 0) {
            if (m_depth == m_listDepth + 1)
                element(kind, number);
            m_target = nullptr;
            return true;
        }
        if (m_inArgumentsMember && m_depth == 1)
            m_request.argumentsKind = kind;
        if (m_target) {
            m_target->kind = kind;
            m_target->number = number;
            m_target->flag = flag;
        }
        return true;
    }

    void element(RawValue::Kind kind, double number)
    {
        RawValue &list = *m_list;
        if (kind != RawValue::Kind::Number && list.oddElement < 0)
            list.oddElement = static_cast<std::int64_t>(list.count);
        m_request.numbers.push_back(number);
        ++list.count;
    }

    bool container(RawValue::Kind kind)
    {
        if (m_listDepth != 0 && m_depth == m_listDepth + 1) {
            element(kind, 0.0);
        } else if (m_inArgumentsMember && m_depth == 1) {
            m_request.argumentsKind = kind;
        } else if (m_target) {
            m_target->kind = kind;
            if (kind == RawValue::Kind::List) {
                m_list = m_target;
                m_list->first = m_request.numbers.size();
                m_listDepth = m_depth;
            }
        }
        m_target = nullptr;
        ++m_depth;
        return true;
    }

    /// Stops the parser at the place that is being read.
    bool refuse(RequestFault::Kind kind)
    {
        m_fault.kind = kind;
        if (m_argumentDepth == 2 && m_depth >= 1 && !m_memberName.empty())
            appendToken(m_fault.pointer, m_memberName);
        if (m_depth >= m_argumentDepth && argumentsOpen() && !m_argumentName.empty())
            appendToken(m_fault.pointer, m_argumentName);
        if (m_listDepth != 0)
            appendToken(m_fault.pointer, std::to_string(m_list->count));
        return false;
    }

    Request &m_request;
    RequestFault &m_fault;
    const int m_argumentDepth; ///< depth at which keys are argument names
    int m_depth = 0;
    int m_listDepth = 0; ///< depth outside the list argument that is being read, 0 outside of any
    RawValue *m_target = nullptr;
    RawValue *m_list = nullptr;
    bool m_inArgumentsMember = false;
    std::string m_memberName;
    std::string m_argumentName;
};

} // namespace

void Request::clear()
{
    hasFunction = false;
    hasArguments = false;
    argumentsKind = RawValue::Kind::Null;
    argumentCount = 0;
    numbers.clear();
}

RawArgument &Request::addArgument(std::string_view name)
{
    if (argumentCount == arguments.size())
        arguments.emplace_back();
    RawArgument &argument = arguments[argumentCount++];
    argument.name.assign(name);
    argument.value.kind = RawValue::Kind::Null;
    argument.value.count = 0;
    argument.value.oddElement = -1;
    return argument;
}

bool readRequest(std::string_view text, RequestForm form, Request &request, RequestFault &fault)
{
    request.clear();
    request.arguments.reserve(mostRawArguments); // pointers into it must stay valid while reading
    fault = {};
    // The library takes a zero byte for the end, and says nothing of what follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
        fault.position = zero + 1;
        return false;
    }
    RequestHandler handler(form, request, fault);
    return nlohmann::json::sax_parse(text.data(), text.data() + text.size(), &handler);
}

} // namespace rp::compute
