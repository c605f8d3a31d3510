// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/evidence_controller.h"
#include "controllers/wizard_controller.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <nlohmann/json.hpp>

namespace test_evidence_controller {

using namespace rp;
using namespace rp::test;

namespace {

const QString act1 = QStringLiteral("act1");
const QString act2 = QStringLiteral("act2");
const QString act3 = QStringLiteral("act3");

/// The lab with its controllers.
struct Desk : EvidenceLab
{
    explicit Desk(Ledger::Mode mode = Ledger::Mode::Learner)
        : EvidenceLab({}, mode)
    {
    }
    /// To the Explore step of act 1, as a learner.
    void explore()
    {
        wizard.next();
        wizard.commitPrediction(QStringLiteral("math_share"), QStringLiteral("half"));
        wizard.next();
        wizard.run({});
    }
    QString lastRefusal() const
    {
        return refusals.isEmpty() ? QString() : refusals.last().first().toString();
    }

    WizardController wizard{*session, workbench};
    EvidenceController controller{*session, workbench, book, memo, wizard};
    QSignalSpy refusals{&controller, &EvidenceController::refused};
    QSignalSpy sentences{&controller, &EvidenceController::said};
    QSignalSpy captured{&controller, &EvidenceController::captured};
    QSignalSpy reopened{&controller, &EvidenceController::reopened};
};

} // namespace

class EvidenceControllerTest : public QObject
{
    Q_OBJECT
private slots:
    void whatOpensIsCaptured();
    void readOnlyIsRefused();
    void moreThanTheBookHoldsAreRefused();
    void aLockedStepIsNotReopened();
    void reopeningSetsTheInputsExactly_data();
    void reopeningSetsTheInputsExactly();
    void aCaptureOfAnotherTrackIsRefused();
    void inputsThatAreRefusedChangeNothing();
    void theMemoIsWritten();
};

/// An instrument opens alive: what is seen of it then can be kept.
void EvidenceControllerTest::whatOpensIsCaptured()
{
    Desk desk;
    desk.wizard.next();
    desk.controller.capture({});
    QCOMPARE(desk.captured.count(), 0);
    desk.wizard.commitPrediction(QStringLiteral("math_share"), QStringLiteral("half"));
    desk.wizard.next();
    desk.controller.capture({});
    QCOMPARE(desk.captured.count(), 1);
}

void EvidenceControllerTest::readOnlyIsRefused()
{
    Desk desk;
    desk.explore();
    desk.controller.capture({});
    const QString id = desk.book.captures().front().id;
    desk.ledger.setReadOnly(true);
    desk.controller.capture({});
    desk.controller.rename(id, QStringLiteral("x"));
    desk.controller.remove(id);
    desk.controller.writeMemo(MemoPart::Risk, QStringLiteral("x"));
    desk.controller.signMemo(QStringLiteral("x"));
    desk.controller.citeInMemo({id});
    QCOMPARE(desk.refusals.count(), 5); // typing is refused once, not with every letter
    QCOMPARE(desk.book.captures().size(), std::size_t(1));
    QVERIFY(desk.memo.isEmpty());
}

void EvidenceControllerTest::moreThanTheBookHoldsAreRefused()
{
    Desk desk;
    desk.explore();
    for (int i = 0; i < EvidenceBook::mostCaptures; ++i)
        desk.controller.capture({});
    QCOMPARE(desk.refusals.count(), 0);
    desk.controller.capture({});
    QCOMPARE(desk.refusals.count(), 1);
    QVERIFY(desk.lastRefusal().contains(QString::number(EvidenceBook::mostCaptures)));
    QCOMPARE(desk.book.captures().size(), size_t(EvidenceBook::mostCaptures));
    const QString first = desk.book.captures().front().id;
    desk.controller.remove(first);
    desk.controller.capture({});
    QCOMPARE(desk.refusals.count(), 1);
    QCOMPARE(desk.book.missing(), 0);
    QCOMPARE(desk.sentences.count(), EvidenceBook::mostCaptures + 2);
    QVERIFY(
        desk.sentences.at(EvidenceBook::mostCaptures).front().toString().contains(QStringLiteral("Undo")));
    desk.controller.restore(first); // there is no room for it
    QCOMPARE(desk.refusals.count(), 2);
    QVERIFY(desk.lastRefusal().contains(QString::number(EvidenceBook::mostCaptures)));
    QVERIFY(desk.book.find(first)->removed);
}

void EvidenceControllerTest::aLockedStepIsNotReopened()
{
    Desk desk;
    // A capture that got into the ledger by another road does not open a step.
    const QString id = desk.add(act2, QStringLiteral("roi"));
    const QVariantMap before = desk.at(act2, QStringLiteral("roi"))->saveInputs();
    QVERIFY(desk.at(act2, QStringLiteral("roi"))->setInput(QStringLiteral("compile_s"), 120.0).isEmpty());
    desk.controller.reopen(id);
    QCOMPARE(desk.refusals.count(), 1);
    QCOMPARE(desk.session->place(), (Place{act1, Step::Brief}));
    QVERIFY(desk.at(act2, QStringLiteral("roi"))->saveInputs() != before);
    QCOMPARE(desk.reopened.count(), 0);
}

void EvidenceControllerTest::reopeningSetsTheInputsExactly_data()
{
    QTest::addColumn<QString>("act");
    QTest::addColumn<QString>("panel");
    const LabContent lab = builtInLab();
    for (const ActContent &act : lab.acts) {
        for (const PanelContent &panel : act.panels)
            QTest::addRow("%s %s", qPrintable(act.id), qPrintable(panel.id)) << act.id << panel.id;
    }
}

void EvidenceControllerTest::reopeningSetsTheInputsExactly()
{
    QFETCH(QString, act);
    QFETCH(QString, panel);
    Desk desk(Ledger::Mode::Presenter);
    const PanelContent *content = findPanel(*desk.content.act(act), panel);
    if (!content->tracks.isEmpty())
        desk.wizard.setTrack(content->tracks.front());
    desk.wizard.open({act, Step::Explore});
    desk.wizard.run(panel);
    Instrument *instrument = desk.at(act, panel);
    QVERIFY(instrument);
    for (unsigned seed = 0; seed < 10; ++seed) {
        stir(*instrument, seed);
        desk.controller.capture(panel);
        QVERIFY2(desk.book.captures().size() == seed + 1, qPrintable(desk.lastRefusal()));
        const Capture capture = desk.book.captures().back();
        QCOMPARE(capture.inputs, instrument->saveInputs());
        stir(*instrument, seed + 100);
        desk.wizard.setContext(seed % 2 == 0 ? QStringLiteral("edge") : QStringLiteral("cloud"));
        desk.wizard.open({act, Step::Brief});
        desk.controller.reopen(capture.id);
        QVERIFY2(desk.refusals.isEmpty(), qPrintable(desk.lastRefusal()));
        QCOMPARE(instrument->saveInputs(), capture.inputs);
        for (const CapturedFigure &figure : capture.figures)
            QCOMPARE(instrument->figureText(figure.id), figure.text);
        QCOMPARE(desk.session->place(), (Place{act, Step::Explore}));
        QCOMPARE(desk.reopened.last().at(1).toString(), panel);
    }
}

void EvidenceControllerTest::aCaptureOfAnotherTrackIsRefused()
{
    Desk desk(Ledger::Mode::Presenter);
    desk.wizard.setTrack(QStringLiteral("edge"));
    desk.wizard.open({act3, Step::Explore});
    desk.wizard.run(QStringLiteral("edge"));
    desk.controller.capture(QStringLiteral("edge"));
    QCOMPARE(desk.captured.count(), 1);
    desk.wizard.setTrack(QStringLiteral("tiny"));
    desk.controller.capture(QStringLiteral("edge")); // not there on this track
    QCOMPARE(desk.refusals.count(), 1);
    const QString id = desk.book.captures().front().id;
    desk.controller.reopen(id);
    QCOMPARE(desk.refusals.count(), 2);
    QVERIFY(desk.book.find(id)); // changing the track keeps it
    desk.wizard.setTrack(QStringLiteral("edge"));
    desk.controller.reopen(id);
    QCOMPARE(desk.reopened.count(), 1);
}

void EvidenceControllerTest::inputsThatAreRefusedChangeNothing()
{
    Desk desk(Ledger::Mode::Presenter);
    desk.wizard.open({act2, Step::Explore});
    const QString roi = QStringLiteral("roi");
    Capture capture = captureOf(*desk.session, act2, roi, *desk.at(act2, roi));
    capture.inputs.insert(QStringLiteral("context"), QStringLiteral("edge"));
    capture.inputs.insert(QStringLiteral("compile_s"), -5.0);
    const QString id = desk.book.add(capture);
    const QVariantMap before = desk.at(act2, roi)->saveInputs();
    desk.controller.reopen(id);
    QCOMPARE(desk.refusals.count(), 1);
    QCOMPARE(desk.at(act2, roi)->saveInputs(), before);
    QCOMPARE(desk.at(act1)->input(QStringLiteral("context")).toString(), QStringLiteral("cloud"));
    QCOMPARE(desk.reopened.count(), 0);
}

void EvidenceControllerTest::theMemoIsWritten()
{
    Desk desk;
    desk.controller.writeMemo(MemoPart::Rationale, QStringLiteral("because"));
    desk.controller.signMemo(QStringLiteral("Ada"));
    desk.controller.citeInMemo({QStringLiteral("e1")});
    QCOMPARE(desk.memo.text(MemoPart::Rationale), QStringLiteral("because"));
    QCOMPARE(desk.memo.author(), QStringLiteral("Ada"));
    QCOMPARE(desk.memo.evidence(), QStringList{QStringLiteral("e1")});
    QVERIFY(desk.refusals.isEmpty());
}

RP_TEST(EvidenceControllerTest)

} // namespace test_evidence_controller
#include "test_evidence_controller.moc"
