// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The track's entry of the status strip: who judges, and when.
#include "models/instruments/tracks/common/track_instrument.h"
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"
#include "views/shell/strip/hud_items.h"

#include <QTest>
#include <algorithm>

using namespace rp;
using namespace rp::test;

namespace {

const QString edge = QStringLiteral("edge");

QString key(const char *text)
{
    return QLatin1String(text);
}

HudItem trackItem(const LabBench &bench, const QString &track, bool withInstruments = true)
{
    const std::vector<HudItem> items = HudItems::of(
        {*bench.session, bench.catalogue, edge, track, withInstruments ? &bench.workbench : nullptr});
    const auto found = std::find_if(items.begin(), items.end(),
                                    [](const HudItem &item) { return item.key == key("track"); });
    return found == items.end() ? HudItem() : *found;
}

/// The Explore step of act 3 on the edge track.
void exploreActThree(LabBench &bench)
{
    bench.wizard->setTrack(edge);
    while (bench.session->place() != Place{key("act3"), Step::Explore}) {
        const ActContent &act = bench.session->currentAct();
        for (const QuestionContent &question : act.predictions)
            bench.wizard->commitPrediction(question.id, question.options.front().id);
        if (bench.session->place().step == Step::Explore)
            bench.wizard->skipDiscoveries();
        for (const QuestionContent &question : act.reflections)
            bench.wizard->answerReflection(question.id, question.correct);
        bench.wizard->next();
    }
}

} // namespace

class HudTrackTest : public QObject
{
    Q_OBJECT
private slots:
    void noTrackNoVerdict();
    void modesDecideUntilActThree();
    void ownInstrumentDecidesInActThree();
    void instrumentsOfOtherTracksStayOut();
};

void HudTrackTest::noTrackNoVerdict()
{
    const LabBench bench;
    QVERIFY(!trackItem(bench, {}).known);
    QVERIFY(!trackItem(bench, key("west")).known);
    // With a track, but nothing measured yet: the instruments of act 3 are still locked.
    QVERIFY(!trackItem(bench, edge).known);
}

void HudTrackTest::modesDecideUntilActThree()
{
    LabBench bench;
    bench.walkTo(Step::Explore);
    bench.wizard->setInput(key("mode"), key("eager"));
    const HudItem item = trackItem(bench, edge);
    QVERIFY(item.known);
    QCOMPARE(item, trackItem(bench, edge, false));
}

void HudTrackTest::ownInstrumentDecidesInActThree()
{
    LabBench bench;
    exploreActThree(bench);
    Instrument *own = bench.workbench.bench(key("act3")).instrument(edge);
    const auto *judge = qobject_cast<TrackInstrument *>(own);
    QVERIFY(judge);
    bool passed = false;
    bool failed = false;
    for (const InputSpec &input : own->inputs()) {
        for (const InputChoice &choice : input.choices) {
            bench.wizard->setInput(QStringLiteral("edge.%1").arg(input.id), choice.key);
            const HudItem item = trackItem(bench, edge);
            QVERIFY(item.known);
            QVERIFY(item.value.contains(judge->verdict().figure));
            QVERIFY(item.spoken.contains(judge->verdict().sentence));
            (judge->verdict().pass ? passed : failed) = true;
        }
    }
    QVERIFY(passed && failed);
    const QVariantMap design = bench.session->design();
    QCOMPARE(design.value(key("track_verdict")).toString(),
             judge->verdict().pass ? key("pass") : key("fail"));
}

void HudTrackTest::instrumentsOfOtherTracksStayOut()
{
    LabBench bench;
    exploreActThree(bench);
    const HudItem before = trackItem(bench, edge);
    for (const char *other : {"cloud", "mobile", "tiny"})
        bench.workbench.bench(key("act3")).instrument(key(other))->restoreInputs({});
    QCOMPARE(trackItem(bench, edge), before);
    QVERIFY(trackItem(bench, key("tiny")).value != before.value);
}

RP_TEST(HudTrackTest)
#include "test_hud_track.moc"
