// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/discovery_list.h"

#include "models/content/discovery.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/holds_at.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/act/act_panels.h"
#include "views/steps/figure_entry.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int rest_ms = 120; ///< nothing of a list is worked out anew while a slider is dragged

} // namespace

DiscoveryList::DiscoveryList(const ActContent &act, Intents &intents, QWidget *parent)
    : Disclosure(parent)
    , m_act(act)
    , m_heading(new HeadingLabel(2, this))
    , m_more(new HeadingLabel(3, this))
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
    m_more->setTextStyle(1.0, QFont::DemiBold);
    const std::size_t count = m_act.discoveries.size() + m_act.challenges.size();
    for (std::size_t i = 0; i < count; ++i)
        m_lines.push_back(new TextBlock(this));
    for (TextBlock *line : m_lines)
        line->setFocusPolicy(Qt::TabFocus); // the drawer is opened to read them
    for (std::size_t i = 0; i < m_act.discoveries.size(); ++i) {
        const DiscoveryContent &discovery = m_act.discoveries[i];
        m_entries.push_back(discovery.asks ? new FigureEntry(discovery, intents, this) : nullptr);
        if (!m_entries[i])
            continue;
        connect(m_entries[i], &FigureEntry::said, this, &DiscoveryList::said);
    }
    for (const bool core : {true, false}) {
        if (!core)
            body()->addWidget(m_more);
        for (std::size_t i = 0; i < count; ++i) {
            if (isCore(i) != core)
                continue;
            body()->addWidget(m_lines[i]);
            if (i < m_entries.size() && m_entries[i])
                body()->addWidget(m_entries[i]);
        }
    }
    m_progress->setQuiet(true);
    m_progress->setReachable(true); // as the question, it gets the focus
    m_questionText->setReachable(true);
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
    connect(m_confirm, &QPushButton::clicked, &intents, &Intents::skipRequested);
    m_moved.setSingleShot(true);
    m_moved.setInterval(rest_ms);
    connect(&m_moved, &QTimer::timeout, this, [this] {
        if (isVisible())
            showFound();
    });
}

DiscoveryList::~DiscoveryList() = default;

void DiscoveryList::setCatalogue(const Catalogue &catalogue)
{
    m_holdsAt = std::make_unique<HoldsAt>(catalogue);
}

/// One after the other, where they change together.
void DiscoveryList::follow(const Bench &bench)
{
    const bool isNew = m_bench.isEmpty();
    m_bench = bench;
    if (!isNew)
        return;
    for (const Bench::Panel &panel : bench.panels())
        connect(panel.instrument, &Instrument::changed, this, [this] { m_moved.start(); });
}

QString DiscoveryList::foundLine(const DiscoveryContent &discovery)
{
    const QString text = contentText(discovery.found);
    const QString said = m_figures.resolved(text, m_bench);
    const QString settings = m_holdsAt ? m_holdsAt->settings(text, m_bench) : QString();
    return settings.isEmpty()
               //: A discovery the learner has made: sign, the word, what was found.
               ? tr("✓ Found: %1").arg(said)
               //: A discovery the learner has made, whose figures hold at other settings than those on the
               //: screen: sign, %1 the settings ("Launch cost = 10 µs"), %2 what was found, a sentence.
               : tr("✓ Found (for %1): %2").arg(settings, said);
}

/// At which settings it holds, as the instruments stand now.
void DiscoveryList::showFound()
{
    for (std::size_t i = 0; i < m_act.discoveries.size(); ++i) {
        if (m_told.contains(m_act.discoveries[i].id))
            m_lines[i]->setText(foundLine(m_act.discoveries[i]));
    }
}

void DiscoveryList::showEvent(QShowEvent *event)
{
    showFound();
    Disclosure::showEvent(event);
}

void DiscoveryList::addBelow(QWidget *part, QWidget *before)
{
    body()->insertWidget(body()->indexOf(before ? before : m_progress), part);
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
    (ask ? static_cast<QWidget *>(m_questionText) : m_skip)->setFocus(Qt::OtherFocusReason);
}

QString DiscoveryList::progress() const
{
    return m_progress->text();
}

QString DiscoveryList::foundSoFar() const
{
    const Format format;
    //: Short message: something was found, and these are so many of all.
    return tr("✓ Found: %1 of %2")
        .arg(format.count(static_cast<double>(m_found.size())),
             format.count(static_cast<double>(m_act.discoveries.size())));
}

