// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/memo.h"

#include "models/content/lab_content.h"
#include "models/evidence/memo_document.h"
#include "models/json/json_value.h"
#include "models/session/ledger.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::json;

const QString sectionKey = QStringLiteral("memo");
constexpr const char *authorKey = "author";
constexpr const char *evidenceKey = "evidence";
constexpr const char *triggersKey = "triggers";

json section(const Ledger &ledger, const LabContent &lab)
{
    json found = ledger.part(lab.chapter, sectionKey);
    return found.is_object() ? found : json::object();
}

using nlohmann::ordered_json;

constexpr int formatVersion = 1;

ordered_json exhibitJson(const MemoExhibit &exhibit)
{
    ordered_json changed = ordered_json::array();
    for (const QString &figure : exhibit.check.changedFigures)
        changed.push_back(figure.toStdString());
    return {{"title", exhibit.title.toStdString()},
            {"state",
             {{"altered", exhibit.check.altered},
              {"content_changed", exhibit.check.contentChanged},
              {"instrument_missing", exhibit.check.instrumentMissing},
              {"changed_figures", std::move(changed)}}},
            {"capture", ordered_json(toJson(exhibit.scene.capture()))}};
}

ordered_json trackJson(const MemoDocument &memo)
{
    const char *verdict = !memo.verdict.known ? "unknown" : memo.verdict.pass ? "reached" : "missed";
    return {{"key", memo.track.toStdString()},
            {"name", memo.trackName.toStdString()},
            {"goal", memo.trackGoal.toStdString()},
            {"verdict", verdict},
            {"figure", memo.verdict.figure.toStdString()},
            {"sentence", memo.verdict.sentence.toStdString()}};
}

ordered_json stressJson(const MemoStress &stress)
{
    ordered_json inputs = ordered_json::array();
    for (const StressedInput &input : stress.test.inputs)
        inputs.push_back({{"input", input.id.toStdString()},
                          {"label", input.label.toStdString()},
                          {"captured", input.captured.toStdString()},
                          {"flip", ordered_json(toJsonValue(input.flip))},
                          {"least", ordered_json(numberToJson(input.least))},
                          {"most", ordered_json(numberToJson(input.most))}});
    return {{"capture", stress.capture.toStdString()},
            {"trigger", stress.trigger.toStdString()},
            {"ratio", MemoText::stressAxis(stress.test).toStdString()},
            {"captured", ordered_json(numberToJson(stress.test.captured))},
            {"holds", stress.test.holds},
            {"inputs", std::move(inputs)}};
}

} // namespace

QString memoPartKey(MemoPart part)
{
    switch (part) {
    case MemoPart::Recommendation:
        return QStringLiteral("recommendation");
    case MemoPart::Rejected:
        return QStringLiteral("rejected");
    case MemoPart::ChangeMind:
        return QStringLiteral("change_mind");
    case MemoPart::Risk:
        return QStringLiteral("risk");
    case MemoPart::Rationale:
        break;
    }
    return QStringLiteral("rationale");
}

Memo::Memo(const LabContent &lab, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_lab(lab)
    , m_ledger(ledger)
{
    connect(&m_ledger, &Ledger::replaced, this, &Memo::changed);
}

QString Memo::text(MemoPart part) const
{
    return textAt(section(m_ledger, m_lab), memoPartKey(part).toStdString().c_str());
}

QString Memo::author() const
{
    return textAt(section(m_ledger, m_lab), authorKey);
}

QStringList Memo::evidence() const
{
    QStringList ids;
    const json memo = section(m_ledger, m_lab);
    const auto it = memo.find(evidenceKey);
    if (it == memo.end() || !it->is_array())
        return ids;
    for (const json &id : *it) {
        if (id.is_string())
            ids.append(toQString(id.get_ref<const std::string &>()));
    }
    return ids;
}

QString Memo::trigger(const QString &capture) const
{
    const json memo = section(m_ledger, m_lab); // what memberAt() returns is a part of it
    return textAt(memberAt(memo, triggersKey), capture.toStdString().c_str());
}

bool Memo::isEmpty() const
{
    return evidence().isEmpty() && std::all_of(memoParts.begin(), memoParts.end(), [this](MemoPart part) {
               return text(part).trimmed().isEmpty();
           });
}

namespace {

/// Nothing, an empty list or an empty text.
bool holdsNothing(const json &value)
{
    return value.is_string() ? value.get_ref<const std::string &>().empty() : value.empty();
}

} // namespace

bool Memo::set(const char *key, const QVariant &value)
{
    if (m_ledger.isReadOnly())
        return false;
    json memo = section(m_ledger, m_lab);
    const json wanted = toJsonValue(value);
    const auto it = memo.find(key);
    if (it != memo.end() ? *it == wanted : holdsNothing(wanted))
        return true;
    memo[key] = wanted;
    if (!m_ledger.setPart(m_lab.chapter, sectionKey, memo))
        return false;
    emit changed();
    return true;
}

bool Memo::setText(MemoPart part, const QString &text)
{
    return set(memoPartKey(part).toLatin1().constData(), text);
}

bool Memo::setAuthor(const QString &name)
{
    return set(authorKey, name);
}

bool Memo::setEvidence(const QStringList &captures)
{
    return set(evidenceKey, captures);
}

bool Memo::setTrigger(const QString &capture, const QString &input)
{
    const json memo = section(m_ledger, m_lab);
    QVariantMap named = toVariantMap(memberAt(memo, triggersKey));
    named.insert(capture, input);
    return set(triggersKey, named);
}

QByteArray memoJson(const MemoDocument &memo)
{
    ordered_json object;
    object["format"] = "ridgepoint-memo";
    object["version"] = formatVersion;
    object["written_at"] = memo.at.toString(Qt::ISODateWithMs).toStdString();
    object["program_version"] = memo.programVersion.toStdString();
    object["language"] = memo.language.toStdString();
    object["lab"] = {{"id", memo.labId.toStdString()},
                     {"chapter", memo.chapter.toStdString()},
                     {"title", memo.lab.toStdString()},
                     {"content_version", memo.contentVersion.toStdString()}};
    object["author"] = memo.author.toStdString();
    object["track"] = trackJson(memo);
    for (const MemoSection &section : memo.sections)
        object["memo"][memoPartKey(section.part).toStdString()] = section.text.toStdString();
    ordered_json &evidence = object["evidence"] = ordered_json::array();
    for (const MemoExhibit &exhibit : memo.exhibits)
        evidence.push_back(exhibitJson(exhibit));
    if (memo.stress)
        object["stress"] = stressJson(*memo.stress);
    return QByteArray::fromStdString(object.dump(2)) + '\n';
}

} // namespace rp
