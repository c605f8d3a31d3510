// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include "evidence/evidence_book.h"
#include "instruments/instrument.h"
#include "session/ledger_store.h"
#include "shell/hud_strip.h"
#include "shell/keyboard_help.h"
#include "shell/main_menu.h"
#include "shell/setting_states.h"
#include "shell/shell_text.h"
#include "shell/sidebar.h"
#include "shell/top_bar.h"
#include "steps/act_view.h"
#include "text/format.h"
#include "widgets/announcer.h"
#include "widgets/quiet_stack.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

/// Below this width, in lines of text, the sidebar shows symbols only.
constexpr int narrowBelowLines = 52;

} // namespace

MainWindow::MainWindow(const WindowParts &parts, QWidget *parent)
    : QMainWindow(parent)
    , m_parts(parts)
    , m_announcer(new Announcer(this))
    , m_menu(new MainMenu(menuBar(), this, parts.shortcuts))
    , m_topBar(new TopBar(*m_announcer))
    , m_notices(new NoticeArea(*m_announcer))
    , m_sidebar(new Sidebar(parts.session))
    , m_stack(new QuietStack)
    , m_page(new ActView(parts.session, parts.workbench, *m_announcer))
    , m_strip(new HudStrip)
{
    setObjectName(QStringLiteral("mainWindow"));
    buildLayout();
    connectMenu();
    connectModels();
    connectPages();
    m_menu->setPresenter(parts.session.isPresenter());
    m_topBar->setPresenter(parts.session.isPresenter());
    retranslateUi();
}

void MainWindow::buildLayout()
{
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    middle->addWidget(m_sidebar);
    m_stack->addWidget(m_page);
    middle->addWidget(m_stack, 1);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_topBar);
    column->addWidget(m_notices);
    column->addLayout(middle, 1);
    column->addWidget(m_strip);
    setCentralWidget(holder);
}

void MainWindow::connectMenu()
{
    const auto chosen = [this](Setting setting, const QString &key) { emit settingChosen(setting, key); };
    connect(m_menu, &MainMenu::chosen, this, chosen);
    connect(m_topBar, &TopBar::chosen, this, chosen);
    connect(m_menu, &MainMenu::textSizeStepRequested, this, &MainWindow::stepTextSize);
    connect(m_menu, &MainMenu::namesShownRequested, this, &MainWindow::setNamesShown);
    connect(m_sidebar, &Sidebar::narrowRequested, this, [this](bool narrow) { setNamesShown(!narrow); });
    connect(m_menu, &MainMenu::saveAsRequested, this, &MainWindow::askSaveAs);
    connect(m_notices, &NoticeArea::saveAsRequested, this, &MainWindow::askSaveAs);
    connect(m_menu, &MainMenu::continueFromRequested, this, &MainWindow::askContinueFrom);
    connect(m_menu, &MainMenu::quitRequested, this, &QWidget::close);
    connect(m_menu, &MainMenu::nextRequested, this, &MainWindow::nextRequested);
    connect(m_menu, &MainMenu::backRequested, this, &MainWindow::backRequested);
    connect(m_menu, &MainMenu::panelStepRequested, m_page, &ActView::stepPanel);
    connect(m_menu, &MainMenu::keyboardHelpRequested, this, &MainWindow::showKeyboardHelp);
    connect(m_menu, &MainMenu::aboutRequested, this, &MainWindow::showAbout);
    connect(m_menu, &MainMenu::nextRegionRequested, this, &MainWindow::goToNextRegion);
    connect(m_menu, &MainMenu::previousRegionRequested, this, &MainWindow::goToPreviousRegion);
}

void MainWindow::connectModels()
{
    connect(&m_parts.session, &LabSession::changed, this, [this] {
        refreshStrip();
        refreshSettings();
    });
    connect(&m_parts.ledger, &Ledger::settingChanged, this, [this] {
        refreshStrip();
        refreshSettings();
    });
    connect(&m_parts.session, &LabSession::reloaded, this, [this] {
        refreshStrip();
        refreshSettings();
    });
    connect(&m_parts.ledger, &Ledger::designChanged, this, &MainWindow::refreshStrip);
    const std::vector<Instrument *> instruments = m_parts.workbench.instruments();
    for (Instrument *instrument : instruments)
        connect(instrument, &Instrument::changed, this, &MainWindow::refreshSettings);
    if (m_parts.store) {
        connect(m_parts.store, &LedgerStore::noticesChanged, this, [this] {
            refreshNotices();
            refreshStrip();
        });
        connect(m_parts.store, &LedgerStore::saved, this, &MainWindow::refreshStrip);
        connect(&m_parts.ledger, &Ledger::edited, this, &MainWindow::refreshStrip);
    }
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_stack->isAncestorOf(now))
            m_lastInPage = now;
    });
    connect(m_notices, &NoticeArea::dismissed, this, [this](const QString &key) {
        removeMessage(key);
        emit noticeDismissed(key);
    });
}

