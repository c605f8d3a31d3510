// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/taken.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/json/json_value.h"
#include "models/session/ledger.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::json;

bool isSame(const QVariant &a, const QVariant &b)
{
    return a.isValid() == b.isValid() && toJsonValue(a) == toJsonValue(b);
}

/// The text by which a value is looked up in TakeContent::values; empty for what can't be one.
QString lookupKey(const QVariant &value)
{
    const json plain = toJsonValue(value);
    if (plain.is_string())
        return value.toString();
    if (plain.is_boolean() || plain.is_number())
        return toQString(plain.dump());
    return {};
}

/// Texts, truth values and numbers; a list or an object is nothing that an input could have.
bool isPlain(const QVariant &value)
{
    const json plain = toJsonValue(value);
    return plain.is_string() || plain.is_boolean() || plain.is_number();
}

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

Taken::Taken(const LabContent &lab, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_lab(lab)
    , m_ledger(ledger)
{
    if (isEmpty())
        return;
    connect(&m_ledger, &Ledger::replaced, this, [this] {
        m_refused.clear();
        emit changed();
    });
    connect(&m_ledger, &Ledger::readOnlyChanged, this, &Taken::changed);
    connect(&m_ledger, &Ledger::designChanged, this, [this](const QString &chapter) {
        if (!chapters().contains(chapter))
            return;
        emit sourceChanged();
        emit changed();
    });
    connect(&m_ledger, &Ledger::partChanged, this, [this](const QString &chapter, const QString &key) {
        if (chapter == m_lab.chapter && key == ledger_part::taken)
            emit changed();
    });
}

bool Taken::isEmpty() const
{
    return m_lab.takes.empty();
}

bool Taken::isPresenter() const
{
    return m_ledger.isPresenter();
}

bool Taken::isReadOnly() const
{
    return m_ledger.isReadOnly();
}

QStringList Taken::chapters() const
{
    QStringList chapters;
    for (const TakeContent &take : m_lab.takes) {
        if (!chapters.contains(take.from))
            chapters.append(take.from);
    }
    return chapters;
}

bool Taken::isContext(const TakeContent &take)
{
    return take.input == InputRef{QString(), contextKey};
}

/// What the other lab's entry says now; invalid when it says nothing.
QVariant Taken::current(const TakeContent &take) const
{
    return isPresenter() ? QVariant() : m_ledger.design(take.from).value(take.field);
}

/// What was taken over; invalid when nothing was, or from elsewhere than the content says by now.
QVariant Taken::kept(const TakeContent &take) const
{
    if (isPresenter())
        return {};
    const QVariantMap part = toVariantMap(m_ledger.part(m_lab.chapter, ledger_part::taken));
    const QVariantMap found = part.value(take.act).toMap().value(take.input.text()).toMap();
    const bool isOfTake = isSame(found.value(QStringLiteral("from")), take.from) &&
                          isSame(found.value(QStringLiteral("field")), take.field);
    return isOfTake ? found.value(QStringLiteral("value")) : QVariant();
}

bool Taken::isInUse(const TakeContent &take) const
{
    return !m_ledger.inputs(m_lab.chapter, take.act).isEmpty();
}

QVariant Taken::inputFor(const TakeContent &take, const QVariant &value) const
{
    if (!isPlain(value))
        return {};
    const auto refused = m_refused.constFind(&take);
    if (refused != m_refused.cend() && isSame(*refused, value))
        return {};
    return take.values.isEmpty() ? value : take.values.value(lookupKey(value));
}

TakenEntry Taken::entry(const TakeContent &take) const
{
    const QVariant now = current(take);
    const QVariant before = kept(take);
    const bool isUsableNow = inputFor(take, now).isValid();
    const bool isOther = isUsableNow && !isSame(now, before);
    const bool inUse = isInUse(take);
    TakenEntry entry;
    entry.take = &take;
    entry.isOutdated = inUse && isOther;
    entry.isNew = !inUse && isOther;
    const bool isNothingKept = !before.isValid() && !inUse;
    entry.value = entry.isNew || isNothingKept ? now : before;
    if (!entry.value.isValid())
        return entry;
    entry.input = inputFor(take, entry.value);
    entry.state = entry.input.isValid() ? TakenEntry::State::Taken : TakenEntry::State::NotUsable;
    return entry;
}

std::vector<TakenEntry> Taken::entries() const
{
    std::vector<TakenEntry> entries;
    entries.reserve(m_lab.takes.size());
    for (const TakeContent &take : m_lab.takes)
        entries.push_back(entry(take));
    return entries;
}

std::vector<TakenEntry> Taken::offered() const
{
    std::vector<TakenEntry> offered;
    for (const TakenEntry &entry : entries()) {
        if (!entry.isOutdated && !entry.isNew)
            continue;
        const QVariant now = current(*entry.take);
        offered.push_back(
            {entry.take, TakenEntry::State::Taken, now, inputFor(*entry.take, now), true, false});
    }
    return offered;
}

bool Taken::keep(const TakenEntry &entry)
{
    if (isPresenter() || isReadOnly())
        return false;
    QVariantMap part = toVariantMap(m_ledger.part(m_lab.chapter, ledger_part::taken));
    QVariantMap ofAct = part.value(entry.take->act).toMap();
    ofAct.insert(entry.take->input.text(), QVariantMap{{QStringLiteral("from"), entry.take->from},
                                                       {QStringLiteral("field"), entry.take->field},
                                                       {QStringLiteral("value"), entry.value}});
    part.insert(entry.take->act, ofAct);
    return m_ledger.setPart(m_lab.chapter, ledger_part::taken, toJsonValue(part));
}

void Taken::refuse(const TakenEntry &entry)
{
    m_refused.insert(entry.take, entry.value);
    emit changed();
}

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
