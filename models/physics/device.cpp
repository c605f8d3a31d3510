// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/device.h"

namespace rp::physics {

std::optional<double> Device::peak_flops(Precision precision, bool sparse) const
{
    return (sparse ? sparse_flops : dense_flops)[static_cast<std::size_t>(precision)];
}

} // namespace rp::physics
