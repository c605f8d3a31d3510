// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_workbench.h"

namespace rp {

// The rows of the tables of TraceDesign.
std::vector<ResultRow> partsRows(const TraceState &state, const Catalogue &catalogue);
std::vector<ResultRow> whatIfRows(const TraceState &state, const Catalogue &catalogue);
std::vector<ResultRow> modelRows(const TraceState &state, const Catalogue &catalogue);
std::vector<ResultRow> kernelRows(const TraceState &state, const Catalogue &catalogue);
std::vector<ResultRow> stepRows(const TraceState &state, const Catalogue &catalogue);
std::vector<ResultRow> changeRows(const TraceState &state, const Catalogue &catalogue);

} // namespace rp
