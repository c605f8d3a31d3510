// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/payback/payback_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

namespace test_payback_tables {

using namespace rp;

namespace {

const PaybackFlip &flipOf(const std::vector<PaybackFlip> &flips, const char *input)
{
    return *std::find_if(flips.begin(), flips.end(),
                         [input](const PaybackFlip &flip) { return flip.input == QLatin1String(input); });
}

} // namespace

class TestPaybackTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void rowsAreTheModelsSamples()
    {
        WatchedPayback instrument(m_catalogue);
        for (const char *span : {"around", "whole"}) {
            QVERIFY(instrument.change({{"span", key(span)}}).isEmpty());
            const std::vector<PaybackSample> samples =
                timelineOf(instrument->settings(), instrument->state().result);
            const ResultTable *table = instrument->table("timeline");
            QCOMPARE(table->rowCount(), int(samples.size()));
            for (int row = 0; row < table->rowCount(); ++row) {
                const PaybackSample &sample = samples[std::size_t(row)];
                const QString id = key("t%1").arg(row);
                QCOMPARE(table->value(id, key("elapsed_s")), sample.elapsed_s);
                QCOMPARE(table->value(id, key("cost_s")), sample.cost_s);
                QCOMPARE(table->value(id, key("saved_s")), sample.saved_s);
                QCOMPARE(table->value(id, key("saved_low_s")), sample.saved_low_s);
                QCOMPARE(table->value(id, key("saved_high_s")), sample.saved_high_s);
            }
        }
    }

