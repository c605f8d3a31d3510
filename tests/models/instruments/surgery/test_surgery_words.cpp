// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/surgery/surgery_fixture.h"

#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

namespace test_surgery_words {

using namespace rp;

class TestSurgeryWords : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void theFactoryMakesIt()
    {
        QVERIFY(instrumentIds().contains(key("graph_surgery")));
        const auto made = makeInstrument(key("graph_surgery"), m_catalogue);
        QVERIFY(made && made->id() == key("graph_surgery"));
        QVERIFY(!makeInstrument(key("graph_surgery"), Catalogue()));
    }

    void assumptionsAreMarkedUntilAnotherValueIsSet()
    {
        WatchedSurgery instrument(m_catalogue);
        const auto assumption = [&](const char *id) {
            for (const InputSpec &spec : instrument->inputs()) {
                if (spec.id == key(id))
                    return spec.assumption;
            }
            return QString();
        };
        for (const char *id : {"scenario", "probability_a", "sites", "kernel_us", "guard_us", "reentry_us",
                               "sync_us", "lost_kernels"})
            QVERIFY2(!assumption(id).isEmpty(), id);
        instrument.set("kernel_us", 9.0);
        QVERIFY(assumption("kernel_us").isEmpty());
        QVERIFY(!assumption("sites").isEmpty());
        for (const char *id : {"total_us", "mfu", "gain", "none_does", "break_cost_us", "rule_met"})
            QVERIFY2(!instrument->figureAssumption(key(id)).isEmpty(), id);
        QVERIFY(instrument->figureAssumption(key("factor")).isEmpty());
    }

    void onlyWhatActsApplies()
    {
        WatchedSurgery instrument(m_catalogue);
        const auto applies = [&](const char *id) {
            const std::vector<InputSpec> specs = instrument->inputs();
            return std::any_of(specs.cbegin(), specs.cend(),
                               [&](const InputSpec &spec) { return spec.id == key(id) && spec.applies; });
        };
        QVERIFY(applies("probability_a") && applies("sync_us"));
        instrument.set("cause", "item_sync");
        QVERIFY(!applies("probability_a") && applies("sync_us"));
        instrument.set("cause", "shape_change");
        QVERIFY(applies("probability_a") && !applies("sync_us"));
        instrument.set("cause", "unsupported_call");
        QVERIFY(!applies("probability_a") && !applies("sync_us"));
    }

    void aCauseThatAScenarioDoesNotKnowIsRefused()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("cause", "item_sync");
        instrument.set("scenario", "tiny");
        QCOMPARE(instrument->input(key("cause")).toString(), key("value_branch"));
        QVERIFY(instrument->setInput(key("cause"), key("shape_change")).contains(key("Cause of the break")));
    }

    void aContextBringsItsScenario()
    {
        WatchedSurgery instrument(m_catalogue);
        QCOMPARE(instrument->input(key("scenario")).toString(), key("cloud"));
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        instrument.set("context", "edge");
        QCOMPARE(instrument->input(key("scenario")).toString(), key("edge"));
        QCOMPARE(instrument->input(key("sites")).toDouble(), 1.0);
        QCOMPARE(inputs.count(), 1);
        instrument.set("scenario", "mobile");
        instrument.set("probability_a", 0.4);
        instrument.set("context", "cloud");
        QCOMPARE(instrument->input(key("scenario")).toString(), key("cloud"));
        QCOMPARE(instrument->input(key("probability_a")).toDouble(), 0.5);
    }

    void everyFigureHasWords()
    {
        WatchedSurgery instrument(m_catalogue);
        for (const QString &id : instrument->figureIds()) {
            QVERIFY2(!instrument->figureLabel(id).isEmpty(), qPrintable(id));
            QVERIFY2(!instrument->figureText(id).isEmpty(), qPrintable(id));
            QVERIFY2(std::isfinite(instrument->figure(id)), qPrintable(id));
        }
        QVERIFY(std::isnan(instrument.figure("nonsense")));
        QVERIFY(instrument->figureText(key("nonsense")).isEmpty());
        QCOMPARE(plain(instrument->figureTextFor({{key("surgery"), key("where")}}, key("gain"))),
                 QStringLiteral("4.21×"));
        QCOMPARE(plain(instrument->figureTextFor(
                     {{key("scenario"), key("mobile")}, {key("surgery"), key("where")}}, key("rule_metric"))),
                 key("0.496 W"));
    }

    void sentencesTellWhatHappened()
    {
        WatchedSurgery instrument(m_catalogue);
        QVERIFY(instrument->changeSentence().isEmpty());
        instrument.set("surgery", "where");
        QCOMPARE(
            plain(instrument->changeSentence()),
            QStringLiteral(
                "Surgery: Compute both branches and select. A pass takes 9.41 ms instead of 39.60 ms, so "
                "MFU is 4.21× the baseline's. The track's rule is met. GPU busy: 94.1 %. The GPU must "
                "be busy for at least 80 % of the time."));
        instrument.set("surgery", "symbolic");
        QVERIFY(instrument->changeSentence().contains(key(
            "This surgery is not possible here, and the break stays. No changing shape causes this break.")));
        QVERIFY(plain(instrument->table("challenge")->summary())
                    .contains(QStringLiteral(
                        "No surgery reaches more than 2.00× against this baseline: Resumable break.")));
        instrument.set("scenario", "edge");
        QVERIFY(
            plain(instrument->maskingSentence()).contains(key("It does not pay: 4.03 ms against 3.54 ms")));
        QVERIFY(instrument->maskingSentence().endsWith(key("Here masking never beats breaking.")));
        instrument.set("cause", "item_sync");
        QVERIFY(instrument->maskingSentence().contains(key("nothing can be masked")));
        instrument.set("scenario", "cloud");
        instrument.set("surgery", "hoist");
        QVERIFY(plain(instrument->table("iron_law")->summary())
                    .startsWith(key("The term that shrinks most is latency")));
    }

    void formulasCarryTheLiveValues()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("surgery", "where");
        const auto formula = [&](const char *id) { return plain(instrument->liveFormula(key(id))); };
        QVERIFY2(
            formula("break_cost")
                .startsWith(QStringLiteral("C = t_g + t_e + t_s + n ℓ + 2 B / BW = 20.0 µs + 30.0 µs + 15.0 "
                                           "µs + 2 × 6.0 µs + 2 × ")),
            qPrintable(formula("break_cost")));
        QVERIFY(formula("surgery_latency").contains(QStringLiteral("T / T′ = 39.60 ms / 9.41 ms = 4.21×")));
        QVERIFY(formula("iron_law").contains(QStringLiteral("T′ = D′/BW + O′/(R η) + Λ′ = ")));
        QVERIFY2(formula("mfu").endsWith(QStringLiteral("= 0.189 %")), qPrintable(formula("mfu")));
        QVERIFY(formula("nonsense").isEmpty());
        for (const char *id : {"break_cost", "mask_breakeven", "surgery_latency", "iron_law", "mfu"}) {
            const QStringList lines = instrument->liveFormula(key(id)).split(u'\n');
            for (const QString &line : lines) {
                QVERIFY2(!line.contains(u'%' + key("1")), qPrintable(line));
                QCOMPARE(line.front(), QChar(0x2068));
                QCOMPARE(line.back(), QChar(0x2069));
                QCOMPARE(line.count(QChar(0x2068)), line.count(QChar(0x2069)));
            }
        }
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestSurgeryWords)

} // namespace test_surgery_words
#include "test_surgery_words.moc"
