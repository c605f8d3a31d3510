// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"

#include <QString>
#include <QVariant>
#include <QVariantMap>
#include <optional>

namespace rp {

/// The inputs of the dispatch tax instrument, as values. Choices are held by their keys; the ids and ranges
/// are those of DispatchTaxInstrument.
struct DispatchTaxSettings
{
    QString context;
    QString workload;
    QString mode = QStringLiteral("eager");
    double kernel_count = 1.0;
    double launch_us = 0.0;
    double gpu_speed = 1.0;
    QString launch_model = QStringLiteral("serial");
    QString scale = QStringLiteral("ms");
    QString edge_math = QStringLiteral("course");
    bool min_kernel = false;

    bool operator==(const DispatchTaxSettings &) const = default;
};

/// What a fresh instrument starts with: the catalogue's first context and first workload.
DispatchTaxSettings defaultSettings(const Catalogue &catalogue);

/// The stored value of an input; invalid for an unknown id.
QVariant settingValue(const DispatchTaxSettings &settings, const QString &inputId);

/// Stores a value that has been checked, and what follows from it: a context brings its launch cost, a
/// workload its kernel count. False for an unknown id.
bool storeSetting(DispatchTaxSettings &settings, const QString &inputId, const QVariant &value,
                  const Catalogue &catalogue);

/// The catalogue entries that settings name; both exist for settings made by the functions above.
const WorkloadEntry &workloadOf(const DispatchTaxSettings &settings, const Catalogue &catalogue);
const ContextEntry &contextOf(const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// True in a context with another device than the first one's, where the textbook's math times can either be
/// kept ("course") or scaled to the device ("physical").
bool hasEdgeMath(const DispatchTaxSettings &settings, const Catalogue &catalogue);

} // namespace rp
