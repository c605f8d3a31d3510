// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/event_simulation.h"
#include "models/physics/launch.h"

#include <cstdint>
#include <vector>

/// A pass described for both simulations.
struct QueuePlan
{
    std::vector<double> launch_us;
    std::vector<double> duration_us;
    rp::physics::LaunchQueue queue;
    std::vector<std::int64_t> syncs;
    double sync_us = 0.0;
};

/// Wall time of the same machine, found another way: a heap of timed events, a pool of queue tickets, a
/// CPU and a GPU that react to events. Shares no code with the library's recurrence.
double totalByEvents(const QueuePlan &plan);
