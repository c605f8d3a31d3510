// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An exam: answers are taken, nothing is said of them, and no way round it says more.
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/handin/grading.h"
#include "models/policy/policy_place.h"
#include "models/session/ledger.h"
#include "models/store/ledger_loading.h"
#include "models/text/format.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/programs/program_run.h"
#include "tests/app/rendered_texts.h"
#include "tests/support/test_main.h"
#include "views/act/reveal_axis.h"
#include "views/act/sources_panel.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/pages/lab_page.h"
#include "views/shell/settings/main_menu.h"
#include "views/steps/act_view.h"
#include "views/steps/completion_card.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reflection_card.h"
#include "views/steps/reveal_card.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/text_block.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace test_exam {

using namespace rp;

namespace {

const Account ada{QStringLiteral("ada"), QStringLiteral("/home/ada")};
constexpr QLatin1String firstAct("act1");

SitePolicy policyOf(const QByteArray &settings)
{
    return policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"), ada);
}

StartOptions inExam(const QByteArray &until = "2999-12-01T12:00:00Z")
{
    StartOptions options;
    options.policy = policyOf(", \"exam\": {\"until\": \"" + until + "\"}");
    return options;
}

/// In the order in which the learner sees them, so that a wrong one has to be looked for.
QString wrongOption(const QuestionContent &question)
{
    const auto wrong =
        std::find_if(question.options.begin(), question.options.end(),
                     [&](const OptionContent &option) { return option.id != question.correct; });
    return wrong->id;
}

/// What a lab says of answers, as it is written: feedback, lessons, what was found, hints, sources.
QStringList saidOf(const ActContent &act)
{
    QStringList said;
    const auto add = [&said](const QString &text) {
        if (!text.isEmpty())
            said << plainText(contentText(text)).section(QLatin1Char('{'), 0, 0);
    };
    const auto addFeedback = [&add](const QuestionContent &question) {
        for (const OptionContent &option : question.options)
            add(option.feedback);
        std::for_each(question.ladder.hints.begin(), question.ladder.hints.end(), add);
    };
    std::for_each(act.predictions.begin(), act.predictions.end(), addFeedback);
    std::for_each(act.reflections.begin(), act.reflections.end(), addFeedback);
    for (const ExerciseContent &exercise : act.exercises)
        addFeedback(exercise.question);
    for (const std::vector<QString> &lines : {act.reveal.lesson, act.takeaways})
        std::for_each(lines.begin(), lines.end(), add);
    for (const ChallengeContent &challenge : act.challenges) {
        add(challenge.solved);
        std::for_each(challenge.ladder.hints.begin(), challenge.ladder.hints.end(), add);
    }
    for (const SourceContent &source : act.sources)
        add(source.claim);
    // A text that begins with a figure says nothing that could be searched for.
    said.erase(std::remove_if(said.begin(), said.end(), [](const QString &text) { return text.size() < 12; }),
               said.end());
    return said;
}

QStringList givenAway(QWidget &window, const QStringList &said)
{
    QStringList found;
    for (const RenderedText &rendered : renderedTexts(window)) {
        for (const QString &text : said) {
            if (rendered.text.contains(text))
                found << rendered.where + QStringLiteral(": ") + text;
        }
    }
    return found;
}

template<typename Page>
Page *pageOf(Application &lab)
{
    return qobject_cast<Page *>(lab.window().actView()->currentPage());
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Answers all reflections wrongly.
void reflectWrongly(Application &lab)
{
    const ActContent &act = *lab.library().lab(lab.session().content().id)->act(lab.session().place().act);
    for (const QuestionContent &question : act.reflections)
        lab.wizard().answerReflection(question.id, wrongOption(question));
    settle();
}

} // namespace

class TestExam : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void nothingIsSaid();
    void gatesHoldInIt();
    void answersAreTakenOnce();
    void theFileHoldsNoVerdict();
    void allOpensAfterIt();
    void itEndsInAnOpenWindow();
    void whatShowsAnswersIsClosed();
    void theReviewIsClosed();
    void commandsObeyIt();
    void afterItCommandsAnswer();
};

