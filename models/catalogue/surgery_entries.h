// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/surgery.h"

namespace rp {

struct ScenarioEntry : CatalogueEntry
{
    physics::SurgeryScenario scenario;
    physics::SurgeryRule rule;
};

struct SurgeryOptionEntry : CatalogueEntry
{
    physics::SurgeryMethod method = physics::SurgeryMethod::ResumableBreak;
    int readability_cost = 0; ///< 0..5, a design judgement
    double extra_flash_bytes = 0.0;
};

} // namespace rp
