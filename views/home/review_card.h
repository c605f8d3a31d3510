// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/blocks/card.h"

namespace rp {

class ActionButton;
class ReviewBook;
class TextBlock;

/// The review on the course's home page: what is due or how far the learner has come, and the button that
/// leads there.
class ReviewCard : public Card
{
    Q_OBJECT
public:
    /// The book must outlive it.
    explicit ReviewCard(const ReviewBook &book, QWidget *parent = nullptr);

    /// Texts in the current language, and what the book says.
    void refresh();
    bool isDue() const { return m_isDue; }
    TextBlock *state() const { return m_state; }
    ActionButton *button() const { return m_button; }

signals:
    void openRequested();
    void recallRequested();

private:
    QString stateText(const QStringList &due) const;
    QString dueTitles(const QStringList &due) const;

    const ReviewBook &m_book;
    TextBlock *m_state;
    ActionButton *m_button;
    bool m_isDue = false;
};

} // namespace rp
