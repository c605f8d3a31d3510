// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/track_view.h"

#include "charts/chart_widget.h"
#include "instruments/comparison_table.h"
#include "instruments/figure_tiles.h"
#include "instruments/instrument_controls.h"
#include "instruments/track_goal.h"
#include "instruments/track_instrument.h"
#include "instruments/verdict_badge.h"
#include "widgets/announcer.h"
#include "widgets/card.h"
#include "widgets/reading_order.h"
#include "widgets/responsive_row.h"
#include "widgets/spacing.h"
#include "widgets/tab_row.h"

#include <QEvent>
#include <QVBoxLayout>
#include <utility>

namespace rp {

namespace {

const QString verdictFigure = QStringLiteral("verdict");
// Long enough that a slider held down is spoken once, at its end.
constexpr int sayAfter_ms = 350;
constexpr int rowChars = 105; ///< room for controls and charts side by side

} // namespace

TrackView::TrackView(TrackInstrument &instrument, Announcer &announcer, QWidget *parent)
    : InstrumentView(parent)
    , m_instrument(instrument)
    , m_announcer(announcer)
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {QStringLiteral("context")}))
{
    auto *row = new ResponsiveRow(rowChars, space::l, this);
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    row->addWidget(m_controlCard, 3, Qt::AlignTop);
    row->addWidget(makeResults(), 7, Qt::AlignTop);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(row);
    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_tabs, &TabRow::chosen, this, &TrackView::showPage);
    m_sayTimer.setSingleShot(true);
    m_sayTimer.setInterval(sayAfter_ms);
    connect(&m_sayTimer, &QTimer::timeout, this, &TrackView::sayChange);
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
    connect(chart, &ChartWidget::announce, &m_announcer, &Announcer::say);
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
    connect(&m_instrument, &Instrument::changed, this, [this] {
        showResults();
        if (isVisible())
            m_sayTimer.start();
    });
    retranslateUi();
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

void TrackView::sayChange()
{
    if (isVisible())
        m_announcer.say(m_instrument.changeSentence());
}

void TrackView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

void TrackView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    InstrumentView::changeEvent(event);
}

} // namespace rp
