// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/shown_parts.h"
#include "views/widgets/layout/tab_row.h"

namespace rp {

/// One page about an instrument, made of declared parts.
class InstrumentPage : public TabPage
{
    Q_OBJECT
public:
    InstrumentPage(const PagePlan &plan, InstrumentView &view, QWidget *parent);

    /// After a change of the instrument or the language, and when the page comes to the front.
    void showResults() { m_parts.show(); }
    /// The widget of a part; null when there is none of that id or it is another kind of widget.
    template<typename Widget>
    Widget *part(const char *id) const
    {
        return qobject_cast<Widget *>(m_parts.find(QString::fromLatin1(id)));
    }
    QWidget *find(const QString &id) const { return m_parts.find(id); }

private:
    ShownParts m_parts;
};

/// The pages of a section under a row of tabs, which has its own place. A page is made when it is first
/// shown; one that is not in front follows the instrument when it comes to the front.
class TabbedPages : public QWidget
{
    Q_OBJECT
public:
    /// @param tabs and plans must outlive it
    TabbedPages(TabRow &tabs, const std::vector<PagePlan> &plans, InstrumentView &view, QWidget *parent);

    /// Brings a page to the front, as choosing its tab does. An unknown one changes nothing.
    void showPage(const QString &key);
    /// After a change of the instrument: the page in front.
    void showResults() { showPage(m_tabs.currentKey()); }
    /// Translated titles, in the order of the plans, and the pages that are made.
    void retranslateUi(const QStringList &titles);

    InstrumentPage *current() const { return m_pages.value(m_tabs.currentKey()); } ///< null before the first
    QWidget *find(const QString &part) const;

private:
    InstrumentPage *makePage(const QString &key);
    void namePages();

    TabRow &m_tabs;
    const std::vector<PagePlan> &m_plans;
    InstrumentView &m_view;
    QStringList m_titles;
    QHash<QString, InstrumentPage *> m_pages;
};

} // namespace rp
