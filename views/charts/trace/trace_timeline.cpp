// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/trace/trace_timeline.h"

#include "views/charts/frame/figure_plot.h"
#include "views/charts/trace/trace_canvas.h"
#include "views/charts/trace/trace_overview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double zoomStep = 2.0;
constexpr double panStep = 0.25;
constexpr double pagePart = 0.9;
constexpr int callSeries = 0;
constexpr int opSeries = 1;

} // namespace

TraceTimelineChart::TraceTimelineChart(QWidget *parent)
    : ChartWidget(std::make_unique<TraceCanvas>(), parent)
    , m_table(new ResultTable(QStringLiteral("trace_view"), this))
{
    buildTools();
    m_table->setCaption([] { return tr("Launches and kernels of the trace"); });
    m_table->setSummary([this] { return windowSentence(); });
    m_table->setColumns(TraceItems::columns());
    setTable(m_table, {});
    TraceTimelineChart::retranslateUi();
}

void TraceTimelineChart::buildTools()
{
    m_zoomIn = makeZoomButton(QStringLiteral("+"), QStringLiteral("zoomIn"), this);
    m_zoomOut = makeZoomButton(QString(QChar(0x2212)), QStringLiteral("zoomOut"), this);
    m_fit = makeZoomButton(QString(), QStringLiteral("zoomFit"), this);
    m_gapButton = makeZoomButton(QString(), QStringLiteral("nextGap"), this);
    connect(m_zoomIn, &QToolButton::clicked, this, &TraceTimelineChart::zoomIn);
    connect(m_zoomOut, &QToolButton::clicked, this, &TraceTimelineChart::zoomOut);
    connect(m_fit, &QToolButton::clicked, this, &TraceTimelineChart::zoomToFit);
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
    auto *row = new QHBoxLayout;
    row->addWidget(m_gapButton);
    row->addStretch(1);
    for (QToolButton *made : {m_zoomIn, m_zoomOut, m_fit})
        row->addWidget(made);
    column->addLayout(row);
    addUnderPlot(strip);
}

