// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/request.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

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

} // namespace rp::compute
