// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/main_menu.h"

#include "models/text/plain_text.h"
#include "views/shell/keys/shortcut_registry.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace rp {

MainMenu::MainMenu(QMenuBar *bar, QWidget *window, const ShortcutRegistry &shortcuts)
    : QObject(window)
    , m_bar(bar)
    , m_shortcuts(shortcuts)
    , m_file(bar->addMenu(QString()))
    , m_labs(bar->addMenu(QString()))
    , m_lab(bar->addMenu(QString()))
    , m_view(bar->addMenu(QString()))
    , m_help(bar->addMenu(QString()))
    , m_labChoice(new QActionGroup(this))
{
    buildMenus();
    buildWindowActions(window);
    retranslateUi();
}

namespace {

QString pageId(WindowPage page)
{
    switch (page) {
    case WindowPage::Home:
        return QStringLiteral("show_home");
    case WindowPage::Review:
        return QStringLiteral("show_review");
    case WindowPage::Step:
        return QStringLiteral("show_step");
    case WindowPage::Evidence:
        return QStringLiteral("show_evidence");
    case WindowPage::Memo:
        break;
    }
    return QStringLiteral("show_memo");
}

} // namespace

QAction *MainMenu::addAction(QMenu *menu, const QString &shortcutId)
{
    auto *action = menu->addAction(QString());
    action->setObjectName(shortcutId);
    action->setShortcuts(m_shortcuts.keys(shortcutId));
    m_actions.emplace(shortcutId, action);
    return action;
}

void MainMenu::addSetting(QMenu *menu, Setting setting)
{
    QMenu *sub = menu->addMenu(QString());
    sub->setObjectName(QStringLiteral("menuSetting%1").arg(static_cast<int>(setting)));
    m_settings.emplace(setting, sub);
}

void MainMenu::buildMenus()
{
    connect(addAction(m_file, QStringLiteral("save_as")), &QAction::triggered, this,
            &MainMenu::saveAsRequested);
    connect(addAction(m_file, QStringLiteral("continue_from")), &QAction::triggered, this,
            &MainMenu::continueFromRequested);
    m_file->addSeparator();
    connect(addAction(m_file, QStringLiteral("open_trace")), &QAction::triggered, this,
            &MainMenu::traceRequested);
    m_file->addSeparator();
    QAction *quit = addAction(m_file, QStringLiteral("quit"));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &MainMenu::quitRequested);

    buildLabsMenu();
    buildLabMenu();
    buildViewMenu();

    connect(addAction(m_help, QStringLiteral("keyboard_help")), &QAction::triggered, this,
            &MainMenu::keyboardHelpRequested);
    m_handbook = m_help->addAction(QString());
    m_handbook->setObjectName(QStringLiteral("handbook"));
    connect(m_handbook, &QAction::triggered, this, &MainMenu::handbookRequested);
    m_about = m_help->addAction(QString());
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setMenuRole(QAction::AboutRole);
    connect(m_about, &QAction::triggered, this, &MainMenu::aboutRequested);
}

void MainMenu::buildLabsMenu()
{
    m_labs->setObjectName(QStringLiteral("labsMenu"));
    for (const WindowPage page : {WindowPage::Home, WindowPage::Review}) {
        connect(addAction(m_labs, pageId(page)), &QAction::triggered, this,
                [this, page] { emit pageRequested(page); });
    }
    m_labs->addSeparator();
}

void MainMenu::setLabs(const std::vector<ChoiceEntry> &labs, const QString &current)
{
    const QList<QAction *> before = m_labChoice->actions();
    for (QAction *action : before)
        delete action;
    for (const ChoiceEntry &lab : labs) {
        QAction *action = m_labs->addAction(literalLabel(lab.text));
        action->setObjectName(QStringLiteral("open_%1").arg(lab.key));
        action->setCheckable(true);
        action->setChecked(lab.key == current);
        m_labChoice->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = lab.key] { emit labRequested(id); });
    }
}

void MainMenu::buildLabMenu()
{
    connect(addAction(m_lab, QStringLiteral("next_step")), &QAction::triggered, this,
            &MainMenu::nextRequested);
    connect(addAction(m_lab, QStringLiteral("previous_step")), &QAction::triggered, this,
            &MainMenu::backRequested);
    const std::pair<const char *, int> panels[] = {{"next_panel", 1}, {"previous_panel", -1}};
    for (const auto &[id, direction] : panels) {
        connect(addAction(m_lab, QString::fromLatin1(id)), &QAction::triggered, this,
                [this, by = direction] { emit panelStepRequested(by); });
    }
    m_lab->addSeparator();
    connect(addAction(m_lab, QStringLiteral("capture")), &QAction::triggered, this,
            &MainMenu::captureRequested);
    for (const WindowPage page : {WindowPage::Step, WindowPage::Evidence, WindowPage::Memo}) {
        connect(addAction(m_lab, pageId(page)), &QAction::triggered, this,
                [this, page] { emit pageRequested(page); });
    }
    m_lab->addSeparator();
    addSetting(m_lab, Setting::Context);
    addSetting(m_lab, Setting::Workload);
    addSetting(m_lab, Setting::Track);
}

