// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes to an LRS, and what is made of its answers.
#include "models/send/lrs_sender.h"
#include "tests/send/fake_lrs.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>

namespace test_lrs_sender {

using namespace rp;
using namespace rp::test;

namespace {

constexpr SendPace hasty{3, 1, 5};

/// Sends to a server that answers in this way. A copy of the client's own answers: what it heard.
struct Sent
{
    Delivery delivery;
    std::vector<HeardRequest> heard;
};

Sent sendTo(const WebServer::Answer &answer, const nlohmann::json &statements, const WebLogin &login = {},
            WebPatience patience = {2'000, 5'000})
{
    const WebServer server(answer);
    WebClient client(login, patience);
    LrsSender sender(client, QUrl(server.address("/xapi/")), hasty);
    Delivery delivery = sender.deliver(statements);
    return {std::move(delivery), server.heard()};
}

ServedAnswer just(int status, const QByteArray &body = {})
{
    ServedAnswer answer;
    answer.status = status;
    answer.body = body;
    answer.headers = {{"X-Experience-API-Version", "1.0.3"}};
    return answer;
}

} // namespace

class TestLrsSender : public QObject
{
    Q_OBJECT
private slots:
    void theProtocolIsKept();
    void anyFormOfTheAddressLeadsThere_data();
    void anyFormOfTheAddressLeadsThere();
    void whoIsAskingIsSaid();
    void whatIsThereAlreadyIsNoFault();
    void oneBadStatementHoldsNoOtherUp();
    void aServerThatCantIsAskedAgain_data();
    void aServerThatCantIsAskedAgain();
    void itIsNotAskedForEver_data();
    void itIsNotAskedForEver();
    void whatIsNoLrsHasNothing_data();
    void whatIsNoLrsHasNothing();
    void aCertificateOfNobodyIsRefused();
};

void TestLrsSender::theProtocolIsKept()
{
    FakeLrs lrs;
    const nlohmann::json statements = someStatements(50);
    const Sent sent = sendTo([&lrs](const HeardRequest &heard) { return lrs.answer(heard); }, statements);
    QVERIFY2(lrs.complaints().isEmpty(), qPrintable(lrs.complaints().join(u'\n')));
    QCOMPARE(sent.heard.size(), std::size_t(1));
    QCOMPARE(sent.delivery.taken, 50);
    QVERIFY(sent.delivery.left.empty() && sent.delivery.problem.isEmpty());
    for (const auto &statement : statements)
        QVERIFY(lrs.stored().at(statement["id"]) == statement);
    QVERIFY(!sent.heard.front().headers.contains("authorization"));
    // Once more: nothing is added.
    sendTo([&lrs](const HeardRequest &heard) { return lrs.answer(heard); }, statements);
    QCOMPARE(lrs.stored().size(), std::size_t(50));
}

void TestLrsSender::anyFormOfTheAddressLeadsThere_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/xapi", "/xapi/", "/xapi/statements"})
        QTest::newRow(path) << QByteArray(path);
}

void TestLrsSender::anyFormOfTheAddressLeadsThere()
{
    QFETCH(QByteArray, path);
    const WebServer server([](const HeardRequest &) { return just(204); });
    WebClient client;
    LrsSender sender(client, QUrl(server.address(path.constData())), hasty);
    QCOMPARE(sender.deliver(someStatements(1)).taken, 1);
    QVERIFY(server.heard().front().path.startsWith("/xapi/statements?statementId="));
}

void TestLrsSender::whoIsAskingIsSaid()
{
    FakeLrs lrs;
    lrs.setLogin("Basic " + QByteArray("k\xc3\xa4the:p:w").toBase64());
    const auto answer = [&lrs](const HeardRequest &heard) { return lrs.answer(heard); };
    const WebLogin login{QStringLiteral("k\u00e4the"), QStringLiteral("p:w")};
    QCOMPARE(sendTo(answer, someStatements(2), login).delivery.taken, 2);
    const Sent refused = sendTo(answer, someStatements(2, 10), {login.user, QStringLiteral("wrong")});
    QCOMPARE(refused.heard.size(), std::size_t(1)); // neither tried again nor taken apart
    QVERIFY(refused.delivery.isStopped && refused.delivery.left.size() == 2);
    QVERIFY2(refused.delivery.problem.contains(QLatin1String("401")), qPrintable(refused.delivery.problem));
}

void TestLrsSender::whatIsThereAlreadyIsNoFault()
{
    FakeLrs lrs;
    nlohmann::json other = someStatements(50)[17];
    other["verb"]["display"]["en"] = "said otherwise";
    lrs.store(other);
    const Sent sent =
        sendTo([&lrs](const HeardRequest &heard) { return lrs.answer(heard); }, someStatements(50));
    QCOMPARE(sent.delivery.taken, 49);
    QCOMPARE(sent.delivery.there, 1);
    QVERIFY(sent.delivery.left.empty());
    QCOMPARE(lrs.stored().size(), std::size_t(50));
    QVERIFY(lrs.stored().at(other["id"]) == other); // it is not overwritten
    QVERIFY2(lrs.complaints().isEmpty(), qPrintable(lrs.complaints().join(u'\n')));
}

