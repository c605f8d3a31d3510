// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/roofline/roofline_model.h"
#include "models/results/result_table.h"

#include <functional>
#include <vector>

namespace rp {

// Columns and rows of the tables described at RooflineInstrument. Columns ask `now` for the state whenever
// the reason of an assumption is needed.

using RooflineNow = std::function<const RooflineState &()>;

std::vector<ResultColumn> operatingPointColumns(const RooflineNow &now, const Catalogue &catalogue);
/// @param withKernel the chosen kernel first; otherwise only what another lab handed on
std::vector<ResultRow> operatingPointRows(const RooflineState &state, bool withKernel);

std::vector<ResultColumn> sizesColumns(const RooflineNow &now, const Catalogue &catalogue);
std::vector<ResultRow> sizesRows(const RooflineState &state);

std::vector<ResultColumn> precisionsColumns(const RooflineNow &now, const Catalogue &catalogue);
std::vector<ResultRow> precisionsRows(const RooflineState &state);

/// The chosen roof, or it and the device's others behind it.
std::vector<Roof> drawnRoofs(const RooflineState &state);
std::vector<ResultColumn> roofsColumns(const std::vector<Roof> &roofs, const RooflineNow &now,
                                       const Catalogue &catalogue);
std::vector<ResultRow> roofsRows(const std::vector<Roof> &roofs);
/// "FP16 dense, 989.4 TFLOP/s".
QString roofLabel(const Roof &roof);

} // namespace rp
