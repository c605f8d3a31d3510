// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <optional>

namespace rp {

/// Characters of an entry for a number with its unit. Reading one tries every length of it.
inline constexpr int longestEntry = 60;

/// The number at the beginning of what was typed, in the language's own form or with a decimal point, and
/// what follows it without the marks that steer text direction.
struct LeadingNumber
{
    double value = 0.0;
    QString rest;
};
std::optional<LeadingNumber> readLeadingNumber(const QString &typed, const QLocale &locale = QLocale());

/// Reads a number that a learner typed: in the language's own form or with a decimal point, with or without
/// the unit. `sample` is a value as the program writes it ("10 µs"); any unit typed must be the one in it.
std::optional<double> readNumber(const QString &typed, const QString &sample,
                                 const QLocale &locale = QLocale());

} // namespace rp
