// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_settings.h"

#include <array>

namespace rp {

namespace {

/// Where an input lives in the settings. Exactly one member is set.
struct Place
{
    const char *id;
    bool crossing;
    QString ContinuumSettings::*text = nullptr;
    double ContinuumSettings::*number = nullptr;
};

using S = ContinuumSettings;

constexpr std::array<Place, 10> places = {{{"context", false, &S::context},
                                           {"workload", false, &S::workload},
                                           {"launch_model", false, &S::launch_model},
                                           {"stage", false, &S::stage},
                                           {"operation", true, &S::operation},
                                           {"precision", true, &S::precision},
                                           {"kernel_complexity", true, nullptr, &S::kernel_complexity},
                                           {"fusion_level", true, nullptr, &S::fusion_level},
                                           {"gemm_k", true, nullptr, &S::gemm_k},
                                           {"gemm_batch", true, nullptr, &S::gemm_batch}}};

const Place *placeOf(const QString &inputId)
{
    for (const Place &place : places) {
        if (inputId == QLatin1String(place.id))
            return &place;
    }
    return nullptr;
}

template<typename Entry>
const Entry &entryOf(const QString &key, const Table<Entry> &entries)
{
    const Entry *entry = entries.find(key);
    return entry ? *entry : entries.front();
}

} // namespace

ContinuumSettings defaultContinuumSettings(const Catalogue &catalogue)
{
    ContinuumSettings settings;
    settings.context = catalogue.contexts.front().key;
    settings.workload = catalogue.workloads.front().key;
    settings.stage = catalogue.stages.front().key;
    return settings;
}

bool isCrossingInput(const QString &inputId)
{
    const Place *place = placeOf(inputId);
    return place && place->crossing;
}

QStringList crossingInputs()
{
    QStringList ids;
    for (const Place &place : places) {
        if (place.crossing)
            ids.append(QString::fromLatin1(place.id));
    }
    return ids;
}

QVariant settingValue(const ContinuumSettings &settings, const QString &inputId)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return {};
    if (place->text)
        return settings.*place->text;
    return settings.*place->number;
}

bool storeSetting(ContinuumSettings &settings, const QString &inputId, const QVariant &value)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return false;
    if (place->text)
        settings.*place->text = value.toString();
    else
        settings.*place->number = value.toDouble();
    return true;
}

const WorkloadEntry &workloadOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return entryOf(settings.workload, catalogue.workloads);
}

const ContextEntry &contextOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return entryOf(settings.context, catalogue.contexts);
}

const StageEntry &stageOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return entryOf(settings.stage, catalogue.stages);
}

const DeviceEntry &deviceOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return entryOf(contextOf(settings, catalogue).device, catalogue.devices);
}

physics::Precision precisionOf(const ContinuumSettings &settings)
{
    return settings.precision == QLatin1String("fp32") ? physics::Precision::Fp32 : physics::Precision::Fp16;
}

double elementBytesOf(const ContinuumSettings &settings)
{
    return settings.precision == QLatin1String("fp32") ? 4.0 : 2.0;
}

} // namespace rp
