// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger.h"

#include "models/json/json_value.h"
#include "models/session/ledger_document.h"

#include <algorithm>
#include <utility>

namespace rp {

using nlohmann::json;

Ledger::Ledger(Mode mode, QObject *parent)
    : QObject(parent)
    , m_mode(mode)
    , m_settings(std::make_unique<json>(json::object()))
    , m_labs(std::make_unique<json>(json::object()))
{
    const LedgerDocument fresh = newLedgerDocument();
    m_id = fresh.id;
    m_log = fresh.log;
}

Ledger::~Ledger() = default;

void Ledger::setReadOnly(bool readOnly)
{
    if (m_readOnly == readOnly)
        return;
    m_readOnly = readOnly;
    emit readOnlyChanged(readOnly);
}

QVariant Ledger::setting(const QString &key) const
{
    const auto it = m_settings->find(key.toStdString());
    return it == m_settings->end() ? QVariant() : toVariant(*it);
}

void Ledger::setSetting(const QString &key, const QVariant &value)
{
    const json wanted = toJsonValue(value);
    json &slot = (*m_settings)[key.toStdString()];
    if (slot == wanted)
        return;
    slot = wanted;
    emit settingChanged(key);
    emit edited();
}

bool Ledger::commit(CommitEntry entry)
{
    if (m_readOnly)
        return false;
    m_log.append(std::move(entry));
    emit committed();
    return true;
}

bool Ledger::isVoided(const QString &chapter, const QString &act) const
{
    return m_log.find(commit_kind::voided, chapter, act, QStringLiteral("answers")) != nullptr;
}

bool Ledger::isAfterVoid(const CommitEntry &entry) const
{
    const CommitEntry *voided =
        m_log.find(commit_kind::voided, entry.chapter, entry.act, QStringLiteral("answers"));
    return voided && voided < &entry;
}

json &Ledger::chapterSection(const QString &chapter)
{
    return (*m_labs)[chapter.toStdString()];
}

QVariantMap Ledger::section(const QStringList &path) const
{
    const json *object = m_labs.get();
    for (const QString &key : path) {
        const auto it = object->find(key.toStdString());
        if (it == object->end())
            return {};
        object = &*it;
    }
    return toVariantMap(*object);
}

QStringList Ledger::chapters() const
{
    QStringList chapters = toVariantMap(*m_labs).keys();
    std::sort(chapters.begin(), chapters.end(),
              [](const QString &a, const QString &b) { return a.toInt() < b.toInt(); });
    return chapters;
}

QVariantMap Ledger::design(const QString &chapter) const
{
    return section({chapter, QStringLiteral("design")});
}

bool Ledger::setDesign(const QString &chapter, const QVariantMap &fields)
{
    if (m_readOnly)
        return false;
    json &design = chapterSection(chapter)["design"];
    const json before = design;
    for (auto it = fields.cbegin(); it != fields.cend(); ++it)
        design[it.key().toStdString()] = toJsonValue(it.value());
    if (design == before)
        return true;
    emit designChanged(chapter);
    emit edited();
    return true;
}

std::optional<SavedPlace> Ledger::place(const QString &chapter) const
{
    const QVariantMap place = section({chapter, QStringLiteral("place")});
    if (place.isEmpty())
        return std::nullopt;
    return SavedPlace{place.value(QStringLiteral("act")).toString(),
                      place.value(QStringLiteral("step")).toString()};
}

bool Ledger::setPlace(const QString &chapter, const SavedPlace &place)
{
    if (m_readOnly)
        return false;
    const json wanted = {{"act", place.act.toStdString()}, {"step", place.step.toStdString()}};
    json &slot = chapterSection(chapter)["place"];
    if (slot == wanted)
        return true;
    slot = wanted;
    emit placed();
    return true;
}

QVariantMap Ledger::inputs(const QString &chapter, const QString &act) const
{
    return section({chapter, QStringLiteral("acts"), act, QStringLiteral("inputs")});
}

bool Ledger::setInputs(const QString &chapter, const QString &act, const QVariantMap &inputs)
{
    if (m_readOnly)
        return false;
    json wanted = toJsonValue(inputs);
    json &slot = chapterSection(chapter)["acts"][act.toStdString()]["inputs"];
    if (slot == wanted)
        return true;
    slot = std::move(wanted);
    emit edited();
    return true;
}

json Ledger::part(const QString &chapter, const QString &key) const
{
    const auto lab = m_labs->find(chapter.toStdString());
    if (lab == m_labs->end() || !lab->is_object())
        return nullptr;
    const auto found = lab->find(key.toStdString());
    return found == lab->end() ? json(nullptr) : *found;
}

bool Ledger::setPart(const QString &chapter, const QString &key, const json &value)
{
    if (m_readOnly)
        return false;
    json &slot = chapterSection(chapter)[key.toStdString()];
    if (slot == value)
        return true;
    slot = value;
    emit partChanged(chapter, key);
    emit edited();
    return true;
}

bool Ledger::appendToPart(const QString &chapter, const QString &key, const QString &list, const json &entry)
{
    if (m_readOnly)
        return false;
    json &slot = chapterSection(chapter)[key.toStdString()];
    if (!slot.is_object())
        slot = json::object();
    json &entries = slot[list.toStdString()];
    if (!entries.is_array())
        entries = json::array();
    entries.push_back(entry);
    emit partChanged(chapter, key);
    emit edited();
    return true;
}

bool Ledger::settlePart(const QString &chapter, const QString &key, const json &value)
{
    if (!setPart(chapter, key, value))
        return false;
    emit settled();
    return true;
}

QByteArray Ledger::toJson() const
{
    return writeLedger(document());
}

LedgerDocument Ledger::document() const
{
    return {m_id, *m_settings, *m_labs, m_log};
}

void Ledger::adopt(const LedgerDocument &document)
{
    m_id = document.id;
    m_log = document.log;
    *m_settings = document.settings;
    *m_labs = document.labs;
    emit replaced();
}

} // namespace rp
