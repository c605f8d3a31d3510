// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Handing in from the window: the file is what the command writes, who hands in is remembered and stays
// private, and what goes wrong is said where it can be mended.
#include "app/root/handing_in.h"
#include "models/handin/grading.h"
#include "models/handin/work_copies.h"
#include "models/session/ledger.h"
#include "models/text/format.h"
#include "tests/app/lab_fixture.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/support/full_disk.h"
#include "tests/support/test_main.h"
#include "views/shell/hand_in_dialog.h"
#include "views/shell/settings/main_menu.h"
#include "views/steps/completion_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

namespace test_hand_in {

using namespace rp;

namespace {

QByteArray handedIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

HandInDialog *dialogOf(Application &lab)
{
    lab.window().menu()->action("hand_in")->trigger();
    settle();
    return lab.handingIn()->dialog();
}

StartOptions ruledBy(const QByteArray &settings)
{
    StartOptions options;
    options.policy =
        policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"), currentAccount());
    return options;
}

} // namespace

class HandInTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void init();
    void cleanup() { m_fixture.reset(); }
    void theFileIsGraded();
    void whatCannotBeWrittenIsSaid();
    void whoHandsInIsRememberedAndStaysPrivate();
    void withoutAnswersThereIsNothing();
    void aSiteThatCopiesIsNamed();
    void anExamKeepsNobodyFromIt();
    void theLastActOffersIt();
    void everyFieldHasAName();
    void aPresenterHandsInNothing();

private:
    std::unique_ptr<LabFixture> m_fixture;
    std::unique_ptr<QTemporaryDir> m_out;
};

void HandInTest::init()
{
    m_fixture = std::make_unique<LabFixture>();
    m_out = std::make_unique<QTemporaryDir>();
}

void HandInTest::theFileIsGraded()
{
    Application &lab = m_fixture->open();
    m_fixture->walkTo(Step::Explore);
    HandInDialog *dialog = dialogOf(lab);
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->works()->text().contains(contentText(lab.session().content().title)));
    QVERIFY(dialog->works()->text().contains(contentText(lab.session().currentAct().title)));
    QVERIFY(dialog->sent()->isHidden());
    QVERIFY(dialog->written()->isHidden());
    dialog->name()->setText(QStringLiteral("Ada Lovelace"));
    dialog->number()->setText(QStringLiteral("0042"));
    QCOMPARE(dialog->fileName()->text(), QStringLiteral("ridgepoint-0042.json"));
    dialog->folder()->setText(m_out->path());
    QTest::keyClick(dialog->name(), Qt::Key_Return); // by the keyboard alone
    settle();

    const QString path = m_out->filePath(QStringLiteral("ridgepoint-0042.json"));
    QVERIFY(QFileInfo(path).isFile());
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->written()->isHidden() && dialog->written()->isReadOnly());
    QCOMPARE(dialog->written()->text(), path);
    QVERIFY(dialog->notice()->kind() == Notice::Kind::Success);
    const auto *announcer = dialog->findChild<Announcer *>();
    QTRY_VERIFY(announcer->text().contains(QStringLiteral("ridgepoint-0042.json")));

    const test::GradeDesk desk;
    const Grade grade = desk.grader->grade(path, readHandinFile(path));
    QVERIFY2(grade.isReadable(), qPrintable(grade.reading.reason));
    QVERIFY(grade.reading.isSealWhole && !grade.reading.isLedger);
    QCOMPARE(grade.reading.handin.name, QStringLiteral("Ada Lovelace"));
    QCOMPARE(grade.reading.handin.number, QStringLiteral("0042"));
    QVERIFY(grade.points(Points::Steps) > 0);
    // And the account, which this window was given none of.
    QCOMPARE(grade.reading.handin.document.log.entries().size(), lab.ledger().log().entries().size() + 1);
    // Once more, into the same file.
    dialog->handInButton()->click();
    QVERIFY(dialog->notice()->kind() == Notice::Kind::Success);
}

void HandInTest::whatCannotBeWrittenIsSaid()
{
    Application &lab = m_fixture->open();
    m_fixture->walkTo(Step::Explore);
    HandInDialog *dialog = dialogOf(lab);
    dialog->name()->setText(QStringLiteral("Ada"));
    const QString nowhere = m_out->filePath(QStringLiteral("nowhere"));
    dialog->folder()->setText(nowhere);
    dialog->handInButton()->click();
    settle();
    QVERIFY(dialog->isVisible());
    QVERIFY(dialog->notice()->kind() == Notice::Kind::Problem && !dialog->notice()->isHidden());
    QVERIFY2(dialog->notice()->text().contains(nowhere), qPrintable(dialog->notice()->text()));
    QVERIFY(dialog->written()->isHidden() && dialog->folderButton()->isHidden());
    const auto *announcer = dialog->findChild<Announcer *>();
    QTRY_VERIFY(announcer->text().contains(nowhere));

    // What stands there is another's, or something else.
    const QString other = m_out->filePath(QStringLiteral("ridgepoint-Ada.json"));
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") == 2);
    file.close();
    dialog->folder()->setText(m_out->path());
    dialog->handInButton()->click();
    QVERIFY(dialog->notice()->kind() == Notice::Kind::Problem);
    QCOMPARE(handedIn(other), QByteArray("{}"));

    dialog->fileName()->setText(QStringLiteral("work"));
    {
        const test::FullDisk full;
        dialog->handInButton()->click();
    }
    QVERIFY(dialog->notice()->kind() == Notice::Kind::Problem);
    QVERIFY(!QFileInfo::exists(m_out->filePath(QStringLiteral("work.json"))));
    dialog->handInButton()->click();
    QVERIFY2(dialog->notice()->kind() == Notice::Kind::Success, qPrintable(dialog->notice()->text()));
    QVERIFY(QFileInfo::exists(m_out->filePath(QStringLiteral("work.json"))));
}

