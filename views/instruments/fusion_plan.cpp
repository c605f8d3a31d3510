// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion_plan.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/text/format.h"
#include "views/charts/measured_marks.h"
#include "views/instruments/fusion_pages.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"
#include "views/widgets/segmented_choice.h"

namespace rp {

namespace {

class OneLinePage
{
    Q_DECLARE_TR_FUNCTIONS(rp::FusionOneLinePage)
public:
    static PagePlan of(const FusionInstrument &instrument);
};

PagePlan OneLinePage::of(const FusionInstrument &instrument)
{
    const InstrumentReader shown(instrument);
    const auto code = [] {
        //: %1 is a line of code.
        return tr("The line of code: %1")
            .arg(Format::isolate(QStringLiteral("y = sigmoid(relu(x * w + b))")));
    };
    BarsPlan accesses{shown.table("conventions"), {"accesses_unfused", "accesses_fused"}};
    accesses.axis = [] { return tr("Accesses to full tensors"); };
    accesses.emphasis = {[shown] { return shown.key("convention"); },
                         //: Said of the bars that the controls have chosen.
                         [] { return tr("chosen in the controls"); }};
    accesses.marks = [shown] {
        const ResultTable &ways = *shown.table("conventions");
        const QString row = shown.key("convention");
        std::vector<ChartAnnotation> marks = measuredGains(
            ways, QStringLiteral("ratio"), row, ways.value(row, QStringLiteral("accesses_unfused")));
        for (ChartAnnotation &mark : marks)
            mark.row = row;
        return marks;
    };
    return {
        .key = "one_line", // under the tab of the other chain
        .picture = barsPart(BarArrangement::Grouped, "accesses", accesses),
        .choices = {chainChoice(instrument)},
        .figures = {figuresPart("accesses_figures", shown,
                                {{"accesses_unfused"}, {"accesses_fused"}, {"access_ratio"}})},
        .notes = {textPart("line", code, {0, 1.0, QFont::Medium}),
                  tablePart("conventions", shown.table("conventions")),
                  textPart("one_line_counted", [&instrument] { return instrument.conventionSentence(); })},
        .measured =
            [shown] {
                return measuredSentence(*shown.table("conventions"), QStringLiteral("ratio"),
                                        shown.key("convention"));
            },
        .choice = "one_line"};
}

} // namespace

Part chainChoice(const FusionInstrument &instrument)
{
    const auto make = [](InstrumentView &view, QWidget *parent) {
        auto *choice = new SegmentedChoice(SegmentedChoice::Arrangement::Inline, parent);
        QObject::connect(choice, &SegmentedChoice::chosen, &view,
                         [&view](const QString &topic) { view.request(QStringLiteral("topic"), topic); });
        return choice;
    };
    const auto show = [shown = InstrumentReader(instrument)](SegmentedChoice &choice) {
        //: Name of two radio buttons: which chain of operations is looked at.
        choice.setLabel(OneLinePage::tr("Chain"));
        choice.setLabelVisible(false);
        choice.setEntries({{QStringLiteral("norm"), QStringLiteral("LayerNorm → Dropout → ReLU")},
                           {QStringLiteral("one_line"), QStringLiteral("y = sigmoid(relu(x * w + b))")}});
        choice.setCurrentKey(shown.key("topic"));
    };
    return madePart<SegmentedChoice>(Part::Kind::Choice, "chain", make, show);
}

InstrumentPlan fusionPlan(FusionInstrument &instrument, const LabSession *session)
{
    const auto predictions = std::make_shared<Predictions>(instrument, session);
    SectionPlan section;
    section.controls = {{}};
    section.pages = FusionNormPage(instrument, predictions).plans();
    section.pages.push_back(FusionAttentionPage(instrument).plan());
    section.pages.push_back(OneLinePage::of(instrument));
    InstrumentPlan plan{{section}, {"joined", "read_lines"}, "topic", predictions}; // set at the lines
    plan.pinned = {"fused", "granularity", "sequence", "head_dim", "convention"};   // two or one of a topic
    plan.here = HerePlan{MeasureTopic::Passes, {"norm"}, [predictions] {
                             return !predictions->untried(QStringLiteral("fused")).isEmpty();
                         }};
    return plan;
}

} // namespace rp
