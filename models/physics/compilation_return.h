// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::physics {

// What compiling costs and when it pays back (physics specification, section 4). Times are seconds.

/// A deployment and what compiling does to it.
struct Deployment
{
    double compile_s = 0.0;      ///< first compilation, >= 0
    double eager_rate = 1.0;     ///< inferences per second of THIS model before compiling, > 0
    double gain = 0.0;           ///< throughput gain: 0.48 is +48 %, > -1
    double per_day = 0.0;        ///< inferences per day of the whole fleet, >= 0
    double days = 0.0;           ///< length of the deployment, >= 0
    double replicas = 1.0;       ///< each compiles unless its cache hits, >= 1
    double cache_hit = 0.0;      ///< share of replicas that find a compiled artefact, 0..1
    double load_s = 0.0;         ///< loading such an artefact, >= 0
    double recompilations = 0.0; ///< per replica, >= 0
    double recompile_s = 0.0;    ///< each, >= 0
    double compiled_share = 1.0; ///< share of calls that run compiled code, 0..1
    double guard_s = 0.0;        ///< guard evaluation per call, >= 0
    double warm_up_s = 0.0;      ///< per replica, >= 0
};

struct CompilationReturn
{
    double cost_s = 0.0;
    double saved_per_call_s = 0.0;      ///< may be negative
    double breakeven_calls = 0.0;       ///< infinity: never
    double breakeven_calls_whole = 0.0; ///< rounded up
    double breakeven_days = 0.0;        ///< infinity: never
    double total_calls = 0.0;
    double net_saved_s = 0.0; ///< negative when the deployment ends before break-even
    bool positive = false;
    bool feasible_eager = true; ///< the fleet could serve the volume without compiling
};

struct ReturnBand
{
    double breakeven_low = 0.0;  ///< calls, at the high gain
    double breakeven_high = 0.0; ///< calls, at the low gain
    double net_low_s = 0.0;
    double net_high_s = 0.0;
    int verdict = 0; ///< 0 never pays, 1 depends on the gain, 2 always pays
};

/// What happens when a new input shape arrives.
enum class RecompilePolicy : std::uint8_t
{
    Static,    ///< one graph per shape up to a limit, the rest runs eagerly
    Automatic, ///< the second shape triggers one dynamic graph
    Dynamic    ///< one graph from the start
};

struct Recompilation
{
    std::int64_t graphs = 0;
    std::int64_t extra = 0;      ///< graphs beyond the first
    double compiled_share = 0.0; ///< share of shapes that run compiled
};

/// Seconds saved per inference by a throughput gain (> -1) over eager_rate (> 0): 1/R - 1/(R (1 + G)).
double savedPerCall(double eager_rate, double gain);

CompilationReturn compilationReturn(const Deployment &deployment);

/// compilationReturn() at the two ends of a gain band; deployment.gain is not used.
ReturnBand returnBand(const Deployment &deployment, double gain_low, double gain_high);

/// shapes >= 0, limit >= 1.
Recompilation recompilation(std::int64_t shapes, std::int64_t limit, RecompilePolicy policy);

} // namespace rp::physics