void HandInTest::whoHandsInIsRememberedAndStaysPrivate()
{
    m_fixture->open();
    m_fixture->walkTo(Step::Explore);
    HandInDialog *dialog = dialogOf(m_fixture->lab());
    dialog->name()->setText(QStringLiteral("Ada Lovelace"));
    dialog->folder()->setText(m_out->path());
    dialog->handInButton()->click();
    const QString path = m_out->filePath(dialog->fileName()->text());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(QFileInfo::exists(path));
    QVERIFY(!(QFileInfo(path).permissions() & others));
    QVERIFY(handedIn(path).contains("Ada Lovelace"));
    QVERIFY(!handedIn(path).contains("handin_name")); // settings stay at home

    Application &again = m_fixture->open();
    QVERIFY(!(QFileInfo(m_fixture->folder() + QStringLiteral("/ledger.json")).permissions() & others));
    dialog = dialogOf(again);
    QCOMPARE(dialog->name()->text(), QStringLiteral("Ada Lovelace"));
    QVERIFY(dialog->number()->text().isEmpty());
}

void HandInTest::withoutAnswersThereIsNothing()
{
    HandInDialog *dialog = dialogOf(m_fixture->openAsLeft());
    QVERIFY(!dialog->handInButton()->isEnabled());
    QVERIFY(dialog->works()->text().contains(QStringLiteral("not answered anything")));
}

void HandInTest::aSiteThatCopiesIsNamed()
{
    const QTemporaryDir share;
    Application &lab = m_fixture->open(ruledBy(", \"copy_to\": \"" + share.path().toUtf8() + "\""));
    m_fixture->walkTo(Step::Explore);
    QTRY_VERIFY(!QDir(share.path()).entryList(QDir::Files).isEmpty());
    settle();
    HandInDialog *dialog = dialogOf(lab);
    QVERIFY(!dialog->sent()->isHidden());
    QVERIFY(dialog->sent()->text().contains(share.path()));
    // The copy is there before its thread has told so.
    QTRY_VERIFY_WITH_TIMEOUT((dialog->close(), settle(), dialog = dialogOf(lab))
                                 ->sent()
                                 ->text()
                                 .contains(QStringLiteral("handed in already")),
                             10'000);
    dialog->folder()->setText(m_out->path());
    dialog->handInButton()->click();
    QVERIFY(dialog->notice()->kind() == Notice::Kind::Success);

    Application &lost = m_fixture->open(ruledBy(R"(, "copy_to": "/nowhere/at/all")"));
    QVERIFY(dialogOf(lost)->sent()->text().contains(QStringLiteral("no copy has arrived")));
}

/// As of `ridgepoint export`; what a site locks is where the file manager would lead.
void HandInTest::anExamKeepsNobodyFromIt()
{
    StartOptions options = ruledBy(R"(, "exports": [])");
    options.policy.exam = Exam{};
    Application &lab = m_fixture->open(options);
    QVERIFY(lab.ledger().exam());
    m_fixture->walkTo(Step::Predict);
    HandInDialog *dialog = dialogOf(lab);
    dialog->folder()->setText(m_out->path());
    QVERIFY(dialog->handInButton()->isEnabled());
    dialog->handInButton()->click();
    QVERIFY2(dialog->notice()->kind() == Notice::Kind::Success, qPrintable(dialog->notice()->text()));
    QVERIFY(dialog->folderButton()->isHidden());
}

void HandInTest::theLastActOffersIt()
{
    Application &lab = m_fixture->open();
    const LabContent &content = lab.session().content();
    CompletionCard card;
    for (const ActContent &act : content.acts) {
        card.refresh(lab.session(), act, lab.workbench().bench(act.id));
        QCOMPARE(!card.handInButton()->isHidden(), act.id == content.acts.back().id);
    }
    card.setHandsIn(false);
    card.refresh(lab.session(), content.acts.back(), lab.workbench().bench(content.acts.back().id));
    QVERIFY(card.handInButton()->isHidden());
    // The card of the page asks for the dialog.
    QVERIFY(!lab.handingIn()->dialog());
    emit lab.window().labView()->intents().handInRequested();
    QVERIFY(lab.handingIn()->dialog() && lab.handingIn()->dialog()->isVisible());
}

void HandInTest::everyFieldHasAName()
{
    HandInDialog *dialog = dialogOf(m_fixture->openAsLeft());
    for (QLineEdit *field : dialog->findChildren<QLineEdit *>()) {
        QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
        QVERIFY(field->minimumHeight() >= 24);
    }
    QVERIFY(dialog->name()->hasFocus() || dialog->focusWidget() == dialog->name());
}

void HandInTest::aPresenterHandsInNothing()
{
    StartOptions presenting;
    presenting.presenter = true;
    Application &lab = m_fixture->open(presenting);
    QVERIFY(!lab.window().menu()->action("hand_in")->isEnabled());
    QVERIFY(!lab.handingIn());
}

RP_TEST(HandInTest)

} // namespace test_hand_in
#include "test_hand_in.moc"
