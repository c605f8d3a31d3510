// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programs/program_run.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

namespace test_program {

using namespace rp;

class TestProgram : public QObject
{
    Q_OBJECT
private slots:
    void answersWithoutADisplay();
    void badUsageIsOneSentence_data();
    void badUsageIsOneSentence();
    void speaksTheLanguageAskedFor();
    void unknownPlaceIsBadInput();
    void fullOutputIsSaid_data();
    void fullOutputIsSaid();
    void teachingIsRefusedInOneSentence_data();
    void teachingIsRefusedInOneSentence();
    void numbersAreTheLanguagesInEveryRegion_data();
    void numbersAreTheLanguagesInEveryRegion();
    void noDisplayIsSaid();
    void deadDisplayIsSaid_data();
    void deadDisplayIsSaid();
    void optionsMayStandBeforeTheCommand();
    void terminationSaves();
    void terminationSaysWhatIsLost();
    void tourWalksThroughEveryLab();
    void tourSaysWhenItCannotWrite();
};

namespace {

/// A signal is kept for the event loop, and does not end the program where it stands.
bool heedsTermination(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = status.readAll();
    const QByteArray blocked = text.mid(text.indexOf("SigBlk:") + 7, 18).trimmed();
    return (blocked.toULongLong(nullptr, 16) >> (SIGTERM - 1)) & 1U;
}

ProgramRun run(const QStringList &arguments, bool offscreen = false,
               const QString &locale = QStringLiteral("C.UTF-8"))
{
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    if (offscreen)
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM), arguments, environment);
}

} // namespace

void TestProgram::answersWithoutADisplay()
{
    const ProgramRun version = run(wordsOf("--version"));
    QCOMPARE(version.code, 0);
    // A release, or a build so many commits behind one: app/packaging/version.py.
    static const QRegularExpression sayable(
        QStringLiteral("^Ridgepoint \\d+(\\.\\d+){2}(\\+\\d+\\.g[0-9a-f]{8,}(\\.dirty)?)?$"));
    QVERIFY2(sayable.match(version.out.trimmed()).hasMatch(), qPrintable(version.out));
    const ProgramRun help = run(wordsOf("--help"));
    QCOMPARE(help.code, 0);
    for (const char *option :
         {"--data-dir", "--content", "--lang", "--theme", "--text-scale", "--presenter", "--log", "--open",
          "--version", "--help", "compute", "content check", "measure", "tour", "teach"})
        QVERIFY2(help.out.contains(QString::fromLatin1(option)), option);
    QCOMPARE(run(wordsOf("compute --list")).code, 0);
    QCOMPARE(run(wordsOf("compute no_such_function {}")).code, 3);
    QCOMPARE(run(wordsOf("content check /nowhere/lab.json")).code, 3);
    QCOMPARE(run(wordsOf("content")).code, 2);
    const ProgramRun named = run(wordsOf("content list")); // pages too, which come from the views
    QCOMPARE(named.code, 0);
    for (const char *word : {"dispatch_tax", "launch_us", "math_utilization", "Bars"})
        QVERIFY2(named.out.contains(QLatin1String(word)), word);
    const ProgramRun measured = run(wordsOf("measure --step peak --json"));
    QCOMPARE(measured.code, 0);
    QCOMPARE(measured.err, QString()); // which is no terminal
    QVERIFY(measured.out.contains(QLatin1String("\"fp32_tflops\"")));
    QCOMPARE(run(wordsOf("measure --step nothing")).code, 2);
    QCOMPARE(run(wordsOf("measure --from " RIDGEPOINT_TEST_DATA "/vectors.json")).code, 3);
}

void TestProgram::badUsageIsOneSentence_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"--nonsense", "nonsense", "--lang tlh", "--theme pink", "--text-scale 1000",
          "--open lab07/act1/nowhere", "--data-dir", "tour", "tour --out /tmp --presenter", "teach",
          "teach --out /tmp/guide.docx", "teach --out /tmp/guide", "teach --out /tmp/guide.html --presenter",
          "--theme dark teach --out /tmp/g.pdf"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestProgram::badUsageIsOneSentence()
{
    QFETCH(QString, line);
    const ProgramRun outcome = run(line.split(QLatin1Char(' ')));
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QCOMPARE(outcome.err.count(QLatin1Char('\n')), 1);
}

void TestProgram::speaksTheLanguageAskedFor()
{
    const ProgramRun english = run(wordsOf("--nonsense"));
    for (const char *code : {"es", "ar", "zh_CN"}) {
        const ProgramRun other =
            run({QStringLiteral("--lang"), QString::fromLatin1(code), QStringLiteral("--nonsense")});
        QCOMPARE(other.code, 2);
        QVERIFY2(other.err != english.err, code);
        QVERIFY(other.err.contains(QStringLiteral("--nonsense")));
    }
}