QStringList DiscoveryList::tasks() const
{
    QStringList all;
    for (const DiscoveryContent &discovery : m_act.discoveries) {
        all.append(inPanel(panelOf(m_act, discovery), contentText(discovery.text)));
        all.append(inPanel(panelOf(m_act, discovery), fillInText(discovery, m_bench)));
    }
    for (const ChallengeContent &challenge : m_act.challenges)
        all.append(inPanel(panelOr(m_act, challenge.panel), contentText(challenge.title)));
    return all;
}

QString DiscoveryList::inPanel(const QString &panel, const QString &text) const
{
    const QString title = panelTitle(m_act, panel);
    //: The name of a panel of the act, then something to find there or what was found.
    return title.isEmpty() ? text : tr("%1: %2").arg(title, text);
}

DiscoveryList::Task DiscoveryList::discoveryTask(std::size_t index, const LabSession &session)
{
    const DiscoveryContent &discovery = m_act.discoveries[index];
    Task task{panelOf(m_act, discovery),
              contentText(discovery.text),
              {},
              session.discovered(m_act.id, discovery.id)};
    const bool isTold = session.isTold(m_act.id, discovery.id);
    m_told.removeAll(discovery.id);
    if (isTold) {
        m_told.append(discovery.id);
        task.text = m_figures.resolved(contentText(discovery.found), m_bench);
        m_lines[index]->setText(foundLine(discovery));
        noteFound(discovery.id, m_lines[index]->text());
    } else if (task.done) {
        //: What there was to find was reached, and a number has to be filled in before it is told: sign, the
        //: words, what there was to find.
        m_lines[index]->setText(tr("✓ You got there: %1").arg(task.bare));
        task.asks = true;
        task.bare = fillInText(discovery, m_bench);
        task.text = inPanel(task.panel, task.bare);
        noteFound(discovery.id, joinedSentences({m_lines[index]->text(), task.bare}));
    } else {
        task.text = inPanel(task.panel, task.bare);
        m_found.removeAll(discovery.id); // of another ledger
        //: A discovery still to be made: sign, what to do.
        m_lines[index]->setText(tr("○ To do: %1").arg(task.bare));
    }
    refreshEntry(index, session, isTold);
    return task;
}

/// What had the focus goes once it is told. The focus on the line reads it out; else it is said.
void DiscoveryList::refreshEntry(std::size_t index, const LabSession &session, bool isTold)
{
    FigureEntry *entry = m_entries[index];
    if (!entry)
        return;
    const bool wasOpen = entry->isOpen();
    const bool hadFocus = entry->isAncestorOf(QApplication::focusWidget());
    entry->refresh(session, m_act.id, m_bench);
    if (!wasOpen || !isTold)
        return;
    const QString note = entry->note()->text();
    const QString told = hadFocus ? note : joinedSentences({note, m_lines[index]->text()});
    if (!told.isEmpty())
        emit said(told);
    if (hadFocus)
        m_lines[index]->setFocus(Qt::OtherFocusReason);
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
    follow(bench);
    std::vector<Task> tasks;
    for (std::size_t i = 0, discoveries = m_act.discoveries.size(); i < m_lines.size(); ++i) {
        tasks.push_back(i < discoveries ? discoveryTask(i, session)
                                        : challengeTask(i - discoveries, session));
        tasks.back().core = isCore(i);
    }
    m_refreshed = true;
    showLines(tasks, panel);
    chooseNext(tasks, panel);
    showTitle(tasks);
    const bool skipped = session.discoveriesSkipped(m_act.id);
    const bool isOpen = session.state(m_act.id, Step::Explore) != StepState::Done;
    showProgress(tasks, skipped, isOpen);
    const auto isLeft = [](const Task &task) { return task.core && !task.done; };
    offerSkip(isOpen && !skipped && std::any_of(tasks.begin(), tasks.end(), isLeft));
}

bool DiscoveryList::isCore(std::size_t line) const
{
    const std::size_t discoveries = m_act.discoveries.size();
    return line < discoveries ? m_act.discoveries[line].core : m_act.challenges[line - discoveries].core;
}

