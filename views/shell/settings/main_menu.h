// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/window_page.h"
#include "views/shell/settings/setting.h"

#include <QObject>
#include <map>
#include <string_view>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QWidget;

namespace rp {

class ShortcutRegistry;

/// The menu bar: everything the settings have and the rest, so that all of it is reachable at any text size.
/// Keys come from the registry.
class MainMenu : public QObject
{
    Q_OBJECT
public:
    /// `window` gets the actions that are in no menu (F6, F10).
    MainMenu(QMenuBar *bar, QWidget *window, const ShortcutRegistry &shortcuts);

    /// An entry by its id, which is its object name and that of its keys in the registry. What it does is its
    /// user's to say.
    QAction *action(std::string_view id) const { return m_entries.at(id).action; }
    /// The entry that shows a page of the window.
    QAction *pageAction(WindowPage page) const;

    void setState(const SettingState &state);
    /// Whether the site lets its learners see what shows answers: the projector, the guide for teachers
    /// and the class.
    void setAnswersAllowed(bool allowed);
    /// Takes away what leads out of the window or to what others have left: the whole of the first menu, the
    /// settings' own window, what shows answers, and pages in a browser. Language, theme and text size stay,
    /// and there is an entry with which a learner leaves.
    void closeForKiosk();
    /// The labs of the course by id; `current` is the one in the window.
    void setLabs(const std::vector<ChoiceEntry> &labs, const QString &current);
    void retranslateUi();
    /// Puts the keyboard on the first menu.
    void open();

signals:
    void chosen(rp::Setting setting, const QString &key);
    void labRequested(const QString &lab);

private:
    struct Entry
    {
        QAction *action;
        const char *text; ///< to be translated
    };
    struct SettingMenu
    {
        QMenu *menu;
        QActionGroup *group;
        std::vector<ChoiceEntry> shown;
    };

    QAction *add(QWidget *place, const char *id, const char *text);
    void addSetting(QMenu *menu, Setting setting);
    static QAction *offer(QMenu &menu, QActionGroup &group, const ChoiceEntry &entry);
    void showAllowed(QAction &action) const;
    void buildFileAndHelp();
    void buildCourseAndSteps();
    void buildView();

    QMenuBar *m_bar;
    const ShortcutRegistry &m_shortcuts;
    QMenu *m_file;
    QMenu *m_labs;
    QMenu *m_lab;
    QMenu *m_view;
    QMenu *m_help;
    std::map<Setting, SettingMenu> m_settings;
    std::map<std::string_view, Entry> m_entries;
    QActionGroup *m_labChoice;
    bool m_answersAllowed = true;
};

} // namespace rp
