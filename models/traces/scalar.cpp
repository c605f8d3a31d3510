// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/scalar.h"

#include <charconv>

namespace rp::traces {

namespace {

constexpr std::int64_t leastNoTime_ns = std::int64_t{1} << 62; ///< leaves room to add and subtract
constexpr int mostDigits = 19;                                 ///< more is beyond that

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// A decimal number, as JSON and people write them: sign, digits, point, exponent.
struct Decimal
{
    bool isNegative = false;
    std::string_view whole;
    std::string_view part; ///< behind the point
    int exponent = 0;

    std::size_t size() const { return whole.size() + part.size(); }
    char digit(std::size_t at) const { return at < whole.size() ? whole[at] : part[at - whole.size()]; }
};

std::string_view takeDigits(std::string_view &text)
{
    std::size_t n = 0;
    while (n < text.size() && isDigit(text[n]))
        ++n;
    const std::string_view digits = text.substr(0, n);
    text.remove_prefix(n);
    return digits;
}

bool takeSign(std::string_view &text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    return isNegative;
}

std::optional<Decimal> decimalOf(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    Decimal decimal;
    decimal.isNegative = takeSign(text);
    decimal.whole = takeDigits(text);
    if (decimal.whole.empty())
        return std::nullopt;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        decimal.part = takeDigits(text);
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        const bool isSmall = takeSign(text);
        constexpr std::size_t longestExponent = 4;
        const std::string_view digits = takeDigits(text);
        if (digits.empty() || digits.size() > longestExponent)
            return std::nullopt;
        std::from_chars(digits.data(), digits.data() + digits.size(), decimal.exponent);
        decimal.exponent = isSmall ? -decimal.exponent : decimal.exponent;
    }
    return text.empty() ? std::optional(decimal) : std::nullopt;
}

/// A thousand times the number, rounded half away from zero.
std::optional<std::int64_t> thousandfold(const Decimal &decimal)
{
    const std::size_t size = decimal.size();
    std::size_t first = 0;
    while (first < size && decimal.digit(first) == '0')
        ++first;
    if (first == size)
        return 0;
    const auto digits = static_cast<std::int64_t>(size - first);
    const std::int64_t shift = 3 - static_cast<std::int64_t>(decimal.part.size()) + decimal.exponent;
    if (digits + shift > mostDigits)
        return std::nullopt;
    if (digits + shift < 0)
        return 0;
    std::uint64_t value = 0;
    for (std::int64_t i = 0; i < digits + shift; ++i) {
        const char digit = i < digits ? decimal.digit(first + static_cast<std::size_t>(i)) : '0';
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
    }
    if (shift < 0 && decimal.digit(first + static_cast<std::size_t>(digits + shift)) >= '5')
        ++value;
    if (value >= static_cast<std::uint64_t>(leastNoTime_ns))
        return std::nullopt;
    return decimal.isNegative ? -static_cast<std::int64_t>(value) : static_cast<std::int64_t>(value);
}

} // namespace

Scalar::Kind kindOfWord(std::string_view word)
{
    if (word == "null")
        return Scalar::Kind::Null;
    if (word == "true")
        return Scalar::Kind::True;
    if (word == "false")
        return Scalar::Kind::False;
    for (const std::string_view name : {"NaN", "Infinity", "-Infinity", "nan", "inf", "-inf", "-nan"}) {
        if (word == name)
            return Scalar::Kind::NonFinite;
    }
    const std::size_t sign = word.starts_with('-') ? 1 : 0;
    if (word.size() == sign || word[sign] < '0' || word[sign] > '9')
        return Scalar::Kind::Other;
    bool isWhole = true;
    for (const char c : word.substr(sign)) {
        if (c < '0' || c > '9') {
            isWhole = false;
            if (c != '.' && c != 'e' && c != 'E' && c != '+' && c != '-')
                return Scalar::Kind::Other;
        }
    }
    return isWhole ? Scalar::Kind::Integer : Scalar::Kind::Real;
}

std::optional<std::string> wholeDigits(const Scalar &value)
{
    constexpr std::size_t longestText = 19;
    std::string_view text = value.text;
    const bool isText = value.kind == Scalar::Kind::Text;
    if (!isText && value.kind != Scalar::Kind::Integer)
        return std::nullopt;
    if (isText && (text.empty() || text.size() > longestText))
        return std::nullopt;
    const bool isNegative = !isText && text.starts_with('-');
    text.remove_prefix(isNegative ? 1 : 0);
    for (const char c : text) {
        if (!isDigit(c))
            return std::nullopt;
    }
    while (text.size() > 1 && text.front() == '0')
        text.remove_prefix(1);
    return (isNegative && text != "0" ? "-" : "") + std::string(text);
}

std::optional<std::int64_t> wholeOf(const Scalar &value)
{
    const auto numberOf = [](std::string_view digits) -> std::optional<std::int64_t> {
        std::int64_t whole = 0;
        const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), whole);
        return error == std::errc() && rest == digits.data() + digits.size() ? std::optional(whole)
                                                                             : std::nullopt;
    };
    if (value.kind == Scalar::Kind::Integer)
        return numberOf(value.text);
    const auto digits = wholeDigits(value);
    return digits ? numberOf(*digits) : std::nullopt;
}

std::optional<std::int64_t> nanosecondsOf(const Scalar &microseconds)
{
    using Kind = Scalar::Kind;
    const Kind kind = microseconds.kind;
    if (kind != Kind::Integer && kind != Kind::Real && kind != Kind::Text)
        return std::nullopt;
    constexpr std::int64_t most_us = (leastNoTime_ns - 1) / 1000;
    const auto whole = kind == Kind::Integer ? wholeOf(microseconds) : std::nullopt;
    if (whole && *whole >= -most_us && *whole <= most_us) // as most are
        return *whole * 1000;
    const auto decimal = decimalOf(microseconds.text);
    return decimal ? thousandfold(*decimal) : std::nullopt;
}

} // namespace rp::traces
