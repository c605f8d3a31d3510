// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery_model.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

// Columns and rows of the tables of GraphSurgeryInstrument, which says what is in them.

std::vector<ResultColumn> surgeryOptionColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> surgeryOptionRows(const SurgeryState &state);

std::vector<ResultColumn> beforeAfterColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> beforeAfterRows(const SurgeryState &state);

std::vector<ResultColumn> changeColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> changeRows(const SurgeryNow &now, const Catalogue &catalogue);

std::vector<ResultColumn> workColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> workRows(const SurgeryState &state);

std::vector<ResultColumn> ironLawColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> ironLawRows(const SurgeryState &state);

std::vector<ResultColumn> challengeColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> challengeRows(const SurgeryState &state, const Catalogue &catalogue);

std::vector<ResultColumn> maskingColumns(const SurgeryNow &now, const Catalogue &catalogue);
/// Empty where nothing can be masked.
std::vector<ResultRow> maskingRows(const SurgeryState &state);
std::vector<ResultColumn> wasteColumns(const SurgeryNow &now, const Catalogue &catalogue);
std::vector<ResultRow> wasteRows(const SurgeryState &state);

std::vector<ResultColumn> graphColumns();
std::vector<ResultRow> graphRows(const OperationGraph &graph, BreakCause cause);

} // namespace rp
