// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/ridge_points.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/physics/roofline.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

namespace rp {

namespace {

using physics::Precision;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::RidgePoints)
public:
    static QString vectorPeakAssumed()
    {
        return tr(
            "No FP16 peak of the vector units is known for this device. The FP32 peak stands in for it.");
    }
};

QString peaksAssumption(const DeviceEntry &device)
{
    return contentText(device.notes.assumption(QStringLiteral("dense_flops")));
}

} // namespace

RidgePoints ridgePoints(const DeviceEntry &device, Precision precision, double bandwidth_bytes_s)
{
    RidgePoints ridges;
    if (precision != Precision::Fp16 && precision != Precision::Fp32)
        return ridges;
    const bool half = precision == Precision::Fp16;
    ridges.tensorPrecision = half ? Precision::Fp16 : Precision::Tf32;
    std::optional<double> vector = device.device.peak_flops(half ? Precision::Fp16Vector : Precision::Fp32);
    if (!vector && half) {
        vector = device.device.peak_flops(Precision::Fp32);
        ridges.vectorAssumed = vector.has_value();
    }
    if (vector)
        ridges.vector = physics::ridge(*vector, bandwidth_bytes_s);
    if (const std::optional<double> tensor = device.device.peak_flops(ridges.tensorPrecision))
        ridges.tensor = physics::ridge(*tensor, bandwidth_bytes_s);
    return ridges;
}

RidgePoints ridgePoints(const DeviceEntry &device, Precision precision)
{
    return ridgePoints(device, precision, device.device.bandwidth_bytes_s);
}

QString tensorRidgeAssumption(const DeviceEntry &device)
{
    return peaksAssumption(device);
}

QString vectorRidgeAssumption(const DeviceEntry &device, const RidgePoints &ridges)
{
    return joinedSentences(
        {peaksAssumption(device), ridges.vectorAssumed ? Words::vectorPeakAssumed() : QString()});
}

} // namespace rp