void TraceTimelineChart::retranslateUi()
{
    ChartWidget::retranslateUi();
    m_zoomIn->setAccessibleName(tr("Zoom in"));
    m_zoomIn->setToolTip(tr("Zoom in (+)"));
    m_zoomOut->setAccessibleName(tr("Zoom out"));
    m_zoomOut->setToolTip(tr("Zoom out (-)"));
    //: Button: show the whole trace in the timeline.
    m_fit->setText(tr("Whole trace"));
    m_fit->setToolTip(tr("Show the whole trace (0)"));
    //: Button: go to the longest time that the GPU waits, then to the next longest.
    m_gapButton->setText(tr("Next longest wait"));
    m_gapButton->setToolTip(tr("Go to the longest wait of the GPU, then to the next longest (G)"));
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
        emit announce(windowSentence());
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
    const bool isCall = series == callSeries && item.hasCall;
    const TraceWindow shown = isCall ? windowShowing(m_window, item.callStart_ns, item.end_ns)
                                     : windowShowing(m_window, item.start_ns, item.end_ns);
    const bool moves = shown != m_window;
    m_window = shown;
    if (!wasHeld || moves)
        drawWindow();
    moveTo({ChartPosition::On::Point, series, int(op - m_items.first())});
    drawWindow(); // the arrow of the one in focus
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

void TraceTimelineChart::zoomIn()
{
    applyWindow(zoomedWindow(m_window, zoomStep, anchor_ns()), true);
}

void TraceTimelineChart::zoomOut()
{
    applyWindow(zoomedWindow(m_window, 1.0 / zoomStep, anchor_ns()), true);
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
    emit announce(gapSentence(gap, rank));
    goTo(gap.opener, opSeries);
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

QString TraceTimelineChart::gapSentence(const traces::Gap &gap, std::size_t rank) const
{
    //: waits of the GPU by length: %1 the number of this one, %2 of how many, %3 a time and its reason
    return tr("Wait %1 of %2 by length: %3.")
        .arg(Format().count(double(rank) + 1.0), Format().count(double(m_items.layers()->gaps.size())),
             TraceItems::waitText(gap));
}

QString TraceTimelineChart::windowSentence() const
{
    const Format format;
    const QString total = format.duration_us(m_window.total_ns / 1e3);
    if (m_window.isWhole())
        //: %1: a duration, %2 how many operations
        return tr("The whole trace of %1 is in view, with %2 GPU operations.")
            .arg(total, format.count(double(m_items.count())));
    //: %1, %2: moments from the start of the trace, %3: its length.
    return tr("In view: %1 to %2 of %3.")
        .arg(format.duration_us(m_window.from_ns / 1e3, 6), format.duration_us(m_window.to_ns / 1e3, 6),
             total);
}

QStringList TraceTimelineChart::keyLines() const
{
    QStringList lines = ChartWidget::keyLines();
    lines.insert(lines.size() - 1, tr("G, Shift+G: the next longest wait of the GPU, the one before"));
    lines.insert(lines.size() - 1, tr("Plus, minus: zoom in or out"));
    lines.insert(lines.size() - 1, tr("0: show the whole trace"));
    lines.insert(lines.size() - 1, tr("Shift+Left, Shift+Right: move the view a little"));
    lines.insert(lines.size() - 1, tr("Page Up, Page Down: move the view earlier or later"));
    return lines;
}

bool TraceTimelineChart::handleKey(QKeyEvent *event)
{
    if (const auto zoom = zoomKeyFor(*event)) {
        if (*zoom == ZoomKey::Whole)
            zoomToFit();
        else if (*zoom == ZoomKey::In)
            zoomIn();
        else
            zoomOut();
        return true;
    }
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held.testFlag(Qt::ControlModifier) || held.testFlag(Qt::AltModifier))
        return false;
    if (event->key() == Qt::Key_G) {
        if (held == Qt::ShiftModifier)
            previousGap();
        else
            nextGap();
        return true;
    }
    const double later = layoutDirection() == Qt::RightToLeft ? -panStep : panStep;
    double parts = 0.0;
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        parts = event->key() == Qt::Key_PageDown ? pagePart : -pagePart;
    else if (held == Qt::ShiftModifier && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        parts = event->key() == Qt::Key_Right ? later : -later;
    else
        return false;
    applyWindow(pannedWindow(m_window, parts), true);
    return true;
}

bool TraceTimelineChart::handleStep(WalkStep step)
{
    const auto op = focusedOp();
    const std::size_t count = m_items.count();
    if (count == 0)
        return false;
    const int series = op ? position().series : opSeries;
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
        goTo(*op, step == WalkStep::NextSeries ? opSeries : callSeries);
        return true;
    case WalkStep::Leave:
        break;
    }
    return false;
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
    if (m_items.count() > 0)
        m_items.addTo(content);
    return content;
}

bool TraceTimelineChart::handleWheel(QWheelEvent *event)
{
    const QPoint turn = event->angleDelta();
    // Plain turning scrolls the page the chart stands on; only with Ctrl, or in the focused chart, it zooms.
    if (!event->modifiers().testFlag(Qt::ControlModifier) && !plotWidget()->hasFocus())
        return false;
    if (turn.y() == 0) {
        const double later = layoutDirection() == Qt::RightToLeft ? 1.0 : -1.0;
        applyWindow(pannedWindow(m_window, later * turn.x() / 120.0 * panStep), false);
        return true;
    }
    const double at = static_cast<const TraceCanvas &>(canvas()).timeAt(event->position().x());
    applyWindow(zoomedWindow(m_window, std::pow(zoomStep, turn.y() / 240.0), at), false);
    return true;
}

void TraceTimelineChart::handleDrag(double dx)
{
    const double width = static_cast<const TraceCanvas &>(canvas()).geometry().plot.width();
    if (width <= 0.0)
        return;
    const double later = layoutDirection() == Qt::RightToLeft ? 1.0 : -1.0;
    applyWindow(pannedWindow(m_window, later * dx / width), false);
}

} // namespace rp
