// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion_figures.h"
#include "models/results/result_table.h"

#include <functional>
#include <vector>

namespace rp {

/// The state of now, for texts that are made when they are asked for.
using FusionStateNow = std::function<const FusionState &()>;

std::vector<ResultColumn> operationColumns();
std::vector<ResultRow> operationRows(const FusionSettings &settings, const Catalogue &catalogue);

std::vector<ResultColumn> fusionTimeColumns(const FusionStateNow &now, const Catalogue &catalogue);
std::vector<ResultRow> fusionTimeRows(const FusionState &state);

std::vector<ResultColumn> granularityColumns(const FusionStateNow &now, const Catalogue &catalogue);
/// Notes the row that the settings have chosen.
std::vector<ResultRow> granularityRows(const FusionSettings &settings, const Catalogue &catalogue);

std::vector<ResultColumn> fusionIntensityColumns(const FusionStateNow &now, const Catalogue &catalogue);
std::vector<ResultRow> fusionIntensityRows(const FusionState &state);

/// The row of granularities() that the settings have chosen; empty when none is.
QString chosenLevel(const FusionSettings &settings);
/// A kernel's name in words: "LayerNorm". A name that isn't known stays as it is.
QString kernelLabel(const QString &name);
/// "Unfused", "Fused".
QString wayLabel(bool fused);
/// A level's name in words: "Library kernels".
QString levelLabel(const QString &key, const Catalogue &catalogue);

// The tables of the other two topics.

std::vector<ResultColumn> attentionTrafficColumns(const FusionStateNow &now, const Catalogue &catalogue);
std::vector<ResultRow> attentionTrafficRows(const FusionSettings &settings, const Catalogue &catalogue);
std::vector<ResultColumn> attentionFootprintColumns();
std::vector<ResultRow> attentionFootprintRows(const FusionSettings &settings, const Catalogue &catalogue);
std::vector<ResultColumn> attentionRatioColumns(const FusionStateNow &now, const Catalogue &catalogue);
std::vector<ResultRow> attentionRatioRows(const FusionSettings &settings, const Catalogue &catalogue);
std::vector<ResultColumn> conventionColumns();
/// Notes the convention that the settings have chosen.
std::vector<ResultRow> conventionRows(const FusionSettings &settings, const Catalogue &catalogue);

} // namespace rp
