// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion/fusion_plan.h"

#include "models/text/format.h"
#include "views/instruments/fusion/fusion_pages.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/said/predictions.h"

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
    return {
        .key = "one_line",
        //: Tab: one line of code, and how often it reads and writes a tensor.
        .title = [] { return tr("One line"); },
        .picture = barsPart(BarArrangement::Grouped, "accesses", accesses),
        .choices = {textPart("line", code, {0, 1.0, QFont::Medium})},
        .figures = {figuresPart("accesses_figures", shown,
                                {{"accesses_unfused"}, {"accesses_fused"}, {"access_ratio"}})},
        .notes = {textPart("one_line_counted", [&instrument] { return instrument.conventionSentence(); })},
        .choice = "one_line"};
}

} // namespace

InstrumentPlan fusionPlan(FusionInstrument &instrument, const LabSession *session)
{
    const auto predictions = std::make_shared<Predictions>(instrument, session);
    SectionPlan section;
    section.controls = {{}};
    section.pages = FusionNormPage(instrument, predictions).plans();
    for (const PagePlan &page : FusionAttentionPage(instrument).plans())
        section.pages.push_back(page);
    section.pages.push_back(OneLinePage::of(instrument));
    return {{section}, {}, "topic", predictions};
}

} // namespace rp
