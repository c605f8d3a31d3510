// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rp::compute {

/// A JSON value as read, before anything is known of what it should be.
struct RawValue
{
    enum class Kind : std::uint8_t
    {
        Null,
        Flag,
        Number,
        Text,
        List,
        Object
    };
    Kind kind = Kind::Null;
    bool flag = false;
    double number = 0.0;
    std::string text;
    std::size_t first = 0;        ///< List: place of its numbers in Request::numbers
    std::size_t count = 0;        ///< List: elements
    std::int64_t oddElement = -1; ///< List: first element that is not a number
};

struct RawArgument
{
    std::string name;
    RawValue value;
};

/// One request. Kept and reused from line to line, so that reading seldom allocates.
struct Request
{
    RawValue function;
    bool hasFunction = false;
    bool hasArguments = false;
    RawValue::Kind argumentsKind = RawValue::Kind::Null; ///< must be Object
    std::vector<RawArgument> arguments;
    std::size_t argumentCount = 0; ///< how many of `arguments` belong to this request
    std::vector<double> numbers;

    void clear();
    RawArgument &addArgument(std::string_view name);
};

/// Why a text is no request.
struct RequestFault
{
    enum class Kind : std::uint8_t
    {
        BadJson,
        NumberTooLarge,
        NotAnObject,
        GivenTwice,
        UnknownMember,
        TooManyArguments
    };
    Kind kind = Kind::BadJson;
    std::string pointer;      ///< RFC 6901
    std::size_t position = 0; ///< BadJson: byte at which reading stopped, from 1
};

/// More arguments than any function has; a request with more is refused without looking at them.
constexpr std::size_t mostRawArguments = 64;

enum class RequestForm : std::uint8_t
{
    Line,     ///< {"fn":…,"args":{…}}
    Arguments ///< the arguments alone: {…}
};

/// Reads one JSON text. Nesting costs no stack. Returns false and fills `fault` if the text is no request.
bool readRequest(std::string_view text, RequestForm form, Request &request, RequestFault &fault);

} // namespace rp::compute
