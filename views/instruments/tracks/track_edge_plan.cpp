// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/physics/vector_registers.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/tracks/track_plan.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// One loop in ten million: what lies below happens less than once a day at 100 loops per second.
constexpr double leastShare = 1e-7;
constexpr double usPerMs = 1e3;

/// A quantile that the tail chart marks.
struct Quantile
{
    const char *row;    ///< of the table of quantiles
    const char *label;  ///< the short name; the same in every language
    const char *figure; ///< whose name says what it is
    double share;       ///< of the loops that take longer
};

constexpr std::array<Quantile, 3> markedQuantiles = {{{"p99", "p99", "p99_us", 1e-2},
                                                      {"p999", "p99.9", "p999_us", 1e-3},
                                                      {"p9999", "p99.99", "p9999_us", 1e-4}}};

class EdgePages
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackEdgeView)
public:
    explicit EdgePages(const TrackEdgeInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    std::vector<PagePlan> pages() const;

private:
    PagePlan tail() const;
    PagePlan sources() const;
    LineChartSpec tailSpec() const;
    std::vector<ChartAnnotation> tailMarks() const;

    const TrackEdgeInstrument &m_instrument;
    InstrumentReader m_shown;
};

std::vector<PagePlan> EdgePages::pages() const
{
    return {tail(), sources()};
}

PagePlan EdgePages::tail() const
{
    LinesPlan lines{m_shown.table("latency"), [*this] { return tailSpec(); }};
    lines.marks = [*this] { return tailMarks(); };
    const auto exact = [] {
        return tr("The curve is exact: each hump of the distribution is a normal distribution, moved "
                  "by the delays that strike together. Nothing is drawn at random.");
    };
    //: Tab: the few loops that take long.
    return {.key = "tail",
            .title = [] { return tr("Tail"); },
            .picture = linesPart("tail", lines),
            .figures = {figuresPart("tail_figures", m_shown,
                                    {{"p99_us"}, {"p9999_us"}, {"miss_share"}, {"misses_per_hour"}})},
            .notes = {textPart("exact", exact, {proseChars}),
                      tablePart("quantiles", m_shown.table("quantiles")),
                      tablePart("modes", m_shown.table("modes"))}};
}

PagePlan EdgePages::sources() const
{
    BarsPlan added{m_shown.table("sources"), {"misses_saved"}};
    //: Axis of a chart: missed deadlines in one hour that one source of jitter adds.
    added.axis = [] { return tr("Misses per hour that it adds"); };
    //: Tab: what makes loops take longer, at irregular times.
    return {.key = "sources",
            .title = [] { return tr("Sources"); },
            .picture = barsPart(BarArrangement::Grouped, "added", added),
            .notes = {tablePart("sources", m_shown.table("sources"))}};
}

LineChartSpec EdgePages::tailSpec() const
{
    const EdgeTrackResult &result = m_instrument.state().result;
    const double first_ms =
        std::min(result.loop.base_ms - 5.0 * result.loop.sigma_ms, result.limits.deadline_ms);
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("latency_us");
    spec.lineColumns = keysOf({"survival"});
    //: Axis of a chart.
    spec.xTitle = tr("Time of a loop");
    spec.xMin = std::max(0.0, std::floor(first_ms)) * usPerMs;
    spec.logY = true;
    //: Axis of a chart.
    spec.yTitle = tr("Share of the loops that take longer");
    clearVectorRegisters();
    const double last_ms = std::max(result.delays.quantile(1.0 - leastShare), result.limits.deadline_ms);
    spec.xMax = last_ms * 1.02 * usPerMs;
    spec.yMin = leastShare;
    spec.yMax = 1.0;
    return spec;
}

std::vector<ChartAnnotation> EdgePages::tailMarks() const
{
    const QString deadline = m_shown.text("deadline_us");
    const QString missed = m_shown.text("miss_share");
    const QString allowed = m_shown.text("miss_target");
    std::vector<ChartAnnotation> marks = {uprightMark(
        "deadline", m_shown.figure("deadline_us"),
        //: A line in a chart; %1 is a duration.
        tr("Deadline %1").arg(deadline),
        //: %1 is a duration, %2 a share of the loops such as "1 in 100".
        tr("The deadline is %1. Loops that take longer: %2.").arg(deadline, missed), Meaning::Failure)};
    for (const Quantile &mark : markedQuantiles) {
        const QString time = m_shown.text(mark.figure);
        const QString name = QString::fromLatin1(mark.label);
        marks.push_back(pointMark(mark.row, m_shown.figure(mark.figure), mark.share,
                                  //: A point in a chart; %1 is a quantile such as "p99", %2 a duration.
                                  tr("%1: %2").arg(name, time),
                                  //: %1 is a quantile such as "p99", %2 what it means, %3 a duration.
                                  tr("%1: %2 %3.").arg(name, m_shown.label(mark.figure), time)));
    }
    const double missShare = m_shown.figure("miss_share");
    if (missShare >= leastShare) {
        marks.push_back(pointMark(
            "missed", m_shown.figure("deadline_us"), missShare,
            //: A point in a chart: the loops that miss the deadline; %1 is a share such as "1 in
            //: 100".
            tr("Missed: %1").arg(missed),
            //: %1 is a share of the loops such as "1 in 100", %2 a rate such as "3,763 per hour".
            tr("Loops that miss the deadline: %1, or %2.").arg(missed, m_shown.text("misses_per_hour")),
            Meaning::Failure));
    }
    marks.push_back(acrossMark("allowed", m_shown.figure("miss_target"),
                               //: A line in a chart; %1 is a share of the loops such as "1 in 1,000,000".
                               tr("Allowed: %1").arg(allowed),
                               //: %1 is a share of the loops such as "1 in 1,000,000".
                               tr("The goal allows misses in %1 loops.").arg(allowed)));
    return marks;
}

} // namespace

InstrumentPlan trackEdgePlan(TrackEdgeInstrument &instrument)
{
    return trackPlan(instrument, EdgePages(instrument).pages(), {"mode", "deadline_ms"});
}

} // namespace rp
