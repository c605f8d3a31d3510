// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_view.h"

#include "models/instruments/tracks/common/track_instrument.h"
#include "views/charts/frame/chart_widget.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/tracks/track_goal.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/tab_row.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"

#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

const QString verdictFigure = QStringLiteral("verdict");

} // namespace

TrackView::TrackView(TrackInstrument &instrument, Announcer &announcer, QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {QStringLiteral("context")}))
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    setContent(sideBySide(m_controlCard, makeResults(), Qt::AlignTop));
    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_tabs, &TabRow::chosen, this, &TrackView::showPage);
}

QWidget *TrackView::makeResults()
{
    auto *results = new QWidget;
    auto *column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_verdict = new VerdictBadge(results);
    m_goal = new TrackGoal(m_instrument, results);
    m_tabs = new TabRow(results);
    m_place = new QWidget(results);
    auto *place = new QVBoxLayout(m_place);
    place->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_verdict, m_goal, m_tabs, m_place})
        column->addWidget(part);
    column->addStretch(1);
    return results;
}

QVBoxLayout *TrackView::addPage(const QString &key, std::function<QString()> title)
{
    auto *page = new TabPage(m_place);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::l);
    m_place->layout()->addWidget(page);
    page->setVisible(m_pages.empty());
    m_pages.push_back({key, std::move(title), page});
    return column;
}

QWidget *TrackView::pageOf(const QVBoxLayout *column) const
{
    return column->parentWidget();
}

void TrackView::takeChart(QVBoxLayout *page, ChartWidget *chart)
{
    page->addWidget(chart);
    connect(chart, &ChartWidget::announce, &announcer(), &Announcer::say);
}

ComparisonTable *TrackView::addTable(QVBoxLayout *page, ResultTable &table)
{
    auto *shown = new ComparisonTable(table, pageOf(page));
    page->addWidget(shown);
    m_tables.push_back(shown);
    return shown;
}

FigureTiles *TrackView::addFigures(QVBoxLayout *page, const QStringList &figures)
{
    std::vector<FigureTiles::Entry> entries;
    entries.reserve(std::size_t(figures.size()));
    for (const QString &figure : figures)
        entries.push_back({figure});
    auto *tiles = new FigureTiles(m_instrument, std::move(entries), pageOf(page));
    page->addWidget(tiles);
    m_figures.push_back(tiles);
    return tiles;
}

void TrackView::start()
{
    follow();
    followReadingOrder(*this); // the pages were made before their tabs
}

void TrackView::showPage(const QString &key)
{
    m_tabs->setCurrentKey(key);
    for (const Page &page : m_pages)
        page.widget->setVisible(page.key == m_tabs->currentKey());
}

void TrackView::showTabs()
{
    std::vector<TabEntry> entries;
    entries.reserve(m_pages.size());
    for (const Page &page : m_pages) {
        const QString title = page.title();
        entries.push_back({page.key, title, {}, title});
        page.widget->setAccessibleName(title);
    }
    //: Name of a row of tabs, read aloud.
    m_tabs->setLabel(tr("Results of the track"));
    m_tabs->setEntries(entries);
    m_tabs->setVisible(m_pages.size() > 1);
}

void TrackView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    showTabs();
    retranslateCharts();
    showResults();
}

void TrackView::showResults()
{
    m_controls->showValues();
    showVerdict();
    m_goal->showParts();
    for (FigureTiles *tiles : m_figures)
        tiles->showValues();
    for (ComparisonTable *table : m_tables)
        table->retranslateUi(); // words and their widths change with every value
    showCharts();
}

void TrackView::showVerdict()
{
    const QString label = m_instrument.figureLabel(verdictFigure);
    const TrackVerdict verdict = m_instrument.verdict();
    m_verdict->setVerdict(verdict.pass ? Meaning::Good : Meaning::Failure,
                          //: A figure's name and its value, e.g. "Goal of the track: goal reached".
                          tr("%1: %2").arg(label, m_instrument.figureText(verdictFigure)),
                          {verdict.sentence});
    m_verdict->setAssumption(label, m_instrument.figureAssumption(verdictFigure));
}

void TrackView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
