// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/parts/tabbed_pages.h"

#include "views/charts/frame/chart_widget.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

InstrumentPage::InstrumentPage(QWidget *parent)
    : TabPage(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::l);
}

void InstrumentPage::listenTo(const std::vector<ChartWidget *> &charts)
{
    for (ChartWidget *chart : charts)
        connect(chart, &ChartWidget::announce, this, &InstrumentPage::announce);
}

TabbedPages::TabbedPages(TabRow &tabs, Announcer &announcer, Maker maker, QWidget *parent)
    : QWidget(parent)
    , m_tabs(tabs)
    , m_announcer(announcer)
    , m_maker(std::move(maker))
{
    auto *place = new QVBoxLayout(this);
    place->setContentsMargins(0, 0, 0, 0);
}

void TabbedPages::setTitles(const std::vector<std::pair<QString, QString>> &titles)
{
    m_titles = titles;
    std::vector<TabEntry> entries;
    entries.reserve(titles.size());
    for (const auto &[key, title] : titles)
        entries.push_back({key, title, {}, title});
    m_tabs.setEntries(entries);
    namePages();
}

void TabbedPages::namePages()
{
    for (const auto &[key, title] : m_titles) {
        if (InstrumentPage *page = m_pages.value(key))
            page->setAccessibleName(title);
    }
}

InstrumentPage *TabbedPages::makePage(const QString &key)
{
    InstrumentPage *page = m_maker(key, this);
    connect(page, &InstrumentPage::announce, &m_announcer, &Announcer::say);
    page->retranslateUi();
    layout()->addWidget(page);
    m_pages.insert(key, page);
    namePages();
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

void TabbedPages::retranslateUi()
{
    for (InstrumentPage *page : std::as_const(m_pages))
        page->retranslateUi();
}

} // namespace rp
