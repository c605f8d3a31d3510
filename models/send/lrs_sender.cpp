// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/send/lrs_sender.h"

#include "models/json/json_schema.h"
#include "models/network/web_address.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>
#include <QUrlQuery>
#include <QUuid>
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace rp {
namespace {

using nlohmann::json;

constexpr const char *versionHeader = "X-Experience-API-Version";
constexpr int onePage = 50; ///< statements of an answer, which has a bound
constexpr int mostPages = 20;

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

std::optional<json> jsonIn(const QByteArray &body)
{
    std::vector<JsonProblem> problems;
    return parseJson(body, QString(), problems);
}

QUuid idOf(const json &id)
{
    return id.is_string() ? QUuid(QString::fromStdString(id.get<std::string>())) : QUuid();
}

/// An LRS names its version in any answer.
bool saysItsVersion(const WebAnswer &answer)
{
    return answer.headers.contains(QByteArray(versionHeader).toLower());
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

/// The same person did the same. What an LRS adds, and texts in the language of whoever sent it, make no
/// other statement.
bool isSame(const json &sent, const json &there)
{
    for (const char *place :
         {"/actor/account", "/verb/id", "/object/id", "/result/success", "/result/response"}) {
        const json::json_pointer pointer(place);
        const bool isThere = there.contains(pointer);
        if (isThere != sent.contains(pointer) || (isThere && there.at(pointer) != sent.at(pointer)))
            return false;
    }
    return true;
}

void leave(const json &some, Delivery &delivery)
{
    for (const json &statement : some)
        delivery.left.push_back(statement);
}

/// All that is not sent yet waits, too.
void stop(const json &some, const QString &problem, Delivery &delivery)
{
    leave(some, delivery);
    delivery.problem = problem;
    delivery.isStopped = true;
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
    if (delivery.isStopped) {
        leave(statements, delivery);
        return;
    }
    const WebAnswer answer = post(statements);
    const bool isForeign = (answer.status == 204 || answer.status == 409) && !saysItsVersion(answer);
    const auto each = [&](std::size_t from, std::size_t count) {
        const auto first = statements.begin() + std::ptrdiff_t(from);
        send(json(first, first + std::ptrdiff_t(count)), delivery);
    };
    if (answer.status == 200) {
        takeNamed(statements, answer, delivery);
    } else if (isForeign) {
        //: a clause inside a sentence that names an address
        stop(statements, SenderWords::tr("what answers there is no LRS"), delivery);
    } else if (answer.status == 204 && statements.size() == 1) {
        ++delivery.taken;
    } else if (answer.status == 204) {
        // To a list belong its ids, so this says nothing of any; to a single one it would be the answer.
        for (std::size_t i = 0; i < statements.size(); ++i)
            each(i, 1);
    } else if (!isAboutStatements(answer) || m_inVain_ms >= m_pace.inVain_ms) {
        stop(statements, answer.text(), delivery);
    } else if (statements.size() > 1) {
        const std::size_t middle = statements.size() / 2;
        each(0, middle);
        each(middle, statements.size() - middle);
    } else if (answer.status == 409) {
        lookAtConflict(statements.front(), answer, delivery);
    } else {
        leave(statements, delivery);
        delivery.problem = answer.text();
    }
}

/// A page that asks for a login, or a proxy, would say “200” as well, and the statements would be lost: an
/// LRS answers with the ids of those that it has taken.
void LrsSender::takeNamed(const json &statements, const WebAnswer &answer, Delivery &delivery)
{
    const std::optional<json> ids = jsonIn(answer.body);
    if (!ids || !ids->is_array()) {
        stop(statements, SenderWords::tr("what answers there is no LRS"), delivery);
        return;
    }
    std::set<QUuid> named;
    for (const json &id : *ids)
        named.insert(idOf(id));
    json unnamed = json::array();
    for (const json &statement : statements) {
        if (named.count(idOf(statement.at("id"))) == 0)
            unnamed.push_back(statement);
    }
    delivery.taken += int(statements.size() - unnamed.size());
    if (unnamed.empty())
        return;
    leave(unnamed, delivery);
    //: a clause inside a sentence that names an address
    delivery.problem = SenderWords::tr("its answer does not name all that was sent");
    delivery.isStopped = unnamed.size() == statements.size();
}

Delivery LrsSender::lookUp(const json &statements)
{
    std::map<std::string, std::set<std::string>> wanted; // ids, by actor
    for (const json &statement : statements) {
        const json::json_pointer account("/actor/account");
        if (!statement.contains(account))
            continue;
        const json actor{{"objectType", "Agent"}, {"account", statement.at(account)}};
        wanted[actor.dump(-1, ' ', true, json::error_handler_t::replace)].insert(statement.at("id"));
    }
    std::map<std::string, json> known;
    for (const auto &[actor, ids] : wanted)
        known.merge(statementsAbout(json::parse(actor), ids));
    Delivery delivery;
    for (const json &statement : statements) {
        const auto there = known.find(statement.at("id"));
        if (there != known.end() && isSame(statement, there->second)) {
            ++delivery.there;
            continue;
        }
        // A list may hold less of a statement than there is.
        const WebAnswer whole = there == known.end() ? WebAnswer() : get(addressOf(statement));
        const std::optional<json> found = whole.status == 200 ? jsonIn(whole.body) : std::nullopt;
        if (!found || !found->is_object())
            delivery.left.push_back(statement);
        else
            ++(isSame(statement, *found) ? delivery.there : delivery.other);
    }
    return delivery;
}

std::map<std::string, json> LrsSender::statementsAbout(const json &actor, const std::set<std::string> &wanted)
{
    std::map<std::string, json> found;
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("agent"),
                       QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(bytesOf(actor)))));
    query.addQueryItem(QStringLiteral("format"), QStringLiteral("ids"));
    query.addQueryItem(QStringLiteral("limit"), QString::number(onePage));
    QUrl page = m_statements;
    page.setQuery(query);
    for (int pages = 0; m_isReadable && pages < mostPages && found.size() < wanted.size(); ++pages) {
        const WebAnswer answer = get(page);
        const std::optional<json> list = answer.status == 200 ? jsonIn(answer.body) : std::nullopt;
        m_isReadable = list && list->is_object() && list->contains("statements");
        if (!m_isReadable)
            break;
        for (const json &statement : list->at("statements")) {
            const QUuid id = statement.is_object() ? idOf(statement.value("id", json())) : QUuid();
            const std::string name = id.toString(QUuid::WithoutBraces).toStdString();
            if (wanted.count(name) > 0)
                found.insert_or_assign(name, statement);
        }
        const json more = list->value("more", json());
        const QString next = more.is_string() ? QString::fromStdString(more.get<std::string>()) : QString();
        page = m_statements.resolved(QUrl(next));
        // Nobody else is told the password.
        if (next.isEmpty() || page.scheme() != m_statements.scheme() ||
            page.authority() != m_statements.authority())
            break;
    }
    return found;
}

