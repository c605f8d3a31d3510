// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/course_fields.h"

#include "models/session/lab_session.h"

namespace rp {
namespace {

QString key(const char *text)
{
    return QLatin1String(text);
}

QVariantMap ofFirstPrediction(const LabSession &session)
{
    const ActContent &act = session.content().acts.front();
    const std::vector<const QuestionContent *> asked = session.predictions(act.id);
    if (asked.empty() || !session.instrumentOpen(act.id))
        return {};
    const QString question = asked.front()->id;
    const std::optional<PredictionRecord> said = session.prediction(act.id, question);
    if (!said)
        return {};
    if (said->number)
        return {{key("act1_prediction"), *said->number}};
    if (!session.withheld().isEmpty())
        return {{key("act1_prediction"), said->option}};
    return {{key("act1_prediction"), said->option},
            {key("act1_correct"), session.isCorrect(act.id, question)}};
}

} // namespace

QVariantMap courseFields(const LabSession &session, const QVariantMap &design)
{
    QVariantMap fields = ofFirstPrediction(session);
    const QVariant pays = design.value(key("compilation_roi_positive"));
    const QVariant fits = design.value(key("serving_fits"));
    if (pays.isValid()) {
        fields.insert(key("act2_decision"), pays.toBool() ? key("compile") : key("eager"));
        fields.insert(key("act2_result"), design.value(key("breakeven_inferences")));
        fields.insert(key("constraint_hit"), !pays.toBool());
    } else if (fits.isValid()) {
        fields.insert(key("act2_decision"), design.value(key("fusion")));
        fields.insert(key("act2_result"), design.value(key("serving_tokens_s")));
        fields.insert(key("constraint_hit"), !fits.toBool());
    }
    return fields;
}

} // namespace rp
