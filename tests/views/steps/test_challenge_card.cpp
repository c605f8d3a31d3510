// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/panel_fixture.h"

#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/track_lab.h"
#include "views/steps/challenge_text.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/duration_entry.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

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

} // namespace

class TestChallengeCard : public QObject
{
    Q_OBJECT
private slots:
    void whatIsTypedIsHandedInWithItsUnit();
    void enterHandsIn();
    void whatCannotBeReadIsAskedFor();
    void whatWasProposedIsMarked();
};

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

void TestChallengeCard::whatWasProposedIsMarked()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    QVERIFY(card && card->choice());
    card->choice()->setCurrentKey(QStringLiteral("kws"));
    card->handInButton()->click();
    QCOMPARE(lab.parts.challenge("stakeholder").attempts.size(), std::size_t(1));
    QStringList marked;
    for (OptionButton *button : card->choice()->buttons()) {
        if (nameOf(button).contains(QStringLiteral("proposed before, not right")))
            marked << nameOf(button).section(u' ', 0, 0);
    }
    QCOMPARE(marked, QStringList{QStringLiteral("kws")});
}

RP_TEST(TestChallengeCard)

} // namespace test_challenge_card
#include "test_challenge_card.moc"
