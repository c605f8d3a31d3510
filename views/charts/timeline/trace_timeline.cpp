// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/trace_timeline.h"

#include "views/charts/chart_score.h"
#include "views/charts/figure_plot.h"
#include "views/charts/timeline/time_hand.h"
#include "views/charts/timeline/trace_canvas.h"
#include "views/charts/timeline/trace_overview.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

namespace rp {

namespace {
constexpr int hintChars = 40; ///< room of the picture, in average characters
} // namespace

TraceTimelineChart::TraceTimelineChart(QWidget *parent)
    : ChartWidget(std::make_unique<TraceCanvas>(), parent)
    , m_table(new ResultTable(QStringLiteral("trace_view"), this))
{
    buildTools();
    m_table->setCaption([] { return tr("Launches and kernels of the trace"); });
    m_table->setSummary([this] { return m_items.windowText(m_window); });
    m_table->setColumns(TraceItems::columns());
    setTable(m_table, {});
    plotWidget()->installEventFilter(this);
    connect(this, &ChartWidget::positionChanged, this, &TraceTimelineChart::showCard);
    TraceTimelineChart::retranslateUi();
}

void TraceTimelineChart::buildTools()
{
    m_hand = new TimeHand(this);
    connect(m_hand, &TimeHand::zoomWanted, this, &TraceTimelineChart::zoom);
    connect(m_hand, &TimeHand::zoomAtWanted, this, [this](double factor, double x) {
        const double at_ns = drawn().timeAt(x);
        applyWindow(zoomedWindow(m_window, factor, at_ns), false);
    });
    connect(m_hand, &TimeHand::wholeWanted, this, &TraceTimelineChart::zoomToFit);
    connect(m_hand, &TimeHand::moveWanted, this,
            [this](double parts, bool byKey) { applyWindow(pannedWindow(m_window, parts), byKey); });
    m_gapButton = makeZoomButton(QString(), QStringLiteral("nextGap"), this);
    connect(m_gapButton, &QToolButton::clicked, this, &TraceTimelineChart::nextGap);
    m_overview = new TraceOverview(this);
    connect(m_overview, &TraceOverview::momentChosen, this, [this](double ns) {
        const double half = m_window.span_ns() / 2.0;
        applyWindow(heldWindow(ns - half, ns + half, m_window.total_ns), false);
    });
    auto *strip = new QWidget(this);
    auto *column = new QVBoxLayout(strip);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_overview);
    m_tools = new QWidget(strip);
    auto *flow = new FlowLayout(space::s, m_tools);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(m_gapButton);
    for (QToolButton *made : m_hand->buttons())
        flow->addWidget(made);
    m_handHint = new QLabel(strip);
    m_handHint->setWordWrap(true);
    flow->addWidget(m_handHint);
    column->addWidget(m_tools);
    addUnderPlot(strip);
}

/// What a pointer does may go unsaid where large texts leave the picture no room.
void TraceTimelineChart::resizeEvent(QResizeEvent *event)
{
    ChartWidget::resizeEvent(event);
    m_handHint->setVisible(width() >= fontMetrics().averageCharWidth() * hintChars);
}

void TraceTimelineChart::retranslateUi()
{
    ChartWidget::retranslateUi();
    //: Button: show the whole trace in the timeline.
    m_hand->setTexts(tr("Whole trace"), tr("Show the whole trace (0)"));
    //: Button: go to the longest time that the GPU waits, then to the next longest.
    m_gapButton->setText(tr("Next longest wait"));
    m_gapButton->setToolTip(tr("Go to the longest wait of the GPU, then to the next longest (G)"));
    m_handHint->setText(m_isMarking ? tr("The wheel zooms, a press marks.")
                                    : tr("The wheel zooms, dragging measures."));
    m_overview->setAccessibleName(tr("The whole trace, with the part in view"));
    m_table->retranslate();
    readItems();
}

void TraceTimelineChart::setTrace(const TracePointer &trace)
{
    if (m_items.layers() && m_items.layers()->trace == trace)
        return;
    auto layers = std::make_shared<const TraceLayers>(trace);
    keepAt({});
    m_items.setLayers(layers);
    m_overview->setLayers(layers);
    m_gap.reset();
    m_under.reset();
    m_measured_ns.reset();
    showSpan(std::nullopt);
    m_window = {0.0, layers->total_ns, layers->total_ns};
    readItems();
    drawWindow();
}

