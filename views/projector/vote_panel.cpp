// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/vote_panel.h"

#include "views/projector/vote_dots.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int mostVotes = 999;

} // namespace

VotePanel::VotePanel(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_announcer(announcer)
    , m_truth(new TextBlock(this))
    , m_dots(new VoteDots(this))
{
    setObjectName(QStringLiteral("votePanel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    m_truth->setReachable(true);
    m_truth->setMaxChars(0);
    m_truth->setTextStyle(1.15, QFont::DemiBold);
    m_truth->hide();
    column->addWidget(m_truth);
    column->addWidget(m_dots, 1);
}

void VotePanel::setBins(const VoteBins &bins, const QString &truth)
{
    m_votes.assign(bins.all.size(), 0);
    m_added.clear();
    m_revealed = false;
    m_dots->setRevealed(false, false);
    retell(bins, truth);
}

void VotePanel::retell(const VoteBins &bins, const QString &truth)
{
    m_bins = bins;
    m_truthText = truth;
    m_dots->setVotes(m_bins, m_votes);
    showTruth();
}

void VotePanel::addVote(int bin)
{
    if (bin < 0 || bin >= static_cast<int>(m_votes.size()) ||
        m_votes[static_cast<std::size_t>(bin)] >= mostVotes)
        return;
    m_added.push_back(bin);
    change(bin, 1);
}

void VotePanel::takeBack()
{
    if (m_added.empty())
        return;
    const int bin = m_added.back();
    m_added.pop_back();
    change(bin, -1);
}

void VotePanel::change(int bin, int by)
{
    const auto at = static_cast<std::size_t>(bin);
    m_votes[at] += by;
    m_dots->setVotes(m_bins, m_votes);
    //: Spoken when a vote is counted or taken back: the answer and how many votes it has now.
    m_announcer.say(tr("%1: %Ln vote(s)", nullptr, m_votes[at]).arg(m_bins.all[at].text));
}

void VotePanel::showNote(const QString &sentence)
{
    m_truth->setText(sentence);
    m_truth->show();
    m_announcer.say(sentence);
}

void VotePanel::setRevealed(bool revealed)
{
    m_revealed = revealed;
    m_dots->setRevealed(revealed, true);
    showTruth();
    if (revealed && !m_truthText.isEmpty())
        m_announcer.say(m_truthText);
}

void VotePanel::showTruth()
{
    m_truth->setText(m_revealed ? m_truthText : QString()); // hidden labels can be read too
    m_truth->setVisible(!m_truth->text().isEmpty());
}

} // namespace rp
