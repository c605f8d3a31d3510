// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"
#include "views/pages/file_asker.h"
#include "views/pages/side_window.h"

#include <functional>
#include <vector>

namespace rp {

class AccessibleComboBox;
class ActionButton;
class PageScroll;
class TextBlock;

/// What the window can show: an act of a lab, or the review.
struct GuidePart
{
    QString lab;
    QString act; ///< empty: all of it
    QString title;
};

/// The guide for teachers in a window of its own, one act at a time, and what saves all of it. Knows no
/// ledger and no session, so that nothing of it can be marked there.
class TeacherWindow : public SideWindow
{
    Q_OBJECT
public:
    using Parts = std::function<std::vector<GuidePart>()>;
    using Source = std::function<Paper(const GuidePart &part)>;

    /// Both answer in the current language.
    TeacherWindow(Parts parts, Source source);

    void show(const QString &lab, const QString &act);
    /// One translated sentence on what came of saving.
    void say(const QString &sentence);
    void setFileAsker(FileAsker asker) { m_askForFile = std::move(asker); }

    AccessibleComboBox *choice() const { return m_choice; }
    QWidget *page() const;
    ActionButton *htmlButton() const { return m_html; }
    ActionButton *pdfButton() const { return m_pdf; }
    ActionButton *handoutButton() const { return m_handout; }

signals:
    void saveRequested(const QString &path);
    /// What the class writes on, of the lab that is shown; empty: of all.
    void handoutRequested(const QString &lab, const QString &path);

private:
    void build();
    void fillChoice();
    void showPart(int index);
    void ask(const QString &suffix, const QString &type);
    void askForHandout();
    void retranslateUi() override;

    Parts m_parts;
    Source m_source;
    std::vector<GuidePart> m_shown; ///< behind the entries of the choice
    TextBlock *m_label;
    AccessibleComboBox *m_choice;
    ActionButton *m_html;
    ActionButton *m_pdf;
    ActionButton *m_handout;
    TextBlock *m_said;
    PageScroll *m_scroll;
    FileAsker m_askForFile = fileDialog();
};

} // namespace rp
