// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/layout/tab_row.h"

#include <QHash>
#include <functional>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace rp {

class Announcer;
class ChartWidget;

/// One page about an instrument, beside its controls.
class InstrumentPage : public TabPage
{
    Q_OBJECT
public:
    explicit InstrumentPage(QWidget *parent = nullptr);

    /// After a change of the instrument, and when the page comes to the front.
    virtual void showResults() = 0;
    /// After a change of the language; shows the results too.
    virtual void retranslateUi() = 0;

signals:
    void announce(const QString &sentence); ///< what a chart has to say that no focus change speaks

protected:
    QVBoxLayout *column() const { return m_column; }
    /// What the charts announce is announced.
    void listenTo(const std::vector<ChartWidget *> &charts);

private:
    QVBoxLayout *m_column;
};

/// The pages of an instrument under a row of tabs, which has its own place. A page is made when it is first
/// shown; one that is not in front follows the instrument when it comes to the front.
class TabbedPages : public QWidget
{
    Q_OBJECT
public:
    using Maker = std::function<InstrumentPage *(const QString &key, QWidget *parent)>;

    /// @param tabs must outlive it
    TabbedPages(TabRow &tabs, Announcer &announcer, Maker maker, QWidget *parent = nullptr);

    /// Key and translated title of every page. The first is in front at first.
    void setTitles(const std::vector<std::pair<QString, QString>> &titles);
    /// Brings a page to the front, as choosing its tab does. An unknown one changes nothing.
    void showPage(const QString &key);
    /// After a change of the instrument.
    void showResults() { showPage(m_tabs.currentKey()); }
    /// After a change of the language, once the titles are set: the pages that are made.
    void retranslateUi();

    InstrumentPage *current() const { return m_pages.value(m_tabs.currentKey()); }

private:
    InstrumentPage *makePage(const QString &key);
    void namePages();

    TabRow &m_tabs;
    Announcer &m_announcer;
    Maker m_maker;
    std::vector<std::pair<QString, QString>> m_titles;
    QHash<QString, InstrumentPage *> m_pages;
};

} // namespace rp
