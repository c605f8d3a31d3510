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
    const PanelName input = PanelName::parse(challenge.choose);
    const Instrument *instrument = bench.instrument(input.panel);
    if (challenge.kind != ChallengeContent::Kind::Proposal || !instrument)
        return proposals;
    for (const InputSpec &spec : instrument->inputs()) {
        if (spec.id != input.name)
            continue;
        for (const InputChoice &choice : spec.choices) {
            if (!challenge.leaveOut.contains(choice.key))
                proposals.push_back(choice);
        }
    }
    if (!challenge.order.isEmpty())
        sortForLearner(proposals, &InputChoice::key, challenge.order, challenge.id);
    if (!challenge.noneText.isEmpty())
        proposals.push_back({noneProposed, contentText(challenge.noneText)});
    return proposals;
}

} // namespace rp
