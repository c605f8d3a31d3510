// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/recall_json.h"

#include "models/json/json_value.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using nlohmann::json;

int confidenceAt(const json &object)
{
    const json &confidence = memberAt(object, "confidence");
    const bool isOne = confidence.is_number_integer() && confidence >= 1 && confidence <= confidenceLevels;
    return isOne ? confidence.get<int>() : 0;
}

QMap<QString, QString> entriesAt(const json &object)
{
    QMap<QString, QString> entries;
    const json &given = memberAt(object, "entries");
    for (const auto &[field, entry] : given.items()) {
        if (given.is_object() && entry.is_string())
            entries.insert(toQString(field), toQString(entry.get<std::string>()));
    }
    return entries;
}

QMap<QString, double> valuesAt(const json &object)
{
    QMap<QString, double> values;
    const json &given = memberAt(object, "values");
    for (const auto &[field, value] : given.items()) {
        if (given.is_object() && value.is_number() && std::isfinite(value.get<double>()))
            values.insert(toQString(field), value.get<double>());
    }
    return values;
}

std::vector<bool> pointsAt(const json &object)
{
    std::vector<bool> points;
    const json &given = memberAt(object, "points");
    points.reserve(given.size());
    for (const json &point : given.is_array() ? given : json::array())
        points.push_back(point.is_boolean() && point.get<bool>());
    return points;
}

/// What draft and answer have in common; members without content are left out.
json given(const RecallAnswer &answer)
{
    json object = json::object();
    if (answer.confidence > 0)
        object["confidence"] = answer.confidence;
    if (!answer.text.isEmpty())
        object["text"] = answer.text.toStdString();
    if (!answer.option.isEmpty())
        object["option"] = answer.option.toStdString();
    for (auto it = answer.entries.cbegin(); it != answer.entries.cend(); ++it)
        object["entries"][it.key().toStdString()] = it.value().toStdString();
    return object;
}

} // namespace

QString isoText(const QDateTime &utc)
{
    return utc.toUTC().toString(Qt::ISODateWithMs);
}

json toJson(const RecallAnswer &answer)
{
    json object = given(answer);
    object["question"] = answer.question.toStdString();
    object["at"] = isoText(answer.at).toStdString();
    object["right"] = answer.right;
    object["content"] = answer.contentVersion.toStdString();
    if (!answer.convention.isEmpty())
        object["convention"] = answer.convention.toStdString();
    for (auto it = answer.values.cbegin(); it != answer.values.cend(); ++it)
        object["values"][it.key().toStdString()] = it.value();
    if (!answer.points.empty())
        object["points"] = answer.points;
    return object;
}

std::optional<RecallAnswer> answerFrom(const json &object, bool isJudged)
{
    if (!object.is_object())
        return std::nullopt;
    RecallAnswer answer = draftFrom(textAt(object, "question"), object);
    answer.at = QDateTime::fromString(textAt(object, "at"), Qt::ISODateWithMs).toUTC();
    if (answer.question.isEmpty() || answer.confidence == 0 || !answer.at.isValid())
        return std::nullopt;
    const json &right = memberAt(object, "right");
    if (isJudged && !right.is_boolean())
        return std::nullopt;
    answer.right = isJudged && right.get<bool>();
    answer.values = valuesAt(object);
    answer.points = pointsAt(object);
    answer.convention = textAt(object, "convention");
    answer.contentVersion = textAt(object, "content");
    return answer;
}

json draftToJson(const RecallAnswer &draft)
{
    return given(draft);
}

RecallAnswer draftFrom(const QString &question, const json &object)
{
    RecallAnswer draft;
    draft.question = question;
    if (!object.is_object())
        return draft;
    draft.confidence = confidenceAt(object);
    draft.text = textAt(object, "text");
    draft.option = textAt(object, "option");
    draft.entries = entriesAt(object);
    return draft;
}

bool isEmptyDraft(const RecallAnswer &draft)
{
    return given(draft).empty();
}

json toJson(const RecallCard &card)
{
    return {{"stability_days", card.memory.stability_days},
            {"difficulty", card.memory.difficulty},
            {"last", isoText(card.last).toStdString()},
            {"due", isoText(card.due).toStdString()},
            {"repetitions", card.repetitions},
            {"lapses", card.lapses},
            {"confident_error", card.isConfidentError}};
}

json objectFrom(const json &part)
{
    if (part.is_object())
        return part;
    return part.is_null() ? json::object() : json({{"unread", part}});
}

json &container(json &object, const char *key, const json &empty)
{
    json &member = object[key];
    if (member.type() == empty.type())
        return member;
    json other = std::move(member);
    member = empty;
    if (!other.is_null())
        object[std::string(key) + "_unread"] = std::move(other);
    return object[key];
}

} // namespace rp
