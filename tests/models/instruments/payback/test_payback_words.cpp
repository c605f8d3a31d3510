// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/payback/payback_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>

namespace test_payback_words {

using namespace rp;

namespace {

const std::vector<const char *> formulaIds = {"saved_per_call", "breakeven", "net_saved", "replicas_cost",
                                              "capacity"};

} // namespace

class TestPaybackWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void changesAreToldInSentences()
    {
        WatchedPayback instrument(m_catalogue);
        const auto told = [&](const char *id, const QVariant &value) {
            const QString error = instrument.change({{id, value}});
            return plain(error.isEmpty() ? instrument->changeSentence() : error);
        };
        QCOMPARE(told("compile_s", 60.0),
                 key("Compile time 1 min: break-even moves from 133,608 to 267,215 inferences, reached after "
                     "38 min 29 s. Net time saved: 18 h 42 min."));
        QCOMPARE(told("deployment_days", 0.01),
                 key("Deployment 14 min 24 s: break-even stays at 267,215 inferences, reached after 38 min "
                     "29 s. Net time saved: ") +
                     QStringLiteral("−37.5 s. The verdict is now: Not justified."));
        QCOMPARE(told("workload", key("giant")),
                 key("Workload, One giant matrix multiply: the cost is never recovered any more. Net time "
                     "saved: ") +
                     QStringLiteral("−1 min. The verdict is now: Never."));
        QCOMPARE(told("compile_s", 30.0),
                 key("Compile time 30 s: the cost is still never recovered. Net time saved: ") +
                     QStringLiteral("−30 s."));
        QVERIFY2(told("gain", 0.05).startsWith(key("Throughput gain 5 %: break-even now exists, at 3,150")),
                 qPrintable(instrument->changeSentence()));
        instrument->restoreInputs({{key("gain"), 0.4}, {key("replicas"), 8}});
        QCOMPARE(instrument->changeSentence(), QString());
    }

    void threeVerdicts()
    {
        WatchedPayback instrument(m_catalogue);
        QCOMPARE(
            plain(instrument->verdictSentence()),
            key("Compiling costs 30 s of machine time and recovers it after 19 min 14 s. At the end of the "
                "deployment, after 30 day(s), it has saved 18 h 42 min net."));
        QVERIFY(instrument.change({{"deployment_days", 1.0 / 144.0}}).isEmpty());
        QCOMPARE(
            plain(instrument->verdictSentence()),
            key("The 30 s that compiling costs would be recovered after 19 min 14 s, but this deployment "
                "lasts only 10 min. It loses 14.4 s net."));
        QVERIFY(instrument.change({{"gain", 0.0}}).isEmpty());
        QVERIFY(instrument->verdictSentence().contains(key("without a throughput gain")));
        QVERIFY(instrument.change({{"gain", 0.02}, {"guard_us", 20.0}}).isEmpty());
        QCOMPARE(
            plain(instrument->verdictSentence()),
            QStringLiteral("Compiled code saves 13.5 µs per inference, but checking its guards takes 20 µs. "
                           "Each inference makes the loss larger."));
        QVERIFY(instrument.change({{"guard_us", 0.0}, {"recompilations_per_day", 10.0}, {"per_day", 1000.0}})
                    .isEmpty());
        QCOMPARE(
            plain(instrument->verdictSentence()),
            key("Recompiling costs 5 min of machine time per day, and compiled code saves only 13.5 ms per "
                "day. Each day makes the loss larger."));
    }

