// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/payback_plan.h"

#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/payback_marks.h"
#include "views/instruments/verdict_title.h"

namespace rp {

namespace {

class ReturnParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReturnView)
public:
    ReturnParts(const PaybackInstrument &instrument, const LabSession *session)
        : m_instrument(instrument)
        , m_shown(instrument)
        , m_predictions(std::make_shared<Predictions>(instrument, session))
    {
    }
    InstrumentPlan plan() const;

private:
    Part verdict() const;
    Part capacity() const;
    QString sentence() const;
    Part timeline() const;
    LineChartSpec timelineSpec() const;
    ReturnMarks marks() const { return {m_instrument, *m_predictions}; }

    const PaybackInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
};

InstrumentPlan ReturnParts::plan() const
{
    TextLook note;
    note.hiddenWhenEmpty = true;
    SectionPlan section;
    section.controls = {{}};
    section.pages = {
        {.key = "return",
         //: Tab: the time spent on compiling and the time saved, along the time.
         .title = [] { return tr("Break-even"); },
         .picture = timeline(),
         .notes = {capacity(),
                   textPart("verdict_text",
                            [&instrument = m_instrument] {
                                return joinedSentences({instrument.verdictSentence(),
                                                        instrument.flipSentence(),
                                                        instrument.bandSentence()});
                            }),
                   textPart(
                       "measured_returns", [*this] { return marks().measured().join(u'\n'); }, note),
                   textPart(
                       "prediction_note", [*this] { return marks().note(); }, note)},
         .sentence = [*this] { return sentence(); },
         .measured = [*this] { return marks().measured().value(0); }}};
    InstrumentPlan plan{{section}, {}, nullptr, m_predictions};
    plan.pinned = {"compile_s", "gain"};
    plan.lead = {verdict()};
    return plan;
}

/// What is said below the picture: that the fleet is too small, else what would turn the verdict round.
QString ReturnParts::sentence() const
{
    const QString capacity = m_instrument.capacitySentence();
    return capacity.isEmpty() ? m_instrument.flipSentence() : capacity;
}

/// The verdict as one word of a title.
Part ReturnParts::verdict() const
{
    const auto show = [*this](VerdictTitle &title) {
        const PaybackResult &result = m_instrument.state().result;
        const QString calls = m_shown.text("breakeven_calls");
        if (result.verdict == PaybackVerdict::Never)
            //: Title over a chart. %1: "does not pay".
            return title.setVerdict(tr("No number of inferences recovers the cost: compiling %1."),
                                    tr("does not pay", "compiling"), Meaning::Failure);
        if (!result.sureOfSign)
            //: Title over a chart. %1: "depends".
            return title.setVerdict(tr("Whether compiling pays %1 on how large its gain is."),
                                    tr("depends", "whether compiling pays"), Meaning::Fair);
        if (result.verdict == PaybackVerdict::Positive)
            //: Title over a chart. %2: a number of inferences, %1: "pays".
            return title.setVerdict(
                fillMarkers(tr("After %2 inferences compiling %1."), {QStringLiteral("%1"), calls}),
                tr("pays", "compiling"), Meaning::Good);
        //: Title over a chart. %2: a number of inferences, %1: "does not pay".
        title.setVerdict(fillMarkers(tr("This deployment ends before %2 inferences: compiling %1."),
                                     {QStringLiteral("%1"), calls}),
                         tr("does not pay", "compiling"), Meaning::Failure);
    };
    return partOf<VerdictTitle>(Part::Kind::Text, "verdict", show);
}

Part ReturnParts::capacity() const
{
    return noticePart("capacity", [&instrument = m_instrument] {
        return std::pair(Notice::Kind::Warning, instrument.capacitySentence());
    });
}

LineChartSpec ReturnParts::timelineSpec() const
{
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("elapsed_s");
    spec.lineColumns = keysOf({"cost_s", "saved_s"});
    spec.bands = {{QStringLiteral("saved_low_s"), QStringLiteral("saved_high_s")}};
    //: Legend of a band around a line in a chart; %1 is an uncertainty such as "±10 %".
    spec.bandTitles = {tr("Time saved, gain %1").arg(m_shown.inputText("uncertainty"))};
    spec.xTitle = tr("Elapsed time");
    //: Axis of a chart: time that machines are kept busy, or saved.
    spec.yTitle = tr("Machine time spent and saved");
    spec.steadyAxes = true;
    return spec;
}

Part ReturnParts::timeline() const
{
    LinesPlan plan{m_shown.table("timeline"), [*this] { return timelineSpec(); }};
    plan.marks = [*this] { return marks().marks(); };
    plan.instrument = &m_instrument;
    plan.handles = {figureHandle(m_shown, "breakeven", "compile_s", "breakeven_days", {}, secondsPerDay),
                    {"deployment_end",
                     "deployment_days",
                     [](const QVariant &days) { return days.toDouble() * secondsPerDay; },
                     Qt::Horizontal,
                     {}}};
    return linesPart("timeline", plan);
}

} // namespace

InstrumentPlan returnPlan(PaybackInstrument &instrument, const LabSession *session)
{
    return ReturnParts(instrument, session).plan();
}

} // namespace rp