void TestLrsSender::oneBadStatementHoldsNoOtherUp()
{
    FakeLrs lrs;
    lrs.setDislike("urn:question:31.");
    const Sent sent =
        sendTo([&lrs](const HeardRequest &heard) { return lrs.answer(heard); }, someStatements(40));
    QCOMPARE(sent.delivery.taken, 39);
    QVERIFY(sent.delivery.left == someStatements(1, 31));
    QVERIFY(!sent.delivery.isStopped);
    QVERIFY2(sent.delivery.problem.contains(QLatin1String("bad statement")),
             qPrintable(sent.delivery.problem));
    // Where it likes none of them, it is something else, and it is not asked for each of the others.
    lrs.setDislike("urn:question");
    QVERIFY(sendTo([&lrs](const HeardRequest &heard) { return lrs.answer(heard); }, someStatements(9, 60))
                .delivery.isStopped);
}

void TestLrsSender::aServerThatCantIsAskedAgain_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("manner");
    for (const int status : {500, 502, 503, 429, 408})
        QTest::newRow(qPrintable(QString::number(status))) << status << int(ServedAnswer::Manner::Whole);
    QTest::newRow("cut") << 200 << int(ServedAnswer::Manner::Cut);
    QTest::newRow("silent") << 200 << int(ServedAnswer::Manner::Silent);
}

void TestLrsSender::aServerThatCantIsAskedAgain()
{
    QFETCH(int, status);
    QFETCH(int, manner);
    FakeLrs lrs;
    bool isFirst = true;
    const auto answer = [&](const HeardRequest &heard) {
        const ServedAnswer good = lrs.answer(heard);
        if (!std::exchange(isFirst, false))
            return good;
        // It has them, and nobody comes to know.
        ServedAnswer bad = just(status, "a list of ids, of which half comes");
        bad.manner = ServedAnswer::Manner(manner);
        return bad;
    };
    const Sent sent = sendTo(answer, someStatements(5), {}, {300, 5'000});
    QCOMPARE(sent.delivery.taken, 5);
    QVERIFY(sent.heard.size() >= 2);
    QVERIFY(sent.heard.front().body == sent.heard.back().body);
    QCOMPARE(lrs.stored().size(), std::size_t(5));
}

void TestLrsSender::itIsNotAskedForEver_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("asked");
    QTest::newRow("busy") << 503 << hasty.tries;
    QTest::newRow("not made for it") << 501 << 1;
    QTest::newRow("not there") << 404 << 1;
    QTest::newRow("elsewhere") << 301 << 1;
}

void TestLrsSender::itIsNotAskedForEver()
{
    QFETCH(int, status);
    QFETCH(int, asked);
    const Sent sent = sendTo(
        [&](const HeardRequest &) {
            ServedAnswer answer = just(status, "<html>");
            answer.headers.push_back({"Retry-After", "86400"}); // not longer than the longest wait
            answer.headers.push_back({"Location", "https://elsewhere.example/"});
            return answer;
        },
        someStatements(3));
    QCOMPARE(int(sent.heard.size()), asked);
    QVERIFY(sent.delivery.isStopped && sent.delivery.left.size() == 3);
    QVERIFY2(sent.delivery.problem.contains(QString::number(status)), qPrintable(sent.delivery.problem));
    QVERIFY(!sent.delivery.problem.contains(u'<'));
}

void TestLrsSender::whatIsNoLrsHasNothing_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("count");
    QTest::newRow("page") << 200 << QByteArray("<html>Please log in</html>") << 3;
    QTest::newRow("empty") << 200 << QByteArray() << 3;
    QTest::newRow("object") << 200 << QByteArray("{}") << 3;
    QTest::newRow("deep") << 200 << QByteArray(100'000, '[') << 3;
    QTest::newRow("endless") << 200 << QByteArray(10'000'000, ' ') << 3;
    QTest::newRow("nothing") << 204 << QByteArray() << 1;
    QTest::newRow("conflict") << 409 << QByteArray("file exists") << 1;
}

/// A page that asks for a login must not make the statements vanish.
void TestLrsSender::whatIsNoLrsHasNothing()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, count);
    const Sent sent = sendTo(
        [&](const HeardRequest &) {
            ServedAnswer answer = just(status, body);
            answer.headers.clear();
            return answer;
        },
        someStatements(count));
    QCOMPARE(int(sent.delivery.left.size()), count);
    QVERIFY(sent.delivery.isStopped && !sent.delivery.problem.isEmpty());
}

void TestLrsSender::aCertificateOfNobodyIsRefused()
{
    const QTemporaryDir folder;
    FakeLrs lrs;
    WebServer server([&lrs](const HeardRequest &heard) { return lrs.answer(heard); });
    const QString certificate = server.useTls(folder.path());
    if (certificate.isEmpty())
        QSKIP("there is no openssl to make a certificate with");
    {
        WebClient client;
        LrsSender sender(client, QUrl(server.address("/xapi")), hasty);
        const Delivery delivery = sender.deliver(someStatements(2));
        QVERIFY(delivery.isStopped && delivery.left.size() == 2);
        QVERIFY2(delivery.problem.contains(QLatin1String("certificate")), qPrintable(delivery.problem));
        QVERIFY(server.heard().empty());
    }
    // Signed by somebody whom this machine trusts.
    QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
    const QSslConfiguration before = trusting;
    trusting.addCaCertificates(QSslCertificate::fromPath(certificate));
    QSslConfiguration::setDefaultConfiguration(trusting);
    WebClient client;
    LrsSender sender(client, QUrl(server.address("/xapi")), hasty);
    const Delivery delivery = sender.deliver(someStatements(2));
    QSslConfiguration::setDefaultConfiguration(before);
    QVERIFY2(delivery.taken == 2, qPrintable(delivery.problem));
}

RP_GUILESS_TEST(TestLrsSender)

} // namespace test_lrs_sender
#include "test_lrs_sender.moc"
