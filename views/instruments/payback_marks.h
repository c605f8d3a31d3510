// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/charts/chart_data.h"
#include "views/instruments/page/instrument_reader.h"
#include "views/instruments/page/predictions.h"

#include <QCoreApplication>
#include <QStringList>
#include <vector>

namespace rp {

class PaybackInstrument;

/// What is marked on the break-even timeline, in the current language: the crossing, the end of the
/// deployment, and the learner's predictions once they are revealed.
class ReturnMarks
{
    Q_DECLARE_TR_FUNCTIONS(rp::ReturnMarks)
public:
    ReturnMarks(const PaybackInstrument &instrument, const Predictions &predictions);

    const std::vector<ChartAnnotation> &marks() const { return m_marks; }
    /// What a machine needed, for the first way to run it in short and for each in full; empty where that was
    /// not measured.
    const QStringList &measured() const { return m_measured; }
    /// About predictions that lie beyond the time axis; empty when there are none.
    const QString &note() const { return m_note; }

private:
    void addBreakeven();
    void addEnd();
    void addPredictions(const Predictions &predictions);
    void addMeasured();

    const PaybackInstrument &m_instrument;
    InstrumentReader m_shown;
    double m_end_s = 0.0; ///< of the time axis
    std::vector<ChartAnnotation> m_marks;
    QString m_note;
    QStringList m_measured;
};

} // namespace rp
