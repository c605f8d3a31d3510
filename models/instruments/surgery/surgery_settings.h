// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/operation_graph.h"

#include <QString>
#include <QStringList>

namespace rp {

struct Catalogue;
struct DeviceEntry;
struct ScenarioEntry;
struct SurgeryOptionEntry;

/// The inputs of the graph surgery, as values. Choices are held by their keys; the ids and ranges are those
/// of SurgeryDesign.
struct SurgerySettings
{
    QString context;
    QString scenario;
    QString cause = QStringLiteral("value_branch");
    QString surgery = QStringLiteral("none_skip");
    QString baseline = QStringLiteral("skip");
    double probability_a = 0.5;
    double sites = 1.0;
    double kernel_us = 1.0;
    double guard_us = 0.0;
    double reentry_us = 0.0;
    double sync_us = 0.0;
    double lost_kernels = 2.0; ///< kernels that a break keeps from being fused

    bool operator==(const SurgerySettings &) const = default;
};

/// What a fresh instrument starts with: the catalogue's first context and the scenario of its track.
SurgerySettings defaultSurgerySettings(const Catalogue &catalogue);

/// What follows from another scenario: its numbers, and the value branch where it does not know the cause.
void takeScenario(SurgerySettings &settings, const Catalogue &catalogue);
/// What follows from another context: the scenario of its first track, unless the one set is of this context.
void takeContext(SurgerySettings &settings, const Catalogue &catalogue);

/// Causes that make sense in a scenario, as keys in the order in which they are shown. A microcontroller has
/// neither a device to wait for nor shapes that change.
QStringList causesOf(const ScenarioEntry &scenario);
/// The value branch for an unknown key.
BreakCause causeOf(const QString &cause);
inline BreakCause causeOf(const SurgerySettings &settings)
{
    return causeOf(settings.cause);
}

/// The catalogue entries that settings name; all exist for settings made by the functions above.
const ScenarioEntry &scenarioOf(const SurgerySettings &settings, const Catalogue &catalogue);
const SurgeryOptionEntry &surgeryOf(const SurgerySettings &settings, const Catalogue &catalogue);
const SurgeryOptionEntry &baselineOf(const SurgerySettings &settings, const Catalogue &catalogue);
const DeviceEntry &surgeryDeviceOf(const SurgerySettings &settings, const Catalogue &catalogue);

/// The scenario with the inputs put in, as the cause makes it. The useful FLOP follow the kernel time that is
/// needed, so that they are the catalogue's at its own values.
physics::SurgeryScenario passOf(const SurgerySettings &settings, const Catalogue &catalogue);

/// Eager kernels of a pass whose results are needed, as an expectation.
double usefulKernels(const physics::SurgeryScenario &pass);

} // namespace rp
