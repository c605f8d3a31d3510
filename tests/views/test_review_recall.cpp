// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recall_desk.h"

#include "review/link_button.h"
#include "review/recall_feedback.h"
#include "review/recall_form.h"
#include "review/recall_marking.h"
#include "review/recall_text.h"
#include "steps/answered_list.h"
#include "widgets/option_button.h"
#include "widgets/segmented_choice.h"
#include "widgets/writing_field.h"

#include <QLineEdit>

using namespace rp;
using namespace rp::test;
using Mode = RecallQuestionCard::Mode;

namespace {

const auto five = QStringLiteral("5");

/// Opened at one question.
struct At : RecallDesk
{
    explicit At(const char *question, ReviewContent given = smallReview())
        : RecallDesk(std::move(given))
    {
        open();
        section->showQuestion(QLatin1String(question));
    }

    RecallForm *form() const { return card()->form(); }
    RecallFeedback *feedback() const { return card()->feedback(); }
    std::vector<bool> ticks() const { return ticksOf(*section); }
    static std::vector<bool> ticksOf(const RecallSection &shown)
    {
        std::vector<bool> ticks;
        ticks.reserve(shown.card()->marking()->points().size());
        for (const Toggle *point : shown.card()->marking()->points())
            ticks.push_back(point->isChecked());
        return ticks;
    }
    /// Locks an open answer in, which waits to be marked then.
    void writeAndLock() const
    {
        form()->writing()->setFocus();
        QTest::keyClicks(form()->writing(), QStringLiteral("Capture stops."));
        sure(QStringLiteral("2"));
        lock();
    }
    void sure(const QString &level) const
    {
        SegmentedChoice *confidence = form()->confidence();
        for (OptionButton *button : confidence->buttons())
            if (button->text().startsWith(level))
                button->click();
    }
    void lock() const
    {
        form()->lockButton()->setFocus();
        form()->lockButton()->click();
    }
    QString said(int index = 0) const
    {
        return feedback()->options()->lines().at(std::size_t(index))->text();
    }
};

} // namespace

class RecallTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup();

    void aNumberIsAnswered();
    void everyConventionIsAccepted();
    void theDistanceIsTold_data();
    void theDistanceIsTold();
    void aChoiceIsAnswered();
    void anOpenAnswerIsCompared();
    void ticksAreKeptAtOnce();
    void aTickThatIsRefusedIsTakenBack();
    void aNumberStaysInAnotherLanguage();
    void nothingIsLockedWithoutConfidence();
    void nothingIsLockedWithoutAnAnswer();
    void whatIsTypedIsADraftAtOnce();
    void typingKeepsTheCursor();
    void aDraftComesBack();
    void lockedIsLocked();
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

void RecallTest::cleanup()
{
    QLocale::setDefault(QLocale::c());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_font); // a QFont of its own would be the one that is set
}

void RecallTest::aNumberIsAnswered()
{
    At at("ridge");
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QVERIFY(at.card()->heading().contains(QStringLiteral("1")));
    QTest::keyClicks(at.form()->entries().front(), QStringLiteral("156"));
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    QVERIFY(at.book.latestAnswer(QStringLiteral("ridge"))->right);
    QVERIFY(at.feedback()->verdict()->text().startsWith(QStringLiteral("✓")));
    QVERIFY(at.feedback()->verdict()->text().contains(QStringLiteral("156 FLOP/byte")));
    QVERIFY(at.feedback()->remark()->text().contains(QStringLiteral("90")));
    QVERIFY(at.feedback()->back()->text().contains(QStringLiteral("comes back")));
    // The keyboard is on what is new, so that it is read out.
    QCOMPARE(QApplication::focusWidget(), at.feedback()->verdict());
}

