// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"

#include <QCoreApplication>

namespace rp {

namespace {

/// What the bars can show.
struct Topic
{
    const char *key;
    std::vector<const char *> columns;
    Wording title;
    Wording axis;
};

struct ChangePage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryChangePage)
public:
    static std::vector<Topic> topics();
    static TilePlan against(const InstrumentReader &shown, const char *figure, const char *baseline);
    static PagePlan of(const InstrumentReader &shown);
};

struct IronLawPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryIronLawPage)
public:
    static PagePlan of(const InstrumentReader &shown);
};

std::vector<Topic> ChangePage::topics()
{
    return {{"launches",
             {"kernels", "launches", "subgraphs"},
             [] { return tr("Launches and graphs"); },
             //: Axis of a chart: operations, kernels and graphs.
             [] { return tr("Count in one pass"); }},
            {"times",
             {"total_us", "worst_us", "wasted_us"},
             [] { return tr("Time"); },
             [] { return tr("Time of one pass"); }},
            {"shares",
             {"mfu", "busy"},
             //: Choice: MFU and GPU busy.
             [] { return tr("Utilization"); },
             //: Axis of a chart: utilization.
             [] { return tr("Share"); }},
            {"traffic",
             {"traffic_bytes"},
             [] { return tr("Memory traffic"); },
             [] { return tr("Memory traffic"); }}};
}

/// A tile whose remark gives the value of the baseline.
TilePlan ChangePage::against(const InstrumentReader &shown, const char *figure, const char *baseline)
{
    return {figure, [shown, baseline] {
                //: Beside a value: %1 is the same before a change of the program.
                return tr("before: %1").arg(shown.text(baseline));
            }};
}

PagePlan ChangePage::of(const InstrumentReader &shown)
{
    const auto topic = std::make_shared<QString>(QStringLiteral("launches"));
    const auto chosen = [topic] {
        for (const Topic &candidate : topics()) {
            if (*topic == QLatin1String(candidate.key))
                return candidate;
        }
        return topics().front();
    };
    ChoicePlan choice;
    //: Name of a choice: which quantities a chart shows.
    choice.label = [] { return tr("Shown as bars"); };
    choice.entries = [] {
        std::vector<std::pair<QString, QString>> entries;
        for (const Topic &candidate : topics())
            entries.emplace_back(QString::fromLatin1(candidate.key), candidate.title());
        return entries;
    };
    choice.chosen = topic;
    BarsPlan bars;
    bars.source = [shown, chosen] {
        ChartMapping mapping;
        mapping.columnKeys = keysOf(chosen().columns);
        return std::pair(shown.table("before_after"), mapping);
    };
    bars.axis = [chosen] { return chosen().axis(); };
    return {.key = "before_after",
            .title = [] { return tr("Before and after"); },
            .picture = barsPart(BarArrangement::Grouped, "bars", bars),
            .choices = {choicePart("topic", choice)},
            .figures = {figuresPart("change_figures", shown,
                                    {against(shown, "total_us", "total_baseline_us"),
                                     against(shown, "launches", "launches_baseline"),
                                     against(shown, "traffic_bytes", "traffic_baseline_bytes"),
                                     against(shown, "mfu", "mfu_baseline")})},
            .notes = {tablePart("changes", shown.table("changes"))}};
}

PagePlan IronLawPage::of(const InstrumentReader &shown)
{
    BarsPlan terms{shown.table("iron_law"), {"data_us", "compute_us", "latency_us"}, "total_us"};
    terms.axis = [] { return tr("Time of one pass"); };
    const auto overlap = [shown] {
        //: %1 is a duration, %2 a percentage of the peak; "data" and "compute" are terms of the iron law
        return tr("Here data and compute follow one another. If they overlapped completely, the pass after "
                  "the "
                  "surgery would take %1, and the device would reach %2 of its peak.")
            .arg(shown.text("overlap_us"), shown.text("mfu_overlap"));
    };
    return {.key = "iron_law",
            .title = [] { return tr("Iron law"); },
            .picture = barsPart(BarArrangement::Stacked, "terms", terms),
            .figures = {figuresPart("iron_law_figures", shown,
                                    {ChangePage::against(shown, "dominant", "dominant_baseline"),
                                     ChangePage::against(shown, "data_us", "data_baseline_us"),
                                     ChangePage::against(shown, "compute_us", "compute_baseline_us"),
                                     ChangePage::against(shown, "latency_us", "latency_baseline_us")})},
            .notes = {textPart("overlap", overlap, {proseChars})}};
}

} // namespace

PagePlan surgeryChangePage(const SurgeryInstrument &instrument)
{
    return ChangePage::of(InstrumentReader(instrument));
}

PagePlan surgeryIronLawPage(const SurgeryInstrument &instrument)
{
    return IronLawPage::of(InstrumentReader(instrument));
}

} // namespace rp
