// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"

#include "charts/chart_widget.h"
#include "content/lab_loader.h"
#include "evidence/evidence_book.h"
#include "evidence_controller.h"
#include "instruments/instrument.h"
#include "map/graph_map.h"
#include "settings_controller.h"
#include "shell/region.h"
#include "shell/shell_text.h"
#include "shell/step_text.h"
#include "steps/act_view.h"
#include "text/format.h"
#include "widgets/announcer.h"
#include "widgets/widget_accessibility.h"
#include "wizard_controller.h"

#include <QFileInfo>
#include <QScreen>
#include <QStandardPaths>

namespace rp {

namespace {

constexpr QLatin1String geometryKey("window_geometry");
constexpr QLatin1String messageKey("message");
constexpr QLatin1String contentKey("content");
constexpr QSize firstSize(1280, 800);
constexpr QSize smallestSize(1024, 640);
constexpr QSize frameAllowance(8, 40);
constexpr QLatin1String defaultLab("lab07");

} // namespace

LabOptions LabOptions::from(const CommandLine &line)
{
    return {line.dataDir,     line.contentDirs, line.language, line.theme,
            line.textPercent, line.presenter,   line.open};
}

Lab::Lab(const LabOptions &options, Language &language)
    : m_options(options)
    , m_language(language)
    , m_shortcuts(ShortcutRegistry::standard())
{
}

Lab::~Lab()
{
    flush();
}

std::unique_ptr<Lab> Lab::open(const LabOptions &options, Language &language, QString *error)
{
    std::unique_ptr<Lab> lab(new Lab(options, language));
    if (!lab->load(error))
        return nullptr;
    lab->openLedger();
    lab->makeControllers();
    lab->makeWindow();
    lab->tellContentProblems();
    lab->goToOpenPlace();
    return lab;
}

bool Lab::load(QString *error)
{
    m_catalogue = Catalogue::load(error);
    if (!m_catalogue)
        return false;
    // Our own labs name what there is; only those of others are held against the instruments.
    LabLibrary library = m_options.contentDirs.isEmpty()
                             ? loadLabs()
                             : loadLabs(m_options.contentDirs, builtInVocabulary(*m_catalogue));
    const QString wanted = m_options.open ? m_options.open->lab : defaultLab;
    const LabContent *content = library.lab(wanted);
    if (!content) {
        *error = library.problems.empty() ? tr("There is no lab %1.").arg(wanted)
                                          : problemText(library.problems.front());
        return false;
    }
    if (m_options.open && !content->act(m_options.open->place.act)) {
        *error = tr("The lab %1 has no act %2.").arg(wanted, m_options.open->place.act);
        return false;
    }
    m_content = *content;
    m_contentProblems = std::move(library.problems);
    return true;
}

void Lab::openLedger()
{
    m_ledger =
        std::make_unique<Ledger>(m_options.presenter ? Ledger::Mode::Presenter : Ledger::Mode::Learner);
    if (m_options.presenter)
        return;
    const QString folder = m_options.dataDir.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                     QStringLiteral("/ridgepoint")
                               : m_options.dataDir;
    m_store = std::make_unique<LedgerStore>(*m_ledger, folder);
    m_store->open();
}

void Lab::makeControllers()
{
    m_session = std::make_unique<LabSession>(*m_content, *m_ledger);
    m_workbench = Workbench::make(*m_content, *m_catalogue);
    m_wizard = std::make_unique<WizardController>(*m_session, m_workbench);
    m_settings = std::make_unique<SettingsController>(*m_ledger, *m_wizard, *m_catalogue);
    m_evidence = std::make_unique<EvidenceBook>(*m_content, *m_ledger);
    m_memo = std::make_unique<Memo>(*m_content, *m_ledger);
    m_captures =
        std::make_unique<EvidenceController>(*m_session, m_workbench, *m_evidence, *m_memo, *m_wizard);
}

void Lab::makeWindow()
{
    installWidgetAccessibility();
    installChartAccessibility();
    installMapAccessibility();
    installRegionAccessibility();
    m_look = std::make_unique<Look>();
    applyAppearance();
    m_window = std::make_unique<MainWindow>(WindowParts{*m_session, m_workbench, *m_ledger, m_store.get(),
                                                        *m_catalogue, m_shortcuts, m_evidence.get(),
                                                        m_content->memo ? m_memo.get() : nullptr});
    m_window->setAppearance(m_appearance);
    connectWizard();
    connectSettings();
    connectEvidence();
    connectWindow();
    connectStore();
    restoreGeometry();
}

void Lab::connectWizard()
{
    ActView *page = m_window->actView();
    WizardController *wizard = m_wizard.get();
    connect(page, &ActView::nextRequested, wizard, &WizardController::next);
    connect(page, &ActView::backRequested, wizard, &WizardController::back);
    connect(page, &ActView::predictionCommitRequested, wizard, &WizardController::commitPrediction);
    connect(page, &ActView::numberCommitRequested, wizard, &WizardController::commitNumber);
    connect(page, &ActView::reflectionAnswerRequested, wizard, &WizardController::answerReflection);
    connect(page, &ActView::exerciseAnswerRequested, wizard, &WizardController::answerExercise);
    connect(page, &ActView::challengeNumberRequested, wizard, &WizardController::attemptChallenge);
    connect(page, &ActView::challengeSliderRequested, wizard, &WizardController::handInSlider);
    connect(page, &ActView::proposalRequested, wizard, &WizardController::attemptProposal);
    connect(page, &ActView::writingEdited, wizard, &WizardController::recordWriting);
    connect(page, &ActView::challengeSetupRequested, wizard, &WizardController::setUpChallenge);
    connect(page, &ActView::panelChosen, wizard, &WizardController::rememberPanel);
    connect(page, &ActView::skipRequested, wizard, &WizardController::skipDiscoveries);
    connect(page, &ActView::inputChangeRequested, wizard, &WizardController::setInput);
    connect(wizard, &WizardController::refused, m_window.get(), &MainWindow::showRefusal);
    connect(wizard, &WizardController::inputRefused, page, &ActView::showInputRefusal);
    Announcer *announcer = &m_window->announcer();
    connect(wizard, &WizardController::discovered, announcer, &Announcer::say);
    connect(wizard, &WizardController::unlocked, announcer, &Announcer::say);
    connect(wizard, &WizardController::finished, announcer, &Announcer::say);
}

void Lab::connectSettings()
{
    const SettingsController *settings = m_settings.get();
    ActView *page = m_window->actView();
    connect(page, &ActView::trackChosen, this,
            [this](const QString &track) { changeSetting(Setting::Track, track); });
    connect(settings, &SettingsController::refused, m_window.get(), &MainWindow::showRefusal);
    connect(settings, &SettingsController::said, &m_window->announcer(), &Announcer::say);
}

void Lab::connectEvidence()
{
    EvidenceController *captures = m_captures.get();
    MainWindow *window = m_window.get();
    const ActView *page = m_window->actView();
    connect(page, &ActView::captureRequested, captures, &EvidenceController::capture);
    connect(window, &MainWindow::reopenRequested, captures, &EvidenceController::reopen);
    connect(window, &MainWindow::renameRequested, captures, &EvidenceController::rename);
    connect(window, &MainWindow::removeRequested, captures, &EvidenceController::remove);
    connect(window, &MainWindow::restoreRequested, captures, &EvidenceController::restore);
    connect(window, &MainWindow::memoTextEdited, captures, &EvidenceController::writeMemo);
    connect(window, &MainWindow::memoAuthorEdited, captures, &EvidenceController::signMemo);
    connect(window, &MainWindow::memoEvidenceChosen, captures, &EvidenceController::citeInMemo);
    connect(window, &MainWindow::memoExported, this, &Lab::tellExport);
    connect(captures, &EvidenceController::refused, window, &MainWindow::showRefusal);
    connect(captures, &EvidenceController::reopened, window, &MainWindow::showInstrument);
    connect(captures, &EvidenceController::said, &m_window->announcer(), &Announcer::say);
}

void Lab::connectWindow()
{
    MainWindow *window = m_window.get();
    connect(window, &MainWindow::nextRequested, m_wizard.get(), &WizardController::next);
    connect(window, &MainWindow::backRequested, m_wizard.get(), &WizardController::back);
    connect(window, &MainWindow::placeRequested, m_wizard.get(), &WizardController::open);
    connect(window, &MainWindow::settingChosen, this, &Lab::changeSetting);
    connect(window, &MainWindow::saveAsRequested, this, &Lab::saveAs);
    connect(window, &MainWindow::continueFromRequested, this, &Lab::continueFrom);
    connect(window, &MainWindow::noticeDismissed, this, &Lab::dismissNotice);
    connect(window, &MainWindow::aboutToClose, this, [this] {
        keepGeometry();
        flush();
    });
}

void Lab::connectStore()
{
    connect(m_ledger.get(), &Ledger::settingChanged, this, &Lab::applySetting);
    connect(m_session.get(), &LabSession::reloaded, this, [this] {
        applyAppearance();
        m_window->setAppearance(m_appearance);
    });
}

void Lab::applyAppearance()
{
    const QString savedLanguage = m_ledger->setting(QStringLiteral("language")).toString();
    const auto savedTheme = themeFromKey(m_ledger->setting(QStringLiteral("theme")).toString());
    const int savedText = m_ledger->setting(QStringLiteral("text_scale")).toInt();
    m_appearance.language =
        m_options.language.value_or(knownLanguage(savedLanguage).value_or(systemLanguage()));
    m_appearance.theme = m_options.theme.value_or(savedTheme.value_or(ThemeChoice::System));
    m_appearance.textPercent = m_options.textPercent.value_or(
        std::clamp(savedText == 0 ? 100 : savedText, smallestText, largestText));
    m_look->setTheme(m_appearance.theme);
    m_look->setTextPercent(m_appearance.textPercent);
    m_language.use(m_appearance.language, [this] { m_workbench.retranslate(); });
}

void Lab::applySetting(const QString &key)
{
    if (key != QLatin1String("language") && key != QLatin1String("theme") &&
        key != QLatin1String("text_scale"))
        return;
    applyAppearance();
    m_window->setAppearance(m_appearance);
}

void Lab::changeSetting(Setting setting, const QString &key)
{
    // A choice made in the window takes the place of what the command line asked for.
    switch (setting) {
    case Setting::Context:
        m_settings->setContext(key);
        break;
    case Setting::Workload:
        m_settings->setWorkload(key);
        break;
    case Setting::Track:
        m_settings->setTrack(key);
        break;
    case Setting::Language:
        m_options.language = key;
        m_settings->setLanguage(key);
        break;
    case Setting::TextSize:
        m_options.textPercent = key.toInt();
        m_settings->setTextScale(key.toInt());
        break;
    case Setting::Theme:
        m_options.theme = themeFromKey(key);
        m_settings->setTheme(key);
        break;
    }
    applyAppearance();
    m_window->setAppearance(m_appearance);
}

void Lab::tellContentProblems()
{
    if (m_contentProblems.empty())
        return;
    m_window->showMessage(contentKey, Notice::Kind::Warning, [this] {
        //: Notice: %Ln faults were found in the files or folders of the option --content; %1 is a whole
        //: sentence on the first of them
        return tr("%Ln fault(s) in the labs of your own; what is faulty was left out. %1", nullptr,
                  int(m_contentProblems.size()))
            .arg(problemText(m_contentProblems.front()));
    });
}

void Lab::goToOpenPlace()
{
    if (!m_options.open)
        return;
    const Place place = m_options.open->place;
    if (m_session->state(place.act, place.step) != StepState::Locked) {
        m_wizard->open(place);
        return;
    }
    m_window->showMessage(messageKey, Notice::Kind::Warning, [this, place] {
        //: Notice: a step named on the command line is locked; %2 says what has to be done first.
        return tr("The step “%1” can't be opened yet: %2.")
            .arg(StepText::name(place.step), StepText::lockReason(*m_session, place.act, place.step));
    });
}

void Lab::saveAs(const QString &path)
{
    if (!m_store)
        return;
    QString problem = m_store->saveAs(path);
    if (problem.isEmpty()) {
        m_window->showMessage(messageKey, Notice::Kind::Success, [path] {
            return tr("The session was saved to %1.").arg(Format::isolate(path));
        });
    } else {
        m_window->showMessage(messageKey, Notice::Kind::Problem,
                              [said = std::move(problem)] { return said; });
    }
}

/// In the words in which the page says it, so that nothing is said twice.
void Lab::tellExport(const QString &path)
{
    m_window->showMessage(messageKey, Notice::Kind::Success, [path] {
        return QCoreApplication::translate("rp::MemoPage", "The memo was exported to %1.")
            .arg(Format::isolate(QFileInfo(path).fileName()));
    });
}

void Lab::continueFrom(const QString &path)
{
    if (!m_store)
        return;
    QString problem = m_store->continueFrom(path);
    if (problem.isEmpty()) {
        m_window->showMessage(messageKey, Notice::Kind::Success,
                              [path] { return tr("You go on from %1.").arg(Format::isolate(path)); });
    } else {
        m_window->showMessage(messageKey, Notice::Kind::Problem,
                              [said = std::move(problem)] { return said; });
    }
}

void Lab::dismissNotice(const QString &key)
{
    if (!m_store)
        return;
    const std::vector<LedgerNotice> notices = m_store->notices();
    for (const LedgerNotice &notice : notices) {
        if (ShellText::noticeKey(notice) == key)
            m_store->dismiss(notice.kind);
    }
}

void Lab::restoreGeometry()
{
    const QString saved = m_ledger->setting(geometryKey).toString();
    if (!saved.isEmpty() && m_window->restoreGeometry(QByteArray::fromBase64(saved.toLatin1())))
        return;
    // The first time: as large as is comfortable, and inside the screen with its frame and title.
    const QSize room = m_window->screen()->availableGeometry().size() - frameAllowance;
    m_window->resize(firstSize.boundedTo(room.expandedTo(smallestSize)));
}

void Lab::keepGeometry()
{
    const QString geometry = QString::fromLatin1(m_window->saveGeometry().toBase64());
    if (m_ledger->setting(geometryKey).toString() != geometry)
        m_ledger->setSetting(geometryKey, geometry);
}

void Lab::show()
{
    m_window->show();
    m_window->actView()->focusHeading();
}

bool Lab::flush()
{
    return !m_store || m_store->isReadOnly() || m_store->flush();
}

} // namespace rp