void RecallTest::everyConventionIsAccepted()
{
    At at("ridge");
    at.form()->entries().front()->setText(QStringLiteral("153 FLOP/byte"));
    at.sure(QStringLiteral("3"));
    at.lock();
    const QString accepted = at.feedback()->accepted()->text();
    QVERIFY(accepted.contains(QStringLiteral("156")) && accepted.contains(QStringLiteral("2.0 TB/s")));
    QVERIFY(accepted.contains(QStringLiteral("153")) && accepted.contains(QStringLiteral("2,039 GB/s")));
    // Marked at the one the learner used.
    const QStringList lines = accepted.split(u'\n');
    QVERIFY(!lines[0].contains(QStringLiteral("this is how you counted")));
    QVERIFY(lines[1].contains(QStringLiteral("this is how you counted")));
}

void RecallTest::theDistanceIsTold_data()
{
    QTest::addColumn<QString>("unfused");
    QTest::addColumn<QString>("fused");
    QTest::addColumn<QString>("told");
    QTest::newRow("above") << "9"
                           << "2"
                           << "13 % above";
    QTest::newRow("below") << "7"
                           << "2"
                           << "13 % below";
    QTest::newRow("factor") << "8"
                            << "20"
                            << "larger than 4 by a factor of 5";
    QTest::newRow("smaller") << "2"
                             << "2"
                             << "smaller than";
    QTest::newRow("zero") << "0"
                          << "2"
                          << "100 % below";
    QTest::newRow("the other convention is nearer") << "10"
                                                    << "5"
                                                    << "25 % above";
    QTest::newRow("one is right") << "8"
                                  << "3"
                                  << "Your 8";
}

void RecallTest::theDistanceIsTold()
{
    QFETCH(QString, unfused);
    QFETCH(QString, fused);
    QFETCH(QString, told);
    At at("chain");
    at.form()->entries()[0]->setText(unfused);
    at.form()->entries()[1]->setText(fused);
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    QString verdict = at.feedback()->verdict()->text();
    verdict.remove(QChar(0x2068)).remove(QChar(0x2069)).replace(QChar(0xa0), u' ');
    QVERIFY2(verdict.contains(told), qPrintable(verdict));
    QVERIFY(verdict.contains(QStringLiteral("The nearest way to count is: w and b")));
    QVERIFY(!verdict.contains(QStringLiteral("✗")));
}

void RecallTest::aChoiceIsAnswered()
{
    At at("regime");
    at.form()->options()->buttons()[0]->click();
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    QVERIFY(at.feedback()->verdict()->text().contains(QStringLiteral("Compute")));
    QVERIFY(at.feedback()->verdict()->text().contains(QStringLiteral("Memory")));
    QVERIFY(at.said(0).contains(QStringLiteral("your answer")));
    QVERIFY(at.said(1).contains(QStringLiteral("right")));
    QVERIFY(!at.feedback()->accepted()->isVisible());
    QVERIFY(at.feedback()->remark()->text().contains(QStringLiteral("before the others")));
}

void RecallTest::anOpenAnswerIsCompared()
{
    At at("break");
    at.form()->writing()->setFocus();
    QTest::keyClicks(at.form()->writing(), QStringLiteral("Capture stops."));
    at.sure(QStringLiteral("2"));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Marking);
    QVERIFY(!at.book.latestAnswer(QStringLiteral("break")));
    RecallMarking *marking = at.card()->marking();
    QCOMPARE(QApplication::focusWidget(), marking->model());
    QCOMPARE(marking->yours()->text(), QStringLiteral("Capture stops."));
    QCOMPARE(marking->points().size(), std::size_t(3));
    QVERIFY(!at.form()->isVisible() && !at.form()->isEnabled());
    marking->points()[0]->click();
    marking->points()[2]->click();
    marking->markButton()->setFocus();
    marking->markButton()->click();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    const RecallAnswer *answer = at.book.latestAnswer(QStringLiteral("break"));
    QVERIFY(answer && answer->right);
    QCOMPARE(answer->points, std::vector<bool>({true, false, true}));
    QCOMPARE(answer->confidence, 2);
    QVERIFY(at.feedback()->verdict()->text().contains(QStringLiteral("2 of the 3")));
    QCOMPARE(QApplication::focusWidget(), at.feedback()->verdict());
    // The next open question begins without ticks.
    at.section->showQuestion(QStringLiteral("latency"));
    at.form()->writing()->setText(QString());
    QTest::keyClicks(at.form()->writing(), QStringLiteral("Capture stops."));
    at.sure(QStringLiteral("2"));
    at.lock();
    for (const Toggle *point : marking->points())
        QVERIFY(!point->isChecked());
}

