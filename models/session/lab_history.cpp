// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/lab_history.h"

#include "models/content/lab_content.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rp {

bool isPassed(const LabContent &lab, const ActContent &act,
              const std::function<bool(const ActContent &)> &isBegun)
{
    // Lab and act. A lab that a site brought has no history here.
    constexpr std::array<std::pair<const char *, const char *>, 1> added{{{"lab07", "reality"}}};
    const bool cameLater =
        lab.origin.isEmpty() && std::any_of(added.begin(), added.end(), [&](const auto &each) {
            return lab.id == QLatin1String(each.first) && act.id == QLatin1String(each.second);
        });
    const auto here = std::find_if(lab.acts.begin(), lab.acts.end(),
                                   [&act](const ActContent &other) { return other.id == act.id; });
    return cameLater && here != lab.acts.end() && std::any_of(here + 1, lab.acts.end(), isBegun);
}

} // namespace rp
