// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/notebook/prompt_card.h"

#include "models/review/review_book.h"
#include "views/intents/intents.h"
#include "views/memo/memo_field.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/writing_field.h"
#include "views/widgets/layout/disclosure.h"

#include <QVBoxLayout>

namespace rp {

PromptCard::PromptCard(const WritingPrompt &prompt, const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_prompt(prompt)
    , m_parts(parts)
    , m_guidance(new TextBlock(this))
    , m_edit(new WritingField(this))
    , m_counter(new TextBlock(this))
    , m_hints(new Disclosure(this))
    , m_hintText(new TextBlock)
{
    setObjectName(QStringLiteral("prompt_%1").arg(prompt.id));
    m_guidance->setReachable(true);
    m_guidance->setMaxChars(100);
    m_counter->setQuiet(true);
    m_hintText->setFocusPolicy(Qt::TabFocus); // opened to be read
    m_hintText->setMaxChars(100);
    m_hints->body()->addWidget(m_hintText);
    m_hints->setVisible(!prompt.hints.empty());
    for (QWidget *each : std::initializer_list<QWidget *>{m_guidance, m_edit, m_counter, m_hints})
        body()->addWidget(each);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &PromptCard::showCount);
    connect(m_edit, &WritingField::edited, this,
            [this](const QString &text) { emit m_parts.intents.reviewWritingEdited(m_prompt.id, text); });
    connect(m_edit, &WritingField::cutShort, m_counter, &TextBlock::setText);
}

void PromptCard::refresh()
{
    setHeading(m_parts.text(m_prompt.title));
    m_guidance->setText(m_parts.text(m_prompt.prompt));
    m_edit->setAccessibleName(m_parts.text(m_prompt.title));
    m_edit->setAccessibleDescription(m_parts.text(m_prompt.prompt));
    //: Section below a text that the learner writes: what a good text on it speaks of.
    m_hints->setTitle(tr("What a good text touches"));
    QStringList hints;
    for (const QString &hint : m_prompt.hints)
        //: An item of a list; %1 is a sentence or a few words.
        hints << tr("• %1").arg(m_parts.text(hint));
    m_hintText->setText(hints.join(QLatin1Char('\n')));
    m_edit->setText(m_parts.book.writing(m_prompt.id));
    showCount();
}

void PromptCard::showCount()
{
    //: Below a text that the learner writes.
    m_counter->setText(tr("%Ln word(s)", nullptr, wordCount(m_edit->text())));
}

} // namespace rp
