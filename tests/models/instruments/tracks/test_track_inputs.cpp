// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/instruments/instrument_factory.h"
#include "tests/models/instruments/tracks/track_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

namespace test_track_inputs {

using namespace rp;

class TestTrackInputs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void everyTrackHasItsInstrument()
    {
        for (const TrackEntry &track : m_catalogue.tracks) {
            const auto made = makeInstrument(QStringLiteral("track_%1").arg(track.key), m_catalogue);
            QVERIFY2(made, qPrintable(track.key));
            const auto *judge = qobject_cast<const TrackInstrument *>(made.get());
            QVERIFY(judge);
            QCOMPARE(judge->track(), track.key);
            QVERIFY(judge->verdict().known);
            QVERIFY(trackVerdict(track.key, {made.get()}).known);
            QVERIFY(!trackVerdict(key("other"), {made.get()}).known);
        }
    }

    void everySpecIsAPropertyWithWords()
    {
        everyInstrument([this](const QString &id, Instrument &instrument) {
            for (const InputSpec &spec : instrument.inputs()) {
                const QVariant value = instrument.input(spec.id);
                QVERIFY2(value.isValid(), qPrintable(spec.id));
                QVERIFY2(!spec.label.isEmpty() && spec.help.endsWith(u'.'), qPrintable(spec.id));
                QVERIFY2(!instrument.inputText(spec.id, value).isEmpty(), qPrintable(spec.id));
                QVERIFY2(spec.kind != InputSpec::Kind::Choice || spec.choices.size() > 1,
                         qPrintable(spec.id));
                QVERIFY2(instrument.setInput(spec.id, value).isEmpty(), qPrintable(spec.id));
                for (const InputMark &mark : spec.marks) {
                    const auto fresh = makeInstrument(id, m_catalogue);
                    if (spec.id == QLatin1String("branch_share"))
                        continue;
                    QVERIFY2(fresh->setInput(spec.id, mark.value).isEmpty(), qPrintable(mark.label));
                }
                for (const InputChoice &choice : spec.choices) {
                    const auto fresh = makeInstrument(id, m_catalogue);
                    QVERIFY2(fresh->setInput(spec.id, choice.key).isEmpty(), qPrintable(choice.key));
                    QCOMPARE(fresh->inputText(spec.id, choice.key), choice.label);
                }
            }
        });
    }

    void whatIsShownCanBeTypedBack()
    {
        for (const char *language : {"en_US", "es_ES", "ar_EG", "zh_CN"}) {
            QLocale::setDefault(QLocale(key(language)));
            everyInstrument([](const QString & /*id*/, Instrument &instrument) {
                for (const InputSpec &spec : instrument.inputs()) {
                    if (!spec.parse)
                        continue;
                    for (const double value : {spec.minimum, spec.maximum, spec.minimum + spec.step}) {
                        const QString text = instrument.inputText(spec.id, value);
                        const auto read = spec.parse(text);
                        QVERIFY2(read, qPrintable(spec.id + u' ' + text));
                        QVERIFY2(std::abs(*read - value) <= 0.005 * value + 1e-9,
                                 qPrintable(spec.id + u' ' + text));
                    }
                }
            });
        }
    }

