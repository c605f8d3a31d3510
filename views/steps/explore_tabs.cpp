// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/explore_tabs.h"

#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "views/act/act_panels.h"
#include "views/steps/panel_page.h"

#include <QCoreApplication>

namespace rp {

namespace {

/// What of a panel there is to do, for its tab.
struct Progress
{
    int found = 0;
    int discoveries = 0;
    int solved = 0;
    int challenges = 0;
};

Progress progressOf(const ActContent &act, const QString &panel, const LabSession &session)
{
    Progress progress;
    for (const DiscoveryContent &discovery : act.discoveries) {
        if (panelOf(act, discovery) != panel)
            continue;
        ++progress.discoveries;
        progress.found += session.discovered(act.id, discovery.id) ? 1 : 0;
    }
    for (const ChallengeContent &challenge : act.challenges) {
        if (panelOr(act, challenge.panel) != panel)
            continue;
        ++progress.challenges;
        progress.solved += session.challenge(act.id, challenge.id).solved() ? 1 : 0;
    }
    return progress;
}

struct ExploreText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ExplorePage)
public:
    static QString progress(const Progress &progress);
};

QString ExploreText::progress(const Progress &progress)
{
    const Format format;
    const QString found = format.count(progress.found);
    const QString discoveries = format.count(progress.discoveries);
    if (progress.challenges == 0)
        //: Of a panel, read aloud: discoveries made, of all.
        return tr("%1 of %2 found").arg(found, discoveries);
    return progress.solved < progress.challenges
               //: Of a panel, read aloud: discoveries made, of all; it has a challenge that is not solved
               //: yet.
               ? tr("%1 of %2 found, challenge open").arg(found, discoveries)
               //: Of a panel, read aloud: discoveries made, of all; its challenge is solved.
               : tr("%1 of %2 found, challenge solved").arg(found, discoveries);
}

} // namespace

QString exploreTabKey(const QString &panel, const QString &page)
{
    return panel + exploreTabSign + page;
}

std::vector<TabEntry> exploreTabs(const ActContent &act, const PanelPage *page, const QString &shown,
                                  const LabSession &session)
{
    std::vector<TabEntry> entries;
    QStringList notes;
    const auto add = [&](const QString &key, const QString &title, const QString &note) {
        entries.push_back({key, title, {}, title});
        notes.append(note);
    };
    for (const PanelContent &panel : act.panels) {
        const PanelPage *open = panel.id == shown ? page : nullptr;
        const QString title = contentText(panel.title);
        const QString note = ExploreText::progress(progressOf(act, panel.id, session));
        if (!open) {
            add(panel.id, title, note);
            continue;
        }
        for (const auto &[key, name] : open->pages())
            add(exploreTabKey(panel.id, key), name.isEmpty() ? title : name, note);
    }
    const Format format;
    const QString count = format.count(static_cast<double>(entries.size()));
    for (std::size_t i = 0; i < entries.size(); ++i)
        //: Screen reader, a tab: title, the tab's number, how many tabs there are, and what is done there.
        entries[i].spoken = ExploreText::tr("%1, %2 of %3, %4")
                                .arg(entries[i].text, format.count(static_cast<double>(i) + 1.0), count,
                                     notes.at(static_cast<qsizetype>(i)));
    return entries;
}

QString taskNote(const QString &task)
{
    //: Above the button that goes on, while it is locked; %1 is a whole sentence that says what to do first.
    return ExploreText::tr("To find next: %1").arg(task);
}

} // namespace rp