void TestProgram::unknownPlaceIsBadInput()
{
    const QTemporaryDir folder;
    const QString there[] = {QStringLiteral("lab07"), QStringLiteral("act1"), QStringLiteral("lab07")};
    int row = 0;
    for (const char *place : {"lab99/act1", "lab07/act99", "lab99"}) {
        const ProgramRun outcome = run({QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--open"),
                                        QString::fromLatin1(place)},
                                       true);
        QCOMPARE(outcome.code, 3);
        QCOMPARE(outcome.err.count(QLatin1Char('\n')), 1);
        QVERIFY2(outcome.err.contains(there[row++] + QLatin1String(", ")), qPrintable(outcome.err));
    }
}

void TestProgram::fullOutputIsSaid_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("help") << QStringLiteral("--help");
    QTest::newRow("version") << QStringLiteral("--version");
    QTest::newRow("content") << QStringLiteral("content check " RIDGEPOINT_TEST_DATA
                                               "/../../resources/labs/lab07.json");
    QTest::newRow("compute") << QStringLiteral("compute --list");
    QTest::newRow("measure") << QStringLiteral("measure --step peak");
}

void TestProgram::fullOutputIsSaid()
{
    QFETCH(QString, command);
    QProcess process;
    process.setProcessEnvironment(environmentWithoutDisplay());
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(RIDGEPOINT_PROGRAM), command.split(QLatin1Char(' ')));
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 1);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.contains("can't be written") && said.count('\n') == 1, said.constData());
}

void TestProgram::teachingIsRefusedInOneSentence_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"teach --out /tmp/guide.html --lab lab99", "teach --out /nowhere/at/all/guide.html",
          "teach --lang ar --out /nowhere/at/all/guide.pdf --lab lab11"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestProgram::teachingIsRefusedInOneSentence()
{
    QFETCH(QString, line);
    const ProgramRun outcome = run(line.split(QLatin1Char(' ')));
    QCOMPARE(outcome.code, 3);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.count(QLatin1Char('\n')) == 1, qPrintable(outcome.err));
}

void TestProgram::numbersAreTheLanguagesInEveryRegion_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("number");
    const auto row = [](const char *region, const char *language, const char16_t *number) {
        QTest::newRow(region) << QString::fromLatin1(region) << QString::fromLatin1(language)
                              << QString::fromUtf16(number);
    };
    // Those regions write 133,608 and 33.3, Latin digits, and 1,33,608.
    row("es_MX.UTF-8", "es", u"133.608");
    row("ar_AE.UTF-8", "ar", u"١٣٣٬٦٠٨");
    row("en_IN.UTF-8", "en", u"133,608");
    row("de_CH.UTF-8", "zh_CN", u"133,608");
}

/// Texts hold digits too, and those between them must be written likewise.
void TestProgram::numbersAreTheLanguagesInEveryRegion()
{
    QFETCH(QString, region);
    QFETCH(QString, language);
    QFETCH(QString, number);
    const QTemporaryDir folder;
    const auto guide = [&](const QString &locale) {
        const QString path = folder.filePath(locale + QStringLiteral(".html"));
        const ProgramRun outcome =
            run({QStringLiteral("teach"), QStringLiteral("--lang"), language, QStringLiteral("--lab"),
                 QStringLiteral("lab07"), QStringLiteral("--out"), path},
                false, locale);
        QFile file(path);
        return outcome.code == 0 && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll())
                                                                   : outcome.err;
    };
    const QString here = guide(region);
    QVERIFY2(here.contains(number), qPrintable(here.left(400)));
    QVERIFY(here == guide(QStringLiteral("C.UTF-8")));
}

void TestProgram::noDisplayIsSaid()
{
    const ProgramRun outcome = run({});
    QCOMPARE(outcome.code, 3);
    QCOMPARE(outcome.err.count(QLatin1Char('\n')), 1);
}

void TestProgram::deadDisplayIsSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QStringList>("arguments");
    const QStringList spanish{QStringLiteral("--lang"), QStringLiteral("es")};
    const QStringList tour{QStringLiteral("tour"), QStringLiteral("--out"), QStringLiteral("/nowhere")};
    QTest::newRow("dead display") << "DISPLAY"
                                  << ":4711" << QStringList();
    QTest::newRow("dead display, Spanish") << "DISPLAY"
                                           << ":4711" << spanish;
    QTest::newRow("unknown platform") << "QT_QPA_PLATFORM"
                                      << "moon" << QStringList();
    QTest::newRow("unknown platform, Spanish") << "QT_QPA_PLATFORM"
                                               << "moon" << spanish;
    QTest::newRow("tour") << "QT_QPA_PLATFORM"
                          << "moon" << tour;
}

void TestProgram::deadDisplayIsSaid()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QStringList, arguments);
    QProcess process;
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.remove(QStringLiteral("QT_LOGGING_RULES")); // what Qt says is not to be seen either
    environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(RIDGEPOINT_PROGRAM), arguments);
    QVERIFY(process.waitForFinished(60000));
    const QString said = QString::fromUtf8(process.readAllStandardError());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QCOMPARE(said.count(QLatin1Char('\n')), 1);
    QVERIFY2(said.contains(name + QLatin1Char('=') + value), qPrintable(said));
    const bool isSpanish = arguments.contains(QStringLiteral("es"));
    QCOMPARE(said.startsWith(QStringLiteral("A window")), !isSpanish);
}

