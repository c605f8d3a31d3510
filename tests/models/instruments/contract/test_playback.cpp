// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The clock over a score: what happens when, in order, and that the bill is what the models say.
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_entry.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/surgery/surgery.h"
#include "models/play/playback.h"
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
    void tracksCount();
    void waitingFillsTheGaps();
    void eventsComeInOrder();
    void stepsMeetEveryEvent();
    void noStepIsSilent_data();
    void noStepIsSilent();
    void partsMakeTheWhole_data();
    void partsMakeTheWhole();
    void speedsDiffer();
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

void TestPlayback::tracksCount()
{
    PlayTrack track;
    track.add(0.0, 4.0, 8.0);
    track.add(4.0, 4.0, 100.0); // no length: left out
    track.add(6.0, 8.0, 1.0);
    QCOMPARE(track.stretches.size(), std::size_t(2));
    QCOMPARE(track.billAt(-1.0), 0.0);
    QCOMPARE(track.billAt(2.0), 4.0);
    QCOMPARE(track.billAt(5.0), 8.0);
    QCOMPARE(track.billAt(7.0), 8.5);
    QCOMPARE(track.billAt(100.0), 9.0);
    QCOMPARE(track.shareOf(0.0, 8.0), 0.75);
    QCOMPARE(track.shareOf(3.0, 7.0), 0.5);
    QCOMPARE(track.begunAt(6.0), std::size_t(2));
}

void TestPlayback::waitingFillsTheGaps()
{
    const PlayLane lane = small().lanes.front();
    const PlayTrack &waiting = trackOf(lane, PlayTrack::Side::Gpu, PlayTrack::Kind::Waiting);
    QCOMPARE(waiting.stretches.size(), std::size_t(2));
    QCOMPARE(lane.billAt(30.0), 20.0);
    QCOMPARE(lane.billAt(12.0), 10.0);
    QCOMPARE(lane.billAt(20.0), 15.0);
}

void TestPlayback::eventsComeInOrder()
{
    Playback playback(small());
    const std::vector<PlayEvent> events = playback.between(0.0, 30.0);
    QCOMPARE(events.size(), std::size_t(6));
    for (std::size_t i = 1; i < events.size(); ++i)
        QVERIFY(events[i - 1].at_us <= events[i].at_us);
    QCOMPARE(events.front().what, PlayEvent::What::Waits);
    QCOMPARE(events.front().length_us, 10.0);
    QCOMPARE(events[1].what, PlayEvent::What::Starts);
    QCOMPARE(events[2].what, PlayEvent::What::Done);
    QCOMPARE(events[2].lane, std::size_t(1));
    QCOMPARE(events.back().what, PlayEvent::What::Done);
}

void TestPlayback::stepsMeetEveryEvent()
{
    Playback playback(small());
    std::vector<PlayEvent> met = playback.between(-1.0, 0.0);
    while (!playback.isAtEnd())
        for (const PlayEvent &event : playback.step(true)) {
            QCOMPARE(event.at_us, playback.at_us());
            met.push_back(event);
        }
    QVERIFY(met == playback.between(0.0, 30.0));
    std::vector<double> back;
    while (!playback.isAtStart()) {
        playback.step(false);
        back.push_back(playback.at_us());
    }
    QVERIFY((back == std::vector<double>{25.0, 15.0, 12.0, 10.0, 0.0}));
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

void TestPlayback::partsMakeTheWhole_data()
{
    QTest::addColumn<double>("frame_s");
    QTest::newRow("frames") << 0.016;
    QTest::newRow("slow machine") << 0.37;
}

/// However the time is cut, the same is told, once.
void TestPlayback::partsMakeTheWhole()
{
    QFETCH(double, frame_s);
    Playback playback(small());
    std::vector<PlayEvent> told;
    for (int i = 0; i < 100000 && !playback.isAtEnd(); ++i)
        for (const PlayEvent &event : playback.advance(frame_s, PlaySpeed::Fast))
            told.push_back(event);
    QVERIFY(playback.isAtEnd());
    QVERIFY(told == playback.between(0.0, 30.0));
    QVERIFY(playback.advance(1.0, PlaySpeed::Fast).empty());
    playback.moveTo(-5.0);
    QVERIFY(playback.isAtStart());
}

void TestPlayback::speedsDiffer()
{
    const Playback playback(small());
    QVERIFY(playback.rate_us(PlaySpeed::Slow) < playback.rate_us(PlaySpeed::Middle));
    QVERIFY(playback.rate_us(PlaySpeed::Middle) < playback.rate_us(PlaySpeed::Fast));
    QVERIFY(Playback().isAtEnd());
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
