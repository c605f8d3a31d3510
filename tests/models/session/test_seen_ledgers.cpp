// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What this machine has seen of a ledger is never taken back: not by an older file, not by way of another
// session, not by an editor.
#include "models/session/commit_log.h"
#include "models/session/ledger_document.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace test_seen_ledgers {

using namespace rp;
using namespace rp::test;
using nlohmann::json;
using Kind = LedgerNotice::Kind;

namespace {

CommitEntry capture(const QString &id, const QString &seal)
{
    CommitEntry entry = prediction(id, seal);
    entry.kind = commit_kind::capture;
    return entry;
}

/// Takes captures as the evidence does: the list first, then the seal.
bool addCaptures(Ledger &ledger, int first, int last, const QString &seal)
{
    json captures = ledger.part(seven, ledger_part::evidence).value("captures", json::array());
    for (int i = first; i <= last; ++i) {
        const QString id = QStringLiteral("e%1").arg(i);
        captures.push_back({{"id", id.toStdString()}, {"of", seal.toStdString()}});
        if (!ledger.setPart(seven, ledger_part::evidence, {{"captures", captures}}) ||
            !ledger.commit(capture(id, seal)))
            return false;
    }
    return true;
}

bool startEvidence(Ledger &ledger)
{
    return ledger.setPart(seven, ledger_part::evidence, {{"captures", json::array()}});
}

size_t captureCount(const Ledger &ledger)
{
    return ledger.part(seven, ledger_part::evidence)["captures"].size();
}

} // namespace

class SeenLedgersTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }
    void cleanup() { m_at.reset(); }

    void everyLogIsFoundAgain();
    void cutAndForgedLinesArePassedOver();
    void answerStaysByWayOfAnotherSession();
    void olderFileAndCopyPutBack();
    void garbageIsPutTogetherAgain();
    void removedIndexIsWrittenAgain();
    void folderInTheWayIsKeptAside();
    void earlierSessionKeepsCaptures();
    void branchKeepsWhatItCanAndAsks();

private:
    std::unique_ptr<StoreFolder> m_at;
};

void SeenLedgersTest::everyLogIsFoundAgain()
{
    const QString path = m_at->beside(QStringLiteral("seen"));
    const QString id = newLedgerDocument().id;
    CommitLog one(id);
    one.append(prediction(QStringLiteral("p1"), QStringLiteral("a")));
    CommitLog other = one;
    one.append(prediction(QStringLiteral("p2"), QStringLiteral("a")));
    other.append(prediction(QStringLiteral("p2"), QStringLiteral("b")));
    SeenLedgers seen(path);
    QCOMPARE(seen.note(id, one), QString());
    const qint64 size = QFileInfo(path).size();
    QCOMPARE(seen.note(id, one), QString());
    QCOMPARE(QFileInfo(path).size(), size); // nothing new
    QCOMPARE(seen.note(id, other), QString());
    SeenLedgers again(path);
    again.read();
    QCOMPARE(again.logsOf(id).size(), size_t(2));
    QVERIFY(again.logsOf(id).front().entries() == one.entries());
    QVERIFY(again.logsOf(id).back().entries() == other.entries());
    QVERIFY(again.logsOf(newLedgerDocument().id).empty());
    QCOMPARE(again.lastLedger(), id);
}

void SeenLedgersTest::cutAndForgedLinesArePassedOver()
{
    const QString path = m_at->beside(QStringLiteral("seen"));
    const QString id = newLedgerDocument().id;
    CommitLog log(id);
    for (int i = 0; i < 5; ++i)
        log.append(prediction(QStringLiteral("p%1").arg(i), QStringLiteral("a")));
    QCOMPARE(SeenLedgers(path).note(id, log), QString());
    const QByteArray whole = readAll(path);
    for (qsizetype cut = 0; cut < whole.size(); cut += 37) {
        QVERIFY(writeAll(path, whole.left(cut)));
        SeenLedgers seen(path);
        seen.read();
        QVERIFY(seen.logsOf(id).size() <= 1);
        QCOMPARE(seen.note(id, log), QString());
        SeenLedgers again(path);
        again.read();
        QVERIFY(again.logsOf(id).front().entries() == log.entries());
    }
    QVERIFY(writeAll(path, QByteArray(whole).replace("\"option\":\"a\"", "\"option\":\"b\"")));
    SeenLedgers forged(path);
    forged.read();
    QVERIFY(forged.logsOf(id).empty());
}