void RecallTest::ticksAreKeptAtOnce()
{
    const std::vector<bool> some{true, false, true};
    const auto question = QStringLiteral("break");
    At at("break");
    at.writeAndLock();
    at.card()->marking()->points()[0]->click();
    QCOMPARE(at.book.pending(question)->answer.points, std::vector<bool>({true, false, false}));
    at.card()->marking()->points()[2]->setFocus();
    QTest::keyClick(at.card()->marking()->points()[2], Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget(), at.card()->marking()->points()[2]); // and the keyboard stays
    QCOMPARE(at.book.pending(question)->answer.points, some);
    QCOMPARE(at.ticks(), some);
    // Another language, another question and back, another window, the file in a new one.
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(at.section, &change);
    QCOMPARE(at.ticks(), some);
    at.section->showQuestion(QStringLiteral("latency"));
    at.writeAndLock();
    QCOMPARE(at.ticks(), std::vector<bool>(at.ticks().size(), false));
    at.section->showQuestion(question);
    QCOMPARE(at.ticks(), some);
    RecallSection other(at.parts());
    other.showQuestion(question);
    QCOMPARE(At::ticksOf(other), some);
    at.card()->marking()->points()[2]->click();
    other.show();
    QCOMPARE(At::ticksOf(other), at.ticks()); // follows
    at.card()->marking()->points()[2]->click();
    at.card()->marking()->markButton()->click();
    QCOMPARE(at.book.latestAnswer(question)->points, some);
}

void RecallTest::aTickThatIsRefusedIsTakenBack()
{
    At at("break");
    at.writeAndLock();
    at.card()->marking()->points()[1]->click();
    at.ledger.setReadOnly(true);
    at.card()->marking()->points()[0]->click();
    at.card()->marking()->points()[1]->click();
    QCOMPARE(at.ticks(), std::vector<bool>({false, true, false}));
}

/// "140,400" in Spanish: 140.4, and in English 140 400.
void RecallTest::aNumberStaysInAnotherLanguage()
{
    QLocale::setDefault(QLocale(QStringLiteral("es_ES")));
    At at("ridge");
    at.form()->entries().front()->setText(QStringLiteral("140,400"));
    at.sure(five);
    at.lock();
    const auto told = [](const RecallSection &section) {
        QString verdict = section.card()->feedback()->verdict()->text();
        return verdict.replace(QChar(0xa0), u' ');
    };
    const auto isTold = [&told](const RecallSection &section) {
        const QString verdict = told(section);
        return verdict.contains(QStringLiteral("140,400 FLOP/byte")) && verdict.contains(u'%') &&
               verdict.contains(QStringLiteral("below")) && !verdict.contains(QStringLiteral("factor"));
    };
    QVERIFY2(isTold(*at.section), qPrintable(told(*at.section)));
    for (const char *language : {"en_US", "zh_CN"}) {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(at.section, &change);
        QVERIFY2(isTold(*at.section), qPrintable(told(*at.section)));
        RecallSection other(at.parts());
        other.showQuestion(QStringLiteral("ridge"));
        QVERIFY2(isTold(other), qPrintable(told(other)));
    }
    // Digits that the language doesn't read still show that the unit was left out.
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    const RecallText words(at.content, at.figures);
    const RecallQuestion &ridge = *at.content.question(QStringLiteral("ridge"));
    QVERIFY(words.entries(ridge, {{QStringLiteral("ridge"), QStringLiteral("١٥٦")}})
                .contains(QStringLiteral("FLOP/byte")));
}

