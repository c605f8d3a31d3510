// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/parts/window_page.h"
#include "views/shell/settings/setting.h"

#include <QObject>
#include <map>

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

    void setState(const SettingState &state);
    void setPresenter(bool presenter);
    /// Whether the site lets its learners see what shows answers: the projector, the guide for teachers
    /// and the class.
    void setAnswersAllowed(bool allowed);
    void setNamesShown(bool shown);
    /// The labs of the course by id; `current` is the one in the window.
    void setLabs(const std::vector<ChoiceEntry> &labs, const QString &current);
    /// Whether there are several instruments to go between.
    void setPanelsOffered(bool offered);
    /// Whether the instrument in view can be captured.
    void setCaptureOffered(bool offered);
    /// Whether the lab has such a page.
    void setPageOffered(WindowPage page, bool offered);
    /// Which page the window shows; the steps are gone through on theirs only.
    void setShownPage(WindowPage page);
    void retranslateUi();
    /// Puts the keyboard on the first menu.
    void open();

signals:
    void chosen(rp::Setting setting, const QString &key);
    void textSizeStepRequested(int direction); ///< +1 larger, -1 smaller, 0 back to 100 %
    void namesShownRequested(bool shown);
    void saveAsRequested();
    void continueFromRequested();
    void traceRequested(); ///< to open one of the learner's own
    void quitRequested();
    void panelStepRequested(int direction); ///< +1 the following instrument, -1 the earlier one
    void captureRequested();
    void pageRequested(rp::WindowPage page);
    void labRequested(const QString &lab);
    void nextRequested();
    void backRequested();
    void projectorRequested();
    void teachersRequested(); ///< to show the answers to those who teach
    void classRequested();    ///< to show what a class has handed in
    void settingsRequested();
    void keyboardHelpRequested();
    void handbookRequested();
    void aboutRequested();
    void nextRegionRequested();
    void previousRegionRequested();

private:
    QAction *addAction(QMenu *menu, const QString &shortcutId);
    void addSetting(QMenu *menu, Setting setting);
    void offer(Setting setting, QMenu &menu);
    void showAllowed(QAction &action) const;
    void buildMenus();
    void buildLabsMenu();
    void buildLabMenu();
    void buildViewMenu();
    void buildWindowActions(QWidget *window);

    QMenuBar *m_bar;
    const ShortcutRegistry &m_shortcuts;
    QMenu *m_file;
    QMenu *m_labs;
    QMenu *m_lab;
    QMenu *m_view;
    QMenu *m_help;
    std::map<Setting, QMenu *> m_settings;
    std::map<Setting, std::vector<ChoiceEntry>> m_entries; ///< as the menus offer them
    std::map<QString, QAction *> m_actions;
    QActionGroup *m_labChoice;
    bool m_answersAllowed = true;
    QAction *m_names = nullptr;
    QAction *m_teachers = nullptr;
    QAction *m_handbook = nullptr;
    QAction *m_class = nullptr;
    QAction *m_about = nullptr;
};

} // namespace rp
