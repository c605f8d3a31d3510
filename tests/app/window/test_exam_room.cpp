// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ways round an exam: a second session, a note that is removed, a window that was open before, a folder that
// has gone.
#include "app/root/exam_watch.h"
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "models/store/session_note.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/projector/projector_window.h"
#include "views/shell/settings/main_menu.h"
#include "views/steps/act_view.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/notice.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace test_exam_room {

using namespace rp;

namespace {

constexpr int patience_ms = 60'000;
const QByteArray later = "2999-12-01T12:00:00Z";

SitePolicy policyOf(const QByteArray &settings)
{
    return policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"),
                      {QStringLiteral("ada"), QStringLiteral("/srv/ada")});
}

SitePolicy examIn(const QString &folder)
{
    return policyOf(", \"exam\": {\"until\": \"" + later + "\", \"folder\": \"" + folder.toUtf8() + "\"}");
}

QString noticeOf(Application &lab, const QString &key)
{
    for (const ShellNotice &notice : lab.window().noticeArea()->notices()) {
        if (notice.key == key)
            return notice.text;
    }
    return {};
}

bool hasNote(Application &lab, const QString &item)
{
    return noteIn(lab.ledger().log(), item) != nullptr;
}

bool projects()
{
    const auto windows = QApplication::topLevelWidgets();
    return std::any_of(windows.begin(), windows.end(),
                       [](const QWidget *window) { return window->inherits("rp::ProjectorWindow"); });
}

RevealPage *revealOf(Application &lab)
{
    return qobject_cast<RevealPage *>(lab.window().actView()->currentPage());
}

} // namespace

class TestExamRoom : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void aSecondSessionRecordsNothing();
    void aRehearsalThatIsGoneIsTold();
    void aNoteThatIsRemovedIsTold();
    void aFolderThatIsGoneIsTold();
    void itBeginsInAnOpenWindow();
    void itEndsInAnOpenWindow();
    void aPolicyThatNarrowsIsFollowed();
    void aPolicyThatIsGoneOpensNothing();

private:
    StartOptions inExam() const
    {
        StartOptions options;
        options.policy = examIn(m_share->path());
        options.stateFolder = m_share->filePath(QStringLiteral("state"));
        return options;
    }
    void init() { m_share = std::make_unique<QTemporaryDir>(); }

    std::unique_ptr<QTemporaryDir> m_share = std::make_unique<QTemporaryDir>();
};

/// What is rehearsed elsewhere (--data-dir, HOME) would be answered right in the session that counts.
void TestExamRoom::aSecondSessionRecordsNothing()
{
    init();
    LabFixture first;
    LabFixture second;
    Application &own = first.open(inExam());
    QTRY_VERIFY_WITH_TIMEOUT(hasNote(own, session_note::exam), patience_ms);
    first.walkTo(Step::Predict);
    Application &other = second.open(inExam());
    QTRY_VERIFY_WITH_TIMEOUT(other.store()->hasNotice(LedgerNotice::Kind::ExamElsewhere), patience_ms);
    QVERIFY(other.store()->isReadOnly() && !other.store()->takeOver());
    const QString told = other.store()->notices().front().text();
    QVERIFY2(told.contains(first.folder()), qPrintable(told));
    const size_t before = other.ledger().log().entries().size();
    second.walkTo(Step::Predict);
    QCOMPARE(other.ledger().log().entries().size(), before);
    QVERIFY(hasNote(other, session_note::otherSession));
    QVERIFY(!own.store()->isReadOnly());
    // The one that counts tells the grader of it at its next look.
    Application &again = first.open(inExam());
    QTRY_VERIFY_WITH_TIMEOUT(hasNote(again, session_note::otherSession), patience_ms);
    QVERIFY(!again.store()->isReadOnly());
}

void TestExamRoom::aRehearsalThatIsGoneIsTold()
{
    init();
    {
        LabFixture rehearsal;
        Application &lab = rehearsal.open(inExam());
        QTRY_VERIFY_WITH_TIMEOUT(hasNote(lab, session_note::exam), patience_ms);
        rehearsal.walkTo(Step::Explore);
    } // its folder is removed
    // So is what stands in the exam's folder; the account remembers it.
    for (const QFileInfo &file : QDir(m_share->path()).entryInfoList({QStringLiteral("exam-*")}, QDir::Files))
        QVERIFY(QFile::remove(file.filePath()));
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    QTRY_VERIFY_WITH_TIMEOUT(hasNote(lab, session_note::otherSession), patience_ms);
    QVERIFY(!lab.store()->isReadOnly());
    // The grader reads it as a remark.
    QString reason;
    const std::optional<Catalogue> catalogue = Catalogue::load(&reason);
    QVERIFY2(catalogue, qPrintable(reason));
    const Grade grade =
        Grader(lab.library(), *catalogue)
            .grade(QStringLiteral("a.json"), readHandin(lab.ledger().toJson(), QStringLiteral("a.json")));
    QCOMPARE(grade.findings.size(), size_t(1));
    QVERIFY(grade.isSound());
    QVERIFY(findingText(grade.findings.front()).contains(QLatin1String("another session")));
}

