// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tries at challenges, held against what the instruments say.
#include "controllers/wizard_controller.h"
#include "controllers/wizard_texts.h"
#include "models/content/challenge_judge.h"
#include "models/content/option_order.h"
#include "models/instruments/contract/instrument.h"

#include <algorithm>

namespace rp {

const ChallengeContent *WizardController::openChallenge(const QString &challenge)
{
    const QString act = m_session.place().act;
    const ChallengeContent *asked = findChallenge(*m_session.answerKey().act(act), challenge);
    if (!isLive()) {
        emit refused(lockedText(m_session, {act, Step::Explore}));
        return nullptr;
    }
    if (!asked || !m_session.applies(asked->tracks)) {
        emit refused(tr("There is no such challenge in this act; choose one of those on the page."));
        return nullptr;
    }
    return asked;
}

void WizardController::attemptChallenge(const QString &challenge, double value)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const QString act = m_session.place().act;
    if (asked->kind != ChallengeContent::Kind::Number || !asked->truth) {
        emit refused(
            asked->kind == ChallengeContent::Kind::Proposal
                ? tr("There is no number to hand in here; choose one of the proposals.")
                : tr("There is no number to hand in here; this challenge is solved with the instrument."));
        return;
    }
    const double truth = currentBench().figureFor(asked->truth->inputs, asked->truth->figure);
    const Refusal refusal =
        m_session.recordAttempt(act, challenge, value, isWithin(value, truth, asked->tolerance));
    if (refusal != Refusal::None)
        emit refused(challengeRefusalText(m_session, refusal, {act, Step::Explore}, challenge));
}

void WizardController::attemptProposal(const QString &challenge, const QString &option)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const std::vector<InputChoice> proposals = proposalChoices(*asked, currentBench());
    const bool isPossible =
        std::any_of(proposals.begin(), proposals.end(),
                    [&option](const InputChoice &proposal) { return proposal.key == option; });
    if (!isPossible) {
        emit refused(tr("This can't be proposed here; choose one of the proposals on the page."));
        return;
    }
    const Place instruments{m_session.place().act, Step::Explore};
    const ProposalVerdict verdict = judgeProposal(*asked, currentBench(), option);
    const Refusal refusal =
        m_session.recordProposal(instruments.act, challenge, option, verdict.value, verdict.isRight);
    if (refusal != Refusal::None)
        emit refused(challengeRefusalText(m_session, refusal, instruments, challenge));
}

void WizardController::handInSlider(const QString &challenge)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const Instrument *instrument = currentBench().instrument(asked->slider.panel);
    const QVariant value = instrument ? instrument->input(asked->slider.name) : QVariant();
    if (asked->slider.isEmpty() || !value.isValid()) {
        emit refused(tr("No slider shows the answer to this challenge; type a number instead."));
        return;
    }
    const QString mismatch = setupMismatch(*asked, currentBench());
    if (mismatch.isEmpty())
        attemptChallenge(challenge, value.toDouble());
    else
        emit refused(mismatch);
}

void WizardController::setUpChallenge(const QString &challenge)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const Bench &bench = currentBench();
    changeTogether([&] {
        // Again for what the first inputs have moved along with them. What stands right is left alone, so
        // that the slider keeps its place.
        for (int round = 0; round < 2; ++round) {
            const NamedValues missing = missingSetup(*asked, bench);
            for (const auto &[input, value] : missing) {
                if (input.name == QLatin1String("context"))
                    (void)shareContext(value.toString()); // what is left undone shows below
            }
            bench.setInputs(missing);
        }
    });
    for (const NamedValue &set : asked->setup)
        m_session.recordRun(m_session.place().act, set.name.panel);
    if (!missingSetup(*asked, bench).empty())
        emit refused(setupMismatch(*asked, bench));
}

} // namespace rp
