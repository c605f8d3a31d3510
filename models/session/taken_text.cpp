// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/taken.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QLocale>

namespace rp {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(rp::Taken)
};

/// The instrument whose input is set: of a context the first one that has such an input.
const Instrument *instrumentOf(const TakeContent &take, const Bench &bench)
{
    if (!Taken::isContext(take))
        return bench.instrument(take.input.panel);
    for (const Bench::Panel &panel : bench.panels()) {
        if (panel.instrument->input(take.input.name).isValid())
            return panel.instrument;
    }
    return nullptr;
}

QString numberText(double value, const QString &unit)
{
    const Format format;
    if (unit == QLatin1String("intensity"))
        return format.flopPerByte(value);
    if (unit == QLatin1String("percent"))
        return format.percent(value);
    if (unit == QLatin1String("factor"))
        return format.factor(value);
    if (unit == QLatin1String("count"))
        return format.count(value);
    if (unit == QLatin1String("microseconds"))
        return format.duration_us(value);
    return unit == QLatin1String("seconds") ? format.span_s(value) : format.significant(value);
}

} // namespace

QString takenText(const TakenEntry &entry, const Bench &bench)
{
    const QVariant &value = entry.value;
    if (!value.isValid())
        return {};
    if (value.typeId() == QMetaType::Bool)
        //: A field of another lab's entry that is true or false, such as whether kernels were fused.
        return value.toBool() ? Text::tr("yes") : Text::tr("no");
    if (value.typeId() != QMetaType::QString && value.canConvert<double>())
        return numberText(value.toDouble(), entry.take->unit);
    // The same choice on both sides has a name here.
    const Instrument *instrument = instrumentOf(*entry.take, bench);
    const bool isChoiceHere =
        instrument && entry.take->values.isEmpty() && entry.state == TakenEntry::State::Taken;
    if (isChoiceHere)
        return instrument->inputText(entry.take->input.name, entry.input);
    return Format::isolate(value.toString());
}

QString takenSetsText(const TakenEntry &entry, const Bench &bench)
{
    if (entry.state != TakenEntry::State::Taken)
        return {};
    if (!entry.take->sets.isEmpty())
        return contentText(entry.take->sets);
    const Instrument *instrument = instrumentOf(*entry.take, bench);
    if (!instrument)
        return {};
    const QString input = entry.take->input.name;
    const QString text = instrument->inputText(input, entry.input);
    const InputSpec control = instrument->inputSpec(input);
    //: The label of a control and the value it is set to.
    return control.id.isEmpty() ? text : Text::tr("%1: %2").arg(control.label, text);
}

QString labNumberText(const QString &chapter)
{
    const QLocale locale;
    //: %1 is the number of a lab in the course, with two digits: "Lab 07"
    return Text::tr("Lab %1").arg(locale.toString(chapter.toInt()), 2, locale.zeroDigit().front());
}

} // namespace rp
