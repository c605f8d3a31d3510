// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/device.h"

namespace rp {

struct DeviceEntry : CatalogueEntry
{
    physics::Device device;
};

} // namespace rp
