// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/background_job.h"
#include "models/measure/steps.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace rp {

/// measure::Reading, as it leaves the thread that measures.
struct MeasureReading
{
    measure::Step step = measure::Step::HandOver;
    std::string figure; ///< its name in JSON: "serial_us"
    double at = 0.0;    ///< FLOP/byte of the chain, n of a product; else 0
    double value = 0.0; ///< by the median so far, in the figure's unit
    measure::Spread us;
};

/// Measures this computer beside the window, one measurement at a time.
class MeasureJob : public BackgroundJob
{
    Q_OBJECT
public:
    using Measure =
        std::function<measure::Measurement(std::span<const measure::Step>, const measure::Watch &)>;

    /// @param measure empty: measure::measure()
    explicit MeasureJob(Measure measure = {}, QObject *parent = nullptr);
    ~MeasureJob() override; ///< ends what is being measured, after the repeat that is under way

    /// Starts; what was being measured is given up without a word.
    void start(std::vector<measure::Step> steps);

signals:
    /// Of one figure at most ten times a second: who draws them takes processors from what is measured.
    void read(const rp::MeasureReading &reading);
    void measured(const rp::measure::Measurement &measurement); ///< whole
    void failed(const QString &sentence);                       ///< translated: what it is and what to do

private:
    const Measure m_measure;
};

} // namespace rp
