// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"

#include <QString>
#include <QVariant>

namespace rp {

/// The inputs of the roofline, as values. Choices are held by their keys; the ids and ranges are those of
/// RooflineInstrument.
struct RooflineSettings
{
    QString context;
    QString precision = QStringLiteral("fp16");
    QString sparsity = QStringLiteral("dense");
    QString kernel = QStringLiteral("square");
    double size = 512.0; ///< side of the square product
    double m = 512.0;
    double n = 512.0;
    double k = 512.0;
    double gemv_rows = 8192.0;    ///< rows of the weights
    double gemv_columns = 8192.0; ///< columns of the weights
    double batch = 1.0;
    bool all_roofs = false;
    double carried_unfused = 0.0; ///< FLOP/byte; 0: none
    double carried_fused = 0.0;

    bool operator==(const RooflineSettings &) const = default;

    bool isSparse() const { return sparsity == QLatin1String("sparse"); }
    bool isSquare() const { return kernel == QLatin1String("square"); }
    bool isGemm() const { return kernel == QLatin1String("gemm"); }
    bool isGemv() const { return kernel == QLatin1String("gemv"); }
};

/// What a fresh instrument starts with: the catalogue's first context, FP16 dense where its device has it.
RooflineSettings defaultRooflineSettings(const Catalogue &catalogue);

/// The stored value of an input; invalid for an unknown id.
QVariant rooflineSetting(const RooflineSettings &settings, const QString &inputId);

/// Stores a value that has been checked, and what follows from it: a device or a precision without the chosen
/// peak brings one that exists. False for an unknown id.
bool storeRooflineSetting(RooflineSettings &settings, const QString &inputId, const QVariant &value,
                          const Catalogue &catalogue);

/// The device of the chosen context; exists for settings made by the functions above.
const DeviceEntry &rooflineDevice(const RooflineSettings &settings, const Catalogue &catalogue);

/// Number formats that can be chosen, and their bytes per element.
struct RooflinePrecision
{
    const char *key;
    physics::Precision precision;
    double element_bytes;
};
/// FP32, FP16, INT8, in this order.
const std::vector<RooflinePrecision> &rooflinePrecisions();
/// That of the settings.
const RooflinePrecision &precisionIn(const RooflineSettings &settings);

} // namespace rp
