// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_text.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/typed_entry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

struct UnitPattern
{
    TrackUnit unit;
    const char *pattern; ///< %1 is the number
    int digits = 6;
};

// Numbers in one fixed unit, so that a value can be typed back as it is shown.
constexpr auto patterns = std::to_array<UnitPattern>({
    //: milliseconds, short form
    {TrackUnit::Milliseconds, QT_TRANSLATE_NOOP("rp::Tracks", "%1 ms")},
    //: microseconds, short form
    {TrackUnit::Microseconds, QT_TRANSLATE_NOOP("rp::Tracks", "%1 µs")},
    //: hours, short form; %1 may have decimals
    {TrackUnit::Hours, QT_TRANSLATE_NOOP("rp::Tracks", "%1 h")},
    //: how often something happens; %1 is a number
    {TrackUnit::PerSecond, QT_TRANSLATE_NOOP("rp::Tracks", "%1 per second")},
    //: how often something happens; %1 is a number
    {TrackUnit::PerHour, QT_TRANSLATE_NOOP("rp::Tracks", "%1 per hour"), 3},
    //: kilobytes (1,000 bytes)
    {TrackUnit::Kilobytes, QT_TRANSLATE_NOOP("rp::Tracks", "%1 kB")},
    //: megabytes
    {TrackUnit::Megabytes, QT_TRANSLATE_NOOP("rp::Tracks", "%1 MB")},
    //: watt-hours, what a battery holds
    {TrackUnit::WattHours, QT_TRANSLATE_NOOP("rp::Tracks", "%1 Wh")},
    //: megahertz
    {TrackUnit::Megahertz, QT_TRANSLATE_NOOP("rp::Tracks", "%1 MHz"), 4},
    //: millions of arithmetic operations
    {TrackUnit::MillionOps, QT_TRANSLATE_NOOP("rp::Tracks", "%1 million operations")},
    //: billions (thousands of millions) of arithmetic operations
    {TrackUnit::BillionOps, QT_TRANSLATE_NOOP("rp::Tracks", "%1 billion operations")},
    //: energy of moving one byte, in picojoules
    {TrackUnit::PerByte, QT_TRANSLATE_NOOP("rp::Tracks", "%1 pJ per byte")},
});

const UnitPattern *patternOf(TrackUnit unit)
{
    const auto *const found = std::find_if(patterns.begin(), patterns.end(),
                                           [unit](const UnitPattern &p) { return p.unit == unit; });
    return found == patterns.end() ? nullptr : found;
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString number(const UnitPattern &in, double value)
    {
        QString pattern = tr(in.pattern);
        // A unit stays beside its number; several words may go on in the next line.
        if (pattern.count(u' ') == 1)
            pattern.replace(u' ', QChar(QChar::Nbsp));
        return fillMarkers(pattern, {Format().significant(value, in.digits)});
    }
    static QString tokens()
    {
        //: what is counted per second: parts of words that a language model writes
        return tr("tokens");
    }
    static QString yesNo(bool yes) { return yes ? tr("yes") : tr("no"); }
};

/// No more decimals than the value has, and no more than three digits ask for.
QString percentText(double fraction)
{
    const double percent = std::abs(fraction) * 100.0;
    const int most = percent > 0.0 ? std::clamp(2 - int(std::floor(std::log10(percent))), 0, 8) : 0;
    int decimals = 0;
    for (double scaled = percent; decimals < most && std::abs(scaled - std::round(scaled)) > 1e-6 * scaled;
         scaled *= 10.0)
        ++decimals;
    return Format().percent(fraction, decimals);
}

} // namespace

