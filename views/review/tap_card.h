// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

#include <optional>

namespace rp {

class ActionButton;
class TextBlock;

/// One of the things that a card offers to tap, in the current language.
struct TapThing
{
    QString title;
    QString verdict;     ///< said when it is tapped, in a few words
    QString reason;      ///< and why; a line for each sentence
    bool isRight = true; ///< it is one of those to be found
    QString question;    ///< asks for it; empty: things are not asked for one after another
};

/// A model to carry that is tried by tapping what fits: all that is right, or what is asked for, one after
/// another. Each tap is answered at once, beside the buttons, and marked on its button. What was tapped lasts
/// as long as the card.
class TapCard : public Card
{
    Q_OBJECT
public:
    TapCard(const ReviewParts &parts, std::size_t things, QWidget *parent = nullptr);

    /// Texts in the current language, and as many things as the card was made for.
    /// @param ask what to do; of things that are asked for, what to do when all of them were found
    void setTexts(const QString &heading, const QString &ask, std::vector<TapThing> things);
    const std::vector<ActionButton *> &buttons() const { return m_buttons; }
    TextBlock *verdict() const { return m_verdict; }
    TextBlock *reason() const { return m_reason; }
    TextBlock *progress() const { return m_progress; }

private:
    int asked() const;
    void refresh();
    void tap(std::size_t button);
    bool judge(std::size_t button);

    const ReviewParts m_parts;
    QString m_task;
    std::vector<TapThing> m_things;
    std::vector<ActionButton *> m_buttons;
    std::vector<std::optional<bool>> m_marks; ///< whether a tapped button was right
    std::optional<std::size_t> m_tapped;      ///< the last one
    int m_found = 0;                          ///< of those that are asked for
    TextBlock *m_ask;
    TextBlock *m_progress;
    TextBlock *m_verdict;
    TextBlock *m_reason;
};

} // namespace rp
