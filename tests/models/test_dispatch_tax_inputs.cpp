// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/dispatch_tax_fixture.h"

#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"

#include <QMetaProperty>
#include <QSignalSpy>

#include <limits>

using namespace rp;

namespace {

const InputSpec *specOf(const std::vector<InputSpec> &specs, const QString &id)
{
    for (const InputSpec &spec : specs) {
        if (spec.id == id)
            return &spec;
    }
    return nullptr;
}

} // namespace

class TestDispatchTaxInputs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void defaults()
    {
        const DispatchTaxInstrument instrument(m_catalogue);
        const QVariantMap expected{{key("context"), key("cloud")},
                                   {key("workload"), key("kws")},
                                   {key("mode"), key("eager")},
                                   {key("kernel_count"), 1000.0},
                                   {key("launch_us"), 10.0},
                                   {key("gpu_speed"), 1.0},
                                   {key("launch_model"), key("serial")},
                                   {key("scale"), key("ms")},
                                   {key("edge_math"), key("course")},
                                   {key("min_kernel"), false}};
        QCOMPARE(instrument.saveInputs(), expected);
        QVERIFY(instrument.changeSentence().isEmpty());
    }

    void everySpecIsAPropertyWithWords()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(instrument.setInput(key("context"), key("edge")).isEmpty());
        const std::vector<InputSpec> specs = instrument.inputs();
        QCOMPARE(specs.size(), std::size_t(10));
        for (const InputSpec &spec : specs) {
            const QVariant value = instrument.input(spec.id);
            QVERIFY2(value.isValid(), qPrintable(spec.id));
            QVERIFY2(!spec.label.isEmpty() && !spec.help.isEmpty(), qPrintable(spec.id));
            QVERIFY2(!instrument.inputText(spec.id, value).isEmpty(), qPrintable(spec.id));
            for (const InputChoice &choice : spec.choices) {
                QVERIFY2(!choice.label.isEmpty(), qPrintable(choice.key));
                QVERIFY2(instrument.setInput(spec.id, choice.key).isEmpty(), qPrintable(choice.key));
            }
        }
    }

    void edgeControlsBelongToTheEdge()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(!specOf(instrument.inputs(), key("edge_math")));
        QVERIFY(instrument.setInput(key("context"), key("edge")).isEmpty());
        QVERIFY(specOf(instrument.inputs(), key("edge_math")));
        QCOMPARE(instrument.launch_us(), 50.0);
        QCOMPARE(specOf(instrument.inputs(), key("launch_us"))->maximum, 50.0);
        QVERIFY(!specOf(instrument.inputs(), key("launch_us"))->assumption.isEmpty());
        QVERIFY(instrument.setInput(key("context"), key("cloud")).isEmpty());
        QCOMPARE(instrument.launch_us(), 10.0);
    }

    void aWorkloadBringsItsKernelCount()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(instrument.setInput(key("workload"), key("giant")).isEmpty());
        QCOMPARE(instrument.kernelCount(), 1.0);
        QCOMPARE(specOf(instrument.inputs(), key("kernel_count"))->minimum, 1.0);
        QVERIFY(instrument.setInput(key("workload"), key("gpt2")).isEmpty());
        QCOMPARE(instrument.kernelCount(), 20.0);
        QVERIFY(!instrument.setInput(key("kernel_count"), 9.0).isEmpty());
    }

    void badValuesAreRefused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("names"); // what the sentence must name
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("unknown input") << "nonsense" << QVariant(1) << "nonsense";
        QTest::newRow("property of QObject") << "objectName" << QVariant(key("x")) << "objectName";
        QTest::newRow("unknown choice") << "mode" << QVariant(key("turbo")) << "turbo";
        QTest::newRow("choice by number") << "mode" << QVariant(1) << "Execution mode";
        QTest::newRow("no choice") << "workload" << QVariant() << "Workload";
        QTest::newRow("too many kernels") << "kernel_count" << QVariant(10'001) << "10,000";
        QTest::newRow("too few kernels") << "kernel_count" << QVariant(9) << "10";
        QTest::newRow("half a kernel") << "kernel_count" << QVariant(100.5) << "100.5";
        QTest::newRow("no number") << "launch_us" << QVariant(key("10")) << "Launch cost";
        QTest::newRow("not a number") << "launch_us" << QVariant(nan) << "Launch cost";
        QTest::newRow("infinite") << "gpu_speed" << QVariant(infinity) << "GPU speed";
        QTest::newRow("negative") << "launch_us" << QVariant(-1.0) << "Launch cost";
        QTest::newRow("edge cost in the cloud") << "launch_us" << QVariant(50.0) << "20";
        QTest::newRow("too slow") << "gpu_speed" << QVariant(0.5) << "1";
        QTest::newRow("switch by number") << "min_kernel" << QVariant(1) << "switch";
        QTest::newRow("a long text") << "scale" << QVariant(QString(5000, u'x')) << "Scale";
    }
    void badValuesAreRefused()
    {
        QFETCH(QString, id);
        QFETCH(QVariant, value);
        QFETCH(QString, names);
        WatchedInstrument instrument(m_catalogue);
        const QVariantMap before = instrument->saveInputs();
        QSignalSpy changes(&*instrument, &Instrument::changed);
        const QString error = instrument->setInput(id, value);
        QVERIFY2(error.contains(names), qPrintable(error));
        QVERIFY2(error.endsWith(u'.') && error.size() < 300, qPrintable(error));
        QCOMPARE(instrument->saveInputs(), before);
        QCOMPARE(changes.count(), 0);
    }

    void oneChangeOneSignal()
    {
        WatchedInstrument instrument(m_catalogue);
        QSignalSpy changes(&*instrument, &Instrument::changed);
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        QVERIFY(instrument->setInput(key("gpu_speed"), 2.0).isEmpty());
        QCOMPARE(changes.count(), 1);
        QVERIFY(instrument->setInput(key("gpu_speed"), 2).isEmpty()); // the same, as a whole number
        QCOMPARE(changes.count(), 1);
        QCOMPARE(inputs.count(), 0);
        QVERIFY(instrument->setInput(key("workload"), key("gpt2")).isEmpty());
        QCOMPARE(changes.count(), 2);
        QCOMPARE(inputs.count(), 1);
    }

    void resultsAreConsistentWhenTheSignalComes()
    {
        WatchedInstrument instrument(m_catalogue);
        int seen = 0;
        connect(&*instrument, &Instrument::changed, this, [&] {
            ++seen;
            QCOMPARE(instrument->passes()->value(key("eager"), key("total_us")), instrument->total_us());
            QCOMPARE(instrument->figure(key("total_us")), instrument->total_us());
            QCOMPARE(instrument->timeline(0.0, 1e9).total_us, instrument->total_us());
            QVERIFY(!instrument->changeSentence().isEmpty());
        });
        QVERIFY(instrument->setInput(key("launch_us"), 20.0).isEmpty());
        QCOMPARE(seen, 1);
    }

    void stateSurvivesSavingAndRestoring()
    {
        DispatchTaxInstrument first(m_catalogue);
        const QVariantMap wanted{{key("context"), key("edge")},
                                 {key("workload"), key("giant")},
                                 {key("mode"), key("cuda_graph")},
                                 {key("kernel_count"), 3.0},
                                 {key("launch_us"), 35.0},
                                 {key("gpu_speed"), 2.5},
                                 {key("launch_model"), key("overlapped")},
                                 {key("scale"), key("percent")},
                                 {key("edge_math"), key("physical")},
                                 {key("min_kernel"), true}};
        for (const QString &id : {key("context"), key("workload")})
            QVERIFY(first.setInput(id, wanted.value(id)).isEmpty());
        for (auto it = wanted.constBegin(); it != wanted.constEnd(); ++it)
            QVERIFY(first.setInput(it.key(), it.value()).isEmpty());
        QCOMPARE(first.saveInputs(), wanted);
        WatchedInstrument second(m_catalogue);
        QSignalSpy changes(&*second, &Instrument::changed);
        second->restoreInputs(wanted);
        QCOMPARE(second->saveInputs(), wanted);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(second->total_us(), first.total_us());
    }

    void restoringKeepsWhatDoesNotFit()
    {
        WatchedInstrument instrument(m_catalogue);
        instrument->restoreInputs({{key("kernel_count"), 1e9},
                                   {key("mode"), key("turbo")},
                                   {key("someone else's"), 1},
                                   {key("gpu_speed"), 4.0}});
        QCOMPARE(instrument->kernelCount(), 1000.0);
        QCOMPARE(instrument->mode(), key("eager"));
        QCOMPARE(instrument->gpuSpeed(), 4.0);
        QSignalSpy changes(&*instrument, &Instrument::changed);
        instrument->restoreInputs({});
        QCOMPARE(changes.count(), 0);
    }

    void inputTexts()
    {
        const DispatchTaxInstrument instrument(m_catalogue);
        const QString space(QChar::Nbsp);
        QCOMPARE(instrument.inputText(key("kernel_count"), 1000), key("1,000 kernel(s)"));
        QCOMPARE(instrument.inputText(key("launch_us"), 10), QStringLiteral("10%1µs").arg(space));
        QCOMPARE(instrument.inputText(key("gpu_speed"), 2.0), QStringLiteral("2×"));
        QCOMPARE(instrument.inputText(key("gpu_speed"), 2.5), QStringLiteral("2.5×"));
        QCOMPARE(instrument.inputText(key("mode"), key("cuda_graph")), key("CUDA graph"));
        QCOMPARE(instrument.inputText(key("min_kernel"), true), key("on"));
    }

    void propertiesCannotBeWrittenAround()
    {
        DispatchTaxInstrument instrument(m_catalogue);
        QVERIFY(!instrument.setProperty("gpu_speed", 100.0));
        QCOMPARE(instrument.gpuSpeed(), 1.0);
    }

    void factoryKnowsItsInstruments()
    {
        for (const QString &id : instrumentIds()) {
            const auto instrument = makeInstrument(id, m_catalogue);
            QVERIFY(instrument);
            QCOMPARE(instrument->id(), id);
        }
        QVERIFY(!makeInstrument(key("nonsense"), m_catalogue));
        QVERIFY(!makeInstrument(key("dispatch_tax"), Catalogue()));
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestDispatchTaxInputs)
#include "test_dispatch_tax_inputs.moc"