QString trackText(TrackUnit unit, double value)
{
    const Format format;
    if (const UnitPattern *pattern = patternOf(unit); pattern && std::isfinite(value))
        return Words::number(*pattern, value);
    switch (unit) {
    case TrackUnit::Count:
        return format.count(value);
    case TrackUnit::Percent:
        return percentText(value);
    case TrackUnit::Share:
        return format.percent(value, value < 10.0 ? 1 : 0); // beyond 1,000 % decimals say nothing
    case TrackUnit::Time:
        return format.milliseconds(value);
    case TrackUnit::ShortTime:
        return format.duration_us(value, 4);
    case TrackUnit::Lasts:
        return format.span_s(value * 3600.0);
    case TrackUnit::Tokens:
        return format.perSecond(value, Words::tokens(), 3);
    case TrackUnit::OneIn:
        return format.oneIn(value);
    case TrackUnit::Bytes:
        return format.bytes(value);
    case TrackUnit::Watts:
        return format.watts(value);
    case TrackUnit::Milliwatts:
        return format.milliwatts(value);
    case TrackUnit::Millijoules:
        return format.millijoules(value);
    case TrackUnit::Factor:
        return format.factor(value);
    case TrackUnit::Intensity:
        return format.flopPerByte(value);
    case TrackUnit::YesNo:
        return Words::yesNo(value != 0.0);
    case TrackUnit::Verdict:
        return TrackWords::verdict(value != 0.0);
    default:
        return format.significant(value, 4);
    }
}

std::function<std::optional<double>(const QString &)> trackParser(TrackUnit unit)
{
    switch (unit) {
    case TrackUnit::Percent:
    case TrackUnit::Share:
        return [](const QString &typed) { return readPercent(typed); };
    case TrackUnit::Milliseconds:
        return [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 1e-3);
            return read_s ? std::optional(*read_s * 1e3) : std::nullopt;
        };
    case TrackUnit::Microseconds:
        return [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 1e-6);
            return read_s ? std::optional(*read_s * 1e6) : std::nullopt;
        };
    case TrackUnit::Hours:
        return [](const QString &typed) {
            const auto read_s = readSpan_s(typed, 3600.0);
            return read_s ? std::optional(*read_s / 3600.0) : std::nullopt;
        };
    default:
        return {};
    }
}

QString TrackWords::verdict(bool reached)
{
    //: verdict on the goal of a track
    return reached ? tr("goal reached") : tr("goal missed");
}

QString TrackWords::wasSet(const QString &label, const QString &value)
{
    //: a control and its new value: "Batch: 64."
    return tr("%1: %2.", "control and value").arg(label, value);
}

QString TrackWords::severalSet()
{
    return tr("Several inputs were set.");
}

QString TrackWords::figure(const QString &label, const QString &before, const QString &after)
{
    if (before == after) {
        //: a result that a change has not moved; %1 is its name, %2 its value
        return tr("%1: still %2.").arg(label, after);
    }
    //: a result after a change; %1 is its name, %2 its value now, %3 its value before
    return fillMarkers(tr("%1: now %2, before %3."), {label, after, before});
}

QString TrackWords::turned(bool reached)
{
    return reached ? tr("The goal is now reached.") : tr("The goal is now missed.");
}

QString TrackWords::atLeast(const QString &limit)
{
    //: what a part of a goal asks for; %1 is a value
    return tr("at least %1").arg(limit);
}

QString TrackWords::atMost(const QString &limit)
{
    //: what a part of a goal asks for; %1 is a value
    return tr("at most %1").arg(limit);
}

QString TrackWords::below(const QString &limit)
{
    //: what a part of a goal asks for; %1 is a value
    return tr("less than %1").arg(limit);
}

QString TrackWords::partMet()
{
    //: a part of a goal is reached
    return tr("met");
}

QString TrackWords::partMissed()
{
    //: a part of a goal is not reached
    return tr("not met");
}

QString apartFrom(double limit, double measured, int decimals,
                  const std::function<QString(double value, int decimals)> &text)
{
    constexpr int most = 6;
    int shown = decimals;
    while (shown < most && measured != limit && text(measured, shown) == text(limit, shown))
        ++shown;
    return text(measured, shown);
}

std::function<QString()> lateTrackText(const char *source)
{
    return [source] { return TrackWords::of(source); };
}

} // namespace rp
