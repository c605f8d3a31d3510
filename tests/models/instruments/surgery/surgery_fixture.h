// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/session/watched.h"

#include "models/graph/graph_builder.h"
#include "models/instruments/surgery/surgery.h"

#include <array>

using WatchedSurgery = Watched<rp::SurgeryInstrument>;

constexpr std::array<const char *, 4> everyScenario = {"cloud", "edge", "mobile", "tiny"};
constexpr std::array<const char *, 7> everySurgery = {"none_skip", "none_break", "where",    "cond",
                                                      "symbolic",  "hoist",      "custom_op"};
constexpr std::array<const char *, 4> everyCause = {"value_branch", "item_sync", "shape_change",
                                                    "unsupported_call"};

/// Expected time of the pass under an option, µs; -1 for an unknown key.
inline double timeOf(WatchedSurgery &instrument, const char *surgery)
{
    for (const rp::SurgeryOutcome &outcome : instrument->state().result.outcomes)
        if (outcome.option->key == QLatin1String(surgery))
            return outcome.mean.total_us;
    return -1.0;
}

/// Calls check for every scenario, the causes that it knows, and every surgery.
template<typename Check>
void everySurgeryEverywhere(WatchedSurgery &instrument, Check check)
{
    for (const char *scenario : everyScenario) {
        instrument.set("scenario", scenario);
        for (const rp::InputSpec &spec : instrument->inputs()) {
            if (spec.id != key("cause"))
                continue;
            for (const rp::InputChoice &cause : spec.choices) {
                instrument.set("cause", cause.key);
                for (const char *surgery : everySurgery) {
                    instrument.set("surgery", surgery);
                    check();
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }
}
