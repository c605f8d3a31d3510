// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_data.h"

#include <QStringList>
#include <QVariantMap>
#include <functional>
#include <optional>
#include <tuple>
#include <vector>

namespace rp {

class Instrument;
class LabSession;
struct ActContent;

/// A prediction that is about what an instrument shows now.
struct Prediction
{
    QString figure;     ///< bare id
    double value = 0.0; ///< in the figure's base unit
    QString marker;     ///< translated: "You said 50 %"
    QString number;     ///< translated: "50 %"
    QVariantMap asked;  ///< the inputs that the picture of the answer is set to
};

/// Where the predictions of one figure are marked in a chart.
struct PredictionRow
{
    enum class Line
    {
        Across,
        Upright
    };
    const char *figure;
    Line line = Line::Across;
    /// From the figure's unit to the axis' unit. NaN: there is no mark. Empty: they are the same.
    std::function<double(const Prediction &)> at = {};
};

/// What the learner predicted in the act that is open, in the current language, from the commit on: one's own
/// prediction gives nothing away. Instrument and session must outlive it.
class Predictions
{
public:
    /// @param session none: nothing is predicted
    Predictions(const Instrument &instrument, const LabSession *session);

    /// Those about the instrument's present inputs, but for the ones named in `whatever`.
    std::vector<Prediction> now(const QStringList &whatever = {}) const;
    /// Answers to questions that have no number, in the learner's words.
    QStringList answers() const;
    /// A mark for each that has a row. @param spoken translated, a whole sentence
    std::vector<ChartAnnotation> marks(const std::vector<PredictionRow> &rows,
                                       const std::function<QString(const Prediction &)> &spoken,
                                       const QStringList &whatever = {}) const;
    /// See untriedChoices(), of the act that this was made for.
    QStringList untried(const QString &inputId) const;
    /// See holdsBack() and metInputs(), of the act that this was made for.
    bool holdBack() const;
    std::vector<QVariantMap> met() const;
    /// See askedInputs(), of the act that this was made for.
    QStringList asked() const;
    /// Whether anything that is shown differs from the last call: one was committed, something was found or
    /// passed over, or another session was read.
    bool haveChanged();
    const LabSession *session() const { return m_session; }

private:
    const ActContent *act() const; ///< null without a session

    const Instrument &m_instrument;
    const LabSession *m_session;
    QString m_act; ///< that was open when this was made
    /// Whether anything is held back, what the learner has made it show, and what was predicted.
    std::tuple<bool, std::vector<QVariantMap>, QStringList> m_seen;
};

} // namespace rp
