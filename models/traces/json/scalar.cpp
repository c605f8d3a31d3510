// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/json/scalar.h"

#include <charconv>
#include <cmath>
#include <string_view>

namespace rp::traces {

namespace {

constexpr std::int64_t nsPerUs = 1000;
/// From 1938 to 2065, should it be a clock's time. Leaves room to add and subtract.
constexpr double least_us = -1e15;
constexpr double most_us = 3e15;

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// A number written as a string: with blanks around it, a sign, or underscores between digits.
std::optional<double> numberInText(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    if (!text.empty() && text.front() == '+' && text.substr(0, 2) != "+-")
        text.remove_prefix(1);
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isBetweenDigits = i > 0 && i + 1 < text.size() && text[i - 1] >= '0' &&
                                     text[i - 1] <= '9' && text[i + 1] >= '0' && text[i + 1] <= '9';
        if (text[i] != '_' || !isBetweenDigits)
            plain += text[i];
    }
    double value = 0;
    const auto [rest, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (plain.empty() || error != std::errc() || rest != plain.data() + plain.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
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

std::optional<std::int64_t> wholeOf(const Scalar &value)
{
    if (value.kind == Scalar::Kind::True || value.kind == Scalar::Kind::False)
        return value.kind == Scalar::Kind::True;
    if (value.kind != Scalar::Kind::Integer)
        return std::nullopt;
    std::int64_t whole = 0;
    const char *end = value.text.data() + value.text.size();
    const auto [rest, error] = std::from_chars(value.text.data(), end, whole);
    return error == std::errc() && rest == end ? std::optional(whole) : std::nullopt;
}

std::optional<double> numberOf(const Scalar &value)
{
    switch (value.kind) {
    case Scalar::Kind::True:
    case Scalar::Kind::False:
        return value.kind == Scalar::Kind::True ? 1 : 0;
    case Scalar::Kind::Integer:
    case Scalar::Kind::Real:
    case Scalar::Kind::Text:
        return numberInText(value.text);
    default:
        return std::nullopt;
    }
}

std::optional<std::int64_t> nanosecondsOf(const Scalar &microseconds)
{
    if (const auto whole = wholeOf(microseconds)) {
        if (*whole < static_cast<std::int64_t>(least_us) || *whole > static_cast<std::int64_t>(most_us))
            return std::nullopt;
        return *whole * nsPerUs;
    }
    const auto value = numberOf(microseconds);
    if (!value || *value < least_us || *value > most_us)
        return std::nullopt;
    return static_cast<std::int64_t>(std::nearbyint(*value * nsPerUs));
}

} // namespace rp::traces
