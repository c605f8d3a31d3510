// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/writing_card.h"

#include "models/text/format.h"
#include "views/widgets/intents.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

#include <QVBoxLayout>

namespace rp {

WritingCard::WritingCard(const EntryContent &entry, Announcer &announcer, Intents &intents, QWidget *parent)
    : Card(2, parent)
    , m_entry(entry)
    , m_announcer(announcer)
    , m_prompt(new TextBlock(this))
    , m_field(new WritingField(this))
    , m_status(new TextBlock(this))
{
    m_prompt->setReachable(true);
    m_prompt->setMaxChars(95);
    m_status->setQuiet(true);
    m_status->setMaxChars(95);
    m_field->setObjectName(QStringLiteral("writing_%1").arg(m_entry.id));
    body()->addWidget(m_prompt);
    body()->addWidget(m_field);
    body()->addWidget(m_status);
    connect(m_field, &WritingField::edited, this, [this, &intents](const QString &text) {
        m_toTell = true;
        emit intents.writingEdited(m_entry.id, text);
        if (m_kept != text) // it was refused, and so nothing has changed that would refresh the card
            m_status->setText(tr("Not saved."));
    });
    connect(m_field, &WritingField::cutShort, this, [this](const QString &sentence) {
        m_status->setText(sentence);
        m_announcer.say(sentence);
    });
    connect(m_field, &WritingField::left, this, &WritingCard::tellSaved);
}

void WritingCard::refresh(const LabSession &session, const QString &act)
{
    setHeading(contentText(m_entry.title));
    m_prompt->setText(contentText(m_entry.prompt));
    m_field->setAccessibleName(heading());
    const QString keeping = session.isPresenter()
                                ? tr("Presenter mode keeps this text only until the window is closed.")
                                : tr("Nobody judges this. It is saved on this computer as you type.");
    m_field->setHint(session.isPresenter() ? QString() : keeping); // a presenter's stands below it
    //: Read aloud with a field for several lines; %1 is what to write about, %2 a sentence on how it is kept.
    m_field->setAccessibleDescription(tr("%1 %2 Tab leaves the field.").arg(m_prompt->text(), keeping));
    const QString kept = session.writing(act, m_entry.id);
    // What is being written stays when it could not be kept; another ledger brings its own text.
    if (!m_shownOnce || kept != m_kept)
        m_field->setText(kept);
    m_kept = kept;
    m_shownOnce = true;
    showStatus(session, kept);
}

void WritingCard::showStatus(const LabSession &session, const QString &kept)
{
    const QString written = m_field->text();
    if (session.isPresenter())
        m_status->setText(tr("Presenter mode keeps this text only until the window is closed."));
    else if (written != kept)
        m_status->setText(tr("Not saved."));
    else if (written.isEmpty())
        // As many lines as what follows it with the first letter: nothing below the field moves.
        m_status->setText(tr("Nothing written yet."));
    else
        m_status->setText(tr("✓ Saved on this computer."));
}

void WritingCard::tellSaved()
{
    if (!m_toTell)
        return;
    m_toTell = false;
    if (m_field->text() == m_kept)
        //: Said when the learner leaves a field; %1 is its name.
        m_announcer.say(tr("“%1” is saved.").arg(heading()));
}

} // namespace rp
