// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace rp {

namespace {

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