void MainMenu::buildViewMenu()
{
    addSetting(m_view, Setting::Language);
    addSetting(m_view, Setting::Theme);
    addSetting(m_view, Setting::TextSize);
    const std::pair<const char *, int> steps[] = {
        {"larger_text", 1}, {"smaller_text", -1}, {"normal_text", 0}};
    for (const auto &[id, direction] : steps) {
        connect(addAction(m_view, QString::fromLatin1(id)), &QAction::triggered, this,
                [this, by = direction] { emit textSizeStepRequested(by); });
    }
    m_view->addSeparator();
    connect(addAction(m_view, QStringLiteral("project")), &QAction::triggered, this,
            &MainMenu::projectorRequested);
    connect(addAction(m_view, QStringLiteral("settings")), &QAction::triggered, this,
            &MainMenu::settingsRequested);
    m_names = m_view->addAction(QString());
    m_names->setObjectName(QStringLiteral("show_names"));
    m_names->setCheckable(true);
    connect(m_names, &QAction::triggered, this, &MainMenu::namesShownRequested);
    m_view->addSeparator();
    // No key of its own: nobody shall come upon the answers by a slip.
    m_teachers = m_view->addAction(QString());
    m_teachers->setObjectName(QStringLiteral("teachers"));
    connect(m_teachers, &QAction::triggered, this, &MainMenu::teachersRequested);
    m_class = m_view->addAction(QString());
    m_class->setObjectName(QStringLiteral("class"));
    connect(m_class, &QAction::triggered, this, &MainMenu::classRequested);
}

void MainMenu::buildWindowActions(QWidget *window)
{
    const auto add = [this, window](const QString &id) {
        auto *action = new QAction(window);
        action->setObjectName(id);
        action->setShortcuts(m_shortcuts.keys(id));
        window->addAction(action);
        return action;
    };
    connect(add(QStringLiteral("next_region")), &QAction::triggered, this, &MainMenu::nextRegionRequested);
    connect(add(QStringLiteral("previous_region")), &QAction::triggered, this,
            &MainMenu::previousRegionRequested);
    connect(add(QStringLiteral("open_menu")), &QAction::triggered, this, &MainMenu::open);
}

void MainMenu::open()
{
    m_bar->setFocus(Qt::MenuBarFocusReason);
    m_bar->setActiveAction(m_bar->actions().constFirst());
}

void MainMenu::setState(const SettingState &state)
{
    QMenu *menu = m_settings.at(state.setting);
    std::vector<ChoiceEntry> &shown = m_entries[state.setting];
    // This is asked for with every change of an instrument, and the entries hardly ever change.
    if (shown != state.entries) {
        shown = state.entries;
        offer(state.setting, *menu);
    }
    const QList<QAction *> actions = menu->actions();
    for (qsizetype i = 0; i < actions.size(); ++i)
        actions[i]->setChecked(shown[std::size_t(i)].key == state.current);
    menu->menuAction()->setVisible(state.isOffered);
    menu->menuAction()->setEnabled(state.enabled);
    // A grey title has nothing to open that could say it.
    //: Menu: an entry that the site has set; %1 is its name.
    menu->setTitle(state.isFixed ? tr("%1 (set by this site)").arg(SettingText::menuTitle(state.setting))
                                 : SettingText::menuTitle(state.setting));
    menu->menuAction()->setToolTip(state.why);
    menu->menuAction()->setStatusTip(state.why);
}

void MainMenu::offer(Setting setting, QMenu &menu)
{
    menu.clear();
    delete menu.findChild<QActionGroup *>(QString(), Qt::FindDirectChildrenOnly);
    auto *group = new QActionGroup(&menu);
    for (const ChoiceEntry &entry : m_entries.at(setting)) {
        QAction *action = menu.addAction(literalLabel(entry.text));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, setting, key = entry.key] { emit chosen(setting, key); });
    }
}

void MainMenu::setPresenter(bool presenter)
{
    m_actions.at(QStringLiteral("save_as"))->setEnabled(!presenter);
    m_actions.at(QStringLiteral("continue_from"))->setEnabled(!presenter);
}

