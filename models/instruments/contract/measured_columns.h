// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <vector>

namespace rp {

struct Catalogue;
struct Measured;

/// The DeviceEntry key of a context; empty for an unknown one.
QString deviceOfContext(const Catalogue &catalogue, const QString &context);

/// A figure of an instrument, where it is set like this.
struct MeasuredSpot
{
    QString instrument;
    QVariantMap inputs; ///< all of them
    QString device;     ///< DeviceEntry key of the context
    QString figure;
};

/// "H100", and how it ran what was measured, where it did in several ways.
QString machineText(const Measured &measured, const QString &variant);

/// The variants in which a machine had the figure at any value of the free inputs, in file order; the plain
/// one is an empty text. @param wanted those alone, unless it is empty
QStringList measuredVariants(const Measured &measured, const MeasuredSpot &spot,
                             const QStringList &freeInputs, const QStringList &wanted);

/// The column that a machine's values have beside those of the model's own. `measured` must outlive it.
ResultColumn measuredColumn(const Measured &measured, const ResultColumn &model, const QString &variant);
/// What was measured in a variant; a cell without a value where nothing was.
ResultCell measuredCell(const Measured &measured, const MeasuredSpot &spot, const QString &variant);

/// Numbers of the columns with measured values of a column; empty where there are none now.
std::vector<int> measuredColumns(const ResultTable &table, const QString &column);

/// What the runs at a spot were and why they differ from the model, whatever the figure: a text for each.
/// @param untold ids of measurements of which the reason is kept back
QStringList measuredNotes(const Measured &measured, const MeasuredSpot &spot, const QStringList &untold);

/// "H100: 12.3 ms. The model says 0.4 % less." of a row's value, for each variant that has one; empty
/// where nothing was measured.
QString measuredSentence(const ResultTable &table, const QString &column, const QString &row);
/// The same for two numbers, one of a model and one of the machine in words.
QString measuredSentence(const QString &machine, const QString &measuredText, double model,
                         double measuredValue);

} // namespace rp