    void linesMeetInTheRowOfBreakeven()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"recompilations_per_day", 3.0}}).isEmpty());
        const ResultTable *table = instrument->table("timeline");
        const double breakeven_s = instrument.figure("breakeven_days") * 86400.0;
        int found = 0;
        for (int row = 0; row < table->rowCount(); ++row) {
            const QString id = key("t%1").arg(row);
            if (table->value(id, key("elapsed_s")) != breakeven_s)
                continue;
            ++found;
            VERIFY_CLOSE(table->value(id, key("saved_s")), table->value(id, key("cost_s")));
            const QString spoken =
                plain(table->data(table->index(row, 0), ResultTable::SpokenRole).toString());
            QVERIFY2(spoken.contains(key("Break-even at ")), qPrintable(spoken));
        }
        QCOMPARE(found, 1);
        // Recompiling day by day makes the cost rise.
        QVERIFY(table->value(key("t24"), key("cost_s")) > table->value(key("t0"), key("cost_s")));
    }

    void theSavingLineTellsWhetherItPays()
    {
        WatchedPayback instrument(m_catalogue);
        const ResultTable *table = instrument->table("timeline");
        const auto meaning = [&](const char *column) {
            return table->headerData(table->columnOf(key(column)), Qt::Horizontal, ResultTable::MeaningRole)
                .toInt();
        };
        QCOMPARE(meaning("cost_s"), int(Meaning::Failure));
        QCOMPARE(meaning("saved_s"), int(Meaning::Good));
        QVERIFY(instrument.change({{"deployment_days", 0.01}}).isEmpty());
        QCOMPARE(meaning("saved_s"), int(Meaning::Fair));
        QCOMPARE(table->rowCount(), timelineSamples);
    }

    void filesNameTheUnit()
    {
        const PaybackInstrument instrument(m_catalogue);
        const QStringList lines = instrument.table("timeline")->csv().split(key("\r\n"));
        QVERIFY2(lines.front().startsWith(key("Elapsed time (s),Cost of compiling (s),Time saved (s),")),
                 qPrintable(lines.front()));
        QCOMPARE(lines.at(13), key("1154.36571428571,30,30,27.9086538461539,31.9594594594595"));
    }

    void aChangeKeepsTheShape()
    {
        WatchedPayback instrument(m_catalogue);
        QSignalSpy changes(instrument->table("timeline"), &QAbstractItemModel::dataChanged);
        QSignalSpy resets(instrument->table("timeline"), &QAbstractItemModel::modelReset);
        QVERIFY(instrument.change({{"compile_s", 31.0}}).isEmpty());
        QVERIFY(instrument.change({{"span", key("whole")}}).isEmpty());
        QCOMPARE(changes.count(), 2);
        QCOMPARE(resets.count(), 0);
    }

    void flipsNameWhatIsNeeded()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument
                    .change({{"workload", key("kws")},
                             {"compile_s", 10.0},
                             {"gain", 0.4},
                             {"per_day", 2400},
                             {"deployment_days", 0.9}})
                    .isEmpty());
        QCOMPARE(instrument.figure("verdict"), 1.0);
        const std::vector<PaybackFlip> flips = flipsOf(instrument->settings(), m_catalogue);
        const auto needed = [&](const char *input) { return flipOf(flips, input).needed; };
        const auto said = [&](const char *input) { return plain(instrument->flipSentence(key(input))); };
        VERIFY_CLOSE(needed("deployment_days"), 1401.0 / 1440.0);
        QVERIFY(said("deployment_days").contains(key("23 h 21 min or more")));
        QVERIFY(said("per_day").contains(key("2,600 per day or more")));
        QVERIFY(said("compile_s").contains(key("9.2 s or less")));
        QVERIFY(said("gain").contains(key("44.7 % or more")));
        QCOMPARE(flipOf(flips, "gain").current, 0.4);
        for (const char *row : {"compile_s", "gain", "per_day", "deployment_days"}) {
            WatchedPayback other(m_catalogue);
            other->restoreInputs(instrument->saveInputs());
            QVERIFY(other.change({{row, needed(row)}}).isEmpty());
            QCOMPARE(other.figure("verdict"), 2.0);
        }
    }

    void flipsThatDoNotExist()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"workload", key("giant")}}).isEmpty());
        const std::vector<PaybackFlip> flips = flipsOf(instrument->settings(), m_catalogue);
        QVERIFY(!flipOf(flips, "compile_s").exists());
        QVERIFY(instrument->flipSentence(key("compile_s")).isEmpty());
        QVERIFY(!flipOf(flips, "per_day").exists());
        QVERIFY(flipOf(flips, "gain").exists());
        QVERIFY(instrument->flipSentence().contains(key("Throughput gain")));
    }

    void headlines()
    {
        WatchedPayback instrument(m_catalogue);
        QCOMPARE(instrument.figure("breakeven_calls"), 133608.0);
        QCOMPARE(instrument.text("breakeven_calls"), key("133,608"));
        QCOMPARE(instrument.text("breakeven_days"), key("19 min 14 s"));
        QCOMPARE(instrument.figure("total_calls"), 3e8);
        QCOMPARE(instrument.text("net_saved_s"), key("18 h 42 min"));
        QCOMPARE(instrument.text("saved_per_call_us"), QStringLiteral("224.54 µs"));
        QCOMPARE(instrument.text("verdict"), key("Positive"));
        QVERIFY(instrument.change({{"gain", 0.48}}).isEmpty());
        QCOMPARE(instrument.figure("breakeven_calls"), 134125.0);
        QVERIFY(instrument
                    .change({{"workload", key("kws")},
                             {"compile_s", 10.0},
                             {"gain", 0.4},
                             {"per_day", 2400},
                             {"deployment_days", 1.0}})
                    .isEmpty());
        QCOMPARE(instrument.figure("breakeven_calls"), 2334.0);
        QCOMPARE(instrument.text("breakeven_days"), key("23 h 20 min"));
        QCOMPARE(instrument.text("net_saved_s"), key("286 ms"));
        QVERIFY(instrument.change({{"gain", 1.0}}).isEmpty());
        QCOMPARE(instrument.figure("breakeven_calls"), 1334.0);
        QCOMPARE(instrument.text("breakeven_days"), key("13 h 20 min"));
        QVERIFY(instrument.change({{"eager_rate", 1450.0}, {"gain", 0.4}}).isEmpty());
        QCOMPARE(instrument.figure("breakeven_calls"), 50750.0);
        QCOMPARE(instrument.text("breakeven_days"), key("21.1 day(s)"));
    }

    void figuresUnderOtherInputs()
    {
        const PaybackInstrument instrument(m_catalogue);
        const QVariantMap challenge{{key("context"), key("cloud")},
                                    {key("workload"), key("kws")},
                                    {key("compile_s"), 10},
                                    {key("gain"), 0.4},
                                    {key("per_day"), 2400}};
        VERIFY_CLOSE(instrument.figureFor(challenge, key("breakeven_days")), 84000.0 / 86400.0);
        QCOMPARE(plain(instrument.figureTextFor(challenge, key("breakeven_days"))), key("23 h 20 min"));
        const QVariantMap giant{{key("workload"), key("giant")}};
        QVERIFY(std::isinf(instrument.figureFor(giant, key("breakeven_calls"))));
        QCOMPARE(instrument.figureTextFor(giant, key("breakeven_calls")), key("never"));
        QCOMPARE(plain(instrument.figureTextFor(giant, key("dispatch_share"))), key("0.005 %"));
    }

    void assumptionsAreMarked()
    {
        WatchedPayback instrument(m_catalogue);
        const auto reason = [&](const char *figure) { return instrument->figureAssumption(key(figure)); };
        QVERIFY(reason("net_low_s").contains(key("band")));
        QVERIFY(reason("breakeven_days").contains(key("evenly")));
        QVERIFY(reason("breakeven_calls").contains(key("guards")));
        QVERIFY(!reason("breakeven_calls").contains(key("serial")));
        QVERIFY(!reason("cost_s").contains(key("load")));
        QVERIFY(instrument.change({{"cache_hit", 0.5}, {"workload", key("kws")}}).isEmpty());
        QVERIFY(reason("cost_s").contains(key("load")));
        QVERIFY(reason("breakeven_calls").contains(key("serial")));
        QVERIFY(reason("total_calls").isEmpty());
        QVERIFY(instrument.change({{"recompilations_per_day", 1.0}}).isEmpty());
        QVERIFY(reason("cost_s").contains(key("recompilation")));
    }

    void theLedgersFields()
    {
        WatchedPayback instrument(m_catalogue);
        QVariantMap fields = instrument->designFields();
        QCOMPARE(fields.value(key("compilation_roi_positive")), QVariant(true));
        QCOMPARE(fields.value(key("breakeven_inferences")), QVariant(133608.0));
        QVERIFY(instrument.change({{"workload", key("giant")}}).isEmpty());
        fields = instrument->designFields();
        QCOMPARE(fields.value(key("compilation_roi_positive")), QVariant(false));
        QVERIFY(fields.contains(key("breakeven_inferences")));
        QVERIFY(fields.value(key("breakeven_inferences")).isNull());
    }

private:
    Catalogue m_catalogue;
};

RP_GUILESS_TEST(TestPaybackTables)

} // namespace test_payback_tables
#include "test_payback_tables.moc"
