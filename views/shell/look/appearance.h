// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/look/theme.h"

#include <QString>

namespace rp {

/// How the window looks at the moment; what the controls for it show.
struct Appearance
{
    QString language; ///< code
    ThemeChoice theme = ThemeChoice::System;
    int textPercent = 100;
    bool isLanguageFixed = false; ///< by the site
    bool isThemeFixed = false;    ///< likewise
    bool operator==(const Appearance &) const = default;
};

} // namespace rp
