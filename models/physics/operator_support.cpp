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
    const double away = support == OperatorSupport::FallsBack ? uses : 0.0;
    return {.runs = support != OperatorSupport::Missing || uses == 0.0,
            .launches = pass.kernels - away,
            .handovers = 2.0 * away,
            .subgraphs = 1.0 + away,
            .work_us = pass.work_us,
            .launch_us = (pass.kernels - away) * pass.launch_us + pass.overhead * pass.work_us,
            .copy_us = 2.0 * away * (pass.handover_us + overTensor_us(pass, pass.bandwidth_bytes_s)),
            .host_us = away * overTensor_us(pass, pass.host_bandwidth_bytes_s)};
}

OperatorTimes passRebuilt(const SupportedPass &pass, OperatorSupport support, double uses, double pieces)
{
    const double more = support == OperatorSupport::Native ? 0.0 : uses * (pieces - 1.0);
    return {.launches = pass.kernels + more,
            .work_us = pass.work_us + more * overTensor_us(pass, pass.bandwidth_bytes_s),
            .launch_us = (pass.kernels + more) * pass.launch_us};
}

} // namespace rp::physics