void SeenLedgersTest::answerStaysByWayOfAnotherSession()
{
    const QString early = m_at->beside(QStringLiteral("early.json"));
    const QString foreign = m_at->beside(QStringLiteral("foreign.json"));
    QVERIFY(writeAll(foreign, Ledger().toJson()));
    for (const bool restarted : {false, true}) {
        auto window = std::make_unique<Window>(m_at->beside(QStringLiteral("w%1").arg(int(restarted))));
        const QString folder = QFileInfo(window->store.filePath()).path();
        QCOMPARE(window->store.saveAs(early), QString());
        QVERIFY(window->ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
        QCOMPARE(window->store.continueFrom(foreign), QString());
        QVERIFY(optionIn(window->ledger, QStringLiteral("p1")).isEmpty());
        if (restarted) {
            window.reset();
            window = std::make_unique<Window>(folder);
        }
        QVERIFY(!window->store.continueFrom(early).isEmpty());
        QVERIFY(optionIn(window->ledger, QStringLiteral("p1")).isEmpty());
        // By hand instead of with the menu: the answer comes back.
        window.reset();
        QVERIFY(writeAll(folder + QStringLiteral("/ledger.json"), readAll(early)));
        QVERIFY(QFile::remove(folder + QStringLiteral("/ledger.json.bak")));
        const Window later(folder);
        QVERIFY(later.store.hasNotice(Kind::Restored));
        QCOMPARE(optionIn(later.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    }
}

void SeenLedgersTest::olderFileAndCopyPutBack()
{
    {
        const Window window(m_at->path());
    }
    const QByteArray before = readAll(m_at->file());
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->file(), before));
    QVERIFY(writeAll(m_at->copy(), before));
    {
        const Window window(m_at->path());
        QVERIFY(window.store.hasNotice(Kind::Restored));
        QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
        QCOMPARE(m_at->firstAside(), before);
    }
    const Window again(m_at->path());
    QVERIFY(again.store.notices().empty());
    QCOMPARE(optionIn(again.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

void SeenLedgersTest::garbageIsPutTogetherAgain()
{
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->file(), "garbage"));
    QVERIFY(writeAll(m_at->copy(), "more"));
    const Window window(m_at->path());
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QVERIFY(!window.ledger.isVoided(seven, act1));
    QCOMPARE(m_at->asides().size(), 2);
}

void SeenLedgersTest::removedIndexIsWrittenAgain()
{
    Window window(m_at->path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(QFile::remove(m_at->seen()));
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
    SeenLedgers seen(m_at->seen());
    seen.read();
    QVERIFY(seen.logsOf(window.ledger.id()).front().entries() == window.ledger.log().entries());
}

void SeenLedgersTest::folderInTheWayIsKeptAside()
{
    QVERIFY(QDir().mkpath(m_at->seen() + QStringLiteral("/deeper")));
    Window window(m_at->path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(window.store.notices().empty());
    QVERIFY(QFileInfo(m_at->seen()).isFile());
}

void SeenLedgersTest::earlierSessionKeepsCaptures()
{
    const QString early = m_at->beside(QStringLiteral("early.json"));
    Window window(m_at->path());
    QVERIFY(startEvidence(window.ledger));
    QVERIFY(addCaptures(window.ledger, 1, 6, QStringLiteral("s")));
    QCOMPARE(window.store.saveAs(early), QString());
    QVERIFY(addCaptures(window.ledger, 7, 15, QStringLiteral("s")));
    const auto before = window.ledger.log().entries();
    QVERIFY(window.store.questionBefore(early).isEmpty());
    QCOMPARE(window.store.continueFrom(early), QString());
    QCOMPARE(captureCount(window.ledger), size_t(15));
    QVERIFY(window.ledger.log().entries() == before);
    // By way of another session: the captures lie in the ledger that was kept.
    const QString foreign = m_at->beside(QStringLiteral("foreign.json"));
    QVERIFY(writeAll(foreign, Ledger().toJson()));
    QCOMPARE(window.store.continueFrom(foreign), QString());
    QVERIFY(window.store.questionBefore(early).isEmpty());
    QCOMPARE(window.store.continueFrom(early), QString());
    QCOMPARE(captureCount(window.ledger), size_t(15));
}

void SeenLedgersTest::branchKeepsWhatItCanAndAsks()
{
    const QString shared = m_at->beside(QStringLiteral("shared.json"));
    Window home(m_at->path());
    QVERIFY(startEvidence(home.ledger));
    QVERIFY(addCaptures(home.ledger, 1, 1, QStringLiteral("s")));
    QCOMPARE(home.store.saveAs(shared), QString());
    Window away(m_at->beside(QStringLiteral("away")));
    QCOMPARE(away.store.continueFrom(shared), QString());
    QVERIFY(addCaptures(away.ledger, 2, 3, QStringLiteral("away")));
    QCOMPARE(away.store.saveAs(shared), QString());
    CommitEntry discovery = prediction(QStringLiteral("d"), {});
    discovery.kind = commit_kind::discovery;
    QVERIFY(home.ledger.commit(discovery));
    QVERIFY(addCaptures(home.ledger, 2, 2, QStringLiteral("home")));
    QVERIFY(home.store.questionBefore(shared).contains(QLatin1Char('1')));
    QCOMPARE(home.store.continueFrom(shared), QString());
    QCOMPARE(captureCount(home.ledger), size_t(3));
    QVERIFY(home.ledger.log().find(commit_kind::discovery, seven, act1, QStringLiteral("d")));
    QVERIFY(home.ledger.log().find(commit_kind::capture, seven, act1, QStringLiteral("e3")));
    const Window again(m_at->beside(QStringLiteral("again")));
    Q_UNUSED(again)
}

RP_GUILESS_TEST(SeenLedgersTest)

} // namespace test_seen_ledgers
#include "test_seen_ledgers.moc"
