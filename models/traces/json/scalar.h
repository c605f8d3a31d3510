// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rp::traces {

/// A JSON value that is no list and no object, as it stood in the file.
struct Scalar
{
    enum class Kind : std::uint8_t
    {
        Missing,
        Null,
        True,
        False,
        Integer,
        Real,      ///< with a point or an exponent
        NonFinite, ///< NaN, Infinity, -Infinity
        Text,
        Container, ///< a list or an object, left unread
        Other      ///< a word that JSON doesn't have
    };
    Kind kind = Kind::Missing;
    std::string text; ///< digits of a number, decoded characters of a string

    bool operator==(const Scalar &) const = default;
    bool isWhole() const { return kind == Kind::Integer || kind == Kind::True || kind == Kind::False; }
    void clear() { kind = Kind::Missing; }
};

/// What a word is that stands where a value should: a number, null, NaN …
Scalar::Kind kindOfWord(std::string_view word);

/// The value in double precision: numbers, true and false, and strings that hold a number. Not finite: none.
std::optional<double> numberOf(const Scalar &value);

/// The value of a whole number, true or false that fits.
std::optional<std::int64_t> wholeOf(const Scalar &value);

/// Microseconds as Kineto writes them, in nanoseconds: whole ones exactly, others multiplied in double
/// precision and rounded to even. None for what is no number, and beyond −1e15 and 3e15 µs.
std::optional<std::int64_t> nanosecondsOf(const Scalar &microseconds);

} // namespace rp::traces
