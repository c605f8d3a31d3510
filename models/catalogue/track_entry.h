// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"

namespace rp {

struct TrackEntry : CatalogueEntry
{
    QString persona; ///< English sources, shown through contentText()
    QString goal;
    QString crisis;
    QString context;  ///< ContextEntry key that the track starts in
    QString device;   ///< DeviceEntry key
    QString scenario; ///< ScenarioEntry key
};

} // namespace rp
