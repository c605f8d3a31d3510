// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lab that the program has never heard of is content alone: it loads, can be worked through, and is kept
// under its own chapter.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/evidence/capture.h"
#include "models/evidence/evidence_book.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "models/session/taken.h"
#include "tests/models/labs/third_lab.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTemporaryDir>
#include <QTest>
#include <sstream>

namespace test_third_lab {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

const QString one = QStringLiteral("one");
const QString two = QStringLiteral("two");
const QString prediction = QStringLiteral("prediction");

/// Works an act through; nothing but the session and the act's own content.
void work(LabSession &session, const QString &act)
{
    QVERIFY(session.advance() == Refusal::None); // the brief
    QVERIFY(session.commitPrediction(act, prediction, key("no")) == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.skipDiscoveries(act) == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.advance() == Refusal::None); // the reveal
    QVERIFY(session.answerReflection(act, key("reflection"), key("yes")) == Refusal::None);
    session.advance();
}

} // namespace

class ThirdLabTest : public QObject
{
    Q_OBJECT
private slots:
    void loadsBesideTheOthers();
    void chapterBelongsToOneLab();
    void canBeWorkedThrough();
    void keepsToItsChapter();
    void takesOverFromBothOthers();

private:
    const Catalogue m_catalogue = builtInCatalogue();
};

void ThirdLabTest::loadsBesideTheOthers()
{
    const LabLibrary library = loadLabs({thirdLabFolder()}, builtInVocabulary(m_catalogue));
    QVERIFY2(library.problems.empty(),
             library.problems.empty() ? "" : qPrintable(problemText(library.problems.front())));
    QVERIFY(library.lab(key("lab07")));
    const LabContent *lab = library.lab(key("lab12"));
    QVERIFY(lab);
    QCOMPARE(library.labs.back().id, lab->id); // in order of chapter
    QCOMPARE(lab->contexts.size(), 2);
    QCOMPARE(lab->contexts.value(key("cloud")).device, key("H100_SXM5"));
    QCOMPARE(lab->takes.size(), size_t(6));
    const TakeContent &take = lab->takes.at(2);
    QCOMPARE(take.from, eleven);
    QCOMPARE(take.values.value(key("all")).toString(), key("library"));
    QCOMPARE(lab->takes.at(4).unit, key("plain"));
    QVERIFY(!lab->takes.at(4).sets.isEmpty() && !take.otherwise.isEmpty());
}

void ThirdLabTest::chapterBelongsToOneLab()
{
    const QTemporaryDir folder;
    json document = thirdLabJson();
    document["id"] = "lab07b";
    document["chapter"] = "7";
    document["takes"] = json::array();
    QFile file(folder.filePath(key("lab07b.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(document.dump()));
    file.close();
    const LabLibrary library = loadLabs({folder.path()}, builtInVocabulary(m_catalogue));
    QVERIFY(!library.lab(key("lab07b")));
    QVERIFY(library.lab(key("lab07")));
    QCOMPARE(library.problems.size(), size_t(1));
    QCOMPARE(library.problems.front().pointer, key("/chapter"));
}

void ThirdLabTest::canBeWorkedThrough()
{
    Ledger ledger;
    LabSession session(thirdLab(), ledger);
    QVERIFY(!session.instrumentOpen(one));
    QVERIFY(session.recordInputs(one, {{key("fused"), true}}) == Refusal::Locked);
    QVERIFY(session.goTo({two, Step::Brief}) == Refusal::Locked);
    work(session, one);
    QCOMPARE(session.place(), (Place{two, Step::Brief}));
    work(session, two);
    QVERIFY(session.isLabDone());
    QVERIFY(session.recordWriting(two, key("note"), key("It is fast.")) == Refusal::None);
    QCOMPARE(session.writing(two, key("note")), key("It is fast."));
}

void ThirdLabTest::keepsToItsChapter()
{
    Ledger ledger;
    const LabLibrary library = loadLabs();
    LabSession other(*library.lab(key("lab07")), ledger);
    LabSession session(thirdLab(), ledger);
    QVERIFY(other.advance() == Refusal::None);
    work(session, one);
    QVERIFY(session.recordDesign({{key("fusion_enabled"), true}}) == Refusal::None);
    QCOMPARE(ledger.chapters(), (QStringList{seven, twelve}));
    QCOMPARE(ledger.design(twelve).value(key("fusion_enabled")), QVariant(true));
    QVERIFY(ledger.design(seven).isEmpty());
    QCOMPARE(other.place(), (Place{key("act1"), Step::Predict}));
    QVERIFY(other.state(key("act2"), Step::Brief) == StepState::Locked);
    // And so it comes back from the file.
    const LedgerReading reading = readLedger(ledger.toJson(), key("ledger.json"));
    QVERIFY2(reading.state == LedgerReading::State::Good, qPrintable(reading.reason));
    Ledger again;
    again.adopt(reading.document);
    QCOMPARE(LabSession(thirdLab(), again).place(), (Place{two, Step::Brief}));
    QCOMPARE(LabSession(*library.lab(key("lab07")), again).place(), (Place{key("act1"), Step::Predict}));
}

void ThirdLabTest::takesOverFromBothOthers()
{
    Ledger ledger;
    QVERIFY(ledger.setDesign(seven, {{key("fusion_enabled"), true}, {key("context"), key("edge")}}));
    QVERIFY(ledger.setDesign(eleven, {{key("fusion"), key("none")}, {key("mfu_percent"), 31.5}}));
    const LabSession session(thirdLab(), ledger);
    const Catalogue own = catalogueFor(session.content(), m_catalogue);
    const Workbench workbench = Workbench::make(session.content(), own);
    QStringList said;
    for (const TakenEntry &entry : session.taken().entries()) {
        const Bench &bench = workbench.bench(entry.take->act);
        said.append(QStringLiteral("%1 | %2").arg(takenText(entry, bench), takenSetsText(entry, bench)));
    }
    const Bench &bench = workbench.bench(one);
    const Instrument &fusing = *bench.first();
    QCOMPARE(said.at(0).section(key(" | "), 0, 0), fusing.inputText(key("context"), key("edge")));
    QCOMPARE(said.at(1).section(key(" | "), 0, 0), key("yes"));
    QVERIFY(said.at(1).section(key(" | "), 1).contains(fusing.inputText(key("fused"), true)));
    QVERIFY(
        said.at(2).section(key(" | "), 1).contains(fusing.inputText(key("granularity"), key("primitive"))));
    QCOMPARE(said.at(3), key(" | ")); // no execution mode was left
    QCOMPARE(said.at(4), key("31.5 | the seconds that compiling takes"));
    QCOMPARE(said.at(5), key(" | "));
}

RP_TEST(ThirdLabTest)

} // namespace test_third_lab
#include "test_third_lab.moc"
