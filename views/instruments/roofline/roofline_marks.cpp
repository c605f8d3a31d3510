// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/roofline/roofline_marks.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/roofline/roofline_instrument.h"
#include "models/text/sentences.h"
#include "views/steps/parts/prediction_text.h"

#include <cmath>

namespace rp {

namespace {

/// The peak that a share is one of: "mfu" the chosen one, "mfu_dense" and "mfu_sparse" those of the same
/// precision. NaN where the device has no such peak.
double peakOf(const QString &figure, const RooflineResult &result)
{
    if (figure == QLatin1String("mfu"))
        return result.roof.peak_flops_s;
    const bool sparse = figure == QLatin1String("mfu_sparse");
    for (const Roof &roof : result.roofs) {
        if (roof.precision == result.roof.precision && roof.sparse == sparse)
            return roof.peak_flops_s;
    }
    return std::nan("");
}

} // namespace

RooflineMarks::RooflineMarks(const RooflineInstrument &instrument)
    : m_instrument(instrument)
{
}

void RooflineMarks::addPrediction(const QString &figure, double predicted, const QString &label,
                                  const QString &number)
{
    const Roof &roof = m_instrument.state().result.roof;
    ChartAnnotation mark;
    mark.key = QStringLiteral("prediction");
    mark.label = label;
    //: %1 is a number with its unit.
    mark.spoken = tr("Your prediction: %1.").arg(number);
    if (figure == QLatin1String("attainable_flops")) {
        mark.position = predicted;
    } else if (figure.startsWith(QLatin1String("mfu"))) {
        mark.position = predicted * peakOf(figure, m_instrument.state().result);
        if (!std::isfinite(mark.position))
            return;
    } else {
        mark.kind = ChartAnnotation::Kind::Upright;
        const bool isSize =
            figure == QLatin1String("size_at_ridge") || figure == QLatin1String("reported_size");
        if (isSize)
            mark.category = squareWork(predicted, roof.precision->element_bytes).intensity();
        else if (figure == QLatin1String("intensity") || figure == QLatin1String("ridge"))
            mark.category = predicted;
        else
            return;
    }
    m_marks.push_back(std::move(mark));
}

void RooflineMarks::addPredictions(const LabSession &session, const ActContent &act)
{
    for (const QuestionContent &question : act.predictions) {
        const std::optional<PredictionRecord> record = session.prediction(act.id, question.id);
        const PredictionText text(question, record, Bench());
        if (!question.truth) {
            if (record && !record->voided) {
                //: %1 is the answer that the learner has chosen before.
                m_note = joinedSentences({m_note, tr("You said: %1").arg(text.answer())});
            }
            continue;
        }
        // The marker belongs to the kernel that the question was about.
        const QVariantMap &asked = question.truth->inputs;
        bool same = true;
        for (auto it = asked.begin(); it != asked.end(); ++it)
            same = same && m_instrument.input(it.key()) == it.value();
        const std::optional<double> predicted = text.predicted();
        if (same && predicted && std::isfinite(*predicted) && *predicted > 0.0)
            addPrediction(PanelName::parse(question.truth->figure).name, *predicted, text.marker(),
                          text.predictedText());
    }
}

QString RooflineMarks::signature() const
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
