// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/hud_items.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/instruments/tracks/track_instrument.h"
#include "models/instruments/workbench.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "views/act/figure_cache.h"
#include "views/shell/look/step_text.h"

#include <algorithm>

namespace rp {
namespace {

/// The instrument that judges the track, while the page shows what it is set to.
const TrackInstrument *judgeInView(const HudInput &input)
{
    const Place place = input.session.place();
    if (!input.workbench || place.step < Step::Explore || !input.session.instrumentOpen(place.act))
        return nullptr;
    for (const Bench::Panel &panel : input.workbench->bench(place.act).panels()) {
        const auto *judge = qobject_cast<const TrackInstrument *>(panel.instrument);
        // Its verdict would answer what the act asks before the learner has made the instrument show it.
        if (judge && judge->track() == input.track)
            return input.session.hasRun(place.act, panel.id) ? judge : nullptr;
    }
    return nullptr;
}

/// What of the design the verdict is about, in words: "CUDA graphs". The first choice is the one that a track
/// is about; the others refine it.
QString settingOf(const Instrument &judge)
{
    const QStringList ids = judge.inputIds();
    for (const QString &id : ids) {
        const InputSpec spec = judge.inputSpec(id);
        if (!spec.id.isEmpty() && spec.kind == InputSpec::Kind::Choice && spec.sharedWith.isEmpty())
            return judge.inputText(id, judge.input(id));
    }
    return {};
}

} // namespace

std::vector<HudItem> HudItems::of(const HudInput &input)
{
    // Tracks are chosen at the act that needs one; before it, an empty goal would only ask what for.
    std::vector<HudItem> items;
    if (!input.track.isEmpty() || input.session.currentAct().needsTrack)
        items.push_back(goal(input));
    items.push_back(progress(input));
    items.push_back(context(input));
    for (const HudItem &item : found(input))
        items.push_back(item);
    return items;
}

HudItem HudItems::goal(const HudInput &input)
{
    HudItem item;
    item.key = QStringLiteral("goal");
    //: Status strip: what the learner's track wants to reach.
    item.title = tr("Goal");
    const TrackEntry *entry = input.catalogue.tracks.find(input.track);
    if (!entry) {
        //: Status strip, after "Goal": the learner has no track yet.
        item.value = tr("none yet");
        item.spoken = tr("Goal: none yet. Choose a track in the settings.");
        return item;
    }
    item.known = true;
    const QString name = contentText(entry->name);
    const QString goal = contentText(entry->goal);
    const TrackInstrument *judge = judgeInView(input);
    const TrackVerdict verdict = judge ? judge->verdict() : TrackVerdict();
    const QString setting = verdict.known ? settingOf(*judge) : QString();
    if (setting.isEmpty()) {
        item.value = goal;
        //: Screen reader, status strip: name of the track, then its goal, a sentence.
        item.spoken = spokenForm(tr("Goal of the track %1: %2").arg(name, goal));
        return item;
    }
    //: Status strip: the goal is reached with the setting %1, such as "CUDA graphs".
    const QString reached = verdict.pass ? tr("reached with %1").arg(setting)
                                         //: Status strip: the goal is missed with the setting %1.
                                         : tr("missed with %1").arg(setting);
    //: Status strip: whether the goal is reached and with which setting, then the goal, a sentence.
    item.value = tr("%1 · %2").arg(reached, goal);
    //: Screen reader, status strip: name of the track, its goal (a sentence), and whether it is reached.
    item.spoken = spokenForm(tr("Goal of the track %1: %2 It is %3.").arg(name, goal, reached));
    return item;
}

HudItem HudItems::progress(const HudInput &input)
{
    const Place place = input.session.place();
    const std::vector<ActContent> &acts = input.session.content().acts;
    const auto at = std::find_if(acts.begin(), acts.end(),
                                 [&place](const ActContent &act) { return act.id == place.act; });
    const Format format;
    HudItem item;
    item.key = QStringLiteral("progress");
    //: Status strip: number of the act.
    item.title = tr("Act %1").arg(format.count(static_cast<double>(at - acts.begin()) + 1.0));
    //: Status strip, after the act: the step the learner is at, of all steps of the act.
    item.value =
        tr("step %1 of %2").arg(format.count(static_cast<int>(place.step) + 1), format.count(stepCount));
    //: Screen reader, status strip: act, step and its name, and how many steps of the act are done.
    item.spoken = tr("%1, %2: %3, %4 done")
                      .arg(item.title, item.value, StepText::name(place.step),
                           format.count(StepText::stepsDone(input.session, place.act)));
    item.known = true;
    return item;
}

HudItem HudItems::context(const HudInput &input)
{
    const ContextEntry &entry = input.catalogue.contexts.findOrFirst(input.context);
    HudItem item;
    item.key = QStringLiteral("context");
    //: Status strip: where the model runs, in the cloud or at the edge.
    item.title = tr("Context");
    item.value = contentText(entry.name);
    //: Screen reader, status strip: name of the context and its machine, a sentence or a few facts.
    item.spoken = spokenForm(tr("Context: %1. %2").arg(item.value, contentText(entry.summary)));
    item.known = true;
    item.spare = true;
    return item;
}

std::vector<HudItem> HudItems::found(const HudInput &input)
{
    std::vector<HudItem> items;
    if (!input.workbench || !input.figures)
        return items;
    for (const ActContent &act : input.session.content().acts) {
        for (const KeptContent &kept : act.kept) {
            if (kept.title.isEmpty() || !input.session.isKept(act.id, kept))
                continue;
            HudItem item;
            item.key = kept.id;
            item.title = contentText(kept.title);
            item.value = input.figures->resolved(contentText(kept.text), input.workbench->bench(act.id));
            //: Screen reader, status strip: what was found, and its value.
            item.spoken = spokenForm(tr("%1: %2").arg(item.title, item.value));
            item.known = true;
            item.spare = true;
            items.push_back(item);
        }
    }
    return items;
}

} // namespace rp
