// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps/discovery_list.h"

#include "content/figure_text.h"
#include "instruments/instrument.h"
#include "text/format.h"
#include "widgets/action_button.h"
#include "widgets/flow_layout.h"
#include "widgets/responsive_row.h"
#include "widgets/spacing.h"
#include "widgets/text_block.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

DiscoveryList::DiscoveryList(const ActContent &act, QWidget *parent)
    : Disclosure(parent)
    , m_discoveries(act.discoveries)
    , m_actId(act.id)
    , m_latest(new TextBlock(this))
    , m_progress(new TextBlock(this))
    , m_skip(new ActionButton(this))
    , m_question(new QWidget(this))
    , m_questionText(new TextBlock(m_question))
    , m_confirm(new ActionButton(m_question))
    , m_cancel(new ActionButton(m_question))
{
    m_latest->setReachable(true);
    m_latest->setInset(space::s, 0);
    m_latest->setMaxChars(110); // a long line costs the instrument less room than three short ones
    m_latest->hide();
    layout()->addWidget(m_latest);
    connect(this, &Disclosure::opened, this, &DiscoveryList::showLatest);
    m_progress->setReachable(true);
    body()->setSpacing(space::xs);
    auto *top = new QHBoxLayout;
    top->setSpacing(space::m);
    top->addWidget(m_progress, 1, Qt::AlignVCenter);
    top->addWidget(m_skip);
    body()->addLayout(top);
    makeLines();
    auto *column = new QVBoxLayout(m_question);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    m_questionText->setReachable(true);
    column->addWidget(m_questionText);
    auto *buttons = new FlowLayout(space::s);
    buttons->addWidget(m_confirm);
    buttons->addWidget(m_cancel);
    column->addLayout(buttons);
    body()->addWidget(m_question);
    m_question->hide();
    connect(m_skip, &QPushButton::clicked, this, [this] { askSkip(true); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { askSkip(false); });
    connect(m_confirm, &QPushButton::clicked, this, &DiscoveryList::skipConfirmed);
}

void DiscoveryList::makeLines()
{
    // Two short columns leave more of a small screen to the instrument.
    auto *row = new ResponsiveRow(125, space::l, this);
    std::vector<QVBoxLayout *> columns;
    for (int i = 0; i < 2; ++i) {
        auto *side = new QWidget(row);
        columns.push_back(new QVBoxLayout(side));
        columns.back()->setContentsMargins(0, 0, 0, 0);
        columns.back()->setSpacing(0);
        row->addWidget(side);
    }
    const std::size_t half = (m_discoveries.size() + 1) / 2;
    for (std::size_t i = 0; i < m_discoveries.size(); ++i) {
        auto *line = new TextBlock(row);
        columns[i < half ? 0 : 1]->addWidget(line);
        m_lines.push_back(line);
    }
    for (QVBoxLayout *column : columns)
        column->addStretch(1);
    body()->addWidget(row);
}

void DiscoveryList::noteFound(const QString &discovery)
{
    if (m_found.contains(discovery))
        return;
    m_found.append(discovery);
    if (m_refreshed)
        m_latestId = discovery;
}

void DiscoveryList::showLatest()
{
    for (std::size_t i = 0; i < m_discoveries.size(); ++i)
        if (m_discoveries[i].id == m_latestId)
            m_latest->setText(m_lines[i]->text());
    m_latest->setVisible(!isOpen() && !m_latestId.isEmpty());
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

void DiscoveryList::refresh(const LabSession &session, const Instrument *instrument)
{
    const Format format;
    int seen = 0;
    QStringList open;
    for (std::size_t i = 0; i < m_discoveries.size(); ++i) {
        const DiscoveryContent &discovery = m_discoveries[i];
        const QString task = contentText(discovery.text);
        if (session.discovered(m_actId, discovery.id)) {
            ++seen;
            noteFound(discovery.id);
            const QString found = contentText(discovery.found);
            const QString resolved = instrument ? resolveFigures(found, *instrument) : found;
            //: A discovery the learner has made: sign, the word, what was found.
            m_lines[i]->setText(tr("✓ Found: %1").arg(resolved));
        } else {
            open.append(task);
            //: A discovery still to be made: sign, what to do.
            m_lines[i]->setText(tr("○ To do: %1").arg(task));
        }
    }
    m_refreshed = true;
    showLatest();
    const bool skipped = session.discoveriesSkipped(m_actId);
    const QString total = format.count(static_cast<double>(m_discoveries.size()));
    // The title alone says what to do next, so that the list can stay closed and leave the page to the
    // instrument.
    if (open.isEmpty())
        //: %1 of %2 discoveries; shown as the section's title.
        setTitle(tr("Discoveries: %1 of %2 found").arg(format.count(seen), total));
    else
        //: Title of the section; %1 of %2 discoveries, %3 a whole sentence that says what to try next.
        setTitle(tr("Discoveries: %1 of %2 found. Next: %3").arg(format.count(seen), total, open.first()));
    if (open.isEmpty())
        m_progress->setText(tr("You found everything. You can go on, or keep trying things."));
    else if (skipped)
        m_progress->setText(tr("You skipped the rest, and your ledger says so. You can still find them."));
    else
        m_progress->setText(tr("Change the controls and find these. Next opens when all are found."));
    //: Read aloud after the progress; %1 is a list of sentences.
    m_progress->setAccessibleDescription(
        open.isEmpty() ? QString() : tr("Still to do: %1").arg(open.join(QLatin1Char(' '))));
    m_skip->setText(tr("&Skip the rest…"));
    m_questionText->setText(
        tr("Skip the discoveries you have not made? Your ledger will record that you skipped."));
    m_confirm->setText(tr("Skip and record it"));
    m_cancel->setText(tr("Keep exploring"));
    const bool canSkip =
        !open.isEmpty() && !skipped && session.state(m_actId, Step::Explore) != StepState::Done;
    if (!canSkip && !m_question->isHidden()) {
        if (m_question->isAncestorOf(QApplication::focusWidget()))
            m_progress->setFocus(Qt::OtherFocusReason); // reads out what skipping has changed
        m_question->hide();
    }
    m_skip->setVisible(canSkip && m_question->isHidden());
}

} // namespace rp
