// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/main_window.h"

#include "models/store/ledger_store.h"
#include "views/shell/keys/keyboard_help.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/settings/setting_states.h"
#include "views/shell/settings/top_bar.h"
#include "views/shell/shell_text.h"
#include "views/shell/sidebar/sidebar.h"
#include "views/steps/act_view.h"
#include "views/widgets/spoken/announcer.h"

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
{
    setObjectName(QStringLiteral("mainWindow"));
    buildLayout();
    connectMenu();
    connectStore();
    m_menu->setPresenter(parts.presenter);
    m_topBar->setPresenter(parts.presenter);
    retranslateUi();
}

void MainWindow::buildLayout()
{
    auto *holder = new QWidget(this);
    m_column = new QVBoxLayout(holder);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_topBar);
    m_column->addWidget(m_notices);
    setCentralWidget(holder);
}

void MainWindow::connectMenu()
{
    const auto chosen = [this](Setting setting, const QString &key) { emit settingChosen(setting, key); };
    connect(m_menu, &MainMenu::chosen, this, chosen);
    connect(m_topBar, &TopBar::chosen, this, chosen);
    connect(m_menu, &MainMenu::textSizeStepRequested, this, &MainWindow::stepTextSize);
    connect(m_menu, &MainMenu::namesShownRequested, this, &MainWindow::setNamesShown);
    connect(m_menu, &MainMenu::saveAsRequested, this, &MainWindow::askSaveAs);
    connect(m_notices, &NoticeArea::saveAsRequested, this, &MainWindow::askSaveAs);
    connect(m_notices, &NoticeArea::takeOverRequested, this, &MainWindow::takeOverRequested);
    connect(m_menu, &MainMenu::continueFromRequested, this, &MainWindow::askContinueFrom);
    connect(m_menu, &MainMenu::quitRequested, this, &QWidget::close);
    connect(m_menu, &MainMenu::labRequested, this, &MainWindow::labRequested);
    connect(m_menu, &MainMenu::nextRequested, this, &MainWindow::nextRequested);
    connect(m_menu, &MainMenu::backRequested, this, &MainWindow::backRequested);
    connect(m_menu, &MainMenu::pageRequested, this, &MainWindow::showPage);
    connect(m_menu, &MainMenu::panelStepRequested, this, [this](int direction) {
        if (m_lab)
            m_lab->actView()->stepPanel(direction);
    });
    connect(m_menu, &MainMenu::captureRequested, this, [this] {
        if (m_lab)
            m_lab->actView()->requestCapture();
    });
    connect(m_menu, &MainMenu::keyboardHelpRequested, this, &MainWindow::showKeyboardHelp);
    connect(m_menu, &MainMenu::aboutRequested, this, &MainWindow::showAbout);
    connect(m_menu, &MainMenu::nextRegionRequested, this, &MainWindow::goToNextRegion);
    connect(m_menu, &MainMenu::previousRegionRequested, this, &MainWindow::goToPreviousRegion);
}

void MainWindow::connectStore()
{
    if (m_parts.store)
        connect(m_parts.store, &LedgerStore::noticesChanged, this, &MainWindow::refreshNotices);
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
    if (!m_lab)
        return;
    for (const SettingState &state : SettingStates::of(m_lab->parts(), m_appearance)) {
        m_topBar->setState(state);
        m_menu->setState(state);
    }
    m_lab->setTrack(SettingStates::currentTrack(m_lab->parts()));
    m_menu->setPanelsOffered(m_lab->offersPanels());
    m_menu->setCaptureOffered(m_lab->offersCapture());
}

void MainWindow::refreshNotices()
{
    std::vector<ShellNotice> notices;
    if (m_parts.store) {
        for (const LedgerNotice &notice : m_parts.store->notices())
            notices.push_back(ShellText::notice(notice));
    }
    for (const Message &message : m_messages)
        notices.push_back({message.key, message.kind, message.text(), false, false, true});
    const bool hadFocus = m_notices->hasFocusInside();
    m_notices->setNotices(notices);
    if (hadFocus && notices.empty() && m_lab)
        m_lab->focusPage();
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
    if (!m_lab)
        return;
    const bool roomForNames = width() >= narrowBelowLines * fontMetrics().height();
    const bool names = m_namesWanted.value_or(roomForNames);
    if (sidebar()->isNarrow() == names)
        sidebar()->setNarrow(!names);
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
    refreshLabs();
    refreshTitle();
    refreshNotices();
    refreshSettings();
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

} // namespace rp
