// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/main_menu.h"

#include "models/text/plain_text.h"
#include "views/shell/look/shortcut_registry.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <algorithm>

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
    connect(m_labChoice, &QActionGroup::triggered, this,
            [this](const QAction *lab) { emit labRequested(lab->data().toString()); });
    buildFileAndHelp();
    buildCourseAndSteps();
    buildView();
    for (const char *id : {"next_region", "previous_region", "go_between"})
        add(window, id, nullptr);
    connect(add(window, "open_menu", nullptr), &QAction::triggered, this, &MainMenu::open);
    retranslateUi();
}

/// Without a text it is for a key alone.
QAction *MainMenu::add(QWidget *place, const char *id, const char *text)
{
    auto *action = new QAction(place);
    const QString name = QString::fromLatin1(id);
    action->setObjectName(name);
    action->setShortcuts(m_shortcuts.keys(name));
    place->addAction(action);
    m_entries.insert_or_assign(id, Entry{action, text});
    return action;
}

void MainMenu::addSetting(QMenu *menu, Setting setting)
{
    QMenu *sub = menu->addMenu(QString());
    sub->setObjectName(QStringLiteral("menuSetting%1").arg(static_cast<int>(setting)));
    auto *group = new QActionGroup(sub);
    connect(group, &QActionGroup::triggered, this,
            [this, setting](const QAction *entry) { emit chosen(setting, entry->data().toString()); });
    m_settings.insert_or_assign(setting, SettingMenu{sub, group, {}});
}

QAction *MainMenu::pageAction(WindowPage page) const
{
    // In the order of WindowPage.
    static constexpr const char *ids[] = {"show_home", "show_review", "show_step", "show_evidence",
                                          "show_memo"};
    return action(ids[static_cast<std::size_t>(page)]);
}

void MainMenu::buildFileAndHelp()
{
    add(m_file, "save_as", QT_TR_NOOP("&Save session as…"));
    add(m_file, "continue_from", QT_TR_NOOP("&Continue from file…"));
    m_file->addSeparator();
    //: Menu: opens a dialog that writes the work into a file for the teacher.
    add(m_file, "hand_in", QT_TR_NOOP("&Hand in…"));
    m_file->addSeparator();
    //: Menu: opens what a profiler has recorded, in a window of its own.
    add(m_file, "open_trace", QT_TR_NOOP("Open a &trace…"));
    //: Menu: puts a link to the page in view on the clipboard.
    add(m_file, "copy_link", QT_TR_NOOP("Copy &link to this page"));
    m_file->addSeparator();
    add(m_file, "quit", QT_TR_NOOP("&Quit"))->setMenuRole(QAction::QuitRole);

    add(m_help, "keyboard_help", QT_TR_NOOP("&Keyboard help"));
    //: Menu: has a screen reader or the voice of the program read the page in view, from its heading on.
    add(m_help, "read_page", QT_TR_NOOP("&Read this page"));
    //: Menu: opens the pages that explain the program, in the browser; they lie on this computer.
    add(m_help, "handbook", QT_TR_NOOP("&Handbook"));
    add(m_help, "about", QT_TR_NOOP("&About Ridgepoint"))->setMenuRole(QAction::AboutRole);
}

void MainMenu::buildCourseAndSteps()
{
    m_labs->setObjectName(QStringLiteral("labsMenu"));
    //: Menu: shows the page with all labs of the course.
    add(m_labs, "show_home", QT_TR_NOOP("Course &home"));
    //: Menu: shows the review of the whole course.
    add(m_labs, "show_review", QT_TR_NOOP("&Review"));
    //: Menu and button, at a machine in a library or the like: the learner goes, and the session ends.
    add(m_labs, "finish", QT_TR_NOOP("I am &done"))->setVisible(false);
    m_labs->addSeparator();

    add(m_lab, "next_step", QT_TR_NOOP("&Next step"));
    add(m_lab, "previous_step", QT_TR_NOOP("&Previous step"));
    //: Menu, an act with several instruments: shows the following one.
    add(m_lab, "next_panel", QT_TR_NOOP("Ne&xt instrument"));
    //: Menu, an act with several instruments: shows the one before.
    add(m_lab, "previous_panel", QT_TR_NOOP("P&revious instrument"));
    m_lab->addSeparator();
    //: Menu: keeps what the instrument in view shows as evidence.
    add(m_lab, "capture", QT_TR_NOOP("Capture th&is instrument"));
    //: Menu: goes back to the step of the act from another page of the window.
    add(m_lab, "show_step", QT_TR_NOOP("&Go to the current step"));
    //: Menu: shows the page with what was captured.
    add(m_lab, "show_evidence", QT_TR_NOOP("&Evidence"));
    //: Menu: shows the page on which the learner writes what to do.
    add(m_lab, "show_memo", QT_TR_NOOP("&Decision memo"));
    m_lab->addSeparator();
    for (const Setting setting : {Setting::Context, Setting::Workload, Setting::Track})
        addSetting(m_lab, setting);
}

