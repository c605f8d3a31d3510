// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_ledger_damage {

using namespace rp;
using namespace rp::test;
using Kind = LedgerNotice::Kind;

class LedgerDamageTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }
    void cleanup() { m_at.reset(); }

    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void copyAloneIsEnough();
    void bothDamagedLocksAnswers();
    void bothGarbageStartsAnew();
    void olderFilePutBackIsNoticed();
    void foreignCopyIsKept();
    void asideNamesAreUnique();

private:
    std::unique_ptr<StoreFolder> m_at;
};

void LedgerDamageTest::damagedFileIsSetAside_data()
{
    QTest::addColumn<int>("keep");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("empty") << 0 << QByteArray() << QByteArray();
    QTest::newRow("cut in half") << 200 << QByteArray() << QByteArray();
    QTest::newRow("answer changed") << -1 << QByteArray("\"option\": \"a\"")
                                    << QByteArray("\"option\": \"b\"");
    QTest::newRow("marked right") << -1 << QByteArray("\"item\": \"p1\"") << QByteArray("\"item\": \"p2\"");
    QTest::newRow("no ledger") << -1 << QByteArray("ridgepoint-ledger") << QByteArray("something-else");
}

void LedgerDamageTest::damagedFileIsSetAside()
{
    QFETCH(int, keep);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QVERIFY(m_at->commitOne());
    QByteArray bytes = readAll(m_at->file());
    if (keep >= 0)
        bytes.truncate(keep);
    else
        bytes.replace(from, to);
    QVERIFY(bytes != readAll(m_at->file()));
    QVERIFY(writeAll(m_at->file(), bytes));

    Window window(m_at->path());
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QCOMPARE(m_at->asides().size(), 1);
    QCOMPARE(m_at->firstAside(), bytes);
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    window.store.dismiss(Kind::Restored);
    QVERIFY(window.store.notices().empty());
}

void LedgerDamageTest::copyAloneIsEnough()
{
    QVERIFY(m_at->commitOne());
    QVERIFY(QFile::remove(m_at->file()));
    Window window(m_at->path());
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QVERIFY(m_at->asides().isEmpty());
}

void LedgerDamageTest::bothDamagedLocksAnswers()
{
    QVERIFY(m_at->commitOne());
    const QByteArray edited = readAll(m_at->file()).replace("\"option\": \"a\"", "\"option\": \"b\"");
    QVERIFY(writeAll(m_at->file(), edited));
    QVERIFY(writeAll(m_at->copy(), edited));
    {
        QVERIFY(QFile::remove(m_at->seen()));
        Window window(m_at->path());
        QVERIFY(window.store.hasNotice(Kind::Altered));
        QVERIFY(window.ledger.isVoided(seven, act1));
        QVERIFY(optionIn(window.ledger, QStringLiteral("p1")).isEmpty());
        QCOMPARE(m_at->asides().size(), 2);
    }
    Window again(m_at->path());
    QVERIFY(again.store.notices().empty());
    QVERIFY(again.ledger.isVoided(seven, act1));
}

void LedgerDamageTest::bothGarbageStartsAnew()
{
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->file(), "garbage"));
    QVERIFY(writeAll(m_at->copy(), QByteArray("\0", 1)));
    QVERIFY(QFile::remove(m_at->seen()));
    Window window(m_at->path());
    QVERIFY(window.store.hasNotice(Kind::StartedAnew));
    QVERIFY(window.ledger.log().entries().empty());
    QCOMPARE(m_at->asides().size(), 2);
}

void LedgerDamageTest::olderFilePutBackIsNoticed()
{
    {
        Window window(m_at->path());
    }
    const QByteArray empty = readAll(m_at->file());
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->file(), empty)); // sound, but from before the answer
    Window window(m_at->path());
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

void LedgerDamageTest::foreignCopyIsKept()
{
    QVERIFY(m_at->commitOne());
    const QByteArray copied = readAll(m_at->copy());
    Ledger other;
    QVERIFY(writeAll(m_at->file(), other.toJson()));
    Window window(m_at->path());
    QCOMPARE(window.ledger.id(), other.id());
    QCOMPARE(m_at->asides().size(), 1);
    QCOMPARE(m_at->firstAside(), copied);
}

void LedgerDamageTest::asideNamesAreUnique()
{
    QVERIFY(m_at->commitOne());
    for (int i = 1; i <= 4; ++i) {
        QVERIFY(writeAll(m_at->file(), QByteArray::number(i)));
        Window window(m_at->path());
        QCOMPARE(m_at->asides().size(), i);
    }
}

RP_TEST(LedgerDamageTest)

} // namespace test_ledger_damage
#include "test_ledger_damage.moc"
