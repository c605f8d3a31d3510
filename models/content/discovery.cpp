// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/discovery.h"

#include "models/content/challenge_judge.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"

#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace rp {
namespace {

struct DiscoveryWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Discovery)
};

constexpr double fillInTolerance = 0.05; ///< relative: what is read off a picture

bool isNumber(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Double:
        return true;
    default:
        return false;
    }
}

bool meets(const QVariant &wanted, const QVariant &value)
{
    if (wanted.typeId() == QMetaType::QVariantMap) {
        const QVariantMap range = wanted.toMap();
        if (!isNumber(value))
            return false;
        const double number = value.toDouble();
        const QVariant minimum = range.value(QStringLiteral("min"));
        const QVariant maximum = range.value(QStringLiteral("max"));
        return (!minimum.isValid() || number >= minimum.toDouble()) &&
               (!maximum.isValid() || number <= maximum.toDouble());
    }
    if (isNumber(wanted))
        return isNumber(value) && !(wanted.toDouble() < value.toDouble()) &&
               !(wanted.toDouble() > value.toDouble());
    // Compared as what they are: a QVariant would find "2" equal to 2.
    return wanted.typeId() == value.typeId() && wanted == value;
}

bool figureMeets(const QVariant &wanted, const FigureRef &figure, const Bench &bench)
{
    if (wanted.typeId() != QMetaType::QVariantMap)
        return false;
    const double value = bench.figure(figure);
    return !std::isnan(value) && meets(wanted, value);
}

} // namespace

QString fillInText(const DiscoveryContent &discovery, const Bench &bench)
{
    //: Asks for a number that an instrument shows; %1 is the name of a figure, such as "Math utilization".
    return discovery.asks ? fillMarkers(DiscoveryWords::tr("Fill in what the instrument shows there: “%1”."),
                                        {bench.figureLabel(discovery.asks->figure)})
                          : QString();
}

QString fillInAnswer(const DiscoveryContent &discovery, const Bench &bench)
{
    return discovery.asks ? bench.figureTextFor(discovery.asks->inputs, discovery.asks->figure) : QString();
}

bool isFilledIn(double value, const DiscoveryContent &discovery, const Bench &bench)
{
    if (!discovery.asks)
        return false;
    const Truth &asked = *discovery.asks;
    const bool holds = std::any_of(discovery.needs.begin(), discovery.needs.end(),
                                   [&bench](const NamedValues &need) { return meetsNeed(need, bench); });
    return isWithin(value, bench.figureFor(asked.inputs, asked.figure), fillInTolerance) ||
           (holds && isWithin(value, bench.figure(asked.figure), fillInTolerance));
}

bool meetsNeed(const QVariantMap &need, const QVariantMap &values)
{
    for (auto it = need.cbegin(); it != need.cend(); ++it) {
        const auto value = values.constFind(it.key());
        if (value == values.cend() || !meets(it.value(), value.value()))
            return false;
    }
    return true;
}

bool meetsNeed(const NamedValues &need, const Bench &bench)
{
    return std::all_of(need.begin(), need.end(), [&bench](const NamedValue &wanted) {
        const Instrument *instrument = bench.instrument(wanted.name.panel);
        const QVariant input = instrument ? instrument->input(wanted.name.name) : QVariant();
        return input.isValid() ? meets(wanted.value, input) : figureMeets(wanted.value, wanted.name, bench);
    });
}

} // namespace rp
