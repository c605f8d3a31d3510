// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/precision.h"

namespace rp {

/// Cloud or edge: a device, its launch cost and the deployment that instruments start with.
struct ContextEntry : CatalogueEntry
{
    QString device;                                          ///< DeviceEntry key
    physics::Precision precision = physics::Precision::Fp16; ///< in which workloads run on it
    double launch_us = 0.0;                                  ///< default launch cost
    double launch_min_us = 0.0;                              ///< range of the slider
    double launch_max_us = 0.0;
    double per_day = 0.0; ///< default volume, requests per day
    double days = 0.0;    ///< default length of deployment
    QString summary;      ///< one line on the machine, English source
};

} // namespace rp
