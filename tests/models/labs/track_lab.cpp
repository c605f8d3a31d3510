// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/labs/track_lab.h"

#include "tests/models/labs/two_panel_lab.h"
#include "tests/support/words.h"

namespace rp::test {
namespace {

DiscoveryContent discovery(const char *id, const char *input, const QStringList &tracks)
{
    DiscoveryContent content;
    content.id = key(id);
    content.text = key("Find it.");
    content.found = key("Found.");
    const InputRef asked = InputRef::parse(key(input));
    content.needs = {NamedValues{{asked, QVariantMap{{key("min"), 3}}}}};
    content.panel = asked.panel;
    content.tracks = tracks;
    return content;
}

ChallengeContent proposal(const char *track, const Truth &truth, const Truth &none)
{
    ChallengeContent content;
    content.id = QStringLiteral("%1_pays").arg(key(track));
    content.kind = ChallengeContent::Kind::Proposal;
    content.panel = key("a");
    content.tracks = QStringList{key(track)};
    content.title = key("What pays?");
    content.prompt = key("Propose one.");
    content.choose = {key("a"), key("workload")};
    content.truth = truth;
    content.none = none;
    content.noneText = key("None does");
    content.solved = key("Right.");
    return content;
}

} // namespace

LabContent trackLab()
{
    const QStringList north{key("north")};
    const QStringList south{key("south")};
    LabContent lab = twoPanelLab();
    lab.id = key("lab97");
    lab.chapter = key("97");
    lab.defaultTrack = key("south");
    ActContent &act = lab.acts.front();
    act.needsTrack = true;
    act.panels = {{key("a"), key("All"), key("For all."), key("small"), {}},
                  {key("x"), key("North"), key("In the north."), key("small"), north},
                  {key("y"), key("South"), key("In the south."), key("small"), south}};
    act.discoveries = {discovery("both", "a.level", {}), discovery("north", "x.level", north),
                       discovery("south", "y.level", south)};
    const Truth never{{key("a"), key("moves")}, {}};
    const Truth always{{key("a"), key("share")}, {{key("level"), 5}}};
    act.challenges = {proposal("north", never, always), proposal("south", always, never)};
    act.exercises.clear();
    act.entries = {{key("why"), key("Why"), key("Say why.")}, {key("how"), key("How"), key("Say how.")}};
    return lab;
}

} // namespace rp::test
