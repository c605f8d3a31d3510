// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/lab_history.h"

#include "models/content/lab_content.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rp {

bool cameLater(const LabContent &lab, const QString &act)
{
    // Lab and act. A lab that a site brought has no history here.
    constexpr std::array<std::pair<const char *, const char *>, 1> added{{{"lab07", "reality"}}};
    return lab.origin.isEmpty() && std::any_of(added.begin(), added.end(), [&](const auto &each) {
               return lab.id == QLatin1String(each.first) && act == QLatin1String(each.second);
           });
}

} // namespace rp
