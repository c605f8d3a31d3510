// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace rp {

class ActionButton;
class Announcer;
class Card;
class TextBlock;

/// Cards of which one is in view, with Back and Next above it, where they stay whatever a card needs. Round
/// the ends, so that neither button ever goes from under the keyboard.
class CardDeck : public QWidget
{
    Q_OBJECT
public:
    explicit CardDeck(Announcer &announcer, QWidget *parent = nullptr);

    void addCard(Card *card); ///< the first one is in view
    int count() const { return static_cast<int>(m_cards.size()); }
    int current() const { return m_current; } ///< from 0
    /// Turns to a card, an index in range, and leaves the keyboard where it is.
    void setCurrent(int index);
    ActionButton *nextButton() const { return m_next; }
    TextBlock *place() const { return m_place; } ///< "2 of 5"

protected:
    void changeEvent(QEvent *event) override;

private:
    void turn(int step);
    void retranslateUi();

    Announcer &m_announcer;
    std::vector<Card *> m_cards;
    int m_current = 0;
    QVBoxLayout *m_column;
    ActionButton *m_back;
    TextBlock *m_place;
    ActionButton *m_next;
};

} // namespace rp
