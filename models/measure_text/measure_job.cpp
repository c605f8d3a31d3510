// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/measure_job.h"

#include <QString>
#include <chrono>
#include <exception>
#include <map>
#include <optional>
#include <utility>

namespace rp {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto betweenReadings = std::chrono::milliseconds(100);
constexpr double leastProgress = 0.02;

/// Lets through what is worth drawing: a figure's first reading, and one a while after the last.
class ReadingGate
{
public:
    bool passes(const measure::Reading &reading)
    {
        const Clock::time_point now = Clock::now();
        const auto [told, isFirst] = m_told.try_emplace({std::string(reading.figure), reading.at}, now);
        if (!isFirst && now - told->second < betweenReadings)
            return false;
        told->second = now;
        return true;
    }

private:
    std::map<std::pair<std::string, double>, Clock::time_point> m_told;
};

measure::Measurement measureAll(std::span<const measure::Step> steps, const measure::Watch &watch)
{
    return measure::measure(steps, watch);
}

/// An exception that leaves a thread ends the program.
std::optional<measure::Measurement> measuredWith(const MeasureJob::Measure &measure,
                                                 std::span<const measure::Step> steps,
                                                 const measure::Watch &watch)
{
    try {
        return measure(steps, watch);
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace

MeasureJob::MeasureJob(Measure measure, QObject *parent)
    : BackgroundJob(parent)
    , m_measure(measure ? std::move(measure) : Measure(measureAll))
{
}

MeasureJob::~MeasureJob()
{
    stop();
}

void MeasureJob::start(std::vector<measure::Step> steps)
{
    run([this, steps = std::move(steps)](const Beside &beside) -> Outcome {
        const auto tellReading = [this, &beside,
                                  gate = ReadingGate()](const measure::Reading &reading) mutable {
            if (!gate.passes(reading))
                return;
            const MeasureReading told{reading.step, std::string(reading.figure), reading.at, reading.value,
                                      reading.us};
            beside.post([this, told] { emit read(told); });
        };
        const auto tellPart = [&beside, last = 0.0](double part, measure::Step) mutable {
            if (part - last < leastProgress)
                return;
            last = part;
            beside.tell(part);
        };
        auto result = measuredWith(m_measure, steps, {tellReading, tellPart, beside.stop});
        return [this, result = std::move(result)] {
            if (result)
                emit measured(*result);
            else
                emit failed(tr("This computer has no memory or threads left to measure with. Close other "
                               "programs and try again."));
        };
    });
}

} // namespace rp
