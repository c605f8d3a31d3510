// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/projector/vote_bins.h"
#include "views/widgets/blocks/card.h"

class QGridLayout;
class QLabel;
class QSpinBox;

namespace rp {

class Announcer;
class TextBlock;
class VoteBar;

/// The votes of a class as a histogram: a row for each answer, counted by its number key or typed in. Nothing
/// marks the right one until it is revealed. Votes live as long as the panel.
class VotePanel : public Card
{
    Q_OBJECT
public:
    explicit VotePanel(Announcer &announcer, QWidget *parent = nullptr);

    /// Other answers to vote for, with no votes yet. `truth` is what is said once it is revealed.
    void setBins(const std::vector<VoteBin> &bins, const QString &truth);
    /// The same answers in another language: what was voted and revealed stays.
    void retell(const std::vector<VoteBin> &bins, const QString &truth);
    /// One more vote for an answer, from 0; one that is not there is ignored.
    void addVote(int bin);
    const std::vector<int> &votes() const { return m_votes; }
    /// A sentence in the place of the answer, shown and said.
    void showNote(const QString &sentence);
    /// Marks the right answer and says what it is.
    void setRevealed(bool revealed);
    QSpinBox *entry(int bin) const { return m_rows.at(static_cast<std::size_t>(bin)).entry; }
    TextBlock *truth() const { return m_truth; }

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *key;
        TextBlock *text;
        VoteBar *bar;
        QSpinBox *entry;
    };

    Row makeRow(int bin);
    void setVotes(int bin, int votes);
    void showRows();
    void retranslateUi();

    Announcer &m_announcer;
    std::vector<VoteBin> m_bins;
    std::vector<int> m_votes;
    std::vector<Row> m_rows;
    QGridLayout *m_grid;
    TextBlock *m_truth;
    QString m_truthText;
    bool m_revealed = false;
};

} // namespace rp