void RecallTest::nothingIsLockedWithoutConfidence()
{
    At at("regime");
    at.form()->options()->buttons()[1]->click();
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QVERIFY(at.form()->problem()->isVisible());
    QTRY_COMPARE(at.announcer->text(), at.form()->problem()->text());
    QCOMPARE(QApplication::focusWidget(), at.form()->confidence()->buttons().front());
    at.sure(QStringLiteral("1"));
    QVERIFY(!at.form()->problem()->isVisible());
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
}

void RecallTest::nothingIsLockedWithoutAnAnswer()
{
    At at("chain");
    at.sure(five);
    at.form()->entries()[0]->setText(QStringLiteral("8"));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QVERIFY2(at.form()->problem()->text().contains(QStringLiteral("Fused")),
             qPrintable(at.form()->problem()->text()));
    QCOMPARE(QApplication::focusWidget(), at.form()->entries()[1]);
    QVERIFY(at.form()->problem()->text().contains(QStringLiteral("Fused")));
    at.form()->entries()[1]->setText(QStringLiteral("two or so"));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    at.section->showQuestion(QStringLiteral("regime"));
    QCoreApplication::processEvents(); // shows what was just made
    QVERIFY(!at.form()->problem()->isVisible());
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.form()->options()->buttons().front());
    at.section->showQuestion(QStringLiteral("break"));
    at.sure(five);
    at.form()->writing()->setFocus();
    QTest::keyClicks(at.form()->writing(), QStringLiteral("   "));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.form()->writing());
    QVERIFY(at.book.answers().empty());
}

void RecallTest::whatIsTypedIsADraftAtOnce()
{
    At at("break");
    const QString typed = QStringLiteral("It is");
    for (qsizetype i = 0; i < typed.size(); ++i) {
        QTest::keyClick(at.form()->writing(), typed.at(i).toLatin1());
        QCOMPARE(at.book.draft(QStringLiteral("break")).text, typed.left(i + 1));
    }
    at.sure(QStringLiteral("4"));
    QCOMPARE(at.book.draft(QStringLiteral("break")).confidence, 4);
    at.section->showQuestion(QStringLiteral("ridge"));
    QTest::keyClicks(at.form()->entries().front(), QStringLiteral("15"));
    QCOMPARE(at.book.draft(QStringLiteral("ridge")).entries.value(QStringLiteral("ridge")),
             QStringLiteral("15"));
    QCOMPARE(at.book.draft(QStringLiteral("ridge")).confidence, 0);
}

void RecallTest::typingKeepsTheCursor()
{
    At at("ridge");
    QLineEdit *entry = at.form()->entries().front();
    QTest::keyClicks(entry, QStringLiteral("16"));
    QTest::keyClick(entry, Qt::Key_Left);
    QTest::keyClicks(entry, QStringLiteral("5"));
    QCOMPARE(entry->text(), QStringLiteral("156"));
    QCOMPARE(entry->cursorPosition(), 2);
    QVERIFY(at.book.setChecked(QStringLiteral("one"), true)); // something else in the book
    QCOMPARE(at.form()->entries().front(), entry);
    QCOMPARE(entry->cursorPosition(), 2);
}

void RecallTest::aDraftComesBack()
{
    At at("break");
    QTest::keyClicks(at.form()->writing(), QStringLiteral("kept"));
    at.sure(QStringLiteral("3"));
    at.section->showQuestion(QStringLiteral("latency"));
    QCOMPARE(at.form()->writing()->text(), QString());
    QCOMPARE(at.form()->confidence()->currentKey(), QString());
    at.section->showQuestion(QStringLiteral("break"));
    QCOMPARE(at.form()->writing()->text(), QStringLiteral("kept"));
    QCOMPARE(at.form()->confidence()->currentKey(), QStringLiteral("3"));
    // Also in another window.
    RecallSection other(at.parts());
    QCOMPARE(other.card()->question(), QStringLiteral("break"));
    QCOMPARE(other.card()->form()->writing()->text(), QStringLiteral("kept"));
}

