// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_edge_view.h"

#include "models/instruments/tracks/edge/track_edge_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/widgets/blocks/text_block.h"

#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

constexpr int textChars = 110;
constexpr int tailLines = 22; ///< height of the tail chart, in lines of text
/// One loop in ten million: what lies below happens less than once a day at 100 loops per second.
constexpr double leastShare = 1e-7;

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// A quantile that the tail chart marks.
struct Mark
{
    const char *row;    ///< of the table of quantiles
    const char *label;  ///< the short name; the same in every language
    const char *figure; ///< whose name says what it is
    double share;       ///< of the loops that take longer
};

constexpr std::array<Mark, 3> quantileMarks = {{{"p99", "p99", "p99_us", 1e-2},
                                                {"p999", "p99.9", "p999_us", 1e-3},
                                                {"p9999", "p99.99", "p9999_us", 1e-4}}};

} // namespace

TrackEdgeView::TrackEdgeView(TrackEdgeInstrument &instrument, Announcer &announcer, QWidget *parent)
    : TrackView(instrument, announcer, parent)
    , m_instrument(instrument)
{
    makePages();
    start();
}

void TrackEdgeView::makePages()
{
    const auto text = [](QVBoxLayout *page) {
        auto *block = new TextBlock(page->parentWidget());
        block->setMaxChars(textChars);
        block->setReachable(true);
        page->addWidget(block);
        return block;
    };
    //: Tab: the few loops that take long.
    QVBoxLayout *tailPage = addPage(key("tail"), [] { return tr("Slow loops"); });
    addFigures(tailPage, {key("p99_us"), key("p9999_us"), key("miss_share"), key("misses_per_hour")});
    m_tail = addChart<LineChart>(tailPage);
    m_exact = text(tailPage);
    m_quantiles = addTable(tailPage, *m_instrument.quantiles());
    //: Tab: how the times of the loops are spread.
    QVBoxLayout *densityPage = addPage(key("density"), [] { return tr("All loops"); });
    addFigures(densityPage, {key("base_us"), key("sigma_us"), key("p50_us"), key("margin_us")});
    m_density = addChart<LineChart>(densityPage);
    m_hidden = text(densityPage);
    //: Tab: what makes loops take longer, at irregular times.
    QVBoxLayout *sourcePage = addPage(key("sources"), [] { return tr("Sources of jitter"); });
    m_added = addChart<BarChart>(sourcePage, BarArrangement::Grouped);
    m_sources = addTable(sourcePage, *m_instrument.sources());
    m_sources->setHeaded(false);
    //: Tab: ways to execute the loop.
    QVBoxLayout *modePage = addPage(key("modes"), [] { return tr("Modes compared"); });
    m_modes = addTable(modePage, *m_instrument.modes());
    m_modeBars = addChart<BarChart>(modePage, BarArrangement::Grouped);

    ChartMapping added;
    added.columnKeys = {key("misses_saved")};
    m_added->setTable(m_instrument.sources(), added);
    ChartMapping modes;
    modes.columnKeys = {key("base_us"), key("p99_us"), key("p9999_us")};
    m_modeBars->setTable(m_instrument.modeTimes(), modes);
}

void TrackEdgeView::retranslateCharts()
{
    m_exact->setText(tr("The curve is exact: each hump of the distribution is a normal distribution, moved "
                        "by the delays that strike together. Nothing is drawn at random."));
    m_hidden->setText(tr("Delays that strike rarely are too few to be seen here, or lie beyond the axis. The "
                         "slow loops have a chart "
                         "of their own, with a logarithmic axis."));
    //: Axis of a chart: missed deadlines in one hour that one source of jitter adds.
    m_added->setValueAxisTitle(tr("Misses per hour that it adds"));
    //: Axis of a chart.
    m_modeBars->setValueAxisTitle(tr("Time of a loop"));
}

