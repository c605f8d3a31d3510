// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/continuum.h"

namespace rp {

struct StageEntry : CatalogueEntry
{
    QString summary; ///< English source
    physics::Stage stage;
};

} // namespace rp
