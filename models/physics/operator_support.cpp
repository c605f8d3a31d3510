// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/operator_support.h"

namespace rp::physics {

namespace {

/// Reading a tensor and writing it.
double overTensor_us(const SupportedPass &pass, double bandwidth_bytes_s)
{
    return 2.0 * pass.tensor_bytes / bandwidth_bytes_s * 1e6;
}

} // namespace

OperatorTimes passAsDelivered(const SupportedPass &pass, OperatorSupport support, double uses)
{
    OperatorTimes times;
    times.runs = support != OperatorSupport::Missing || uses == 0.0;
    const double away = support == OperatorSupport::FallsBack ? uses : 0.0;
    times.launches = pass.kernels - away;
    times.handovers = 2.0 * away;
    times.subgraphs = 1.0 + away;
    times.work_us = pass.work_us;
    times.launch_us = times.launches * pass.launch_us + pass.overhead * pass.work_us;
    times.copy_us = times.handovers * (pass.handover_us + overTensor_us(pass, pass.bandwidth_bytes_s));
    times.host_us = away * overTensor_us(pass, pass.host_bandwidth_bytes_s);
    return times;
}

OperatorTimes passRebuilt(const SupportedPass &pass, OperatorSupport support, double uses, double pieces)
{
    const double more = support == OperatorSupport::Native ? 0.0 : uses * (pieces - 1.0);
    OperatorTimes times;
    times.launches = pass.kernels + more;
    times.work_us = pass.work_us + more * overTensor_us(pass, pass.bandwidth_bytes_s);
    times.launch_us = times.launches * pass.launch_us;
    return times;
}

} // namespace rp::physics
