// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"

#include "models/text/place_markers.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace rp {

namespace {

constexpr double exponentFormFrom = 1e15;

/// Puts the number into a translated text and keeps both on one line.
QString filled(QString pattern, const QString &number, const QString &second = {})
{
    return fillMarkers(pattern.replace(u' ', QChar(QChar::Nbsp)), {number, second});
}

/// Texts that carry a unit or a sign. The number comes ready made, so that translators only choose the
/// unit's name, the space and the order.
class FormatText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Format)
public:
    static QString never()
    {
        //: instead of a number that is infinite, e.g. a time that will never come
        return tr("never");
    }
    static QString none()
    {
        //: how often something happens: not at all
        return tr("none", "how often");
    }
    static QString all()
    {
        //: how often something happens: every time
        return tr("all", "how often");
    }
    static QString oneIn(const QString &cases)
    {
        //: a probability; %1 is a number of cases in which one such case is found
        return tr("1 in %1").arg(cases);
    }
    static QString notDefined()
    {
        //: instead of a number that does not exist, e.g. zero divided by zero
        return tr("not defined");
    }
    static QString percent(const QString &number, const QString &sign)
    {
        //: a percentage; %1 is the number, %2 the percent sign. Use your language's order and spacing.
        return filled(tr("%1 %2"), number, sign);
    }
    static QString factor(const QString &number)
    {
        //: a ratio, as in "1.20× faster"
        return tr("%1×").arg(number);
    }
    static QString flopPerByte(const QString &number)
    {
        //: arithmetic intensity; %1 is the number of floating-point operations for each byte moved
        return filled(tr("%1 FLOP/byte"), number);
    }
    static QString teraflopPerSecond(const QString &number)
    {
        //: a rate of arithmetic; %1 is the number of trillions (10^12) of floating-point operations
        return filled(tr("%1 TFLOP/s"), number);
    }
    static QString watts(const QString &number)
    {
        //: a power in watts
        return filled(tr("%1 W"), number);
    }
    static QString milliwatts(const QString &number)
    {
        //: a power in milliwatts
        return filled(tr("%1 mW"), number);
    }
    static QString millijoules(const QString &number)
    {
        //: an energy in millijoules
        return filled(tr("%1 mJ"), number);
    }
    static QString rate(const QString &number, const QString &unit)
    {
        //: a rate per second; %1 is the number, %2 what is counted, e.g. "1,450 img/s"
        return filled(tr("%1 %2/s"), number, unit);
    }
};

/// One unit of a time span, from the smallest up.
struct TimeUnit
{
    double length_us;
    double upTo; ///< in this unit: from here on the next one reads better
    QString (*text)(const QString &number, double amount);
};

class TimeText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Format)
public:
    static QString microseconds(const QString &number, double = 0.0)
    {
        //: microseconds, short form
        return filled(tr("%1 µs"), number);
    }
    static QString milliseconds(const QString &number, double = 0.0)
    {
        //: milliseconds, short form
        return filled(tr("%1 ms"), number);
    }
    static QString seconds(const QString &number, double)
    {
        //: seconds, short form
        return filled(tr("%1 s"), number);
    }
    static QString minutes(const QString &number, double)
    {
        //: minutes, short form
        return filled(tr("%1 min"), number);
    }
    static QString hours(const QString &number, double)
    {
        //: hours, short form
        return filled(tr("%1 h"), number);
    }
    static QString days(const QString &number, double amount)
    {
        // The plural follows the next whole number: 1.5 days read like 2 days.
        const int plural = int(std::min(std::ceil(std::abs(amount)), 1e9));
        //: days; %1 is the number and may have decimals, so %Ln is not used in the text
        return filled(tr("%1 day(s)", nullptr, plural), number);
    }
};

constexpr double infinite = std::numeric_limits<double>::infinity();

