// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every prediction, challenge and exercise that ships has a ladder of hints with all of its rungs, and none
// but the last says what is asked.
#include "models/check/lab_loader.h"
#include "models/content/lab_reader.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/ladder_text.h"
#include "models/instruments/workbench.h"
#include "models/json/embedded_content.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace test_ladders {

using namespace rp;

namespace {

struct Asked
{
    HintRef of;
    std::optional<Truth> truth;
};

std::vector<Asked> askedIn(const ActContent &act)
{
    std::vector<Asked> all;
    for (const QuestionContent &question : act.predictions)
        all.push_back({{ladder_list::predictions, question.id}, question.truth});
    for (const ChallengeContent &challenge : act.challenges)
        all.push_back({{ladder_list::challenges, challenge.id}, challenge.truth});
    for (const ExerciseContent &exercise : act.exercises)
        all.push_back({{ladder_list::exercises, exercise.question.id}, std::nullopt});
    return all;
}

} // namespace

class LaddersTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        useEmbeddedContent();
        m_library = loadLabs();
    }
    void rungsSayWhatTheInstrumentSays();
    void aNeighbourIsWorkedOutWithItsNumbers();
    void aRungThatIsNotThereIsPassedOver();
    void aStateIsAnsweredWithSettings();

private:
    LabLibrary m_library;
};

void LaddersTest::rungsSayWhatTheInstrumentSays()
{
    for (const LabContent &lab : m_library.labs) {
        const Catalogue catalogue = catalogueFor(lab, test::builtInCatalogue());
        const Workbench workbench = Workbench::make(lab, catalogue);
        for (const ActContent &act : lab.acts) {
            const Bench &bench = workbench.bench(act.id);
            for (const Asked &asked : askedIn(act)) {
                // "hints": a nudge; "counter" and "neighbour": a figure and its inputs.
                const LadderContent &ladder = *findLadder(act, asked.of);
                const QString where = QStringLiteral("%1/%2/%3").arg(lab.id, act.id, asked.of.item);
                const QString truth =
                    asked.truth ? bench.figureTextFor(asked.truth->inputs, asked.truth->figure) : QString();
                for (int rung = 1; rung <= LadderContent::rungs; ++rung) {
                    QVERIFY2(ladder.has(rung),
                             qPrintable(where + QStringLiteral(" lacks ") + rungName(rung)));
                    const QString text = rungText(act, asked.of, rung, bench);
                    QVERIFY2(!text.isEmpty() && !text.contains(u'{'), qPrintable(where + u' ' + text));
                    QVERIFY2(!text.contains(QLatin1String(": .")), qPrintable(where + u' ' + text));
                    if (!ladder.setting(rung))
                        continue;
                    const Truth &at = *ladder.setting(rung);
                    const QString value = bench.figureTextFor(at.inputs, at.figure);
                    QVERIFY2(!value.isEmpty(), qPrintable(where));
                    QVERIFY2(at.figure != asked.truth.value_or(Truth()).figure || value != truth,
                             qPrintable(QStringLiteral("%1: %2 is the answer").arg(where, value)));
                    QVERIFY2(!ladder.lines.empty() || text.contains(value), qPrintable(where + u' ' + text));
                }
            }
        }
    }
}

void LaddersTest::aNeighbourIsWorkedOutWithItsNumbers()
{
    const LabContent &lab = *m_library.lab(QStringLiteral("lab07"));
    const Catalogue catalogue = catalogueFor(lab, test::builtInCatalogue());
    const Workbench workbench = Workbench::make(lab, catalogue);
    const auto rungOf = [&](const char *act, const char *question) {
        const QString id = QLatin1String(act);
        QString text = rungText(*lab.act(id), {ladder_list::predictions, QLatin1String(question)},
                                LadderContent::Neighbour, workbench.bench(id));
        text.remove(QRegularExpression(QStringLiteral("[\u2066-\u2069]")));
        return text.replace(QChar(0xa0), u' ').replace(QChar(0x202f), u' ');
    };
    // A launch of 7.5 µs in place of 10 µs.
    const QString share = rungOf("act1", "math_share");
    QVERIFY2(share.contains(QStringLiteral("7.5 µs")) && share.contains(QLatin1String("40.0 %")),
             qPrintable(share));
    QVERIFY2(!share.contains(QLatin1String("33.3")), qPrintable(share));
    // What a line compares stays: breaks against masking, on the track that is asked.
    const QString gain = rungOf("act3", "masking_gain_edge");
    QVERIFY2(gain.contains(QStringLiteral("3.80 ms ÷ 4.03 ms = 0.94×")), qPrintable(gain));
}

void LaddersTest::aRungThatIsNotThereIsPassedOver()
{
    LadderContent ladder;
    QVERIFY(!ladder.has(LadderContent::Answer)); // without another rung there is no ladder
    QCOMPARE(ladder.next(0), 0);
    ladder.hints = {QStringLiteral("Look.")};
    ladder.neighbour = Truth{{{}, QStringLiteral("share")}, {}};
    QCOMPARE(ladder.next(0), int(LadderContent::Nudge));
    QCOMPARE(ladder.next(1), int(LadderContent::Neighbour));
    QCOMPARE(ladder.next(3), int(LadderContent::Answer));
    QCOMPARE(ladder.next(4), 0);
    ladder.isClosed = true;
    QCOMPARE(ladder.next(0), 0);
}

void LaddersTest::aStateIsAnsweredWithSettings()
{
    const LabContent &lab = *m_library.lab(QStringLiteral("lab11"));
    const Catalogue catalogue = catalogueFor(lab, test::builtInCatalogue());
    const Workbench workbench = Workbench::make(lab, catalogue);
    ActContent act = *lab.act(QStringLiteral("act2"));
    const HintRef of{ladder_list::challenges, QStringLiteral("on_the_edge")};
    const auto task = std::find_if(act.challenges.begin(), act.challenges.end(),
                                   [&of](const ChallengeContent &each) { return each.id == of.item; });
    QVERIFY(task != act.challenges.end() && !task->answer.empty());
    // A lab need not say how a state is reached: what it names is what there is to set.
    task->answer.clear();
    const QString text = rungText(act, of, LadderContent::Answer, workbench.bench(act.id));
    QVERIFY2(text.contains(QLatin1String("16")), qPrintable(text));

    // A way that differs from track to track is told where the challenge is for one of them.
    const auto answerFor = [&of](const nlohmann::json &tracks) {
        QFile file(QStringLiteral(":/labs/lab11.json"));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        nlohmann::json document = nlohmann::json::parse(isOpen ? file.readAll().toStdString() : "{}");
        for (nlohmann::json &each : document["acts"][1]["challenges"]) {
            if (each["id"] != of.item.toStdString())
                continue;
            each["tracks"] = tracks;
            each["solution"] = {
                {{"input", "weights"}, {"value", "int8"}, {"tracks", nlohmann::json::array({"edge"})}},
                {{"input", "weights"}, {"value", "fp16"}, {"tracks", nlohmann::json::array({"cloud"})}}};
        }
        const LabContent read = readLab(document);
        return findChallenge(*read.act(QStringLiteral("act2")), of.item)->answer;
    };
    QVERIFY(answerFor(nlohmann::json::array()).empty());
    const NamedValues onCloud = answerFor(nlohmann::json::array({"cloud"}));
    QCOMPARE(onCloud.size(), std::size_t(1));
    QCOMPARE(onCloud.front().value.toString(), QStringLiteral("fp16"));
}

RP_TEST(LaddersTest)

} // namespace test_ladders
#include "test_ladders.moc"
