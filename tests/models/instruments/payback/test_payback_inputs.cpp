// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/payback/payback_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

namespace test_payback_inputs {

using namespace rp;

class TestPaybackInputs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void defaults()
    {
        const PaybackInstrument instrument(m_catalogue);
        const QVariantMap expected{{key("context"), key("cloud")},
                                   {key("workload"), key("resnet50")},
                                   {key("compile_s"), 30.0},
                                   {key("gain"), 2150.0 / 1450.0 - 1.0},
                                   {key("per_day"), 1e7},
                                   {key("deployment_days"), 30.0},
                                   {key("span"), key("around")},
                                   {key("eager_rate"), 1450.0},
                                   {key("replicas"), 1.0},
                                   {key("cache_hit"), 0.0},
                                   {key("load_s"), 2.0},
                                   {key("shapes"), 1.0},
                                   {key("policy"), key("automatic")},
                                   {key("recompilations_per_day"), 0.0},
                                   {key("recompile_share"), 1.0},
                                   {key("guard_us"), 0.0},
                                   {key("warm_up_s"), 0.0},
                                   {key("uncertainty"), 0.1}};
        QCOMPARE(instrument.saveInputs(), expected);
        QVERIFY(instrument.changeSentence().isEmpty());
    }

    void contextsBringTheirDeployment()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QCOMPARE(instrument->settings().per_day, 2400.0);
        QCOMPARE(instrument->settings().deployment_days, 1.0);
        // 200 launches of 50 µs instead of 10: the published rate is that of another device.
        VERIFY_CLOSE(instrument->settings().eager_rate, 32.0 / (200.0 * 100e-6 + 10068.97e-6));
        QVERIFY(!specOf(*instrument, "eager_rate").assumption.isEmpty());
        QVERIFY(instrument.change({{"context", key("cloud")}}).isEmpty());
        QCOMPARE(instrument->settings().per_day, 1e7);
        QCOMPARE(instrument->settings().eager_rate, 1450.0);
        QVERIFY(specOf(*instrument, "eager_rate").assumption.isEmpty());
    }

    void workloadsBringTheirOwnRates()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"workload", key("kws")}}).isEmpty());
        VERIFY_CLOSE(instrument->settings().eager_rate, 1000.0 / 15.0);
        VERIFY_CLOSE(instrument->settings().gain, 1.0);
        QVERIFY(instrument.change({{"workload", key("gpt2")}}).isEmpty());
        VERIFY_CLOSE(instrument->settings().eager_rate, 1e6 / (20.0 * 510.0 + 910.0));
        QVERIFY(instrument.change({{"workload", key("giant")}}).isEmpty());
        QCOMPARE(instrument->settings().gain, 0.0);
        QCOMPARE(instrument.figure("verdict"), 0.0);
        // On the edge, keyword spotting gains more than twice; the control reaches that far there.
        QVERIFY(instrument.change({{"context", key("edge")}, {"workload", key("kws")}}).isEmpty());
        QVERIFY(instrument->settings().gain > 2.0);
        QCOMPARE(specOf(*instrument, "gain").maximum, instrument->settings().gain);
        // Choosing the same again keeps the learner's own value.
        QVERIFY(instrument.change({{"gain", 0.4}, {"workload", key("kws")}}).isEmpty());
        QCOMPARE(instrument->settings().gain, 0.4);
    }

    void aDeploymentIsOneRunAtLeast()
    {
        WatchedPayback instrument(m_catalogue);
        QVERIFY(instrument.change({{"deployment_days", 1e-7}}).isEmpty());
        QCOMPARE(instrument.text("deployment_days"), key("1 run(s)"));
        QCOMPARE(instrument.figure("total_calls"), 1.0);
        QVERIFY(!instrument.change({{"deployment_days", 0.9e-7}}).isEmpty());
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        QVERIFY(instrument.change({{"per_day", 1000.0}}).isEmpty());
        QCOMPARE(inputs.count(), 1);
        QCOMPARE(instrument->settings().deployment_days, 1e-3);
        QCOMPARE(specOf(*instrument, "deployment_days").minimum, 1e-3);
        QCOMPARE(specOf(*instrument, "deployment_days").marks.front().label, key("1 run(s)"));
    }

    void typedValues_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::newRow("compound") << "deployment_days"
                                  << "23 h 20 min" << 84000.0 / 86400.0;
        QTest::newRow("1 run") << "deployment_days"
                               << "1 run" << 1e-7;
        QTest::newRow("runs") << "deployment_days"
                              << "133608 inferences" << 0.0133608;
        QTest::newRow("days") << "deployment_days"
                              << "2 days" << 2.0;
        QTest::newRow("bare days") << "deployment_days"
                                   << "2" << 2.0;
        QTest::newRow("years") << "deployment_days"
                               << "10 years" << 3650.0;
        QTest::newRow("seconds") << "compile_s"
                                 << "45" << 45.0;
        QTest::newRow("minutes") << "compile_s"
                                 << "2 min" << 120.0;
        QTest::newRow("percent") << "gain"
                                 << "48 %" << 0.48;
        QTest::newRow("bare percent") << "gain"
                                      << "48" << 0.48;
        QTest::newRow("plus or minus") << "uncertainty"
                                       << "±20 %" << 0.2;
        QTest::newRow("microseconds") << "guard_us"
                                      << "20" << 20.0;
        QTest::newRow("guard in ms") << "guard_us"
                                     << "0.5 ms" << 500.0;
        QTest::newRow("nonsense") << "deployment_days"
                                  << "soon" << -1.0;
        QTest::newRow("a negative time") << "compile_s"
                                         << "-5 s" << -1.0;
    }
    void typedValues()
    {
        QFETCH(QString, id);
        QFETCH(QString, typed);
        QFETCH(double, value);
        const PaybackInstrument instrument(m_catalogue);
        const auto read = specOf(instrument, id.toLatin1().constData()).parse(typed);
        QCOMPARE(read.has_value(), value >= 0.0);
        if (read)
            VERIFY_CLOSE(*read, value);
    }

    void whatIsShownCanBeTypedBack()
    {
        for (const char *language : {"en_US", "es_ES", "ar_EG", "zh_CN"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(language)));
            const PaybackInstrument instrument(m_catalogue);
            for (const InputSpec &spec : instrument.inputs()) {
                if (!spec.parse)
                    continue;
                for (const double value : {spec.minimum, spec.maximum, spec.minimum + spec.step}) {
                    const QString text = instrument.inputText(spec.id, value);
                    if (text.endsWith(key("run(s)")))
                        continue; // a plural form that only the translation of English has
                    const auto read = spec.parse(text);
                    QVERIFY2(read, qPrintable(text));
                    QVERIFY2(std::abs(*read - value) <= 0.005 * value, qPrintable(text));
                }
            }
        }
    }

    void secondaryInputsAreMarkedSo()
    {
        const PaybackInstrument instrument(m_catalogue);
        QStringList first;
        for (const InputSpec &spec : instrument.inputs()) {
            if (!spec.secondary)
                first.append(spec.id);
        }
        QCOMPARE(first, QStringList({key("context"), key("workload"), key("compile_s"), key("gain"),
                                     key("per_day"), key("deployment_days"), key("span")}));
        for (const char *id : {"guard_us", "uncertainty", "load_s", "recompile_share", "warm_up_s"})
            QVERIFY2(!specOf(instrument, id).assumption.isEmpty(), id);
    }

private:
    static InputSpec specOf(const Instrument &instrument, const char *id)
    {
        for (const InputSpec &spec : instrument.inputs()) {
            if (spec.id == key(id))
                return spec;
        }
        return {};
    }

    Catalogue m_catalogue;
};

RP_GUILESS_TEST(TestPaybackInputs)

} // namespace test_payback_inputs
#include "test_payback_inputs.moc"
