// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/lab_parts.h"
#include "views/shell/look/theme.h"
#include "views/shell/settings/setting.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

/// Works out what settings and menus show for each setting.
class SettingStates
{
    Q_DECLARE_TR_FUNCTIONS(rp::SettingStates)
public:
    static std::vector<SettingState> of(const LabParts &parts, const Appearance &appearance);
    /// The context in use: the instrument's, else the ledger's, else the first of the catalogue.
    static QString currentContext(const LabParts &parts);
    static QString currentTrack(const LabParts &parts);
};

} // namespace rp
