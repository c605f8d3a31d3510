// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"

#include <QString>
#include <QStringList>
#include <QVariant>
#include <vector>

namespace rp {

/// One move of the learner in the crossing part: which input, and what it held before.
struct ContinuumMove
{
    QString input;
    QVariant before;

    bool operator==(const ContinuumMove &) const = default;
};

/// The inputs of the compilation continuum, as values. Choices are held by their keys; the ids and ranges
/// are those of CompilationContinuumInstrument.
struct ContinuumSettings
{
    QString context;
    QString workload;
    QString launch_model = QStringLiteral("serial");
    QString stage;
    // The crossing part: what moves are counted of.
    QString operation = QStringLiteral("pointwise");
    QString precision = QStringLiteral("fp16");
    double kernel_complexity = 1.0; ///< FLOP per element of each pointwise operation
    double fusion_level = 1.0;      ///< pointwise operations in one kernel
    double gemm_k = 256.0;
    double gemm_batch = 256.0;        ///< rows of the matrix product
    std::vector<ContinuumMove> moves; ///< oldest first; neighbours have different inputs

    bool operator==(const ContinuumSettings &) const = default;

    bool isGemm() const { return operation == QLatin1String("gemm"); }
    bool isOverlapped() const { return launch_model == QLatin1String("overlapped"); }
};

/// What a fresh instrument starts with: the catalogue's first context, workload and stage.
ContinuumSettings defaultContinuumSettings(const Catalogue &catalogue);

/// Whether a change of this input counts as a move.
bool isCrossingInput(const QString &inputId);
QStringList crossingInputs();

/// The stored value of an input; invalid for an unknown id and for "moves" and "history".
QVariant settingValue(const ContinuumSettings &settings, const QString &inputId);

/// Stores a value that has been checked, and nothing else: no move is recorded. False for an unknown id.
bool storeSetting(ContinuumSettings &settings, const QString &inputId, const QVariant &value);

/// The catalogue entries that settings name; all exist for settings made by the functions above.
const WorkloadEntry &workloadOf(const ContinuumSettings &settings, const Catalogue &catalogue);
const ContextEntry &contextOf(const ContinuumSettings &settings, const Catalogue &catalogue);
const StageEntry &stageOf(const ContinuumSettings &settings, const Catalogue &catalogue);
const DeviceEntry &deviceOf(const ContinuumSettings &settings, const Catalogue &catalogue);

physics::Precision precisionOf(const ContinuumSettings &settings);
double elementBytesOf(const ContinuumSettings &settings);

} // namespace rp
