// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/payback_marks.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/payback/payback.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/charts/measured_marks.h"
#include "views/instruments/page/chart_parts.h"

#include <cmath>

namespace rp {

ReturnMarks::ReturnMarks(const PaybackInstrument &instrument, const Predictions &predictions)
    : m_instrument(instrument)
    , m_shown(instrument)
    , m_end_s(timelineEnd_s(instrument.settings(), instrument.state().result))
{
    addBreakeven();
    addEnd();
    addPredictions(predictions);
    addMeasured();
}

/// Networks that were measured have costs and gains of their own: each stands where it paid them back.
void ReturnMarks::addMeasured()
{
    const std::vector<MeasuredTwin> twins = m_instrument.measuredTwins();
    for (const MeasuredTwin &twin : twinsOf(twins, QStringLiteral("breakeven_calls"))) {
        const auto cost = twinsOf(twins, QStringLiteral("compile_s"), twin.variant);
        if (cost.empty())
            continue;
        const QString machine = m_instrument.measuredMachine(twin.variant);
        //: %1 is a number of inferences, %2 what compiling cost, a time span.
        const QString what = fillMarkers(tr("break-even at %1 inferences for %2 of compiling"),
                                         {Format().count(twin.value), Format().span_s(cost.front().value)});
        m_measured.append(measuredSentence(machine, what, m_shown.figure("breakeven_calls"), twin.value));
        const double time_s = twin.value / m_instrument.settings().per_day * secondsPerDay;
        if (time_s <= m_end_s)
            m_marks.push_back(measuredPoint(QStringLiteral("measured:") + twin.variant, time_s,
                                            cost.front().value, m_measured.back(), machine,
                                            int(m_measured.size()) - 1));
    }
}

void ReturnMarks::addBreakeven()
{
    const PaybackResult &result = m_instrument.state().result;
    const double days = result.value.breakeven_days;
    const double time_s = days * secondsPerDay;
    if (!std::isfinite(time_s) || time_s > m_end_s)
        return;
    const QString calls = m_shown.text("breakeven_calls");
    m_marks.push_back(
        pointMark("breakeven", time_s, result.value.cost_s + result.cost_per_day_s * days,
                  //: Marks a point in a chart; %1 is a number of inferences.
                  fillMarkers(tr("Break-even at %1 inferences"), {calls}),
                  //: %1 is a number of inferences, %2 a time span.
                  joinedSentences({fillMarkers(tr("Break-even at %1 inferences, after %2: the time saved "
                                                  "equals the cost."),
                                               {calls, m_shown.text("breakeven_days")}),
                                   m_instrument.flipSentence(QStringLiteral("compile_s"))})));
}

void ReturnMarks::addEnd()
{
    const double time_s = m_shown.number("deployment_days") * secondsPerDay;
    if (time_s > m_end_s)
        return;
    m_marks.push_back(
        uprightMark("deployment_end", time_s,
                    //: Marks a point in time in a chart. %1: a time span, negative for a loss.
                    fillMarkers(tr("End of the deployment: %1 net"), {m_shown.text("net_saved_s")}),
                    //: %1 and %2 are time spans, %2 is negative for a loss.
                    joinedSentences({fillMarkers(tr("The deployment ends after %1. Net time saved: %2."),
                                                 {Format().span_s(time_s), m_shown.text("net_saved_s")}),
                                     m_instrument.flipSentence(QStringLiteral("deployment_days"))})));
}

void ReturnMarks::addPredictions(const Predictions &predictions)
{
    const auto time_s = [this](const Prediction &prediction) {
        return prediction.value / m_instrument.settings().per_day * secondsPerDay;
    };
    const auto onTheAxis = [&](const Prediction &prediction) {
        const double at_s = time_s(prediction);
        if (at_s <= m_end_s)
            return at_s;
        //: %1 is a number of inferences, %2 a time span.
        m_note = fillMarkers(
            tr("Your prediction of %1 inferences is reached after %2. That lies beyond this time axis."),
            {prediction.number, Format().span_s(at_s)});
        return std::nan("");
    };
    const auto spoken = [&](const Prediction &prediction) {
        //: %1 is a number of inferences, %2 a time span.
        return fillMarkers(tr("Your prediction: break-even at %1 inferences, after %2."),
                           {prediction.number, Format().span_s(time_s(prediction))});
    };
    for (ChartAnnotation &mark :
         predictions.marks({{"breakeven_calls", PredictionRow::Line::Upright, onTheAxis}}, spoken))
        m_marks.push_back(std::move(mark));
}

} // namespace rp
