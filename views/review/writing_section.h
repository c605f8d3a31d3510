// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class ActionButton;
class CardDeck;
class Disclosure;
class TextBlock;
class WritingField;

/// A prompt of the notebook: what to write about, a field for it, its count of words, and hints on demand.
class PromptCard : public Card
{
    Q_OBJECT
public:
    PromptCard(const WritingPrompt &prompt, const ReviewParts &parts, QWidget *parent = nullptr);

    /// Texts in the current language, and what the book holds.
    void refresh();
    WritingField *edit() const { return m_edit; }

private:
    void showCount();

    const WritingPrompt &m_prompt;
    ReviewParts m_parts;
    TextBlock *m_guidance;
    WritingField *m_edit;
    TextBlock *m_counter;
    Disclosure *m_hints;
    TextBlock *m_hintText;
};

/// The notebook: a card for each prompt, with a field that is kept as it is typed, and below them its export.
class WritingSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit WritingSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    /// In the order of the content.
    const std::vector<PromptCard *> &prompts() const { return m_prompts; }
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
