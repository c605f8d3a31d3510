// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/file_writer.h"
#include "models/session/ledger_document.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace test_ledger_store {

using namespace rp;
using namespace rp::test;
using nlohmann::json;
using Kind = LedgerNotice::Kind;

class LedgerStoreTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }
    void cleanup() { m_at.reset(); }

    void newLedgerIsWrittenAtOnce();
    void commitIsInBothFilesAtOnce();
    void placeIsWrittenAtOnce();
    void slidersAreWrittenWithinTwoSeconds();
    void closingSavesTheRest();
    void newerVersionIsNeverOverwritten();
    void version0IsMigratedOnDisk();
    void leftoversAreRemoved();
    void saveAsAndContinue();
    void continueRefuses_data();
    void continueRefuses();
    void continueNeverTakesAnswersBack();
    void noticesNameTheFile();

private:
    std::unique_ptr<StoreFolder> m_at;
};

void LedgerStoreTest::newLedgerIsWrittenAtOnce()
{
    Window window(m_at->path());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    QCOMPARE(readAll(m_at->copy()), window.ledger.toJson());
}

void LedgerStoreTest::commitIsInBothFilesAtOnce()
{
    Window window(m_at->path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    QCOMPARE(readAll(m_at->copy()), window.ledger.toJson());
    QVERIFY(!window.store.isDirty());
}

void LedgerStoreTest::placeIsWrittenAtOnce()
{
    Window window(m_at->path());
    const QByteArray before = readAll(m_at->copy());
    QVERIFY(window.ledger.setPlace(seven, {act1, QStringLiteral("explore")}));
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    QCOMPARE(readAll(m_at->copy()), before); // the copy is the state of the last commit
}

void LedgerStoreTest::slidersAreWrittenWithinTwoSeconds()
{
    Window window(m_at->path());
    QSignalSpy saved(&window.store, &LedgerStore::saved);
    QElapsedTimer clock;
    clock.start();
    double x = 0.0;
    // A slider that never rests must be saved all the same.
    while (saved.isEmpty() && clock.elapsed() < 5000) {
        window.ledger.setInputs(seven, act1, {{QStringLiteral("x"), x += 1.0}});
        QTest::qWait(50);
    }
    QVERIFY(clock.elapsed() >= 1500);
    QVERIFY(clock.elapsed() < 2600);
    QVERIFY(readAll(m_at->file()).contains("\"x\""));
    QVERIFY(!readAll(m_at->copy()).contains("\"x\""));
}

void LedgerStoreTest::closingSavesTheRest()
{
    {
        Window window(m_at->path());
        window.ledger.setInputs(seven, act1, {{QStringLiteral("x"), 3.0}});
        window.ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
    }
    Window window(m_at->path());
    QCOMPARE(window.ledger.inputs(seven, act1).value(QStringLiteral("x")).toDouble(), 3.0);
    QCOMPARE(window.ledger.setting(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
}

void LedgerStoreTest::newerVersionIsNeverOverwritten()
{
    QVERIFY(m_at->commitOne());
    json document = json::parse(readAll(m_at->file()).toStdString());
    document["schema_version"] = ledgerSchemaVersion + 1;
    document["new_things"] = {1, 2, 3};
    const QByteArray newer = QByteArray::fromStdString(document.dump());
    QVERIFY(writeAll(m_at->file(), newer));
    {
        Window window(m_at->path());
        QVERIFY(window.store.hasNotice(Kind::NewerVersion));
        QVERIFY(window.store.isReadOnly());
        QVERIFY(!window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
        QVERIFY(!window.ledger.setPlace(seven, {act1, QStringLiteral("brief")}));
        window.ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
        window.store.dismiss(Kind::NewerVersion);
        QVERIFY(window.store.hasNotice(Kind::NewerVersion));
        QVERIFY(!window.store.flush());
        QVERIFY(!window.store.continueFrom(m_at->copy()).isEmpty());
    }
    QCOMPARE(readAll(m_at->file()), newer);
}

void LedgerStoreTest::version0IsMigratedOnDisk()
{
    QVERIFY(makeOwnFolder(m_at->path())); // one that others may enter is told of
    QVERIFY(writeAll(m_at->file(), R"({"schema_version": 0, "track": "tiny", "execution_mode": "eager"})"));
    Window window(m_at->path());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(window.ledger.setting(QStringLiteral("track")).toString(), QStringLiteral("tiny"));
    const json document = json::parse(readAll(m_at->file()).toStdString());
    QVERIFY(document["schema_version"] == ledgerSchemaVersion);
    QVERIFY(document["labs"]["7"]["design"]["execution_mode"] == "eager");
}

void LedgerStoreTest::leftoversAreRemoved()
{
    QVERIFY(QDir().mkpath(m_at->path()));
    QVERIFY(writeAll(m_at->file() + QStringLiteral(".aBcDeF"), "half"));
    QVERIFY(writeAll(m_at->copy() + QStringLiteral(".XyzXyz"), "half"));
    QVERIFY(writeAll(m_at->file() + QStringLiteral(".backup"), "mine"));
    Window window(m_at->path());
    QVERIFY(!QFile::exists(m_at->file() + QStringLiteral(".aBcDeF")));
    QVERIFY(!QFile::exists(m_at->copy() + QStringLiteral(".XyzXyz")));
    QVERIFY(QFile::exists(m_at->file() + QStringLiteral(".backup")));
}

void LedgerStoreTest::saveAsAndContinue()
{
    const QString saved = m_at->beside(QStringLiteral("stick.json"));
    {
        Window window(m_at->path());
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
        window.ledger.setInputs(seven, act1, {{QStringLiteral("x"), 2.0}});
        QCOMPARE(window.store.saveAs(saved), QString());
    }
    const QString other = m_at->beside(QStringLiteral("other"));
    Window window(other);
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p9"), QStringLiteral("b"))));
    const QByteArray before = window.ledger.toJson();
    QSignalSpy replaced(&window.ledger, &Ledger::replaced);
    QSignalSpy kept(&window.store, &LedgerStore::setAside);
    QCOMPARE(window.store.continueFrom(saved), QString());
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(kept.count(), 1);
    QCOMPARE(readAll(kept.first().first().toString()), before);
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QCOMPARE(window.ledger.inputs(seven, act1).value(QStringLiteral("x")).toDouble(), 2.0);
    QCOMPARE(readAll(window.store.filePath()), window.ledger.toJson());
    QCOMPARE(readAll(window.store.backupPath()), window.ledger.toJson());
    QVERIFY(readAll(saved) != QByteArray("(none)"));
}

void LedgerStoreTest::continueRefuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    Ledger ledger;
    (void)ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a")));
    const QByteArray good = ledger.toJson();
    json newer = json::parse(good.toStdString());
    newer["schema_version"] = 99;
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << good.left(300);
    QTest::newRow("altered") << QByteArray(good).replace("\"option\": \"a\"", "\"option\": \"b\"");
    QTest::newRow("newer") << QByteArray::fromStdString(newer.dump());
    QTest::newRow("no ledger") << QByteArray("{\"a\": 1}");
}

void LedgerStoreTest::continueRefuses()
{
    QFETCH(QByteArray, bytes);
    const QString path = m_at->beside(QStringLiteral("stick.json"));
    QVERIFY(writeAll(path, bytes));
    Window window(m_at->path());
    const QByteArray before = window.ledger.toJson();
    const QString sentence = window.store.continueFrom(path);
    QVERIFY(sentence.contains(QStringLiteral("stick.json")));
    QVERIFY(!window.store.continueFrom(m_at->beside(QStringLiteral("none.json"))).isEmpty());
    QCOMPARE(window.ledger.toJson(), before);
    QCOMPARE(readAll(m_at->file()), before);
    QVERIFY(m_at->asides().isEmpty());
}

void LedgerStoreTest::continueNeverTakesAnswersBack()
{
    const QString early = m_at->beside(QStringLiteral("early.json"));
    const QString later = m_at->beside(QStringLiteral("later.json"));
    Window window(m_at->path());
    QCOMPARE(window.store.saveAs(early), QString());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(!window.store.continueFrom(early).isEmpty());
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));

    // The same session taken to another machine and back is fine.
    QCOMPARE(window.store.saveAs(later), QString());
    Window away(m_at->beside(QStringLiteral("away")));
    QCOMPARE(away.store.continueFrom(later), QString());
    QVERIFY(away.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
    QCOMPARE(away.store.saveAs(later), QString());
    QCOMPARE(window.store.continueFrom(later), QString());
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p2")), QStringLiteral("b"));
}

void LedgerStoreTest::noticesNameTheFile()
{
    for (const Kind kind :
         {Kind::LockedElsewhere, Kind::TakenAway, Kind::Unreadable, Kind::ChangedOutside, Kind::Overtaken,
          Kind::OtherWindow, Kind::NewerVersion, Kind::Restored, Kind::Altered, Kind::StartedAnew,
          Kind::KeptBeside, Kind::MadePrivate, Kind::WriteFailed}) {
        const LedgerNotice notice{kind, QStringLiteral("/x/ledger.json"), QStringLiteral("/x/aside"),
                                  QStringLiteral("why")};
        QVERIFY(notice.text().contains(QStringLiteral("/x/ledger.json")));
        QVERIFY(!notice.text().contains(QLatin1Char('%')));
    }
}

RP_TEST(LedgerStoreTest)

} // namespace test_ledger_store
#include "test_ledger_store.moc"