const std::array<TimeUnit, 6> timeUnits = {{{1.0, 1000.0, &TimeText::microseconds},
                                            {1e3, 1000.0, &TimeText::milliseconds},
                                            {1e6, 60.0, &TimeText::seconds},
                                            {60e6, 60.0, &TimeText::minutes},
                                            {3600e6, 48.0, &TimeText::hours},
                                            {86400e6, infinite, &TimeText::days}}};

QString wordFor(double value)
{
    return std::isnan(value) ? FormatText::notDefined() : FormatText::never();
}

/// Decimals that leave about `digits` significant ones.
int decimalsFor(double value, int digits)
{
    if (value == 0.0 || !std::isfinite(value))
        return 0; // no magnitude: its logarithm is infinite, and no int
    const double magnitude = std::floor(std::log10(std::abs(value)));
    return std::clamp(digits - 1 - int(magnitude), 0, 15);
}

/// Qt 6.4 writes "1234.567" in languages that leave "1234" ungrouped (Spanish, Polish, Portuguese): it
/// applies their minimum to the leading group even when a separator follows. Mends exactly that.
QString withLeadingGroup(QString text, const QString &separator)
{
    const qsizetype first = separator.isEmpty() ? -1 : text.indexOf(separator);
    qsizetype digits = 0;
    while (digits < first && text.at(first - 1 - digits).isDigit())
        ++digits;
    if (first >= 0 && digits == 4)
        text.insert(first - 3, separator);
    return text;
}

// Exact. Some hundreds of numbers are written at a step of a slider, each of them with several of these.
constexpr std::array<double, 16> powersOfTen{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                             1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

double rounded(double value, int decimals)
{
    const auto place = std::size_t(decimals);
    const double scale = place < powersOfTen.size() ? powersOfTen[place] : std::pow(10.0, decimals);
    const double scaled = value * scale;
    return std::abs(scaled) < exponentFormFrom ? std::round(scaled) / scale : value;
}

constexpr double minute_s = 60.0;
constexpr double day_s = 86400.0;
constexpr double daysPerYear = 365.0;

QString filledSpan(QString pattern, const QString &first, const QString &second = {})
{
    return fillMarkers(pattern.replace(u' ', QChar(QChar::Nbsp)), {first, second});
}

class SpanText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Format)
public:
    static QString compound(const QString &first, const QString &second)
    {
        //: a time span of two parts: "23 h 20 min"
        return filledSpan(tr("%1 %2", "two parts of a time span"), first, second);
    }
    static QString seconds(const QString &number)
    {
        //: seconds, short form
        return filledSpan(tr("%1 s"), number);
    }
    static QString minutes(const QString &number)
    {
        //: minutes, short form
        return filledSpan(tr("%1 min"), number);
    }
    static QString hours(const QString &number)
    {
        //: hours, short form
        return filledSpan(tr("%1 h"), number);
    }
    static QString days(const QString &number, double amount)
    {
        //: days; %1 is the number and may have decimals, so %Ln is not used in the text
        return filledSpan(tr("%1 day(s)", nullptr, plural(amount)), number);
    }
    static QString years(const QString &number, double amount)
    {
        //: years of 365 days; %1 is the number and may have decimals, so %Ln is not used in the text
        return filledSpan(tr("%1 year(s)", nullptr, plural(amount)), number);
    }

private:
    /// The plural follows the next whole number: 1.5 days read like 2 days.
    static int plural(double amount) { return int(std::min(std::ceil(std::abs(amount)), 1e9)); }
};

/// A whole span in two neighbouring units; the second is left out when it is nothing.
QString twoParts(const Format &format, std::int64_t whole, double sign, QString (*large)(const QString &),
                 QString (*small)(const QString &))
{
    const std::int64_t firstPart = whole / 60;
    const QString first = large(format.number(sign * double(firstPart), 0));
    const std::int64_t rest = whole % 60;
    return rest == 0 ? first : SpanText::compound(first, small(format.number(double(rest), 0)));
}

} // namespace

