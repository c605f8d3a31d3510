// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/wizard_texts.h"

#include "models/session/commit_items.h"
#include "models/text/format.h"

#include <QCoreApplication>

namespace rp {
namespace {

struct Wizard
{
    Q_DECLARE_TR_FUNCTIONS(rp::Wizard)
};

QString lockedBy(Step unfinished)
{
    switch (unfinished) {
    case Step::Brief:
        return Wizard::tr("This step is still locked; read the brief and choose Next first.");
    case Step::Predict:
        return Wizard::tr("This step is still locked; commit your prediction first.");
    case Step::Explore:
        return Wizard::tr("This step is still locked; find what is left under “To find” first, or skip it.");
    case Step::Reveal:
        return Wizard::tr("This step is still locked; read the reveal and choose Next first.");
    case Step::Reflect:
        return Wizard::tr("This step is still locked; answer the reflection questions first.");
    }
    return {};
}

QString trackMissing()
{
    return Wizard::tr("You can't go on yet; choose your track first, on this page or in the settings.");
}

QString notAnswered(Step step)
{
    if (step == Step::Predict)
        return Wizard::tr("You can't go on yet; commit your prediction first.");
    if (step == Step::Explore)
        return Wizard::tr("You can't go on yet; find what is left under “To find”, or skip it.");
    return Wizard::tr("You can't go on yet; answer the questions on this page first.");
}

QString triedOften()
{
    return Wizard::tr(
        "This is not right either; after so many tries, only the right answer is still recorded.");
}

} // namespace

QString lockedText(const LabSession &session, const Place &place)
{
    for (const ActContent &act : session.content().acts) {
        for (int i = 0; i < stepCount; ++i) {
            if (session.state(act.id, Step(i)) == StepState::Done)
                continue;
            const bool needsTrack = Step(i) == Step::Brief && act.needsTrack && !session.isTrackChosen();
            if (act.id == place.act && needsTrack)
                return Wizard::tr("This step is still locked; choose your track in the brief first.");
            if (act.id == place.act)
                return lockedBy(Step(i));
            //: %1 is an act's title
            return Wizard::tr("This act is still locked; finish “%1” first.").arg(contentText(act.title));
        }
    }
    return Wizard::tr("There is no such place in this lab; choose a step in the list of steps.");
}

QString readOnlyText()
{
    return Wizard::tr("This window can only show the ledger, so nothing was recorded; use the window "
                      "that holds it.");
}

QString noHintText()
{
    return Wizard::tr("There is no such hint to take now; choose one of those on the page.");
}

QString refusalText(const LabSession &session, Refusal refusal, const Place &place)
{
    switch (refusal) {
    case Refusal::None:
        return {};
    case Refusal::Locked:
        if (!session.content().act(place.act))
            return Wizard::tr("There is no such place in this lab; choose a step in the list of steps.");
        return lockedText(session, place);
    case Refusal::AlreadyCommitted:
        return Wizard::tr("You have already answered this question, and the answer stays as it is; go on "
                          "with Next.");
    case Refusal::UnknownQuestion:
        return Wizard::tr("There is no such question in this act; choose one of those on the page.");
    case Refusal::UnknownAnswer:
        return Wizard::tr("This answer is not possible here; choose one of the options, or a number in the "
                          "range that is asked for.");
    case Refusal::TrackMissing:
        return trackMissing();
    case Refusal::NotAnswered:
        return notAnswered(place.step);
    case Refusal::ReadOnly:
        return readOnlyText();
    }
    return {};
}

QString answerRefusalText(const LabSession &session, Refusal refusal, const Place &place,
                          const std::optional<ReflectionRecord> &record)
{
    return refusal == Refusal::AlreadyCommitted && record && !record->solved
               ? triedOften()
               : refusalText(session, refusal, place);
}

QString challengeRefusalText(const LabSession &session, Refusal refusal, const Place &place,
                             const QString &challenge)
{
    if (refusal == Refusal::AlreadyCommitted) {
        const ChallengeRecord record = session.challenge(place.act, challenge);
        if (record.solved())
            return Wizard::tr("You have already solved this challenge, and its result stays as it is.");
        return record.attempts.size() >= size_t(mostTries)
                   ? triedOften()
                   : Wizard::tr("You have already proposed this, and it was not right; choose another one.");
    }
    if (refusal == Refusal::UnknownAnswer)
        return Wizard::tr("This can't be handed in; type a number.");
    return refusalText(session, refusal, place);
}

} // namespace rp
