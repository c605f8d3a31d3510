// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/taken.h"

#include "models/json/json_value.h"
#include "models/session/ledger.h"
#include "models/session/setting_keys.h"

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

} // namespace rp
