// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace rp {

/// How a number of a track instrument is written. Inputs keep to one unit, so that what is shown can be typed
/// back.
enum class TrackUnit
{
    Plain,        ///< significant digits alone
    Count,        ///< whole, with digit groups
    Percent,      ///< a fraction, with as many decimals as it needs
    Share,        ///< a fraction, with one decimal
    Time,         ///< µs, written in ms
    ShortTime,    ///< µs, in the unit that reads best
    Milliseconds, ///< an input in ms
    Microseconds, ///< an input in µs
    Hours,        ///< an input in hours
    Lasts,        ///< hours, written as a span of time
    Tokens,       ///< tokens per second
    PerSecond,    ///< times per second
    PerHour,      ///< times per hour
    OneIn,        ///< a probability: "1 in 1,000,000"
    Bytes,        ///< bytes, in the unit that reads best
    Kilobytes,    ///< an input in kB
    Megabytes,    ///< an input in MB
    Watts,        ///< W
    Milliwatts,   ///< W, written in mW
    Millijoules,  ///< J, written in mJ
    WattHours,
    Megahertz,
    MillionOps, ///< an input in millions of operations
    BillionOps, ///< an input in billions of operations
    PerByte,    ///< energy per byte in pJ
    Factor,     ///< a ratio
    Intensity,  ///< FLOP/byte
    YesNo,      ///< 1 or 0
    Verdict     ///< 1 reached, 0 missed
};

/// The number in words of the current language.
QString trackText(TrackUnit unit, double value);

/// Reads what is typed into an input of the unit; an empty function where a plain number is enough.
std::function<std::optional<double>(const QString &)> trackParser(TrackUnit unit);

/// Words that all track instruments share. The context of every text of theirs is "rp::Tracks".
class TrackWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString of(const char *source) { return tr(source); }
    static QString verdict(bool reached);
    /// "Batch: 64." for numbers and choices alike.
    static QString wasSet(const QString &label, const QString &value);
    static QString severalSet();
    /// A figure before and after a change; equal texts are told once.
    static QString figure(const QString &label, const QString &before, const QString &after);
    static QString turned(bool reached);
    /// What a part of a verdict asks for.
    static QString atLeast(const QString &limit);
    static QString atMost(const QString &limit);
    static QString below(const QString &limit);
    static QString partMet();
    static QString partMissed();
};

/// A measured value beside a limit, with as many decimals as keep the two apart where rounding would make
/// them look the same.
/// @param text writes a value with that many decimals
QString apartFrom(double limit, double measured, int decimals,
                  const std::function<QString(double value, int decimals)> &text);

/// A text of the context "rp::Tracks" that is made when it is asked for.
std::function<QString()> lateTrackText(const char *source);

} // namespace rp
