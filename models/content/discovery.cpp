// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "content/discovery.h"

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

} // namespace

bool meetsNeed(const QVariantMap &need, const QVariantMap &inputs)
{
    for (auto it = need.cbegin(); it != need.cend(); ++it) {
        const auto input = inputs.constFind(it.key());
        if (input == inputs.cend() || !meets(it.value(), input.value()))
            return false;
    }
    return true;
}

} // namespace rp
