// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/instrument_reader.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class Predictions;
struct Prediction;
class ServingInstrument;

/// What the pages of a serving design read, and what the learner predicted about it.
struct ServingSubject
{
    const ServingInstrument &instrument;
    InstrumentReader shown;
    std::shared_ptr<Predictions> predictions;
};

/// The kernels of one step on one roofline, and all of its operations as a table.
PagePlan servingRooflinePage(const ServingSubject &subject);
/// The memory budget against the device, and what other heads or weights would need.
PagePlan servingMemoryPage(const ServingSubject &subject);
/// How many tokens per second each batch can reach at most, what the course's formula says, and what fusing
/// saves.
PagePlan servingThroughputPage(const ServingSubject &subject);
/// What is said of a prediction, translated.
QString spokenServingPrediction(const ServingSubject &subject, const Prediction &prediction);

} // namespace rp
