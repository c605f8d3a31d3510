// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/quantity.h"

#include "models/text/format.h"
#include "models/text/phrase.h"
#include "models/text/place_markers.h"
#include "models/text/typed_entry.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// No more decimals than a percentage has, and no more than three digits ask for.
int neededDecimals(double fraction)
{
    const double percent = std::abs(fraction) * 100.0;
    const int most = percent > 0.0 ? std::clamp(2 - int(std::floor(std::log10(percent))), 0, 8) : 0;
    int decimals = 0;
    for (double scaled = percent; decimals < most && std::abs(scaled - std::round(scaled)) > 1e-6 * scaled;
         scaled *= 10.0)
        ++decimals;
    return decimals;
}

struct UnitPattern
{
    Quantity quantity;
    Phrase pattern; ///< %1 is the number
    int digits = 6;
};

constexpr auto patterns = std::to_array<UnitPattern>({
    //: milliseconds, short form
    {Quantity::InputMilliseconds, QT_TRANSLATE_NOOP("rp::Tracks", "%1 ms")},
    //: microseconds, short form
    {Quantity::InputMicroseconds, QT_TRANSLATE_NOOP("rp::Tracks", "%1 µs")},
    //: hours, short form; %1 may have decimals
    {Quantity::InputHours, QT_TRANSLATE_NOOP("rp::Tracks", "%1 h")},
    //: how often something happens; %1 is a number
    {Quantity::PerSecond, QT_TRANSLATE_NOOP("rp::Tracks", "%1 per second")},
    //: how often something happens; %1 is a number
    {Quantity::PerHour, QT_TRANSLATE_NOOP("rp::Tracks", "%1 per hour"), 3},
    //: kilobytes (1,000 bytes)
    {Quantity::Kilobytes, QT_TRANSLATE_NOOP("rp::Tracks", "%1 kB")},
    //: megabytes
    {Quantity::Megabytes, QT_TRANSLATE_NOOP("rp::Tracks", "%1 MB")},
    //: watt-hours, what a battery holds
    {Quantity::WattHours, QT_TRANSLATE_NOOP("rp::Tracks", "%1 Wh")},
    //: megahertz
    {Quantity::Megahertz, QT_TRANSLATE_NOOP("rp::Tracks", "%1 MHz"), 4},
    //: millions of arithmetic operations
    {Quantity::MillionOps, QT_TRANSLATE_NOOP("rp::Tracks", "%1 million operations")},
    //: billions (thousands of millions) of arithmetic operations
    {Quantity::BillionOps, QT_TRANSLATE_NOOP("rp::Tracks", "%1 billion operations")},
    //: energy of moving one byte, in picojoules
    {Quantity::PicojoulesPerByte, QT_TRANSLATE_NOOP("rp::Tracks", "%1 pJ per byte")},
});

QString patternText(const UnitPattern &in, double value, int digits)
{
    QString pattern = phraseText("rp::Tracks", in.pattern);
    // A unit stays beside its number; several words may go on in the next line.
    if (pattern.count(u' ') == 1)
        pattern.replace(u' ', QChar(QChar::Nbsp));
    return fillMarkers(pattern, {Format().significant(value, digits == ownDigits ? in.digits : digits)});
}

/// How the numbers of one quantity are made, and the digits they have when nothing else is asked for.
struct Manner
{
    Quantity quantity;
    int digits;
    QString (*text)(const Format &, double value, int digits);
};

