// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/functions/functions.h"

#include <algorithm>
#include <string_view>

namespace rp::compute {

std::vector<const FunctionSpec *> allFunctions()
{
    std::vector<const FunctionSpec *> all;
    for (const auto &table :
         {dispatchFunctions(), queueFunctions(), fusionFunctions(), compilationFunctions(),
          surgeryFunctions(), rooflineFunctions(), transformerFunctions(), trackFunctions()}) {
        for (const FunctionSpec &spec : table)
            all.push_back(&spec);
    }
    std::stable_sort(all.begin(), all.end(), [](const FunctionSpec *a, const FunctionSpec *b) {
        return std::string_view(a->group) < std::string_view(b->group);
    });
    return all;
}

} // namespace rp::compute
