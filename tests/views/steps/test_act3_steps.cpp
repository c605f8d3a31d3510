// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/evidence_book.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/panel_fixture.h"
#include "tests/views/steps/track_lab.h"
#include "views/steps/discovery_list.h"
#include "views/steps/reflect_page.h"
#include "views/steps/writing_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

#include "views/widgets/icon_button.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace test_act3_steps {

using namespace rp;
using step_fixture::accessible;
using step_fixture::nameOf;
using step_fixture::Panels;

namespace {

void enlarge(QWidget &window)
{
    QFont large = window.font();
    large.setPointSizeF(large.pointSizeF() * 2.0);
    window.setFont(large);
}

} // namespace

/// What the steps of an act show of a track, what can be proposed, captured and written.
class TestAct3Steps : public QObject
{
    Q_OBJECT
private slots:
    void focusStaysOnThePageWhenTheTrackChanges();
    void withoutEvidenceNothingIsCaptured();
    void whatIsWrittenIsKept();
    void tabLeavesTheField();
    void anotherLedgerBringsItsText();
    void theFirstLetterMovesNothing();
};

void TestAct3Steps::focusStaysOnThePageWhenTheTrackChanges()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    lab.challenge()->handInButton()->setFocus();
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(lab.page()->heading()));
    // Elsewhere it stays where it is.
    auto *outside = new QPushButton(&lab.window);
    outside->show();
    outside->setFocus();
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("cloud"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(outside));
}

void TestAct3Steps::withoutEvidenceNothingIsCaptured()
{
    Panels lab;
    QVERIFY(lab.show());
    const QSignalSpy asked(&lab.intents, &Intents::captureRequested);
    QVERIFY(!lab.page()->captureButton()->isVisible());
    QVERIFY(!lab.view->canCapture());
    lab.view->requestCapture();
    QVERIFY(asked.isEmpty());
}

namespace {

/// At the Reflect step, in front of the field.
WritingCard *reflect(Panels &lab)
{
    lab.parts.wizard->skipDiscoveries();
    lab.parts.wizard->next();
    lab.parts.wizard->next();
    for (const QuestionContent &question : lab.parts.session->currentAct().reflections)
        lab.parts.wizard->answerReflection(question.id, question.correct);
    const auto *page = qobject_cast<ReflectPage *>(lab.view->currentPage());
    return page && !page->writings().empty() ? page->writings().front() : nullptr;
}

QString writtenIn(const Panels &lab)
{
    return lab.parts.session->writing(QStringLiteral("only"), QStringLiteral("liability"));
}

} // namespace

void TestAct3Steps::whatIsWrittenIsKept()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    WritingCard *card = reflect(lab);
    QVERIFY(card);
    WritingField *field = card->field();
    QCOMPARE(nameOf(field), QStringLiteral("In your words"));
    const QString about = accessible(field)->text(QAccessible::Description);
    QVERIFY2(about.contains(QStringLiteral("When does it cost too much?")), qPrintable(about));
    QVERIFY2(about.contains(field->hint()), qPrintable(about)); // what is seen is heard
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("When time matters"));
    QCOMPARE(writtenIn(lab), QStringLiteral("When time matters"));
    QVERIFY(card->status()->text().contains(QStringLiteral("Saved")));
    QCOMPARE(field->textCursor().position(), 17); // keeping it does not disturb who writes
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(lab.view->currentPage()->step(), Step::Reflect); // a new line, not Next
    QTest::keyClicks(field, QStringLiteral("most"));
    QCOMPARE(writtenIn(lab), QStringLiteral("When time matters\nmost"));
    lab.view->focusHeading();
    const QString spoken = lab.said();
    QVERIFY2(spoken.contains(QStringLiteral("saved")), qPrintable(spoken));
}

void TestAct3Steps::tabLeavesTheField()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    WritingField *field = reflect(lab)->field();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(!field->hasFocus());
    QVERIFY(field->text().isEmpty());
    QVERIFY(step_fixture::tabOrder(lab.window).contains(field));
}

void TestAct3Steps::anotherLedgerBringsItsText()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    const WritingCard *card = reflect(lab);
    QCOMPARE(lab.parts.session->recordWriting(QStringLiteral("only"), QStringLiteral("liability"),
                                              QStringLiteral("From elsewhere")),
             Refusal::None);
    QCOMPARE(card->field()->text(), QStringLiteral("From elsewhere"));
    // What can't be kept is not thrown away, and the card says so.
    lab.parts.ledger.setReadOnly(true);
    QTest::keyClicks(card->field(), QStringLiteral("x"));
    QVERIFY(card->field()->text().contains(QLatin1Char('x')));
    QCOMPARE(card->status()->text(), QStringLiteral("Not saved."));
}

void TestAct3Steps::theFirstLetterMovesNothing()
{
    Panels lab(test::labOnTracks());
    enlarge(lab.window);
    QVERIFY(lab.show({640, 700}));
    const WritingCard *card = reflect(lab);
    QTest::qWait(50);
    QVERIFY(!card->field()->hint().isEmpty());
    QVERIFY(card->status()->text() != card->field()->hint());
    const int before = card->height();
    QTest::keyClicks(card->field(), QStringLiteral("W"));
    QTest::qWait(50);
    QCOMPARE(card->height(), before);
}

RP_TEST(TestAct3Steps)

} // namespace test_act3_steps
#include "test_act3_steps.moc"
