// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is written stays small enough to be read again.
#include "models/json/file_reader.h"
#include "models/json/json_limits.h"
#include "models/session/ledger_document.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <csignal>
#include <nlohmann/json.hpp>
#include <sys/resource.h>

namespace test_ledger_bounds {

using namespace rp;
using namespace rp::test;
using nlohmann::json;
using Kind = LedgerNotice::Kind;

namespace {

qint64 size_bytes(const QString &path)
{
    return QFileInfo(path).size();
}

bool canBeRead(const QByteArray &bytes)
{
    return bytes.size() <= largestFile_bytes && jsonExcess(bytes).isEmpty();
}

json nested(int levels, json inmost)
{
    for (int i = 0; i < levels; ++i)
        inmost = json::array({std::move(inmost)});
    return inmost;
}

CommitLog logOf(const QString &ledger, int entries)
{
    CommitLog log(ledger);
    for (int i = 0; i < entries; ++i)
        log.append(prediction(QStringLiteral("p%1").arg(i), QStringLiteral("a")));
    return log;
}

} // namespace

class LedgerBoundsTest : public QObject
{
    Q_OBJECT
private slots:
    void whatCannotBeReadIsNotWritten_data();
    void whatCannotBeReadIsNotWritten();
    void indentationDoesNotCount();
    void fullDiskIsSaidToBeFull();
    void indexForgetsWhatIsOldest();
    void indexForgetsOtherWays();
    void foreignIndexIsPutAside();
};

void LedgerBoundsTest::whatCannotBeReadIsNotWritten_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("size") << 0;
    QTest::newRow("values") << 1;
    QTest::newRow("depth") << 2;
    QTest::newRow("text") << 3;
}

void LedgerBoundsTest::whatCannotBeReadIsNotWritten()
{
    QFETCH(int, kind);
    const std::string text(190'000, 'x');
    const json parts[] = {json(std::vector<std::string>(size_t(largestFile_bytes / 190'000 + 1), text)),
                          json(std::vector<int>(json_limit::values + 1, 1)), nested(json_limit::levels, 1),
                          json(std::string(json_limit::text_bytes + 1, 'x'))};
    const json part = {{"x", parts[kind]}};
    const StoreFolder at;
    Window window(at.path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    const QByteArray before = readAll(at.file());
    QVERIFY(window.ledger.setPart(seven, ledger_part::notebook, part));
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
    QVERIFY(window.store.hasNotice(Kind::WriteFailed));
    QCOMPARE(readAll(at.file()), before);
    QCOMPARE(readAll(at.copy()), before);
    const QString elsewhere = at.beside(QStringLiteral("elsewhere.json"));
    QVERIFY(!window.store.saveAs(elsewhere).isEmpty());
    QVERIFY(!QFile::exists(elsewhere));
    // What was too much is gone, and all is saved.
    QVERIFY(window.ledger.setPart(seven, ledger_part::notebook, json::object()));
    QVERIFY(window.store.flush());
    QVERIFY(!window.store.hasNotice(Kind::WriteFailed));
    const LedgerReading reading = readLedger(readAll(at.file()), at.file());
    QCOMPARE(reading.state, LedgerReading::State::Good);
    QCOMPARE(reading.document.log.entries().size(), size_t(2));
}

/// What came in as 2 bytes would go out as 50: a line and its indentation for each.
void LedgerBoundsTest::indentationDoesNotCount()
{
    LedgerDocument document = newLedgerDocument();
    document.labs["7"]["x"] = nested(json_limit::levels - 10, json(std::vector<int>(900'000, 1)));
    QVERIFY(canBeRead(writeLedger(document)));
}

/// Also where not even the lock can be written.
void LedgerBoundsTest::fullDiskIsSaidToBeFull()
{
    const StoreFolder at;
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit nothing = {0, before.rlim_max};
    const auto heeded = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &nothing);
    auto window = std::make_unique<Window>(at.path());
    const std::vector<LedgerNotice> notices = window->store.notices();
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, heeded);
    QCOMPARE(notices.size(), size_t(1));
    QCOMPARE(notices.front().kind, Kind::WriteFailed);
    QVERIFY2(notices.front().text().contains(QStringLiteral("no space left")),
             qPrintable(notices.front().text()));
    // With room, it saves.
    QVERIFY(window->store.flush());
    QVERIFY(window->store.notices().empty());
}

void LedgerBoundsTest::indexForgetsWhatIsOldest()
{
    constexpr qint64 most_bytes = 20'000;
    const StoreFolder at;
    const QString path = at.beside(QStringLiteral("seen"));
    QStringList ledgers;
    for (int i = 0; i < 20; ++i) {
        ledgers << newLedgerDocument().id;
        const CommitLog log = logOf(ledgers.last(), 7);
        SeenLedgers seen(path, most_bytes);
        seen.read();
        QCOMPARE(seen.note(ledgers.last(), log), QString());
        QVERIFY(seen.logsOf(ledgers.last()).front().entries() == log.entries());
        QVERIFY(size_bytes(path) <= most_bytes);
        SeenLedgers again(path, most_bytes);
        again.read();
        QCOMPARE(again.lastLedger(), ledgers.last());
        QVERIFY(again.logsOf(ledgers.last()).front().entries() == log.entries());
        if (i > 0) // neither is the one before it forgotten
            QCOMPARE(again.logsOf(ledgers.at(i - 1)).size(), size_t(1));
        QCOMPARE(seen.note(ledgers.last(), log), QString()); // nothing new
    }
    SeenLedgers last(path, most_bytes);
    last.read();
    QVERIFY(last.logsOf(ledgers.first()).empty());
}

void LedgerBoundsTest::indexForgetsOtherWays()
{
    constexpr qint64 most_bytes = 20'000;
    const StoreFolder at;
    const QString path = at.beside(QStringLiteral("seen"));
    const QString id = newLedgerDocument().id;
    SeenLedgers seen(path, most_bytes);
    for (int way = 0; way < 12; ++way) {
        CommitLog log = logOf(id, 2);
        for (int i = 0; i < 8; ++i)
            log.append(prediction(QStringLiteral("way%1_%2").arg(way).arg(i), QStringLiteral("a")));
        QCOMPARE(seen.note(id, log), QString());
        QVERIFY(size_bytes(path) <= most_bytes);
        SeenLedgers again(path, most_bytes);
        again.read();
        QVERIFY(again.logsOf(id).back().entries() == log.entries());
    }
}

void LedgerBoundsTest::foreignIndexIsPutAside()
{
    const StoreFolder at;
    QVERIFY(at.commitOne());
    QFile foreign(at.seen()); // takes no room on the disk
    QVERIFY(foreign.open(QIODevice::WriteOnly) && foreign.resize(SeenLedgers::mostIndex_bytes + 1));
    foreign.close();
    Window window(at.path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
    QVERIFY(window.store.notices().empty());
    SeenLedgers seen(at.seen());
    seen.read();
    QVERIFY(seen.logsOf(window.ledger.id()).front().entries() == window.ledger.log().entries());
}

RP_TEST(LedgerBoundsTest)

} // namespace test_ledger_bounds
#include "test_ledger_bounds.moc"
