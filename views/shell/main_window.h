// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instruments/bench.h"
#include "memo/memo.h"
#include "session/lab_session.h"
#include "shell/notice_area.h"
#include "shell/setting.h"
#include "shell/theme.h"
#include "shell/window_page.h"

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <vector>

namespace rp {

class ActView;
class Announcer;
class EvidenceBook;
class EvidencePage;
class HudStrip;
class KeyboardHelp;
class LabPage;
class LedgerStore;
class MainMenu;
class MemoPage;
class QuietStack;
class ShortcutRegistry;
class Sidebar;
class TopBar;
struct Catalogue;

/// What the window shows; all of it outlives the window.
struct WindowParts
{
    LabSession &session;
    const Workbench &workbench; ///< the instruments of every act
    Ledger &ledger;
    LedgerStore *store = nullptr; ///< none in presenter mode
    const Catalogue &catalogue;
    const ShortcutRegistry &shortcuts;
    const EvidenceBook *evidence = nullptr; ///< none: nothing can be captured
    const Memo *memo = nullptr;             ///< none: the lab ends without one
};

/// How the window looks at the moment; what the controls for it show.
struct Appearance
{
    QString language; ///< code
    ThemeChoice theme = ThemeChoice::System;
    int textPercent = 100;
    bool operator==(const Appearance &) const = default;
};

/// The window: menu bar, controls, notices, steps, the page, status strip. Shows the models and emits what
/// the learner asks for; changes nothing itself.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(const WindowParts &parts, QWidget *parent = nullptr);

    ActView *actView() const { return m_page; }
    /// Null until they are first shown.
    EvidencePage *evidencePage() const { return m_evidencePage; }
    MemoPage *memoPage() const { return m_memoPage; }
    WindowPage shownPage() const { return m_shown; }
    Sidebar *sidebar() const { return m_sidebar; }
    TopBar *topBar() const { return m_topBar; }
    HudStrip *statusStrip() const { return m_strip; }
    NoticeArea *noticeArea() const { return m_notices; }
    MainMenu *menu() const { return m_menu; }
    Announcer &announcer() const { return *m_announcer; }

    void setAppearance(const Appearance &appearance);
    /// A message in the notice area until dismissed; asked for its text again when the language changes.
    /// The same key replaces the earlier one.
    void showMessage(const QString &key, Notice::Kind kind, std::function<QString()> text);
    void removeMessage(const QString &key);
    /// Context, track or workload changed.
    void refreshSettings();

public slots:
    void showKeyboardHelp();
    void showAbout();
    void goToNextRegion();
    void goToPreviousRegion();
    /// Shows a page and puts the focus on its heading. What the lab does not have is ignored.
    void showPage(rp::WindowPage page);
    /// The current act's Explore step with one of its panels, after a capture was opened again.
    void showInstrument(const QString &act, const QString &panel);
    /// Shows why something was refused, on the page in view; the sentence is also announced.
    void showRefusal(const QString &sentence);

signals:
    void placeRequested(const rp::Place &place);
    void nextRequested();
    void backRequested();
    void settingChosen(rp::Setting setting, const QString &key);
    void saveAsRequested(const QString &path);
    void continueFromRequested(const QString &path);
    void noticeDismissed(const QString &key); ///< of the ledger store
    void aboutToClose();

    // What is asked for on the pages of evidence and memo; captures by id.
    void reopenRequested(const QString &capture);
    void renameRequested(const QString &capture, const QString &name);
    void removeRequested(const QString &capture);
    void restoreRequested(const QString &capture);
    void memoTextEdited(rp::MemoPart part, const QString &text);
    void memoAuthorEdited(const QString &author);
    void memoEvidenceChosen(const QStringList &captures);
    void memoExported(const QString &path); ///< a file was written

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Message
    {
        QString key;
        Notice::Kind kind;
        std::function<QString()> text;
    };

    /// A part of the window that F6 goes to.
    struct Part
    {
        QWidget *widget;
        std::function<bool()> takeFocus;
    };

    void buildLayout();
    void connectMenu();
    void connectModels();
    void retranslateUi();
    void refreshTitle();
    void refreshStrip();
    void refreshNotices();
    void refreshPages();
    LabPage *labPage(WindowPage page) const;
    LabPage *madePage(WindowPage page);
    void connectPages();
    void makeEvidencePage();
    void makeMemoPage();
    void turnTo(WindowPage page);
    void focusPage();
    void fitSidebar();
    void setNamesShown(bool shown);
    void stepTextSize(int direction);
    void askSaveAs();
    void askContinueFrom();
    std::vector<Part> keyboardParts();
    void goToRegion(int direction);

    WindowParts m_parts;
    Appearance m_appearance;
    Announcer *m_announcer;
    MainMenu *m_menu;
    TopBar *m_topBar;
    NoticeArea *m_notices;
    Sidebar *m_sidebar;
    QuietStack *m_stack;
    ActView *m_page;
    EvidencePage *m_evidencePage = nullptr;
    MemoPage *m_memoPage = nullptr;
    WindowPage m_shown = WindowPage::Step;
    HudStrip *m_strip;
    KeyboardHelp *m_help = nullptr;
    QPointer<QWidget> m_lastInPage; ///< what had the keyboard on one of the pages
    std::vector<Message> m_messages;
    std::optional<bool> m_namesWanted; ///< the learner's own choice; none: as the room allows
};

} // namespace rp