Format::Format(const QLocale &locale)
    : m_locale(locale)
{
}

QString Format::number(double value, int decimals) const
{
    if (!std::isfinite(value))
        return wordFor(value);
    decimals = std::clamp(decimals, 0, 15);
    // Rounding first keeps "-0.0" out; QLocale would write the sign of a value that rounds to nothing.
    double shown = rounded(value, decimals);
    if (shown == 0.0)
        shown = 0.0;
    if (std::abs(shown) >= exponentFormFrom)
        return m_locale.toString(shown, 'e', 2);
    QString text = withLeadingGroup(m_locale.toString(shown, 'f', decimals), m_locale.groupSeparator());
    // A hyphen is read as a dash or not at all; the minus sign is read as minus. Any invisible mark that the
    // language puts beside its sign stays.
    if (shown < 0.0)
        text.replace(u'-', QChar(0x2212));
    return text;
}

QString Format::count(double value) const
{
    return number(value, 0);
}

QString Format::significant(double value, int digits) const
{
    if (!std::isfinite(value))
        return wordFor(value);
    int decimals = decimalsFor(value, digits);
    // 9.996 becomes 10.0: rounding may have made a digit, which then needs one decimal less.
    decimals = std::min(decimals, decimalsFor(rounded(value, decimals), digits));
    while (decimals > 0 && rounded(value, decimals) == rounded(value, decimals - 1))
        --decimals;
    return number(value, decimals);
}

QString Format::percent(double fraction, int decimals) const
{
    if (!std::isfinite(fraction))
        return wordFor(fraction);
    return FormatText::percent(number(fraction * 100.0, decimals), m_locale.percent());
}

QString Format::oneIn(double probability, int digits) const
{
    constexpr double frequent = 0.2;
    if (!std::isfinite(probability))
        return wordFor(probability);
    if (probability <= 0.0)
        return FormatText::none();
    if (probability >= 1.0)
        return FormatText::all();
    return probability > frequent ? percent(probability)
                                  : FormatText::oneIn(significant(1.0 / probability, digits));
}

QString Format::factor(double ratio, int decimals) const
{
    return std::isfinite(ratio) ? FormatText::factor(number(ratio, decimals)) : wordFor(ratio);
}

QString Format::duration_us(double us, int digits) const
{
    if (!std::isfinite(us))
        return wordFor(us);
    for (const TimeUnit &unit : timeUnits) {
        const double amount = us / unit.length_us;
        const double shown = rounded(amount, decimalsFor(amount, digits));
        if (std::abs(shown) < unit.upTo)
            return unit.text(significant(amount, digits), amount);
    }
    return {};
}

TimeSpanUnit Format::unitFor(double us)
{
    for (std::size_t i = 0; i < timeUnits.size(); ++i) {
        const double amount = us / timeUnits.at(i).length_us;
        if (std::abs(rounded(amount, decimalsFor(amount, 3))) < timeUnits.at(i).upTo)
            return static_cast<TimeSpanUnit>(i);
    }
    return TimeSpanUnit::Days;
}

double Format::length_us(TimeSpanUnit unit)
{
    return timeUnits.at(static_cast<std::size_t>(unit)).length_us;
}

QString Format::durationIn(TimeSpanUnit unit, double us, int decimals) const
{
    if (!std::isfinite(us))
        return wordFor(us);
    const TimeUnit &in = timeUnits.at(static_cast<std::size_t>(unit));
    const double amount = us / in.length_us;
    return in.text(number(amount, decimals), rounded(amount, decimals));
}

QString Format::milliseconds(double us, int decimals) const
{
    return std::isfinite(us) ? TimeText::milliseconds(number(us / 1e3, decimals)) : wordFor(us);
}

QString Format::microseconds(double us, int decimals) const
{
    return std::isfinite(us) ? TimeText::microseconds(number(us, decimals)) : wordFor(us);
}

