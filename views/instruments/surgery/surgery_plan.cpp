// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/surgery_plan.h"

#include "views/instruments/surgery/surgery_pages.h"
#include "views/instruments/surgery/waiting_part.h"

#include <QCoreApplication>

namespace rp {

namespace {

struct SurgeryParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryView)
public:
    static std::vector<ControlGroup> controls();
    static PagePlan waiting(const SurgeryInstrument &instrument);
};

std::vector<ControlGroup> SurgeryParts::controls()
{
    //: Heading over controls: the program that is looked at, and why its graph breaks.
    return {{"program", [] { return tr("Program"); }, {"scenario", "surgery", "cause"}},
            //: Heading over controls.
            {"numbers", [] { return tr("Baseline and numbers"); }}};
}

PagePlan SurgeryParts::waiting(const SurgeryInstrument &instrument)
{
    PagePlan page{.key = "waiting"};
    //: Tab: CPU and GPU wait for each other, in motion.
    page.title = [] { return tr("Who waits"); };
    page.picture = waitingPart(instrument);
    return page;
}

} // namespace

InstrumentPlan surgeryPlan(SurgeryInstrument &instrument)
{
    SectionPlan section;
    section.controls = SurgeryParts::controls();
    section.pages = {surgeryStagePage(instrument), surgeryChangePage(instrument),
                     SurgeryParts::waiting(instrument)};
    InstrumentPlan plan{{section}};
    plan.pinned = {"scenario", "surgery"};
    // A gain is the quotient of two times; how often the graph breaks is seen in the code and the map.
    plan.seenIn = {{"gain_break", "terms"}};
    return plan;
}

} // namespace rp
