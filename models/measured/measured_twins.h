// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measured/measured.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>
#include <vector>

namespace rp {

/// A figure of an instrument as the machine had it, with what it belongs to.
struct MeasuredTwin
{
    QString figure;
    double value = 0.0; ///< in the figure's own unit
    std::optional<MeasuredRange> spread;
    std::optional<MeasuredPlace> place; ///< where it stands if not at the settings' own point
    QVariantMap inputs;                 ///< settings that it was measured at: what differs along a curve
    QString variant;
    QString name; ///< English source for contentText(), as is the note
    QString note;
    QString measurement; ///< its id
};

/// What was measured at the settings of a page, in file order; empty where these are not the settings of any
/// measurement. Every input that a measurement names has to have its value, and what it doesn't name is free.
/// @param inputs all inputs of the instrument, as Instrument::saveInputs() gives them
/// @param device DeviceEntry key of the context's device: measurements that belong to a device need it
std::vector<MeasuredTwin> measuredTwin(const Measured &measured, const QString &instrumentId,
                                       const QVariantMap &inputs, const QString &device = {});

/// The same for what a chart draws beside the settings: these inputs may have any value. A chart of stages
/// asks with "stage", one of sizes with "size".
std::vector<MeasuredTwin> measuredAlong(const Measured &measured, const QString &instrumentId,
                                        const QVariantMap &inputs, const QStringList &freeInputs,
                                        const QString &device = {});

/// Those of a figure; with a variant those of this one alone, where an empty one means the plain ones.
std::vector<MeasuredTwin> twinsOf(const std::vector<MeasuredTwin> &twins, const QString &figure);
std::vector<MeasuredTwin> twinsOf(const std::vector<MeasuredTwin> &twins, const QString &figure,
                                  const QString &variant);

/// What the machine says to a question; null when it was not asked. Valid as long as `measured` is.
const MeasuredAnswer *measuredFor(const Measured &measured, const QString &lab, const QString &act,
                                  const QString &question);

/// What was measured of a field of the catalogue, in file order. `key` names the entry in a section that is a
/// list.
std::vector<MeasuredConstant> measuredConstants(const Measured &measured, const QString &section,
                                                const QString &field, const QString &key = {});

/// How far a model is from the machine: 0.1 where it says 10 % more. NaN where the machine has nothing.
double modelAgainst(double model, double measuredValue);

} // namespace rp
