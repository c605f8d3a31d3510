// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/commit_log.h"

#include "models/json/json_value.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QMessageAuthenticationCode>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

constexpr char sealPurpose[] = "ridgepoint commit log 1 ";

json withoutSeal(const CommitEntry &entry)
{
    json object = {{"kind", entry.kind.toStdString()},       {"chapter", entry.chapter.toStdString()},
                   {"act", entry.act.toStdString()},         {"item", entry.item.toStdString()},
                   {"content", entry.content.toStdString()}, {"at", entry.at.toStdString()}};
    if (!entry.option.isEmpty())
        object["option"] = entry.option.toStdString();
    if (entry.number)
        object["number"] = *entry.number;
    if (entry.correct)
        object["correct"] = *entry.correct;
    if (entry.confidence > 0)
        object["confidence"] = entry.confidence;
    return object;
}

bool readText(const json &object, const char *key, QString &text)
{
    const auto it = object.find(key);
    if (it == object.end() || !it->is_string())
        return false;
    text = toQString(it->get<std::string>());
    return true;
}

bool isKept(const CommitEntry &entry)
{
    return entry.kind == commit_kind::prediction || entry.kind == commit_kind::reflection ||
           entry.kind == commit_kind::exercise || entry.kind == commit_kind::voided;
}

/// Every try at a challenge in order, by chapter, act and challenge.
using Attempt = std::pair<QString, std::optional<double>>; // option, number
using Attempts = std::map<std::tuple<QString, QString, QString>, std::vector<Attempt>>;

Attempts attemptsIn(const CommitLog &log)
{
    Attempts attempts;
    for (const CommitEntry &entry : log.entries()) {
        if (entry.kind == commit_kind::attempt)
            attempts[{entry.chapter, entry.act, entry.item}].emplace_back(entry.option, entry.number);
    }
    return attempts;
}

bool keepsAttempts(const CommitLog &now, const CommitLog &next)
{
    const auto kept = attemptsIn(now);
    const auto found = attemptsIn(next);
    return std::all_of(kept.begin(), kept.end(), [&found](const auto &tried) {
        const auto same = found.find(tried.first);
        return same != found.end() && same->second.size() >= tried.second.size() &&
               std::equal(tried.second.begin(), tried.second.end(), same->second.begin());
    });
}

} // namespace

bool CommitEntry::isFor(const QString &aKind, const QString &aChapter, const QString &anAct,
                        const QString &anItem) const
{
    return kind == aKind && chapter == aChapter && act == anAct && item == anItem;
}

json toJson(const CommitEntry &entry)
{
    json object = withoutSeal(entry);
    object["seal"] = entry.seal.toStdString();
    return object;
}

std::optional<CommitEntry> commitEntryFrom(const json &object)
{
    CommitEntry entry;
    QString seal;
    if (!object.is_object() || !readText(object, "kind", entry.kind) ||
        !readText(object, "chapter", entry.chapter) || !readText(object, "act", entry.act) ||
        !readText(object, "item", entry.item) || !readText(object, "content", entry.content) ||
        !readText(object, "at", entry.at) || !readText(object, "seal", seal))
        return std::nullopt;
    entry.seal = seal.toLatin1();
    if (object.contains("option") && !readText(object, "option", entry.option))
        return std::nullopt;
    if (const auto it = object.find("number"); it != object.end()) {
        if (!it->is_number())
            return std::nullopt;
        entry.number = it->get<double>();
    }
    if (const auto it = object.find("correct"); it != object.end()) {
        if (!it->is_boolean())
            return std::nullopt;
        entry.correct = it->get<bool>();
    }
    if (const auto it = object.find("confidence"); it != object.end()) {
        if (!it->is_number_integer() || *it < 1 || *it > mostConfidence)
            return std::nullopt;
        entry.confidence = it->get<int>();
    }
    return entry;
}

CommitLog::CommitLog(const QString &ledgerId)
    : m_key(QCryptographicHash::hash(QByteArray(sealPurpose) + ledgerId.toUtf8(), QCryptographicHash::Sha256))
{
}

CommitLog CommitLog::verified(const QString &ledgerId, const std::vector<CommitEntry> &entries)
{
    CommitLog log(ledgerId);
    for (const CommitEntry &entry : entries) {
        if (entry.seal != log.sealFor(entry))
            break;
        log.m_entries.push_back(entry);
    }
    return log;
}

CommitLog CommitLog::sealedAround(const QString &ledgerId, std::vector<CommitEntry> entries)
{
    CommitLog log(ledgerId);
    log.m_entries = std::move(entries);
    return log;
}

QByteArray CommitLog::hmac(const QByteArray &message) const
{
    return QMessageAuthenticationCode::hash(message, m_key, QCryptographicHash::Sha256).toHex();
}

QByteArray CommitLog::sealFor(const CommitEntry &entry) const
{
    // dump() sorts the keys, so one content has one text.
    const std::string text = withoutSeal(entry).dump(-1, ' ', true);
    const QByteArray previous = m_entries.empty() ? QByteArray("first") : m_entries.back().seal;
    return hmac(previous + '\n' + QByteArray::fromStdString(text));
}

const CommitEntry &CommitLog::append(CommitEntry entry)
{
    if (entry.at.isEmpty())
        entry.at = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    entry.seal = sealFor(entry);
    m_entries.push_back(std::move(entry));
    return m_entries.back();
}

const CommitEntry *CommitLog::find(const QString &kind, const QString &chapter, const QString &act,
                                   const QString &item) const
{
    const auto it = std::find_if(m_entries.begin(), m_entries.end(), [&](const CommitEntry &entry) {
        return entry.isFor(kind, chapter, act, item);
    });
    return it == m_entries.end() ? nullptr : &*it;
}

QByteArray CommitLog::headSeal() const
{
    const QByteArray last = m_entries.empty() ? QByteArray("none") : m_entries.back().seal;
    return hmac("head " + QByteArray::number(qulonglong(m_entries.size())) + ' ' + last);
}

bool CommitLog::isPrefixOf(const CommitLog &other) const
{
    return m_entries.size() <= other.m_entries.size() &&
           std::equal(m_entries.begin(), m_entries.end(), other.m_entries.begin());
}

bool keepsAnswers(const CommitLog &now, const CommitLog &next)
{
    const auto &entries = now.entries();
    return keepsAttempts(now, next) &&
           std::all_of(entries.begin(), entries.end(), [&next](const CommitEntry &entry) {
               if (!isKept(entry))
                   return true;
               // One question can have been answered to several contents.
               const auto &found = next.entries();
               return std::any_of(found.begin(), found.end(), [&entry](const CommitEntry &same) {
                   return same.isFor(entry.kind, entry.chapter, entry.act, entry.item) &&
                          same.option == entry.option && same.number == entry.number;
               });
           });
}

} // namespace rp
