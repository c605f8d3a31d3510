// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/command/command_line.h"
#include "app/command/doctor.h"
#include "app/command/language.h"
#include "app/event_log.h"
#include "app/memory.h"
#include "app/on_session.h"
#include "app/root/application.h"
#include "app/show_class.h"
#include "app/teach.h"
#include "app/termination.h"
#include "app/tour/tour.h"
#include "models/catalogue/catalogue.h"
#include "models/check/content_check.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_command.h"
#include "models/class_view/class_report.h"
#include "models/compute/compute_command.h"
#include "models/handin/grade_command.h"
#include "models/handin/handin_command.h"
#include "models/handin/neighbour_command.h"
#include "models/measure_text/measure_command.h"
#include "models/policy/exam_clock.h"
#include "models/policy/policy_command.h"
#include "models/policy/policy_place.h"
#include "models/send/send_command.h"
#include "models/traces_text/trace_command.h"
#include "views/class_view/report_file.h"
#include "views/instruments/instrument_view_factory.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QIcon>
#include <QMessageBox>
#include <QSessionManager>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace rp {

namespace {

class ProgramText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Program)
public:
    static QString noDisplay()
    {
        return tr("There is no display to open a window on; %1 walks through the lab without one.")
            .arg(QStringLiteral("ridgepoint tour --out DIR"));
    }
    /// In a language of its own: there is no application yet that could hold a translator.
    static QString noWindow(const QString &language, const QString &settings)
    {
        //: %1 lists settings such as DISPLAY=:9; keep QT_QPA_PLATFORM=offscreen as it is.
        const char *source =
            QT_TRANSLATE_NOOP("rp::Program", "A window can't be opened with %1; set what this computer "
                                             "has, or QT_QPA_PLATFORM=offscreen to go without a display.");
        return textIn(language, "rp::Program", source).arg(settings);
    }
    static QString answersForbidden(const SitePolicy &site)
    {
        if (const auto exam = site.examAt(examTimeNow(site)); exam && !site.isFaulty())
            return exam->reason();
        //: %1 is a file; "It" is a command that writes answers
        return site.isFaulty() ? policyFaultText(site)
                               : tr("This site does not allow it, because it shows answers; its rules are in "
                                    "%1.")
                                     .arg(site.file);
    }
    static QString version() { return tr("Ridgepoint %1").arg(QCoreApplication::applicationVersion()); }
};

void print(std::ostream &stream, const QString &text)
{
    stream << forTerminal(text).toStdString() << '\n' << std::flush;
}

QStringList wordsOf(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

void nameApplication(const char *version)
{
    QCoreApplication::setApplicationName(QStringLiteral("ridgepoint"));
    QCoreApplication::setApplicationVersion(QLatin1String(version));
}

/// What Qt chooses the display by, as far as it is set: "QT_QPA_PLATFORM=xcb, DISPLAY=:9".
QString displaySettings()
{
    QStringList settings;
    for (const char *name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
        if (!qEnvironmentVariableIsEmpty(name))
            settings << QStringLiteral("%1=%2").arg(QLatin1String(name), qEnvironmentVariable(name));
    }
    return settings.join(QLatin1String(", "));
}

/// Qt says in some lines of English that it finds no display, and aborts. This ends the program in one
/// sentence, as for anything else that can't be used.
void whileLookingForDisplay(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtFatalMsg) {
        const auto asked = languageAskedFor(QCoreApplication::arguments().mid(1));
        print(std::cerr, ProgramText::noWindow(asked.value_or(systemLanguage()), displaySettings()));
        std::_Exit(exitInput);
    }
    if (!QByteArray(context.category).startsWith("qt.qpa"))
        print(std::cerr, qFormatLogMessage(type, context, message));
}

bool isToldForbidden(const SitePolicy &site, bool isForbidden)
{
    if (isForbidden)
        print(std::cerr, ProgramText::answersForbidden(site));
    return isForbidden;
}

/// True when the site lets nobody see answers; that is said.
bool areAnswersForbidden()
{
    const SitePolicy site = policyInForce();
    return isToldForbidden(site, !site.areAnswersAllowed(examTimeNow(site)));
}

/// True during an exam, for what tells of the learner's own answers, or works them out; that is said.
bool isExamHeld()
{
    const SitePolicy site = policyInForce();
    return isToldForbidden(site, site.examAt(examTimeNow(site)).has_value());
}

std::unique_ptr<SturdyApplication> openDisplay(int &argc, char **argv)
{
    const QtMessageHandler before = qInstallMessageHandler(whileLookingForDisplay);
    auto application = std::make_unique<SturdyApplication>(argc, argv);
    qInstallMessageHandler(before);
    return application;
}

