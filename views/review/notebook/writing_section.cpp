// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/notebook/writing_section.h"

#include "models/review/review_book.h"
#include "views/charts/frame/chart_export.h"
#include "views/intents/intents.h"
#include "views/review/notebook/prompt_card.h"
#include "views/review/parts/card_deck.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/writing_field.h"
#include "views/widgets/layout/plain_column.h"
#include "views/widgets/layout/spacing.h"

namespace rp {

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
