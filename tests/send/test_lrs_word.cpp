// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an LRS says of the statements that it was sent is believed as far as it goes, and no further.
#include "tests/send/lrs_talk.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_lrs_word {

using namespace rp;
using namespace rp::test;

class TestLrsWord : public QObject
{
    Q_OBJECT
private slots:
    void anotherStatementUnderItsIdIsTold();
    void whatIsRefusedAndNotThereWaits();
    void onlyWhatIsNamedIsTaken_data();
    void onlyWhatIsNamedIsTaken();
    void aListIsNotTakenWithoutAWord();
    void whatItHasIsFoundPageByPage();
    void nobodyElseIsAsked();
};

void TestLrsWord::anotherStatementUnderItsIdIsTold()
{
    FakeLrs lrs;
    nlohmann::json other = someStatements(10)[7];
    other["actor"]["account"]["name"] = "0043";
    lrs.store(other);
    const auto answer = [&lrs](const HeardRequest &heard) { return lrs.answer(heard); };
    const Sent sent = sendTo(answer, someStatements(10));
    QCOMPARE(sent.delivery.taken, 9);
    QCOMPARE(sent.delivery.there, 0);
    QCOMPARE(sent.delivery.other, 1);
    QVERIFY(sent.delivery.left.empty()); // it would never be taken
    QVERIFY(lrs.stored().at(other["id"]) == other);
    // Who must not look has to believe it.
    lrs.setReadable(false);
    QCOMPARE(sendTo(answer, someStatements(10)).delivery.there, 1);
    // Nor does anything that is no statement end the program.
    for (const char *what : {"[]", "{\"actor\": []}", "{\"actor\": {\"account\": [1]}}", "7", "<html>", ""}) {
        const Sent strange = sendTo(
            [what](const HeardRequest &heard) {
                return heard.verb == "GET" ? just(200, what) : just(409, "conflict");
            },
            someStatements(1));
        QCOMPARE(strange.delivery.there + strange.delivery.other, 1);
    }
}

/// It says "conflict" and has nothing under that id.
void TestLrsWord::whatIsRefusedAndNotThereWaits()
{
    const auto refuse = [](const HeardRequest &heard) {
        return heard.verb == "GET" ? just(404) : just(409, "conflict");
    };
    const Sent sent = sendTo(refuse, someStatements(20));
    QCOMPARE(int(sent.delivery.left.size()), 20);
    QVERIFY(sent.delivery.isStopped && sent.delivery.taken + sent.delivery.there + sent.delivery.other == 0);
    QVERIFY2(sent.delivery.problem.contains(QLatin1String("409")), qPrintable(sent.delivery.problem));
    QVERIFY(sent.heard.size() < 10); // not asked for each of the others
}

void TestLrsWord::onlyWhatIsNamedIsTaken_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("left");
    const nlohmann::json sent = someStatements(4);
    const nlohmann::json strange = someStatements(4, 90);
    const auto row = [](const char *name, const nlohmann::json &body, int count, int left) {
        QTest::newRow(name) << QByteArray::fromStdString(body.dump()) << count << left;
    };
    const auto id = [](const nlohmann::json &statement) { return statement["id"]; };
    row("others", {id(strange[0]), id(strange[1]), id(strange[2]), id(strange[3])}, 4, 4);
    row("fewer", {id(sent[0]), id(sent[2])}, 4, 2);
    row("more", {id(strange[0]), id(sent[3]), id(sent[2]), id(sent[1]), id(sent[0])}, 4, 0);
    row("one of them often", {id(sent[1]), id(sent[1]), id(sent[1]), id(sent[1])}, 4, 3);
    row("statements", sent, 4, 4);
    row("no texts", {1, nullptr, nlohmann::json::array(), true}, 4, 4);
    row("none", nlohmann::json::array(), 4, 4);
    row("another one", {id(strange[0])}, 1, 1);
    row("an object", {{"ids", {id(sent[0])}}}, 1, 1);
    QTest::newRow("half") << QByteArray::fromStdString(sent.dump()).left(60) << 4 << 4;
    QTest::newRow("page") << QByteArray("<html>Thank you</html>") << 4 << 4;
    QTest::newRow("nothing") << QByteArray() << 1 << 1;
}

