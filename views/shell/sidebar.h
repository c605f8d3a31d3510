// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/lab_session.h"
#include "shell/region.h"

#include <vector>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace rp {

class SideItem;
class TextBlock;

/// The acts of the lab and their steps, with state in words and symbols. One tab stop; the arrow keys, Home
/// and End move, Return or Space asks for the step. Asking is all it does: the session decides.
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

signals:
    void placeRequested(const rp::Place &place);
    /// The learner asked for the other form.
    void narrowRequested(bool narrow);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        SideItem *item = nullptr;
        QString act;
        std::optional<Step> step; ///< none: the act itself
        QString shortName;        ///< for the narrow form
    };

    void buildEntries();
    void addEntry(const QString &act, std::optional<Step> step);
    void retranslateUi();
    void refresh();
    void refreshEntry(const Entry &entry);
    void activate(const Entry &entry);
    void setTabStop(SideItem *item);
    bool moveFocus(SideItem *from, int key);
    SideItem *currentItem() const;

    const LabSession &m_session;
    TextBlock *m_title;
    QToolButton *m_formButton;
    QScrollArea *m_scroll;
    QVBoxLayout *m_list;
    std::vector<Entry> m_entries;
    bool m_narrow = false;
};

} // namespace rp
