// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "views/act/figure_cache.h"
#include "views/widgets/card.h"

class QLineEdit;

namespace rp {

class ActionButton;
class Announcer;
class ChallengeText;
class DurationEntry;
class HintLadder;
class Intents;
class SegmentedChoice;
class TextBlock;
struct Measured;

/// Something to work out with the instrument above it: the task, its facts, a field for the result or the
/// slider's value, or what can be proposed, what was tried, and what solving it has shown; its hints may be
/// put in.
class ChallengeCard : public Card
{
    Q_OBJECT
public:
    /// The instruments on the bench must outlive the card.
    ChallengeCard(const ChallengeContent &challenge, Bench bench, Announcer &announcer, Intents &intents,
                  QWidget *parent = nullptr);

    /// Lets a solved challenge say what a machine had, from the next refresh() on. Must outlive the card.
    void setMeasured(const Measured &measured) { m_measured = &measured; }
    /// Puts the hints for it below what was tried, and owns them.
    void setLadder(HintLadder *ladder);
    void refresh(const LabSession &session, const QString &act);

    QString challengeId() const { return m_challenge.id; }
    bool isSolved() const { return m_solved; }
    DurationEntry *duration() const { return m_duration; } ///< null unless the unit is a time span
    QLineEdit *entry() const { return m_entry; }           ///< null unless it is another number
    SegmentedChoice *choice() const { return m_choice; }   ///< null unless something is to be proposed
    ActionButton *handInButton() const { return m_handIn; }
    ActionButton *sliderButton() const { return m_slider; }
    ActionButton *setupButton() const { return m_setup; }
    TextBlock *attempts() const { return m_attempts; }
    HintLadder *ladder() const { return m_ladder; } ///< null: none was put in
    TextBlock *problem() const { return m_problem; }
    TextBlock *result() const { return m_result; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeEntry();
    void makeButtons();
    void handIn();
    void propose();
    bool isProposal() const { return m_challenge.kind == ChallengeContent::Kind::Proposal; }
    std::optional<double> typedValue() const;
    void showProblem(const QString &sentence);
    void refreshTask();
    void refreshEntry(const ChallengeText &text);
    void refreshSlider();
    QString measuredSentences(const LabSession &session, const QString &act) const;
    void refreshResult(const ChallengeText &text, const QString &measured);
    void announceNews(const ChallengeText &text, const ChallengeRecord &record, bool resultIsRead);

    ChallengeContent m_challenge;
    Bench m_bench;
    FigureCache m_figures;
    const Measured *m_measured = nullptr;
    Announcer &m_announcer;
    Intents &m_intents;
    TextBlock *m_prompt;
    TextBlock *m_given;
    QWidget *m_entryRow;
    DurationEntry *m_duration = nullptr;
    QLineEdit *m_entry = nullptr;
    SegmentedChoice *m_choice = nullptr;
    TextBlock *m_unit = nullptr;
    TextBlock *m_problem;
    QWidget *m_buttons;
    ActionButton *m_handIn;
    ActionButton *m_slider;
    ActionButton *m_setup;
    TextBlock *m_attempts;
    HintLadder *m_ladder = nullptr;
    TextBlock *m_result;
    QStringList m_tried; ///< proposals, by key
    std::size_t m_known = 0;
    bool m_shownOnce = false;
    bool m_solved = false;
};

} // namespace rp