void MainMenu::setAnswersAllowed(bool allowed)
{
    m_answersAllowed = allowed;
    m_view->setToolTipsVisible(!allowed); // else each entry would have its own name for a tip
    retranslateUi();
}

void MainMenu::setNamesShown(bool shown)
{
    m_names->setChecked(shown);
}

void MainMenu::setPanelsOffered(bool offered)
{
    m_actions.at(QStringLiteral("next_panel"))->setEnabled(offered);
    m_actions.at(QStringLiteral("previous_panel"))->setEnabled(offered);
}

void MainMenu::setCaptureOffered(bool offered)
{
    m_actions.at(QStringLiteral("capture"))->setEnabled(offered);
}

void MainMenu::setPageOffered(WindowPage page, bool offered)
{
    m_actions.at(pageId(page))->setEnabled(offered);
    m_actions.at(pageId(page))->setVisible(offered);
}

void MainMenu::setShownPage(WindowPage page)
{
    for (const char *id : {"next_step", "previous_step"})
        m_actions.at(QString::fromLatin1(id))->setEnabled(page == WindowPage::Step);
}

/// In the name too, because Qt tells a screen reader nothing else of an entry.
void MainMenu::showAllowed(QAction &action) const
{
    action.setEnabled(m_answersAllowed);
    //: Why an entry of the menu can't be used; "it" shows answers to questions.
    const QString why =
        m_answersAllowed ? QString() : tr("This site does not allow it, because it shows answers.");
    action.setToolTip(why);
    action.setStatusTip(why);
    if (!m_answersAllowed) {
        //: Menu: an entry that is locked; %1 is its name.
        action.setText(tr("%1 (not allowed by this site)").arg(action.text()));
    }
}

void MainMenu::retranslateUi()
{
    //: Menu title; & marks the letter that opens it with the keyboard. The same holds for all menus.
    m_file->setTitle(tr("Fi&le"));
    //: Menu with the course's home page, its review and its labs.
    m_labs->setTitle(tr("Co&urse"));
    //: Menu with what belongs to the lab that is open: steps, pages, context, workload, track.
    m_lab->setTitle(tr("&Steps"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    const std::pair<const char *, QString> texts[] = {
        {"save_as", tr("&Save session as…")},
        {"continue_from", tr("&Continue from file…")},
        //: Menu: opens what a profiler has recorded, in a window of its own.
        {"open_trace", tr("Open a &trace…")},
        {"quit", tr("&Quit")},
        {"next_step", tr("&Next step")},
        {"previous_step", tr("&Previous step")},
        //: Menu, an act with several instruments: shows the following one.
        {"next_panel", tr("Ne&xt instrument")},
        //: Menu, an act with several instruments: shows the one before.
        {"previous_panel", tr("P&revious instrument")},
        //: Menu: keeps what the instrument in view shows as evidence.
        {"capture", tr("Capture th&is instrument")},
        //: Menu: shows the page with all labs of the course.
        {"show_home", tr("Course &home")},
        //: Menu: shows the review of the whole course.
        {"show_review", tr("&Review")},
        //: Menu: goes back to the step of the act from another page of the window.
        {"show_step", tr("&Go to the current step")},
        //: Menu: shows the page with what was captured.
        {"show_evidence", tr("&Evidence")},
        //: Menu: shows the page on which the learner writes what to do.
        {"show_memo", tr("&Decision memo")},
        {"larger_text", tr("Lar&ger text")},
        {"smaller_text", tr("S&maller text")},
        {"normal_text", tr("&Normal text size")},
        //: Menu: opens the small window with language, text size, theme, context and track.
        {"settings", tr("S&ettings…")},
        //: Menu: shows the picture in the whole window, for a class.
        {"project", tr("&Projector")},
        {"keyboard_help", tr("&Keyboard help")},
    };
    for (const auto &[id, text] : texts)
        m_actions.at(QString::fromLatin1(id))->setText(text);
    m_names->setText(tr("Sho&w the names of the steps"));
    //: Menu: shows the answers, after a question, in a window for those who teach.
    m_teachers->setText(tr("&For teachers…"));
    //: Menu: opens the pages that explain the program, in the browser; they lie on this computer.
    m_handbook->setText(tr("&Handbook"));
    //: Menu: shows what a class has handed in, after a question, in a window for those who teach.
    m_class->setText(tr("Work of a cl&ass…"));
    m_about->setText(tr("&About Ridgepoint"));
    for (QAction *action : {m_actions.at(QStringLiteral("project")), m_teachers, m_class})
        showAllowed(*action);
    for (const auto &[setting, menu] : m_settings)
        menu->setTitle(SettingText::menuTitle(setting));
}

} // namespace rp
