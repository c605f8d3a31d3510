// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/review/recall_question.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/recall/calibration_card.h"

#include <QLineEdit>

namespace test_review_recall_walk {

using namespace rp;
using namespace rp::test;
using Mode = RecallQuestionCard::Mode;

/// From question to question: what is due, the list, the page as a whole.
class RecallWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup();

    void dueComesFirstAndAfresh();
    void whatBecomesDueWhileItIsReadStays();
    void itCanBeAnsweredAgain();
    void theNextQuestionFollows();
    void theListShowsStates();
    void theListIsWalkedByKeys();
    void aReadOnlyLedgerKeepsWhatIsTyped();
    void theLinkLeads();
    void theLanguageChanges();
    void everythingIsReachedByTab();
    void everythingFits_data();
    void everythingFits();

private:
    QFont m_font;
};

void RecallWalkTest::cleanup()
{
    QLocale::setDefault(QLocale::c());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_font); // a QFont of its own would be the one that is set
}

void RecallWalkTest::dueComesFirstAndAfresh()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("regime"), 3, true));
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.passDays(400);
    desk.open();
    // The confident error comes before the other, and neither before is shown.
    QCOMPARE(desk.card()->question(), QStringLiteral("chain"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->entries().front()->text(), QString());
    QVERIFY(!desk.card()->form()->confidence()->value());
    desk.section->showQuestion(QStringLiteral("regime"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->options()->currentKey(), QString());
}

void RecallWalkTest::whatBecomesDueWhileItIsReadStays()
{
    At at("regime");
    at.form()->options()->buttons()[0]->click();
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    at.pass_s(3600);
    QVERIFY(at.book.due().contains(QStringLiteral("regime")));
    QVERIFY(at.book.setChecked(QStringLiteral("one"), true));
    QCOMPARE(at.card()->mode(), Mode::Answered);
    // Chosen again, it is asked again.
    at.section->showQuestion(QStringLiteral("ridge"));
    at.section->showQuestion(QStringLiteral("regime"));
    QCOMPARE(at.card()->mode(), Mode::Answering);
}

void RecallWalkTest::itCanBeAnsweredAgain()
{
    At at("regime");
    at.form()->options()->buttons()[0]->click();
    at.sure(QStringLiteral("3"));
    at.lock();
    at.feedback()->againButton()->setFocus();
    at.feedback()->againButton()->click();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
    QCOMPARE(at.form()->options()->currentKey(), QString());
    at.form()->options()->buttons()[1]->click();
    at.sure(QStringLiteral("3"));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    QCOMPARE(at.book.answers().size(), std::size_t(2));
    QCOMPARE(at.book.score(), 1);
}

void RecallWalkTest::theNextQuestionFollows()
{
    At at("regime");
    at.form()->options()->buttons()[1]->click();
    at.sure(five);
    at.lock();
    at.feedback()->nextButton()->click();
    QCOMPARE(at.card()->question(), QStringLiteral("break"));
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
    for (const char *id : {"break", "latency", "ridge", "chain"})
        QVERIFY(at.answer(QLatin1String(id), 3, true));
    at.section->showQuestion(QStringLiteral("regime"));
    QVERIFY(at.feedback()->nextButton()->text().contains(QStringLiteral("result")));
    at.feedback()->nextButton()->click();
    QCOMPARE(QApplication::focusWidget(), at.section->result()->verdict());
}

void RecallWalkTest::theListShowsStates()
{
    At at("ridge");
    const auto note = [&at](int index) { return at.section->list()->items().at(std::size_t(index))->note(); };
    QCOMPARE(at.section->list()->items().size(), std::size_t(5));
    QVERIFY(note(0).contains(QStringLiteral("not answered")));
    QTest::keyClicks(at.form()->entries().front(), QStringLiteral("1"));
    QVERIFY(note(0).contains(QStringLiteral("begun")));
    QVERIFY(at.answer(QStringLiteral("regime"), 3, true));
    QVERIFY(note(2).startsWith(QStringLiteral("right")));
    QVERIFY(at.answer(QStringLiteral("chain"), 5, false));
    QCOMPARE(note(1), QStringLiteral("missed, back in 10 minute(s)"));
    QVERIFY(at.answer(QStringLiteral("break"), 1, false));
    QCOMPARE(note(3), QStringLiteral("missed, back tomorrow"));
    RecallAnswer open;
    open.question = QStringLiteral("latency");
    open.confidence = 3;
    open.text = QStringLiteral("scale");
    QVERIFY(at.book.setDraft(open) && at.book.lockIn(open.question));
    QVERIFY(note(4).contains(QStringLiteral("marked by you")));
    at.pass_s(700);
    QVERIFY(at.book.setChecked(QStringLiteral("one"), true));
    QCOMPARE(note(1), QStringLiteral("due now"));
    const RecallListItem *item = at.section->list()->items()[1];
    QVERIFY(item->accessibleName().contains(item->title()) && item->accessibleName().contains(item->note()));
}

void RecallWalkTest::theListIsWalkedByKeys()
{
    At at("ridge");
    const auto &items = at.section->list()->items();
    at.section->turnTo(RecallSection::Shown::All);
    int stops = 0;
    for (const RecallListItem *item : items)
        stops += (item->focusPolicy() & Qt::TabFocus) ? 1 : 0;
    QCOMPARE(stops, 1);
    items[0]->setFocus();
    QTest::keyClick(items[0], Qt::Key_Down);
    QCOMPARE(at.card()->question(), QStringLiteral("chain"));
    QCOMPARE(QApplication::focusWidget(), items[1]);
    QVERIFY(!at.card()->isVisible());
    QTest::keyClick(items[1], Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
    at.section->turnTo(RecallSection::Shown::All);
    QTest::mouseClick(items[3], Qt::LeftButton);
    QCOMPARE(at.card()->question(), QStringLiteral("break"));
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
}

void RecallWalkTest::aReadOnlyLedgerKeepsWhatIsTyped()
{
    At at("ridge");
    at.ledger.setReadOnly(true);
    QLineEdit *entry = at.form()->entries().front();
    QTest::keyClicks(entry, QStringLiteral("156"));
    QCOMPARE(entry->text(), QStringLiteral("156"));
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(entry->text(), QStringLiteral("156"));
}

void RecallWalkTest::theLinkLeads()
{
    At at("ridge");
    at.form()->entries().front()->setText(QStringLiteral("156"));
    at.sure(five);
    at.lock();
    StepLink followed;
    connect(&at.intents, &Intents::linkRequested, this,
            [&followed](const StepLink &link) { followed = link; });
    at.feedback()->link()->click();
    QCOMPARE(followed.act, QStringLiteral("act2"));
    QCOMPARE(followed.lab, QStringLiteral("lab07"));
}

void RecallWalkTest::theLanguageChanges()
{
    At at("break");
    QTest::keyClicks(at.form()->writing(), QStringLiteral("mine"));
    at.sure(QStringLiteral("2"));
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(at.section, &change);
    QCOMPARE(at.form()->writing()->text(), QStringLiteral("mine"));
    QCOMPARE(at.sureness(), 2);
}

void RecallWalkTest::everythingIsReachedByTab()
{
    At at("chain");
    QCOMPARE(unnamed(at.window), QStringList());
    QSet<QWidget *> reached;
    followReadingOrder(at.window); // the window does it on every Tab
    at.section->focusFirst();
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    QVERIFY(reached.contains(at.form()->entries()[0]));
    QVERIFY(reached.contains(at.form()->entries()[1]));
    QVERIFY(reached.contains(at.form()->confidence()));
    QVERIFY(reached.contains(at.form()->lockButton()));
    QVERIFY(reached.contains(at.section->views()->buttons().front()));
    QVERIFY(reached.contains(at.section->calibration()->chart()->plotWidget()));
    QVERIFY(!reached.contains(at.feedback()->nextButton()));
}

void RecallWalkTest::everythingFits_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("usual") << 100 << false;
    QTest::newRow("right-to-left") << 100 << true;
    QTest::newRow("twice as large") << 200 << false;
    QTest::newRow("twice as large, right-to-left") << 200 << true;
}

void RecallWalkTest::everythingFits()
{
    QFETCH(int, percent);
    QFETCH(bool, mirrored);
    if (mirrored)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    QApplication::setFont(font);
    RecallDesk desk;
    answerMany(desk);
    desk.open({820, 640});
    for (const RecallQuestion &question : desk.content.questions) {
        desk.section->showQuestion(question.id);
        QCoreApplication::processEvents();
        QTRY_COMPARE(cutOff(desk.window), QStringList());
        if (desk.card()->mode() == Mode::Answered) {
            desk.card()->feedback()->againButton()->click();
            QCoreApplication::processEvents();
            QTRY_COMPARE(cutOff(desk.window), QStringList());
        }
    }
    for (const auto shown : {RecallSection::Shown::All, RecallSection::Shown::Result}) {
        desk.section->turnTo(shown);
        QCoreApplication::processEvents();
        QTRY_COMPARE(cutOff(desk.window), QStringList());
    }
}

RP_TEST(RecallWalkTest)

} // namespace test_review_recall_walk
#include "test_review_recall_walk.moc"
