// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/compute/calls/function_spec.h"
#include "models/compute/calls/result_writer.h"

#include <QString>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace rp::compute {

/// A validated argument; which member holds it follows from the kind.
struct ArgValue
{
    double number = 0.0;             ///< Real, Whole
    std::size_t index = 0;           ///< Choice: place in the domain
    std::span<const double> numbers; ///< lists; one number for RealOrList given as a number
    bool flag = false;               ///< Flag; for RealOrList: it was given as a list
    bool given = false;              ///< false only for an absent optional argument
};

/// One call of a function: its arguments by name, the parameters, and where the answer goes.
/// Asking for a name that the function's table lacks is a programming error and ends the program.
class Call
{
public:
    Call(const FunctionSpec &spec, std::span<const ArgValue> values, const Catalogue &parameters,
         ResultWriter &writer)
        : catalogue(parameters)
        , out(writer)
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

    /// For what only the function can see, such as two arguments that do not fit each other. `sentence` is
    /// translated.
    void reject(std::string_view argument, const QString &sentence);
    bool rejected() const { return !m_sentence.isEmpty(); }
    std::string_view rejectedArgument() const { return m_argument; }
    const QString &rejection() const { return m_sentence; }

    const Catalogue &catalogue;
    ResultWriter &out;

private:
    const ArgValue &find(std::string_view name) const;

    const FunctionSpec &m_spec;
    std::span<const ArgValue> m_values;
    std::string_view m_argument;
    QString m_sentence;
};

} // namespace rp::compute
