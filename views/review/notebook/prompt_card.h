// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

namespace rp {

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
    TextBlock *counter() const { return m_counter; }
    Disclosure *hints() const { return m_hints; }

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

} // namespace rp
