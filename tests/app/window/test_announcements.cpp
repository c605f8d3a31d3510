// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// In which order the window says what an action has set off.
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/shell/main_window.h"
#include "views/steps/act_view.h"
#include "views/steps/reflection_card.h"
#include "views/steps/step_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spoken/announcer.h"

#include <QTest>
#include <algorithm>

namespace test_announcements {

using namespace rp;

class TestAnnouncements : public QObject
{
    Q_OBJECT
private slots:
    void aWordOnTheAnswerComesBeforeWhatItOpens();
};

void TestAnnouncements::aWordOnTheAnswerComesBeforeWhatItOpens()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Reflect);
    settle();
    const QuestionContent &question = lab.session().currentAct().reflections.front();
    const auto wrong =
        std::find_if(question.options.begin(), question.options.end(),
                     [&](const OptionContent &option) { return option.id != question.correct; });
    QVERIFY(wrong != question.options.end());
    const auto *card = lab.window().actView()->currentPage()->findChild<ReflectionCard *>();
    card->choice()->setCurrentKey(wrong->id);
    card->checkButton()->click();
    const Announcer &announcer = lab.window().announcer();
    QTRY_VERIFY2(announcer.text().contains(QStringLiteral("is open now")), qPrintable(announcer.text()));
    const qsizetype word = announcer.text().indexOf(QStringLiteral("Not yet."));
    QVERIFY2(word >= 0 && word < announcer.text().indexOf(QStringLiteral("is open now")),
             qPrintable(announcer.text()));
}

RP_TEST(TestAnnouncements)

} // namespace test_announcements
#include "test_announcements.moc"