constexpr auto manners = std::to_array<Manner>({
    {Quantity::Text, 0, [](const Format &, double, int) { return QString(); }},
    {Quantity::Count, 0, [](const Format &f, double v, int) { return f.count(v); }},
    {Quantity::Counted, 0, [](const Format &f, double v, int) { return f.count(v); }},
    {Quantity::Word, 0, [](const Format &f, double v, int) { return f.count(v); }},
    {Quantity::Significant, 3, [](const Format &f, double v, int n) { return f.significant(v, n); }},
    {Quantity::Microseconds, 1, [](const Format &f, double v, int n) { return f.microseconds(v, n); }},
    {Quantity::Milliseconds, 2, [](const Format &f, double v, int n) { return f.milliseconds(v, n); }},
    {Quantity::KernelTime, 2,
     [](const Format &f, double v, int n) {
         return v < 1000.0 ? f.microseconds(v, n) : f.milliseconds(v, n);
     }},
    {Quantity::DurationAuto, 3, [](const Format &f, double v, int n) { return f.duration_us(v, n); }},
    {Quantity::Seconds, 0, [](const Format &f, double v, int) { return f.span_s(v); }},
    {Quantity::Fraction, 1, [](const Format &f, double v, int n) { return f.percent(v, n); }},
    {Quantity::FractionAsNeeded, 0,
     [](const Format &f, double v, int) { return f.percent(v, neededDecimals(v)); }},
    {Quantity::FractionRounded, 0,
     [](const Format &f, double v, int) {
         const double percent = v * 100.0;
         return f.percent(v, std::abs(percent - std::round(percent)) < 0.05 ? 0 : 1);
     }},
    {Quantity::FractionLarge, 0,
     [](const Format &f, double v, int) { return f.percent(v, v < 10.0 ? 1 : 0); }},
    {Quantity::OneIn, 3, [](const Format &f, double v, int n) { return f.oneIn(v, n); }},
    {Quantity::Factor, 2, [](const Format &f, double v, int n) { return f.factor(v, n); }},
    {Quantity::FactorAsNeeded, 0,
     [](const Format &f, double v, int) { return f.factor(v, v == std::floor(v) ? 0 : 1); }},
    {Quantity::Bytes, 3, [](const Format &f, double v, int n) { return f.bytes(v, n); }},
    {Quantity::Intensity, 3, [](const Format &f, double v, int n) { return f.flopPerByte(v, n); }},
    {Quantity::Flops, 4, [](const Format &f, double v, int n) { return f.flopPerSecond(v, n); }},
    {Quantity::Watts, 2, [](const Format &f, double v, int n) { return f.watts(v, n); }},
    {Quantity::Milliwatts, 2, [](const Format &f, double v, int n) { return f.milliwatts(v, n); }},
    {Quantity::Millijoules, 2, [](const Format &f, double v, int n) { return f.millijoules(v, n); }},
    {Quantity::SpanOfHours, 0, [](const Format &f, double v, int) { return f.span_s(v * 3600.0); }},
    {Quantity::TokensPerSecond, 3,
     [](const Format &f, double v, int n) {
         //: what is counted per second: parts of words that a language model writes
         return f.perSecond(v, QCoreApplication::translate("rp::Tracks", "tokens"), n);
     }},
});

} // namespace

QString quantityText(Quantity quantity, double value, int digits)
{
    const auto *const pattern =
        std::find_if(patterns.begin(), patterns.end(),
                     [quantity](const UnitPattern &p) { return p.quantity == quantity; });
    // Infinity and what is not defined have words of their own.
    if (pattern != patterns.end())
        return std::isfinite(value) ? patternText(*pattern, value, digits) : Format().significant(value, 4);
    const auto *const manner = std::find_if(manners.begin(), manners.end(),
                                            [quantity](const Manner &m) { return m.quantity == quantity; });
    return manner->text(Format(), value, digits == ownDigits ? manner->digits : digits);
}

bool hasDecimals(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Microseconds:
    case Quantity::Milliseconds:
    case Quantity::Fraction:
    case Quantity::Factor:
    case Quantity::Watts:
    case Quantity::Milliwatts:
    case Quantity::Millijoules:
        return true;
    default:
        return false;
    }
}

double inFile(Quantity quantity, double value)
{
    switch (quantity) {
    case Quantity::Milliseconds:
        return value / 1e3;
    case Quantity::Milliwatts:
    case Quantity::Millijoules:
        return value * 1e3;
    case Quantity::Flops:
        return value / 1e12;
    default:
        return value;
    }
}

std::function<std::optional<double>(const QString &)> quantityParser(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Fraction:
    case Quantity::FractionAsNeeded:
    case Quantity::FractionRounded:
    case Quantity::FractionLarge:
        return [](const QString &typed) { return readPercent(typed); };
    case Quantity::Seconds:
        return [](const QString &typed) { return readSpan_s(typed, 1.0); };
    case Quantity::InputMilliseconds:
        return [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 1e-3);
            return read_s ? std::optional(*read_s * 1e3) : std::nullopt;
        };
    case Quantity::InputMicroseconds:
        return [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 1e-6);
            return read_s ? std::optional(*read_s * 1e6) : std::nullopt;
        };
    case Quantity::InputHours:
        return [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 3600.0);
            return read_s ? std::optional(*read_s / 3600.0) : std::nullopt;
        };
    default:
        return {};
    }
}

} // namespace rp
