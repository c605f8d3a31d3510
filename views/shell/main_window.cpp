// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/main_window.h"

#include "models/store/ledger_store.h"
#include "models/text/format.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/settings/setting_states.h"
#include "views/shell/settings/sidebar.h"
#include "views/shell/settings/top_row.h"
#include "views/shell/shell_text.h"
#include "views/shell/strip/hud_strip.h"
#include "views/shell/window_questions.h"
#include "views/steps/act_view.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/reading_order.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

/// Below this width, in lines of text, the sidebar shows symbols only.
constexpr int narrowBelowLines = 62;

/// What keeps the ledger from being saved, as a sentence.
QString whyUnsaved(const LedgerStore &store)
{
    for (const LedgerNotice &notice : store.notices()) {
        if (notice.kind == LedgerNotice::Kind::WriteFailed)
            return notice.text();
    }
    return {};
}

/// A part of the window that F6 goes to.
struct KeyboardPart
{
    QWidget *widget;
    std::function<bool()> takeFocus; ///< false when nothing in it can take the keyboard
};

KeyboardPart partOf(Region *region)
{
    return {region, [region] { return region->takeFocus(); }};
}

/// Moves the keyboard from the part that has it to the following one (1) or the one before (-1), round and
/// round; parts that are hidden or can't take it are passed over.
void goToPart(const std::vector<KeyboardPart> &parts, int direction)
{
    const int count = static_cast<int>(parts.size());
    const QWidget *focus = QApplication::focusWidget();
    int at = direction > 0 ? -1 : count;
    // The innermost: the strip may stand in the row of the menus.
    const QWidget *inside = nullptr;
    for (int i = 0; i < count; ++i) {
        const QWidget *widget = parts[static_cast<std::size_t>(i)].widget;
        const bool holds = focus && (widget == focus || widget->isAncestorOf(focus));
        if (holds && (!inside || inside->isAncestorOf(widget))) {
            at = i;
            inside = widget;
        }
    }
    for (int tried = 0; tried < count; ++tried) {
        at = (at + direction + count) % count;
        const KeyboardPart &part = parts[static_cast<std::size_t>(at)];
        if (part.widget->isVisible() && part.takeFocus())
            return;
    }
}

} // namespace

MainWindow::MainWindow(const WindowParts &parts, QWidget *parent)
    : QMainWindow(parent)
    , m_parts(parts)
    , m_announcer(new Announcer(this))
    , m_topRow(new TopRow(*m_announcer))
    , m_menu(new MainMenu(m_topRow->menuBar(), this, parts.shortcuts))
    , m_notices(new NoticeArea(*m_announcer, parts.store))
    , m_questions(new WindowQuestions(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    buildLayout();
    connectMenu();
    connectParts();
    for (const char *id : {"save_as", "continue_from", "hand_in"})
        m_menu->action(id)->setEnabled(!parts.presenter);
    m_topRow->setPresenter(parts.presenter);
    if (parts.kiosk) {
        m_menu->closeForKiosk();
        m_topRow->settingsButton()->hide();
    }
    retranslateUi();
}

void MainWindow::buildLayout()
{
    auto *holder = new QWidget(this);
    m_column = new QVBoxLayout(holder);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_topRow);
    m_column->addWidget(m_notices);
    setCentralWidget(holder);
}

void MainWindow::connectMenu()
{
    connect(m_menu, &MainMenu::chosen, this, &MainWindow::settingChosen);
    connect(m_menu, &MainMenu::labRequested, this, &MainWindow::labRequested);
    const auto on = [this](const char *id, auto slot) {
        connect(m_menu->action(id), &QAction::triggered, this, std::move(slot));
    };
    using Directed = std::pair<const char *, int>;
    for (const auto &[id, direction] :
         {Directed{"larger_text", 1}, Directed{"smaller_text", -1}, Directed{"normal_text", 0}}) {
        on(id, [this, by = direction] {
            const int size = steppedTextSize(m_appearance.textPercent, by);
            emit settingChosen(Setting::TextSize, QString::number(size));
        });
    }
    for (const auto &[id, direction] : {Directed{"next_panel", 1}, Directed{"previous_panel", -1}}) {
        on(id, [this, by = direction] {
            if (m_lab)
                m_lab->actView()->stepPanel(by);
        });
    }
    for (const auto &[id, direction] : {Directed{"next_region", 1}, Directed{"previous_region", -1}})
        on(id, [this, by = direction] { goToRegion(by); });
    on("go_between", [this] {
        if (m_lab)
            m_lab->actView()->goBetween();
    });
    for (const WindowPage page : windowPages)
        connect(m_menu->pageAction(page), &QAction::triggered, this, [this, page] { showPage(page); });
    on("show_names", &MainWindow::setNamesShown);
    on("save_as", [this] { m_questions->askSaveAs(); });
    on("continue_from", [this] { m_questions->askContinueFrom(); });
    on("quit", &QWidget::close);
    on("next_step", &MainWindow::nextRequested);
    on("previous_step", &MainWindow::backRequested);
    on("capture", [this] {
        if (m_lab)
            m_lab->actView()->requestCapture();
    });
    on("project", &MainWindow::projectorRequested);
    on("settings", [this] { m_topRow->openSettings(); });
    on("keyboard_help", [this] { m_questions->showKeyboardHelp(m_parts.shortcuts); });
    on("read_page", [this] {
        if (m_lab)
            m_lab->readPage();
    });
    on("about", [this] { m_questions->showAbout(); });
    on("finish", [this] {
        //: Before the session of a learner ends who leaves a machine in a library or the like.
        m_questions->ask(tr("This ends your session, and nobody can go on with it at this machine."),
                         m_menu->action("finish")->text(), [this] { emit learnerDone(); });
    });
}

