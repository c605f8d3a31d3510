// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/root/application.h"

#include "app/root/exam_watch.h"
#include "app/root/handbook.h"
#include "app/root/handing_in.h"
#include "app/root/kiosk_watch.h"
#include "controllers/review_controller.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/handin/work_copies.h"
#include "models/measure_text/this_computer.h"
#include "models/policy/policy_watch.h"
#include "models/review/review_book.h"
#include "models/review/review_content.h"
#include "models/review/review_figures.h"
#include "models/store/ledger_store.h"
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/languages.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_sound.h"
#include "views/charts/chart_widget.h"
#include "views/map/graph_map.h"
#include "views/projector/projector_window.h"
#include "views/shell/look/export_lock.h"
#include "views/shell/look/lab_parts.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/shell_text.h"
#include "views/shell/strip/region.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/own_voice.h"
#include "views/widgets/widget_accessibility.h"

#include <QAction>
#include <QFileInfo>
#include <iostream>
#include <utility>

namespace rp {

namespace {

std::optional<double> voiceRate(SoundSpeed speed)
{
    constexpr double step = 0.4; // clearly another pace with Speech Dispatcher, and still plain
    return speed == SoundSpeed::Off ? std::nullopt : std::optional(step * soundPace(speed));
}

} // namespace

StartOptions StartOptions::from(const CommandLine &line)
{
    StartOptions options;
    options.dataDir = line.dataDir;
    options.contentDirs = line.contentDirs;
    options.language = line.language;
    options.theme = line.theme;
    options.textPercent = line.textPercent;
    options.presenter = line.presenter;
    options.open = line.open;
    options.sets = line.sets;
    options.trace = line.trace;
    return options;
}

Application::Application(const StartOptions &options, Language &language)
    : m_options(options)
    , m_language(language)
    , m_shortcuts(ShortcutRegistry::standard())
    , m_computer(std::make_unique<ThisComputer>())
{
}

Application::~Application()
{
    if (!m_isEnding)
        flush();
}

std::unique_ptr<Application> Application::open(const StartOptions &options, Language &language,
                                               QString *error, int *status)
{
    if (status)
        *status = exitInput;
    std::unique_ptr<Application> lab(new Application(options, language));
    lab->askClockOfExam();
    *error = lab->refusalOfSite();
    if (!error->isEmpty() || !lab->load(error))
        return nullptr;
    if (*error = lab->faultOfSets(); !error->isEmpty()) {
        if (status)
            *status = exitUsage;
        return nullptr;
    }
    lab->openLedger();
    lab->makeReview();
    lab->makeLab(lab->firstLab());
    lab->makeWindow();
    lab->tellContentProblems();
    lab->lockExports();
    lab->tellSite();
    lab->watchSite();
    lab->followExam();
    lab->watchKiosk();
    lab->goToFirstPlace();
    return lab;
}

void Application::makeLab(const LabContent &content)
{
    m_open = std::make_unique<OpenLab>(content, *m_catalogue, *m_ledger);
    connect(&m_open->session(), &LabSession::reloaded, this, [this] {
        applyAppearance();
        m_window->setAppearance(m_appearance);
    });
    connect(&m_open->session(), &LabSession::changed, this, &Application::followLocked);
    // Later: what has just opened the gate is not at its end.
    if (!m_options.sets.empty())
        connect(&m_open->session(), &LabSession::changed, this, &Application::applySets,
                Qt::QueuedConnection);
    if (m_options.policy.areGatesAdvisory && !m_options.presenter) // to a class nothing needs saying
        connect(&m_open->session(), &LabSession::changed, this, &Application::adviseGate);
}

void Application::openLab(const QString &id)
{
    const LabContent *content = m_library->lab(id);
    if (!content)
        return;
    const bool isOther = content->id != session().content().id;
    const bool isElsewhere = isOther || m_window->shownPage() != WindowPage::Step;
    if (isOther)
        changeLab(*content);
    if (isElsewhere) // who comes back to a finished act comes for the next one
        wizard().open(session().placeToGoOn());
    m_window->showPage(WindowPage::Step);
    rememberLab();
    if (isOther) {
        //: Spoken when another lab is opened; %1 is its title.
        m_window->announcer().say(tr("“%1” is open.").arg(contentText(content->title)));
    }
}

void Application::answerFrom(const QString &lab, const QString &act, const QString &question,
                             const QVariant &answer, int confidence)
{
    const LabContent *content = m_library->lab(lab);
    if (!content)
        return;
    if (content->id != session().content().id)
        changeLab(*content);
    wizard().predict(act, question, answer, confidence);
    if (session().prediction(act, question))
        m_window->showPage(WindowPage::Step);
    rememberLab();
}

/// The view goes before what it shows, and one lab before the other: two of them would both follow a choice
/// in the toolbar.
void Application::changeLab(const LabContent &content)
{
    if (m_ledger->isReadOnly())
        m_unrecorded.insert(session().content().id, m_open->unrecorded());
    m_projection.reset();
    m_window->removeMessage(noticeKey::message);
    forgetLocked();
    m_window->closeLab();
    m_open.reset();
    makeLab(content);
    connectLab();
    if (m_ledger->isReadOnly() && m_unrecorded.contains(content.id))
        m_open->restore(m_unrecorded.value(content.id));
}

void Application::makeWindow()
{
    installWidgetAccessibility();
    installChartAccessibility();
    installMeterAccessibility();
    installMapAccessibility();
    installRegionAccessibility();
    m_look = std::make_unique<Look>();
    m_voice =
        std::make_unique<OwnVoice>(m_options.voice(), *QCoreApplication::instance(), m_options.screenReader);
    connect(m_voice.get(), &OwnVoice::refused, this, &Application::tellVoice);
    m_sound = std::make_unique<ChartSound>(soundThroughQtMultimedia(), *QCoreApplication::instance());
    applyAppearance();
    m_window = std::make_unique<MainWindow>(
        WindowParts{m_library->labs, m_store.get(), m_shortcuts, m_ledger->isPresenter(), isKiosk()});
    connectLab();
    m_window->setAppearance(m_appearance);
    connectWindow();
    connectLedger();
    connectHandIn();
    QTimer::singleShot(0, this, &Application::tellVoice); // engines need a second to begin
    restoreGeometry();
}

/// Shows the open lab in the window.
void Application::connectLab()
{
    LabParts parts = m_open->parts(m_library->labs, m_store.get(), m_book.get());
    parts.computer = m_computer.get();
    parts.handsIn = !isKiosk();
    m_window->setLab(parts);
    m_open->connectTo(*m_window);
    const LabView *view = m_window->labView();
    const Intents *intents = &view->intents();
    connect(intents, &Intents::trackChosen, this,
            [this](const QString &track) { changeSetting(Setting::Track, track); });
    connect(intents, &Intents::memoExported, this, &Application::tellExport);
    connect(intents, &Intents::handInRequested, this, [this] {
        if (m_handingIn)
            m_handingIn->open();
    });
    connect(intents, &Intents::measureRequested, m_computer.get(), &ThisComputer::measure);
    connect(intents, &Intents::measureCancelRequested, m_computer.get(), &ThisComputer::cancel);
    connect(view, &LabView::pageTurned, this, &Application::rememberLab);
    connectReview();
}

void Application::connectWindow()
{
    MainWindow *window = m_window.get();
    // Later: what was pressed belongs to the view that goes.
    connect(window, &MainWindow::labRequested, this, &Application::openLab, Qt::QueuedConnection);
    connect(window, &MainWindow::answerRequested, this, &Application::answerFrom, Qt::QueuedConnection);
    connect(window, &MainWindow::settingChosen, this, &Application::changeSetting);
    connect(window, &MainWindow::saveAsRequested, this, &Application::saveAs);
    connect(window, &MainWindow::continueFromRequested, this, &Application::continueFrom);
    connect(window, &MainWindow::noticeDismissed, this, &Application::dismissNotice);
    // Later: the button belongs to the notice that goes.
    connect(window, &MainWindow::takeOverRequested, this, &Application::takeOver, Qt::QueuedConnection);
    connect(window, &MainWindow::projectorRequested, this, &Application::project);
    m_ownTrace = std::make_unique<OwnTrace>(*window, *m_catalogue);
    connect(m_ownTrace.get(), &OwnTrace::carryRequested, this, &Application::showInAct);
    m_teacherRoom = std::make_unique<TeacherRoom>(
        *window, GuideSource{*m_library, *m_catalogue, m_review.get()}, [this] { return m_language.code(); });
    connect(window->menu()->action("teachers"), &QAction::triggered, this, [this] {
        if (m_options.policy.areAnswersAllowed(now()))
            m_teacherRoom->open(session().content().id, session().place().act);
    });
    connect(window->menu()->action("copy_link"), &QAction::triggered, this, &Application::copyLink);
    connect(window->menu()->action("handbook"), &QAction::triggered, this,
            [this] { showHandbook(*m_window, QCoreApplication::applicationDirPath(), m_language.code()); });
    m_classRoom = std::make_unique<ClassRoom>(*m_library, *m_catalogue, [this] { return m_language.code(); });
    connect(window->menu()->action("class"), &QAction::triggered, this, [this] {
        if (m_options.policy.areAnswersAllowed(now()))
            m_teacherRoom->whenAgreed([this] { m_classRoom->open(m_window->size()); });
    });
    if (m_reviewing)
        connect(m_reviewing.get(), &ReviewController::refused, window, &MainWindow::showRefusal);
    connect(window, &MainWindow::aboutToClose, this, [this] {
        // Else the program would go on behind them.
        m_projection.reset();
        m_ownTrace->close();
        m_teacherRoom->close();
        m_classRoom->close();
        m_computer->cancel();
        if (m_isEnding) // all is saved that can be
            return;
        keepGeometry();
        flush();
    });
}

void Application::connectLedger()
{
    connect(m_ledger.get(), &Ledger::settingChanged, this, &Application::applySetting);
}

void Application::connectHandIn()
{
    if (!m_store || isKiosk()) // where it would write, the next learner could look
        return;
    m_handingIn = std::make_unique<HandingIn>(
        HandInSource{*m_ledger, QFileInfo(m_store->filePath()).path(), m_copies.get(), m_library->labs,
                     [this]() -> const LabSession & { return session(); }, m_options.policy,
                     m_options.stateFolder, [this] { return now(); }},
        *m_window);
    connect(m_window->menu()->action("hand_in"), &QAction::triggered, m_handingIn.get(), &HandingIn::open);
}

void Application::applyAppearance()
{
    m_appearance = appearanceInForce();
    m_look->setTheme(m_appearance.theme);
    m_sound->setSpeed(m_appearance.sound);
    m_voice->setRate(voiceRate(m_appearance.voice));
    m_look->setTextPercent(m_appearance.textPercent);
    m_look->setFamily(QString::fromLatin1(shippedLanguage(m_appearance.language).font));
    m_language.use(m_appearance.language, [this] {
        workbench().retranslate();
        m_computer->retranslate();
        if (m_projection)
            m_projection->retranslate();
        if (m_ownTrace)
            m_ownTrace->retranslate();
    });
    if (m_window)
        tellVoice();
}

/// On the screen, where who waits for a voice looks.
void Application::tellVoice()
{
    if (m_voice->refusal().isEmpty())
        m_window->removeMessage(noticeKey::voice);
    else
        m_window->showMessage(noticeKey::voice, Notice::Kind::Warning, [this] { return m_voice->lack(); });
}

void Application::applySetting(const QString &key)
{
    if (key != QLatin1String("language") && key != QLatin1String("theme") &&
        key != QLatin1String("text_scale") && key != QLatin1String("sound") && key != QLatin1String("voice"))
        return;
    applyAppearance();
    m_window->setAppearance(m_appearance);
}

void Application::changeSetting(Setting setting, const QString &key)
{
    const QStringList &offered = m_options.policy.languages;
    if (isFixed(setting) || (setting == Setting::Language && !offered.isEmpty() && !offered.contains(key)))
        return;
    // A choice made in the window takes the place of what the command line asked for.
    switch (setting) {
    case Setting::Context:
        settings().setContext(key);
        break;
    case Setting::Workload:
        settings().setWorkload(key);
        break;
    case Setting::Track:
        settings().setTrack(key);
        break;
    case Setting::Language:
        m_options.language = key;
        settings().setLanguage(key);
        break;
    case Setting::TextSize:
        m_options.textPercent = key.toInt();
        settings().setTextScale(key.toInt());
        break;
    case Setting::Theme:
        m_options.theme = themeFromKey(key);
        settings().setTheme(key);
        break;
    case Setting::Sound:
        settings().setSound(key);
        break;
    case Setting::Voice:
        settings().setVoice(key);
        break;
    }
    applyAppearance();
    m_window->setAppearance(m_appearance);
}

void Application::show()
{
    m_window->open();
    m_window->labView()->focusPage();
    if (!m_options.trace.isEmpty() && !isKiosk())
        m_ownTrace->open(m_options.trace);
}

void Application::project()
{
    if (!m_options.policy.areAnswersAllowed(now()))
        return;
    m_projection = std::make_unique<Projection>(session(), catalogue(), workbench());
    // Later: the window that is left sends this.
    connect(
        m_projection.get(), &Projection::left, this,
        [this] {
            m_projection.reset();
            m_window->activateWindow();
        },
        Qt::QueuedConnection);
    m_projection->window().open();
}

// How the session is saved, gone on from, and kept when the program ends.

void Application::saveAs(const QString &path)
{
    if (!m_store)
        return;
    QString problem = m_store->saveAs(path);
    if (problem.isEmpty()) {
        m_window->showMessage(noticeKey::message, Notice::Kind::Success, [path] {
            return tr("The session was saved to %1.").arg(Format::isolate(path));
        });
        m_window->sessionSaved();
    } else {
        m_window->showMessage(noticeKey::message, Notice::Kind::Problem,
                              [said = std::move(problem)] { return said; });
    }
}

/// In the words in which the page says it, so that nothing is said twice.
void Application::tellExport(const QString &path)
{
    m_window->showMessage(noticeKey::message, Notice::Kind::Success, [path] {
        return QCoreApplication::translate("rp::MemoPage", "The memo was exported to %1.")
            .arg(Format::isolate(QFileInfo(path).fileName()));
    });
}

void Application::continueFrom(const QString &path)
{
    if (!m_store)
        return;
    const QString question = m_store->questionBefore(path);
    if (question.isEmpty())
        goOnFrom(path);
    else
        //: Button that answers a question.
        m_window->ask(question, tr("Continue"), [this, path] { goOnFrom(path); });
}

void Application::takeOver()
{
    if (m_store && !m_store->takeOver())
        m_window->showRefusal(tr("The ledger can't be taken over; make its folder writable."));
}

void Application::goOnFrom(const QString &path)
{
    const QString before = m_ledger->id();
    QString problem = m_store->continueFrom(path);
    if (problem.isEmpty()) {
        // Options stand in an order of the learner's own, which a session has from its beginning.
        const QString here = session().content().id;
        if (m_ledger->id() != before && (m_adopted.isEmpty() || m_adopted == here))
            changeLab(*m_library->lab(here));
        if (m_adopted.isEmpty())
            m_window->showPage(WindowPage::Home);
        else
            openLab(m_adopted);
        m_window->showMessage(noticeKey::message, Notice::Kind::Success,
                              [path] { return tr("You go on from %1.").arg(Format::isolate(path)); });
    } else {
        m_window->showMessage(noticeKey::message, Notice::Kind::Problem,
                              [said = std::move(problem)] { return said; });
    }
}

void Application::dismissNotice(const QString &key)
{
    if (!m_store)
        return;
    const std::vector<LedgerNotice> notices = m_store->notices();
    for (const LedgerNotice &notice : notices) {
        if (ShellText::noticeKey(notice) == key)
            m_store->dismiss(notice.kind);
    }
}

bool Application::flush()
{
    if (!m_store || m_store->isReadOnly())
        return true;
    return m_store->flush() && (!m_store->isDirty() || m_store->flush());
}

QString Application::saveSomewhere()
{
    return flush() ? QString() : m_store->keepUnsaved();
}

void Application::endNow()
{
    m_isEnding = true;
    // A long session is not written anew for the size of a window alone: there is a second for all of it.
    constexpr qint64 long_bytes = qint64{2} << 20;
    if (m_store && (m_store->isUnsaved() || QFileInfo(m_store->filePath()).size() < long_bytes))
        keepGeometry();
    const bool isSaved = !m_store || m_store->isReadOnly() || m_store->flushInHaste();
    const QString kept = isSaved ? QString() : m_store->keepUnsaved();
    if (!kept.isEmpty())
        say(std::cerr, tr("The session can't be saved in its folder; it is kept as %1.").arg(kept));
    else if (!isSaved)
        say(std::cerr,
            tr("The session can't be saved anywhere, so what you did since it last was is lost; free "
               "some space before you start again."));
    m_window->closeNow();
}

void Application::tellNoMemory(const QString &sentence)
{
    flush();
    m_window->showMessage(noticeKey::message, Notice::Kind::Problem, [sentence] { return sentence; });
}

// The program's review of the course, which belongs to no lab.

void Application::loadReview()
{
    ReviewLoad load = loadReviewWithDecks(*m_library);
    if (load.review)
        m_review = std::make_unique<const ReviewContent>(std::move(*load.review));
    m_library->problems.insert(m_library->problems.end(), load.problems.begin(), load.problems.end());
}

/// Before any window shows it, and after the ledger that it is kept in.
void Application::makeReview()
{
    if (!m_review)
        return;
    m_figures = std::make_unique<ReviewFigures>(*m_review, *m_catalogue);
    m_book = std::make_unique<ReviewBook>(*m_review, *m_figures, *m_ledger, m_options.clock);
    m_reviewing = std::make_unique<ReviewController>(*m_book, *m_ledger);
}

/// The window outlives its views, and the controller both.
void Application::connectReview()
{
    if (!m_reviewing)
        return;
    const Intents *intents = &m_window->labView()->intents();
    const ReviewController *controller = m_reviewing.get();
    connect(intents, &Intents::draftEdited, controller, &ReviewController::editDraft);
    connect(intents, &Intents::lockRequested, controller, &ReviewController::lockIn);
    connect(intents, &Intents::pointsTicked, controller, &ReviewController::tickPoints);
    connect(intents, &Intents::markRequested, controller, &ReviewController::mark);
    connect(intents, &Intents::deleteRecallRequested, controller, &ReviewController::deleteRecall);
    connect(intents, &Intents::mysteryLocked, controller, &ReviewController::lockMystery);
    connect(intents, &Intents::mysteryRanked, controller, &ReviewController::rankMystery);
    connect(intents, &Intents::beliefAnswered, controller, &ReviewController::answerBelief);
    connect(intents, &Intents::checkRequested, controller, &ReviewController::setChecked);
    connect(intents, &Intents::reviewWritingEdited, controller, &ReviewController::write);
    connect(intents, &Intents::reviewExported, this, &Application::tellReviewExport);
    // Later: what was pressed belongs to the view that goes.
    connect(intents, &Intents::linkRequested, this, &Application::openPlace, Qt::QueuedConnection);
}

void Application::openPlace(const StepLink &link)
{
    const LabContent *content = m_library->lab(link.lab);
    const auto step = stepFromKey(link.step);
    if (!content || !content->act(link.act) || !step) {
        m_window->showRefusal(tr("There is no such place in this course."));
        return;
    }
    m_window->removeMessage(noticeKey::message);
    openLab(link.lab);
    const Place place{link.act, *step};
    if (!goTo(place) || link.panel.isEmpty() || session().place() != place)
        return;
    wizard().rememberPanel(link.panel);
    m_window->showInstrument(link.act, link.panel);
}

void Application::tellReviewExport(const QString &path)
{
    m_window->showMessage(noticeKey::message, Notice::Kind::Success, [path] {
        return tr("The file %1 was written.").arg(Format::isolate(QFileInfo(path).fileName()));
    });
}

} // namespace rp
