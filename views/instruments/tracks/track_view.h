// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"

#include <functional>
#include <vector>

class QVBoxLayout;

namespace rp {

class Card;
class ChartWidget;
class ComparisonTable;
class FigureTiles;
class InstrumentControls;
class ResultTable;
class TabPage;
class TabRow;
class TrackGoal;
class TrackInstrument;
class VerdictBadge;

/// What the views of the four tracks have in common: controls at the leading side, or above when there is no
/// room; verdict, the goal part by part, and the charts of the track under tabs at the trailing side. Follows
/// the instrument in place.
///
/// A track's own view makes its pages in its constructor and calls start() at the end of it. After that the
/// frame calls retranslateCharts() after each change of the language and showCharts() after each change of
/// the instrument.
class TrackView : public InstrumentView
{
    Q_OBJECT
public:
    void showInputRefusal(const QString &inputId, const QString &sentence) override;

    InstrumentControls *controls() const { return m_controls; }
    VerdictBadge *verdict() const { return m_verdict; }
    TrackGoal *goal() const { return m_goal; }
    TabRow *tabs() const { return m_tabs; }
    /// Brings a page to the front, as choosing its tab does.
    void showPage(const QString &key);

protected:
    TrackView(TrackInstrument &instrument, Announcer &announcer, QWidget *parent);

    /// Makes a page under a tab and returns its column. The first page is shown first.
    /// @param title translated, asked for again when the language changes
    QVBoxLayout *addPage(const QString &key, std::function<QString()> title);
    /// Puts a chart into a page: what it announces is spoken.
    template<typename Chart, typename... Kind>
    Chart *addChart(QVBoxLayout *page, Kind... kind)
    {
        auto *chart = new Chart(kind..., pageOf(page));
        takeChart(page, chart);
        return chart;
    }
    /// A table of the instrument as a table on the page; kept up to date.
    ComparisonTable *addTable(QVBoxLayout *page, ResultTable &table);
    /// Up to four figures of the instrument as tiles with their assumptions; kept up to date.
    FigureTiles *addFigures(QVBoxLayout *page, const QStringList &figures);
    /// Call once, at the end of the derived constructor.
    void start();

    /// Derived: sets titles of axes, columns of charts; showCharts() follows.
    virtual void retranslateCharts() = 0;
    /// Derived: shows what does not follow its table by itself: annotations, emphasis.
    virtual void showCharts() = 0;

private:
    struct Page
    {
        QString key;
        std::function<QString()> title;
        TabPage *widget;
    };

    QWidget *makeResults();
    QWidget *pageOf(const QVBoxLayout *column) const;
    void takeChart(QVBoxLayout *page, ChartWidget *chart);
    void retranslateUi() override;
    void showResults() override;
    void showVerdict();
    void showTabs();

    TrackInstrument &m_instrument;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    VerdictBadge *m_verdict = nullptr;
    TrackGoal *m_goal = nullptr;
    TabRow *m_tabs = nullptr;
    QWidget *m_place = nullptr; ///< of the pages
    std::vector<Page> m_pages;
    std::vector<ComparisonTable *> m_tables;
    std::vector<FigureTiles *> m_figures;
};

} // namespace rp
