// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/return_fixture.h"

#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

#include <limits>

using namespace rp;

class TestReturnInputs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void defaults()
    {
        const CompilationReturnInstrument instrument(m_catalogue);
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
        const auto made = makeInstrument(key("compilation_return"), m_catalogue);
        QVERIFY(made);
        QCOMPARE(made->saveInputs(), expected);
    }

    void everySpecIsAPropertyWithWords()
    {
        const CompilationReturnInstrument instrument(m_catalogue);
        const std::vector<InputSpec> specs = instrument.inputs();
        QCOMPARE(specs.size(), std::size_t(18));
        for (const InputSpec &spec : specs) {
            const QVariant value = instrument.input(spec.id);
            QVERIFY2(value.isValid(), qPrintable(spec.id));
            QVERIFY2(!spec.label.isEmpty() && !spec.help.isEmpty(), qPrintable(spec.id));
            QVERIFY2(!instrument.inputText(spec.id, value).isEmpty(), qPrintable(spec.id));
            for (const InputMark &mark : spec.marks) {
                QVERIFY2(mark.value >= spec.minimum && mark.value <= spec.maximum, qPrintable(mark.label));
                CompilationReturnInstrument fresh(m_catalogue);
                QVERIFY2(fresh.setInput(spec.id, mark.value).isEmpty(), qPrintable(mark.label));
            }
            for (const InputChoice &choice : spec.choices) {
                CompilationReturnInstrument fresh(m_catalogue);
                QVERIFY2(fresh.setInput(spec.id, choice.key).isEmpty(), qPrintable(choice.key));
            }
        }
    }

    void contextsBringTheirDeployment()
    {
        WatchedReturn instrument(m_catalogue);
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QCOMPARE(instrument->perDay(), 2400.0);
        QCOMPARE(instrument->deployment_days(), 1.0);
        // 200 launches of 50 µs instead of 10: the published rate is that of another device.
        VERIFY_CLOSE(instrument->eagerRate(), 32.0 / (200.0 * 100e-6 + 10068.97e-6));
        QVERIFY(!specOf(*instrument, "eager_rate").assumption.isEmpty());
        QVERIFY(instrument.change({{"context", key("cloud")}}).isEmpty());
        QCOMPARE(instrument->perDay(), 1e7);
        QCOMPARE(instrument->eagerRate(), 1450.0);
        QVERIFY(specOf(*instrument, "eager_rate").assumption.isEmpty());
    }

    void workloadsBringTheirOwnRates()
    {
        WatchedReturn instrument(m_catalogue);
        QVERIFY(instrument.change({{"workload", key("kws")}}).isEmpty());
        VERIFY_CLOSE(instrument->eagerRate(), 1000.0 / 15.0);
        VERIFY_CLOSE(instrument->gain(), 1.0);
        QVERIFY(instrument.change({{"workload", key("gpt2")}}).isEmpty());
        VERIFY_CLOSE(instrument->eagerRate(), 1e6 / (20.0 * 510.0 + 910.0));
        QVERIFY(instrument.change({{"workload", key("giant")}}).isEmpty());
        QCOMPARE(instrument->gain(), 0.0);
        QCOMPARE(instrument.figure("verdict"), 0.0);
        // On the edge, keyword spotting gains more than twice; the control reaches that far there.
        QVERIFY(instrument.change({{"context", key("edge")}, {"workload", key("kws")}}).isEmpty());
        QVERIFY(instrument->gain() > 2.0);
        QCOMPARE(specOf(*instrument, "gain").maximum, instrument->gain());
        // Choosing the same again keeps the learner's own value.
        QVERIFY(instrument.change({{"gain", 0.4}, {"workload", key("kws")}}).isEmpty());
        QCOMPARE(instrument->gain(), 0.4);
    }

    void aDeploymentIsOneRunAtLeast()
    {
        WatchedReturn instrument(m_catalogue);
        QVERIFY(instrument.change({{"deployment_days", 1e-7}}).isEmpty());
        QCOMPARE(instrument.text("deployment_days"), key("1 run(s)"));
        QCOMPARE(instrument.figure("total_calls"), 1.0);
        QVERIFY(!instrument.change({{"deployment_days", 0.9e-7}}).isEmpty());
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        QVERIFY(instrument.change({{"per_day", 1000.0}}).isEmpty());
        QCOMPARE(inputs.count(), 1);
        QCOMPARE(instrument->deployment_days(), 1e-3);
        QCOMPARE(specOf(*instrument, "deployment_days").minimum, 1e-3);
        QCOMPARE(specOf(*instrument, "deployment_days").marks.front().label, key("1 run(s)"));
    }

    void badValuesAreRefused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("names"); // what the sentence must name
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("unknown input") << "nonsense" << QVariant(1) << "nonsense";
        QTest::newRow("unknown workload") << "workload" << QVariant(key("vgg")) << "vgg";
        QTest::newRow("choice by number") << "policy" << QVariant(1) << "Recompilation policy";
        QTest::newRow("too short") << "compile_s" << QVariant(4.9) << "5 s";
        QTest::newRow("too long") << "compile_s" << QVariant(301) << "5 min";
        QTest::newRow("a loss") << "gain" << QVariant(-0.05) << "Throughput gain";
        QTest::newRow("too much gain") << "gain" << QVariant(1.01) << "100 %";
        QTest::newRow("little volume") << "per_day" << QVariant(999) << "1,000 per day";
        QTest::newRow("much volume") << "per_day" << QVariant(100'000'001) << "100,000,000 per day";
        QTest::newRow("half a request") << "per_day" << QVariant(1500.5) << "1,500.5";
        QTest::newRow("longer than ten years") << "deployment_days" << QVariant(3651) << "10 year(s)";
        QTest::newRow("no time") << "deployment_days" << QVariant(0.0) << "1 run(s)";
        QTest::newRow("not a number") << "deployment_days" << QVariant(nan) << "Deployment";
        QTest::newRow("infinite") << "deployment_days" << QVariant(infinity) << "Deployment";
        QTest::newRow("text") << "replicas" << QVariant(key("8")) << "Replicas";
        QTest::newRow("no replica") << "replicas" << QVariant(0) << "1 replica(s)";
        QTest::newRow("more than all hits") << "cache_hit" << QVariant(1.1) << "100 %";
        QTest::newRow("no shape") << "shapes" << QVariant(0) << "1 shape(s)";
        QTest::newRow("guards") << "guard_us" << QVariant(1001) << "1 ms";
        QTest::newRow("uncertain") << "uncertainty" << QVariant(0.6) << "50 %";
        QTest::newRow("slow") << "eager_rate" << QVariant(0.0) << "0.1";
    }
    void badValuesAreRefused()
    {
        QFETCH(QString, id);
        QFETCH(QVariant, value);
        QFETCH(QString, names);
        WatchedReturn instrument(m_catalogue);
        const QVariantMap before = instrument->saveInputs();
        QSignalSpy changes(&*instrument, &Instrument::changed);
        const QString error = plain(instrument->setInput(id, value));
        QVERIFY2(error.contains(names), qPrintable(error));
        QVERIFY2(error.endsWith(u'.') && error.size() < 300, qPrintable(error));
        QCOMPARE(instrument->saveInputs(), before);
        QCOMPARE(changes.count(), 0);
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
        const CompilationReturnInstrument instrument(m_catalogue);
        const auto read = specOf(instrument, id.toLatin1().constData()).parse(typed);
        QCOMPARE(read.has_value(), value >= 0.0);
        if (read)
            VERIFY_CLOSE(*read, value);
    }

    void whatIsShownCanBeTypedBack()
    {
        for (const char *language : {"en_US", "es_ES", "ar_EG", "zh_CN"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(language)));
            const CompilationReturnInstrument instrument(m_catalogue);
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

    void stateSurvivesSavingAndRestoring()
    {
        const QVariantMap wanted{{key("context"), key("edge")},  {key("workload"), key("kws")},
                                 {key("compile_s"), 12.5},       {key("gain"), 1.7},
                                 {key("per_day"), 54321.0},      {key("deployment_days"), 1.0 / 54321.0},
                                 {key("span"), key("whole")},    {key("eager_rate"), 17.25},
                                 {key("replicas"), 12.0},        {key("cache_hit"), 0.35},
                                 {key("load_s"), 3.5},           {key("shapes"), 9.0},
                                 {key("policy"), key("static")}, {key("recompilations_per_day"), 2.0},
                                 {key("recompile_share"), 0.6},  {key("guard_us"), 15.0},
                                 {key("warm_up_s"), 4.0},        {key("uncertainty"), 0.25}};
        WatchedReturn first(m_catalogue);
        QSignalSpy changes(&*first, &Instrument::changed);
        first->restoreInputs(wanted);
        QCOMPARE(first->saveInputs(), wanted);
        QCOMPARE(changes.count(), 1);
        WatchedReturn second(m_catalogue);
        second->restoreInputs(first->saveInputs());
        QCOMPARE(second->saveInputs(), wanted);
        for (const QString &id : first->figureIds())
            QCOMPARE(second->figure(id), first->figure(id));
    }

    void restoringKeepsWhatDoesNotFit()
    {
        WatchedReturn instrument(m_catalogue);
        instrument->restoreInputs({{key("compile_s"), 1e9},
                                   {key("policy"), key("turbo")},
                                   {key("someone else's"), 1},
                                   {key("replicas"), 8.0}});
        QCOMPARE(instrument->compile_s(), 30.0);
        QCOMPARE(instrument->policy(), key("automatic"));
        QCOMPARE(instrument->replicas(), 8.0);
    }

    void oneChangeOneSignal()
    {
        WatchedReturn instrument(m_catalogue);
        QSignalSpy changes(&*instrument, &Instrument::changed);
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        QVERIFY(instrument.change({{"compile_s", 60.0}}).isEmpty());
        QCOMPARE(changes.count(), 1);
        QVERIFY(instrument.change({{"compile_s", 60}}).isEmpty()); // the same, as a whole number
        QCOMPARE(changes.count(), 1);
        QCOMPARE(inputs.count(), 0);
        QVERIFY(instrument.change({{"workload", key("gpt2")}}).isEmpty());
        QCOMPARE(inputs.count(), 1);
    }

    void secondaryInputsAreMarkedSo()
    {
        const CompilationReturnInstrument instrument(m_catalogue);
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

RP_TEST(TestReturnInputs)
#include "test_return_inputs.moc"
