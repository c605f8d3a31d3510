// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/serving/serving_predictions.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/serving/serving_instrument.h"
#include "views/steps/parts/prediction_text.h"

namespace rp {

namespace {

bool isAboutNow(const ServingDesignInstrument &instrument, const Truth &truth)
{
    for (auto it = truth.inputs.begin(); it != truth.inputs.end(); ++it) {
        if (instrument.input(it.key()) != it.value())
            return false;
    }
    return true;
}

void put(ServingPredictions &predictions, const QString &figure, ChartAnnotation mark, double value)
{
    if (figure == QLatin1String("tokens_s") || figure == QLatin1String("kernels_tokens_s")) {
        mark.position = value;
        predictions.throughput.push_back(std::move(mark));
    } else if (figure == QLatin1String("total_bytes")) {
        mark.position = value;
        predictions.memory.push_back(std::move(mark));
    } else if (figure == QLatin1String("largest_batch")) {
        mark.category = value;
        mark.kind = ChartAnnotation::Kind::Upright;
        predictions.throughput.push_back(std::move(mark));
    } else if (figure.endsWith(QLatin1String("intensity"))) {
        mark.category = value;
        mark.kind = ChartAnnotation::Kind::Upright;
        predictions.roofline.push_back(std::move(mark));
    }
}

} // namespace

ServingPredictions ServingPredictionMarks::of(const ServingDesignInstrument &instrument,
                                              const LabSession &session, const ActContent &act)
{
    ServingPredictions predictions;
    for (const QuestionContent &question : act.predictions) {
        if (!question.truth || !isAboutNow(instrument, *question.truth))
            continue;
        const QString figure = PanelName::parse(question.truth->figure).name;
        const PredictionText text(question, session.prediction(act.id, question.id), Bench());
        if (!text.predicted())
            continue;
        ChartAnnotation mark;
        mark.key = QStringLiteral("prediction");
        mark.label = text.marker();
        //: %1 names a figure, %2 is a number.
        mark.spoken =
            tr("Your prediction. %1: %2.").arg(instrument.figureLabel(figure), text.predictedText());
        put(predictions, figure, std::move(mark), *text.predicted());
    }
    return predictions;
}

} // namespace rp
