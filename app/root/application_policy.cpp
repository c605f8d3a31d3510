// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the site decides for its learners, see SitePolicy, also while the program runs: an exam begins or
// ends.
#include "app/root/application.h"
#include "app/root/exam_watch.h"
#include "app/root/kiosk_watch.h"
#include "models/check/lab_loader.h"
#include "models/handin/work_copies.h"
#include "models/json/file_owner.h"
#include "models/network/web_address.h"
#include "models/network/web_folder.h"
#include "models/policy/exam_clock.h"
#include "models/policy/policy_watch.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_store.h"
#include "models/store/session_note.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "views/shell/look/export_lock.h"
#include "views/shell/look/step_text.h"
#include "views/shell/settings/main_menu.h"
#include "views/widgets/spoken/announcer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <algorithm>
#include <iostream>
#include <utility>

namespace rp {

namespace {

/// The folder that was last told of, so that each is told of once.
constexpr QLatin1String copiesToldKey("copies_told");

constexpr qint64 longestLook_ms = 60 * 1000; ///< between two looks at the clock during an exam

} // namespace

QString Application::refusalOfSite() const
{
    const SitePolicy &site = m_options.policy;
    if (m_options.presenter && !site.isPresenterAllowed) {
        //: %1 is a file
        return site.isFaulty()
                   ? policyFaultText(site)
                   : tr("This site does not allow projecting, because it shows answers; its rules "
                        "are in %1.")
                         .arg(Format::isolate(site.file));
    }
    const std::optional<Exam> exam = site.examAt(now());
    if (m_options.presenter && exam)
        return exam->reason();
    return m_options.presenter
               ? folderRefusal(site, m_options.dataDir, {})
               : folderRefusal(site, m_options.dataDir, folderOfSession(site, m_options.dataDir));
}

QString Application::folderOfSession(const SitePolicy &site, const QString &named)
{
    if (!named.isEmpty())
        return named;
    return site.dataDir ? site.dataDir->value : usualLedgerFolder();
}

QString Application::folderRefusal(const SitePolicy &site, const QString &named, const QString &used)
{
    const QString asked = QDir::cleanPath(QDir(named).absolutePath());
    const bool isElsewhere = site.dataDir && site.dataDir->isFixed && !named.isEmpty() &&
                             asked != site.dataDir->value &&
                             // Each session of a machine that is open to everyone has a folder in there.
                             !(site.isKiosk() && asked.startsWith(site.dataDir->value + QLatin1Char('/')));
    if (isElsewhere) {
        //: %1 is a folder, %2 an option
        return tr("This site keeps the session in %1; start without %2.")
            .arg(Format::isolate(site.dataDir->value), QStringLiteral("--data-dir"));
    }
    // A link to a file of theirs is as good as the file.
    bool isAnothers = !used.isEmpty() && belongsToAnother(used);
    for (const char *file : {"ledger.json", "ledger.json.bak", "ledger.json.seen"})
        isAnothers =
            isAnothers || (!used.isEmpty() && belongsToAnother(QDir(used).filePath(QLatin1String(file))));
    //: %1 is a folder with a session in it
    return isAnothers ? tr("The session in %1 belongs to another account; use a folder of your own.")
                            .arg(Format::isolate(used))
                      : QString();
}

bool Application::offerLabs(QString *error)
{
    const QStringList &offered = m_options.policy.labs;
    if (offered.isEmpty())
        return true;
    std::vector<LabContent> labs;
    for (const QString &id : offered) {
        if (const LabContent *lab = m_library->lab(id))
            labs.push_back(*lab);
    }
    m_library->labs = std::move(labs);
    if (!m_library->labs.empty())
        return true;
    //: %1 lists labs such as "lab07, lab11", %2 is a file
    *error = tr("This site offers only %1, and the program has none of them; its rules are in %2.")
                 .arg(offered.join(QLatin1String(", ")), Format::isolate(m_options.policy.file));
    return false;
}

void Application::openLedger()
{
    const SitePolicy &site = m_options.policy;
    const std::optional<Exam> exam = site.examAt(now());
    // In an exam a prediction is taken before its instrument is open, whatever the gates are like otherwise.
    const Ledger::Mode mode = m_options.presenter              ? Ledger::Mode::Presenter
                              : site.areGatesAdvisory && !exam ? Ledger::Mode::Advised
                                                               : Ledger::Mode::Learner;
    m_ledger = std::make_unique<Ledger>(mode);
    m_ledger->setExam(exam);
    // Read before any session follows, which turns to its own page.
    connect(m_ledger.get(), &Ledger::replaced, this,
            [this] { m_adopted = hasStarted() ? lastLab().id : QString(); });
    if (m_options.presenter)
        return;
    QString folder = folderOfSession(site, m_options.dataDir);
    if (site.isKiosk()) // where nothing of the learner before is read, and nothing of this one replaced
        folder +=
            QDateTime::currentDateTimeUtc().toString(QStringLiteral("'/session-'yyyyMMdd'T'HHmmss.zzz'Z'"));
    m_store = std::make_unique<LedgerStore>(*m_ledger, folder, m_options.stateFolder);
    m_store->open();
    // Behind the first entry: who only looks does no work, and an empty session stays empty.
    connect(m_ledger.get(), &Ledger::committed, this, [this] { noteAccount(*m_ledger, m_options.account); });
    if (!site.copyTo.isEmpty()) {
        const WorkCopies::Write write =
            isWebAddress(site.copyTo) ? webWriter(site.copyUser, site.copyPasswordFile) : replaceCopy;
        m_copies = std::make_unique<WorkCopies>(*m_ledger, site.copyTo, currentAccount().name, write);
        connect(m_copies.get(), &WorkCopies::changed, this, &Application::tellCopies);
        connect(m_copies.get(), &WorkCopies::foundMore, m_store.get(), &LedgerStore::holdAgainst);
    }
}

bool Application::isFixed(Setting setting) const
{
    const Appearance now = appearanceInForce();
    return (setting == Setting::Language && now.isLanguageFixed) ||
           (setting == Setting::Theme && now.isThemeFixed);
}

/// What the site has fixed, else what the command line asks for, what the learner has chosen, what the site
/// has preset, and what the system has.
Appearance Application::appearanceInForce() const
{
    const SitePolicy &site = m_options.policy;
    Appearance found;
    found.isLanguageFixed = site.language && site.language->isFixed;
    found.isThemeFixed = site.theme && site.theme->isFixed;

    found.languages = site.languages;
    const auto offered = [&site](const std::optional<QString> &code) {
        return code && (site.languages.isEmpty() || site.languages.contains(*code)) ? code : std::nullopt;
    };
    const auto savedLanguage =
        offered(knownLanguage(m_ledger->setting(QStringLiteral("language")).toString()));
    const QString language =
        site.language ? site.language->value
                      : offered(systemLanguage())
                            .value_or(site.languages.isEmpty() ? systemLanguage() : site.languages.front());
    found.language = found.isLanguageFixed
                         ? language
                         : offered(m_options.language).value_or(savedLanguage.value_or(language));

    const auto savedTheme = themeFromKey(m_ledger->setting(QStringLiteral("theme")).toString());
    const auto siteTheme = site.theme ? themeFromKey(site.theme->value) : std::nullopt;
    const ThemeChoice theme = siteTheme.value_or(ThemeChoice::System);
    found.theme = found.isThemeFixed ? theme : m_options.theme.value_or(savedTheme.value_or(theme));

    const int savedText = m_ledger->setting(QStringLiteral("text_scale")).toInt();
    const int text = savedText == 0 ? site.textPercent.value_or(smallestText) : savedText;
    found.textPercent = m_options.textPercent.value_or(std::clamp(text, smallestText, largestText));
    const auto speed = [this](const QString &setting) {
        return soundSpeedFromKey(m_ledger->setting(setting).toString()).value_or(SoundSpeed::Off);
    };
    found.sound = speed(QStringLiteral("sound"));
    found.voice = speed(QStringLiteral("voice"));
    return found;
}

void Application::lockExports()
{
    m_exportLock.reset();
    if (m_options.policy.exports)
        m_exportLock = std::make_unique<ExportLock>(*m_options.policy.exports, *QCoreApplication::instance());
}

void Application::tellSite()
{
    const SitePolicy &site = m_options.policy;
    m_window->menu()->setAnswersAllowed(site.areAnswersAllowed(now()));
    if (m_ledger->exam() && !site.isFaulty()) {
        m_window->showMessage(noticeKey::exam, Notice::Kind::Information,
                              [this] { return session().withheld(); });
    }
    if (site.isFaulty()) {
        m_window->showMessage(noticeKey::policy, Notice::Kind::Warning,
                              [&site] { return policyFaultText(site); });
    }
    if (m_copies && m_ledger->setting(copiesToldKey).toString() != site.copyTo) {
        m_ledger->setSetting(copiesToldKey, site.copyTo);
        m_window->showMessage(noticeKey::copies, Notice::Kind::Information, [&site] {
            //: %1 is a folder
            return tr("This site copies your answers and texts to %1 while you work.")
                .arg(Format::isolate(site.copyTo));
        });
    }
}

void Application::tellCopies()
{
    if (!m_window)
        return;
    if (m_copies->problem().isEmpty()) {
        m_window->removeMessage(noticeKey::copies);
        return;
    }
    m_window->showMessage(noticeKey::copies, Notice::Kind::Warning, [this] {
        //: %1 is a file, %2 a reason
        return tr("Your work is saved here, but could not be copied to %1: %2. It is tried again every "
                  "minute.")
            .arg(Format::isolate(m_copies->path()), m_copies->problem());
    });
}

/// Where the gates only advise, somebody has to say so.
void Application::adviseGate()
{
    const Place place = session().place();
    for (int step = 0; step < static_cast<int>(place.step); ++step) {
        if (session().state(place.act, Step(step)) == StepState::Done)
            continue;
        m_window->showMessage(noticeKey::gate, Notice::Kind::Information, [before = Step(step)] {
            //: %1 is the name of a step, such as Predict
            return tr("“%1” comes before this step, and teaches more that way; you may go on all the same.")
                .arg(StepText::name(before));
        });
        return;
    }
    m_window->removeMessage(noticeKey::gate);
}

/// By which an exam is judged: the earliest of the clocks that are known, so that a faked one opens nothing.
QDateTime Application::now() const
{
    if (m_options.clock)
        return m_options.clock();
    const QDateTime own = earliestTime(QDateTime::currentDateTimeUtc(), kernelTime());
    return own.addSecs(
        -(m_examWatch && m_examWatch->ahead_s() > 0 ? m_examWatch->ahead_s() : m_clockAhead_s));
}

/// Before anything asks whether an exam lasts: a faked clock would say that it is over.
void Application::askClockOfExam()
{
    if (m_options.clock || !m_options.policy.exam)
        return;
    const QDateTime own = now();
    m_clockAhead_s = std::max<qint64>(0, examTimeNow(m_options.policy).secsTo(own));
    if (m_clockAhead_s <= clockTolerance_s)
        m_clockAhead_s = 0;
}

void Application::watchSite()
{
    m_exam.setSingleShot(true);
    connect(&m_exam, &QTimer::timeout, this, &Application::followExam);
    if (m_store) {
        m_examWatch = std::make_unique<ExamWatch>(*m_ledger, *m_store);
        connect(m_examWatch.get(), &ExamWatch::changed, this, &Application::tellExamFolder);
    }
    if (m_options.policyFolders.isEmpty())
        return;
    m_policyWatch = std::make_unique<PolicyWatch>(m_options.policyFolders);
    connect(m_policyWatch.get(), &PolicyWatch::changed, this, &Application::readSiteAgain);
}

void Application::watchKiosk()
{
    if (!isKiosk())
        return;
    const std::chrono::minutes idle(*m_options.policy.kioskIdle_min);
    m_kiosk = std::make_unique<KioskWatch>(*m_window, m_options.kioskIdle.value_or(idle));
    for (const auto done : {&Ledger::committed, &Ledger::placed})
        connect(m_ledger.get(), done, m_kiosk.get(), &KioskWatch::goOn);
    connect(m_window.get(), &MainWindow::learnerDone, m_kiosk.get(), &KioskWatch::end);
    connect(m_kiosk.get(), &KioskWatch::over, this, &Application::learnerLeft);
}

void Application::readSiteAgain()
{
    if (m_options.policyAgain)
        followSite(m_options.policyAgain());
}

void Application::followSite(const SitePolicy &next)
{
    // A file that is gone may be one that is just being put in its place, or a share that is. It has said
    // what holds.
    if (!next.isThere())
        return;
    SitePolicy &site = m_options.policy;
    const bool isOtherForLab = next.exports != site.exports || next.areGatesAdvisory != site.areGatesAdvisory;
    // What is left out here was asked for once, when the program started: folders, labs, the log, and whether
    // the machine is open to everyone.
    site.file = next.file;
    site.faults = next.faults;
    site.language = next.language;
    site.languages = next.languages;
    site.theme = next.theme;
    site.textPercent = next.textPercent;
    site.areGatesAdvisory = next.areGatesAdvisory;
    site.isPresenterAllowed = next.isPresenterAllowed;
    site.exam = next.exam;
    site.examFolder = next.examFolder;
    site.exports = next.exports;
    if (site.isKiosk()) {
        site.isPresenterAllowed = false;
        site.exports = QStringList();
    }
    lockExports();
    if (isOtherForLab)
        openLabAnew();
    applyAppearance();
    m_window->setAppearance(m_appearance);
    if (!site.isFaulty())
        m_window->removeMessage(noticeKey::policy);
    m_isFollowed = false; // its folder may be another one
    followExam();
    closeAnswers();
    tellSite();
}

/// As its pages are made, they give away nothing that they must not say, and lock what they must.
void Application::openLabAnew()
{
    flush();
    const std::optional<Exam> &exam = m_ledger->exam();
    // In an exam a prediction is taken before its instrument is open, whatever the gates are like otherwise.
    m_ledger->setAdvised(m_options.policy.areGatesAdvisory && !exam);
    const WindowPage shown = m_window->shownPage();
    changeLab(*m_library->lab(session().content().id));
    m_window->showPage(shown);
    m_window->removeMessage(noticeKey::gate);
}

/// What shows answers has no place in an exam, nor where the site has just forbidden it.
void Application::closeAnswers()
{
    if (m_options.policy.areAnswersAllowed(now()))
        return;
    m_projection.reset();
    m_teacherRoom->close();
    m_classRoom->close();
    if (!m_options.presenter)
        return;
    // A window without a session, in which every answer stands.
    say(std::cerr, refusalOfSite());
    QTimer::singleShot(0, m_window.get(), &MainWindow::closeNow);
}

/// The lab is opened anew when an exam begins or ends, because pages are made with what they may say.
void Application::followExam()
{
    const std::optional<Exam> exam = m_options.policy.examAt(now());
    const std::optional<Exam> before = m_ledger->exam();
    if (exam != before) {
        m_ledger->setExam(exam);
        openLabAnew();
        closeAnswers();
        if (!exam) {
            m_window->removeMessage(noticeKey::exam);
            m_window->removeMessage(noticeKey::examFolder);
        }
        tellSite();
    }
    if (before && !exam)
        m_window->showMessage(noticeKey::message, Notice::Kind::Information, [] {
            return tr("The exam is over: what is right and why, and the sources, are shown again.");
        });
    if (m_examWatch && (exam != m_followed || !m_isFollowed)) {
        const SitePolicy &site = m_options.policy;
        m_examWatch->follow(exam, {site.examPlace(), QFileInfo(m_store->filePath()).path(),
                                   m_options.stateFolder, currentAccount().name});
    }
    m_followed = exam;
    m_isFollowed = true;
    const std::optional<Exam> &known = m_options.policy.exam;
    if (!known || !known->until)
        return;
    // Not in one go, and also after its end: the clock may be set meanwhile.
    const qint64 left_ms = exam ? now().msecsTo(*known->until) : longestLook_ms;
    m_exam.start(int(std::clamp<qint64>(left_ms, 1, longestLook_ms)));
}

void Application::tellExamFolder()
{
    const QString problem = m_examWatch->problem();
    if (problem.isEmpty()) {
        m_window->removeMessage(noticeKey::examFolder);
    } else {
        m_window->showMessage(
            noticeKey::examFolder, Notice::Kind::Warning, [problem, folder = m_examWatch->folder()] {
                //: %1 is a folder, %2 a reason
                return tr("The folder of the exam, %1, can't be used (%2). The exam goes on, your "
                          "work is saved here, and it is tried again every half minute.")
                    .arg(Format::isolate(folder), problem);
            });
    }
    followExam(); // its clock may say something else
}

} // namespace rp
