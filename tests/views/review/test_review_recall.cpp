// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/review/recall_question.h"
#include "views/act/axis_slider.h"
#include "views/review/recall_text.h"
#include "views/widgets/segmented_choice.h"

#include <QLineEdit>

namespace test_review_recall {

using namespace rp;
using namespace rp::test;
using Mode = RecallQuestionCard::Mode;

/// One question: answered, locked in, compared, told.
class RecallTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup();

    void aNumberIsAnswered();
    void anOpenAnswerIsCompared();
    void aNumberStaysInAnotherLanguage();
    void nothingIsLockedWithoutAnAnswer();
    void typingKeepsTheCursor();
    void lockedIsLocked();
    void howSureIsSaid();

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

void RecallTest::anOpenAnswerIsCompared()
{
    At at("trace");
    at.form()->writing()->setFocus();
    QTest::keyClicks(at.form()->writing(), QStringLiteral("Capture stops."));
    at.sure(QStringLiteral("2"));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Marking);
    QVERIFY(!at.book.latestAnswer(QStringLiteral("trace")));
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
    const RecallAnswer *answer = at.book.latestAnswer(QStringLiteral("trace"));
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
    QVERIFY(words.entries(ridge, {{QStringLiteral("r"), QStringLiteral("١٥٦")}})
                .contains(QStringLiteral("FLOP/byte")));
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
    at.section->showQuestion(QStringLiteral("relu"));
    QCoreApplication::processEvents(); // shows what was just made
    QVERIFY(!at.form()->problem()->isVisible());
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.form()->options()->buttons().front());
    at.section->showQuestion(QStringLiteral("trace"));
    at.sure(five);
    at.form()->writing()->setFocus();
    QTest::keyClicks(at.form()->writing(), QStringLiteral("   "));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.form()->writing());
    QVERIFY(at.book.answers().empty());
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
    QVERIFY(at.book.setChecked(QStringLiteral("a"), true)); // something else in the book
    QCOMPARE(at.form()->entries().front(), entry);
    QCOMPARE(entry->cursorPosition(), 2);
}

void RecallTest::lockedIsLocked()
{
    At at("trace");
    QTest::keyClicks(at.form()->writing(), QStringLiteral("mine"));
    at.sure(QStringLiteral("4"));
    at.lock();
    // Going away and coming back, and another window: the comparison is all there is.
    at.section->showQuestion(QStringLiteral("ridge"));
    at.section->showQuestion(QStringLiteral("trace"));
    QCOMPARE(at.card()->mode(), Mode::Marking);
    RecallSection other(at.parts());
    QCOMPARE(other.card()->question(), QStringLiteral("trace"));
    QCOMPARE(other.card()->mode(), Mode::Marking);
    // A request that comes from a form of before changes nothing.
    RecallAnswer late;
    late.question = QStringLiteral("trace");
    late.confidence = 1;
    late.text = QStringLiteral("other");
    emit at.intents.draftEdited(late);
    QCOMPARE(at.book.pending(QStringLiteral("trace"))->confidence, 4);
    QCOMPARE(at.card()->marking()->yours()->text(), QStringLiteral("mine"));
}

void RecallTest::howSureIsSaid()
{
    At at("ridge");
    AxisSlider *sure = at.form()->confidence();
    sure->setFocus();
    QVERIFY(sure->hasFocus());
    QTest::keyClick(sure, Qt::Key_End);
    QVERIFY(!sure->valueText().isEmpty());
    QTRY_VERIFY2(at.announcer->text().contains(sure->valueText()), qPrintable(at.announcer->text()));
    QTest::keyClick(sure, Qt::Key_Right);
    QTRY_VERIFY2(at.announcer->text().contains(QStringLiteral(", highest")),
                 qPrintable(at.announcer->text()));
}

RP_TEST(RecallTest)

} // namespace test_review_recall
#include "test_review_recall.moc"
