// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/step_text.h"

#include "models/text/format.h"
#include "views/steps/step_page.h"

#include <algorithm>
#include <array>

namespace rp {

namespace {

constexpr std::array<Step, stepCount> allSteps{Step::Brief, Step::Predict, Step::Explore, Step::Reveal,
                                               Step::Reflect};

} // namespace

QString StepText::name(Step step)
{
    return stepTitle(step);
}

QString StepText::state(StepState state)
{
    switch (state) {
    case StepState::Locked:
        //: State of a step: it can't be opened yet.
        return tr("locked");
    case StepState::Open:
        //: State of a step: it can be worked on.
        return tr("open");
    case StepState::Done:
        //: State of a step: finished.
        return tr("done");
    }
    return {};
}

StepState StepText::shownState(const LabSession &session, const QString &act, Step step)
{
    const StepState state = session.state(act, step);
    const ActContent *content = session.content().act(act);
    if (step != Step::Reflect || state != StepState::Done || !content)
        return state;
    const auto isSolved = [&](const QuestionContent &question) {
        const std::optional<ReflectionRecord> record = session.reflection(act, question.id);
        return record && record->solved;
    };
    const bool solved = std::all_of(content->reflections.begin(), content->reflections.end(), isSolved);
    return solved ? state : StepState::Open;
}

QString StepText::lockReason(const LabSession &session, const QString &act, Step step)
{
    if (session.state(act, step) != StepState::Locked)
        return {};
    for (const ActContent &earlier : session.content().acts) {
        if (earlier.id == act)
            break;
        if (!session.isActDone(earlier.id)) {
            //: Why a step is locked; %1 is the title of an act.
            return tr("finish the act “%1” first").arg(contentText(earlier.title));
        }
    }
    const ActContent *content = session.content().act(act);
    if (content && content->needsTrack && !session.isTrackChosen())
        return tr("choose a track first");
    for (const Step before : allSteps) {
        if (before >= step)
            break;
        if (session.state(act, before) == StepState::Done)
            continue;
        switch (before) {
        case Step::Brief:
            return tr("read the brief first");
        case Step::Predict:
            return tr("commit your prediction first");
        case Step::Explore:
            return tr("make the discoveries first, or skip them");
        case Step::Reveal:
        case Step::Reflect:
            return tr("see the reveal first");
        }
    }
    return {};
}

QString StepText::spoken(const LabSession &session, const QString &act, Step step)
{
    const StepState now = shownState(session, act, step);
    if (now == StepState::Locked) {
        //: Screen reader, one entry of the step list: name of the step, then why it is locked.
        return tr("%1, locked: %2").arg(name(step), lockReason(session, act, step));
    }
    if (session.place() == Place{act, step}) {
        //: Screen reader: name of the step, then "open" or "done".
        return tr("%1, %2, current step").arg(name(step), state(now));
    }
    //: Screen reader: name of the step, then "open" or "done".
    return tr("%1, %2").arg(name(step), state(now));
}

int StepText::stepsDone(const LabSession &session, const QString &act)
{
    int done = 0;
    for (const Step step : allSteps) {
        if (shownState(session, act, step) == StepState::Done)
            ++done;
    }
    return done;
}

StepState StepText::actState(const LabSession &session, const QString &act)
{
    if (shownState(session, act, Step::Reflect) == StepState::Done)
        return StepState::Done;
    return session.state(act, Step::Brief) == StepState::Locked ? StepState::Locked : StepState::Open;
}

QString StepText::spokenAct(const LabSession &session, const QString &act)
{
    const ActContent *content = session.content().act(act);
    if (!content)
        return {};
    const QString title = contentText(content->title);
    const StepState now = actState(session, act);
    if (now == StepState::Locked)
        return tr("%1, locked: %2").arg(title, lockReason(session, act, Step::Brief));
    if (now == StepState::Done)
        return tr("%1, %2").arg(title, state(now));
    //: Screen reader: title of an act, then how many of its five steps are done.
    return tr("%1, %2 of %3 steps done")
        .arg(title, Format().count(stepsDone(session, act)), Format().count(stepCount));
}

QString StepText::name(WindowPage page)
{
    switch (page) {
    case WindowPage::Home:
        //: Page of the window: every lab of the course, and where to go on.
        return tr("Course home");
    case WindowPage::Review:
        //: Page of the window: what the whole course was about, with questions to answer from memory.
        return tr("Review");
    case WindowPage::Step:
        //: Page of the window: the step of the act that the learner is at.
        return tr("Current step");
    case WindowPage::Evidence:
        //: Page of the window: what the learner captured.
        return tr("Evidence");
    case WindowPage::Memo:
        //: Page of the window: what the learner decides at the end of a lab, in writing.
        return tr("Decision memo");
    }
    return {};
}

QString StepText::spokenPage(WindowPage page, const QString &note, bool current)
{
    if (note.isEmpty()) {
        //: Screen reader, the entry of a page without a note: its name.
        return current ? tr("%1, current page").arg(name(page)) : name(page);
    }
    //: Screen reader, the entry of a page: its name, then a note such as "3 captures".
    return current ? tr("%1, %2, current page").arg(name(page), note)
                   //: Screen reader, the entry of a page: its name, then a note such as "3 captures".
                   : tr("%1, %2").arg(name(page), note);
}

} // namespace rp
