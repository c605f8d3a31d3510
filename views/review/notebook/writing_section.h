// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"

namespace rp {

class ActionButton;
class CardDeck;
class PromptCard;
class TextBlock;

/// The notebook: a card for each prompt, with a field that is kept as it is typed, and below them its export.
class WritingSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit WritingSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    /// In the order of the content.
    const std::vector<PromptCard *> &prompts() const { return m_prompts; }
    CardDeck *deck() const { return m_deck; }
    ActionButton *exportButton() const { return m_export; }

protected:
    void refresh() override;

private:
    void askForFile();
    void write(const QString &path);

    TextBlock *m_lead;
    CardDeck *m_deck;
    std::vector<PromptCard *> m_prompts;
    ActionButton *m_export;
};

} // namespace rp
