// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/payback/payback_plan.h"

#include "views/instruments/payback/payback_marks.h"

#include "models/text/sentences.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"

namespace rp {

namespace {

Meaning ratingOf(PaybackVerdict verdict)
{
    switch (verdict) {
    case PaybackVerdict::Positive:
        return Meaning::Good;
    case PaybackVerdict::NotJustified:
        return Meaning::Fair;
    case PaybackVerdict::Never:
        break;
    }
    return Meaning::Failure;
}

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
    section.pages = {{.key = "return",
                      //: Tab: the time spent on compiling and the time saved, along the time.
                      .title = [] { return tr("Break-even"); },
                      .picture = timeline(),
                      .choices = {inputChoicePart("span", m_shown, "span")},
                      .figures = {figuresPart(
                          "figures", m_shown,
                          {{"breakeven_calls"}, {"breakeven_days"}, {"total_calls"}, {"net_saved_s"}})},
                      .notes = {capacity(),
                                textPart("verdict_text",
                                         [&instrument = m_instrument] {
                                             return joinedSentences({instrument.verdictSentence(),
                                                                     instrument.flipSentence(),
                                                                     instrument.bandSentence()});
                                         }),
                                textPart(
                                    "prediction_note", [*this] { return marks().note(); }, note)},
                      .sentence = [&instrument = m_instrument] { return instrument.capacitySentence(); }},
                     {.key = "flips",
                      //: Tab: a table of what would turn a verdict round.
                      .title = [] { return tr("What would change it"); },
                      .picture = tablePicture("flips", m_shown.table("flips"))}};
    InstrumentPlan plan{{section}, {"span"}, nullptr, m_predictions};
    plan.lead = {verdict()};
    return plan;
}

Part ReturnParts::verdict() const
{
    return verdictPart("verdict", [*this] {
        const QString label = m_shown.label("verdict");
        return Judgement{
            ratingOf(m_instrument.state().result.verdict),
            //: A figure's name and its value, e.g. "Verdict: Positive".
            tr("%1: %2").arg(label, m_shown.text("verdict")),
            {m_instrument.verdictSentence(), m_instrument.flipSentence(), m_instrument.bandSentence()},
            label,
            m_shown.assumption("net_low_s")};
    });
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
