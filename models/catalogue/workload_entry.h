// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/dispatch.h"

#include <optional>

namespace rp {

/// Throughput that was published for a workload on the device it was calibrated on, per second.
struct PublishedRates
{
    double eager = 0.0;
    double compiled = 0.0;
};

struct WorkloadEntry : CatalogueEntry
{
    physics::Workload workload;
    std::optional<PublishedRates> published; ///< none: only the model's own rates exist
    QString throughputUnit;                  ///< English source, for Format::perSecond(): "images"
    double useful_flops = 0.0;               ///< of one pass with the whole batch, for MFU
};

} // namespace rp
