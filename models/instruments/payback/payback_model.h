// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/compilation_return.h"

#include <QString>
#include <vector>

namespace rp {

struct Catalogue;
struct ContextEntry;
struct WorkloadEntry;

// The numbers of lab 07, act 2, panel "roi" (physics specification, section 4), as functions from settings to
// values. Times are seconds of machine time, or of elapsed time where that is said.

inline constexpr double secondsPerDay = 86400.0;

/// The inputs of the compilation return instrument, as values. Choices are held by their keys; the ids and
/// ranges are those of PaybackInstrument.
struct PaybackSettings
{
    QString context;
    QString workload;
    double compile_s = 0.0;
    double gain = 0.0;    ///< 0.48 is +48 %
    double per_day = 1.0; ///< inferences of the whole fleet
    double deployment_days = 1.0;
    QString span = QStringLiteral("around");
    double eager_rate = 1.0; ///< inferences per second of one replica before compiling
    double replicas = 1.0;
    double cache_hit = 0.0;
    double load_s = 0.0;
    double shapes = 1.0;
    QString policy = QStringLiteral("automatic");
    double recompilations_per_day = 0.0; ///< of each replica
    double recompile_share = 1.0;        ///< a recompilation against the first compilation
    double guard_us = 0.0;
    double warm_up_s = 0.0;
    double uncertainty = 0.0; ///< share of the gain, on either side

    double recompile_s() const { return recompile_share * compile_s; }
    bool operator==(const PaybackSettings &) const = default;
};

// Ranges that the settings keep by themselves; the others stand with the controls.
inline constexpr double leastPerDay = 1e3;
inline constexpr double mostPerDay = 1e8;
inline constexpr double longestDays = 3650.0; ///< the shortest deployment is one run
inline constexpr double lowestEagerRate = 0.1;
inline constexpr double highestEagerRate = 1e4;

/// The catalogue entries that settings name; the first ones where they name none.
const WorkloadEntry &workloadOf(const PaybackSettings &settings, const Catalogue &catalogue);
const ContextEntry &contextOf(const PaybackSettings &settings, const Catalogue &catalogue);

/// What a workload does by itself, before the learner changes it.
struct OwnRates
{
    double eager_rate = 1.0; ///< per second
    double gain = 0.0;
    bool published = false; ///< otherwise from the serial model with the context's launch cost
};

/// Published rates where there are some and the context has the device they were measured on, else those of
/// the serial model (physics specification, sections 2.1 and 4).
OwnRates ownRates(const PaybackSettings &settings, const Catalogue &catalogue);

/// True in a context with another device than the first one's: the math times of the workloads are taken
/// over from there.
bool hasBorrowedMath(const PaybackSettings &settings, const Catalogue &catalogue);

/// What the settings take over from their workload and context (the rates there), and from their context
/// alone (volume and length of deployment, which is one run at least).
void takeRates(PaybackSettings &settings, const Catalogue &catalogue);
void takeContext(PaybackSettings &settings, const Catalogue &catalogue);

enum class PaybackVerdict
{
    Never = 0,        ///< no number of inferences recovers the cost
    NotJustified = 1, ///< recovered in time, but not within this deployment
    Positive = 2
};

struct PaybackResult
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
    PaybackVerdict verdict = PaybackVerdict::Never;
    bool sureOfSign = true; ///< the net time has the same sign over the whole band

    /// The deployment ends just when the cost is recovered; what is left over is the rounding of a
    /// difference.
    bool endsEven() const;
};

/// One state of the instrument: what was set and what came out.
struct PaybackState
{
    PaybackSettings settings;
    PaybackResult result;
};

PaybackResult evaluate(const PaybackSettings &settings, const Catalogue &catalogue);

/// What the physics is given: recompilation policy applied, recompilations spread over the calls.
physics::Deployment deploymentOf(const PaybackSettings &settings, const Catalogue &catalogue);

/// One point in time of the break-even timeline.
struct PaybackSample
{
    double elapsed_s = 0.0;
    double cost_s = 0.0;
    double saved_s = 0.0;
    double saved_low_s = 0.0;
    double saved_high_s = 0.0;
};

/// Evenly spaced samples from the start to timelineEnd_s(), among them break-even and the deployment's end
/// where these lie inside: the nearest sample is moved there. Their count is always the same.
std::vector<PaybackSample> timelineOf(const PaybackSettings &settings, const PaybackResult &result);

/// How far the timeline reaches: twice the break-even time, or the deployment's length as `span` asks and
/// where there is no break-even.
double timelineEnd_s(const PaybackSettings &settings, const PaybackResult &result);

inline constexpr int timelineSamples = 25;

/// Launch cost of one kernel against the time that the kernel runs, for the workload as it is published.
double dispatchShare(const PaybackSettings &settings, const Catalogue &catalogue);

} // namespace rp
