// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/send/lrs_sender.h"

#include "models/json/json_schema.h"
#include "models/network/web_address.h"

#include <QCoreApplication>
#include <QThread>
#include <QUrlQuery>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

constexpr const char *versionHeader = "X-Experience-API-Version";

struct SenderWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::LrsSender)
};

QUrl statementsOf(QUrl endpoint)
{
    if (endpoint.path().endsWith(QLatin1String("/statements")))
        return endpoint;
    return inWebFolder(endpoint, QStringLiteral("statements"));
}

QByteArray bytesOf(const json &value)
{
    return QByteArray::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

bool isList(const QByteArray &body)
{
    std::vector<JsonProblem> problems;
    const auto answer = parseJson(body, QString(), problems);
    return answer && answer->is_array();
}

/// A page that asks for a login, or a proxy, would say “200” as well, and the statements would be lost: an
/// LRS answers a list with the ids, and names its version in any answer.
bool isOfLrs(const WebAnswer &answer)
{
    return answer.headers.contains(QByteArray(versionHeader).toLower()) ||
           (answer.status == 200 && isList(answer.body));
}

bool isTaken(const WebAnswer &answer)
{
    return answer.status == 200 || answer.status == 204;
}

/// It is about the statements, or one of them, and not about who sends them.
bool isAboutStatements(const WebAnswer &answer)
{
    return answer.status == 400 || answer.status == 409 || answer.status == 413 || answer.status == 422;
}

} // namespace

LrsSender::LrsSender(WebClient &client, const QUrl &endpoint, SendPace pace)
    : m_client(client)
    , m_statements(statementsOf(endpoint))
    , m_pace(pace)
{
}

Delivery LrsSender::deliver(const json &statements)
{
    Delivery delivery;
    send(statements, delivery);
    // Where not one of many is to its liking, it is not the statements.
    if (delivery.left.size() == statements.size() && statements.size() > 1)
        delivery.isStopped = true;
    return delivery;
}

void LrsSender::send(const json &statements, Delivery &delivery)
{
    const auto leave = [&delivery](const json &some) {
        for (const json &statement : some)
            delivery.left.push_back(statement);
    };
    if (delivery.isStopped) {
        leave(statements);
        return;
    }
    const WebAnswer answer = post(statements);
    const bool isForeign = (isTaken(answer) || answer.status == 409) && !isOfLrs(answer);
    if (isTaken(answer) && !isForeign) {
        delivery.taken += int(statements.size());
    } else if (isAboutStatements(answer) && !isForeign && statements.size() > 1) {
        const auto middle = statements.begin() + std::ptrdiff_t(statements.size() / 2);
        send(json(statements.begin(), middle), delivery);
        send(json(middle, statements.end()), delivery);
    } else if (answer.status == 409 && !isForeign) {
        ++delivery.there;
    } else {
        leave(statements);
        //: a clause inside a sentence that names an address
        delivery.problem = isForeign ? SenderWords::tr("what answers there is no LRS") : answer.text();
        delivery.isStopped = isForeign || !isAboutStatements(answer);
    }
}

WebAnswer LrsSender::post(const json &statements)
{
    WebRequest request{"POST",
                       m_statements,
                       {{versionHeader, "1.0.3"}, {"Content-Type", "application/json"}},
                       bytesOf(statements)};
    if (statements.size() == 1) {
        QUrlQuery query;
        query.addQueryItem(QStringLiteral("statementId"),
                           QString::fromStdString(statements.front().at("id").get<std::string>()));
        request.verb = "PUT";
        request.url.setQuery(query);
        request.body = bytesOf(statements.front());
    }
    return askPatiently(request);
}

WebAnswer LrsSender::askPatiently(const WebRequest &request)
{
    int wait_ms = m_pace.firstWait_ms;
    for (int tries = 1;; ++tries) {
        WebAnswer answer = m_client.ask(request);
        if (!answer.isPassing() || tries >= m_pace.tries)
            return answer;
        // Seconds, or else a date, which nobody sends here; then our own pace is right.
        const qint64 asked_ms = qint64(answer.headers.value("retry-after").toUInt()) * 1000;
        const qint64 next_ms = std::max<qint64>(wait_ms, asked_ms);
        QThread::msleep(ulong(std::min<qint64>(next_ms, m_pace.longestWait_ms)));
        wait_ms = std::min(wait_ms * 2, m_pace.longestWait_ms);
    }
}

} // namespace rp