    void aDeploymentThatEndsAtBreakEvenNeitherSavesNorLoses()
    {
        // 2,333 1/3 inferences: the length that the scaling challenge's answer is rounded up from.
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument
                    .change({{"workload", key("kws")},
                             {"compile_s", 10.0},
                             {"gain", 0.4},
                             {"per_day", 2400.0},
                             {"deployment_days", (23.0 * 60.0 + 20.0) / 1440.0}})
                    .isEmpty());
        QCOMPARE(instrument.text("verdict"), key("Not justified"));
        QCOMPARE(plain(instrument->verdictSentence()),
                 key("Compiling costs 10 s of machine time and recovers it after 23 h 20 min, exactly when "
                     "this deployment ends. It neither saves nor loses time."));
        QCOMPARE(instrument.text("net_saved_s"), key("0 s"));
        QVERIFY(instrument->changeSentence().contains(key("Net time saved: 0")));
        QCOMPARE(plain(instrument->flipSentence()),
                 key("One change is enough to make compiling pay: Deployment, 23 h 21 min or more."));
        // One inference more pays, one less does not.
        QVERIFY(instrument.change({{"deployment_days", 2334.0 / 2400.0}}).isEmpty());
        QCOMPARE(instrument.text("verdict"), key("Positive"));
        QVERIFY(instrument.change({{"deployment_days", 2333.0 / 2400.0}}).isEmpty());
        QVERIFY(plain(instrument->verdictSentence()).contains(key("It loses ")));
    }

    void theNearestFlipIsNamed()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"deployment_days", 1.0 / 144.0}}).isEmpty());
        QCOMPARE(plain(instrument->flipSentence()),
                 key("One change is enough to make compiling pay: Deployment, 19 min 15 s or more."));
        QVERIFY(instrument.change({{"deployment_days", 1.0 / 72.0}}).isEmpty());
        QCOMPARE(plain(instrument->flipSentence()),
                 key("One change is enough to turn this into a loss: Deployment, 19 min 14 s or less."));
        QVERIFY(instrument.change({{"deployment_days", 1e-7}, {"replicas", 1000.0}}).isEmpty());
        QVERIFY(instrument.change({{"workload", key("giant")}, {"guard_us", 1000.0}}).isEmpty());
        QVERIFY(instrument->flipSentence().startsWith(key("No single change")));
    }

    void uncertaintyIsTold()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument->bandSentence().contains(key("leaves the sign")));
        QVERIFY(instrument.change({{"deployment_days", 0.0134}}).isEmpty());
        const QString told = plain(instrument->bandSentence());
        QVERIFY2(told.startsWith(key("The gain decides: if it is 10 % smaller or larger, ")),
                 qPrintable(told));
        QVERIFY2(told.contains(QChar(0x2212)), qPrintable(told));
        QVERIFY(instrument.change({{"gain", 0.0}}).isEmpty());
        QVERIFY(instrument->bandSentence().isEmpty());
    }

    void volumeBeyondCapacityIsFlagged()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument->capacitySentence().isEmpty());
        QVERIFY(instrument.change({{"workload", key("kws")}, {"per_day", 1e8}}).isEmpty());
        QCOMPARE(instrument.figure("beyond_capacity"), 1.0);
        QVERIFY(plain(instrument->capacitySentence()).contains(key("5,760,000 per day")));
        QVERIFY(instrument.change({{"replicas", 20.0}}).isEmpty());
        QVERIFY(instrument->capacitySentence().isEmpty());
    }

    void formulasCarryTheLiveValues_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::newRow("saved_per_call") << "saved_per_call"
                                        << "Δt = f (1 / R − 1 / (R (1 + G))) − t_g = 1 × (1 / 1,450 − 1 / "
                                           "(1,450 × (1 + 0.4828))) − 0 s = "
                                           "224.54 µs";
        QTest::newRow("breakeven") << "breakeven"
                                   << "N = ⌈C / Δt⌉ = ⌈30 s / 224.54 µs⌉ = 133,608\n"
                                      "D = C / (V Δt) = 30 s / (10,000,000 × 224.54 µs) = 19 min 14 s";
        QTest::newRow("net_saved") << "net_saved"
                                   << "S = V D Δt − C = 10,000,000 × 30 × 224.54 µs − 30 s = 18 h 42 min";
        QTest::newRow("replicas_cost")
            << "replicas_cost"
            << "C = k [(1 − h) t_c + h t_l] + k (n_r t_r + t_w) = 1 × [(1 − 0) × 30 s + 0 × 2 s] + 1 × (0 × "
               "30 s + 0 s) = 30 s";
        QTest::newRow("capacity") << "capacity"
                                  << "V_max = k R · 86,400 s = 1 × 1,450 × 86,400 = 125,280,000";
        QTest::newRow("unknown") << "nonsense"
                                 << "";
    }
    void formulasCarryTheLiveValues()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        const PaybackInstrument instrument(m_catalogue);
        QCOMPARE(plain(instrument.liveFormula(id)), text);
    }

    void recompilationsHaveLinesOfTheirOwn()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"recompilations_per_day", 2.0}, {"shapes", 4.0}}).isEmpty());
        const QString cost = plain(instrument->liveFormula(key("replicas_cost")));
        QVERIFY2(cost.startsWith(key("n_r = 1 + r D = 1 + 2 ")), qPrintable(cost));
        QVERIFY2(cost.endsWith(key("= 31 min")), qPrintable(cost)); // 62 times 30 s
        const QString breakeven = plain(instrument->liveFormula(key("breakeven")));
        QCOMPARE(breakeven.split(u'\n').size(), 3);
        QVERIFY2(breakeven.contains(key("1 min / ")), qPrintable(breakeven));
    }

    void everyLineOfAFormulaIsIsolated()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        const PaybackInstrument instrument(m_catalogue);
        for (const char *id : formulaIds) {
            const QStringList lines = instrument.liveFormula(key(id)).split(u'\n');
            for (const QString &line : lines) {
                QCOMPARE(line.front(), QChar(0x2068));
                QCOMPARE(line.back(), QChar(0x2069));
                QCOMPARE(line.count(QChar(0x2068)), line.count(QChar(0x2069)));
            }
        }
    }

    void textsFollowTheLanguage()
    {
        WatchedPayback instrument(m_catalogue);
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        instrument->retranslate();
        QVERIFY(instrument.text("breakeven_calls").contains(QString::fromUtf8("١٣٣")));
        QLocale::setDefault(QLocale(QStringLiteral("es_ES")));
        QCOMPARE(instrument.text("breakeven_calls"), key("133.608"));
        // No Western digits are left in any sentence.
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        QVERIFY(
            instrument.change({{"per_day", 1e8}, {"workload", key("kws")}, {"compile_s", 31.0}}).isEmpty());
        const QStringList sentences{instrument->changeSentence(),   instrument->verdictSentence(),
                                    instrument->flipSentence(),     instrument->bandSentence(),
                                    instrument->capacitySentence(), instrument->table("timeline")->summary()};
        for (const QString &sentence : sentences)
            QVERIFY2(!sentence.contains(QRegularExpression(key("[0-9]"))), qPrintable(sentence));
    }

    void summariesTellTheTakeaway()
    {
        WatchedPayback instrument(m_catalogue);
        QCOMPARE(plain(instrument->table("timeline")->summary()),
                 key("The cost line starts at 30 s and the saving line at zero. They cross after 133,608 "
                     "inferences, at 19 min 14 s."));
        QVERIFY(instrument.change({{"workload", key("giant")}}).isEmpty());
        QVERIFY(instrument->table("timeline")->summary().contains(key("They never cross.")));
    }

private:
    Catalogue m_catalogue;
};

RP_GUILESS_TEST(TestPaybackWords)

} // namespace test_payback_words
#include "test_payback_words.moc"