void MainWindow::setAppearance(const Appearance &appearance)
{
    m_appearance = appearance;
    refreshSettings();
    fitSidebar();
}

void MainWindow::refreshSettings()
{
    for (const SettingState &state : SettingStates::of(m_parts, m_appearance)) {
        m_topBar->setState(state);
        m_menu->setState(state);
    }
    m_page->setTrack(SettingStates::currentTrack(m_parts));
    const Place place = m_parts.session.place();
    const bool exploring = m_shown == WindowPage::Step && place.step == Step::Explore &&
                           m_parts.session.instrumentOpen(place.act);
    m_menu->setPanelsOffered(exploring && m_parts.session.panels(place.act).size() > 1);
    m_menu->setCaptureOffered(exploring && m_page->canCapture());
}

void MainWindow::refreshTitle()
{
    //: Title of the window; %1 is the title of the lab.
    setWindowTitle(tr("%1 – Ridgepoint").arg(contentText(m_parts.session.content().title)));
}

void MainWindow::refreshStrip()
{
    std::vector<HudItem> items =
        HudItems::of({m_parts.session, m_parts.catalogue, SettingStates::currentContext(m_parts),
                      SettingStates::currentTrack(m_parts), &m_parts.workbench});
    items.push_back(ShellText::saving(m_parts.store));
    m_strip->setItems(items);
}

void MainWindow::refreshNotices()
{
    std::vector<ShellNotice> notices;
    if (m_parts.store) {
        for (const LedgerNotice &notice : m_parts.store->notices())
            notices.push_back(ShellText::notice(notice));
    }
    for (const Message &message : m_messages)
        notices.push_back({message.key, message.kind, message.text(), false, true});
    const bool hadFocus = m_notices->hasFocusInside();
    m_notices->setNotices(notices);
    if (hadFocus && notices.empty())
        focusPage();
}

void MainWindow::showMessage(const QString &key, Notice::Kind kind, std::function<QString()> text)
{
    std::erase_if(m_messages, [&key](const Message &message) { return message.key == key; });
    m_messages.push_back({key, kind, std::move(text)});
    refreshNotices();
}

void MainWindow::removeMessage(const QString &key)
{
    if (std::erase_if(m_messages, [&key](const Message &message) { return message.key == key; }) > 0)
        refreshNotices();
}

void MainWindow::setNamesShown(bool shown)
{
    m_namesWanted = shown;
    fitSidebar();
}

void MainWindow::fitSidebar()
{
    const bool roomForNames = width() >= narrowBelowLines * fontMetrics().height();
    const bool names = m_namesWanted.value_or(roomForNames);
    if (m_sidebar->isNarrow() == names)
        m_sidebar->setNarrow(!names);
    m_menu->setNamesShown(names);
}

void MainWindow::stepTextSize(int direction)
{
    int wanted = smallestText;
    const std::vector<int> sizes = textSizes();
    const int now = m_appearance.textPercent;
    if (direction > 0) {
        const auto larger = std::upper_bound(sizes.begin(), sizes.end(), now);
        wanted = larger == sizes.end() ? largestText : *larger;
    } else if (direction < 0) {
        const auto least = std::lower_bound(sizes.begin(), sizes.end(), now);
        wanted = least == sizes.begin() ? smallestText : *std::prev(least);
    }
    emit settingChosen(Setting::TextSize, QString::number(wanted));
}

void MainWindow::askSaveAs()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save session as"), QStringLiteral("ridgepoint-session.json"),
                                     tr("Ridgepoint session (*.json)"));
    if (!path.isEmpty())
        emit saveAsRequested(path);
}

void MainWindow::askContinueFrom()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Continue from file"), QString(),
                                                      tr("Ridgepoint session (*.json)"));
    if (!path.isEmpty())
        emit continueFromRequested(path);
}

void MainWindow::showKeyboardHelp()
{
    if (!m_help)
        m_help = new KeyboardHelp(m_parts.shortcuts, this);
    m_help->open();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Ridgepoint"));
    box->setTextFormat(Qt::PlainText);
    box->setText(ShellText::about());
    box->addButton(QMessageBox::Close);
    box->open();
}

void MainWindow::retranslateUi()
{
    m_menu->retranslateUi();
    refreshTitle();
    refreshStrip();
    refreshNotices();
    refreshSettings();
    refreshPages();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitSidebar();
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitSidebar();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    emit aboutToClose();
    QMainWindow::closeEvent(event);
}

} // namespace rp
