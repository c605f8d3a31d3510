// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/predictions.h"

#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/lab_session.h"
#include "views/act/prediction_text.h"
#include "views/instruments/page/untried.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

Predictions::Predictions(const Instrument &instrument, const LabSession *session)
    : m_instrument(instrument)
    , m_session(session)
{
    if (session)
        m_act = session->place().act;
}

const ActContent *Predictions::act() const
{
    return m_session ? m_session->content().act(m_act) : nullptr;
}

std::vector<Prediction> Predictions::now(const QStringList &whatever) const
{
    std::vector<Prediction> found;
    const ActContent *shown = act();
    if (!shown)
        return found;
    for (const QuestionContent &question : shown->predictions) {
        if (!question.truth)
            continue;
        const QVariantMap asked = question.truth->pictureInputs();
        bool same = true;
        for (auto it = asked.begin(); it != asked.end(); ++it)
            same = same && (whatever.contains(it.key()) || m_instrument.input(it.key()) == it.value());
        const PredictionText text(question, m_session->prediction(shown->id, question.id), Bench());
        if (same && text.predicted())
            found.push_back(
                {question.truth->figure.name, *text.predicted(), text.marker(), text.predictedText(), asked});
    }
    return found;
}

QStringList Predictions::answers() const
{
    QStringList said;
    const ActContent *shown = act();
    for (std::size_t i = 0; shown && i < shown->predictions.size(); ++i) {
        const QuestionContent &question = shown->predictions[i];
        const std::optional<PredictionRecord> record = m_session->prediction(shown->id, question.id);
        if (!question.truth && record)
            said.append(PredictionText(question, record, Bench()).answer());
    }
    return said;
}

std::vector<ChartAnnotation> Predictions::marks(const std::vector<PredictionRow> &rows,
                                                const std::function<QString(const Prediction &)> &spoken,
                                                const QStringList &whatever) const
{
    std::vector<ChartAnnotation> marks;
    for (const Prediction &prediction : now(whatever)) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const PredictionRow &candidate) {
            return prediction.figure == QLatin1String(candidate.figure);
        });
        const double at = row == rows.end() ? std::nan("") : row->at ? row->at(prediction) : prediction.value;
        if (!std::isfinite(at))
            continue;
        ChartAnnotation mark;
        mark.key = QStringLiteral("prediction");
        mark.label = prediction.marker;
        mark.spoken = spoken(prediction);
        if (row->line == PredictionRow::Line::Upright) {
            mark.category = at;
            mark.kind = ChartAnnotation::Kind::Upright;
        } else {
            mark.position = at;
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

QStringList Predictions::asked() const
{
    return askedInputs(m_instrument, m_session, m_act);
}

bool Predictions::holdBack() const
{
    return holdsBack(m_session, m_act);
}

std::vector<QVariantMap> Predictions::met() const
{
    return metInputs(m_instrument, m_session, m_act);
}

QStringList Predictions::untried(const QString &inputId) const
{
    return untriedChoices(m_instrument, m_session, m_act, inputId);
}

bool Predictions::haveChanged()
{
    const ActContent *shown = act();
    QStringList answers;
    for (std::size_t i = 0; shown && i < shown->predictions.size(); ++i) {
        const QuestionContent &question = shown->predictions[i];
        answers.append(
            PredictionText(question, m_session->prediction(shown->id, question.id), Bench()).answer());
    }
    const std::tuple seen(holdBack(), met(), answers);
    return std::exchange(m_seen, seen) != seen;
}

} // namespace rp
