// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/page_plan.h"

namespace rp {

/// The page with that key; null when there is none.
const PagePlan *pagePlan(const InstrumentPlan &plan, const QString &key);
/// The first page that belongs to a choice of the input that the tabs set; null when none does.
const PagePlan *firstPageFor(const InstrumentPlan &plan, const QString &choice);
/// The section that a page stands in; the number of sections for one that does not exist.
std::size_t sectionOfPage(const InstrumentPlan &plan, const QString &key);

} // namespace rp
