// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace rp {

/// Units of time spans, from the smallest up.
enum class TimeSpanUnit
{
    Microseconds,
    Milliseconds,
    Seconds,
    Minutes,
    Hours,
    Days
};

/// Numbers, percentages, durations and units in the learner's language: the only road from a value to text.
///
/// A Format is a cheap value. The default constructor takes the current default QLocale, which the
/// composition root sets when the language changes. Infinity and NaN have words of their own ("never", "not
/// defined").
class Format
{
public:
    explicit Format(const QLocale &locale = QLocale());

    const QLocale &locale() const { return m_locale; }

    /// A whole number with the language's digit groups: 1,000.
    QString count(double value) const;
    /// A number with a fixed count of decimals.
    QString number(double value, int decimals) const;
    /// A number with about `digits` significant digits, never in exponent form below 1e15.
    QString significant(double value, int digits = 3) const;
    /// A fraction (0.333) as a percentage ("33.3 %" in the language's own form and place of the sign).
    QString percent(double fraction, int decimals = 1) const;
    /// How often something happens: "1 in 1,000"; what is more frequent than 1 in 5 as a percentage; "none"
    /// and "all" at the ends.
    QString oneIn(double probability, int digits = 3) const;
    /// A ratio: "1.20×".
    QString factor(double ratio, int decimals = 2) const;
    /// A time span given in microseconds, in the unit that reads best: µs, ms, s, min, h, days.
    QString duration_us(double us, int digits = 3) const;
    /// A time span held to one unit, so that a column of them lines up.
    QString milliseconds(double us, int decimals = 2) const;
    QString microseconds(double us, int decimals = 1) const;
    /// A time span from a run to years, to the second, minute or hundredth of what it is made of: "30 s",
    /// "19 min 14 s", "23 h 20 min", "21.1 days", "10 years" of 365 days. The reverse is readSpan_s().
    QString span_s(double seconds) const;
    /// The unit in which duration_us() writes a span; that of an undefined or infinite one is days.
    static TimeSpanUnit unitFor(double us);
    static double length_us(TimeSpanUnit unit);
    /// A time span in a given unit, so that all ticks of an axis share it.
    QString durationIn(TimeSpanUnit unit, double us, int decimals) const;
    /// A data size in decimal units: B, kB, MB, GB, TB.
    QString bytes(double bytes, int digits = 3) const;
    /// A power in watts, held to one unit: "0.45 W", "0.94 mW".
    QString watts(double watts, int decimals = 2) const;
    QString milliwatts(double watts, int decimals = 2) const;
    /// An energy in joules: "14.96 mJ".
    QString millijoules(double joules, int decimals = 2) const;
    /// An arithmetic intensity: "156 FLOP/byte".
    QString flopPerByte(double intensity, int digits = 3) const;
    /// A rate of arithmetic in FLOP/s, held to one unit: "571.7 TFLOP/s". Integer operations count as FLOP.
    QString flopPerSecond(double flops_s, int digits = 4) const;
    /// A rate per second with its own unit text, e.g. perSecond(1450, tr("img")).
    QString perSecond(double rate, const QString &unit, int digits = 4) const;

    /// Keeps formulas, identifiers and file names left-to-right inside right-to-left text (FSI … PDI).
    static QString isolate(const QString &text);

private:
    QLocale m_locale;
};

/// A content string (from JSON) in the current language: translation context "Content".
QString contentText(const QString &source);

} // namespace rp
