// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/projector/vote_dots.h"

#include <QWidget>

namespace rp {

class Announcer;
class TextBlock;
class VoteDots;

/// The votes of a class, entered by keys alone. Nothing marks the right answer until it is revealed. Votes
/// live as long as the panel.
class VotePanel : public QWidget
{
    Q_OBJECT
public:
    explicit VotePanel(Announcer &announcer, QWidget *parent = nullptr);

    /// Other answers to vote for, with no votes yet. `truth` is what is said once it is revealed.
    void setBins(const VoteBins &bins, const QString &truth);
    /// The same answers in another language: what was voted and revealed stays.
    void retell(const VoteBins &bins, const QString &truth);
    /// One more vote for an answer, from 0; one that is not there is ignored.
    void addVote(int bin);
    /// The last vote that was added, and the one before it the next time.
    void takeBack();
    const std::vector<int> &votes() const { return m_votes; }
    /// A sentence in the place of the answer, shown and said.
    void showNote(const QString &sentence);
    /// Marks the right answer and says what it is.
    void setRevealed(bool revealed);
    TextBlock *truth() const { return m_truth; }
    VoteDots *dots() const { return m_dots; }

private:
    void change(int bin, int by);
    void showTruth();

    Announcer &m_announcer;
    VoteBins m_bins;
    std::vector<int> m_votes;
    std::vector<int> m_added; ///< answers in the order of their votes
    TextBlock *m_truth;
    VoteDots *m_dots;
    QString m_truthText;
    bool m_revealed = false;
};

} // namespace rp