/// Through a whole act, with all that can be unfolded unfolded.
void TestExam::nothingIsSaid()
{
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    const QString why = lab.session().withheld();
    QVERIFY(!why.isEmpty());
    const ActContent &act = *lab.library().lab(lab.session().content().id)->act(firstAct);
    const QStringList said = saidOf(act);
    QVERIFY(said.size() > 10);
    const auto look = [&] {
        settle();
        for (auto *fold : lab.window().findChildren<Disclosure *>())
            fold->setOpen(true);
        settle();
        const QStringList found = givenAway(lab.window(), said);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    };
    fixture.walkTo(Step::Explore);
    look();
    QVERIFY(!QTest::currentTestFailed());
    lab.wizard().skipDiscoveries();
    lab.wizard().next();
    look();
    auto *reveal = pageOf<RevealPage>(lab);
    QVERIFY(reveal && !reveal->withheld()->isHidden());
    QCOMPARE(reveal->withheld()->text(), why);
    for (const RevealPage::Result &result : reveal->results()) {
        QVERIFY(!result.picture);
        QVERIFY(result.card->truth()->isHidden());
        QVERIFY(result.card->measured()->text().isEmpty());
        QVERIFY(result.measured->text().isEmpty());
        QVERIFY(!result.card->axis()->answer().measured);
    }
    QVERIFY(!reveal->sources()->entries().empty());
    QCOMPARE(reveal->sources()->entries().front()->text(), why);
    lab.wizard().next();
    reflectWrongly(lab);
    look();
    auto *reflect = pageOf<ReflectPage>(lab);
    QVERIFY(reflect);
    for (const ReflectionCard *card : reflect->cards()) {
        QVERIFY(card->verdict()->rating() == Meaning::Neutral);
        QCOMPARE(card->feedback()->text(), why);
        QVERIFY(card->firstAnswer()->isHidden());
    }
    QVERIFY(!reflect->completion()->isHidden());
    for (const RenderedText &rendered : renderedTexts(lab.window()))
        QVERIFY2(!rendered.text.contains(QLatin1String("Right at the first answer")),
                 qPrintable(rendered.where));
}

void TestExam::gatesHoldInIt()
{
    // Else a learner would look at the instrument first and predict what it showed.
    LabFixture fixture;
    StartOptions options;
    options.policy = policyOf(R"(, "gates": "advisory", "exam": {"until": "2999-12-01T12:00:00Z"})");
    QVERIFY(fixture.open(options).ledger().holdsGates());
    options.policy = policyOf(R"(, "gates": "advisory", "exam": {"until": "2020-12-01T12:00:00Z"})");
    QVERIFY(!fixture.open(options).ledger().holdsGates());
}

void TestExam::answersAreTakenOnce()
{
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    fixture.walkTo(Step::Reflect);
    reflectWrongly(lab);
    const ActContent &act = *lab.library().lab(lab.session().content().id)->act(firstAct);
    const QuestionContent &asked = act.reflections.front();
    const size_t before = lab.ledger().log().entries().size();
    lab.wizard().answerReflection(asked.id, asked.correct);
    QCOMPARE(lab.ledger().log().entries().size(), before);
    QVERIFY(!lab.session().isCorrect(firstAct, asked.id));
    QVERIFY(!pageOf<ReflectPage>(lab)->cards().front()->checkButton()->isEnabled());
    // The gates are those of any other day.
    QVERIFY(lab.session().isActDone(firstAct));
    lab.wizard().next();
    QVERIFY(lab.session().place().act != firstAct);
    QVERIFY(lab.session().state(lab.session().place().act, Step::Explore) == StepState::Locked);
}