void TestExamRoom::aNoteThatIsRemovedIsTold()
{
    init();
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    QTRY_VERIFY_WITH_TIMEOUT(hasNote(lab, session_note::exam), patience_ms);
    QVERIFY(!hasNote(lab, session_note::recordGone));
    const QFileInfoList files = QDir(m_share->path()).entryInfoList({QStringLiteral("exam-*")}, QDir::Files);
    QCOMPARE(files.size(), 1);
    QVERIFY(QFile::remove(files.front().filePath()));
    Application &again = fixture.open(inExam());
    QTRY_VERIFY_WITH_TIMEOUT(hasNote(again, session_note::recordGone), patience_ms);
    QVERIFY(QFile::exists(files.front().filePath()));
    // Without an end to it, nothing of this is noted.
    LabFixture free;
    QVERIFY(!hasNote(free.open(), session_note::exam));
}

void TestExamRoom::aFolderThatIsGoneIsTold()
{
    init();
    LabFixture fixture;
    StartOptions options = inExam();
    options.policy = examIn(m_share->filePath(QStringLiteral("gone")));
    Application &lab = fixture.open(options);
    QTRY_VERIFY_WITH_TIMEOUT(noticeOf(lab, noticeKey::examFolder).contains(QLatin1String("/gone")),
                             patience_ms);
    QVERIFY(!lab.session().withheld().isEmpty());
    fixture.walkTo(Step::Explore);
    QVERIFY(lab.flush());
    QVERIFY(!hasNote(lab, session_note::exam));
    QVERIFY(hasNote(lab, session_note::recordFailed)); // for whoever grades it
}

void TestExamRoom::itBeginsInAnOpenWindow()
{
    init();
    LabFixture fixture;
    StartOptions options = inExam();
    options.policy = policyOf(R"(, "gates": "advisory")");
    Application &lab = fixture.open(options);
    fixture.walkTo(Step::Reveal);
    settle();
    QVERIFY(revealOf(lab) && revealOf(lab)->withheld()->isHidden());
    lab.project();
    QVERIFY(projects());
    emit lab.window().menu()->action("teachers")->triggered();
    QVERIFY(answerQuestion(lab, true));
    QVERIFY(lab.teacherRoom().window());
    const size_t before = lab.ledger().log().entries().size();
    lab.followSite(examIn(m_share->path()));
    settle();
    QVERIFY(!lab.session().withheld().isEmpty());
    QVERIFY(revealOf(lab) && revealOf(lab)->isVisible() && !revealOf(lab)->withheld()->isHidden());
    QVERIFY(!projects());
    QVERIFY(!lab.teacherRoom().window());
    QCOMPARE(noticeOf(lab, noticeKey::exam), lab.session().withheld());
    QVERIFY(lab.ledger().holdsGates());
    QVERIFY(lab.ledger().log().entries().size() >= before);
    QTRY_VERIFY_WITH_TIMEOUT(hasNote(lab, session_note::exam), patience_ms);
    for (const char *name : {"project", "teachers"})
        QVERIFY(!lab.window().findChild<QAction *>(QString::fromLatin1(name))->isEnabled());
    // A question from before opens nothing in it.
    emit lab.window().menu()->action("teachers")->triggered();
    settle();
    QVERIFY(!lab.teacherRoom().window());
}

/// By another policy, before its time.
void TestExamRoom::itEndsInAnOpenWindow()
{
    init();
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    fixture.walkTo(Step::Reveal);
    QVERIFY(!revealOf(lab)->withheld()->isHidden());
    lab.followSite(policyOf(""));
    settle();
    QVERIFY(lab.session().withheld().isEmpty());
    QVERIFY(revealOf(lab) && revealOf(lab)->isVisible() && revealOf(lab)->withheld()->isHidden());
    QVERIFY(noticeOf(lab, noticeKey::exam).isEmpty());
    QVERIFY(!noticeOf(lab, noticeKey::message).isEmpty());
}

void TestExamRoom::aPolicyThatNarrowsIsFollowed()
{
    init();
    LabFixture fixture;
    StartOptions options;
    options.policy = policyOf(R"(, "gates": "advisory")");
    Application &lab = fixture.open(options);
    lab.project();
    QVERIFY(projects());
    lab.followSite(policyOf(R"(, "presenter": false, "exports": [], "theme": {"fixed": "dark"})"));
    settle();
    QVERIFY(!projects());
    QVERIFY(lab.ledger().holdsGates());
    QVERIFY(lab.session().goTo({QStringLiteral("act1"), Step::Reveal}) == Refusal::Locked);
    QVERIFY(lab.appearance().theme == ThemeChoice::Dark);
    lab.window().showPage(WindowPage::Memo);
    settle();
    int locked = 0;
    for (const QAbstractButton *button : lab.window().findChildren<QAbstractButton *>()) {
        if (button->property("exports").toString().isEmpty() || !button->isVisible())
            continue;
        QVERIFY(!button->isEnabled());
        ++locked;
    }
    QVERIFY(locked > 0);
}

void TestExamRoom::aPolicyThatIsGoneOpensNothing()
{
    init();
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    lab.followSite({});
    settle();
    QVERIFY(!lab.session().withheld().isEmpty());
    // One that can't be read holds everything back, and says so.
    lab.followSite(policyOf(", nonsense"));
    settle();
    QVERIFY(!lab.session().withheld().isEmpty());
    QVERIFY(!noticeOf(lab, noticeKey::policy).isEmpty());
}

RP_TEST(TestExamRoom)

} // namespace test_exam_room
#include "test_exam_room.moc"
