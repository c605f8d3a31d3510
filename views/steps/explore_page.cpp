// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/explore_page.h"

#include "models/evidence/evidence_book.h"
#include "models/text/format.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/intents/intents.h"
#include "views/steps/cards/discovery_list.h"
#include "views/steps/panel_page.h"
#include "views/steps/parts/act_panels.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/tab_row.h"

#include <QVBoxLayout>
#include <algorithm>

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

} // namespace

ExplorePage::ExplorePage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Explore, subject, parent)
    , m_discoveries(new DiscoveryList(act()))
    , m_locked(new Notice(Notice::Kind::Information))
    , m_trackNote(new Notice(Notice::Kind::Information))
    , m_tabs(new TabRow)
    , m_place(new QWidget)
{
    setColumnChars(0);
    auto *placeLayout = new QVBoxLayout(m_place);
    placeLayout->setContentsMargins(0, 0, 0, 0);
    placeLayout->setSpacing(0);
    column()->addWidget(m_discoveries);
    column()->addWidget(m_locked);
    column()->addWidget(m_trackNote);
    column()->addWidget(m_tabs);
    column()->addWidget(m_place);
    column()->addStretch(1);
    connect(m_discoveries, &DiscoveryList::skipConfirmed, &intents(), &Intents::skipRequested);
    connect(m_tabs, &TabRow::chosen, this, &ExplorePage::choosePanel);
    connect(&subject.session, &LabSession::reloaded, this, &ExplorePage::restorePanel);
    restorePanel();
}

QString ExplorePage::title() const
{
    return stepTitle(Step::Explore);
}

QString ExplorePage::lead() const
{
    return {};
}

QString ExplorePage::blockedReason() const
{
    QString reason = StepPage::blockedReason();
    if (reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly)
        return reason;
    return act().challenges.empty()
               ? tr("Find every discovery, or skip the rest, to go on.")
               : tr("Find every discovery and solve every challenge, or skip the rest, to go on.");
}

void ExplorePage::restorePanel()
{
    if (act().panels.empty())
        return;
    m_panel = act().panels.front().id;
    showPanel(session().shownPanel(actId()));
}

void ExplorePage::showPanel(const QString &panel)
{
    const auto &panels = act().panels;
    const bool known = std::any_of(panels.begin(), panels.end(),
                                   [&panel](const PanelContent &content) { return content.id == panel; });
    if (!known || panel == m_panel)
        return;
    m_panel = panel;
    refreshContent();
}

void ExplorePage::choosePanel(const QString &panel)
{
    showPanel(panel);
    emit intents().panelChosen(panel);
}

bool ExplorePage::stepPanel(int direction)
{
    const auto &panels = act().panels;
    const auto at = std::find_if(panels.begin(), panels.end(),
                                 [this](const PanelContent &content) { return content.id == m_panel; });
    if (panels.size() < 2 || at == panels.end() || m_tabs->isHidden())
        return false;
    const auto count = static_cast<std::ptrdiff_t>(panels.size());
    const auto index = ((at - panels.begin()) + direction + count) % count;
    const QString panel = panels[static_cast<std::size_t>(index)].id;
    // Focus first: making a panel sets off so many events that a screen reader would say the tab late.
    m_tabs->setCurrentKey(panel);
    m_tabs->focusCurrent();
    choosePanel(panel);
    return true;
}

void ExplorePage::setEvidence(const EvidenceBook &evidence)
{
    m_evidence = &evidence;
    connect(m_evidence, &EvidenceBook::changed, this, &ExplorePage::countCaptures);
    countCaptures();
}

void ExplorePage::countCaptures()
{
    if (!m_evidence || !panelPage())
        return;
    const auto &captures = m_evidence->captures();
    const bool only = !bench().isQualified();
    const auto kept = std::count_if(captures.begin(), captures.end(), [&](const Capture &capture) {
        return !capture.removed && capture.act == actId() && (only || capture.panel == m_panel);
    });
    panelPage()->showCaptures(static_cast<int>(kept));
}

bool ExplorePage::canCapture() const
{
    return m_evidence && panelPage() && panelPage()->instrument() && m_place->isEnabled();
}

void ExplorePage::requestCapture()
{
    if (canCapture())
        emit intents().captureRequested(m_panel);
}

