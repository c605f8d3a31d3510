// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/panel_fixture.h"

#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "views/steps/cards/challenge_text.h"
#include "views/steps/cards/completion_card.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/accessible_combo_box.h"
#include "views/widgets/entry/duration_entry.h"

#include <QLineEdit>

namespace test_challenge_card {

using namespace rp;
using step_fixture::accessible;
using step_fixture::nameOf;
using step_fixture::Panels;

namespace {

void typeIn(const ChallengeCard *card, const QString &text)
{
    QLineEdit *field = card->duration()->number();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
}

LabContent labWithNumber()
{
    LabContent content = test::twoPanelLab();
    content.acts.front().challenges.front().unit = QStringLiteral("factor");
    return content;
}

} // namespace

class TestChallengeCard : public QObject
{
    Q_OBJECT
private slots:
    void timeSpansAreReadAsPeopleTypeThem_data();
    void timeSpansAreReadAsPeopleTypeThem();
    void whatIsTypedIsHandedInWithItsUnit();
    void enterHandsIn();
    void whatCannotBeReadIsAskedFor();
    void attemptsAreListedAndHintsFollow();
    void theSliderIsHandedIn();
    void aNumberOfAnotherUnitHasAPlainField();
    void aSolvedChallengeIsClosed();
    void aStateIsSolvedByTheInstrument();
    void theCompletionCardNamesTheResults();
    void everyPartHasANameAndRoom();
};

void TestChallengeCard::timeSpansAreReadAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("seconds"); // negative: can't be read
    const int hours = static_cast<int>(DurationUnit::Hours);
    const int days = static_cast<int>(DurationUnit::Days);
    QTest::newRow("number") << "en_US"
                            << "23.5" << hours << 84600.0;
    QTest::newRow("days") << "en_US"
                          << " 2 " << days << 172800.0;
    QTest::newRow("hours and minutes") << "en_US"
                                       << "23 h 20 min" << hours << 84000.0;
    QTest::newRow("without spaces") << "en_US"
                                    << "23h20min" << days << 84000.0;
    QTest::newRow("words") << "en_US"
                           << "1 day, 2 hours" << hours << 93600.0;
    QTest::newRow("own unit wins") << "en_US"
                                   << "90 minutes" << days << 5400.0;
    QTest::newRow("comma") << "es_ES"
                           << "23,5" << hours << 84600.0;
    QTest::newRow("Arabic digits") << "ar_EG" << QStringLiteral("٢٣") << hours << 82800.0;
    QTest::newRow("left over") << "en_US"
                               << "23 h 20" << hours << -1.0;
    QTest::newRow("other unit") << "en_US"
                                << "23 weeks" << hours << -1.0;
    QTest::newRow("negative") << "en_US"
                              << "-5" << hours << -1.0;
    QTest::newRow("words alone") << "en_US"
                                 << "long" << hours << -1.0;
    QTest::newRow("empty") << "en_US"
                           << "" << hours << -1.0;
}

void TestChallengeCard::timeSpansAreReadAsPeopleTypeThem()
{
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QFETCH(int, unit);
    QFETCH(double, seconds);
    const auto read = readDuration(typed, static_cast<DurationUnit>(unit), QLocale(locale));
    QCOMPARE(read.has_value(), seconds >= 0.0);
    if (read)
        QCOMPARE(*read, seconds);
}

void TestChallengeCard::whatIsTypedIsHandedInWithItsUnit()
{
    Panels lab;
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    typeIn(card, QStringLiteral("48"));
    card->handInButton()->click();
    QCOMPARE(lab.parts.challenge("pay").attempts.back().value, 2.0);
    card->duration()->unit()->setCurrentIndex(static_cast<int>(DurationUnit::Days));
    typeIn(card, QStringLiteral("24"));
    card->handInButton()->click();
    QCOMPARE(lab.parts.challenge("pay").attempts.back().value, 24.0);
    QVERIFY(card->isSolved()); // within 5 % of 25 days
}

void TestChallengeCard::enterHandsIn()
{
    Panels lab;
    QVERIFY(lab.show());
    typeIn(lab.challenge(), QStringLiteral("12"));
    QTest::keyClick(lab.challenge()->duration()->number(), Qt::Key_Return);
    QCOMPARE(lab.parts.challenge("pay").attempts.size(), std::size_t(1));
    QVERIFY(lab.page()->isVisible()); // and does not lead off the page
}

void TestChallengeCard::whatCannotBeReadIsAskedFor()
{
    Panels lab;
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    typeIn(card, QStringLiteral("soon"));
    card->handInButton()->click();
    QVERIFY(lab.parts.challenge("pay").attempts.empty());
    QVERIFY(card->problem()->isVisible());
    QVERIFY(card->duration()->number()->hasFocus());
    QCOMPARE(lab.said(), card->problem()->text());
    typeIn(card, QStringLiteral("1"));
    QVERIFY(!card->problem()->isVisible());
}

