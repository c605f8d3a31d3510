// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes to an LRS, and what is made of its answers.
#include "tests/send/lrs_talk.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QTcpServer>
#include <atomic>
#include <memory>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace test_lrs_sender {

using namespace rp;
using namespace rp::test;

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
    void anAnswerWithoutEndEnds_data();
    void anAnswerWithoutEndEnds();
    void aFloodThatNobodyHoldsUpEnds();
    void allThatIsInVainHasAnEnd();
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
    other["verb"]["display"]["en"] = "said otherwise"; // in another language
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

void TestLrsSender::anAnswerWithoutEndEnds_data()
{
    QTest::addColumn<int>("manner");
    using Manner = ServedAnswer::Manner;
    QTest::newRow("it drips") << int(Manner::Dripping);
    QTest::newRow("its body") << int(Manner::EndlessBody);
    QTest::newRow("its head") << int(Manner::EndlessHead);
    QTest::newRow("its patience") << int(Manner::EndlessPatience);
}

void TestLrsSender::anAnswerWithoutEndEnds()
{
    QFETCH(int, manner);
    ServedAnswer endless = just(200);
    endless.manner = ServedAnswer::Manner(manner);
    const Sent sent =
        sendTo([&](const HeardRequest &) { return endless; }, someStatements(3), {}, {400, 600});
    QVERIFY(!sent.heard.empty() && int(sent.heard.size()) <= hasty.tries);
    QVERIFY(sent.delivery.isStopped && sent.delivery.left.size() == 3);
    QVERIFY(!sent.delivery.problem.isEmpty());
}

/// A server in a thread of its own says its head faster than it is read. It is not asked again.
void TestLrsSender::aFloodThatNobodyHoldsUpEnds()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    server.pauseAccepting(); // the thread does
    const QString address = QStringLiteral("http://127.0.0.1:%1/xapi/").arg(server.serverPort());
    const qintptr listening = server.socketDescriptor();
    std::atomic<bool> isOver = false;
    std::atomic<int> connections = 0;
    const std::unique_ptr<QThread> flood(QThread::create([&] {
        const QByteArray words = "X-More: " + QByteArray(1 << 16, 'x');
        while (!isOver) {
            pollfd waiting{int(listening), POLLIN, 0};
            if (::poll(&waiting, 1, 50) <= 0)
                continue;
            const int socket = ::accept(int(listening), nullptr, nullptr);
            if (socket < 0)
                continue;
            ++connections;
            (void)::send(socket, "HTTP/1.1 200 OK\r\n", 17, MSG_NOSIGNAL);
            while (!isOver && ::send(socket, words.constData(), size_t(words.size()), MSG_NOSIGNAL) > 0) {
            }
            ::close(socket);
        }
    }));
    flood->start();
    WebClient client({}, {400, 600});
    QElapsedTimer taken;
    taken.start();
    const WebAnswer answer = client.ask({"GET", QUrl(address), {}, {}});
    const qint64 taken_ms = taken.elapsed();
    isOver = true;
    QVERIFY(flood->wait(10'000));
    QVERIFY(answer.status == 0 && !answer.failure.isEmpty());
    QVERIFY2(taken_ms < 10'000, QByteArray::number(taken_ms).constData());
    QCOMPARE(connections.load(), 1);
}

/// However many tries there might be, and however many statements.
void TestLrsSender::allThatIsInVainHasAnEnd()
{
    const WebServer server([](const HeardRequest &) { return just(503); });
    WebClient client;
    LrsSender sender(client, QUrl(server.address("/xapi/")), {1'000'000, 1, 1'000, 50});
    for (int batch = 0; batch < 3; ++batch)
        QVERIFY(sender.deliver(someStatements(2, batch * 2)).isStopped);
    QVERIFY(server.heard().size() < 60);
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
