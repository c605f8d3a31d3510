// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/page_plan.h"

namespace rp {

class SurgeryInstrument;

/// The operation graph under the baseline and under the chosen surgery, side by side while there is room.
std::vector<PagePlan> surgeryMapPages(const SurgeryInstrument &instrument);
/// What the surgery changes, quantity by quantity, and the same as bars.
PagePlan surgeryChangePage(const SurgeryInstrument &instrument);
/// Whether computing both branches pays: the pass masked and broken by probability, with the probability from
/// which it pays in this pass; the waste against the cost of the breaks, with the one from the rule; and the
/// waste of each surgery.
std::vector<PagePlan> surgeryMaskingPages(const SurgeryInstrument &instrument);
/// What the stakeholder asks for, against both baselines, and beside it what the track's own rule says.
PagePlan surgeryBaselinesPage(const SurgeryInstrument &instrument);
/// Data, compute and latency before and after, and which of them moved.
PagePlan surgeryIronLawPage(const SurgeryInstrument &instrument);

} // namespace rp
