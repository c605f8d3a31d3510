// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/discovery.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"

#include <algorithm>
#include <cmath>

namespace rp {
namespace {

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
