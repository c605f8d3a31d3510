// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace rp {

// Reads what a learner typed where a plain number is not enough. Numbers may be in the language's own form or
// with a decimal point; marks that only steer text direction are passed over. Negative values are read where
// it is said.

/// A unit of readSpan_s() beyond the usual ones, such as a run of known length.
struct SpanUnit
{
    QStringList words; ///< any case
    double seconds = 0.0;
};

/// A time span: "23 h 20 min", "36h", "2 days", "1.5 years", in any order and number of parts. Units have the
/// short and long English names and those of the current language. The reverse of Format::span_s().
/// @param bare_s what a number without a unit counts in seconds; only one such number may stand alone
std::optional<double> readSpan_s(const QString &typed, double bare_s, const std::vector<SpanUnit> &more = {},
                                 const QLocale &locale = QLocale());

/// A percentage as a fraction: "48 %" and "48" give 0.48. The reverse of Format::percent().
std::optional<double> readPercent(const QString &typed, const QLocale &locale = QLocale());

/// A number with whatever was written behind it.
struct TypedQuantity
{
    double value = 0.0;
    QString unit; ///< trimmed; empty: a bare number
};

/// "156 FLOP/byte", "3,12e14", "1/8", "~2×10^12 B/s"; also negative values. Nothing when it does not begin
/// with a number.
std::optional<TypedQuantity> readQuantity(const QString &typed, const QLocale &locale = QLocale());

} // namespace rp
