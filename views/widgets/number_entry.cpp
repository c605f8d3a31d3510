// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/number_entry.h"

#include "models/text/plain_text.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

QString cleaned(QString text)
{
    text.removeIf(steersDirection);
    return text.trimmed();
}

std::optional<LeadingNumber> longestNumber(const QString &text, const QLocale &locale)
{
    for (qsizetype length = std::min<qsizetype>(text.size(), longestEntry); length > 0; --length) {
        bool ok = false;
        const double value = locale.toDouble(text.left(length).trimmed(), &ok);
        if (ok && std::isfinite(value))
            return LeadingNumber{value, text.mid(length).trimmed()};
    }
    return std::nullopt;
}

std::optional<LeadingNumber> parsed(const QString &text, const QLocale &locale)
{
    const auto own = longestNumber(text, locale);
    const auto plain = longestNumber(text, QLocale::c());
    if (own && plain)
        return plain->rest.size() < own->rest.size() ? plain : own;
    return own ? own : plain;
}

} // namespace

std::optional<LeadingNumber> readLeadingNumber(const QString &typed, const QLocale &locale)
{
    return parsed(cleaned(typed), locale);
}

std::optional<double> readNumber(const QString &typed, const QString &sample, const QLocale &locale)
{
    const auto number = parsed(cleaned(typed), locale);
    if (!number)
        return std::nullopt;
    if (number->rest.isEmpty())
        return number->value;
    const auto pattern = parsed(cleaned(sample), locale);
    if (pattern && pattern->rest.compare(number->rest, Qt::CaseInsensitive) == 0)
        return number->value;
    return std::nullopt;
}

} // namespace rp