    void badValuesAreRefused_data()
    {
        QTest::addColumn<QString>("instrument");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("names"); // what the sentence must name
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("unknown") << "track_cloud"
                                 << "nonsense" << QVariant(1) << "nonsense";
        QTest::newRow("mode") << "track_cloud"
                              << "mode" << QVariant(key("fast")) << "fast";
        QTest::newRow("no batch") << "track_cloud"
                                  << "batch" << QVariant(0) << "1,024";
        QTest::newRow("half a batch") << "track_cloud"
                                      << "batch" << QVariant(1.5) << "whole numbers";
        QTest::newRow("three GPUs") << "track_cloud"
                                    << "tensor_parallel" << QVariant(key("3")) << "8 GPU(s)";
        QTest::newRow("GPUs as a number") << "track_cloud"
                                          << "tensor_parallel" << QVariant(8) << "Tensor";
        QTest::newRow("long context") << "track_cloud"
                                      << "context_tokens" << QVariant(8193) << "8,192";
        QTest::newRow("no launch cost") << "track_cloud"
                                        << "launch_us" << QVariant(0.0) << "2 µs";
        QTest::newRow("late deadline") << "track_edge"
                                       << "deadline_ms" << QVariant(10.5) << "10 ms";
        QTest::newRow("not a number") << "track_edge"
                                      << "deadline_ms" << QVariant(nan) << "Deadline";
        QTest::newRow("too often") << "track_edge"
                                   << "loops_per_s" << QVariant(201) << "200 per second";
        QTest::newRow("too many objects") << "track_edge"
                                          << "gc_objects" << QVariant(1e7) << "1,000,000";
        QTest::newRow("always stalling") << "track_edge"
                                         << "stall_share" << QVariant(1.0) << "0.01 %";
        QTest::newRow("switch") << "track_mobile"
                                << "fused" << QVariant(1) << "Fuse kernels";
        QTest::newRow("free DRAM") << "track_mobile"
                                   << "pj_per_dram_byte" << QVariant(0.0) << "10 pJ per byte";
        QTest::newRow("no frame") << "track_mobile"
                                  << "frames_per_s" << QVariant(0) << "Frame rate";
        QTest::newRow("huge") << "track_mobile"
                              << "activation_mb" << QVariant(9.0) << "8 MB";
        QTest::newRow("runtime") << "track_tiny"
                                 << "runtime" << QVariant(key("jax")) << "ExecuTorch";
        QTest::newRow("clock") << "track_tiny"
                               << "clock_mhz" << QVariant(400) << "96 MHz";
        QTest::newRow("text") << "track_tiny"
                              << "flash_kb" << QVariant(key("512")) << "Flash budget";
    }
    void badValuesAreRefused()
    {
        QFETCH(QString, instrument);
        QFETCH(QString, id);
        QFETCH(QVariant, value);
        QFETCH(QString, names);
        const auto made = makeInstrument(instrument, m_catalogue);
        const QVariantMap before = made->saveInputs();
        QSignalSpy changes(made.get(), &Instrument::changed);
        const QString error = plain(made->setInput(id, value));
        QVERIFY2(error.contains(names), qPrintable(error));
        QVERIFY2(error.endsWith(u'.') && error.size() < 300, qPrintable(error));
        QCOMPARE(made->saveInputs(), before);
        QCOMPARE(changes.count(), 0);
    }

    void aModeBringsItsOwnJitter()
    {
        Watched<TrackEdgeInstrument> instrument(m_catalogue);
        QCOMPARE(instrument->settings().gc_objects, 300000.0);
        QVERIFY(applies(*instrument, "gc_objects"));
        QSignalSpy inputs(&*instrument, &Instrument::inputsChanged);
        QVERIFY(instrument.change({{"kernels", 200.0}, {"mode", key("aot_cpp_rt")}}).isEmpty());
        QCOMPARE(inputs.count(), 1);
        QCOMPARE(instrument->settings().kernels, 60.0);
        QCOMPARE(instrument->settings().launch_us, 8.0);
        QCOMPARE(instrument->settings().preemption_ms, 0.05);
        QVERIFY(!applies(*instrument, "gc_objects") && !applies(*instrument, "gc_young_share"));
        QCOMPARE(instrument->table("sources")->rowCount(), 2);
        QCOMPARE(instrument.figure("gc_pause_us"), 0.0);
        QVERIFY(instrument.change({{"mode", key("eager")}}).isEmpty());
        QCOMPARE(instrument->table("sources")->rowCount(), 4);
        VERIFY_CLOSE(instrument.figure("gc_pause_us"), 21e3, 1e-12);
        // Choosing the same again keeps the learner's own value.
        QVERIFY(instrument.change({{"kernels", 99.0}, {"mode", key("eager")}}).isEmpty());
        QCOMPARE(instrument->settings().kernels, 99.0);
    }

    void aLoopRateHoldsTheDeadline()
    {
        Watched<TrackEdgeInstrument> instrument(m_catalogue);
        QVERIFY(instrument.change({{"loops_per_s", 20.0}, {"deadline_ms", 40.0}}).isEmpty());
        QVERIFY(instrument.change({{"loops_per_s", 200.0}}).isEmpty());
        QCOMPARE(instrument->settings().deadline_ms, 5.0);
        QVERIFY(!instrument.change({{"deadline_ms", 5.5}}).isEmpty());
    }

