// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/plan_pages.h"

namespace rp {

const PagePlan *pagePlan(const InstrumentPlan &plan, const QString &key)
{
    for (const SectionPlan &section : plan.sections) {
        for (const PagePlan &page : section.pages) {
            if (key == QLatin1String(page.key))
                return &page;
        }
    }
    return nullptr;
}

const PagePlan *firstPageFor(const InstrumentPlan &plan, const QString &choice)
{
    for (const SectionPlan &section : plan.sections) {
        for (const PagePlan &page : section.pages) {
            if (page.choice && choice == QLatin1String(page.choice))
                return &page;
        }
    }
    return nullptr;
}

std::size_t sectionOfPage(const InstrumentPlan &plan, const QString &key)
{
    for (std::size_t i = 0; i < plan.sections.size(); ++i) {
        for (const PagePlan &page : plan.sections[i].pages) {
            if (key == QLatin1String(page.key))
                return i;
        }
    }
    return plan.sections.size();
}

} // namespace rp