/// None when nobody wants one. Where it can't be written, that is said, and nothing else comes of it.
std::unique_ptr<EventLog> openLog(const CommandLine &line, const SitePolicy &site)
{
    const QString path = line.logFile.isEmpty() ? site.logFile : QFileInfo(line.logFile).absoluteFilePath();
    if (path.isEmpty())
        return nullptr;
    auto log = std::make_unique<EventLog>(path);
    const QString problem = log->problem();
    if (!problem.isEmpty()) {
        print(std::cerr, problem);
        return nullptr;
    }
    log->listen();
    if (site.isFaulty())
        log->note(QStringLiteral("policy"), problemText(site.faults.front()));
    return log;
}

/// Whether somebody reads what is written to the standard error, and a line of it can be written again.
bool isErrTerminal()
{
#ifdef Q_OS_UNIX
    return ::isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
}

/// Why there is no window, for who started the program from a menu or with a link and sees no terminal. At a
/// kiosk nobody could close it, and what looks after the program could not start it again.
void showRefusalInBox(const QString &sentence, const SitePolicy &site, TerminationWatch &termination)
{
    const QString platform = QGuiApplication::platformName();
    if (isErrTerminal() || site.isKiosk() || platform == QLatin1String("offscreen") ||
        platform == QLatin1String("minimal"))
        return;
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Ridgepoint"), sentence, QMessageBox::Close);
    box.setObjectName(QStringLiteral("refusal"));
    box.setTextFormat(Qt::PlainText);
    QObject::connect(&termination, &TerminationWatch::requested, &box, &QDialog::reject);
    box.exec();
}

/// The window, and at a machine that is open to everyone one after the other, each with a session of its own.
class WindowRun
{
public:
    WindowRun(SturdyApplication &application, TerminationWatch &termination, const CommandLine &line)
        : m_application(application)
        , m_termination(termination)
        , m_line(line)
        , m_options(StartOptions::from(line))
    {
        // Messages before the ledger is read are in the language asked for, or the system's.
        m_language.use(line.language.value_or(systemLanguage()));
        m_options.policy = policyInForce();
        m_options.policyFolders = policyFolders();
        m_options.policyAgain = [] { return policyInForce(); };
        m_options.stateFolder = stateFolder(m_options.policy);
        m_options.distrustLab = authorityFault;
        m_options.account = currentAccount().name;
        const auto &ofSite = m_options.policy.language;
        if (ofSite && (ofSite->isFixed || !line.language))
            m_language.use(ofSite->value);
        prepareNoMemoryText();
        m_log = openLog(line, m_options.policy);
        // Between two learners there is no window.
        QGuiApplication::setQuitOnLastWindowClosed(!m_options.policy.isKiosk());
        application.onNoMemory = [this] {
            if (m_lab)
                m_lab->tellNoMemory(noMemoryText());
        };
    }
    ~WindowRun() { m_application.onNoMemory = nullptr; }
    Q_DISABLE_COPY_MOVE(WindowRun)

