// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/course_overview.h"

#include "models/session/ledger.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "views/shell/parts/step_text.h"

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
    if (lab.isDone) {
        //: State of a lab: every act is finished.
        return tr("done");
    }
    return lab.isStarted ? //: State of a lab.
               tr("in progress")
                         : //: State of a lab.
               tr("not started");
}

QString CourseText::minutes(const LabOverview &lab)
{
    //: Under the title of a lab: about how long it takes.
    return tr("about %Ln minute(s)", nullptr, lab.minutes);
}

QString CourseText::progress(const LabOverview &lab)
{
    const Format format;
    //: How far the learner has come in a lab.
    return tr("%1 of %2 steps done").arg(format.count(lab.stepsDone), format.count(lab.steps));
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

QString CourseText::open(const LabOverview &lab)
{
    if (lab.isDone) {
        //: Button: opens a lab that is finished.
        return tr("Open again");
    }
    return lab.isStarted ? //: Button: opens a lab where it was left.
               tr("Continue")
                         : //: Button: opens a lab that is not begun and not the one that comes next.
               tr("Open");
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
    if (lab.isDone)
        return open(lab);
    //: Button: opens a lab where it was left.
    return lab.isStarted ? tr("Go on") : //: Button: opens a lab for the first time.
               tr("Start");
}

QString CourseText::whereTo(const LabOverview &lab)
{
    if (lab.isDone)
        return progress(lab);
    const ActOverview &act = lab.acts.at(static_cast<std::size_t>(lab.actNumber) - 1);
    if (lab.place.step == Step::Brief) // nobody is anywhere in an act that has not begun
        return tr("about %Ln minute(s)", nullptr, act.minutes);
    //: Home page, the step that comes next: about how long its act takes, and the name of the step.
    return tr("about %Ln minute(s), you are at %1", nullptr, act.minutes).arg(StepText::name(lab.place.step));
}

QString CourseText::actTitle(const LabOverview &lab)
{
    const ActOverview &act = lab.acts.at(static_cast<std::size_t>(lab.actNumber) - 1);
    //: Number of an act, then its title.
    return tr("Act %1: %2").arg(Format().count(lab.actNumber), act.title);
}

QString CourseText::spokenOpen(const LabOverview &lab)
{
    if (lab.isStarted && !lab.isDone) {
        //: Screen reader: "Continue", the title of a lab, and where, such as "act 2, Explore".
        return tr("%1: %2, %3").arg(open(lab), lab.title, place(lab));
    }
    //: Screen reader: "Open" or "Open again", and the title of a lab.
    return tr("%1: %2").arg(open(lab), lab.title);
}

} // namespace rp
