// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/instrument_page.h"

#include "views/instruments/plan/instrument_view.h"
#include "views/widgets/spoken/reading_order.h"

#include <QVBoxLayout>

namespace rp {

InstrumentPage::InstrumentPage(const PagePlan &plan, InstrumentView &view, QWidget *parent)
    : TabPage(parent)
    , m_parts(view)
{
    QVBoxLayout *column = plainColumn(this, space::l);
    m_parts.add(plan.parts, *column, *this);
    column->addStretch(1);
}

TabbedPages::TabbedPages(TabRow &tabs, const std::vector<PagePlan> &plans, InstrumentView &view,
                         QWidget *parent)
    : QWidget(parent)
    , m_tabs(tabs)
    , m_plans(plans)
    , m_view(view)
{
    plainColumn(this, 0);
}

void TabbedPages::retranslateUi(const QStringList &titles)
{
    m_titles = titles;
    std::vector<TabEntry> entries;
    entries.reserve(m_plans.size());
    for (std::size_t i = 0; i < m_plans.size(); ++i)
        entries.push_back(
            {QString::fromLatin1(m_plans[i].key), titles.value(int(i)), {}, titles.value(int(i))});
    m_tabs.setEntries(entries);
    m_tabs.setVisible(entries.size() > 1);
    namePages();
    for (InstrumentPage *page : std::as_const(m_pages))
        page->showResults();
}

void TabbedPages::namePages()
{
    for (std::size_t i = 0; i < m_plans.size(); ++i) {
        if (InstrumentPage *page = m_pages.value(QString::fromLatin1(m_plans[i].key)))
            page->setAccessibleName(m_titles.value(int(i)));
    }
}

InstrumentPage *TabbedPages::makePage(const QString &key)
{
    for (const PagePlan &plan : m_plans) {
        if (key == QLatin1String(plan.key))
            m_pages.insert(key, new InstrumentPage(plan, m_view, this));
    }
    InstrumentPage *page = m_pages.value(key);
    if (!page)
        return nullptr;
    page->showResults();
    layout()->addWidget(page);
    namePages();
    followReadingOrder(m_view);
    return page;
}

void TabbedPages::showPage(const QString &key)
{
    m_tabs.setCurrentKey(key);
    InstrumentPage *shown = current();
    if (shown)
        shown->showResults();
    else
        shown = makePage(m_tabs.currentKey());
    for (InstrumentPage *page : std::as_const(m_pages))
        page->setVisible(page == shown);
}

QWidget *TabbedPages::find(const QString &part) const
{
    for (const InstrumentPage *page : m_pages) {
        if (QWidget *found = page->find(part))
            return found;
    }
    return nullptr;
}

} // namespace rp
