// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/charts/canvas/chart_data.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

class CompilationReturnInstrument;

/// What is marked on the break-even timeline, in the current language: the crossing, the end of the
/// deployment, and the learner's predictions once they are revealed.
class ReturnMarks
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReturnMarks)
public:
    explicit ReturnMarks(const CompilationReturnInstrument &instrument);

    /// Adds the predictions of `act` that are about the instrument's present inputs.
    void addPredictions(const LabSession &session, const ActContent &act);

    const std::vector<ChartAnnotation> &marks() const { return m_marks; }
    /// About predictions that lie beyond the time axis; empty when there are none.
    const QString &note() const { return m_note; }
    /// Differs whenever something that is shown differs.
    QString signature() const;

private:
    void addBreakeven();
    void addEnd();
    void addPrediction(double calls, const QString &label, const QString &number);

    const CompilationReturnInstrument &m_instrument;
    double m_end_s = 0.0; ///< of the time axis
    std::vector<ChartAnnotation> m_marks;
    QString m_note;
};

} // namespace rp
