// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measured/measured_twins.h"

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QVariantMap>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <vector>

namespace rp {

namespace {

/// Settings are typed or restored from text: the last digit may differ.
constexpr double sameWithin = 1e-9;

bool isSameSetting(const QVariant &set, const QVariant &measured)
{
    const int type = measured.typeId();
    if (type == QMetaType::QString || type == QMetaType::Bool)
        return set.typeId() == type && set == measured;
    bool isNumber = false;
    const double value = set.toDouble(&isNumber);
    if (!isNumber || set.typeId() == QMetaType::QString || set.typeId() == QMetaType::Bool)
        return false;
    const double wanted = measured.toDouble();
    return std::abs(value - wanted) <= sameWithin * std::max(std::abs(value), std::abs(wanted));
}

bool holdsAt(const Measurement &measurement, const QVariantMap &inputs, const QStringList &freeInputs)
{
    for (auto it = measurement.inputs.cbegin(); it != measurement.inputs.cend(); ++it) {
        if (freeInputs.contains(it.key()))
            continue;
        const auto set = inputs.constFind(it.key());
        if (set == inputs.cend() || !isSameSetting(*set, it.value()))
            return false;
    }
    return true;
}

} // namespace

std::vector<MeasuredTwin> measuredTwin(const Measured &measured, const QString &instrumentId,
                                       const QVariantMap &inputs, const QString &device)
{
    return measuredAlong(measured, instrumentId, inputs, {}, device);
}

std::vector<MeasuredTwin> measuredAlong(const Measured &measured, const QString &instrumentId,
                                        const QVariantMap &inputs, const QStringList &freeInputs,
                                        const QString &device)
{
    std::vector<MeasuredTwin> twins;
    for (const Measurement &measurement : measured.measurements) {
        const bool isOfDevice = measurement.device.isEmpty() || measurement.device == device;
        if (measurement.instrument != instrumentId || !isOfDevice ||
            !holdsAt(measurement, inputs, freeInputs))
            continue;
        for (const MeasuredFigure &figure : measurement.figures)
            twins.push_back({figure.figure, figure.value, figure.spread, measurement.place,
                             measurement.inputs, measurement.variant, measurement.name, measurement.note,
                             measurement.id});
    }
    return twins;
}

std::vector<MeasuredTwin> twinsOf(const std::vector<MeasuredTwin> &twins, const QString &figure)
{
    std::vector<MeasuredTwin> found;
    std::copy_if(twins.cbegin(), twins.cend(), std::back_inserter(found),
                 [&](const MeasuredTwin &twin) { return twin.figure == figure; });
    return found;
}

std::vector<MeasuredTwin> twinsOf(const std::vector<MeasuredTwin> &twins, const QString &figure,
                                  const QString &variant)
{
    std::vector<MeasuredTwin> found = twinsOf(twins, figure);
    std::erase_if(found, [&](const MeasuredTwin &twin) { return twin.variant != variant; });
    return found;
}

const MeasuredAnswer *measuredFor(const Measured &measured, const QString &lab, const QString &act,
                                  const QString &question)
{
    const auto found =
        std::find_if(measured.answers.cbegin(), measured.answers.cend(), [&](const MeasuredAnswer &answer) {
            return answer.lab == lab && answer.act == act && answer.question == question;
        });
    return found == measured.answers.cend() ? nullptr : &*found;
}

std::vector<MeasuredConstant> measuredConstants(const Measured &measured, const QString &section,
                                                const QString &field, const QString &key)
{
    std::vector<MeasuredConstant> found;
    std::copy_if(measured.constants.cbegin(), measured.constants.cend(), std::back_inserter(found),
                 [&](const MeasuredConstant &constant) {
                     return constant.section == section && constant.field == field && constant.key == key;
                 });
    return found;
}

double modelAgainst(double model, double measuredValue)
{
    if (measuredValue == 0.0)
        return std::numeric_limits<double>::quiet_NaN();
    return model / measuredValue - 1.0;
}

} // namespace rp