void DiscoveryList::showLines(const std::vector<Task> &tasks, const QString &panel)
{
    const Format format;
    bool moreHere = false;
    int found = 0;
    int more = 0;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task &task = tasks[i];
        // The card of a challenge in view says its title; those of other panels stand there.
        const bool here = task.panel == panel || panel.isEmpty();
        m_lines[i]->setVisible(here && i < m_act.discoveries.size());
        if (!here && i < m_entries.size() && m_entries[i])
            m_entries[i]->hide();
        if (task.core)
            continue;
        moreHere = moreHere || here;
        ++more;
        found += task.done ? 1 : 0;
    }
    //: Heading above what there is to find that is not needed to go on: %1 of %2 are found.
    m_more->setText(tr("More to find: %1 of %2").arg(format.count(found), format.count(more)));
    m_more->setVisible(moreHere);
}

/// A number to fill in comes first. Then what is needed comes before the rest, and of both what is in the
/// panel in view.
void DiscoveryList::chooseNext(const std::vector<Task> &tasks, const QString &panel)
{
    m_next.clear();
    const auto asked = std::find_if(tasks.begin(), tasks.end(), [](const Task &task) { return task.asks; });
    m_asks = asked != tasks.end();
    if (m_asks) {
        m_next = asked->panel == panel ? asked->bare : asked->text;
        return;
    }
    for (const bool core : {true, false}) {
        for (const bool here : {true, false}) {
            const auto next = std::find_if(tasks.begin(), tasks.end(), [&](const Task &task) {
                return !task.done && task.core == core && (task.panel == panel) == here;
            });
            if (next == tasks.end())
                continue;
            m_next = here ? next->bare : next->text; // the tab names the panel in view already
            return;
        }
    }
}

void DiscoveryList::showTitle(const std::vector<Task> &tasks)
{
    int found = 0;
    int discoveries = 0;
    int solved = 0;
    int challenges = 0;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const bool isDiscovery = i < m_act.discoveries.size();
        if (!tasks[i].core)
            continue;
        ++(isDiscovery ? discoveries : challenges);
        if (tasks[i].done)
            ++(isDiscovery ? found : solved);
    }
    const Format format;
    //: %1 of %2 discoveries; shown as the section's title.
    QString said = tr("To find: %1 of %2 found").arg(format.count(found), format.count(discoveries));
    if (challenges > 0)
        //: Title of the section; %1 of %2 discoveries, %3 of %4 challenges.
        said = tr("To find: %1 of %2 found, challenges: %3 of %4 solved")
                   .arg(format.count(found), format.count(discoveries), format.count(solved),
                        format.count(challenges));
    const QString made = format.count(found + solved);
    const QString all = format.count(discoveries + challenges);
    //: Short title of what there is to find: %1 of %2 are found.
    const QString shown = tr("To find: %1 of %2").arg(made, all);
    m_heading->setText(shown);
    //: Title of a section; %1 says how much is done, %2 is a whole sentence that says what to try next.
    setTitle(m_next.isEmpty() ? said : tr("%1. Next: %2").arg(said, m_next), shown);
}

void DiscoveryList::showProgress(const std::vector<Task> &tasks, bool skipped, bool isOpen)
{
    QStringList open;
    bool needed = false;
    for (const Task &task : tasks) {
        if (task.done)
            continue;
        open.append(task.text);
        needed = needed || task.core;
    }
    const bool hasMore = std::any_of(tasks.begin(), tasks.end(), [](const Task &task) { return !task.core; });
    if (open.isEmpty())
        m_progress->setText(
            m_act.challenges.empty()
                ? tr("You found everything. You can go on, or keep trying things.")
                : tr("You found and solved everything. You can go on, or keep trying things."));
    else if (!needed || (!isOpen && !skipped)) // what another track needed is enough on this one
        m_progress->setText(
            tr("You found what you need and can go on. The rest is for whoever wants to know more."));
    else if (skipped)
        m_progress->setText(tr("You skipped the rest, and your ledger says so. You can still find them."));
    else if (hasMore)
        m_progress->setText(tr("Change the controls and find these. Next opens when what is under “To find” "
                               "is found; the rest is for whoever wants to know more."));
    else
        m_progress->setText(m_act.challenges.empty()
                                ? tr("Change the controls and find these. Next opens when all are found.")
                                : tr("Change the controls, find these and solve the challenges. Next opens "
                                     "when all is done."));
    //: Read aloud after the progress; %1 is a list of sentences.
    m_progress->setAccessibleDescription(open.isEmpty() ? QString()
                                                        : tr("Still to do: %1").arg(joinedSentences(open)));
}

void DiscoveryList::offerSkip(bool canSkip)
{
    m_skip->setText(tr("Skip the &rest…"));
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
