// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/payback/payback_marks.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/payback/payback_instrument.h"
#include "models/text/format.h"
#include "views/steps/parts/prediction_text.h"

#include <cmath>

namespace rp {

ReturnMarks::ReturnMarks(const CompilationReturnInstrument &instrument)
    : m_instrument(instrument)
    , m_end_s(timelineEnd_s(instrument.settings(), instrument.result()))
{
    addBreakeven();
    addEnd();
}

void ReturnMarks::addBreakeven()
{
    const ReturnResult &result = m_instrument.result();
    const double days = result.value.breakeven_days;
    const double time_s = days * secondsPerDay;
    if (!std::isfinite(time_s) || time_s > m_end_s)
        return;
    const QString calls = m_instrument.figureText(QStringLiteral("breakeven_calls"));
    const QString time = m_instrument.figureText(QStringLiteral("breakeven_days"));
    //: Marks a point in a chart; %1 is a number of inferences.
    const QString label = tr("Break-even at %1 inferences").arg(calls);
    //: %1 is a number of inferences, %2 a time span.
    const QString spoken = tr("Break-even at %1 inferences, after %2: the time saved equals the cost.");
    m_marks.push_back({QStringLiteral("breakeven"), label, spoken.arg(calls, time),
                       result.value.cost_s + result.cost_per_day_s * days, Meaning::Neutral, time_s});
}

void ReturnMarks::addEnd()
{
    const double time_s = m_instrument.deployment_days() * secondsPerDay;
    if (time_s > m_end_s)
        return;
    ChartAnnotation mark;
    mark.key = QStringLiteral("deployment_end");
    //: Marks a point in time in a chart.
    mark.label = tr("End of the deployment");
    //: %1 and %2 are time spans, %2 is negative for a loss.
    mark.spoken = tr("The deployment ends after %1. Net time saved: %2.")
                      .arg(Format().span_s(time_s), m_instrument.figureText(QStringLiteral("net_saved_s")));
    mark.category = time_s;
    mark.kind = ChartAnnotation::Kind::Upright;
    m_marks.push_back(std::move(mark));
}

void ReturnMarks::addPrediction(double calls, const QString &label, const QString &number)
{
    const double time_s = calls / m_instrument.perDay() * secondsPerDay;
    const QString time = Format().span_s(time_s);
    if (time_s > m_end_s) {
        //: %1 is a number of inferences, %2 a time span.
        m_note = tr("Your prediction of %1 inferences is reached after %2. That lies beyond this time axis.")
                     .arg(number, time);
        return;
    }
    ChartAnnotation mark;
    mark.key = QStringLiteral("prediction");
    mark.label = label;
    //: %1 is a number of inferences, %2 a time span.
    mark.spoken = tr("Your prediction: break-even at %1 inferences, after %2.").arg(number, time);
    mark.category = time_s;
    mark.kind = ChartAnnotation::Kind::Upright;
    m_marks.push_back(std::move(mark));
}

void ReturnMarks::addPredictions(const LabSession &session, const ActContent &act)
{
    for (const QuestionContent &question : act.predictions) {
        if (!question.truth ||
            PanelName::parse(question.truth->figure).name != QLatin1String("breakeven_calls"))
            continue;
        // The marker belongs to the deployment that the question was about.
        const QVariantMap &asked = question.truth->inputs;
        bool same = true;
        for (auto it = asked.begin(); it != asked.end(); ++it)
            same = same && m_instrument.input(it.key()) == it.value();
        const PredictionText text(question, session.prediction(act.id, question.id), Bench());
        if (same && text.predicted())
            addPrediction(*text.predicted(), text.marker(), text.predictedText());
    }
}

QString ReturnMarks::signature() const
{
    QString all = m_note;
    for (const ChartAnnotation &mark : m_marks) {
        all += QStringLiteral("|%1@%2,%3")
                   .arg(mark.spoken + mark.label)
                   .arg(mark.category.value_or(0.0), 0, 'g', 17)
                   .arg(mark.position, 0, 'g', 17);
    }
    return all;
}

} // namespace rp