void MainWindow::connectParts()
{
    connect(m_topRow, &TopRow::chosen, this, &MainWindow::settingChosen);
    connect(m_notices, &NoticeArea::saveAsRequested, m_questions, &WindowQuestions::askSaveAs);
    connect(m_notices, &NoticeArea::takeOverRequested, this, &MainWindow::takeOverRequested);
    connect(m_notices, &NoticeArea::dismissed, this, &MainWindow::noticeDismissed);
    connect(m_notices, &NoticeArea::focusLost, this, [this] {
        if (m_lab)
            m_lab->focusPage();
    });
    watchForNoFocus(*this, [this](const QWidget *before) {
        if (!m_lab)
            return;
        // With a page that was turned over it went on purpose.
        QWidget *stop = before && before->isVisible() ? stopNear(*before, *m_lab->pages()) : nullptr;
        if (stop)
            stop->setFocus(Qt::OtherFocusReason);
        else
            m_lab->focusPage();
    });
    connect(m_questions, &WindowQuestions::saveAsRequested, this, &MainWindow::saveAsRequested);
    connect(m_questions, &WindowQuestions::continueFromRequested, this, &MainWindow::continueFromRequested);
    connect(m_questions, &WindowQuestions::closeAgreed, this, &MainWindow::closeNow);
}

SettingsPanel *MainWindow::settings() const
{
    return m_topRow->settings();
}

void MainWindow::setLab(const LabParts &parts)
{
    closeLab();
    m_lab = new LabView(parts, *m_announcer, centralWidget());
    m_lab->setReviewTab(m_reviewTab);
    m_column->addWidget(m_lab, 1);
    m_topRow->takeIn(statusStrip());
    connect(m_lab, &LabView::pageTurned, this, &MainWindow::turned);
    connect(&parts.session, &LabSession::placeChanged, m_lab, [this] { refreshTitle(); });
    connect(m_lab, &LabView::settingsChanged, this, &MainWindow::refreshSettings);
    connect(m_lab, &LabView::narrowRequested, this, [this](bool narrow) { setNamesShown(!narrow); });
    connect(&m_lab->intents(), &Intents::labRequested, this, &MainWindow::labRequested);
    connect(&m_lab->intents(), &Intents::answerRequested, this, &MainWindow::answerRequested);
    for (const WindowPage page : windowPages) {
        m_menu->pageAction(page)->setEnabled(m_lab->hasPage(page));
        m_menu->pageAction(page)->setVisible(m_lab->hasPage(page));
    }
    refreshLabs();
    turned(m_lab->shownPage());
    refreshSettings();
    fit();
}

void MainWindow::closeLab()
{
    if (!m_lab)
        return;
    // Else the focus would wander to a neighbour, and a screen reader would tell of it.
    QWidget *focus = QApplication::focusWidget();
    if (focus && (m_lab->isAncestorOf(focus) || m_lab->statusStrip()->hasFocusInside()))
        focus->clearFocus();
    m_reviewTab = m_lab->reviewTab();
    delete m_lab;
    m_lab = nullptr;
}

void MainWindow::refreshLabs()
{
    std::vector<ChoiceEntry> entries;
    entries.reserve(m_parts.labs.size());
    for (const LabContent &lab : m_parts.labs)
        entries.push_back({lab.id, contentText(lab.title)});
    m_menu->setLabs(entries, m_lab ? m_lab->parts().session.content().id : QString());
}

