// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_plan.h"

#include "models/instruments/tracks/track_instrument.h"
#include "views/instruments/page/word_parts.h"

#include <QCoreApplication>

namespace rp {

namespace {

struct TrackWordsOfView
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackView)
public:
    static Part verdict(TrackInstrument &instrument);
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

} // namespace

InstrumentPlan trackPlan(TrackInstrument &instrument, std::vector<PagePlan> pages,
                         std::vector<const char *> pinned)
{
    SectionPlan section;
    section.controls = {{}};
    section.pages = std::move(pages);
    section.pages.front().notes.push_back(tablePart("goal", instrument.table(u"criteria")));
    InstrumentPlan plan{{section}};
    plan.pinned = std::move(pinned);
    plan.lead = {TrackWordsOfView::verdict(instrument)};
    return plan;
}

} // namespace rp
