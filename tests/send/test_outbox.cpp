// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What waits on the disk.
#include "models/send/outbox.h"
#include "tests/send/fake_lrs.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <set>

namespace test_outbox {

using namespace rp;
using namespace rp::test;

namespace {

const LrsPlace here{QStringLiteral("https://lrs.example.org/xapi"), QStringLiteral("ada")};

std::set<std::string> idsIn(const std::vector<OutboxBatch> &batches)
{
    std::set<std::string> ids;
    for (const OutboxBatch &batch : batches) {
        for (const auto &statement : batch.statements)
            ids.insert(statement["id"].get<std::string>());
    }
    return ids;
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a test can't write");
}

} // namespace

class TestOutbox : public QObject
{
    Q_OBJECT
private slots:
    void whatIsAddedWaits();
    void nothingWaitsTwice();
    void whatIsTakenGoes();
    void aRequestHoldsSoMuch();
    void onlyOneSendsAtATime();
    void itIsNobodyElses();
    void whatIsNoneIsLeftAlone();
    void aFullDiskIsSaid();
};

void TestOutbox::whatIsAddedWaits()
{
    const QTemporaryDir folder;
    {
        Outbox outbox(folder.filePath(QStringLiteral("outbox")));
        QCOMPARE(outbox.open(), QString());
        QCOMPARE(outbox.add(here, someStatements(120)), QString());
    }
    Outbox again(folder.filePath(QStringLiteral("outbox")));
    QCOMPARE(again.open(), QString());
    const std::vector<OutboxBatch> waiting = again.waiting();
    QCOMPARE(waiting.size(), std::size_t(3));
    QCOMPARE(waiting.front().place.address, here.address);
    QCOMPARE(waiting.front().place.user, here.user);
    nlohmann::json all = nlohmann::json::array();
    for (const OutboxBatch &batch : waiting)
        all.insert(all.end(), batch.statements.begin(), batch.statements.end());
    QVERIFY(all == someStatements(120)); // in their order
}

void TestOutbox::nothingWaitsTwice()
{
    const QTemporaryDir folder;
    Outbox outbox(folder.path());
    QCOMPARE(outbox.open(), QString());
    for (const int count : {60, 60, 70})
        QCOMPARE(outbox.add(here, someStatements(count)), QString());
    nlohmann::json twice = someStatements(2, 200);
    twice.push_back(twice.front());
    QCOMPARE(outbox.add({here.address, QStringLiteral("another name")}, twice), QString());
    size_t count = 0;
    for (const OutboxBatch &batch : outbox.waiting())
        count += batch.statements.size();
    QCOMPARE(count, std::size_t(72));
    QCOMPARE(idsIn(outbox.waiting()).size(), std::size_t(72));
    // Another LRS is to have them as well.
    QCOMPARE(outbox.add({QStringLiteral("https://other.example.org/"), {}}, someStatements(1)), QString());
    QCOMPARE(idsIn(outbox.waiting()).size(), std::size_t(72));
    QVERIFY(outbox.waiting().size() > 3);
}

void TestOutbox::whatIsTakenGoes()
{
    const QTemporaryDir folder;
    Outbox outbox(folder.path());
    QCOMPARE(outbox.open(), QString());
    QCOMPARE(outbox.add(here, someStatements(60)), QString());
    const std::vector<OutboxBatch> waiting = outbox.waiting();
    QCOMPARE(outbox.keep(waiting[0], someStatements(1, 7)), QString());
    QCOMPARE(outbox.keep(waiting[1], nlohmann::json::array()), QString());
    QCOMPARE(outbox.waiting().size(), std::size_t(1));
    QVERIFY(outbox.waiting().front().statements == someStatements(1, 7));
    // What comes now stands behind what waits.
    QCOMPARE(outbox.add(here, someStatements(1, 90)), QString());
    QVERIFY(outbox.waiting().back().statements == someStatements(1, 90));
}

void TestOutbox::aRequestHoldsSoMuch()
{
    nlohmann::json large = someStatements(5);
    for (auto &statement : large)
        statement["object"]["name"] = std::string(largestBatch_bytes / 2, 'x');
    QCOMPARE(inBatches(large).size(), std::size_t(5));
    QVERIFY(inBatches(nlohmann::json::array()).empty());
    QCOMPARE(inBatches(someStatements(int(mostStatements))).size(), std::size_t(1));
    QCOMPARE(inBatches(someStatements(int(mostStatements) + 1)).size(), std::size_t(2));
}

void TestOutbox::onlyOneSendsAtATime()
{
    const QTemporaryDir folder;
    Outbox first(folder.path());
    QCOMPARE(first.open(), QString());
    Outbox second(folder.path());
    QVERIFY(!second.open().isEmpty());
}

void TestOutbox::itIsNobodyElses()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("outbox"));
    Outbox outbox(path);
    QCOMPARE(outbox.open(), QString());
    const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(!(QFileInfo(path).permissions() & others));
}

void TestOutbox::whatIsNoneIsLeftAlone()
{
    const QTemporaryDir folder;
    const QByteArray head =
        R"({"format": "ridgepoint-outbox", "schema_version": 1, "lrs": "https://a.example/",
                               "user": "", "statements": )";
    const std::pair<const char *, QByteArray> files[] = {
        {"000000000001.json", "{"},
        {"000000000002.json", head + "[1]}"},
        {"000000000003.json", head + R"([{"id": "../../etc"}]})"},
        {"000000000004.json", QByteArray(100'000, '[')},
        {"letter.json", R"({"format": "ridgepoint-handin"})"},
    };
    for (const auto &[name, bytes] : files)
        put(folder.filePath(QLatin1String(name)), bytes);
    Outbox outbox(folder.path());
    QCOMPARE(outbox.open(), QString());
    QVERIFY(outbox.waiting().empty());
    QCOMPARE(outbox.faults().size(), 5);
    QCOMPARE(outbox.add(here, someStatements(3)), QString());
    QCOMPARE(outbox.waiting().size(), std::size_t(1));
    for (const auto &[name, bytes] : files) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
}

void TestOutbox::aFullDiskIsSaid()
{
    Outbox outbox(QStringLiteral("/proc/outbox"));
    QVERIFY(!outbox.open().isEmpty());
    QVERIFY(!outbox.add(here, someStatements(1)).isEmpty());
}

RP_GUILESS_TEST(TestOutbox)

} // namespace test_outbox
#include "test_outbox.moc"
