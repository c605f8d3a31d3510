// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/course_overview.h"

#include "models/session/ledger.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "views/shell/look/step_text.h"

#include <algorithm>

namespace rp {

namespace {

/// From 1; 1 for an act that is not of the lab.
int numberOf(const LabSession &session, const QString &act)
{
    const std::vector<ActContent> &acts = session.content().acts;
    const auto it =
        std::find_if(acts.begin(), acts.end(), [&act](const ActContent &other) { return other.id == act; });
    return it == acts.end() ? 1 : static_cast<int>(it - acts.begin()) + 1;
}

std::optional<AskedQuestion> askedIn(const LabSession &session, const Place &place)
{
    const ActContent *act = session.content().act(place.act);
    const std::vector<const QuestionContent *> asked = session.predictions(place.act);
    if (!act || asked.empty())
        return std::nullopt;
    const auto open = std::find_if(asked.begin(), asked.end(), [&](const QuestionContent *question) {
        return !session.prediction(act->id, question->id);
    });
    AskedQuestion found;
    found.act = act->id;
    found.picture = act->brief.picture;
    found.isOpen = open != asked.end() && (!act->needsTrack || session.isTrackChosen());
    found.question = open == asked.end() ? *asked.back() : **open;
    if (const auto record = session.prediction(act->id, found.question.id)) {
        const OptionContent *option = findOption(found.question, record->option);
        found.said = option ? option->value : record->number;
    }
    return found;
}

} // namespace

LabOverview LabOverview::of(const LabSession &session)
{
    const LabContent &content = session.content();
    LabOverview lab;
    lab.id = content.id;
    lab.chapter = content.chapter;
    lab.number = labNumberText(content.chapter);
    lab.title = contentText(content.title);
    lab.summary = contentText(content.summary);
    lab.acts.reserve(content.acts.size());
    for (const ActContent &act : content.acts) {
        const int done = StepText::stepsDone(session, act.id);
        lab.acts.push_back({contentText(act.title), act.minutes, StepText::actState(session, act.id), done});
        lab.minutes += act.minutes;
        lab.stepsDone += done;
        lab.steps += stepCount;
    }
    lab.place = session.placeToGoOn();
    lab.actNumber = numberOf(session, lab.place.act);
    lab.isDone = session.isLabDone();
    if (!lab.isDone)
        lab.asked = askedIn(session, lab.place);
    lab.isStarted = lab.stepsDone > 0 || lab.place != Place{content.acts.front().id, Step::Brief};
    return lab;
}

std::vector<LabOverview> courseOverview(const std::vector<LabContent> &labs, const LabSession &open,
                                        Ledger &ledger)
{
    std::vector<LabOverview> overview;
    overview.reserve(labs.size());
    for (const LabContent &lab : labs) {
        if (lab.id == open.content().id)
            overview.push_back(LabOverview::of(open));
        else
            overview.push_back(LabOverview::of(LabSession(lab, ledger)));
    }
    return overview;
}

const LabOverview *labToContinue(const std::vector<LabOverview> &labs, const QString &open)
{
    const auto first = [&labs](const auto &condition) {
        const auto it = std::find_if(labs.begin(), labs.end(), condition);
        return it == labs.end() ? nullptr : &*it;
    };
    const LabOverview *here = first([&open](const LabOverview &lab) { return lab.id == open; });
    const LabOverview *underWay = first([](const LabOverview &lab) { return lab.isStarted && !lab.isDone; });
    if (here && !here->isDone && (here->isStarted || !underWay))
        return here;
    if (underWay)
        return underWay;
    const LabOverview *next = first([](const LabOverview &lab) { return !lab.isDone; });
    return next ? next : here;
}

QString CourseText::state(const LabOverview &lab)
{
    const Format format;
    if (lab.stepsDone > 0) {
        //: How far the learner has come in a lab.
        return tr("%1 of %2 steps done").arg(format.count(lab.stepsDone), format.count(lab.steps));
    }
    const QString acts = tr("%Ln act(s)", nullptr, static_cast<int>(lab.acts.size()));
    //: A lab that is not begun: how many acts it has, and about how long it takes.
    return tr("%1, about %Ln minute(s)", nullptr, lab.minutes).arg(acts);
}

QString CourseText::act(const LabOverview &lab, std::size_t index)
{
    const ActOverview &act = lab.acts.at(index);
    const Format format;
    const QString number = format.count(static_cast<double>(index) + 1);
    //: In a sentence about an act: about how long it takes.
    const QString time = tr("about %Ln minute(s)", nullptr, act.minutes);
    if (act.state == StepState::Open && act.stepsDone > 0) {
        //: An act in the card of its lab: number, title, time, then its steps done and all of them.
        return tr("Act %1, %2: %3, %4 of %5 steps done")
            .arg(number, act.title, time, format.count(act.stepsDone), format.count(stepCount));
    }
    //: An act in the card of its lab: number, title, time, then "done", "open" or "locked".
    return tr("Act %1, %2: %3, %4").arg(number, act.title, time, StepText::state(act.state));
}

QString CourseText::place(const LabOverview &lab)
{
    //: Where the learner goes on in a lab: number of the act and name of the step, as part of a sentence.
    return tr("act %1, %2").arg(Format().count(lab.actNumber), StepText::name(lab.place.step));
}

QString CourseText::goOn(const LabOverview &lab)
{
    if (lab.isDone) {
        //: Button: opens a lab that is finished; %1 is such as "Lab 07".
        return tr("Open again: %1").arg(lab.number);
    }
    if (!lab.isStarted) {
        //: Button: opens a lab for the first time; %1 is such as "Lab 07".
        return tr("Start: %1").arg(lab.number);
    }
    //: Button: opens a lab where it was left; %1 is such as "Lab 07", %2 such as "act 2, Explore".
    return tr("Go on: %1, %2").arg(lab.number, place(lab));
}

QString CourseText::goOnShort(const LabOverview &lab)
{
    if (lab.isDone) {
        //: Button: opens a lab that is finished.
        return tr("Open again");
    }
    //: Button: opens a lab where it was left.
    return lab.isStarted ? tr("Go on") : //: Button: opens a lab for the first time.
               tr("Start");
}

} // namespace rp