void TestProgram::optionsMayStandBeforeTheCommand()
{
    const QString file = QStringLiteral("/nowhere/lab.json");
    const ProgramRun english = run({QStringLiteral("content"), QStringLiteral("check"), file});
    const ProgramRun spanish = run({QStringLiteral("--lang"), QStringLiteral("es"), QStringLiteral("content"),
                                    QStringLiteral("check"), file});
    QCOMPARE(spanish.code, 3);
    QCOMPARE(spanish.err.count(QLatin1Char('\n')), 1);
    QVERIFY(spanish.err.contains(file));
    QVERIFY(spanish.err != english.err);
}

void TestProgram::terminationSaves()
{
    const QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    const QString log = folder.filePath(QStringLiteral("log"));
    process.start(QStringLiteral(RIDGEPOINT_PROGRAM),
                  {QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--log"), log});
    QVERIFY(process.waitForStarted());
    const QString ledger = folder.filePath(QStringLiteral("ledger.json"));
    const QString lock = ledger + QStringLiteral(".lock");
    // Before it is open, there is nothing to be saved, and it just ends.
    const auto isOpen = [&log] {
        QFile file(log);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(" session ");
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(), 60000);
    QVERIFY(QFile::exists(lock));
    process.terminate();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(!QFile::exists(lock));
    QFile file(ledger);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray saved = file.readAll();
    QVERIFY(QJsonDocument::fromJson(saved).isObject());
    QVERIFY(saved.contains("window_geometry"));
}

/// On a disk without any space, there is no place that a session could be kept at.
void TestProgram::terminationSaysWhatIsLost()
{
    const QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), QStringLiteral("ulimit -f 0; exec \"$@\""), QStringLiteral("sh"),
                   QStringLiteral(RIDGEPOINT_PROGRAM), QStringLiteral("--data-dir"), folder.path()});
    QVERIFY(process.waitForStarted());
    // From then on a signal waits for the event loop, by which time it has been found that nothing can be
    // written.
    QTRY_VERIFY_WITH_TIMEOUT(heedsTermination(process.processId()), 60000);
    process.terminate();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    const QString said = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(said.contains(QStringLiteral("lost")), qPrintable(said));
    QCOMPARE(said.count(QLatin1Char('\n')), 1);
}

void TestProgram::tourWalksThroughEveryLab()
{
    const QTemporaryDir folder;
    const ProgramRun outcome =
        run({QStringLiteral("tour"), QStringLiteral("--out"), folder.path(), QStringLiteral("--lang"),
             QStringLiteral("ar"), QStringLiteral("--theme"), QStringLiteral("dark")});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    const QDir dir(folder.path());
    for (const char *code : {"ar"}) {
        const QStringList pictures =
            dir.entryList({QStringLiteral("%1-dark-*.png").arg(QString::fromLatin1(code))});
        for (const char *lab : {"lab07-act1", "lab07-act3", "lab11-act1", "lab11-act2", "lab11-act3"}) {
            for (const char *step : {"brief", "predict", "explore", "reveal", "reflect"}) {
                const QString name =
                    QStringLiteral("-%1-%2.png").arg(QLatin1String(lab), QLatin1String(step));
                QVERIFY2(!pictures.filter(name).isEmpty(), qPrintable(name));
            }
        }
        for (const char *name :
             {"home.png", "home-done.png", "lab11-act1-taken.png", "lab11-act2-explored.png",
              "review-map.png", "review-models.png", "review-question.png", "review-marking.png",
              "review-result-whole.png", "review-beliefs.png", "review-selfcheck.png", "review-writing.png"})
            QVERIFY2(!pictures.filter(QString::fromLatin1(name)).isEmpty(), name);
        for (const char *file : {"ledger.json", "notebook.md", "recall.json"})
            QVERIFY2(dir.exists(QStringLiteral("%1-dark-%2").arg(QLatin1String(code), QLatin1String(file))),
                     file);
    }
    // Full marks, and no learner's.
    const ProgramRun graded = run({QStringLiteral("grade"), QStringLiteral("--csv"),
                                   dir.filePath(QStringLiteral("ar-dark-ledger.json"))});
    QCOMPARE(graded.code, 1);
    QVERIFY2(graded.out.contains(QLatin1String(",scripted,0,")), qPrintable(graded.out));
    QFile page(dir.filePath(QStringLiteral("index.html")));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray html = page.readAll();
    QVERIFY(html.contains("lang=\"ar\" dir=\"rtl\""));
    for (const QString &picture : dir.entryList({QStringLiteral("*.png")}))
        QVERIFY(html.contains(picture.toUtf8()));
    QVERIFY(!html.contains("alt=\"\""));
}

void TestProgram::tourSaysWhenItCannotWrite()
{
    const ProgramRun outcome =
        run({QStringLiteral("tour"), QStringLiteral("--out"), QStringLiteral("/proc/nowhere")});
    QVERIFY(outcome.code != 0);
    QCOMPARE(outcome.err.count(QLatin1Char('\n')), 1);
}

RP_GUILESS_TEST(TestProgram)

} // namespace test_program
#include "test_program.moc"
