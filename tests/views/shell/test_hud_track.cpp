// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The track's entry of the status strip: who judges, and when.
#include "models/instruments/tracks/common/track_instrument.h"
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "views/shell/strip/hud_items.h"

#include <QTest>
#include <algorithm>

namespace test_hud_track {

using namespace rp;
using namespace rp::test;

namespace {

const QString edge = QStringLiteral("edge");

HudItem trackItem(const LabBench &bench, const QString &track)
{
    const std::vector<HudItem> items =
        HudItems::of({*bench.session, bench.catalogue, track, &bench.workbench});
    const auto found =
        std::find_if(items.begin(), items.end(), [](const HudItem &item) { return item.key == key("goal"); });
    return found == items.end() ? HudItem() : *found;
}

bool isJudged(const HudItem &item)
{
    return item.value.startsWith(key("reached with ")) || item.value.startsWith(key("missed with "));
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
    void earlierActsJudgeNothing();
    void ownInstrumentDecidesInActThree();
    void instrumentsOfOtherTracksStayOut();
};

void HudTrackTest::noTrackNoVerdict()
{
    const LabBench bench;
    QVERIFY(!trackItem(bench, {}).known);
    QVERIFY(!trackItem(bench, key("west")).known);
    // With a track there is a goal, but nothing that judges it.
    QVERIFY(trackItem(bench, edge).known);
    QVERIFY(!isJudged(trackItem(bench, edge)));
}

/// The modes of act 1 decide nothing: their figure would be one for another setting than the page shows.
void HudTrackTest::earlierActsJudgeNothing()
{
    LabBench bench;
    bench.walkTo(Step::Explore);
    bench.wizard->setInput({{}, key("mode")}, key("eager"));
    QVERIFY(!isJudged(trackItem(bench, edge)));
    exploreActThree(bench);
    QVERIFY(!isJudged(trackItem(bench, edge))); // the verdict would answer before anything has run
    bench.wizard->run(edge);
    QVERIFY(isJudged(trackItem(bench, edge)));
    bench.wizard->open({key("act1"), Step::Explore});
    QVERIFY(!isJudged(trackItem(bench, edge)));
    bench.wizard->open({key("act3"), Step::Brief});
    QVERIFY(!isJudged(trackItem(bench, edge)));
}

void HudTrackTest::ownInstrumentDecidesInActThree()
{
    LabBench bench;
    exploreActThree(bench);
    bench.wizard->run(edge);
    Instrument *own = bench.workbench.bench(key("act3")).instrument(edge);
    const auto *judge = qobject_cast<TrackInstrument *>(own);
    QVERIFY(judge);
    QString setting; // the one that the verdict is told for
    for (const InputSpec &input : own->inputs()) {
        if (setting.isEmpty() && input.kind == InputSpec::Kind::Choice && input.sharedWith.isEmpty())
            setting = input.id;
    }
    bool passed = false;
    bool failed = false;
    for (const InputSpec &input : own->inputs()) {
        for (const InputChoice &choice : input.choices) {
            bench.wizard->setInput({QStringLiteral("edge"), input.id}, choice.key);
            const HudItem item = trackItem(bench, edge);
            QVERIFY(isJudged(item));
            QCOMPARE(item.value.startsWith(key("reached")), judge->verdict().pass);
            QVERIFY(item.value.contains(own->inputText(setting, own->input(setting))));
            QVERIFY2(!item.value.contains(judge->verdict().figure), qPrintable(item.value));
            QVERIFY(!item.spoken.contains(judge->verdict().figure));
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

} // namespace test_hud_track
#include "test_hud_track.moc"
