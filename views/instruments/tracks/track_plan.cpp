// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_plan.h"

#include "models/instruments/tracks/common/track_instrument.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/tracks/track_goal.h"

#include <QCoreApplication>

namespace rp {

namespace {

struct TrackWordsOfView
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackView)
public:
    static Part verdict(TrackInstrument &instrument);
    //: Tab: what a track asks for, part by part.
    static QString goal() { return tr("Goal"); }
};

Part TrackWordsOfView::verdict(TrackInstrument &instrument)
{
    return verdictPart("verdict", [&instrument, shown = InstrumentReader(instrument)] {
        const TrackVerdict verdict = instrument.verdict();
        const QString label = shown.label("verdict");
        return Judgement{verdict.pass ? Meaning::Good : Meaning::Failure,
                         //: A figure's name and its value, e.g. "Goal of the track: goal reached".
                         tr("%1: %2").arg(label, shown.text("verdict")),
                         {verdict.sentence},
                         label,
                         shown.assumption("verdict"),
                         true};
    });
}

Part goalPart(TrackInstrument &instrument)
{
    return madePart<TrackGoal>(
        Part::Kind::Figures, "goal",
        [&instrument](InstrumentView &, QWidget *parent) { return new TrackGoal(instrument, parent); },
        [](TrackGoal &shown) { shown.showParts(); });
}

} // namespace

InstrumentPlan trackPlan(TrackInstrument &instrument, std::vector<PagePlan> pages)
{
    SectionPlan section;
    section.controls = {{}};
    section.pages = std::move(pages);
    section.pages.push_back(
        {.key = "goal", .title = &TrackWordsOfView::goal, .picture = goalPart(instrument)});
    InstrumentPlan plan{{section}};
    plan.lead = {TrackWordsOfView::verdict(instrument)};
    return plan;
}

} // namespace rp
