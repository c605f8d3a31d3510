// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_settings.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

using S = RooflineSettings;

/// Where an input lives in the settings. Exactly one member is set.
struct Place
{
    const char *id;
    QString S::*text = nullptr;
    double S::*number = nullptr;
    bool S::*flag = nullptr;
};

constexpr std::array<Place, 14> places = {{{"context", &S::context},
                                           {"precision", &S::precision},
                                           {"sparsity", &S::sparsity},
                                           {"kernel", &S::kernel},
                                           {"size", nullptr, &S::size},
                                           {"m", nullptr, &S::m},
                                           {"n", nullptr, &S::n},
                                           {"k", nullptr, &S::k},
                                           {"gemv_rows", nullptr, &S::gemv_rows},
                                           {"gemv_columns", nullptr, &S::gemv_columns},
                                           {"batch", nullptr, &S::batch},
                                           {"all_roofs", nullptr, nullptr, &S::all_roofs},
                                           {"carried_unfused", nullptr, &S::carried_unfused},
                                           {"carried_fused", nullptr, &S::carried_fused}}};

const Place *placeOf(const QString &inputId)
{
    for (const Place &place : places) {
        if (inputId == QLatin1String(place.id))
            return &place;
    }
    return nullptr;
}

bool hasPeak(const S &settings, const Catalogue &catalogue)
{
    return rooflineDevice(settings, catalogue)
        .device.peak_flops(precisionIn(settings).precision, settings.isSparse())
        .has_value();
}

/// Falls back to the dense peak, then to a precision that the device has; FP16 is what workloads run in.
void settle(S &settings, const Catalogue &catalogue)
{
    if (hasPeak(settings, catalogue))
        return;
    settings.sparsity = QStringLiteral("dense");
    for (const QString &key :
         {settings.precision, QStringLiteral("fp16"), QStringLiteral("int8"), QStringLiteral("fp32")}) {
        settings.precision = key;
        if (hasPeak(settings, catalogue))
            return;
    }
}

} // namespace

const std::vector<RooflinePrecision> &rooflinePrecisions()
{
    static const std::vector<RooflinePrecision> precisions = {{"fp32", physics::Precision::Fp32, 4.0},
                                                              {"fp16", physics::Precision::Fp16, 2.0},
                                                              {"int8", physics::Precision::Int8, 1.0}};
    return precisions;
}

const RooflinePrecision &precisionIn(const RooflineSettings &settings)
{
    const auto &all = rooflinePrecisions();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&](const RooflinePrecision &p) {
        return settings.precision == QLatin1String(p.key);
    });
    return found == all.cend() ? all.front() : *found;
}

RooflineSettings defaultRooflineSettings(const Catalogue &catalogue)
{
    RooflineSettings settings;
    settings.context = catalogue.contexts.front().key;
    settle(settings, catalogue);
    return settings;
}

QVariant rooflineSetting(const RooflineSettings &settings, const QString &inputId)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return {};
    if (place->text)
        return settings.*place->text;
    if (place->flag)
        return settings.*place->flag;
    return settings.*place->number;
}

bool storeRooflineSetting(RooflineSettings &settings, const QString &inputId, const QVariant &value,
                          const Catalogue &catalogue)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return false;
    if (place->text)
        settings.*place->text = value.toString();
    else if (place->flag)
        settings.*place->flag = value.toBool();
    else
        settings.*place->number = value.toDouble();
    settle(settings, catalogue);
    return true;
}

const DeviceEntry &rooflineDevice(const RooflineSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry *context = catalogue.contexts.find(settings.context);
    const DeviceEntry *device =
        catalogue.devices.find(context ? context->device : catalogue.contexts.front().device);
    return device ? *device : catalogue.devices.front();
}

} // namespace rp
