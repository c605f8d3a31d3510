// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/labs/two_panel_lab.h"

namespace rp::test {

/// twoPanelLab() with what belongs to tracks: the second panel, one discovery and one challenge are there on
/// "edge" only; on "cloud" there is a proposal to make, and none of its choices is right. The act ends with
/// something to write.
inline LabContent labOnTracks()
{
    const auto key = [](const char *text) { return QString::fromLatin1(text); };
    LabContent lab = twoPanelLab();
    lab.defaultTrack = key("cloud");
    ActContent &act = lab.acts.front();
    const QStringList edge{key("edge")};
    act.panels[1].tracks = edge;
    act.discoveries[0].needs = {NamedValues{{{key("a"), key("level")}, QVariantMap{{key("min"), 3.0}}}}};
    act.discoveries[1].tracks = edge;
    act.challenges[1].tracks = edge;
    ChallengeContent &proposal = act.challenges[0];
    proposal = {};
    proposal.id = key("stakeholder");
    proposal.kind = ChallengeContent::Kind::Proposal;
    proposal.panel = key("a");
    proposal.tracks = {key("cloud")};
    proposal.title = key("Stakeholder");
    proposal.prompt = key("Which one does?");
    proposal.choose = {key("a"), key("workload")};
    proposal.truth = Truth{{key("a"), key("share")}, {{key("level"), 1}}};
    proposal.none = Truth{{key("a"), key("share")}, {{key("level"), 5}}};
    proposal.noneText = key("None of them does");
    proposal.ladder.hints = {key("Look at the share.")};
    proposal.solved = key("So it is.");
    act.entries = {{key("liability"), key("In your words"), key("When does it cost too much?")}};
    return lab;
}

} // namespace rp::test
