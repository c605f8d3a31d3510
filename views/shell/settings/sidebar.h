// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/shell/look/window_page.h"
#include "views/shell/strip/region.h"

#include <vector>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rp {

class PageFoot;
class SideItem;
class TextBlock;

/// The course's home page and review, the acts of the lab with the steps of the one that the learner is in,
/// with state in words and symbols, and below them the pages that belong to the whole lab. One tab stop; the
/// arrow keys, Home and End move, Return or Space asks for the step. Asking is all it does: the session
/// decides.
class Sidebar : public Region
{
    Q_OBJECT
public:
    explicit Sidebar(const LabSession &session, QWidget *parent = nullptr);

    bool takeFocus() override;
    /// In the narrow form only symbols and numbers are shown; names stay for assistive tools and tooltips.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }
    /// The entry of a step, or of the act as a whole; null when there is none.
    SideItem *item(const QString &act, std::optional<Step> step) const;
    /// The entry of a page; null when there is none.
    SideItem *item(WindowPage page) const;

    /// Adds an entry for a page: below the acts, those of the course above them.
    void addPage(WindowPage page);
    /// What there is on a page: its note after the name, and the short one of the narrow form.
    void setPageNote(WindowPage page, const QString &note, const QString &shortNote);
    /// Which page the window shows.
    void setShownPage(WindowPage page);

signals:
    void placeRequested(const rp::Place &place);
    void pageRequested(rp::WindowPage page);
    /// The learner asked for the other form.
    void narrowRequested(bool narrow);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        SideItem *item = nullptr;
        QString act;
        std::optional<Step> step;                      ///< none: the act itself
        QString shortName;                             ///< for the narrow form
        std::optional<WindowPage> page = std::nullopt; ///< a page instead of an act or step
        QString note = {};                             ///< of a page
    };

    void buildEntries();
    void addEntry(const QString &act, std::optional<Step> step);
    void connectModels();
    void add(Entry entry, QVBoxLayout *layout);
    void retranslateUi();
    void refresh();
    void refreshEntry(const Entry &entry);
    void activate(const SideItem *item);
    void setTabStop(SideItem *item);
    bool moveFocus(const SideItem *from, int key);
    SideItem *currentItem() const;
    void showInList(SideItem *item);

    const LabSession &m_session;
    QVBoxLayout *m_top; ///< above the list, always in view; made first, for assistive tools go by that order
    TextBlock *m_title;
    QToolButton *m_formButton;
    QScrollArea *m_scroll;
    QVBoxLayout *m_list;
    PageFoot *m_foot; ///< below the list, always in view
    QVBoxLayout *m_pages;
    std::vector<Entry> m_entries; ///< from top to bottom
    WindowPage m_shown = WindowPage::Step;
    bool m_narrow = false;
};

} // namespace rp
