// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/opening.h"

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"

namespace rp {

NamedValues openingInputs(const ActContent &act, const Bench &bench)
{
    NamedValues inputs;
    for (const PanelContent &panel : act.panels) {
        for (auto it = panel.opening.cbegin(); it != panel.opening.cend(); ++it)
            inputs.push_back({bench.qualified(panel.id, it.key()), it.value()});
    }
    return inputs;
}

} // namespace rp
