// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"

#include <QString>
#include <QVariant>

namespace rp {

/// The inputs of the compilation return instrument, as values. Choices are held by their keys; the ids and
/// ranges are those of CompilationReturnInstrument.
struct ReturnSettings
{
    QString context;
    QString workload;
    double compile_s = 0.0;
    double gain = 0.0;    ///< 0.48 is +48 %
    double per_day = 1.0; ///< inferences of the whole fleet
    double deployment_days = 1.0;
    QString span = QStringLiteral("around");
    double eager_rate = 1.0; ///< inferences per second of one replica before compiling
    double replicas = 1.0;
    double cache_hit = 0.0;
    double load_s = 0.0;
    double shapes = 1.0;
    QString policy = QStringLiteral("automatic");
    double recompilations_per_day = 0.0; ///< of each replica
    double recompile_share = 1.0;        ///< a recompilation against the first compilation
    double guard_us = 0.0;
    double warm_up_s = 0.0;
    double uncertainty = 0.0; ///< share of the gain, on either side

    bool operator==(const ReturnSettings &) const = default;
};

// Ranges that the settings keep by themselves; the others stand with the controls.
inline constexpr double leastPerDay = 1e3;
inline constexpr double mostPerDay = 1e8;
inline constexpr double longestDays = 3650.0; ///< the shortest deployment is one run
inline constexpr double lowestEagerRate = 0.1;
inline constexpr double highestEagerRate = 1e4;

/// What a fresh instrument starts with: the catalogue's first context and the workload whose rates were
/// published (ResNet-50), or the first one.
ReturnSettings defaultReturnSettings(const Catalogue &catalogue);

/// The stored value of an input; invalid for an unknown id.
QVariant settingValue(const ReturnSettings &settings, const QString &inputId);

/// Stores a value that has been checked, and what follows from it: a context brings its volume, its length of
/// deployment and the rates there, a workload its rates, a volume holds the deployment to one run at least.
/// False for an unknown id.
bool storeSetting(ReturnSettings &settings, const QString &inputId, const QVariant &value,
                  const Catalogue &catalogue);

/// The catalogue entries that settings name; both exist for settings made by the functions above.
const WorkloadEntry &workloadOf(const ReturnSettings &settings, const Catalogue &catalogue);
const ContextEntry &contextOf(const ReturnSettings &settings, const Catalogue &catalogue);

/// What a workload does by itself, before the learner changes it.
struct OwnRates
{
    double eager_rate = 1.0; ///< per second
    double gain = 0.0;
    bool published = false; ///< otherwise from the serial model with the context's launch cost
};

/// Published rates where there are some and the context has the device they were measured on, else those of
/// the serial model (physics specification, sections 2.1 and 4).
OwnRates ownRates(const ReturnSettings &settings, const Catalogue &catalogue);

/// True in a context with another device than the first one's: the math times of the workloads are taken
/// over from there.
bool hasBorrowedMath(const ReturnSettings &settings, const Catalogue &catalogue);

} // namespace rp
