// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/lab_pages.h"
#include "views/shell/lab_view.h"
#include "views/shell/look/theme.h"
#include "views/shell/notice_area.h"
#include "views/shell/settings/setting.h"

#include <QMainWindow>
#include <functional>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace rp {

class MainMenu;
class SettingsPanel;
class ShortcutRegistry;
class TopRow;
class WindowQuestions;

/// What the window shows whichever lab is open; all of it outlives the window.
struct WindowParts
{
    const std::vector<LabContent> &labs; ///< of the course, in its order
    LedgerStore *store = nullptr;        ///< none in presenter mode
    const ShortcutRegistry &shortcuts;
    bool presenter = false;
    bool kiosk = false; ///< it fills the screen, and a learner can neither close it nor leave it
};

/// The window: a row with menus and settings, notices, and below them the lab that is open. Shows the models
/// and emits what the learner asks for; changes nothing itself. Where it is short, the status strip stands in
/// the row of the menus; where it is narrow, the sidebar has symbols only.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(const WindowParts &parts, QWidget *parent = nullptr);

    /// Shows a lab in place of the one before, which is deleted. What is asked for in the view is its own
    /// signals'.
    void setLab(const LabParts &parts);
    /// Deletes the view of the lab, so that its models can go too. The window shows none until setLab().
    void closeLab();
    /// Null only between closeLab() and setLab(), as is all that belongs to it.
    LabView *labView() const { return m_lab; }
    ActView *actView() const { return m_lab->actView(); }
    HomePage *homePage() const { return m_lab->labPages().home(); }
    EvidencePage *evidencePage() const { return m_lab->labPages().evidence(); }
    MemoPage *memoPage() const { return m_lab->labPages().memo(); }
    ReviewPage *reviewPage() const { return m_lab->labPages().review(); }
    Sidebar *sidebar() const { return m_lab->sidebar(); }
    HudStrip *statusStrip() const { return m_lab->statusStrip(); }
    WindowPage shownPage() const { return m_lab->shownPage(); }
    TopRow *topRow() const { return m_topRow; }
    SettingsPanel *settings() const;
    NoticeArea *noticeArea() const { return m_notices; }
    MainMenu *menu() const { return m_menu; }
    Announcer &announcer() const { return *m_announcer; }

    /// As large as it is to be: where it was, or in the whole screen.
    void open();
    void setAppearance(const Appearance &appearance);
    /// A message in the notice area until dismissed; asked for its text again when the language changes.
    /// The same key replaces the earlier one.
    void showMessage(const QString &key, Notice::Kind kind, std::function<QString()> text);
    void removeMessage(const QString &key);
    /// Asks, with a button to go on and one to cancel, and waits for neither.
    void ask(const QString &question, const QString &goOn, std::function<void()> agreed);
    /// The session was saved outside its folder: a window that waited for it closes.
    void sessionSaved();
    /// Closes without asking about what is not saved.
    void closeNow();
    /// Context, track or workload changed.
    void refreshSettings();

public slots:
    void goToRegion(int direction); ///< 1 the following part of the window, -1 the one before
    // Of the lab that is open, see LabView.
    void showPage(rp::WindowPage page);
    void showReview(rp::ReviewTab tab);
    void showInstrument(const QString &act, const QString &panel);
    void showRefusal(const QString &sentence);

signals:
    void projectorRequested();
    void labRequested(const QString &lab); ///< by its id
    void answerRequested(const QString &lab, const QString &act, const QString &question,
                         const QVariant &answer, int confidence); ///< see Intents
    void nextRequested();
    void backRequested();
    void settingChosen(rp::Setting setting, const QString &key);
    void saveAsRequested(const QString &path);
    void continueFromRequested(const QString &path);
    void noticeDismissed(const QString &key); ///< of the ledger store
    void takeOverRequested();                 ///< of the ledger
    void learnerDone();                       ///< who leaves a machine that is open to everyone
    void aboutToClose();                      ///< unless something is still not saved after it

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildLayout();
    void connectMenu();
    void connectParts();
    void retranslateUi();
    void refreshTitle();
    void refreshLabs();
    void turned(WindowPage page);
    void fit();
    void setNamesShown(bool shown);

    WindowParts m_parts;
    Appearance m_appearance;
    Announcer *m_announcer;
    TopRow *m_topRow;
    MainMenu *m_menu;
    NoticeArea *m_notices;
    WindowQuestions *m_questions;
    QVBoxLayout *m_column = nullptr;
    LabView *m_lab = nullptr;
    ReviewTab m_reviewTab = ReviewTab::Map; ///< of the lab before
    bool m_closesUnsaved = false;
    std::optional<bool> m_namesWanted; ///< the learner's own choice; none: as the room allows
};

} // namespace rp
