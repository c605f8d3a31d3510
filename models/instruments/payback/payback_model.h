// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/payback/payback_settings.h"
#include "models/physics/compilation_return.h"

#include <QString>
#include <vector>

namespace rp {

// The numbers of lab 07, act 2, panel "roi" (physics specification, section 4), as functions from settings to
// values. Times are seconds of machine time, or of elapsed time where that is said.

inline constexpr double secondsPerDay = 86400.0;

enum class ReturnVerdict
{
    Never = 0,        ///< no number of inferences recovers the cost
    NotJustified = 1, ///< recovered in time, but not within this deployment
    Positive = 2
};

struct ReturnResult
{
    /// Cost before the first inference, break-even and net. Recompilations that come day by day count as a
    /// cost of each inference here, so that break-even does not depend on the length of the deployment.
    physics::CompilationReturn value;
    physics::ReturnBand band; ///< at the gain less and plus its uncertainty
    physics::Recompilation graphs;
    double saved_per_call_s = 0.0; ///< without recompilations; may be negative
    double cost_per_day_s = 0.0;   ///< recompilations of the whole fleet
    double cost_s = 0.0;           ///< up to the end of the deployment
    double capacity_per_day = 0.0; ///< inferences that the fleet can serve without compiling
    ReturnVerdict verdict = ReturnVerdict::Never;
    bool sureOfSign = true; ///< the net time has the same sign over the whole band

    /// The deployment ends just when the cost is recovered; what is left over is the rounding of a
    /// difference.
    bool endsEven() const;
};

ReturnResult evaluate(const ReturnSettings &settings, const Catalogue &catalogue);

/// What the physics is given: recompilation policy applied, recompilations spread over the calls.
physics::Deployment deploymentOf(const ReturnSettings &settings, const Catalogue &catalogue);

/// One point in time of the break-even timeline.
struct ReturnSample
{
    double elapsed_s = 0.0;
    double cost_s = 0.0;
    double saved_s = 0.0;
    double saved_low_s = 0.0;
    double saved_high_s = 0.0;
};

/// Evenly spaced samples from the start to timelineEnd_s(), among them break-even and the deployment's end
/// where these lie inside: the nearest sample is moved there. Their count is always the same.
std::vector<ReturnSample> timelineOf(const ReturnSettings &settings, const ReturnResult &result);

/// How far the timeline reaches: twice the break-even time, or the deployment's length as `span` asks and
/// where there is no break-even.
double timelineEnd_s(const ReturnSettings &settings, const ReturnResult &result);

inline constexpr int timelineSamples = 25;

/// Launch cost of one kernel against the time that the kernel runs, for the workload as it is published.
double dispatchShare(const ReturnSettings &settings, const Catalogue &catalogue);

/// What it takes to turn the verdict round by one input alone.
struct ReturnFlip
{
    QString input;
    double current = 0.0;
    double needed = 0.0; ///< NaN when no value in its range does it
    double travel = 0.0; ///< way there as a share of the slider's length; infinity when there is none

    bool exists() const;
};

/// For compile_s, gain, per_day and deployment_days: the nearest value, rounded as it is shown, at which a
/// positive return is none, or one that is not becomes positive.
std::vector<ReturnFlip> flipsOf(const ReturnSettings &settings, const Catalogue &catalogue);

/// The one with the shortest way on its slider; null when there is none.
const ReturnFlip *smallestFlip(const std::vector<ReturnFlip> &flips);

} // namespace rp