std::optional<std::size_t> TraceTimelineChart::focusedOp() const
{
    const ChartPosition at = position();
    if (at.on != ChartPosition::On::Point || std::size_t(at.point) >= m_items.items().size())
        return std::nullopt;
    return m_items.first() + std::size_t(at.point);
}

void TraceTimelineChart::readItems()
{
    m_table->setRows(m_items.rows());
}

/// Draws the window with the items there are; their texts are made by buildContent().
void TraceTimelineChart::drawWindow()
{
    TracePicture picture;
    picture.layers = m_items.layers();
    picture.window = m_window;
    picture.rowNames = m_items.rowNames();
    picture.items = m_items.items();
    picture.arrows = m_items.arrowsIn(m_window);
    const auto focused = focusedOp();
    picture.focused = focused ? int(*focused - m_items.first()) : -1;
    static_cast<TraceCanvas &>(mutableCanvas()).setPicture(std::move(picture));
    m_overview->setWindow(m_window);
    showCard();
    refreshNow();
}

void TraceTimelineChart::applyWindow(const TraceWindow &window, bool speak)
{
    if (window == m_window || !m_items.layers())
        return;
    m_window = window;
    // With no operation in focus, those that can be walked to are the first in view.
    if (!focusedOp()) {
        m_items.begin(m_window);
        readItems();
    }
    drawWindow();
    emit windowChanged();
    if (speak)
        emit announce(m_items.windowText(m_window));
}

void TraceTimelineChart::goTo(std::size_t op, int series)
{
    const bool wasHeld = m_items.holds(op);
    if (!wasHeld) {
        keepAt({}); // so that the same place among other operations is spoken, too
        m_items.hold(op);
        readItems();
    }
    const TraceItem item = m_items.item(op);
    const bool isCall = series == TraceItems::callSeries && item.hasCall;
    const TraceWindow shown = isCall ? windowShowing(m_window, item.callStart_ns, item.end_ns)
                                     : windowShowing(m_window, item.start_ns, item.end_ns);
    const bool moves = shown != m_window;
    m_window = shown;
    if (!wasHeld || moves)
        drawWindow();
    moveTo({ChartPosition::On::Point, series, int(op - m_items.first())});
    drawWindow(); // the arrow of the one in focus
    if (m_measured_ns)
        measure(*m_measured_ns, *m_measured_ns <= item.start_ns ? item.end_ns : item.start_ns);
    if (moves)
        emit windowChanged();
}

void TraceTimelineChart::showRange(double from_ns, double to_ns)
{
    applyWindow(heldWindow(from_ns, to_ns, m_window.total_ns), false);
}

double TraceTimelineChart::anchor_ns() const
{
    if (const auto op = focusedOp())
        return std::clamp(m_items.item(*op).start_ns, m_window.from_ns, m_window.to_ns);
    return (m_window.from_ns + m_window.to_ns) / 2.0;
}

void TraceTimelineChart::zoom(double factor)
{
    applyWindow(zoomedWindow(m_window, factor, anchor_ns()), true);
}

void TraceTimelineChart::zoomToFit()
{
    applyWindow({0.0, m_window.total_ns, m_window.total_ns}, true);
}

void TraceTimelineChart::showGap(std::size_t rank)
{
    const auto &layers = m_items.layers();
    if (!layers || rank >= layers->byLength.size())
        return;
    m_gap = rank;
    const traces::Gap &gap = layers->gaps[layers->byLength[rank]];
    const double start = layers->since(gap.start_ns);
    const double length = double(gap.length_ns());
    m_window = heldWindow(start - 0.3 * length, start + 1.3 * length, m_window.total_ns);
    emit announce(m_items.gapText(rank));
    goTo(gap.opener,
         m_isMarking ? TraceItems::allSeries - 1 : TraceItems::opSeries); // a wait is marked as one
    emit windowChanged();
}

void TraceTimelineChart::nextGap()
{
    showGap(m_gap ? *m_gap + 1 : 0);
}

void TraceTimelineChart::previousGap()
{
    if (m_gap && *m_gap > 0)
        showGap(*m_gap - 1);
}