void TestLrsWord::onlyWhatIsNamedIsTaken()
{
    QFETCH(QByteArray, body);
    QFETCH(int, count);
    QFETCH(int, left);
    const Sent sent = sendTo([&](const HeardRequest &) { return just(200, body); }, someStatements(count));
    QCOMPARE(sent.delivery.taken, count - left);
    QCOMPARE(int(sent.delivery.left.size()), left);
    QCOMPARE(sent.delivery.problem.isEmpty(), left == 0);
    for (const auto &statement : sent.delivery.left)
        QVERIFY(!body.contains(QByteArray::fromStdString('"' + statement["id"].get<std::string>() + '"')) ||
                left == count);
}

/// To a list an LRS says which ids it has taken; one that says nothing is asked for each.
void TestLrsWord::aListIsNotTakenWithoutAWord()
{
    FakeLrs lrs;
    const Sent sent = sendTo(
        [&lrs](const HeardRequest &heard) { return heard.verb == "PUT" ? lrs.answer(heard) : just(204); },
        someStatements(3));
    QCOMPARE(sent.delivery.taken, 3);
    QCOMPARE(lrs.stored().size(), std::size_t(3));
}

void TestLrsWord::whatItHasIsFoundPageByPage()
{
    FakeLrs lrs;
    for (const auto &statement : someStatements(120))
        lrs.store(statement);
    nlohmann::json other = someStatements(120)[60];
    other["verb"]["id"] = "urn:verb:attempted";
    lrs.store(other);
    const WebServer server([&lrs](const HeardRequest &heard) { return lrs.answer(heard); });
    WebClient client;
    LrsSender sender(client, QUrl(server.address("/xapi/")), hasty);
    const Delivery known = sender.lookUp(someStatements(30, 100));
    QCOMPARE(known.there, 20);
    QVERIFY(known.left == someStatements(10, 120));
    QCOMPARE(server.heard().size(), std::size_t(3));
    const Delivery changed = sender.lookUp(someStatements(2, 60));
    QVERIFY(changed.there == 1 && changed.other == 1 && changed.left.empty());
    QVERIFY2(lrs.complaints().isEmpty(), qPrintable(lrs.complaints().join(u'\n')));
    // What can't be read is asked for once, and may all be new.
    lrs.setReadable(false);
    const std::size_t before = server.heard().size();
    for (int i = 0; i < 3; ++i)
        QVERIFY(sender.lookUp(someStatements(2)).left == someStatements(2));
    QCOMPARE(server.heard().size(), before + 1);
}

/// An answer may name any address as its next page.
void TestLrsWord::nobodyElseIsAsked()
{
    const WebServer elsewhere([](const HeardRequest &) { return just(200, R"({"statements": []})"); });
    for (const QByteArray &more : {elsewhere.address("/xapi/statements").toUtf8(), QByteArray("//a.example/"),
                                   QByteArray("file:///etc/passwd"), QByteArray("::")}) {
        const WebServer server([&more](const HeardRequest &) {
            return just(200, R"({"statements": [7], "more": ")" + more + "\"}");
        });
        WebClient client({QStringLiteral("ada"), QStringLiteral("secret")});
        LrsSender sender(client, QUrl(server.address("/xapi/")), hasty);
        QVERIFY(sender.lookUp(someStatements(2)).left == someStatements(2));
        QVERIFY(!server.heard().empty() && server.heard().size() <= std::size_t(20));
    }
    QVERIFY(elsewhere.heard().empty());
}

RP_GUILESS_TEST(TestLrsWord)

} // namespace test_lrs_word
#include "test_lrs_word.moc"
