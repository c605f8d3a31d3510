// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The log: what is in it, what never is, and that it stays small and in the way of nothing.
#include "app/event_log.h"
#include "controllers/evidence_controller.h"
#include "controllers/wizard_controller.h"
#include "models/evidence/memo.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/ledger.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/programs/program_run.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

namespace test_log {

using namespace rp;

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a learner gives away of themselves in an act, to be looked for.
class TalkativeLearner
{
public:
    explicit TalkativeLearner(Application &lab)
        : m_lab(lab)
    {
    }

    /// Answers all there is to answer, and writes into all fields.
    void work()
    {
        m_lab.wizard().next();
        const QString act = m_lab.session().place().act;
        for (const QuestionContent *question : m_lab.session().predictions(act))
            predict(*question);
        m_lab.wizard().next();
        for (const ExerciseContent &exercise : m_lab.session().content().act(act)->exercises)
            m_lab.wizard().answerExercise(exercise.question.id, said(exercise.question));
        m_lab.captures().capture({});
        m_lab.wizard().skipDiscoveries();
        m_lab.wizard().next();
        m_lab.wizard().next();
        for (const QuestionContent &question : m_lab.session().content().act(act)->reflections)
            m_lab.wizard().answerReflection(question.id, said(question));
        const QString words = QStringLiteral("what I wrote in confidence");
        for (const EntryContent &entry : m_lab.session().content().act(act)->entries)
            m_lab.wizard().recordWriting(entry.id, words);
        m_lab.captures().writeMemo(memoParts.front(), words);
        m_lab.captures().signMemo(QStringLiteral("Ada Lovelace"));
        m_given << words << QStringLiteral("Ada Lovelace") << m_lab.ledger().id();
        settle();
    }
    const QStringList &given() const { return m_given; }

private:
    void predict(const QuestionContent &question)
    {
        if (question.kind != QuestionContent::Kind::Numeric) {
            m_lab.wizard().commitPrediction(question.id, said(question));
            return;
        }
        const double number = *question.minimum + (*question.maximum - *question.minimum) * 0.73451;
        m_lab.wizard().commitNumber(question.id, number);
        m_given << question.id << QString::number(number, 'g', 5);
    }
    QString said(const QuestionContent &question)
    {
        const OptionContent &option = question.options.front();
        m_given << question.id << option.id << option.text;
        return option.id;
    }

    Application &m_lab;
    QStringList m_given;
};

} // namespace

class TestLog : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void aWholeActLeavesNoAnswerInIt();
    void itHoldsWhatHappened();
    void itStaysSmall();
    void nothingButAPlainFile();
    void noLinkIsFollowed();
    void itIsItsOwnersAlone();
    void theProgramKeepsOneOnRequest();

private:
    QString path() const { return m_folder.filePath(QStringLiteral("log/events.txt")); }
    void clear() const { QFile::remove(path()); }
    QTemporaryDir m_folder;
};

void TestLog::aWholeActLeavesNoAnswerInIt()
{
    clear();
    EventLog log(path());
    QCOMPARE(log.problem(), QString());
    log.listen();
    LabFixture fixture;
    Application &lab = fixture.open();
    log.follow(lab);
    TalkativeLearner learner(lab);
    learner.work();
    QVERIFY(lab.flush());
    fixture.close();
    const QString text = textOf(path());
    QVERIFY(text.contains(QLatin1String(" saved\n")));
    QVERIFY(learner.given().size() > 8);
    for (const QString &given : learner.given())
        QVERIFY2(!text.contains(given), qPrintable(given));
}