    /// The exit status; exitDone: a window is open.
    int open()
    {
        QString error;
        int status = exitInput;
        m_lab = Application::open(m_options, m_language, &error, &status);
        if (!m_lab) {
            if (m_log)
                m_log->note(QStringLiteral("refused"), error);
            print(std::cerr, error);
            showRefusalInBox(error, m_options.policy, m_termination);
            return status;
        }
        if (m_log)
            m_log->follow(*m_lab);
        m_termination.follow(*m_lab);
        QObject::connect(&m_application, &QGuiApplication::commitDataRequest, m_lab.get(),
                         [this](QSessionManager &) { m_lab->saveSomewhere(); });
        QObject::connect(
            m_lab.get(), &Application::learnerLeft, &m_application, [this] { openForNext(); },
            Qt::QueuedConnection);
        m_lab->show();
        // Who names a place wants to see it.
        if (m_line.presenter && !m_line.open && m_line.trace.isEmpty())
            m_lab->project();
        // After the first picture: drawing the icon is not what the learner waits for.
        QMetaObject::invokeMethod(
            &m_lab->window(),
            [] { QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ridgepoint.svg"))); },
            Qt::QueuedConnection);
        return exitDone;
    }

private:
    void openForNext()
    {
        // A dialog that is closing still waits in a loop of its own, for the window that goes.
        using namespace std::chrono_literals;
        if (QThread::currentThread()->loopLevel() > 1) {
            QTimer::singleShot(100ms, &m_application, [this] { openForNext(); });
            return;
        }
        m_lab.reset(); // saves
        // Also what was only selected, which a middle click would paste.
        for (const auto mode : {QClipboard::Clipboard, QClipboard::Selection, QClipboard::FindBuffer})
            QGuiApplication::clipboard()->clear(mode);
        const SitePolicy next = policyInForce();
        if (next.isThere() && next.isKiosk()) // a file that has gone or is broken has said what holds
            m_options.policy = next;
        m_options.open.reset();
        m_options.sets.clear();
        m_options.trace.clear();
        if (const int status = open(); status != exitDone)
            return QCoreApplication::exit(status);
        if (!next.isKiosk()) // it stays one until the program starts again, and follows all else
            m_lab->followSite(next);
    }

    SturdyApplication &m_application;
    TerminationWatch &m_termination;
    const CommandLine &m_line;
    StartOptions m_options;
    Language m_language;
    std::unique_ptr<EventLog> m_log;
    std::unique_ptr<Application> m_lab;
};

int runWindow(int &argc, char **argv, const CommandLine &line)
{
    TerminationWatch termination;
    const std::unique_ptr<SturdyApplication> application = openDisplay(argc, argv);
    termination.listen();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.ridgepoint.Ridgepoint"));
    WindowRun run(*application, termination, line);
    const int status = run.open();
    return status == exitDone ? QApplication::exec() : status;
}

/// What a command needs of Qt.
enum class Needs
{
    Text,
    Fonts,    ///< which the GUI alone knows of; it needs no display for that
    Papers,   ///< painted without a display
    Pictures, ///< of windows, without a display where none is asked for
    Display
};

std::unique_ptr<QCoreApplication> applicationFor(Needs needs, int &argc, char **argv)
{
    if (needs == Needs::Text)
        return std::make_unique<QCoreApplication>(argc, argv);
    const QByteArray before = qgetenv("QT_QPA_PLATFORM");
    if (needs != Needs::Display && (needs != Needs::Pictures || before.isEmpty()))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (needs == Needs::Papers)
        return std::make_unique<QApplication>(argc, argv);
    if (needs != Needs::Fonts)
        return openDisplay(argc, argv);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    before.isNull() ? qunsetenv("QT_QPA_PLATFORM") : qputenv("QT_QPA_PLATFORM", before);
    return application;
}

int runTourCommand(const CommandLine &line, Language &language)
{
    TourOptions options;
    options.outDir = line.outDir;
    options.languages = line.tourLanguages;
    options.themes = line.tourThemes;
    options.textPercent = line.textPercent;
    options.size = line.tourSize.value_or(options.size);
    QString error;
    if (runTour(options, language, &error))
        return exitDone;
    print(std::cerr, error);
    return exitFailed;
}

int told(int status)
{
    return answered(status, std::cout, std::cerr);
}

int runDoctorCommand(const CommandLine &line, Language &)
{
    const SitePolicy site = policyInForce();
    if (isFolderRefused(line.rest, site))
        return exitInput;
    return told(runDoctor(line.rest, std::cout, std::cerr, site, refusalOfSession(line.rest, site)));
}

int runExportCommand(const QStringList &words, std::ostream &out, std::ostream &err)
{
    const SitePolicy site = policyInForce();
    return runExport(
        words, out, err,
        {stateFolder(site), site.exam, site.examPlace(), currentAccount().name, examTimeNow(site)});
}

int runLedgerCommand(const QStringList &words, std::ostream &out, std::ostream &err)
{
    return runLedger(words, out, err, stateFolder(policyInForce()));
}

/// What the folders of a policy offer. One that is not in force may be a draft, with labs of its author's.
OfferedLabs labsOfSite(const SitePolicy &site)
{
    QString error;
    const std::optional<Catalogue> catalogue = Catalogue::load(&error);
    if (!catalogue)
        return {{}, {{site.file, {}, error}}};
    const bool isInForce = site.file == findPolicy(policyFolders());
    const LabLibrary library =
        loadLabs({}, builtInVocabulary(*catalogue), {site.content, isInForce ? authorityFault : nullptr});
    QStringList ids;
    for (const LabContent &lab : library.labs)
        ids << lab.id;
    return {ids, library.siteProblems};
}

int runSendCommand(const QStringList &words, std::ostream &out, std::ostream &err)
{
    return runSend(words, out, err, {}, policyInForce().content);
}

int runClassWindowCommand(const CommandLine &line, Language &language)
{
    return runClassWindow(line.rest, language.code(), std::not_fn(areAnswersForbidden),
                          policyInForce().content);
}

/// The report on a class with its charts.
QByteArray makeClassReport(const ClassPiece &report, ClassReportFile kind, const QString &language)
{
    const QFont font = QApplication::font();
    return kind == ClassReportFile::Pdf ? classReportPdf(report, language, font)
                                        : classReportHtml(report, language, font);
}

int tellNoDisplay(const CommandLine &, Language &)
{
    print(std::cerr, ProgramText::noDisplay());
    return exitInput;
}

/// What a command does, beside its form.
struct Command
{
    const char *name;
    Needs needs;
    bool (*isForbidden)(); ///< says so; none: it is always allowed
    int (*run)(const CommandLine &line, Language &language);
};

using Line = const CommandLine &;

constexpr Command noDisplay{"", Needs::Text, nullptr, tellNoDisplay};
constexpr Command noDisplayForClass{"class", Needs::Text, areAnswersForbidden, tellNoDisplay};
constexpr Command classFiles{"class", Needs::Papers, areAnswersForbidden, [](Line line, Language &) {
                                 return runClass(line.rest, std::cout, std::cerr, makeClassReport,
                                                 policyInForce().content);
                             }};
constexpr Command classWindow{"class", Needs::Display, areAnswersForbidden, runClassWindowCommand};
constexpr Command commands[] = {
    {"compute", Needs::Text, isExamHeld,
     [](Line line, Language &) { return runCompute(line.rest, std::not_fn(isExamHeld)); }},
    {"content", Needs::Text, nullptr,
     [](Line line, Language &) { return runContent(line.rest, std::cout, std::cerr, instrumentLenses); }},
    {"trace", Needs::Text, nullptr,
     [](Line line, Language &) { return runTrace(line.rest, std::cout, std::cerr); }},
    // What a GPU and tasks of this computer do is what some questions ask.
    {"measure", Needs::Text, isExamHeld,
     [](Line line, Language &) { return runMeasure(line.rest, std::cout, std::cerr, isErrTerminal()); }},
    {"export", Needs::Text, nullptr,
     [](Line line, Language &) { return runOnSession(line.rest, runExportCommand); }},
    {"grade", Needs::Text, isExamHeld,
     [](Line line, Language &) {
         return runGrade(line.rest, std::cout, std::cerr, policyInForce().content);
     }},
    {"send", Needs::Text, isExamHeld,
     [](Line line, Language &) { return runOnSession(line.rest, runSendCommand); }},
    // The report on a class marks which options are right.
    {"class", Needs::Text, areAnswersForbidden,
     [](Line line, Language &) {
         return runClass(line.rest, std::cout, std::cerr, {}, policyInForce().content);
     }},
    {"ledger", Needs::Text, nullptr,
     [](Line line, Language &) { return runOnSession(line.rest, runLedgerCommand); }},
    {"policy", Needs::Text, nullptr,
     [](Line line, Language &) {
         return told(runPolicy(line.rest, policyFolders(), std::cout, std::cerr, labsOfSite));
     }},
    {"doctor", Needs::Fonts, nullptr, runDoctorCommand},
    {"tour", Needs::Pictures, areAnswersForbidden, runTourCommand},
    {"teach", Needs::Papers, areAnswersForbidden, [](Line line, Language &language) {
         return runTeach({line.outDir, line.lab, line.isHandout, line.contentDirs, policyInForce().content},
                         language.code());
     }}};

bool displayIsMissing()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
           qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return false;
#endif
}