void MainMenu::buildView()
{
    for (const Setting setting :
         {Setting::Language, Setting::Theme, Setting::TextSize, Setting::Sound, Setting::Voice})
        addSetting(m_view, setting);
    add(m_view, "larger_text", QT_TR_NOOP("Lar&ger text"));
    add(m_view, "smaller_text", QT_TR_NOOP("S&maller text"));
    add(m_view, "normal_text", QT_TR_NOOP("&Normal text size"));
    m_view->addSeparator();
    //: Menu: shows the picture in the whole window, for a class.
    add(m_view, "project", QT_TR_NOOP("&Projector"));
    //: Menu: opens the small window with language, text size, theme, context and track.
    add(m_view, "settings", QT_TR_NOOP("S&ettings…"));
    add(m_view, "show_names", QT_TR_NOOP("Sho&w the names of the steps"))->setCheckable(true);
    m_view->addSeparator();
    // No key of its own: nobody shall come upon the answers by a slip.
    //: Menu: shows the answers, after a question, in a window for those who teach.
    add(m_view, "teachers", QT_TR_NOOP("&For teachers…"));
    //: Menu: shows what a class has handed in, after a question, in a window for those who teach.
    add(m_view, "class", QT_TR_NOOP("Work of a cl&ass…"));
}

QAction *MainMenu::offer(QMenu &menu, QActionGroup &group, const ChoiceEntry &entry)
{
    QAction *action = group.addAction(menu.addAction(literalLabel(entry.text)));
    action->setCheckable(true);
    action->setData(entry.key);
    return action;
}

void MainMenu::setLabs(const std::vector<ChoiceEntry> &labs, const QString &current)
{
    const QList<QAction *> before = m_labChoice->actions();
    for (QAction *action : before)
        delete action;
    for (const ChoiceEntry &lab : labs) {
        QAction *action = offer(*m_labs, *m_labChoice, lab);
        action->setObjectName(QStringLiteral("open_%1").arg(lab.key));
        action->setChecked(lab.key == current);
    }
}

void MainMenu::open()
{
    m_bar->setFocus(Qt::MenuBarFocusReason);
    const QList<QAction *> menus = m_bar->actions();
    const auto first =
        std::find_if(menus.begin(), menus.end(), [](const QAction *menu) { return menu->isVisible(); });
    if (first != menus.end())
        m_bar->setActiveAction(*first);
}

void MainMenu::setState(const SettingState &state)
{
    auto &[menu, group, shown] = m_settings.at(state.setting);
    // This is asked for with every change of an instrument, and the entries hardly ever change.
    if (shown != state.entries) {
        shown = state.entries;
        menu->clear();
        for (const ChoiceEntry &entry : shown)
            offer(*menu, *group, entry);
    }
    const QList<QAction *> actions = group->actions();
    for (QAction *action : actions)
        action->setChecked(action->data().toString() == state.current);
    menu->menuAction()->setVisible(state.isOffered);
    menu->menuAction()->setEnabled(state.enabled);
    // A grey title has nothing to open that could say it.
    //: Menu: an entry that the site has set; %1 is its name.
    menu->setTitle(state.isFixed ? tr("%1 (set by this site)").arg(SettingText::menuTitle(state.setting))
                                 : SettingText::menuTitle(state.setting));
    menu->menuAction()->setToolTip(state.why);
    menu->menuAction()->setStatusTip(state.why);
}

void MainMenu::setAnswersAllowed(bool allowed)
{
    m_answersAllowed = allowed;
    m_view->setToolTipsVisible(!allowed); // else each entry would have its own name for a tip
    retranslateUi();
}

void MainMenu::closeForKiosk()
{
    const QList<QAction *> ofFile = m_file->actions();
    for (QAction *action : ofFile)
        action->setVisible(false); // and so its keys do nothing
    m_file->menuAction()->setVisible(false);
    for (const char *id : {"settings", "project", "teachers", "class", "handbook"})
        action(id)->setVisible(false);
    action("finish")->setVisible(true);
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
    for (const auto &[id, entry] : m_entries) {
        if (entry.text)
            entry.action->setText(tr(entry.text));
    }
    for (const char *id : {"project", "teachers", "class"})
        showAllowed(*action(id));
    for (const auto &[setting, shown] : m_settings)
        shown.menu->setTitle(SettingText::menuTitle(setting));
}

} // namespace rp
