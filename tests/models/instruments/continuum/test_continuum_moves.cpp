// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/continuum/continuum_fixture.h"

#include "tests/support/test_main.h"

#include <QSignalSpy>

#include <random>

namespace test_continuum_moves {

using namespace rp;

namespace {

QStringList crossingInputs()
{
    return {key("operation"),    key("precision"), key("kernel_complexity"),
            key("fusion_level"), key("gemm_k"),    key("gemm_batch")};
}

/// The crossing part as it is set.
QVariantMap crossing(WatchedContinuum &instrument)
{
    QVariantMap values;
    const QStringList ids = crossingInputs();
    for (const QString &id : ids)
        values.insert(id, instrument->input(id));
    return values;
}

QVariant randomValue(const QString &input, std::mt19937 &random)
{
    const bool first = random() % 2 == 0;
    if (input == key("operation"))
        return first ? key("pointwise") : key("gemm");
    if (input == key("precision"))
        return first ? key("fp16") : key("fp32");
    if (input == key("kernel_complexity"))
        return double(1 + random() % 8);
    if (input == key("fusion_level"))
        return double(1 + random() % 32);
    return double((input == key("gemm_k") ? 64 : 1) + random() % 1000);
}

} // namespace

class TestContinuumMoves : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void aRunOfOneInputIsOneMove()
    {
        WatchedContinuum instrument(m_catalogue);
        QCOMPARE(instrument.figure("moves"), 0.0);
        for (int level = 2; level <= 10; ++level)
            instrument.set("fusion_level", level);
        QCOMPARE(instrument.figure("moves"), 1.0);
        instrument.set("kernel_complexity", 3);
        instrument.set("kernel_complexity", 4);
        QCOMPARE(instrument.figure("moves"), 2.0);
        instrument.set("fusion_level", 12); // the run was over
        QCOMPARE(instrument.figure("moves"), 3.0);
        instrument.set("fusion_level", 12); // no change
        QCOMPARE(instrument.figure("moves"), 3.0);
    }

    void undoReturnsExactlyTheFormerState()
    {
        std::mt19937 random(7);
        const QStringList ids = crossingInputs();
        for (int round = 0; round < 20; ++round) {
            WatchedContinuum instrument(m_catalogue);
            std::vector<QVariantMap> states{crossing(instrument)};
            for (int i = 0; i < 30; ++i) {
                const QString id = ids.at(qsizetype(random() % std::size_t(ids.size())));
                QVERIFY(instrument->setInput(id, randomValue(id, random)).isEmpty());
                states.resize(std::size_t(instrument.figure("moves"))); // runs may end, or come to nothing
                states.push_back(crossing(instrument));
            }
            for (std::size_t left = states.size() - 1; left > 0; --left) {
                instrument.set("moves", double(left - 1));
                QCOMPARE(crossing(instrument), states[left - 1]);
                QCOMPARE(instrument.figure("moves"), double(left - 1));
            }
        }
    }

    void historyIsRestoredExactly()
    {
        WatchedContinuum first(m_catalogue);
        first.set("context", "edge");
        first.set("stage", "aot");
        first.set("operation", "gemm");
        first.set("gemm_k", 1000);
        first.set("gemm_batch", 333);
        first.set("gemm_k", 2000);
        const QVariantMap saved = first->saveInputs();
        WatchedContinuum second(m_catalogue);
        QSignalSpy changes(&*second, &Instrument::changed);
        second->restoreInputs(saved);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(second->saveInputs(), saved);
        second.set("moves", 3);
        QCOMPARE(second->settings().gemm_k, 1000.0);
        second.set("moves", 1);
        QCOMPARE(second->settings().gemm_k, 256.0);
        // Also over moves of its own.
        WatchedContinuum third(m_catalogue);
        third.set("precision", "fp32");
        third.set("fusion_level", 9);
        third->restoreInputs(saved);
        QCOMPARE(third->saveInputs(), saved);
    }

    void damagedHistoryIsIgnored_data()
    {
        QTest::addColumn<QVariant>("history");
        QTest::newRow("number") << QVariant(3);
        QTest::newRow("list") << QVariant(QVariantList{1, 2});
        QTest::newRow("null") << QVariant();
        QTest::newRow("nonsense") << QVariant(key("nonsense"));
        QTest::newRow("no value") << QVariant(key("operation"));
        QTest::newRow("unknown input") << QVariant(key("stage=eager"));
        QTest::newRow("unknown choice") << QVariant(key("operation=turbo;gemm_k=256"));
        QTest::newRow("out of range") << QVariant(key("operation=pointwise;gemm_k=1e9"));
        QTest::newRow("no number") << QVariant(key("operation=pointwise;gemm_k=many"));
        QTest::newRow("too few") << QVariant(key("gemm_k=256"));
        QTest::newRow("empty") << QVariant(QString());
        QTest::newRow("nothing changed") << QVariant(key("operation=gemm;gemm_k=256"));
        QTest::newRow("a run in parts") << QVariant(key("operation=pointwise;gemm_k=256;gemm_k=300"));
        QTest::newRow("another start") << QVariant(key("operation=pointwise;gemm_k=300"));
        QTest::newRow("too long") << QVariant(QStringLiteral("gemm_k=256;fusion_level=1;").repeated(1000));
    }
    void damagedHistoryIsIgnored()
    {
        QFETCH(QVariant, history);
        WatchedContinuum first(m_catalogue);
        first.set("operation", "gemm");
        first.set("gemm_k", 1024);
        QVariantMap saved = first->saveInputs();
        saved.insert(key("history"), history);
        saved.insert(key("moves"), 1.0); // as damaged as the rest
        WatchedContinuum second(m_catalogue);
        const QString error = second->setInput(key("history"), history);
        // An empty history fits a fresh instrument; everything else is refused with a sentence.
        QVERIFY(error.endsWith(u'.') || history == QVariant(QString()));
        second->restoreInputs(saved);
        QCOMPARE(second->settings().operation, key("gemm"));
        QCOMPARE(second->settings().gemm_k, 1024.0);
        QCOMPARE(second.figure("moves"), 2.0); // what it takes to get here
        second.set("moves", 0);
        QCOMPARE(second->settings().operation, key("pointwise"));
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestContinuumMoves)

} // namespace test_continuum_moves
#include "test_continuum_moves.moc"
