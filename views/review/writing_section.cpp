// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/writing_section.h"

#include "models/review/review_book.h"
#include "models/text/spoken_form.h"
#include "views/charts/chart_export.h"
#include "views/evidence/memo_field.h"
#include "views/review/card_deck.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/intents.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

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
    m_edit->setAccessibleDescription(spokenForm(m_parts.text(m_prompt.prompt)));
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

WritingSection::WritingSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_lead(new TextBlock(this))
    , m_deck(new CardDeck(parts.announcer))
    , m_export(new ActionButton(this))
{
    QVBoxLayout *column = plainColumn(this, space::m);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    column->addWidget(m_lead);
    column->addWidget(m_deck);
    m_prompts.reserve(parts.content.prompts.size());
    for (const WritingPrompt &prompt : parts.content.prompts) {
        auto *card = new PromptCard(prompt, parts);
        m_deck->addCard(card);
        m_prompts.push_back(card);
    }
    m_export->setObjectName(QStringLiteral("exportNotebook"));
    m_export->setProperty("exports", QStringLiteral("md")); // which a site may lock
    column->addWidget(m_export, 0, Qt::AlignLeading);
    column->addStretch(1);
    connect(m_export, &ActionButton::clicked, this, &WritingSection::askForFile);
    WritingSection::refresh();
}

void WritingSection::focusFirst()
{
    if (m_prompts.empty())
        m_lead->setFocus(Qt::OtherFocusReason);
    else
        m_prompts[static_cast<std::size_t>(m_deck->current())]->edit()->setFocus(Qt::OtherFocusReason);
}

void WritingSection::askForFile()
{
    //: Suggested file name of the exported notebook, without its ending; letters that any file system takes.
    const QString name = tr("notebook") + QStringLiteral(".md");
    //: Title of a dialog that asks for a file.
    parts().askForFile(this, {tr("Export notebook"), name, QStringLiteral("md"), QStringLiteral("Markdown")},
                       [this](const QString &path) { write(path); });
}

void WritingSection::write(const QString &path)
{
    QString error;
    const bool written = writeExport(path, parts().book.notebookMarkdown().toUtf8(), &error);
    emit failed(error);
    if (written)
        emit parts().intents.reviewExported(path);
}

void WritingSection::refresh()
{
    m_lead->setText(tr("Write for somebody who was not there. What you type stays on this computer, and "
                       "nobody judges it."));
    for (PromptCard *card : m_prompts)
        card->refresh();
    //: Button; %1 is "Markdown".
    m_export->setText(tr("Export as %1…").arg(QStringLiteral("Markdown")));
    m_export->setAccessibleDescription(tr("One Markdown file with the prompts and what you wrote, to read or "
                                          "edit anywhere."));
}

} // namespace rp
