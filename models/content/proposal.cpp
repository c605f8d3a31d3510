// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/proposal.h"

#include "models/content/lab_content.h"
#include "models/content/option_order.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"

namespace rp {

std::vector<InputChoice> proposalChoices(const ChallengeContent &challenge, const Bench &bench)
{
    std::vector<InputChoice> proposals;
    const Instrument *instrument = bench.instrument(challenge.choose.panel);
    if (challenge.kind != ChallengeContent::Kind::Proposal || !instrument)
        return proposals;
    for (const InputChoice &choice : instrument->inputSpec(challenge.choose.name).choices) {
        if (!challenge.leaveOut.contains(choice.key))
            proposals.push_back(choice);
    }
    if (!challenge.order.isEmpty())
        sortForLearner(proposals, &InputChoice::key, challenge.order, challenge.id);
    if (!challenge.noneText.isEmpty())
        proposals.push_back({noneProposed, contentText(challenge.noneText)});
    return proposals;
}

} // namespace rp
