// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"

#include <cstdint>

namespace rp {

struct CompilationConstants
{
    std::int64_t recompile_limit = 1;
    double surgery_factor = 1.0;   ///< what the stakeholder asks of a surgery
    double compile_s = 30.0;       ///< first compilation that instruments start with
    double gain_uncertainty = 0.1; ///< share of a throughput gain by which it may be off on either side
    double load_s = 2.0;           ///< loading a compiled artefact from a cache
    double recompile_share = 1.0;  ///< a recompilation against the first compilation
    Notes notes;                   ///< also fields guard_us, warm_up_s, requests
};

} // namespace rp
