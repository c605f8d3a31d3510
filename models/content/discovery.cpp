// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/discovery.h"

#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"

#include <QCoreApplication>
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

bool figureMeets(const QVariant &wanted, const QString &figure, const Bench &bench)
{
    if (wanted.typeId() != QMetaType::QVariantMap || !bench.hasFigure(figure))
        return false;
    const double value = bench.figure(figure);
    return !std::isnan(value) && meets(wanted, value);
}

struct Discovery
{
    Q_DECLARE_TR_FUNCTIONS(rp::Discovery)
};

/// The inputs that a text names say at which values its figures hold.
QStringList namedInputs(const FigureReferences &found)
{
    QStringList named;
    for (const FigureReference &reference : found.references)
        named += reference.inputs.keys();
    return named;
}

/// The figures of a text would be the same with every control of which it does not speak as it stands now.
bool isOnTheScreen(const QString &text, const Bench &bench)
{
    const FigureReferences found = parseFigureReferences(text);
    const QStringList named = namedInputs(found);
    const auto isSame = [&](const FigureReference &reference) {
        const Instrument *instrument = bench.instrument(PanelName::parse(reference.figure).panel);
        if (!instrument || reference.inputs.isEmpty())
            return true;
        QVariantMap standing = instrument->saveInputs();
        for (const QString &input : named)
            standing.remove(input);
        for (auto it = reference.inputs.cbegin(); it != reference.inputs.cend(); ++it)
            standing.insert(it.key(), it.value());
        const QString now = bench.figureTextFor(standing, reference.figure);
        return now.isEmpty() || now == bench.figureTextFor(reference.inputs, reference.figure);
    };
    return std::all_of(found.references.begin(), found.references.end(), isSame);
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

bool meetsNeed(const QVariantMap &need, const Bench &bench)
{
    for (auto it = need.cbegin(); it != need.cend(); ++it) {
        const PanelName name = PanelName::parse(it.key());
        const Instrument *instrument = bench.instrument(name.panel);
        const QVariant input = instrument ? instrument->input(name.name) : QVariant();
        if (input.isValid() ? !meets(it.value(), input) : !figureMeets(it.value(), it.key(), bench))
            return false;
    }
    return true;
}

QString foundText(const DiscoveryContent &discovery, const Bench &bench)
{
    const QString text = contentText(discovery.found);
    QString found = resolveFigures(text, bench);
    if (isOnTheScreen(text, bench))
        return found;
    //: After something was found; %1 is what, a few sentences with figures. The learner has moved controls of
    //: which they do not speak.
    return Discovery::tr("%1 These figures hold with the other controls as they are at first.").arg(found);
}

} // namespace rp