/// Neither the ledger nor the work that is handed in tells whether an answer is right; the grader does.
void TestExam::theFileHoldsNoVerdict()
{
    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    fixture.walkTo(Step::Reflect);
    reflectWrongly(lab);
    QVERIFY(lab.flush());
    const QDir folder(fixture.folder());
    for (const QString &name : folder.entryList(QDir::Files))
        QVERIFY2(!bytesOf(folder.filePath(name)).contains("\"correct\""), qPrintable(name));

    QString reason;
    const std::optional<LedgerDocument> work = learnersWork(fixture.folder(), &reason);
    QVERIFY2(work, qPrintable(reason));
    const QByteArray handedIn =
        writeHandin({{}, {}, QStringLiteral("0.1.0"), QStringLiteral("2026-11-23T10:00:00.000Z"), *work});
    QVERIFY(!handedIn.contains("\"correct\""));
    const std::optional<Catalogue> catalogue = Catalogue::load(&reason);
    QVERIFY2(catalogue, qPrintable(reason));
    const Grader grader(lab.library(), *catalogue);
    const Grade grade =
        grader.grade(QStringLiteral("a.json"), readHandin(handedIn, QStringLiteral("a.json")));
    QVERIFY(grade.isReadable());
    QCOMPARE(grade.findings.size(), std::size_t(0));
    const ActGrade &first = grade.acts.front();
    QCOMPARE(first.reflections, int(first.act->reflections.size()));
    QCOMPARE(first.reflectionsRight, 0);
}

void TestExam::allOpensAfterIt()
{
    LabFixture fixture;
    {
        Application &lab = fixture.open(inExam());
        fixture.walkTo(Step::Reflect);
        const ActContent &act = *lab.library().lab(lab.session().content().id)->act(firstAct);
        lab.wizard().answerReflection(act.reflections.front().id, act.reflections.front().correct);
        for (size_t i = 1; i < act.reflections.size(); ++i)
            lab.wizard().answerReflection(act.reflections[i].id, wrongOption(act.reflections[i]));
    }
    Application &lab = fixture.open(inExam("2026-11-01T12:00:00+01:00")); // over
    QVERIFY(lab.session().withheld().isEmpty());
    const ActContent &act = *lab.session().content().act(firstAct);
    QVERIFY(lab.session().isCorrect(firstAct, act.reflections.front().id));
    lab.wizard().open({firstAct, Step::Reveal});
    settle();
    auto *reveal = pageOf<RevealPage>(lab);
    QVERIFY(reveal && reveal->withheld()->isHidden());
    QVERIFY(!givenAway(lab.window(), saidOf(act)).isEmpty());
    // A wrong answer may be tried again, and the first one counts.
    lab.wizard().open({firstAct, Step::Reflect});
    settle();
    QVERIFY(pageOf<ReflectPage>(lab)->cards().front()->verdict()->rating() == Meaning::Good);
    for (size_t i = 1; i < act.reflections.size(); ++i) {
        const QuestionContent &asked = act.reflections[i];
        QVERIFY(!lab.session().reflection(firstAct, asked.id)->solved);
        lab.wizard().answerReflection(asked.id, asked.correct);
        QVERIFY(lab.session().reflection(firstAct, asked.id)->solved);
        QVERIFY(!lab.session().isCorrect(firstAct, asked.id));
    }
}

void TestExam::itEndsInAnOpenWindow()
{
    LabFixture fixture;
    StartOptions options = inExam("2027-01-01T12:00:00Z");
    // Of two looks at the clock the second one is behind the end.
    auto seen = std::make_shared<QDateTime>(examTime(QStringLiteral("2027-01-01T11:59:59Z")).value());
    options.clock = [seen] { return *seen; };
    Application &lab = fixture.open(options);
    fixture.walkTo(Step::Reveal);
    settle();
    QVERIFY(!pageOf<RevealPage>(lab)->withheld()->isHidden());
    const auto *teachers = lab.window().findChild<QAction *>(QStringLiteral("teachers"));
    QVERIFY(!teachers->isEnabled());
    *seen = seen->addSecs(1);
    QTRY_VERIFY(lab.session().withheld().isEmpty());
    settle();
    QVERIFY(pageOf<RevealPage>(lab)->withheld()->isHidden());
    QVERIFY(pageOf<RevealPage>(lab)->isVisible());
    QVERIFY(teachers->isEnabled());
    for (const ShellNotice &notice : lab.window().noticeArea()->notices())
        QVERIFY(notice.key != noticeKey::exam);
}