    void controlsThatDoNothingDoNotApply()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        QVERIFY(!applies(*cloud, "rho") && applies(*cloud, "launch_us") && applies(*cloud, "collective_us"));
        QVERIFY(cloud.change({{"mode", key("cuda_graph")}, {"tensor_parallel", key("1")}}).isEmpty());
        QVERIFY(applies(*cloud, "rho") && !applies(*cloud, "launch_us") && !applies(*cloud, "collective_us"));
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        QVERIFY(!applies(*mobile, "branch_share"));
        QVERIFY(mobile.change({{"masked", true}}).isEmpty());
        QVERIFY(applies(*mobile, "branch_share"));
    }

    void aStateComesBack()
    {
        everyInstrument([this](const QString &id, Instrument &instrument) {
            disturb(instrument);
            const QVariantMap saved = instrument.saveInputs();
            const auto other = makeInstrument(id, m_catalogue);
            QSignalSpy changes(other.get(), &Instrument::changed);
            other->restoreInputs(saved);
            QCOMPARE(other->saveInputs(), saved);
            QCOMPARE(changes.count(), 1);
            for (const QString &figure : instrument.figureIds()) {
                QCOMPARE(other->figure(figure), instrument.figure(figure));
                QCOMPARE(instrument.figureFor(saved, figure), instrument.figure(figure));
                QCOMPARE(instrument.figureTextFor(saved, figure), instrument.figureText(figure));
            }
            QCOMPARE(other->changeSentence(), QString());
            // Damaged values leave what was there.
            other->restoreInputs({{key("mode"), key("x")}, {key("runtime"), 3}, {key("nonsense"), 1}});
            QCOMPARE(other->saveInputs(), saved);
        });
    }

    void aChangeIsAnnouncedOnce()
    {
        everyInstrument([](const QString & /*id*/, Instrument &instrument) {
            for (const InputSpec &spec : instrument.inputs()) {
                if (spec.kind == InputSpec::Kind::Choice)
                    continue;
                QSignalSpy changes(&instrument, &Instrument::changed);
                const bool atMinimum = instrument.input(spec.id).toDouble() == spec.minimum;
                const QVariant value = spec.kind == InputSpec::Kind::Toggle
                                           ? QVariant(true)
                                           : QVariant(atMinimum ? spec.maximum : spec.minimum);
                QCOMPARE(instrument.setInput(spec.id, value), QString());
                QCOMPARE(instrument.setInput(spec.id, value), QString());
                QCOMPARE(changes.count(), 1);
            }
        });
    }

private:
    template<typename Check>
    void everyInstrument(const Check &check)
    {
        for (const char *id : {"track_cloud", "track_edge", "track_mobile", "track_tiny"}) {
            const auto made = makeInstrument(key(id), m_catalogue);
            std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
            for (ResultTable *table : made->tables()) {
                testers.push_back(std::make_unique<QAbstractItemModelTester>(
                    table, QAbstractItemModelTester::FailureReportingMode::Fatal));
            }
            check(key(id), *made);
        }
    }
    static bool applies(const Instrument &instrument, const char *id)
    {
        const std::vector<InputSpec> specs = instrument.inputs();
        return std::any_of(specs.begin(), specs.end(),
                           [&](const InputSpec &spec) { return spec.id == key(id) && spec.applies; });
    }
    /// Another value for every control, choices first.
    static void disturb(Instrument &instrument)
    {
        for (const InputSpec &spec : instrument.inputs()) {
            QVariant value(true);
            if (spec.kind == InputSpec::Kind::Choice)
                value = spec.choices.back().key;
            else if (spec.kind != InputSpec::Kind::Toggle)
                value = spec.wholeNumbers ? std::floor((spec.minimum + spec.maximum) / 2.0)
                                          : (spec.minimum + spec.maximum) / 2.0;
            // A control may be gone, or shorter, after another one was set.
            (void)instrument.setInput(spec.id, value);
        }
    }

    Catalogue m_catalogue;
};

RP_TEST(TestTrackInputs)

} // namespace test_track_inputs
#include "test_track_inputs.moc"
