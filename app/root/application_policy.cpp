// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the site decides for its learners, see SitePolicy.
#include "app/root/application.h"
#include "models/check/lab_loader.h"
#include "models/handin/work_copies.h"
#include "models/json/file_owner.h"
#include "models/network/web_address.h"
#include "models/network/web_folder.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_store.h"
#include "models/text/format.h"
#include "views/shell/look/export_lock.h"
#include "views/shell/look/step_text.h"
#include "views/shell/settings/main_menu.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>

namespace rp {

namespace {

/// The folder that was last told of, so that each is told of once.
constexpr QLatin1String copiesToldKey("copies_told");

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
    const bool isElsewhere = site.dataDir && site.dataDir->isFixed && !named.isEmpty() &&
                             QDir::cleanPath(QDir(named).absolutePath()) != site.dataDir->value;
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
    m_store = std::make_unique<LedgerStore>(*m_ledger, folderOfSession(site, m_options.dataDir),
                                            m_options.stateFolder);
    m_store->open();
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

    const auto savedLanguage = knownLanguage(m_ledger->setting(QStringLiteral("language")).toString());
    const QString language = site.language ? site.language->value : systemLanguage();
    found.language =
        found.isLanguageFixed ? language : m_options.language.value_or(savedLanguage.value_or(language));

    const auto savedTheme = themeFromKey(m_ledger->setting(QStringLiteral("theme")).toString());
    const auto siteTheme = site.theme ? themeFromKey(site.theme->value) : std::nullopt;
    const ThemeChoice theme = siteTheme.value_or(ThemeChoice::System);
    found.theme = found.isThemeFixed ? theme : m_options.theme.value_or(savedTheme.value_or(theme));

    const int savedText = m_ledger->setting(QStringLiteral("text_scale")).toInt();
    const int text = savedText == 0 ? site.textPercent.value_or(smallestText) : savedText;
    found.textPercent = m_options.textPercent.value_or(std::clamp(text, smallestText, largestText));
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

} // namespace rp
