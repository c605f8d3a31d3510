// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/vote_panel.h"

#include "models/text/format.h"
#include "views/projector/vote_bar.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int mostVotes = 999;

} // namespace

VotePanel::VotePanel(Announcer &announcer, QWidget *parent)
    : Card(2, parent)
    , m_announcer(announcer)
    , m_grid(new QGridLayout)
    , m_truth(new TextBlock(this))
{
    setObjectName(QStringLiteral("votePanel"));
    m_grid->setHorizontalSpacing(space::m);
    m_grid->setVerticalSpacing(space::xs);
    m_grid->setColumnStretch(1, 1);
    m_truth->setReachable(true);
    m_truth->setTextStyle(1.15, QFont::DemiBold);
    m_truth->hide();
    body()->addLayout(m_grid);
    body()->addWidget(m_truth);
    body()->addStretch(1);
    retranslateUi();
}

VotePanel::Row VotePanel::makeRow(int bin)
{
    Row row{new QLabel(this), new TextBlock(this), new VoteBar(this), new QSpinBox(this)};
    row.key->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    QFont bold;
    bold.setWeight(QFont::DemiBold);
    row.key->setFont(bold);
    row.text->setReachable(true);
    row.entry->setRange(0, mostVotes);
    row.entry->setAlignment(Qt::AlignTrailing);
    connect(row.entry, &QSpinBox::valueChanged, this, [this, bin](int votes) { setVotes(bin, votes); });
    m_grid->addWidget(row.key, 2 * bin, 0);
    m_grid->addWidget(row.text, 2 * bin, 1);
    m_grid->addWidget(row.entry, 2 * bin, 2, 2, 1, Qt::AlignVCenter);
    m_grid->addWidget(row.bar, 2 * bin + 1, 1);
    return row;
}

void VotePanel::setBins(const std::vector<VoteBin> &bins, const QString &truth)
{
    for (const Row &row : m_rows) {
        for (QWidget *part : std::initializer_list<QWidget *>{row.key, row.text, row.bar, row.entry})
            delete part;
    }
    m_rows.clear();
    m_votes.assign(bins.size(), 0);
    m_revealed = false;
    for (int bin = 0; bin < static_cast<int>(bins.size()); ++bin)
        m_rows.push_back(makeRow(bin));
    retell(bins, truth);
}

void VotePanel::retell(const std::vector<VoteBin> &bins, const QString &truth)
{
    m_bins = bins;
    m_truthText = truth;
    const Format format;
    for (std::size_t bin = 0; bin < m_rows.size(); ++bin)
        m_rows[bin].key->setText(format.count(static_cast<double>(bin) + 1.0));
    showRows();
}

void VotePanel::addVote(int bin)
{
    if (bin < 0 || bin >= static_cast<int>(m_rows.size()))
        return;
    const auto at = static_cast<std::size_t>(bin);
    setVotes(bin, std::min(m_votes[at] + 1, mostVotes));
    //: Spoken when a vote is counted: the answer and how many votes it has now.
    m_announcer.say(tr("%1: %Ln vote(s)", nullptr, m_votes[at]).arg(m_bins[at].text));
}

void VotePanel::setVotes(int bin, int votes)
{
    m_votes[static_cast<std::size_t>(bin)] = votes;
    showRows();
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
    showRows();
    if (revealed && !m_truthText.isEmpty())
        m_announcer.say(m_truthText);
}

void VotePanel::showRows()
{
    const auto most = m_votes.empty() ? 0 : *std::max_element(m_votes.begin(), m_votes.end());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const VoteBin &bin = m_bins[i];
        const bool marked = m_revealed && bin.isRight;
        row.bar->setShare(most > 0 ? static_cast<double>(m_votes[i]) / most : 0.0, m_revealed, bin.isRight);
        row.text->setTextStyle(1.0, marked ? QFont::DemiBold : QFont::Normal);
        row.text->setText(bin.text);
        //: Screen reader, an answer that a class voted for: the answer, and that it is the right one.
        row.text->setAccessibleName(marked ? tr("%1, the right answer").arg(bin.text) : bin.text);
        //: Accessible name of an entry; %1 is an answer that a class can vote for.
        row.entry->setAccessibleName(tr("Votes for: %1").arg(bin.text));
        if (row.entry->value() != m_votes[i])
            row.entry->setValue(m_votes[i]);
    }
    m_truth->setText(m_revealed ? m_truthText : QString()); // hidden labels can be read too
    m_truth->setVisible(!m_truth->text().isEmpty());
}

void VotePanel::retranslateUi()
{
    //: Heading: how a class has voted, while the program is projected.
    setHeading(tr("Votes of the class"));
}

void VotePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    Card::changeEvent(event);
}

} // namespace rp
