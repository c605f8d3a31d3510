// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/input_check.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Long or strange values come from files that someone edited; an error sentence needs only their beginning.
QString shownValue(const QVariant &value)
{
    constexpr qsizetype longest = 40;
    const QString text = value.toString().simplified();
    return Format::isolate(text.size() > longest ? text.left(longest) + QChar(0x2026) : text);
}

class InputText
{
    Q_DECLARE_TR_FUNCTIONS(rp::InputCheck)
public:
    static QString badChoice(const InputSpec &spec, const QVariant &value)
    {
        QStringList labels;
        for (const InputChoice &choice : spec.choices)
            labels.append(choice.label);
        //: %1 is the name of a control, %2 what was given, %3 a list of choices
        return tr("%1 has no choice named %2; choose one of: %3.")
            .arg(spec.label, shownValue(value), QLocale().createSeparatedList(labels));
    }
    static QString badSwitch(const InputSpec &spec, const QVariant &value)
    {
        //: %1 is the name of a control, %2 what was given
        return tr("%1 is a switch and cannot be set to %2; turn it on or off.")
            .arg(spec.label, shownValue(value));
    }
    static QString notANumber(const InputSpec &spec, const QVariant &value, const QString &low,
                              const QString &high)
    {
        //: %1 is the name of a control, %2 what was given, %3 and %4 the ends of its range
        return fillMarkers(tr("%1 needs a number instead of %2; enter one from %3 to %4."),
                           {spec.label, shownValue(value), low, high});
    }
    static QString outOfRange(const InputSpec &spec, const QString &value, const QString &low,
                              const QString &high)
    {
        //: %1 is the name of a control, %2 the value given, %3 and %4 the ends of its range
        return fillMarkers(tr("%1 cannot be %2; choose a value from %3 to %4."),
                           {spec.label, value, low, high});
    }
    static QString notWhole(const InputSpec &spec, const QString &value, const QString &low,
                            const QString &high)
    {
        //: %1 is the name of a control, %2 the value given, %3 and %4 the ends of its range
        return fillMarkers(tr("%1 takes whole numbers only, not %2; choose one from %3 to %4."),
                           {spec.label, value, low, high});
    }
};

QString numberError(const InputSpec &spec, const QVariant &value, const std::function<QString(double)> &text)
{
    const QString low = text(spec.minimum);
    const QString high = text(spec.maximum);
    const double number = value.toDouble();
    if (!isNumber(value) || std::isnan(number))
        return InputText::notANumber(spec, value, low, high);
    if (number < spec.minimum || number > spec.maximum)
        return InputText::outOfRange(spec, Format().significant(number), low, high);
    if (spec.wholeNumbers && number != std::floor(number))
        return InputText::notWhole(spec, Format().significant(number, 6), low, high);
    return {};
}

} // namespace

bool isNumber(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::Short:
    case QMetaType::Float:
    case QMetaType::Double:
        return true;
    default:
        return false;
    }
}

QString inputError(const InputSpec &spec, const QVariant &value, const std::function<QString(double)> &text)
{
    switch (spec.kind) {
    case InputSpec::Kind::Choice: {
        const QString key = value.toString();
        const bool known = value.typeId() == QMetaType::QString &&
                           std::any_of(spec.choices.cbegin(), spec.choices.cend(),
                                       [&](const InputChoice &choice) { return choice.key == key; });
        return known ? QString() : InputText::badChoice(spec, value);
    }
    case InputSpec::Kind::Toggle:
        return value.typeId() == QMetaType::Bool ? QString() : InputText::badSwitch(spec, value);
    case InputSpec::Kind::Linear:
    case InputSpec::Kind::Logarithmic:
        return numberError(spec, value, text);
    }
    return {};
}

bool storeInputs(const QStringList &ids, const QVariantMap &inputs,
                 const std::function<QString(const QString &id, const QVariant &value)> &store)
{
    qsizetype known = 0;
    for (const QString &id : ids) {
        const auto found = inputs.constFind(id);
        if (found == inputs.constEnd())
            continue;
        ++known;
        if (!store(id, found.value()).isEmpty())
            return false;
    }
    return known == inputs.size();
}

} // namespace rp
