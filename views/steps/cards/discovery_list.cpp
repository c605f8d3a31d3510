// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/cards/discovery_list.h"

#include "models/instruments/contract/bench.h"
#include "models/text/format.h"
#include "views/steps/parts/act_panels.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/spacing.h"

#include <QApplication>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

DiscoveryList::DiscoveryList(const ActContent &act, QWidget *parent)
    : Disclosure(parent)
    , m_act(act)
    , m_heading(new HeadingLabel(2, this))
    , m_progress(new TextBlock(this))
    , m_skip(new ActionButton(this))
    , m_question(new QWidget(this))
    , m_questionText(new TextBlock(m_question))
    , m_confirm(new ActionButton(m_question))
    , m_cancel(new ActionButton(m_question))
{
    body()->setContentsMargins(0, 0, 0, 0);
    body()->setSpacing(space::s);
    m_heading->setTextStyle(1.0, QFont::DemiBold);
    body()->addWidget(m_heading);
    const std::size_t count = m_act.discoveries.size() + m_act.challenges.size();
    for (std::size_t i = 0; i < count; ++i) {
        m_lines.push_back(new TextBlock(this));
        body()->addWidget(m_lines.back());
    }
    m_progress->setQuiet(true);
    body()->addWidget(m_progress);
    body()->addWidget(m_skip, 0, Qt::AlignLeading);
    auto *column = new QVBoxLayout(m_question);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_questionText);
    auto *buttons = new FlowLayout(space::s);
    buttons->addWidget(m_confirm);
    buttons->addWidget(m_cancel);
    column->addLayout(buttons);
    body()->addWidget(m_question);
    body()->addStretch(1);
    m_question->hide();
    connect(m_skip, &QPushButton::clicked, this, [this] { askSkip(true); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { askSkip(false); });
    connect(m_confirm, &QPushButton::clicked, this, &DiscoveryList::skipConfirmed);
}

void DiscoveryList::setBrief(bool brief)
{
    constexpr int slot = 3;
    for (TextBlock *line : m_lines)
        line->setLines(brief ? slot : 0);
}

void DiscoveryList::addChallenges(QWidget *challenges)
{
    body()->insertWidget(body()->indexOf(m_progress), challenges);
}

void DiscoveryList::noteFound(const QString &discovery, const QString &line)
{
    if (m_found.contains(discovery))
        return;
    m_found.append(discovery);
    if (m_refreshed)
        emit found(line);
}

void DiscoveryList::askSkip(bool ask)
{
    m_question->setVisible(ask);
    m_skip->setVisible(!ask);
    if (ask)
        m_questionText->setFocus(Qt::OtherFocusReason);
    else
        m_skip->setFocus(Qt::OtherFocusReason);
}

QString DiscoveryList::progress() const
{
    return m_progress->text();
}

QString DiscoveryList::inPanel(const QString &panel, const QString &text) const
{
    const QString title = panelTitle(m_act, panel);
    //: The name of a panel of the act, then something to find there or what was found.
    return title.isEmpty() ? text : tr("%1: %2").arg(title, text);
}

DiscoveryList::Task DiscoveryList::discoveryTask(std::size_t index, const LabSession &session,
                                                 const Bench &bench)
{
    const DiscoveryContent &discovery = m_act.discoveries[index];
    Task task{panelOf(m_act, discovery),
              contentText(discovery.text),
              {},
              session.discovered(m_act.id, discovery.id)};
    if (task.done) {
        task.text = m_figures.resolved(contentText(discovery.found), bench);
        //: A discovery the learner has made: sign, the word, what was found.
        m_lines[index]->setText(tr("✓ Found: %1").arg(task.text));
        noteFound(discovery.id, m_lines[index]->text());
    } else {
        task.text = inPanel(task.panel, task.bare);
        //: A discovery still to be made: sign, what to do.
        m_lines[index]->setText(tr("○ To do: %1").arg(task.bare));
    }
    return task;
}

DiscoveryList::Task DiscoveryList::challengeTask(std::size_t index, const LabSession &session) const
{
    const ChallengeContent &challenge = m_act.challenges[index];
    Task task{panelOr(m_act, challenge.panel),
              contentText(challenge.title),
              {},
              session.challenge(m_act.id, challenge.id).solved()};
    task.text = inPanel(task.panel, task.bare);
    m_lines[m_act.discoveries.size() + index]->setText(
        //: A challenge that is solved: sign, the words, its title.
        task.done ? tr("✓ Challenge solved: %1").arg(task.bare)
                  //: A challenge still to be solved: sign, the words, its title.
                  : tr("○ Challenge to solve: %1").arg(task.bare));
    return task;
}

