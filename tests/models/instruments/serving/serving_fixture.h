// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/instruments/serving/serving.h"
#include "tests/models/instruments/tracks/track_fixture.h"

#include <random>

namespace serving_fixture {

using WatchedServing = Watched<rp::ServingInstrument>;

/// The built-in catalogue with the devices that the lab gives to its contexts.
inline rp::Catalogue labCatalogue()
{
    rp::Catalogue catalogue = builtInCatalogue();
    for (rp::ContextEntry &context : catalogue.contexts)
        context.device = context.key == key("edge") ? key("ORIN_NX_16") : key("H100_SXM5");
    return catalogue;
}

/// Random values of every input, from the whole range of its control.
inline QVariantMap randomInputs(const rp::Instrument &instrument, std::mt19937 &random)
{
    QVariantMap inputs;
    for (const rp::InputSpec &spec : instrument.inputs()) {
        if (!spec.choices.empty()) {
            std::uniform_int_distribution<std::size_t> any(0, spec.choices.size() - 1);
            inputs.insert(spec.id, spec.choices[any(random)].key);
            continue;
        }
        std::uniform_real_distribution<double> share(0.0, 1.0);
        double value = spec.kind == rp::InputSpec::Kind::Logarithmic
                           ? spec.minimum * std::pow(spec.maximum / spec.minimum, share(random))
                           : spec.minimum + (spec.maximum - spec.minimum) * share(random);
        if (spec.id == key("sequence"))
            value = std::round(value / spec.step) * spec.step;
        else if (spec.wholeNumbers)
            value = std::round(value);
        inputs.insert(spec.id, value);
    }
    return inputs;
}

} // namespace serving_fixture
