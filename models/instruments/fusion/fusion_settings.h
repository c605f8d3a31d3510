// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"

#include <QString>
#include <QVariant>

namespace rp {

/// The inputs of the fusion explorer, as values. Choices are held by their keys; the ids and ranges are those
/// of FusionExplorerInstrument.
struct FusionSettings
{
    QString context;
    QString topic = QStringLiteral("norm");
    bool fused = false;
    QString granularity = QStringLiteral("library");
    bool evaluation = false;
    double elements = 1.0;
    QString precision = QStringLiteral("fp16");
    QString bandwidth = QStringLiteral("context");
    QString efficiency = QStringLiteral("ideal");
    double launch_us = 0.0;
    QString launch_model = QStringLiteral("serial");
    bool count_rows = false;
    double sequence = 1.0;
    QString head_dim = QStringLiteral("64");
    QString convention = QStringLiteral("broadcast");

    bool operator==(const FusionSettings &) const = default;
};

enum class FusionTopic
{
    Norm,      ///< LayerNorm, Dropout, ReLU
    Attention, ///< FlashAttention
    OneLine    ///< y = sigmoid(relu(x w + b))
};

FusionTopic topicOf(const FusionSettings &settings);

/// What a fresh instrument starts with: the catalogue's first context and the published tensor and sequence.
FusionSettings defaultFusionSettings(const Catalogue &catalogue);

/// The stored value of an input; invalid for an unknown id.
QVariant fusionSetting(const FusionSettings &settings, const QString &inputId);

/// Stores a value that has been checked, and what follows from it: a context brings its launch cost. False
/// for an unknown id.
bool storeFusionSetting(FusionSettings &settings, const QString &inputId, const QVariant &value,
                        const Catalogue &catalogue);

/// The context that settings name; exists for settings made by the functions above.
const ContextEntry &fusionContext(const FusionSettings &settings, const Catalogue &catalogue);

/// FP16 2, FP32 4.
double elementBytes(const FusionSettings &settings);
double headDim(const FusionSettings &settings);

} // namespace rp
