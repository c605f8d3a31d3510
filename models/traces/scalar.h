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
        Container, ///< a list or an object, of which only the text is known
        Other      ///< a word that JSON doesn't have
    };
    Kind kind = Kind::Missing;
    std::string text; ///< digits of a number, decoded characters of a string, a beginning of a container

    bool operator==(const Scalar &) const = default;
    void clear() { kind = Kind::Missing; }
};

/// What a word is that stands where a value should: a number, null, NaN …
Scalar::Kind kindOfWord(std::string_view word);

/// The digits of a whole number, and of a text of at most 19 digits, without zeros before them: what names a
/// process, a device or a correlation is the same as number and as text.
std::optional<std::string> wholeDigits(const Scalar &value);

/// The same as a number, where it fits.
std::optional<std::int64_t> wholeOf(const Scalar &value);

/// Microseconds as Kineto writes them, in nanoseconds, exactly as the decimal text of a number or a string
/// has them (exponents, too): what is behind the third decimal is rounded, half away from zero. Never through
/// a double, which holds microseconds since 1970 to 0.25 only. None for what is no number, and from 2^62 ns
/// on.
std::optional<std::int64_t> nanosecondsOf(const Scalar &microseconds);

} // namespace rp::traces
