// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/surgery/surgery_pages.h"

#include <QCoreApplication>

namespace rp {

namespace {

class BaselinesPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryBaselinesPage)
public:
    explicit BaselinesPage(const SurgeryInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    PagePlan plan() const;

private:
    Judgement gain(const char *baseline, const char *gain, const char *passes) const;
    Judgement rule() const;
    Part gains() const;

    const SurgeryInstrument &m_instrument;
    InstrumentReader m_shown;
};

PagePlan BaselinesPage::plan() const
{
    return {.key = "baselines",
            .title = [] { return tr("Two baselines"); },
            .picture = gains(),
            .figures = {placed(verdictPart("over_eager",
                                           [*this] { return gain("skip", "gain_skip", "passes_skip"); }),
                               1),
                        placed(verdictPart("over_break",
                                           [*this] { return gain("break", "gain_break", "passes_break"); }),
                               1),
                        placed(verdictPart("own_rule", [*this] { return rule(); }), 1)},
            .notes = {tablePart("challenge", m_shown.table("challenge"))}};
}

Judgement BaselinesPage::gain(const char *baseline, const char *gain, const char *passes) const
{
    const bool enough = m_shown.figure(passes) > 0.5;
    const QString name = m_instrument.inputText(QStringLiteral("baseline"), QString::fromLatin1(baseline));
    //: Heading: whether a surgery gains enough; %1 is what it is compared with.
    const QString word = enough ? tr("Against “%1”: enough").arg(name)
                                //: Heading: whether a surgery gains enough; %1 is what it is compared with.
                                : tr("Against “%1”: not enough").arg(name);
    //: %1 is the gain of a surgery and %2 the gain that is asked for, both factors such as 2.00×
    const QString sentence = tr("MFU is %1 the baseline's. More than %2 is asked for.")
                                 .arg(m_shown.text(gain), m_shown.text("factor"));
    const bool leaves = m_shown.key("surgery").startsWith(QLatin1String("none_"));
    return {enough ? Meaning::Good : Meaning::Failure,
            word,
            {sentence, leaves ? tr("Leaving the break is no surgery.") : QString()},
            m_shown.label(gain),
            m_shown.assumption(gain)};
}

Judgement BaselinesPage::rule() const
{
    const bool met = m_shown.figure("rule_met") > 0.5;
    return {met ? Meaning::Good : Meaning::Failure,
            met ? tr("The track's own rule: met") : tr("The track's own rule: not met"),
            {m_instrument.ruleSentence()},
            m_shown.label("rule_metric"),
            m_shown.assumption("rule_metric")};
}

Part BaselinesPage::gains() const
{
    BarsPlan plan;
    plan.source = [shown = m_shown] {
        ChartMapping bars;
        bars.columnKeys = keysOf({"gain_skip", "gain_break"});
        for (const ResultRow &row : shown.table("work")->rows()) // the surgeries that are possible
            bars.rowKeys.push_back(row.key);
        return std::pair(shown.table("challenge"), bars);
    };
    //: Axis of a chart: how many times the MFU of a baseline is reached.
    plan.axis = [] { return tr("Gain in MFU"); };
    plan.emphasis = {[shown = m_shown] { return shown.key("surgery"); },
                     //: Said of the bars or the point that the controls have chosen.
                     [] { return tr("chosen in the controls"); }};
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString factor = shown.text("factor");
        return {acrossMark("factor", shown.figure("factor"),
                           //: A line in a chart; %1 is a factor such as 2.00×.
                           tr("Asked for: more than %1").arg(factor),
                           //: %1 is a factor such as 2.00×
                           tr("The stakeholder asks for more than %1 of the baseline's MFU.").arg(factor))};
    };
    return barsPart(BarArrangement::Grouped, "gains", plan);
}

} // namespace

PagePlan surgeryBaselinesPage(const SurgeryInstrument &instrument)
{
    return BaselinesPage(instrument).plan();
}

} // namespace rp
