// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/hud_items.h"

#include "catalogue/catalogue.h"
#include "text/format.h"

namespace rp {

namespace {

std::optional<physics::ServingMode> servingMode(const QString &executionMode)
{
    if (executionMode == QLatin1String("eager"))
        return physics::ServingMode::Eager;
    if (executionMode == QLatin1String("compiled"))
        return physics::ServingMode::Compiled;
    if (executionMode == QLatin1String("cuda_graph"))
        return physics::ServingMode::Graphs;
    return std::nullopt;
}

TrackVerdict decided(bool passes, const QString &figure)
{
    TrackVerdict verdict;
    verdict.outcome = passes ? TrackVerdict::Outcome::Passes : TrackVerdict::Outcome::Fails;
    verdict.figure = figure;
    return verdict;
}

TrackVerdict waiting(const QString &where, const QString &comesFrom)
{
    TrackVerdict verdict;
    verdict.where = where;
    verdict.comesFrom = comesFrom;
    return verdict;
}

} // namespace

TrackVerdict TrackVerdicts::of(const Catalogue &catalogue, const QString &track, const QVariantMap &design)
{
    // One request at a time: the case that the track's crisis is about.
    constexpr double batch = 1.0;
    if (track == QLatin1String("mobile"))
        return waiting(tr("Act 2"), tr("The verdict needs your choice of fusion, which you make in Act 2."));
    if (track == QLatin1String("tiny"))
        return waiting(tr("Act 2"), tr("The verdict needs your choice of runtime, which you make in Act 2."));
    const auto mode = servingMode(design.value(QStringLiteral("execution_mode")).toString());
    if (!mode)
        return waiting(tr("Explore"),
                       tr("The verdict needs an execution mode, which you choose in the Explore step."));
    const Format format;
    if (track == QLatin1String("cloud")) {
        const physics::CloudStep step = physics::cloudStep(catalogue.cloud.serving, batch, *mode);
        return decided(step.passes, tr("GPU busy %1, at least %2 needed")
                                        .arg(format.percent(step.busy_frac),
                                             format.percent(catalogue.cloud.serving.busy_target, 0)));
    }
    return waiting(tr("Act 2"), tr("The verdict comes from the later acts."));
}

} // namespace rp