void MainWindow::refreshTitle()
{
    if (m_lab) {
        //: Title of the window; %1 is the page.
        setWindowTitle(tr("%1 – Ridgepoint").arg(ShellText::pageTitle(m_lab->parts().session, shownPage())));
    }
}

void MainWindow::turned(WindowPage page)
{
    for (const char *id : {"next_step", "previous_step"})
        m_menu->action(id)->setEnabled(page == WindowPage::Step);
    refreshTitle();
}

void MainWindow::showPage(WindowPage page)
{
    if (m_lab)
        m_lab->showPage(page);
}

void MainWindow::showReview(ReviewTab tab)
{
    if (m_lab)
        m_lab->showReview(tab);
}

void MainWindow::showInstrument(const QString &act, const QString &panel)
{
    if (m_lab)
        m_lab->showInstrument(act, panel);
}

void MainWindow::showRefusal(const QString &sentence)
{
    if (m_lab)
        m_lab->showRefusal(sentence);
}

void MainWindow::setAppearance(const Appearance &appearance)
{
    m_appearance = appearance;
    refreshSettings();
    fit();
}

void MainWindow::refreshSettings()
{
    if (!m_lab)
        return;
    for (const SettingState &state : SettingStates::of(m_lab->parts(), m_appearance)) {
        m_topRow->setState(state);
        m_menu->setState(state);
    }
    m_lab->setTrack(SettingStates::currentTrack(m_lab->parts()));
    for (const char *id : {"next_panel", "previous_panel"})
        m_menu->action(id)->setEnabled(m_lab->offersPanels());
    m_menu->action("capture")->setEnabled(m_lab->offersCapture());
}

void MainWindow::showMessage(const QString &key, Notice::Kind kind, std::function<QString()> text)
{
    m_notices->showMessage(key, kind, std::move(text));
}

void MainWindow::removeMessage(const QString &key)
{
    m_notices->removeMessage(key);
}

void MainWindow::ask(const QString &question, const QString &goOn, std::function<void()> agreed)
{
    m_questions->ask(question, goOn, std::move(agreed));
}

void MainWindow::sessionSaved()
{
    m_questions->sessionSaved();
}

void MainWindow::setNamesShown(bool shown)
{
    m_namesWanted = shown;
    fit();
}

void MainWindow::fit()
{
    if (!m_lab)
        return;
    const int line = fontMetrics().height();
    const bool names = m_namesWanted.value_or(width() >= narrowBelowLines * line);
    if (sidebar()->isNarrow() == names)
        sidebar()->setNarrow(!names);
    m_menu->action("show_names")->setChecked(names);
}

void MainWindow::goToRegion(int direction)
{
    if (!m_lab)
        return goToPart({partOf(m_topRow), partOf(m_notices)}, direction);
    const KeyboardPart settings{m_topRow, [this] {
                                    if (m_parts.kiosk)
                                        m_menu->open();
                                    else
                                        m_topRow->settingsButton()->setFocus(Qt::TabFocusReason);
                                    return true;
                                }};
    const KeyboardPart page{m_lab->pages(), [this] { return m_lab->takePageFocus(); }};
    goToPart({settings, partOf(m_notices), partOf(sidebar()), page, partOf(statusStrip())}, direction);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // What is hidden or switched off asks as well: whoever was in the page stays there, by what they used.
    if (m_lab && isFocusLost(*this) && m_lab->pages()->isAncestorOf(focusWidget())) {
        if (!landNear(*this, *m_lab->pages()))
            m_lab->focusPage();
        return true;
    }
    followReadingOrder(*centralWidget());
    return QMainWindow::focusNextPrevChild(next);
}

void MainWindow::retranslateUi()
{
    m_menu->retranslateUi();
    refreshLabs();
    refreshTitle();
    m_notices->refresh();
    refreshSettings();
}

void MainWindow::open()
{
    showFocusFromFirstKey(*this);
    m_parts.kiosk ? showFullScreen() : show();
}

void MainWindow::closeNow()
{
    m_closesUnsaved = true;
    close();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fit();
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fit();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_parts.kiosk && !m_closesUnsaved) {
        event->ignore();
        return;
    }
    emit aboutToClose();
    const LedgerStore *store = m_parts.store;
    if (!m_closesUnsaved && store && store->isDirty() && !store->isReadOnly()) {
        event->ignore();
        m_questions->askUnsaved(whyUnsaved(*store));
        return;
    }
    QMainWindow::closeEvent(event);
}

} // namespace rp
