// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/charts/canvas/chart_data.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

class RooflineInstrument;

/// The learner's predictions on the roofline, in the current language. A performance is a line across, an
/// intensity or a size a line up; an answer without a number is told in words.
class RooflineMarks
{
    Q_DECLARE_TR_FUNCTIONS(rp::RooflineMarks)
public:
    explicit RooflineMarks(const RooflineInstrument &instrument);

    /// Adds the predictions of `act` that are about the instrument's present inputs.
    void addPredictions(const LabSession &session, const ActContent &act);

    const std::vector<ChartAnnotation> &marks() const { return m_marks; }
    /// Answers that no mark stands for; empty when there are none.
    const QString &note() const { return m_note; }
    /// Differs whenever something that is shown differs.
    QString signature() const;

private:
    void addPrediction(const QString &figure, double predicted, const QString &label, const QString &number);

    const RooflineInstrument &m_instrument;
    std::vector<ChartAnnotation> m_marks;
    QString m_note;
};

} // namespace rp