void TestLog::itHoldsWhatHappened()
{
    clear();
    LabFixture fixture;
    {
        EventLog log(path());
        log.listen();
        Application &lab = fixture.open();
        log.follow(lab);
        lab.openLab(QStringLiteral("lab11"));
        settle();
        emit lab.window().settingChosen(Setting::Theme, QStringLiteral("dark"));
        fixture.close();
    }
    const QString text = textOf(path());
    for (const QString &event :
         {QStringLiteral(" start ridgepoint 0.1.0, Qt "), QStringLiteral(" lab lab07\n"),
          QStringLiteral(" session ") + fixture.folder() + QStringLiteral("/ledger.json\n"),
          QStringLiteral(" lab lab11\n"), QStringLiteral(" setting theme=dark\n"), QStringLiteral(" saved\n"),
          QStringLiteral(" end\n")})
        QVERIFY2(text.contains(event), qPrintable(event + QLatin1Char('\n') + text));
    QVERIFY(!(QFileInfo(path()).permissions() & (QFile::ReadOther | QFile::ReadGroup)));
}

void TestLog::itStaysSmall()
{
    clear();
    EventLog log(path());
    log.note(QStringLiteral("first"), QString(100000, QLatin1Char('x')));
    QVERIFY(QFileInfo(path()).size() < 1000);
    QFile file(path());
    QVERIFY(file.open(QIODevice::Append));
    QVERIFY(file.write(QByteArray(EventLog::largest_bytes, 'x')) == EventLog::largest_bytes);
    file.close();
    log.note(QStringLiteral("second"));
    QVERIFY(textOf(path()).endsWith(QLatin1String(" second\n")));
    QVERIFY(QFileInfo(path()).size() < 1000);
    QVERIFY(QFileInfo(path() + QStringLiteral(".1")).size() > EventLog::largest_bytes);
}

void TestLog::nothingButAPlainFile()
{
    const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    for (const QString &place : {pipe, m_folder.path(), QStringLiteral("/proc/nowhere/log")})
        QVERIFY2(!EventLog(place).problem().isEmpty(), qPrintable(place));
}

/// A site may have its log in a folder that others can write to, and they have put a link there.
void TestLog::noLinkIsFollowed()
{
    const QString mine = m_folder.filePath(QStringLiteral("thesis.txt"));
    QFile file(mine);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("thesis") == 6);
    file.close();
    const QString planted = m_folder.filePath(QStringLiteral("planted"));
    QVERIFY(QFile::link(mine, planted));
    EventLog log(planted);
    QVERIFY(!log.problem().isEmpty());
    log.note(QStringLiteral("start"));
    QCOMPARE(textOf(mine), QStringLiteral("thesis"));
}

void TestLog::itIsItsOwnersAlone()
{
    const mode_t before = ::umask(0);
    clear();
    EventLog log(path());
    log.note(QStringLiteral("start"));
    ::umask(before);
    const auto mode = [this] { return QFile::permissions(path()) & ~QFile::Permissions(0xf000); };
    const QFile::Permissions own = QFile::ReadUser | QFile::WriteUser;
    QCOMPARE(mode(), own);
    QVERIFY(QFile::setPermissions(path(), own | QFile::ReadOther)); // as earlier versions left it
    log.note(QStringLiteral("next"));
    QCOMPARE(mode(), own);
}

/// Said in one sentence where it can't, and the program goes on: it is refused for another reason here.
void TestLog::theProgramKeepsOneOnRequest()
{
    clear();
    const QTemporaryDir data;
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const auto refused = [&](const QString &file) {
        return runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM),
                        {QStringLiteral("--log"), file, QStringLiteral("--data-dir"), data.path(),
                         QStringLiteral("--open"), QStringLiteral("lab99")},
                        environment);
    };
    QCOMPARE(refused(path()).code, 3);
    QVERIFY2(textOf(path()).contains(QLatin1String(" refused There is no lab lab99")),
             qPrintable(textOf(path())));
    QVERIFY(textOf(path()).endsWith(QLatin1String(" end\n")));
    const ProgramRun nowhere = refused(QStringLiteral("/proc/nowhere/log"));
    QCOMPARE(nowhere.code, 3);
    QVERIFY(nowhere.err.contains(QLatin1String("/proc/nowhere/log")));
    QCOMPARE(nowhere.err.count(QLatin1Char('\n')), 2);
}

RP_TEST(TestLog)

} // namespace test_log
#include "test_log.moc"
