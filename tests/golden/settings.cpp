// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/golden/settings.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace golden {

namespace {

/// Few digits, so that what mathematics libraries disagree about is gone.
double rounded(double value, int digits)
{
    return QByteArray::number(value, 'g', digits).toDouble();
}

/// A place in the range, by the scale of its slider.
double placeIn(const rp::InputSpec &spec, double share)
{
    if (spec.kind == rp::InputSpec::Kind::Logarithmic && spec.minimum > 0.0)
        return spec.minimum * std::pow(spec.maximum / spec.minimum, share);
    return spec.minimum + share * (spec.maximum - spec.minimum);
}

} // namespace

double ChangeMaker::numberFor(const rp::InputSpec &spec)
{
    switch (m_dice.below(16)) {
    case 0:
        return spec.minimum;
    case 1:
        return spec.maximum;
    case 2:
    case 3:
    case 4:
        if (!spec.marks.empty())
            return spec.marks[m_dice.below(spec.marks.size())].value;
        break;
    case 5:
        return spec.maximum * 2.0 + 1.0;
    case 6:
        return rounded(placeIn(spec, m_dice.share()), 5);
    default:
        break;
    }
    double value = rounded(placeIn(spec, m_dice.share()), 3);
    if (spec.grain > 0.0)
        value = std::round(value / spec.grain) * spec.grain;
    if (spec.wholeNumbers)
        value = std::round(value);
    return std::clamp(value, spec.minimum, spec.maximum);
}

QVariant ChangeMaker::valueFor(const rp::InputSpec &spec)
{
    switch (spec.kind) {
    case rp::InputSpec::Kind::Choice:
        if (spec.choices.empty() || m_dice.below(24) == 0)
            return QStringLiteral("no_such_choice");
        return spec.choices[m_dice.below(spec.choices.size())].key;
    case rp::InputSpec::Kind::Toggle:
        return m_dice.below(2) == 1;
    case rp::InputSpec::Kind::Linear:
    case rp::InputSpec::Kind::Logarithmic:
        break;
    }
    const double value = numberFor(spec);
    if (spec.wholeNumbers && m_dice.below(2) == 1 && std::abs(value) < 1e9)
        return int(value);
    return value;
}

Change ChangeMaker::draw(const rp::Instrument &instrument)
{
    for (const rp::InputSpec &spec : instrument.inputs())
        m_seen.insert_or_assign(spec.id, spec);
    const auto drawn = std::next(m_seen.begin(), std::ptrdiff_t(m_dice.below(m_seen.size())));
    return {drawn->first, valueFor(drawn->second)};
}

std::vector<QVariant> badValues(const rp::InputSpec &spec)
{
    using Limits = std::numeric_limits<double>;
    return {QVariant(),
            QStringLiteral("no_such_choice"),
            QString(),
            Limits::quiet_NaN(),
            Limits::infinity(),
            -Limits::infinity(),
            spec.maximum * 2.0 + 1.0,
            spec.minimum - 1.0,
            (spec.minimum + spec.maximum) / 2.0 + 1e-3,
            QStringLiteral("12"),
            QStringList{QStringLiteral("a"), QStringLiteral("b")},
            true};
}

} // namespace golden