PanelPage *ExplorePage::makePanel(const PanelContent &panel)
{
    auto *page = new PanelPage(act(), panel, subject(), m_place);
    m_place->layout()->addWidget(page);
    connect(page->captureButton(), &QPushButton::clicked, this, &ExplorePage::requestCapture);
    return page;
}

void ExplorePage::refreshTabs()
{
    const Format format;
    const auto &panels = act().panels;
    std::vector<TabEntry> entries;
    entries.reserve(panels.size());
    for (const PanelContent &panel : panels) {
        const Progress progress = progressOf(act(), panel.id, session());
        const QString title = contentText(panel.title);
        const QString found = format.count(progress.found);
        const QString discoveries = format.count(progress.discoveries);
        QString note;
        if (progress.challenges == 0)
            //: Below the title of a panel: discoveries made, of all.
            note = tr("%1 of %2 found").arg(found, discoveries);
        else if (progress.solved < progress.challenges)
            //: Below the title of a panel: discoveries made, of all; it has a challenge that is not solved
            //: yet.
            note = tr("%1 of %2 found, challenge open").arg(found, discoveries);
        else
            //: Below the title of a panel: discoveries made, of all; its challenge is solved.
            note = tr("%1 of %2 found, challenge solved").arg(found, discoveries);
        //: Screen reader, a tab: title, the tab's number, how many tabs there are, and what is done there.
        const QString spoken = tr("%1, %2 of %3, %4")
                                   .arg(title, format.count(static_cast<double>(entries.size()) + 1.0),
                                        format.count(static_cast<double>(panels.size())), note);
        entries.push_back({panel.id, title, note, spoken});
    }
    //: Screen reader: name of the row of tabs, one for each instrument of the act.
    m_tabs->setLabel(tr("Instruments of this act"));
    m_tabs->setEntries(entries);
    m_tabs->setCurrentKey(m_panel);
}

void ExplorePage::refreshPanel()
{
    const bool open = session().instrumentOpen(actId()) && !bench().isEmpty();
    m_place->setVisible(open);
    m_place->setEnabled(open);
    m_tabs->setVisible(open && act().panels.size() > 1);
    m_locked->setVisible(!open);
    m_locked->setText(act().panels.size() > 1
                          ? tr("The instruments are locked until you commit all of your predictions.")
                          : tr("The instrument is locked until you commit your prediction."));
    if (!open)
        return;
    PanelPage *&shown = m_panels[m_panel];
    for (const PanelContent &panel : act().panels) {
        if (!shown && panel.id == m_panel)
            shown = makePanel(panel);
    }
    for (PanelPage *page : std::as_const(m_panels))
        page->setVisible(page == shown);
    // The others are brought up to date when they are shown.
    if (shown)
        shown->refresh(session());
    countCaptures();
}

void ExplorePage::refreshTrackNote()
{
    // Only where gates are open to everybody: the brief is not left without a track.
    const ActContent *whole = session().content().act(actId());
    m_trackNote->setVisible(whole && whole->panels.size() > act().panels.size() &&
                            !session().isTrackChosen());
    m_trackNote->setText(tr("No track is chosen. You see the instruments of one of them; choose another in "
                            "the toolbar or on the brief."));
}

void ExplorePage::refreshContent()
{
    m_discoveries->setVisible(!act().discoveries.empty());
    m_discoveries->refresh(session(), bench(), m_panel);
    refreshTabs();
    refreshTrackNote();
    refreshPanel();
}

PanelPage *ExplorePage::panelPage() const
{
    return m_panels.value(m_panel);
}

InstrumentView *ExplorePage::instrumentView() const
{
    return panelPage() ? panelPage()->view() : nullptr;
}

MathPeek *ExplorePage::math() const
{
    return panelPage() ? panelPage()->math() : nullptr;
}

SourcesPanel *ExplorePage::sources() const
{
    return panelPage() ? panelPage()->sources() : nullptr;
}

void ExplorePage::showInputRefusal(const QString &inputId, const QString &sentence)
{
    const PanelName name = PanelName::parse(inputId);
    if (panelPage() && panelOr(act(), name.panel) == m_panel)
        panelPage()->showInputRefusal(name.name, sentence);
    else
        showRefusal(sentence);
}

} // namespace rp
