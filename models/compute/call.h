// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/compute/function_spec.h"

#include <QString>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace rp::compute {

/// A validated argument; which member holds it follows from the kind.
struct ArgValue
{
    double number = 0.0;         ///< Real, Whole
    std::size_t index = 0;       ///< Choice: place in the domain
    std::vector<double> numbers; ///< lists; one number for RealOrList given as a number
    bool flag = false;           ///< Flag; for RealOrList: it was given as a list
    bool given = false;          ///< false only for an absent optional argument
};

/// One call of a function: its arguments by name, and the parameters.
/// Asking for a name that the function's table lacks is a programming error and ends the program.
class Call
{
public:
    Call(const FunctionSpec &spec, std::span<const ArgValue> values, const Catalogue &parameters)
        : catalogue(parameters)
        , m_spec(spec)
        , m_values(values)
    {
    }

    double real(std::string_view name) const { return find(name).number; }
    std::int64_t whole(std::string_view name) const { return static_cast<std::int64_t>(find(name).number); }
    bool flag(std::string_view name) const { return find(name).flag; }
    bool given(std::string_view name) const { return find(name).given; }
    std::size_t index(std::string_view name) const { return find(name).index; }
    std::span<const double> numbers(std::string_view name) const { return find(name).numbers; }
    /// The entry of a catalogue table that a choice names.
    template<typename Entry>
    const Entry &entry(std::string_view name, const Table<Entry> &table) const
    {
        return table[find(name).index];
    }

    const Catalogue &catalogue;

private:
    const ArgValue &find(std::string_view name) const
    {
        for (std::size_t i = 0; i < m_spec.arguments.size(); ++i) {
            if (name == m_spec.arguments[i].name)
                return m_values[i];
        }
        std::abort();
    }

    const FunctionSpec &m_spec;
    std::span<const ArgValue> m_values;
};

/// A number that is not finite makes the whole result undefined. Words need no escapes.
using ResultValue = std::variant<double, std::int64_t, bool, std::string_view>;

/// For where infinity is a legal answer.
inline ResultValue orInf(double value)
{
    return value == HUGE_VAL ? ResultValue(std::string_view("inf")) : ResultValue(value);
}

/// For what only a function can see, such as two arguments that do not fit each other.
struct Rejection
{
    std::string_view argument;
    QString sentence; ///< translated
};

/// What a function answers.
struct Result
{
    struct Member
    {
        std::string_view name;
        ResultValue value;
    };
    Result(std::initializer_list<Member> all)
        : members(all)
    {
    }
    /// The single result of a function that returns one value.
    Result(const ResultValue &value)
        : members{{"value", value}}
    {
    }
    template<typename Number>
    requires std::is_arithmetic_v<Number> Result(Number value)
        : Result(ResultValue(value))
    {
    }
    Result(Rejection why)
        : rejection(std::move(why))
    {
    }

    std::vector<Member> members;
    std::optional<Rejection> rejection;
};

} // namespace rp::compute
