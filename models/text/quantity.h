// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>

namespace rp {

/// What a number is, which decides how it is written and how it is read: the one vocabulary of table cells,
/// figures and inputs. Behind each stands the unit of the raw value, and what counts as its digits.
enum class Quantity
{
    Text,         ///< no number
    Count,        ///< whole, with digit groups
    Microseconds, ///< µs, held to µs; decimals, 1
    Milliseconds, ///< µs, held to ms; decimals, 2
    DurationAuto, ///< µs, in the unit that reads best; significant digits, 3
    Fraction,     ///< as a percentage; decimals, 1
    Factor,       ///< a ratio: "1.20×"; decimals, 2
    Bytes,        ///< bytes, in the decimal unit that reads best; significant digits, 3
    Significant,  ///< a bare number; significant digits, 3
    OneIn,        ///< a probability: "1 in 1,000"; significant digits, 3
    Seconds,      ///< s, as a span from a second to years
    Intensity,    ///< FLOP/byte; significant digits, 3
    Watts,        ///< W; decimals, 2
    Milliwatts,   ///< W, held to mW; decimals, 2
    Millijoules,  ///< J, held to mJ; decimals, 2
    Flops,        ///< FLOP/s, held to TFLOP/s; significant digits, 4

    Counted, ///< a count with a noun in its plural form; the row says which
    Word,    ///< 0, 1, 2: one of several words; the row says which

    KernelTime,       ///< µs, held to µs, from a millisecond on to ms; two decimals
    FractionAsNeeded, ///< as a percentage with as many decimals as it has, three digits at most
    FractionRounded,  ///< as a percentage, with one decimal unless it is whole
    FractionLarge,    ///< as a percentage with one decimal, from 1,000 % on with none
    FactorAsNeeded,   ///< a ratio with one decimal unless it is whole: "2×", "2.5×"

    // In one fixed unit of the raw value, so that an input can be typed back as it is shown.
    InputMilliseconds, ///< ms
    InputMicroseconds, ///< µs
    InputHours,        ///< h
    SpanOfHours,       ///< h, as a span from a second to years
    PerSecond,
    PerHour,
    TokensPerSecond,
    Kilobytes,  ///< kB, 1,000 bytes
    Megabytes,  ///< MB
    WattHours,  ///< Wh
    Megahertz,  ///< MHz
    MillionOps, ///< millions of arithmetic operations
    BillionOps, ///< billions of arithmetic operations
    PicojoulesPerByte
};

/// The digits that a quantity has of its own.
inline constexpr int ownDigits = -1;

/// The number in words of the current language. Empty for Quantity::Text; Counted and Word are written by the
/// rows that know the words, and give the bare count here.
QString quantityText(Quantity quantity, double value, int digits = ownDigits);

/// Whether the digits of a quantity are decimals; else they are significant digits or none.
bool hasDecimals(Quantity quantity);

/// A raw value as a file for other programs holds it, in the unit of its heading: a number of
/// Quantity::Milliseconds is in µs here and in ms there.
double inFile(Quantity quantity, double value);

/// Reads what is typed into an input of this quantity, in its raw unit; an empty function where a plain
/// number is enough. The reverse of quantityText().
std::function<std::optional<double>(const QString &)> quantityParser(Quantity quantity);

} // namespace rp
