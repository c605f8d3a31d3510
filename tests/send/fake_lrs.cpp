// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/send/fake_lrs.h"

#include "models/send/outbox.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>
#include <QUuid>

#include <algorithm>

namespace rp::test {

using nlohmann::json;

ServedAnswer FakeLrs::say(int status, const json &body) const
{
    ServedAnswer answer;
    answer.status = status;
    if (!body.is_null())
        answer.body = QByteArray::fromStdString(body.dump());
    answer.headers = {{"X-Experience-API-Version", "1.0.3"}, {"Content-Type", "application/json"}};
    return answer;
}

void FakeLrs::demand(bool isGood, const char *what)
{
    if (!isGood)
        m_complaints << QLatin1String(what);
}

void FakeLrs::check(const json &statement)
{
    const auto isIri = [](const json &value) {
        return value.is_string() && !QUrl(QString::fromStdString(value), QUrl::StrictMode).scheme().isEmpty();
    };
    const auto text = [](const json &value) { return QString::fromStdString(value.get<std::string>()); };
    demand(!QUuid(text(statement.at("id"))).isNull(), "an id is no UUID");
    demand(statement.at("version") == "1.0.3", "a statement has another version");
    const json &actor = statement.at("actor");
    demand(actor.at("objectType") == "Agent" && isIri(actor.at("account").at("homePage")) &&
               !text(actor.at("account").at("name")).isEmpty() && !actor.contains("mbox"),
           "an actor has not one account");
    demand(isIri(statement.at("verb").at("id")) && statement.at("verb").at("display").is_object(), "a verb");
    demand(statement.at("object").at("objectType") == "Activity" && isIri(statement.at("object").at("id")),
           "an object");
    if (statement.contains("timestamp"))
        demand(QDateTime::fromString(text(statement["timestamp"]), Qt::ISODateWithMs).isValid(), "a time");
    for (const auto &[key, value] : statement.items())
        demand(!value.is_null(), "a value is null");
    checkResult(statement.value("result", json::object()));
}

void FakeLrs::checkResult(const json &result)
{
    static const QRegularExpression duration(QStringLiteral("^PT[0-9]+([.][0-9]{1,2})?S$"));
    if (result.contains("duration"))
        demand(duration.match(QString::fromStdString(result["duration"])).hasMatch(), "a duration");
    if (!result.contains("score"))
        return;
    const json &score = result["score"];
    const double scaled = score.at("scaled");
    const double raw = score.at("raw");
    demand(scaled >= -1 && scaled <= 1 && raw >= score.at("min") && raw <= score.at("max"), "a score");
}

ServedAnswer FakeLrs::show(const std::string &id) const
{
    if (!m_isReadable)
        return say(403);
    const auto found = m_stored.find(id);
    return found == m_stored.end() ? say(404) : say(200, found->second);
}

ServedAnswer FakeLrs::list(const QUrlQuery &query)
{
    if (!m_isReadable)
        return say(403);
    const auto item = [&query](const char *key) {
        return query.queryItemValue(QLatin1String(key), QUrl::FullyDecoded);
    };
    const json agent = json::parse(item("agent").toStdString(), nullptr, false);
    demand(agent.is_object() && agent.contains("account"), "an agent");
    demand(item("format") == QLatin1String("ids"), "whole statements");
    json found = json::array();
    for (const auto &[id, statement] : m_stored) {
        if (statement.at("actor").at("account") == agent.value("account", json()))
            found.push_back(statement);
    }
    const int from = item("from").toInt();
    const int end = std::min(from + item("limit").toInt(), int(found.size()));
    QUrlQuery more = query;
    more.removeQueryItem(QStringLiteral("from"));
    more.addQueryItem(QStringLiteral("from"), QString::number(end));
    const QString next = QStringLiteral("/xapi/statements?") + more.toString(QUrl::FullyEncoded);
    return say(200, {{"statements", json(found.begin() + from, found.begin() + end)},
                     {"more", end < int(found.size()) ? next.toStdString() : std::string()}});
}

ServedAnswer FakeLrs::take(const json &statements, bool isSingle)
{
    json ids = json::array();
    for (const json &statement : statements) {
        const std::string id = statement.at("id");
        const auto found = m_stored.find(id);
        if (found != m_stored.end() && found->second != statement)
            return say(409, {{"error", "another statement has this id"}});
        if (!m_dislike.empty() && statement.dump().find(m_dislike) != std::string::npos)
            return say(400, {{"error", "bad statement"}});
        ids.push_back(id);
    }
    for (const json &statement : statements)
        store(statement);
    return isSingle ? say(204) : say(200, ids);
}

ServedAnswer FakeLrs::answer(const HeardRequest &request)
{
    demand(request.headers.value("x-experience-api-version") == "1.0.3", "the version is not said");
    demand(!request.headers.contains("cookie"), "a cookie");
    if (!m_login.isEmpty() && request.headers.value("authorization") != m_login)
        return say(401, {{"error", "who are you?"}});
    const QUrl url(QString::fromLatin1(request.path));
    demand(url.path() == QLatin1String("/xapi/statements"), "another resource");
    if (const QUrlQuery query(url); request.verb == "GET")
        return query.hasQueryItem(QStringLiteral("agent"))
                   ? list(query)
                   : show(query.queryItemValue(QStringLiteral("statementId")).toStdString());
    demand(request.headers.value("content-type") == "application/json", "the content type is not said");
    json body = json::parse(request.body.toStdString(), nullptr, false);
    if (request.verb == "PUT") {
        const QString id = QUrlQuery(url).queryItemValue(QStringLiteral("statementId"));
        demand(body.is_object() && body["id"] == id.toStdString(), "a single statement under another id");
        body = json::array({body});
    }
    demand(request.verb == "PUT" || request.verb == "POST", "another verb");
    demand(body.is_array() && !body.empty() && body.size() <= mostStatements, "no list of a few statements");
    demand(size_t(request.body.size()) <= largestBatch_bytes + 2, "too many bytes");
    for (const json &statement : body)
        check(statement);
    return take(body, request.verb == "PUT");
}

json someStatements(int count, int from)
{
    json made = json::array();
    for (int i = from; i < from + count; ++i) {
        const QUuid id = QUuid::createUuidV5(QUuid(QStringLiteral("{6ba7b810-9dad-11d1-80b4-00c04fd430c8}")),
                                             QString::number(i));
        made.push_back(
            {{"id", id.toString(QUuid::WithoutBraces).toStdString()},
             {"actor", {{"objectType", "Agent"}, {"account", {{"homePage", "urn:here"}, {"name", "0042"}}}}},
             {"verb", {{"id", "urn:verb:answered"}, {"display", {{"en", "answered"}}}}},
             {"object", {{"objectType", "Activity"}, {"id", "urn:question:" + std::to_string(i) + "."}}},
             {"timestamp", "2026-11-22T10:00:00.000Z"},
             {"version", "1.0.3"}});
    }
    return made;
}

} // namespace rp::test
