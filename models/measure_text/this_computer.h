// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure_text/measure_job.h"
#include "models/measure_text/measure_topic.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace rp {

class ResultTable;

/// What was measured of the computer that the program runs on, for as long as it runs: one measurement for
/// each topic, as tables and sentences. It knows no ledger and no instrument: what one machine did at one
/// moment is never an input, and nothing that is saved or marked depends on it.
class ThisComputer : public QObject
{
    Q_OBJECT
public:
    /// @param measure empty: measure::measure()
    explicit ThisComputer(MeasureJob::Measure measure = {}, QObject *parent = nullptr);
    ~ThisComputer() override;

    /// Measures one topic; what was being measured is cancelled first.
    void measure(MeasureTopic topic);
    /// What was measured before comes back. Waits for the repeat that is under way.
    void cancel();

    bool isMeasuring(MeasureTopic topic) const { return m_running == topic; }
    bool isMeasured(MeasureTopic topic) const { return at(topic).measured.has_value(); }

    /// As far as it is known, also while it is measured. Rows that are not known yet have no values (NaN).
    ///   HandOver  rows "serial", "queue", "batch"; columns "way", "work_us", "rest_us", "total_us", "spread"
    ///   Passes    rows "eager", "fused"; columns "way", "total_us", "spread"
    ///   Roof      rows "at0.25" … for the chain, then "roof0" … for the roof, none that are not known;
    ///             columns "point", "intensity", "here_flops", "here_roof", "spread"
    /// A spread is the interquartile range over the median.
    ResultTable *table(MeasureTopic topic) const { return at(topic).table.get(); }
    /// What is or would be measured, and that it is kept and marked nowhere.
    QString aboutSentence(MeasureTopic topic) const;
    /// What came out, in one sentence; empty until it is measured.
    QString conclusion(MeasureTopic topic) const;
    /// What to bear in mind of it: one sentence each for a busy machine, a virtual one, a battery, and a
    /// measurement that is not what it should be.
    QStringList conditions(MeasureTopic topic) const;

    void retranslate();

    enum class Ending
    {
        Measured,
        Cancelled,
        Failed
    };

signals:
    void begun(rp::MeasureTopic topic);
    void progressed(double part); ///< 0 to 1
    /// @param problem translated, of what failed: what it is and what to do
    void ended(rp::MeasureTopic topic, rp::ThisComputer::Ending ending, const QString &problem);

private:
    struct Topic
    {
        std::unique_ptr<ResultTable> table;
        std::optional<measure::Measurement> measured; ///< the last whole one
    };

    Topic &at(MeasureTopic topic) { return m_topics[static_cast<std::size_t>(topic)]; }
    const Topic &at(MeasureTopic topic) const { return m_topics[static_cast<std::size_t>(topic)]; }
    void end(Ending ending, const QString &problem = {});
    void showRows(MeasureTopic topic);

    std::array<Topic, 3> m_topics;
    std::optional<MeasureTopic> m_running;
    measure::Measurement m_live; ///< of what is being measured, as far as it is known
    MeasureJob m_job;            ///< last: it ends first
};

/// What to bear in mind of a measurement, busy or not: one sentence each for a virtual machine, a battery,
/// and what is not what it should be.
QStringList lastingConditions(const measure::Measurement &measurement);

/// Puts a reading where it will stand in the whole measurement.
void addReading(measure::Measurement &to, const MeasureReading &reading);

} // namespace rp
