// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_assumptions.h"

#include "models/instruments/kit/ridge_points.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

namespace rp {

namespace {

QString tensorPeakAssumption(const ServingState &state)
{
    return state.result.device ? tensorRidgeAssumption(*state.result.device) : QString();
}

QString vectorPeakAssumption(const ServingState &state)
{
    if (!state.result.device)
        return {};
    RidgePoints ridges;
    ridges.vectorAssumed = state.result.vectorPeakAssumed;
    return vectorRidgeAssumption(*state.result.device, ridges);
}

QString noted(const Notes &notes, const char *field)
{
    return contentText(notes.assumption(QString::fromLatin1(field)));
}

QStringList operationReasons(const Catalogue &catalogue)
{
    QStringList reasons;
    for (const ServingOperation &operation : catalogue.servingOperations) {
        for (const char *field : {"flops", "reads"})
            reasons.append(noted(operation.notes, field));
    }
    return reasons;
}

} // namespace

QString servingReasons(unsigned needs, const ServingState &state, const Catalogue &catalogue)
{
    using namespace serving;
    const ServingDesignConstants &design = catalogue.servingDesign;
    QStringList reasons;
    if (needs & Reserve)
        reasons.append(noted(catalogue.serving.notes, "reserve_bytes"));
    if ((needs & Heads) && state.settings.heads == QLatin1String("mha"))
        reasons.append(noted(design.notes, "heads"));
    if (needs & VectorPeak)
        reasons.append(vectorPeakAssumption(state));
    else if (needs & Peak)
        reasons.append(tensorPeakAssumption(state));
    if ((needs & Efficiency) && state.settings.eta_m == design.memory_efficiency_measured)
        reasons.append(noted(design.notes, "memory_efficiency_measured"));
    if (needs & Operations)
        reasons += operationReasons(catalogue);
    reasons.removeAll(QString());
    return joinedSentences(reasons);
}

} // namespace rp
