// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_settings.h"

#include <array>

namespace rp {

namespace {

/// Where an input lives in the settings. Exactly one member is set.
struct Place
{
    const char *id;
    QString FusionSettings::*text = nullptr;
    double FusionSettings::*number = nullptr;
    bool FusionSettings::*flag = nullptr;
};

using S = FusionSettings;

constexpr std::array<Place, 15> places = {{{"context", &S::context},
                                           {"topic", &S::topic},
                                           {"fused", nullptr, nullptr, &S::fused},
                                           {"granularity", &S::granularity},
                                           {"evaluation", nullptr, nullptr, &S::evaluation},
                                           {"elements", nullptr, &S::elements},
                                           {"precision", &S::precision},
                                           {"bandwidth", &S::bandwidth},
                                           {"efficiency", &S::efficiency},
                                           {"launch_us", nullptr, &S::launch_us},
                                           {"launch_model", &S::launch_model},
                                           {"count_rows", nullptr, nullptr, &S::count_rows},
                                           {"sequence", nullptr, &S::sequence},
                                           {"head_dim", &S::head_dim},
                                           {"convention", &S::convention}}};

const Place *placeOf(const QString &inputId)
{
    for (const Place &place : places) {
        if (inputId == QLatin1String(place.id))
            return &place;
    }
    return nullptr;
}

} // namespace

FusionTopic topicOf(const FusionSettings &settings)
{
    if (settings.topic == QLatin1String("attention"))
        return FusionTopic::Attention;
    return settings.topic == QLatin1String("one_line") ? FusionTopic::OneLine : FusionTopic::Norm;
}

FusionSettings defaultFusionSettings(const Catalogue &catalogue)
{
    FusionSettings settings;
    storeFusionSetting(settings, QStringLiteral("context"), catalogue.contexts.front().key, catalogue);
    settings.elements = catalogue.fusion.published.elements;
    settings.sequence = catalogue.attention.published_sequence;
    return settings;
}

QVariant fusionSetting(const FusionSettings &settings, const QString &inputId)
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

bool storeFusionSetting(FusionSettings &settings, const QString &inputId, const QVariant &value,
                        const Catalogue &catalogue)
{
    const Place *place = placeOf(inputId);
    if (!place)
        return false;
    const QVariant before = fusionSetting(settings, inputId);
    if (place->text)
        settings.*place->text = value.toString();
    else if (place->number)
        settings.*place->number = value.toDouble();
    else
        settings.*place->flag = value.toBool();
    // Choosing again what is chosen already must not undo the learner's own value.
    if (place->text == &S::context && fusionSetting(settings, inputId) != before)
        settings.launch_us = fusionContext(settings, catalogue).launch_us;
    return true;
}

const ContextEntry &fusionContext(const FusionSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry *entry = catalogue.contexts.find(settings.context);
    return entry ? *entry : catalogue.contexts.front();
}

double elementBytes(const FusionSettings &settings)
{
    return settings.precision == QLatin1String("fp32") ? 4.0 : 2.0;
}

double headDim(const FusionSettings &settings)
{
    return settings.head_dim.toDouble();
}

} // namespace rp
