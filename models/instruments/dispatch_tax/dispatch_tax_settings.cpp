// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_settings.h"

#include <array>

namespace rp {

namespace {

/// Where an input lives in the settings. Exactly one member is set.
struct Place
{
    const char *id;
    QString DispatchTaxSettings::*text = nullptr;
    double DispatchTaxSettings::*number = nullptr;
    bool DispatchTaxSettings::*flag = nullptr;
};

using S = DispatchTaxSettings;

constexpr std::array<Place, 10> places = {{{"context", &S::context},
                                           {"workload", &S::workload},
                                           {"mode", &S::mode},
                                           {"kernel_count", nullptr, &S::kernel_count},
                                           {"launch_us", nullptr, &S::launch_us},
                                           {"gpu_speed", nullptr, &S::gpu_speed},
                                           {"launch_model", &S::launch_model},
                                           {"scale", &S::scale},
                                           {"edge_math", &S::edge_math},
                                           {"min_kernel", nullptr, nullptr, &S::min_kernel}}};

const Place *placeOf(const QString &inputId)
{
    for (const Place &place : places) {
        if (inputId == QLatin1String(place.id))
            return &place;
    }
    return nullptr;
}

} // namespace

DispatchTaxSettings defaultSettings(const Catalogue &catalogue)
{
    DispatchTaxSettings settings;
    storeSetting(settings, QStringLiteral("context"), catalogue.contexts.front().key, catalogue);
    storeSetting(settings, QStringLiteral("workload"), catalogue.workloads.front().key, catalogue);
    return settings;
}

QVariant settingValue(const DispatchTaxSettings &settings, const QString &inputId)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return {};
    if (place->text)
        return settings.*place->text;
    if (place->number)
        return settings.*place->number;
    return settings.*place->flag;
}

bool storeSetting(DispatchTaxSettings &settings, const QString &inputId, const QVariant &value,
                  const Catalogue &catalogue)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return false;
    const QVariant before = settingValue(settings, inputId);
    if (place->text)
        settings.*place->text = value.toString();
    else if (place->number)
        settings.*place->number = value.toDouble();
    else
        settings.*place->flag = value.toBool();
    // Choosing again what is chosen already must not undo the learner's own value.
    if (settingValue(settings, inputId) == before)
        return true;
    if (place->text == &S::context)
        settings.launch_us = contextOf(settings, catalogue).launch_us;
    else if (place->text == &S::workload)
        settings.kernel_count = double(workloadOf(settings, catalogue).workload.n);
    return true;
}

const WorkloadEntry &workloadOf(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const WorkloadEntry *entry = catalogue.workloads.find(settings.workload);
    return entry ? *entry : catalogue.workloads.front();
}

const ContextEntry &contextOf(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry *entry = catalogue.contexts.find(settings.context);
    return entry ? *entry : catalogue.contexts.front();
}

bool hasEdgeMath(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    return contextOf(settings, catalogue).device != catalogue.contexts.front().device;
}

} // namespace rp