const Command &commandFor(const CommandLine &line)
{
    const bool isOnWindow = line.form == &classForm && line.rest.contains(QLatin1String("--window"));
    if (isOnWindow)
        return displayIsMissing() ? noDisplayForClass : classWindow;
    if (line.form == &classForm && asksForClassReport(line.rest))
        return classFiles;
    const auto *const found =
        std::find_if(std::begin(commands), std::end(commands), [&line](const Command &each) {
            return QLatin1String(each.name) == QLatin1String(line.form->name);
        });
    return found == std::end(commands) ? noDisplay : *found;
}

int runParsed(int &argc, char **argv)
{
    const QStringList words = wordsOf(argc, argv);
    if (words.value(0) == QLatin1String("words")) { // which bash asks for, see app/packaging/ridgepoint.bash
        print(std::cout, wordsBehind(words.mid(1)).join(QLatin1Char(' ')));
        return exitDone;
    }
    const auto parsed = parseCommandLine(words);
    const auto *const line = std::get_if<CommandLine>(&parsed);
    const bool isAnswer = !line || line->asksForHelp || line->asksForVersion;
    if (!isAnswer && line->form == &windowForm && !displayIsMissing())
        return runWindow(argc, argv, *line);
    const Command &command = isAnswer ? noDisplay : commandFor(*line);
    const auto application = applicationFor(command.needs, argc, argv);
    Language language;
    language.use(languageAskedFor(words).value_or(systemLanguage()));
    prepareNoMemoryText();
    if (!line) {
        print(std::cerr, std::get<UsageError>(parsed).text());
        return exitUsage;
    }
    if (isAnswer) {
        print(std::cout, line->asksForHelp ? CommandLineText::help() : ProgramText::version());
        return told(exitDone);
    }
    return command.isForbidden && command.isForbidden() ? int(exitInput) : command.run(*line, language);
}

} // namespace

int runProgram(int &argc, char **argv, const char *version)
{
#ifdef SIGXFSZ
    // A file beyond the size that is allowed is an error of the writing, and not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    nameApplication(version);
    return whereMemoryLasts([&argc, argv] { return runParsed(argc, argv); });
}

} // namespace rp