void TrackEdgeView::showTailMarks()
{
    const EdgeTrackResult &result = m_instrument.state().result;
    const QString deadline = m_instrument.figureText(key("deadline_us"));
    const QString missed = m_instrument.figureText(key("miss_share"));
    const QString allowed = m_instrument.figureText(key("miss_target"));
    const double deadline_us = m_instrument.figure(key("deadline_us"));
    std::vector<ChartAnnotation> marks;
    ChartAnnotation line;
    line.key = key("deadline");
    //: A line in a chart; %1 is a duration.
    line.label = tr("Deadline %1").arg(deadline);
    //: %1 is a duration, %2 a share of the loops such as "1 in 100".
    line.spoken = tr("The deadline is %1. Loops that take longer: %2.").arg(deadline, missed);
    line.category = deadline_us;
    line.kind = ChartAnnotation::Kind::Upright;
    line.meaning = Meaning::Failure;
    marks.push_back(line);
    for (const Mark &mark : quantileMarks) {
        const QString time = m_instrument.figureText(key(mark.figure));
        marks.push_back(
            {key(mark.row),
             //: A point in a chart; %1 is a quantile such as "p99", %2 a duration.
             tr("%1: %2").arg(key(mark.label), time),
             //: %1 is a quantile such as "p99", %2 what it means, %3 a duration.
             tr("%1: %2 %3.").arg(key(mark.label), m_instrument.figureLabel(key(mark.figure)), time),
             mark.share, Meaning::Neutral, m_instrument.figure(key(mark.figure))});
    }
    const double missShare = m_instrument.figure(key("miss_share"));
    if (missShare >= leastShare) {
        marks.push_back(
            {key("missed"),
             //: A point in a chart: the loops that miss the deadline; %1 is a share such as "1 in
             //: 100".
             tr("Missed: %1").arg(missed),
             //: %1 is a share of the loops such as "1 in 100", %2 a rate such as "3,763 per hour".
             tr("Loops that miss the deadline: %1, or %2.")
                 .arg(missed, m_instrument.figureText(key("misses_per_hour"))),
             missShare, Meaning::Failure, deadline_us});
    }
    marks.push_back({key("allowed"),
                     //: A line in a chart; %1 is a share of the loops such as "1 in 1,000,000".
                     tr("Allowed: %1").arg(allowed),
                     //: %1 is a share of the loops such as "1 in 1,000,000".
                     tr("The goal allows misses in %1 loops.").arg(allowed), result.limits.miss_target});
    m_tail->setAnnotations(std::move(marks));
}

void TrackEdgeView::showOtherMarks()
{
    const QString deadline = m_instrument.figureText(key("deadline_us"));
    ChartAnnotation line;
    line.key = key("deadline");
    line.label = tr("Deadline %1").arg(deadline);
    //: %1 is a duration.
    line.spoken = tr("The deadline is %1.").arg(deadline);
    line.position = m_instrument.figure(key("deadline_us"));
    line.meaning = Meaning::Failure;
    m_modeBars->setAnnotations({line});
    line.category = line.position;
    line.kind = ChartAnnotation::Kind::Upright;
    m_density->setAnnotations({line});
}

void TrackEdgeView::showCharts()
{
    // Seven powers of ten need room.
    m_tail->plotWidget()->setMinimumHeight(fontMetrics().height() * tailLines);
    const EdgeTrackResult &result = m_instrument.state().result;
    const double first_ms =
        std::min(result.loop.base_ms - 5.0 * result.loop.sigma_ms, result.limits.deadline_ms);
    LineChartSpec spec;
    spec.xColumn = key("latency_us");
    spec.lineColumns = {key("survival")};
    spec.logY = true;
    spec.xTitle = tr("Time of a loop");
    //: Axis of a chart.
    spec.yTitle = tr("Share of the loops that take longer");
    const double last_ms = std::max(result.delays.quantile(1.0 - leastShare), result.limits.deadline_ms);
    spec.xMin = std::max(0.0, std::floor(first_ms)) * 1e3;
    spec.xMax = last_ms * 1.02 * 1e3;
    spec.yMin = leastShare;
    spec.yMax = 1.0;
    if (m_tail->table() != m_instrument.latency() || m_tail->spec() != spec)
        m_tail->setLines(m_instrument.latency(), spec);
    spec.lineColumns = {key("density_per_ms")};
    spec.logY = false;
    spec.areas = true;
    //: Axis of a chart: a probability density.
    spec.yTitle = tr("Density per millisecond");
    spec.yMin.reset();
    spec.yMax.reset();
    spec.xMax = std::max(result.loop.p99_ms, result.limits.deadline_ms) * 1.1 * 1e3;
    if (m_density->table() != m_instrument.latency() || m_density->spec() != spec)
        m_density->setLines(m_instrument.latency(), spec);
    //: Said of the bars that the controls have chosen.
    m_modeBars->setEmphasizedRow(m_instrument.mode(), tr("as set in the controls"));
    showTailMarks();
    showOtherMarks();
}

} // namespace rp
