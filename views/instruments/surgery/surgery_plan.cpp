// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/surgery_plan.h"

#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/surgery/surgery_choice.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/instruments/surgery/waiting_part.h"

#include <QCoreApplication>

namespace rp {

namespace {

class SurgeryParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::SurgeryView)
public:
    explicit SurgeryParts(const SurgeryInstrument &instrument)
        : m_instrument(instrument)
        , m_shown(instrument)
    {
    }
    InstrumentPlan plan() const;

private:
    std::vector<ControlGroup> controls() const;
    std::vector<PagePlan> pages() const;
    Part surgeries() const;
    Judgement chosen() const;

    const SurgeryInstrument &m_instrument;
    InstrumentReader m_shown;
};

InstrumentPlan SurgeryParts::plan() const
{
    SectionPlan section;
    section.controls = controls();
    section.pages = pages();
    InstrumentPlan plan{{section}, {"surgery"}};
    plan.lead = {verdictPart("chosen", [*this] { return chosen(); })};
    // Where it breaks, and into what, with the program left as it is: the surgery that the question names.
    plan.seenIn = {{"sites", "after"}, {"subgraphs", "after"}, {"gain_break", "gains"}};
    return plan;
}

std::vector<ControlGroup> SurgeryParts::controls() const
{
    //: Heading over controls: the program that is looked at, and why its graph breaks.
    return {{"program", [] { return tr("Program"); }, {"scenario", "cause"}},
            //: Heading over a list of ways to mend the break in a program's graph.
            {"", [] { return tr("Surgery"); }, {}, {surgeries()}, false},
            //: Heading over controls.
            {"numbers", [] { return tr("Baseline and numbers"); }}};
}

std::vector<PagePlan> SurgeryParts::pages() const
{
    std::vector<PagePlan> pages = surgeryMapPages(m_instrument);
    pages.push_back(surgeryChangePage(m_instrument));
    for (const PagePlan &page : surgeryMaskingPages(m_instrument))
        pages.push_back(page);
    pages.push_back(surgeryBaselinesPage(m_instrument));
    pages.push_back(surgeryIronLawPage(m_instrument));
    PagePlan waiting{.key = "waiting"};
    //: Tab: CPU and GPU wait for each other, in motion.
    waiting.title = [] { return tr("Who waits"); };
    waiting.picture = waitingPart(m_instrument);
    pages.push_back(std::move(waiting));
    return pages;
}

Part SurgeryParts::surgeries() const
{
    const auto make = [&instrument = m_instrument](InstrumentView &view, QWidget *parent) {
        auto *choice = new SurgeryChoice(instrument, parent);
        QObject::connect(choice, &SurgeryChoice::chosen, &view, [&view](const QString &surgery) {
            view.request(QStringLiteral("surgery"), surgery);
        });
        return choice;
    };
    return madePart<SurgeryChoice>(Part::Kind::Choice, "surgeries", make,
                                   [](SurgeryChoice &choice) { choice.showValues(); });
}

Judgement SurgeryParts::chosen() const
{
    const bool possible = m_instrument.obstacle().isEmpty();
    const QString name = m_shown.inputText("surgery");
    // Leaving the break as it is deserves no green: nothing has been mended.
    const bool leaves = m_shown.key("surgery").startsWith(QLatin1String("none_"));
    const Meaning rating = leaves ? Meaning::Neutral : Meaning::Good;
    return {possible ? rating : Meaning::Failure,
            //: Heading: %1 names a way to mend the break in a program's graph.
            possible ? tr("%1 (possible)").arg(name)
                     //: Heading: %1 names a way to mend the break in a program's graph.
                     : tr("%1 (not possible here)").arg(name),
            //: a sentence made of what is done: "Make the call after the pass."
            {tr("%1.").arg(m_instrument.action()), m_instrument.price(), m_instrument.takeaway()},
            m_shown.label("total_us"),
            m_shown.assumption("total_us")};
}

} // namespace

InstrumentPlan surgeryPlan(SurgeryInstrument &instrument)
{
    return SurgeryParts(instrument).plan();
}

} // namespace rp
