// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class ActionButton;
class CardDeck;
class LinkButton;
class TextBlock;

/// One statement: two buttons, and once it was judged what was said, why it is as it is, where it does hold
/// and where that is shown.
class BeliefCard : public Card
{
    Q_OBJECT
public:
    BeliefCard(const BeliefContent &belief, const ReviewParts &parts, QWidget *parent = nullptr);

    /// Texts in the current language, and what the book says.
    void refresh();
    /// Puts the keyboard on its first button; false when the statement was judged.
    bool takeFocus();

    ActionButton *trueButton() const { return m_true; }
    ActionButton *falseButton() const { return m_false; }
    TextBlock *verdict() const { return m_verdict; }
    TextBlock *correction() const { return m_correction; }
    TextBlock *nuance() const { return m_nuance; }
    LinkButton *link() const { return m_link; }

private:
    QWidget *makeAnswer();
    void answer(bool isTrue);
    QString verdictText(bool said) const;

    const BeliefContent &m_belief;
    ReviewParts m_parts;
    QWidget *m_choice;
    ActionButton *m_true;
    ActionButton *m_false;
    QWidget *m_answer = nullptr;
    TextBlock *m_verdict = nullptr;
    TextBlock *m_correction = nullptr;
    TextBlock *m_nuanceTitle = nullptr;
    TextBlock *m_nuance = nullptr;
    LinkButton *m_link = nullptr;
};

/// Statements that many believe, one card each: judged true or false first, and then told why it is as it is
/// and where it does hold.
class BeliefsSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit BeliefsSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    /// In the order of the content.
    const std::vector<BeliefCard *> &cards() const { return m_cards; }
    CardDeck *deck() const { return m_deck; }

protected:
    void refresh() override;

private:
    TextBlock *m_lead;
    CardDeck *m_deck;
    std::vector<BeliefCard *> m_cards;
};

} // namespace rp