void DiscoveryList::refresh(const LabSession &session, const Bench &bench, const QString &panel)
{
    std::vector<Task> tasks;
    tasks.reserve(m_lines.size());
    for (std::size_t i = 0; i < m_act.discoveries.size(); ++i)
        tasks.push_back(discoveryTask(i, session, bench));
    for (std::size_t i = 0; i < m_act.challenges.size(); ++i)
        tasks.push_back(challengeTask(i, session));
    m_refreshed = true;
    QStringList open;
    QString next;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task &task = tasks[i];
        // The card of a challenge in view says its title; those of other panels stand there.
        const bool here = task.panel == panel || panel.isEmpty();
        m_lines[i]->setVisible(here && i < m_act.discoveries.size());
        if (task.done)
            continue;
        open.append(task.text);
        if (next.isEmpty() && task.panel == panel)
            next = task.bare; // the tab names the panel already
    }
    if (next.isEmpty() && !open.isEmpty())
        next = open.first();
    m_next = next;
    showTitle(tasks, next);
    const bool skipped = session.discoveriesSkipped(m_act.id);
    showProgress(open, skipped);
    offerSkip(!open.isEmpty() && !skipped && session.state(m_act.id, Step::Explore) != StepState::Done);
}

void DiscoveryList::showTitle(const std::vector<Task> &tasks, const QString &next)
{
    const Format format;
    const auto discoveries = static_cast<std::ptrdiff_t>(m_act.discoveries.size());
    const auto done = [](const Task &task) { return task.done; };
    const auto found = std::count_if(tasks.begin(), tasks.begin() + discoveries, done);
    const auto solved = std::count_if(tasks.begin() + discoveries, tasks.end(), done);
    //: %1 of %2 discoveries; shown as the section's title.
    QString said =
        tr("To find: %1 of %2 found")
            .arg(format.count(static_cast<double>(found)), format.count(static_cast<double>(discoveries)));
    if (!m_act.challenges.empty())
        //: Title of the section; %1 of %2 discoveries, %3 of %4 challenges.
        said =
            tr("To find: %1 of %2 found, challenges: %3 of %4 solved")
                .arg(format.count(static_cast<double>(found)), format.count(static_cast<double>(discoveries)),
                     format.count(static_cast<double>(solved)),
                     format.count(static_cast<double>(m_act.challenges.size())));
    const QString made = format.count(static_cast<double>(found + solved));
    const QString all = format.count(static_cast<double>(tasks.size()));
    //: Short title of what there is to find: %1 of %2 are found.
    const QString shown = tr("To find: %1 of %2").arg(made, all);
    m_heading->setText(shown);
    //: Title of a section; %1 says how much is done, %2 is a whole sentence that says what to try next.
    setTitle(next.isEmpty() ? said : tr("%1. Next: %2").arg(said, next), shown);
}

void DiscoveryList::showProgress(const QStringList &open, bool skipped)
{
    if (open.isEmpty())
        m_progress->setText(
            m_act.challenges.empty()
                ? tr("You found everything. You can go on, or keep trying things.")
                : tr("You found and solved everything. You can go on, or keep trying things."));
    else if (skipped)
        m_progress->setText(tr("You skipped the rest, and your ledger says so. You can still find them."));
    else
        m_progress->setText(m_act.challenges.empty()
                                ? tr("Change the controls and find these. Next opens when all are found.")
                                : tr("Change the controls, find these and solve the challenges. Next opens "
                                     "when all is done."));
    //: Read aloud after the progress; %1 is a list of sentences.
    m_progress->setAccessibleDescription(
        open.isEmpty() ? QString() : tr("Still to do: %1").arg(open.join(QLatin1Char(' '))));
}

void DiscoveryList::offerSkip(bool canSkip)
{
    m_skip->setText(tr("&Skip the rest…"));
    m_questionText->setText(
        m_act.challenges.empty()
            ? tr("Skip the discoveries you have not made? Your ledger will record that you skipped.")
            : tr("Skip the discoveries and challenges that are left? Your ledger will record that you "
                 "skipped."));
    m_confirm->setText(tr("Skip and record it"));
    m_cancel->setText(tr("Keep exploring"));
    if (!canSkip && !m_question->isHidden()) {
        if (m_question->isAncestorOf(QApplication::focusWidget()))
            m_progress->setFocus(Qt::OtherFocusReason); // reads out what skipping has changed
        m_question->hide();
    }
    m_skip->setVisible(canSkip && m_question->isHidden());
}

} // namespace rp
