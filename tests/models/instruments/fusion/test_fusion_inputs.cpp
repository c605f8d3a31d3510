// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/fusion/fusion_fixture.h"

#include "tests/support/test_main.h"

namespace test_fusion_inputs {

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
        const FusionInstrument instrument(m_catalogue);
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
        QCOMPARE(instrument->tables().front(), instrument->table("attention"));
        QVERIFY(instrument.change({{"topic", key("one_line")}}).isEmpty());
        QCOMPARE(idsOf(*instrument), QStringList({key("context"), key("topic"), key("convention")}));
        QCOMPARE(instrument->tables().front(), instrument->table("conventions"));
        QCOMPARE(instrument->tables().size(), std::size_t(7));
        // An input that is not shown can still be set, so a state can be put together in any order.
        QVERIFY(instrument.change({{"granularity", key("semi")}}).isEmpty());
        QCOMPARE(instrument->settings().granularity, key("semi"));
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
        QCOMPARE(instrument->settings().launch_us, 50.0);
        QCOMPARE(specOf(*instrument, "launch_us").maximum, 50.0);
        QVERIFY(specOf(*instrument, "launch_us").secondary);
        QVERIFY(!specOf(*instrument, "launch_us").assumption.isEmpty());
        VERIFY_CLOSE(instrument.figure("bandwidth"), 102.4e9);
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QVERIFY(instrument.change({{"launch_us", 20.0}}).isEmpty());
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty()); // again: keeps the learner's value
        QCOMPARE(instrument->settings().launch_us, 20.0);
    }

    void whatTheChoicesRuleOutIsRefused()
    {
        WatchedFusion instrument(m_catalogue);
        // Levels of the table that no framework cuts a chain into.
        for (const char *level : {"fused", "eval", "evaluation"})
            QVERIFY(plain(instrument.change({{"granularity", key(level)}})).startsWith(key("Granularity ")));
        QVERIFY(plain(instrument.change({{"launch_us", 50.0}}))
                    .contains(QString::fromUtf8("20 µs"))); // of the edge
        QVERIFY(instrument.change({{"precision", key("int8")}}).contains(key("FP16")));
        QVERIFY(plain(instrument.change({{"elements", 1e9 + 1}})).contains(key("1,000,000,000 element")));
        QCOMPARE(instrument->settings(), FusionDesign::defaults(m_catalogue));
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

private:
    Catalogue m_catalogue;
};

RP_TEST(TestFusionInputs)

} // namespace test_fusion_inputs
#include "test_fusion_inputs.moc"