WebAnswer LrsSender::get(const QUrl &address)
{
    return m_client.ask({"GET", address, {{versionHeader, "1.0.3"}, {"Accept", "application/json"}}, {}});
}

/// What it has under the id of a statement that it refuses.
void LrsSender::lookAtConflict(const json &statement, const WebAnswer &answer, Delivery &delivery)
{
    const WebAnswer found = get(addressOf(statement));
    if (found.status == 404) { // nothing, and yet it does not take it
        stop(json::array({statement}), answer.text(), delivery);
        return;
    }
    const std::optional<json> there = found.status == 200 ? jsonIn(found.body) : std::nullopt;
    // Not everybody who may write may read. Then its word must do.
    if (!there || !there->is_object() || isSame(statement, *there))
        ++delivery.there;
    else
        ++delivery.other;
}

QUrl LrsSender::addressOf(const json &statement) const
{
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("statementId"),
                       QString::fromStdString(statement.at("id").get<std::string>()));
    QUrl url = m_statements;
    url.setQuery(query);
    return url;
}

WebAnswer LrsSender::post(const json &statements)
{
    WebRequest request{"POST",
                       m_statements,
                       {{versionHeader, "1.0.3"}, {"Content-Type", "application/json"}},
                       bytesOf(statements)};
    if (statements.size() == 1) {
        request.verb = "PUT";
        request.url = addressOf(statements.front());
        request.body = bytesOf(statements.front());
    }
    return askPatiently(request);
}

WebAnswer LrsSender::askPatiently(const WebRequest &request)
{
    int wait_ms = m_pace.firstWait_ms;
    for (int tries = 1;; ++tries) {
        QElapsedTimer clock;
        clock.start();
        WebAnswer answer = m_client.ask(request);
        if (isTaken(answer))
            return answer;
        // Seconds, or else a date, which nobody sends here; then our own pace is right.
        const qint64 asked_ms = qint64(answer.headers.value("retry-after").toUInt()) * 1000;
        const qint64 next_ms = std::min<qint64>(std::max<qint64>(wait_ms, asked_ms), m_pace.longestWait_ms);
        m_inVain_ms += clock.elapsed();
        if (!answer.isPassing() || tries >= m_pace.tries || m_inVain_ms + next_ms > m_pace.inVain_ms)
            return answer;
        QThread::msleep(ulong(next_ms));
        m_inVain_ms += next_ms;
        wait_ms = std::min(wait_ms * 2, m_pace.longestWait_ms);
    }
}

} // namespace rp
