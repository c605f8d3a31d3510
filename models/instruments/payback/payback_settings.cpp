// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_settings.h"

#include "models/physics/dispatch.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

/// Where an input lives in the settings. Exactly one member is set.
struct Place
{
    const char *id;
    QString ReturnSettings::*text = nullptr;
    double ReturnSettings::*number = nullptr;
};

using S = ReturnSettings;

constexpr std::array<Place, 18> places = {{{"context", &S::context},
                                           {"workload", &S::workload},
                                           {"compile_s", nullptr, &S::compile_s},
                                           {"gain", nullptr, &S::gain},
                                           {"per_day", nullptr, &S::per_day},
                                           {"deployment_days", nullptr, &S::deployment_days},
                                           {"span", &S::span},
                                           {"eager_rate", nullptr, &S::eager_rate},
                                           {"replicas", nullptr, &S::replicas},
                                           {"cache_hit", nullptr, &S::cache_hit},
                                           {"load_s", nullptr, &S::load_s},
                                           {"shapes", nullptr, &S::shapes},
                                           {"policy", &S::policy},
                                           {"recompilations_per_day", nullptr, &S::recompilations_per_day},
                                           {"recompile_share", nullptr, &S::recompile_share},
                                           {"guard_us", nullptr, &S::guard_us},
                                           {"warm_up_s", nullptr, &S::warm_up_s},
                                           {"uncertainty", nullptr, &S::uncertainty}}};

const Place *placeOf(const QString &inputId)
{
    for (const Place &place : places) {
        if (inputId == QLatin1String(place.id))
            return &place;
    }
    return nullptr;
}

void takeOwnRates(ReturnSettings &settings, const Catalogue &catalogue)
{
    const OwnRates own = ownRates(settings, catalogue);
    settings.eager_rate = std::clamp(own.eager_rate, lowestEagerRate, highestEagerRate);
    settings.gain = own.gain;
}

} // namespace

ReturnSettings defaultReturnSettings(const Catalogue &catalogue)
{
    ReturnSettings settings;
    settings.compile_s = catalogue.compilation.compile_s;
    settings.load_s = catalogue.compilation.load_s;
    settings.recompile_share = catalogue.compilation.recompile_share;
    settings.uncertainty = catalogue.compilation.gain_uncertainty;
    const auto known = std::find_if(catalogue.workloads.begin(), catalogue.workloads.end(),
                                    [](const WorkloadEntry &entry) { return entry.published.has_value(); });
    const WorkloadEntry &first = known == catalogue.workloads.end() ? catalogue.workloads.front() : *known;
    storeSetting(settings, QStringLiteral("context"), catalogue.contexts.front().key, catalogue);
    storeSetting(settings, QStringLiteral("workload"), first.key, catalogue);
    return settings;
}

QVariant settingValue(const ReturnSettings &settings, const QString &inputId)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return {};
    if (place->text)
        return settings.*place->text;
    return settings.*place->number;
}

bool storeSetting(ReturnSettings &settings, const QString &inputId, const QVariant &value,
                  const Catalogue &catalogue)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return false;
    const QVariant before = settingValue(settings, inputId);
    if (place->text)
        settings.*place->text = value.toString();
    else
        settings.*place->number = value.toDouble();
    // Choosing again what is chosen already must not undo the learner's own values.
    if (settingValue(settings, inputId) == before)
        return true;
    if (place->text == &S::context) {
        const ContextEntry &context = contextOf(settings, catalogue);
        settings.per_day = std::clamp(context.per_day, leastPerDay, mostPerDay);
        settings.deployment_days = std::min(context.days, longestDays);
    }
    if (place->text == &S::context || place->text == &S::workload)
        takeOwnRates(settings, catalogue);
    settings.deployment_days = std::max(settings.deployment_days, 1.0 / settings.per_day);
    return true;
}

const WorkloadEntry &workloadOf(const ReturnSettings &settings, const Catalogue &catalogue)
{
    const WorkloadEntry *entry = catalogue.workloads.find(settings.workload);
    return entry ? *entry : catalogue.workloads.front();
}

const ContextEntry &contextOf(const ReturnSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry *entry = catalogue.contexts.find(settings.context);
    return entry ? *entry : catalogue.contexts.front();
}

OwnRates ownRates(const ReturnSettings &settings, const Catalogue &catalogue)
{
    const WorkloadEntry &entry = workloadOf(settings, catalogue);
    if (entry.published && !hasBorrowedMath(settings, catalogue))
        return {entry.published->eager, entry.published->compiled / entry.published->eager - 1.0, true};
    const double launch_us = contextOf(settings, catalogue).launch_us;
    const double eager_us = physics::serialPass(entry.workload, launch_us).total_us;
    const double compiled_us = physics::compiledPass(entry.workload, launch_us).total_us;
    return {physics::throughput(double(entry.workload.batch), eager_us),
            std::max(0.0, eager_us / compiled_us - 1.0), false};
}

bool hasBorrowedMath(const ReturnSettings &settings, const Catalogue &catalogue)
{
    return contextOf(settings, catalogue).device != catalogue.contexts.front().device;
}

} // namespace rp
