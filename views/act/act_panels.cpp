// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/act_panels.h"

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"

#include <algorithm>
#include <iterator>

namespace rp {

namespace {

template<typename Content>
std::vector<Content> shownWith(const std::vector<Content> &all, const QString &panel)
{
    std::vector<Content> shown;
    std::copy_if(all.begin(), all.end(), std::back_inserter(shown), [&panel](const Content &content) {
        return content.panel.isEmpty() || content.panel == panel;
    });
    return shown;
}

template<typename Content>
std::vector<Content> copies(const std::vector<const Content *> &there)
{
    std::vector<Content> copied;
    copied.reserve(there.size());
    for (const Content *content : there)
        copied.push_back(*content);
    return copied;
}

/// Leaves out what belongs to a panel that the act does not have.
template<typename Content>
void keepThoseOfPanels(std::vector<Content> &contents, const ActContent &act)
{
    std::erase_if(contents, [&act](const Content &content) {
        return !content.panel.isEmpty() && !findPanel(act, content.panel);
    });
}

} // namespace

ActContent actOnTrack(const ActContent &act, const LabSession &session)
{
    ActContent shown = act;
    shown.panels = copies(session.panels(act.id));
    shown.predictions = copies(session.predictions(act.id));
    shown.discoveries = copies(session.discoveries(act.id));
    shown.challenges = copies(session.challenges(act.id));
    shown.reveal.arithmetic =
        shown.reveal.tracks.value(session.predictionTrack(act.id), shown.reveal.arithmetic);
    keepThoseOfPanels(shown.exercises, shown);
    keepThoseOfPanels(shown.formulas, shown);
    keepThoseOfPanels(shown.sources, shown);
    return shown;
}

QString panelOr(const ActContent &act, const QString &named)
{
    return named.isEmpty() && !act.panels.empty() ? act.panels.front().id : named;
}

QString panelOf(const ActContent &act, const DiscoveryContent &discovery)
{
    if (!discovery.panel.isEmpty() || discovery.needs.empty() || discovery.needs.front().empty())
        return panelOr(act, discovery.panel);
    return panelOr(act, discovery.needs.front().front().name.panel);
}

QString panelTitle(const ActContent &act, const QString &panel)
{
    if (act.panels.size() < 2)
        return {};
    const auto found = std::find_if(act.panels.begin(), act.panels.end(),
                                    [&panel](const PanelContent &content) { return content.id == panel; });
    return found == act.panels.end() ? QString() : contentText(found->title);
}

QStringList panelQuestions(const ActContent &act, const QString &asked)
{
    QStringList questions{asked};
    for (const PanelContent &panel : act.panels)
        if (!panel.about.isEmpty())
            questions.append(contentText(panel.about));
    return questions;
}

std::vector<FormulaContent> formulasOf(const ActContent &act, const QString &panel)
{
    return shownWith(act.formulas, panel);
}

std::vector<SourceContent> sourcesOf(const ActContent &act, const QString &panel)
{
    return shownWith(act.sources, panel);
}

} // namespace rp
