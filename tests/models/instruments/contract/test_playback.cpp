// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The clock over a score: what happens when, in order, and that the bill is what the models say.
#include "models/catalogue/surgery_entries.h"
#include "models/instruments/contract/playback.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/surgery/surgery.h"
#include "tests/models/session/watched.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

namespace test_playback {

using namespace rp;

class TestPlayback : public QObject
{
    Q_OBJECT
private slots:
    void noStepIsSilent_data();
    void noStepIsSilent();
    void raceBillsTheIdleTime_data();
    void raceBillsTheIdleTime();
    void waitingAddsUp_data();
    void waitingAddsUp();

private:
    /// Two launches of 10 µs, each kernel 5 µs, launched when the one before is done.
    static PlayScore small();
    Catalogue m_catalogue = builtInCatalogue();
};

namespace {

constexpr double tolerance = 1e-9; ///< relative

bool near(double a, double b)
{
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

const PlayTrack &trackOf(const PlayLane &lane, PlayTrack::Side side, PlayTrack::Kind kind)
{
    for (const PlayTrack &track : lane.tracks)
        if (track.side == side && track.kind == kind)
            return track;
    qFatal("no such track");
}

double lengthOf(const PlayTrack &track)
{
    double sum = 0.0;
    for (const PlayStretch &stretch : track.stretches)
        sum += stretch.length_us();
    return sum;
}

} // namespace

PlayScore TestPlayback::small()
{
    PlayTrack launches{PlayTrack::Side::Cpu, PlayTrack::Kind::Launching};
    PlayTrack runs{PlayTrack::Side::Gpu, PlayTrack::Kind::Running};
    launches.add(0.0, 10.0);
    runs.add(10.0, 15.0);
    launches.add(15.0, 25.0);
    runs.add(25.0, 30.0);
    PlayScore score;
    score.lanes.push_back({QStringLiteral("one"), 30.0, {launches, runs, waitingBeside(runs, 30.0, true)}});
    score.lanes.push_back({QStringLiteral("two"), 12.0, {}});
    return score;
}

void TestPlayback::noStepIsSilent_data()
{
    QTest::addColumn<bool>("billed");
    QTest::newRow("waiting is billed") << true;
    QTest::newRow("waiting is not") << false;
}

void TestPlayback::noStepIsSilent()
{
    QFETCH(bool, billed);
    PlayTrack runs{PlayTrack::Side::Gpu, PlayTrack::Kind::Running};
    runs.add(10.0, 15.0);
    runs.add(15.0 + 1e-9, 20.0); // what rounding leaves between two
    PlayScore score;
    score.lanes.push_back({QStringLiteral("one"), 30.0, {runs, waitingBeside(runs, 30.0, billed)}});
    Playback playback(score);
    while (!playback.isAtEnd()) {
        const std::vector<PlayEvent> events = playback.step(true);
        QVERIFY2(!events.empty(), qPrintable(QString::number(playback.at_us())));
        QCOMPARE(events.front().at_us, playback.at_us());
    }
}

void TestPlayback::raceBillsTheIdleTime_data()
{
    QTest::addColumn<QString>("launches");
    QTest::addColumn<double>("kernels");
    QTest::newRow("serial") << QStringLiteral("serial") << 1000.0;
    QTest::newRow("overlapped") << QStringLiteral("overlapped") << 1000.0;
    QTest::newRow("many") << QStringLiteral("serial") << 10000.0;
    QTest::newRow("few") << QStringLiteral("overlapped") << 10.0;
}

void TestPlayback::raceBillsTheIdleTime()
{
    QFETCH(QString, launches);
    QFETCH(double, kernels);
    DispatchTaxInstrument instrument(m_catalogue);
    QCOMPARE(instrument.setInput(QStringLiteral("launch_model"), launches), QString());
    QCOMPARE(instrument.setInput(QStringLiteral("kernel_count"), kernels), QString());
    const PlayScore score = instrument.race();
    const ResultTable *passes = instrument.table(QStringLiteral("passes"));
    QCOMPARE(score.lanes.size(), std::size_t(passes->rowCount()));
    for (const PlayLane &lane : score.lanes) {
        const double total_us = passes->value(lane.key, QStringLiteral("total_us"));
        const double busy = passes->value(lane.key, QStringLiteral("gpu_busy"));
        QVERIFY(near(lane.end_us, total_us));
        QVERIFY(near(lane.billAt(lane.end_us), total_us * (1.0 - busy)));
        const PlayTrack &runs = trackOf(lane, PlayTrack::Side::Gpu, PlayTrack::Kind::Running);
        QCOMPARE(double(runs.stretches.size()), passes->value(lane.key, QStringLiteral("kernels")));
    }
    QCOMPARE(score.lanes[score.lead].key, instrument.input(QStringLiteral("mode")).toString());
}

void TestPlayback::waitingAddsUp_data()
{
    QTest::addColumn<QString>("surgery");
    for (const SurgeryOptionEntry &option : m_catalogue.surgeryOptions)
        QTest::newRow(qPrintable(option.key)) << option.key;
}

void TestPlayback::waitingAddsUp()
{
    QFETCH(QString, surgery);
    SurgeryInstrument instrument(m_catalogue);
    const InputSpec scenarios = instrument.inputs().front();
    for (const InputChoice &scenario : scenarios.choices) {
        QCOMPARE(instrument.setInput(scenarios.id, scenario.key), QString());
        QCOMPARE(instrument.setInput(QStringLiteral("surgery"), surgery), QString());
        const PlayScore score = instrument.waiting();
        for (const auto &[lane, outcome] : {std::pair(&score.lanes[0], &instrument.state().before()),
                                            std::pair(&score.lanes[1], &instrument.state().after())}) {
            QVERIFY(near(lane->end_us, outcome->mean.total_us));
            const PlayTrack &gpu = trackOf(*lane, PlayTrack::Side::Gpu, PlayTrack::Kind::Waiting);
            QVERIFY(near(gpu.billAt(lane->end_us), outcome->latency_us));
            for (const PlayTrack::Side side : {PlayTrack::Side::Cpu, PlayTrack::Side::Gpu}) {
                const auto work =
                    side == PlayTrack::Side::Cpu ? PlayTrack::Kind::Launching : PlayTrack::Kind::Running;
                QVERIFY(near(lengthOf(trackOf(*lane, side, work)) +
                                 lengthOf(trackOf(*lane, side, PlayTrack::Kind::Waiting)),
                             lane->end_us));
            }
        }
    }
}

RP_TEST(TestPlayback)

} // namespace test_playback
#include "test_playback.moc"