QStringList TraceTimelineChart::keyLines() const
{
    QStringList lines = ChartWidget::keyLines();
    lines.insert(lines.size() - 1, tr("G, Shift+G: the next longest wait of the GPU, the one before"));
    lines.insert(lines.size() - 1, m_isMarking
                                       ? tr("M: mark this place")
                                       : tr("M: measure from here; walk to the other end, then M again"));
    for (const QString &line : TimeHand::keyLines(tr("0: show the whole trace")))
        lines.insert(lines.size() - 1, line);
    return lines;
}

bool TraceTimelineChart::handleKey(QKeyEvent *event)
{
    if (m_hand->takeKey(*event))
        return true;
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held.testFlag(Qt::ControlModifier) || held.testFlag(Qt::AltModifier))
        return false;
    if (event->key() == Qt::Key_M) {
        m_isMarking ? markHere() : measureByKey();
        return true;
    }
    if (event->key() != Qt::Key_G)
        return false;
    if (held == Qt::ShiftModifier)
        previousGap();
    else
        nextGap();
    return true;
}

bool TraceTimelineChart::handleStep(WalkStep step)
{
    const auto op = focusedOp();
    const std::size_t count = m_items.count();
    if (count == 0)
        return false;
    const int series = op ? position().series : TraceItems::opSeries;
    switch (step) {
    case WalkStep::Enter:
        goTo(op ? *op : m_items.layers()->opAt(m_window.from_ns), series);
        return true;
    case WalkStep::NextPoint:
        if (!op)
            return handleStep(WalkStep::Enter);
        goTo(std::min(*op + 1, count - 1), series);
        return true;
    case WalkStep::PreviousPoint:
        if (!op)
            return handleStep(WalkStep::Enter);
        goTo(*op > 0 ? *op - 1 : 0, series);
        return true;
    case WalkStep::FirstPoint:
    case WalkStep::FirstOfAll:
        goTo(0, series);
        return true;
    case WalkStep::LastPoint:
    case WalkStep::LastOfAll:
        goTo(count - 1, series);
        return true;
    case WalkStep::NextSeries:
    case WalkStep::PreviousSeries:
        if (!op)
            return handleStep(WalkStep::Enter);
        goTo(*op, std::clamp(series + (step == WalkStep::NextSeries ? 1 : -1), 0, TraceItems::allSeries - 1));
        return true;
    case WalkStep::Leave:
        break;
    }
    return false;
}

SoundScore TraceTimelineChart::soundScore(const ScoreWish &wish)
{
    std::map<std::size_t, BusyTimes> rows;
    for (const TraceItem &item : m_items.items()) {
        const double from_ns = std::max(item.start_ns, m_window.from_ns);
        const double to_ns = std::min(item.end_ns, m_window.to_ns);
        if (from_ns <= to_ns)
            rows[item.row].emplace_back(from_ns - m_window.from_ns, to_ns - m_window.from_ns);
    }
    std::vector<BusyTimes> lanes;
    for (auto &[row, busy] : rows) {
        std::sort(busy.begin(), busy.end());
        lanes.push_back(std::move(busy));
    }
    return laneScore(lanes, m_window.span_ns(), wish);
}

QString TraceTimelineChart::soundSentence(const QString &caption, const QString &series) const
{
    return clockSentence(caption, series);
}

ChartContent TraceTimelineChart::buildContent() const
{
    ChartContent content;
    content.caption = m_table->caption();
    content.summary = m_table->summary();
    content.quantity = Quantity::DurationAuto;
    content.legend = {{tr("Kernel"), Meaning::Compute},
                      {tr("Launch, or waiting until the call"), Meaning::Dispatch},
                      {tr("Waiting from the call to the start"), Meaning::Failure},
                      {tr("Copy, or waiting between launched kernels"), Meaning::Memory},
                      {tr("Other"), Meaning::Neutral}};
    std::erase_if(content.legend, [this](const LegendEntry &entry) {
        const auto &layers = m_items.layers();
        return !layers ||
               std::none_of(layers->layers.begin(), layers->layers.end(), [&entry](const TraceLayer &layer) {
                   return layer.meaning() == entry.meaning && layer.size() > 0;
               });
    });
    if (m_items.count() > 0)
        m_items.addTo(content);
    content.spokenOnDemand = [table = m_table](int row, int column) {
        return table->index(row, column).data(ResultTable::SpokenRole).toString();
    };
    return content;
}

} // namespace rp
