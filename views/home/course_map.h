// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"
#include "views/map/picture/map_graph.h"

namespace rp {

/// The labs of the course and what each takes over from the ledger entries of others (LabContent::takes), in
/// the current language. Without edges when no lab takes anything from another one of the course.
/// @param overview of the same labs, in the same order
MapGraph courseMap(const std::vector<LabContent> &labs, const std::vector<LabOverview> &overview);

} // namespace rp
