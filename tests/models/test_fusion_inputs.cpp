// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/fusion_fixture.h"

#include "models/instruments/instrument_factory.h"
#include "tests/support/test_main.h"

#include <limits>

using namespace rp;

namespace {

QStringList idsOf(const Instrument &instrument)
{
    QStringList ids;
    for (const InputSpec &spec : instrument.inputs())
        ids.append(spec.id);
    return ids;
}

InputSpec specOf(const Instrument &instrument, const char *id)
{
    for (const InputSpec &spec : instrument.inputs()) {
        if (spec.id == QLatin1String(id))
            return spec;
    }
    return {};
}

/// A state that differs from the start in every input.
QVariantMap everythingChanged()
{
    return {{key("context"), key("edge")},
            {key("topic"), key("attention")},
            {key("fused"), true},
            {key("granularity"), key("primitive")},
            {key("evaluation"), true},
            {key("elements"), 1e6},
            {key("precision"), key("fp32")},
            {key("bandwidth"), key("tb3_35")},
            {key("efficiency"), key("better_fused")},
            {key("launch_us"), 35.0},
            {key("launch_model"), key("overlapped")},
            {key("count_rows"), true},
            {key("sequence"), 4096.0},
            {key("head_dim"), key("128")},
            {key("convention"), key("full")}};
}

} // namespace