void TestExam::whatShowsAnswersIsClosed()
{
    Language language;
    language.use(QStringLiteral("en"));
    StartOptions presenting = inExam();
    presenting.presenter = true;
    QString error;
    QVERIFY(!Application::open(presenting, language, &error));
    QCOMPARE(error, presenting.policy.exam->reason());

    LabFixture fixture;
    Application &lab = fixture.open(inExam());
    lab.project();
    for (const QWidget *window : QApplication::topLevelWidgets())
        QVERIFY2(!window->inherits("rp::ProjectorWindow"), "projects all the same");
    emit lab.window().menu()->action("teachers")->triggered();
    settle();
    QVERIFY(!lab.teacherRoom().window());
    for (const char *name : {"project", "teachers"}) {
        const auto *action = lab.window().findChild<QAction *>(QString::fromLatin1(name));
        QVERIFY(action && !action->isEnabled() && !action->statusTip().isEmpty());
    }
    // It is said, once.
    int told = 0;
    for (const ShellNotice &notice : lab.window().noticeArea()->notices())
        told += notice.text == lab.session().withheld() ? 1 : 0;
    QCOMPARE(told, 1);
}

void TestExam::theReviewIsClosed()
{
    LabFixture fixture;
    StartOptions options = inExam();
    options.open = PlaceArgument{{}, {}, false, ReviewTab::Recall};
    Application &lab = fixture.openAsLeft(options);
    QVERIFY(lab.window().shownPage() == WindowPage::Review);
    const auto *closed = lab.window().findChild<ClosedPage *>();
    QVERIFY(closed && closed->isVisible());
    QCOMPARE(closed->reason()->text(), lab.session().withheld());
    QVERIFY(!lab.window().findChild<QWidget *>(QStringLiteral("reviewPage")));
}

/// For whoever is no administrator here the policy has a fault, and the strictest holds: the same.
void TestExam::commandsObeyIt()
{
    const QTemporaryDir out;
    const QString guide = out.filePath(QStringLiteral("guide.html"));
    const QByteArray exam = R"({"version": 1, "exam": {"until": "2999-12-01T12:00:00+01:00"}})";
    for (const QByteArray &policy : {exam, QByteArray("nonsense")}) {
        const auto run = [&policy](const QStringList &words) {
            return runUnderPolicy(QStringLiteral(RIDGEPOINT_PROGRAM), words, policy);
        };
        const QStringList lines[] = {{QStringLiteral("compute"), QStringLiteral("--list")},
                                     {QStringLiteral("grade"), QStringLiteral("x.json")},
                                     {QStringLiteral("class"), out.path()},
                                     {QStringLiteral("teach"), QStringLiteral("--out"), guide},
                                     {QStringLiteral("tour"), QStringLiteral("--out"), out.path()},
                                     {QStringLiteral("--presenter")}};
        for (const QStringList &words : lines) {
            const ProgramRun refused = run(words);
            QVERIFY2(refused.code == 3, qPrintable(words.join(QLatin1Char(' '))));
            QVERIFY(refused.out.isEmpty());
            QCOMPARE(refused.err.count(QLatin1Char('\n')), 1);
        }
        QVERIFY(!QFile::exists(guide));
        QCOMPARE(run(wordsOf("trace --help")).code, 0);
        QCOMPARE(run(wordsOf("export --help")).code, 0);
    }
}

void TestExam::afterItCommandsAnswer()
{
    if (!authorityFault(QDir::tempPath()).isEmpty())
        QSKIP("only an administrator's policy is followed");
    const ProgramRun answered =
        runUnderPolicy(QStringLiteral(RIDGEPOINT_PROGRAM), wordsOf("compute --list"),
                       R"({"version": 1, "exam": {"until": "2026-11-01T12:00:00+01:00"}})");
    QCOMPARE(answered.code, 0);
}

RP_TEST(TestExam)

} // namespace test_exam
#include "test_exam.moc"