void RecallTest::lockedIsLocked()
{
    At at("break");
    QTest::keyClicks(at.form()->writing(), QStringLiteral("mine"));
    at.sure(QStringLiteral("4"));
    at.lock();
    // Going away and coming back, and another window: the comparison is all there is.
    at.section->showQuestion(QStringLiteral("ridge"));
    at.section->showQuestion(QStringLiteral("break"));
    QCOMPARE(at.card()->mode(), Mode::Marking);
    RecallSection other(at.parts());
    QCOMPARE(other.card()->question(), QStringLiteral("break"));
    QCOMPARE(other.card()->mode(), Mode::Marking);
    // A request that comes from a form of before changes nothing.
    RecallAnswer late;
    late.question = QStringLiteral("break");
    late.confidence = 1;
    late.text = QStringLiteral("other");
    emit at.section->draftEdited(late);
    QCOMPARE(at.book.pending(QStringLiteral("break"))->answer.confidence, 4);
    QCOMPARE(at.card()->marking()->yours()->text(), QStringLiteral("mine"));
}

void RecallTest::dueComesFirstAndAfresh()
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
    QCOMPARE(desk.card()->form()->confidence()->currentKey(), QString());
    desk.section->showQuestion(QStringLiteral("regime"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->options()->currentKey(), QString());
}

void RecallTest::whatBecomesDueWhileItIsReadStays()
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

void RecallTest::itCanBeAnsweredAgain()
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

void RecallTest::theNextQuestionFollows()
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

void RecallTest::theListShowsStates()
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

void RecallTest::theListIsWalkedByKeys()
{
    At at("ridge");
    const auto &items = at.section->list()->items();
    int stops = 0;
    for (const RecallListItem *item : items)
        stops += (item->focusPolicy() & Qt::TabFocus) ? 1 : 0;
    QCOMPARE(stops, 1);
    items[0]->setFocus();
    QTest::keyClick(items[0], Qt::Key_Down);
    QCOMPARE(at.card()->question(), QStringLiteral("chain"));
    QCOMPARE(QApplication::focusWidget(), items[1]);
    QTest::keyClick(items[1], Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
}

void RecallTest::aReadOnlyLedgerKeepsWhatIsTyped()
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

void RecallTest::theLinkLeads()
{
    At at("ridge");
    at.form()->entries().front()->setText(QStringLiteral("156"));
    at.sure(five);
    at.lock();
    StepLink followed;
    connect(at.section, &ReviewSection::linkRequested, this,
            [&followed](const StepLink &link) { followed = link; });
    at.feedback()->link()->click();
    QCOMPARE(followed.act, QStringLiteral("act2"));
    QCOMPARE(followed.lab, QStringLiteral("lab07"));
}

void RecallTest::theLanguageChanges()
{
    At at("break");
    QTest::keyClicks(at.form()->writing(), QStringLiteral("mine"));
    at.sure(QStringLiteral("2"));
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(at.section, &change);
    QCOMPARE(at.form()->writing()->text(), QStringLiteral("mine"));
    QCOMPARE(at.form()->confidence()->currentKey(), QStringLiteral("2"));
}

void RecallTest::everythingIsReachedByTab()
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
    QVERIFY(reached.contains(at.form()->confidence()->buttons().front()));
    QVERIFY(reached.contains(at.form()->lockButton()));
    QVERIFY(reached.contains(at.section->list()->items()[1]));
    QVERIFY(reached.contains(at.section->result()->verdict()));
    QVERIFY(!reached.contains(at.feedback()->nextButton()));
}

void RecallTest::everythingFits_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("usual") << 100 << false;
    QTest::newRow("right-to-left") << 100 << true;
    QTest::newRow("twice as large") << 200 << false;
    QTest::newRow("twice as large, right-to-left") << 200 << true;
}

void RecallTest::everythingFits()
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
}

QTEST_MAIN(RecallTest)
#include "test_review_recall.moc"
