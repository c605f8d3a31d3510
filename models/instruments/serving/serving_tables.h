// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_model.h"
#include "models/results/result_table.h"

#include <functional>
#include <vector>

namespace rp {

/// The state at the moment when a text is asked for.
using ServingNow = std::function<const ServingState &()>;

// The tables of ServingDesignInstrument, which says what is in them.

std::vector<ResultColumn> servingKernelColumns(const ServingNow &now, const Catalogue &catalogue);
std::vector<ResultRow> servingKernelRows(const ServingState &state, const Catalogue &catalogue);

std::vector<ResultColumn> servingRoofColumns(const ServingNow &now, const Catalogue &catalogue);
std::vector<ResultRow> servingRoofRows(const ServingState &state);

std::vector<ResultColumn> servingMemoryColumns(const ServingNow &now, const Catalogue &catalogue);
std::vector<ResultRow> servingMemoryRows(const ServingState &state, const Catalogue &catalogue);

std::vector<ResultColumn> servingBatchColumns(const ServingNow &now, const Catalogue &catalogue);
std::vector<ResultRow> servingBatchRows(const ServingState &state, const Catalogue &catalogue);

std::vector<ResultColumn> servingFusionColumns(const ServingNow &now, const Catalogue &catalogue);
std::vector<ResultRow> servingFusionRows(const ServingState &state, const Catalogue &catalogue);

std::vector<ResultColumn> servingOperationColumns(const ServingNow &now, const Catalogue &catalogue);
std::vector<ResultRow> servingOperationRows(const Catalogue &catalogue);

} // namespace rp
