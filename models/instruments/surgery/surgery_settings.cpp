// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_settings.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_entry.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rp {

namespace {

constexpr std::array<std::pair<const char *, BreakCause>, 4> causes = {
    {{"value_branch", BreakCause::ValueBranch},
     {"item_sync", BreakCause::ItemSync},
     {"shape_change", BreakCause::ShapeChange},
     {"unsupported_call", BreakCause::UnsupportedCall}}};

const TrackEntry *trackWith(const QString &scenario, const Catalogue &catalogue)
{
    const auto found = std::find_if(catalogue.tracks.cbegin(), catalogue.tracks.cend(),
                                    [&](const TrackEntry &track) { return track.scenario == scenario; });
    return found == catalogue.tracks.cend() ? nullptr : &*found;
}

} // namespace

void takeScenario(SurgerySettings &settings, const Catalogue &catalogue)
{
    const ScenarioEntry &entry = scenarioOf(settings, catalogue);
    const physics::SurgeryScenario &scenario = entry.scenario;
    settings.probability_a = scenario.probability_a;
    settings.sites = double(scenario.sites);
    settings.kernel_us = scenario.kernel_us;
    settings.guard_us = scenario.guard_us;
    settings.reentry_us = scenario.reentry_us;
    settings.sync_us = scenario.sync_us;
    const QStringList known = causesOf(entry);
    if (!known.contains(settings.cause))
        settings.cause = known.front();
}

void takeContext(SurgerySettings &settings, const Catalogue &catalogue)
{
    const TrackEntry *now = trackWith(settings.scenario, catalogue);
    if (now && now->context == settings.context)
        return;
    for (const TrackEntry &track : catalogue.tracks) {
        if (track.context == settings.context && catalogue.scenarios.find(track.scenario)) {
            settings.scenario = track.scenario;
            takeScenario(settings, catalogue);
            return;
        }
    }
}

SurgerySettings defaultSurgerySettings(const Catalogue &catalogue)
{
    SurgerySettings settings;
    settings.context = catalogue.contexts.front().key;
    settings.scenario = catalogue.scenarios.front().key;
    takeScenario(settings, catalogue);
    takeContext(settings, catalogue);
    return settings;
}

QStringList causesOf(const ScenarioEntry &scenario)
{
    QStringList keys;
    for (const auto &[key, cause] : causes) {
        const bool needsHost = cause == BreakCause::ItemSync || cause == BreakCause::ShapeChange;
        if (!needsHost || !scenario.scenario.single_core)
            keys.append(QString::fromLatin1(key));
    }
    return keys;
}

BreakCause causeOf(const QString &cause)
{
    for (const auto &[key, value] : causes) {
        if (cause == QLatin1String(key))
            return value;
    }
    return BreakCause::ValueBranch;
}

const ScenarioEntry &scenarioOf(const SurgerySettings &settings, const Catalogue &catalogue)
{
    return catalogue.scenarios.findOrFirst(settings.scenario);
}

const SurgeryOptionEntry &surgeryOf(const SurgerySettings &settings, const Catalogue &catalogue)
{
    return catalogue.surgeryOptions.findOrFirst(settings.surgery);
}

const SurgeryOptionEntry &baselineOf(const SurgerySettings &settings, const Catalogue &catalogue)
{
    return catalogue.surgeryOptions.findOrFirst(QStringLiteral("none_") + settings.baseline);
}

const DeviceEntry &surgeryDeviceOf(const SurgerySettings &settings, const Catalogue &catalogue)
{
    if (const TrackEntry *track = trackWith(settings.scenario, catalogue))
        return catalogue.devices.findOrFirst(track->device);
    return catalogue.devices.findOrFirst(catalogue.contexts.findOrFirst(settings.context).device);
}

double usefulKernels(const physics::SurgeryScenario &pass)
{
    const double branch =
        pass.probability_a * double(pass.kernels_a) + (1.0 - pass.probability_a) * double(pass.kernels_b);
    return double(pass.sites) * (double(pass.kernels_before + pass.kernels_after) + branch);
}

physics::SurgeryScenario passOf(const SurgerySettings &settings, const Catalogue &catalogue)
{
    const physics::SurgeryScenario &own = scenarioOf(settings, catalogue).scenario;
    physics::SurgeryScenario pass = own;
    pass.probability_a = settings.probability_a;
    pass.sites = std::int64_t(settings.sites);
    pass.kernel_us = settings.kernel_us;
    pass.guard_us = settings.guard_us;
    pass.reentry_us = settings.reentry_us;
    pass.sync_us = settings.sync_us;
    const BreakCause cause = causeOf(settings);
    // Line 1 of the program computes what a branch on a value decides by, in the same pass, whatever a
    // scenario could know before. For the other causes the host knows it without asking the device: a size,
    // or nothing.
    pass.predicate_known = cause != BreakCause::ValueBranch;
    if (cause != BreakCause::ValueBranch) {
        pass.shape_caused = cause == BreakCause::ShapeChange;
        if (cause != BreakCause::ItemSync)
            pass.sync_us = 0.0;
        if (!hasTwoPaths(cause))
            pass.kernels_b = pass.kernels_a;
    }
    const double ownWork_us = usefulKernels(own) * own.kernel_us;
    if (ownWork_us > 0.0)
        pass.useful_flops = own.useful_flops * (usefulKernels(pass) * pass.kernel_us / ownWork_us);
    return pass;
}

} // namespace rp