class TestFusionInputs : public QObject
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
        const FusionExplorerInstrument instrument(m_catalogue);
        const QVariantMap expected{{key("context"), key("cloud")},
                                   {key("topic"), key("norm")},
                                   {key("fused"), false},
                                   {key("granularity"), key("library")},
                                   {key("evaluation"), false},
                                   {key("elements"), 786432.0},
                                   {key("precision"), key("fp16")},
                                   {key("bandwidth"), key("context")},
                                   {key("efficiency"), key("ideal")},
                                   {key("launch_us"), 10.0},
                                   {key("launch_model"), key("serial")},
                                   {key("count_rows"), false},
                                   {key("sequence"), 1024.0},
                                   {key("head_dim"), key("64")},
                                   {key("convention"), key("broadcast")}};
        QCOMPARE(instrument.saveInputs(), expected);
        QVERIFY(instrument.changeSentence().isEmpty());
    }

    void eachTopicHasItsControls()
    {
        WatchedFusion instrument(m_catalogue);
        QVERIFY(idsOf(*instrument).contains(key("granularity")));
        QVERIFY(!idsOf(*instrument).contains(key("sequence")));
        QVERIFY(instrument.change({{"topic", key("attention")}}).isEmpty());
        QCOMPARE(idsOf(*instrument), QStringList({key("context"), key("topic"), key("precision"),
                                                  key("sequence"), key("head_dim")}));
        QCOMPARE(instrument->tables().front(), instrument->attentionTraffic());
        QVERIFY(instrument.change({{"topic", key("one_line")}}).isEmpty());
        QCOMPARE(idsOf(*instrument), QStringList({key("context"), key("topic"), key("convention")}));
        QCOMPARE(instrument->tables().front(), instrument->conventions());
        QCOMPARE(instrument->tables().size(), std::size_t(8));
        // An input that is not shown can still be set, so a state can be put together in any order.
        QVERIFY(instrument.change({{"granularity", key("semi")}}).isEmpty());
        QCOMPARE(instrument->granularity(), key("semi"));
    }

    void everySpecIsAPropertyWithWords()
    {
        WatchedFusion instrument(m_catalogue);
        for (const char *topic : {"norm", "attention", "one_line"}) {
            QVERIFY(instrument.change({{"topic", key(topic)}}).isEmpty());
            for (const InputSpec &spec : instrument->inputs()) {
                const QVariant value = instrument->input(spec.id);
                QVERIFY2(value.isValid(), qPrintable(spec.id));
                QVERIFY2(!spec.label.isEmpty() && !spec.help.isEmpty(), qPrintable(spec.id));
                QVERIFY2(!instrument->inputText(spec.id, value).isEmpty(), qPrintable(spec.id));
                if (spec.id == key("topic"))
                    continue;
                for (const InputChoice &choice : spec.choices) {
                    QVERIFY2(!choice.label.isEmpty(), qPrintable(choice.key));
                    QVERIFY2(instrument->setInput(spec.id, choice.key).isEmpty(), qPrintable(choice.key));
                }
                QVERIFY(instrument->setInput(spec.id, value).isEmpty());
            }
        }
    }

    void slidersHaveMarks()
    {
        WatchedFusion instrument(m_catalogue);
        const auto marks = specOf(*instrument, "elements").marks;
        QCOMPARE(marks.size(), std::size_t(2));
        QCOMPARE(marks[0].value, 786432.0);
        QCOMPARE(marks[0].label, QString::fromUtf8("1,024 × 768"));
        QCOMPARE(marks[1].value, 10485760.0); // two FP16 tensors fill 40 MiB
        QVERIFY(instrument.change({{"precision", key("fp32")}}).isEmpty());
        QCOMPARE(specOf(*instrument, "elements").marks[1].value, 5242880.0);
        // On the edge device the cache is smaller than the published tensor, so the marks change places.
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QVERIFY(specOf(*instrument, "elements").marks[0].value < 786432.0);
        QVERIFY(instrument.change({{"topic", key("attention")}}).isEmpty());
        QVERIFY(specOf(*instrument, "sequence").marks.size() >= 3);
    }

    void aContextBringsItsLaunchCost()
    {
        WatchedFusion instrument(m_catalogue);
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QCOMPARE(instrument->launch_us(), 50.0);
        QCOMPARE(specOf(*instrument, "launch_us").maximum, 50.0);
        QVERIFY(specOf(*instrument, "launch_us").secondary);
        QVERIFY(!specOf(*instrument, "launch_us").assumption.isEmpty());
        VERIFY_CLOSE(instrument.figure("bandwidth"), 102.4e9);
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QVERIFY(instrument.change({{"launch_us", 20.0}}).isEmpty());
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty()); // again: keeps the learner's value
        QCOMPARE(instrument->launch_us(), 20.0);
    }

    void badValuesAreRefused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("names"); // what the sentence must name
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("unknown input") << "nonsense" << QVariant(1) << "nonsense";
        QTest::newRow("unknown topic") << "topic" << QVariant(key("matmul")) << "matmul";
        QTest::newRow("unknown granularity") << "granularity" << QVariant(key("eval")) << "Granularity";
        QTest::newRow("level that is no granularity")
            << "granularity" << QVariant(key("fused")) << "Granularity";
        QTest::newRow("switch by number") << "fused" << QVariant(1) << "switch";
        QTest::newRow("switch by text") << "evaluation" << QVariant(key("true")) << "switch";
        QTest::newRow("too small") << "elements" << QVariant(999) << "1,000";
        QTest::newRow("too large") << "elements" << QVariant(1e9 + 1) << "1,000,000,000";
        QTest::newRow("half an element") << "elements" << QVariant(1000.5) << "1000.5";
        QTest::newRow("infinite") << "elements" << QVariant(infinity) << "Tensor size";
        QTest::newRow("not a number") << "sequence" << QVariant(nan) << "Sequence length";
        QTest::newRow("sequence as text") << "sequence" << QVariant(key("1024")) << "Sequence length";
        QTest::newRow("too short") << "sequence" << QVariant(127) << "128";
        QTest::newRow("too long") << "sequence" << QVariant(16385) << "16,384";
        QTest::newRow("head size by number") << "head_dim" << QVariant(64) << "Head size";
        QTest::newRow("unknown head size") << "head_dim" << QVariant(key("96")) << "96";
        QTest::newRow("edge cost in the cloud") << "launch_us" << QVariant(50.0) << "20";
        QTest::newRow("unknown bandwidth") << "bandwidth" << QVariant(key("tb9")) << "Memory bandwidth";
        QTest::newRow("unknown precision") << "precision" << QVariant(key("int8")) << "FP16";
        QTest::newRow("unknown convention") << "convention" << QVariant(QString()) << "Counting convention";
    }
    void badValuesAreRefused()
    {
        QFETCH(QString, id);
        QFETCH(QVariant, value);
        QFETCH(QString, names);
        WatchedFusion instrument(m_catalogue);
        const QVariantMap before = instrument->saveInputs();
        QSignalSpy changes(&*instrument, &Instrument::changed);
        const QString error = instrument->setInput(id, value);
        QString plain = error;
        plain.remove(u',');
        QString wanted = names;
        wanted.remove(u',');
        QVERIFY2(plain.contains(wanted), qPrintable(error));
        QVERIFY2(error.endsWith(u'.') && error.size() < 400, qPrintable(error));
        QCOMPARE(instrument->saveInputs(), before);
        QCOMPARE(changes.count(), 0);
    }

    void oneChangeOneSignal()
    {
        WatchedFusion instrument(m_catalogue);
        QSignalSpy changes(&*instrument, &Instrument::changed);
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        QVERIFY(instrument.change({{"fused", true}}).isEmpty());
        QCOMPARE(changes.count(), 1);
        QVERIFY(instrument.change({{"fused", true}}).isEmpty());
        QCOMPARE(changes.count(), 1);
        QCOMPARE(inputs.count(), 0);
        QVERIFY(instrument.change({{"topic", key("attention")}}).isEmpty());
        QCOMPARE(changes.count(), 2);
        QCOMPARE(inputs.count(), 1);
    }

    void stateSurvivesSavingAndRestoring()
    {
        const QVariantMap wanted = everythingChanged();
        WatchedFusion first(m_catalogue);
        first->restoreInputs(wanted);
        QCOMPARE(first->saveInputs(), wanted);
        WatchedFusion second(m_catalogue);
        QSignalSpy changes(&*second, &Instrument::changed);
        second->restoreInputs(first->saveInputs());
        QCOMPARE(second->saveInputs(), wanted);
        QCOMPARE(changes.count(), 1);
        for (const QString &id : first->figureIds()) {
            const double figure = first->figure(id);
            QVERIFY(std::isnan(figure) ? std::isnan(second->figure(id)) : figure == second->figure(id));
        }
    }

    void restoringKeepsWhatDoesNotFit()
    {
        WatchedFusion instrument(m_catalogue);
        instrument->restoreInputs({{key("elements"), 1e12},
                                   {key("granularity"), key("atoms")},
                                   {key("workload"), key("kws")},
                                   {key("fused"), true}});
        QCOMPARE(instrument->elements(), 786432.0);
        QCOMPARE(instrument->granularity(), key("library"));
        QVERIFY(instrument->isFused());
        QSignalSpy changes(&*instrument, &Instrument::changed);
        instrument->restoreInputs({});
        QCOMPARE(changes.count(), 0);
    }

    void figuresUnderInputsThatDoNotExist()
    {
        const FusionExplorerInstrument instrument(m_catalogue);
        QVERIFY(std::isnan(instrument.figureFor({{key("workload"), key("kws")}}, key("speedup"))));
        QVERIFY(std::isnan(instrument.figureFor({{key("elements"), 1.0}}, key("speedup"))));
        QVERIFY(instrument.figureTextFor({{key("elements"), 1.0}}, key("speedup")).isEmpty());
    }

    void theDesignFollowsTheInputs()
    {
        WatchedFusion instrument(m_catalogue);
        QCOMPARE(instrument->designFields().value(key("fusion_enabled")), QVariant(false));
        QVERIFY(instrument.change({{"fused", true}}).isEmpty());
        const QVariantMap design = instrument->designFields();
        QCOMPARE(design.value(key("fusion_enabled")), QVariant(true));
        VERIFY_CLOSE(design.value(key("arithmetic_intensity_unfused")).toDouble(), 10.0 / 12.0);
        VERIFY_CLOSE(design.value(key("arithmetic_intensity_fused")).toDouble(), 2.5);
    }

    void theFactoryMakesIt()
    {
        const auto instrument = makeInstrument(key("fusion_explorer"), m_catalogue);
        QVERIFY(instrument);
        QCOMPARE(instrument->id(), key("fusion_explorer"));
        QVERIFY(!makeInstrument(key("fusion_explorer"), Catalogue()));
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestFusionInputs)
#include "test_fusion_inputs.moc"
