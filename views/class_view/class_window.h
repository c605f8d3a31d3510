// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_reader.h"
#include "models/class_view/class_report.h"
#include "views/pages/file_asker.h"
#include "views/pages/side_window.h"

#include <array>
#include <utility>
#include <vector>

namespace rp {

class AccessibleComboBox;
class ActionButton;
class ClassLab;
class ClassSheet;
class PageScroll;
class ReadingBar;
class TabRow;
class TextBlock;
class ToggleRow;
struct ActContent;
struct Catalogue;

/// What a class has handed in, in a window: the report with charts, an act at a time, and two memos side by
/// side, each chosen from a list in no order of merit. Nobody is ranked, and names are hidden until they are
/// asked for. Files are read beside the window. It knows no ledger and no session.
class ClassWindow : public SideWindow
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ClassWindow(const LabLibrary &library, const Catalogue &catalogue);
    ~ClassWindow() override;

    /// Reads files and folders; what is shown stays until that is done.
    void read(const QStringList &places);
    bool isReading() const { return m_job.isRunning(); }
    bool hasFigures() const { return m_found != nullptr; }

    AccessibleComboBox *choice() const { return m_choice; }
    ToggleRow *names() const { return m_names; }
    TabRow *tabs() const { return m_tabs; }
    ActionButton *openButton() const { return m_open; }
    ActionButton *htmlButton() const { return m_html; }
    ActionButton *pdfButton() const { return m_pdf; }
    TextBlock *savedNote() const { return m_saved; }
    /// All that was read, with names as the window shows them. There must be figures.
    ClassPiece report() const;
    /// What came of saving.
    void say(const QString &sentence);
    void setFileAsker(FileAsker asker) { m_askForFile = std::move(asker); }
    ReadingBar *reading() const { return m_reading; }
    ClassSheet *sheet() const { return m_sheet; }
    ClassSheet *memo(std::size_t side) const { return m_memos.at(side); }

signals:
    void folderRequested(); ///< by a dialog
    void saveRequested(const QString &path);

private:
    void build();
    std::vector<QWidget *> parts() const;
    void buildPage();
    void take(const std::shared_ptr<const ClassFound> &found);
    void fillChoice();
    void showTabs();
    void chooseAct();
    void showPage();
    void showAnswers(const ActContent &act);
    void showMemos();
    void showRunning(bool running);
    void ask(const QString &suffix, const QString &type);
    void retranslateUi() override;

    const LabLibrary &m_library;
    const Catalogue &m_catalogue;
    ClassJob m_job;
    QStringList m_places;
    std::shared_ptr<const ClassFound> m_found;
    std::unique_ptr<ClassLab> m_lab; ///< refers to what was found
    TextBlock *m_said;
    ActionButton *m_open;
    ActionButton *m_html;
    ActionButton *m_pdf;
    TextBlock *m_saved;
    TextBlock *m_label;
    AccessibleComboBox *m_choice;
    ToggleRow *m_names;
    ReadingBar *m_reading;
    TabRow *m_tabs;
    PageScroll *m_scroll;
    ClassSheet *m_sheet;
    QWidget *m_pair; ///< the memos
    std::array<ClassSheet *, 2> m_memos{};
    FileAsker m_askForFile = fileDialog();
};

} // namespace rp