QString Format::bytes(double bytes, int digits) const
{
    if (!std::isfinite(bytes))
        return wordFor(bytes);
    static constexpr std::array<const char *, 5> units = {//: %1 is a number of bytes
                                                          QT_TRANSLATE_NOOP("rp::Format", "%1 B"),
                                                          //: %1 is a number of kilobytes (1,000 bytes)
                                                          QT_TRANSLATE_NOOP("rp::Format", "%1 kB"),
                                                          //: %1 is a number of megabytes
                                                          QT_TRANSLATE_NOOP("rp::Format", "%1 MB"),
                                                          //: %1 is a number of gigabytes
                                                          QT_TRANSLATE_NOOP("rp::Format", "%1 GB"),
                                                          //: %1 is a number of terabytes
                                                          QT_TRANSLATE_NOOP("rp::Format", "%1 TB")};
    double amount = bytes;
    std::size_t unit = 0;
    while (unit + 1 < units.size() && std::abs(rounded(amount, decimalsFor(amount, digits))) >= 1000.0) {
        amount /= 1000.0;
        ++unit;
    }
    return filled(FormatText::tr(units.at(unit)), significant(amount, digits));
}

QString Format::watts(double watts, int decimals) const
{
    return std::isfinite(watts) ? FormatText::watts(number(watts, decimals)) : wordFor(watts);
}

QString Format::milliwatts(double watts, int decimals) const
{
    return std::isfinite(watts) ? FormatText::milliwatts(number(watts * 1e3, decimals)) : wordFor(watts);
}

QString Format::millijoules(double joules, int decimals) const
{
    return std::isfinite(joules) ? FormatText::millijoules(number(joules * 1e3, decimals)) : wordFor(joules);
}

QString Format::flopPerByte(double intensity, int digits) const
{
    return std::isfinite(intensity) ? FormatText::flopPerByte(significant(intensity, digits))
                                    : wordFor(intensity);
}

QString Format::flopPerSecond(double flops_s, int digits) const
{
    return std::isfinite(flops_s) ? FormatText::teraflopPerSecond(significant(flops_s / 1e12, digits))
                                  : wordFor(flops_s);
}

QString Format::perSecond(double rate, const QString &unit, int digits) const
{
    return std::isfinite(rate) ? FormatText::rate(significant(rate, digits), unit) : wordFor(rate);
}

QString Format::isolate(const QString &text)
{
    constexpr char16_t firstStrongIsolate = 0x2068;
    constexpr char16_t popDirectionalIsolate = 0x2069;
    return QChar(firstStrongIsolate) + withoutTurns(text).replace(u'\n', u' ') + QChar(popDirectionalIsolate);
}

QString contentText(const QString &source)
{
    return source.isEmpty()
               ? QString()
               : anchorsInWords(QCoreApplication::translate("Content", source.toUtf8().constData()));
}

QString Format::span_s(double seconds) const
{
    if (!std::isfinite(seconds))
        return number(seconds, 0);
    if (seconds == 0.0)
        return SpanText::seconds(number(0.0, 0));
    const double size = std::abs(seconds);
    const double sign = seconds < 0.0 ? -1.0 : 1.0;
    // Limits are those of what is written: 59.97 s to three digits would read 60 s.
    if (size < 59.95)
        return duration_us(seconds * 1e6);
    if (std::round(size) < 3600.0)
        return twoParts(*this, std::int64_t(std::round(size)), sign, &SpanText::minutes, &SpanText::seconds);
    if (std::round(size / minute_s) < 1440.0) {
        return twoParts(*this, std::int64_t(std::round(size / minute_s)), sign, &SpanText::hours,
                        &SpanText::minutes);
    }
    const double days = std::max(1.0, size / day_s);
    if (days < daysPerYear - 0.5)
        return SpanText::days(significant(sign * days), days);
    const double years = std::max(1.0, days / daysPerYear);
    return SpanText::years(significant(sign * years), years);
}

} // namespace rp