void TestChallengeCard::attemptsAreListedAndHintsFollow()
{
    Panels lab;
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    QVERIFY(!card->attempts()->isVisible());
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 1.0);
    QVERIFY(card->attempts()->text().contains(QStringLiteral("too low")));
    QVERIFY(!card->hints()->isVisible());
    QVERIFY(lab.said().contains(QStringLiteral("too low")));
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 100.0);
    QVERIFY(card->attempts()->text().contains(QStringLiteral("too high")));
    QVERIFY(card->hints()->isVisible());
    QVERIFY(card->hints()->text().contains(QStringLiteral("one")));
    QVERIFY(!card->hints()->text().contains(QStringLiteral("two")));
    QVERIFY(lab.said().contains(QStringLiteral("one")));
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 50.0);
    QVERIFY(card->hints()->text().contains(QStringLiteral("two")));
    QVERIFY(lab.said().contains(QStringLiteral("two")));
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 51.0);
    // The hints are used up: the last one is not told again.
    QVERIFY(!lab.said().contains(QStringLiteral("two")));
    QCOMPARE(card->attempts()->text().count(QStringLiteral("too high")), 3);
}

void TestChallengeCard::theSliderIsHandedIn()
{
    Panels lab;
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    card->sliderButton()->click();
    QVERIFY(lab.parts.challenge("pay").attempts.empty()); // the instrument is not set up
    QCOMPARE(lab.refusals.size(), 1);
    card->setupButton()->click();
    QCOMPARE(lab.parts.at("a.cost").toDouble(), 10.0);
    lab.parts.set("a.days", 25.0);
    QVERIFY(card->sliderButton()->text().contains(QStringLiteral("<25>")));
    card->sliderButton()->click();
    QVERIFY(card->isSolved());
}

void TestChallengeCard::aNumberOfAnotherUnitHasAPlainField()
{
    Panels lab(labWithNumber());
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    QVERIFY(!card->duration());
    QVERIFY(card->entry()->isVisible());
    card->entry()->setFocus();
    QTest::keyClicks(card->entry(), QStringLiteral("25 times"));
    card->handInButton()->click();
    QVERIFY(card->isSolved());
    QCOMPARE(lab.parts.challenge("pay").attempts.back().value, 25.0);
}

void TestChallengeCard::aSolvedChallengeIsClosed()
{
    Panels lab;
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    typeIn(card, QStringLiteral("25 days"));
    card->handInButton()->setFocus();
    card->handInButton()->click();
    QVERIFY(card->isSolved());
    QVERIFY(card->heading().contains(QStringLiteral("✓")));
    QVERIFY(card->result()->isVisible());
    QVERIFY(!card->result()->text().contains(QLatin1Char('{')));
    QVERIFY(card->result()->hasFocus());                   // the button that had it is gone
    QVERIFY(!lab.said().contains(card->result()->text())); // landing on it reads it; once is enough
    for (ActionButton *button : {card->handInButton(), card->sliderButton(), card->setupButton()}) {
        QVERIFY(!button->isVisible());
        QVERIFY(!button->isEnabled());
    }
    const auto before = lab.parts.challenge("pay").attempts.size();
    accessible(card->handInButton())->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTest::qWait(150);
    QCOMPARE(lab.parts.challenge("pay").attempts.size(), before);
}

void TestChallengeCard::aStateIsSolvedByTheInstrument()
{
    LabContent content = test::twoPanelLab();
    ChallengeContent &moves = content.acts.front().challenges[1];
    moves.hints = {QStringLiteral("try this"), QStringLiteral("then that")};
    moves.solved = QStringLiteral("It took {b.moves} moves.");
    Panels lab(content);
    QVERIFY(lab.show());
    lab.page()->showPanel(QStringLiteral("b"));
    ChallengeCard *card = lab.challenge();
    QVERIFY(!card->handInButton()->isVisible());
    QVERIFY(card->result()->isVisible());
    card->hintButton()->click();
    QVERIFY(card->hints()->text().contains(QStringLiteral("try this")));
    QVERIFY(card->hints()->hasFocus());
    lab.parts.set("b.level", 5.0);
    QVERIFY(card->isSolved());
    const QString said = card->result()->text();
    QVERIFY2(said.contains(QStringLiteral("It took 1 moves.")), qPrintable(said));
    QVERIFY(!card->hintButton()->isVisible());
    // What was reached stays written, wherever the instrument goes.
    lab.parts.set("b.level", 7.0);
    QCOMPARE(card->result()->text(), said);
}

void TestChallengeCard::theCompletionCardNamesTheResults()
{
    Panels lab;
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 3.0);
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 25.0);
    CompletionCard card;
    card.refresh(*lab.parts.session, lab.parts.session->currentAct(), lab.parts.bench);
    const QString text = card.summary()->text();
    QVERIFY2(text.contains(QStringLiteral("Pay back")), qPrintable(text));
    QVERIFY2(text.contains(Format().span_s(25.0 * 86400.0)), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("“Five moves”: not solved")), qPrintable(text));
}

void TestChallengeCard::everyPartHasANameAndRoom()
{
    Panels lab;
    QFont large = lab.window.font();
    large.setPointSizeF(large.pointSizeF() * 2.0);
    lab.window.setFont(large);
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    const QList<QWidget *> parts{card->duration()->number(), card->duration()->unit(), card->handInButton(),
                                 card->sliderButton(), card->setupButton()};
    for (QWidget *part : parts) {
        QVERIFY(!nameOf(part).isEmpty());
        QVERIFY2(part->height() >= 24 && part->width() >= 24, qPrintable(nameOf(part)));
        const QRect inCard(part->mapTo(card, QPoint(0, 0)), part->size());
        QVERIFY2(card->rect().contains(inCard), qPrintable(nameOf(part)));
    }
    QVERIFY(nameOf(card->duration()->number()).contains(QStringLiteral("Pay back")));
}

RP_TEST(TestChallengeCard)

} // namespace test_challenge_card
#include "test_challenge_card.moc"
