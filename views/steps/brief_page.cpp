// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/brief_page.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/intents/intents.h"
#include "views/steps/cards/taken_card.h"
#include "views/steps/parts/track_chooser.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/code_block.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QApplication>
#include <QTimer>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int briefRowChars = 90; ///< room that the message and the tracks need side by side

} // namespace

BriefPage::BriefPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Brief, subject, parent)
{
    m_row = new ResponsiveRow(briefRowChars, space::l);
    ResponsiveRow *row = m_row;
    auto *leading = new QWidget(row);
    m_leading = new QVBoxLayout(leading);
    m_leading->setContentsMargins(0, 0, 0, 0);
    m_leading->setSpacing(space::l);
    makeMessage(leading);
    m_reading = new Card(2, row);
    m_readingList = new QWidget(m_reading);
    auto *list = new QVBoxLayout(m_readingList);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    m_reading->body()->addWidget(m_readingList);
    m_reading->body()->addStretch(1);
    row->addWidget(leading, 3);
    row->addWidget(m_reading, 2);
    column()->addWidget(row);
    column()->addStretch(1);
    connect(&subject.session, &LabSession::settingChanged, this, &BriefPage::refresh);
}

void BriefPage::makeMessage(QWidget *parent)
{
    m_message = new Card(2, parent);
    m_leading->addWidget(m_message, 1);
    m_message->setEmphasised(true);
    m_from = new TextBlock(m_message);
    m_from->setQuiet(true);
    m_text = new TextBlock(m_message);
    m_text->setReachable(true);
    m_codeAbout = new TextBlock(m_message);
    m_codeAbout->setProperty("saidElsewhere", true); // by the code, which is a tab stop
    m_code = new CodeBlock(m_message);
    m_trackNote = new TextBlock(m_message);
    m_trackNote->setReachable(true);
    m_machine = new TextBlock(m_message);
    m_machine->setReachable(true);
    m_machine->setQuiet(true);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_from, m_text, m_codeAbout, m_code, m_trackNote, m_machine})
        m_message->body()->addWidget(part);
    m_message->body()->addStretch(1);
}

void BriefPage::setTrack(const QString &track)
{
    if (m_track == track)
        return;
    m_track = track;
    refresh();
}

bool BriefPage::isFirstAct() const
{
    return actId() == session().content().acts.front().id;
}

void BriefPage::showTaken(const QHash<QString, Bench> &benches)
{
    if (m_taken || !isFirstAct() || session().taken().isEmpty())
        return;
    m_taken = new TakenCard(session().taken(), benches);
    connect(m_taken, &TakenCard::takeOverRequested, &intents(), &Intents::takeOverRequested);
    m_leading->insertWidget(m_leading->indexOf(m_message) + 1, m_taken);
}

void BriefPage::setCatalogue(const Catalogue &catalogue)
{
    m_catalogue = &catalogue;
    const bool speaksOfTracks = !session().content().tracks().isEmpty();
    const bool offered = act().needsTrack || (isFirstAct() && speaksOfTracks);
    if (m_chooser || !offered) {
        refreshMachine();
        return;
    }
    m_chooser = new TrackChooser(catalogue, TrackChooser::Arrangement::Column);
    connect(m_chooser, &TrackChooser::chosen, &intents(), &Intents::trackChosen);
    // Below what is chosen, where it pushes nothing when it appears.
    m_chooser->body()->addWidget(m_trackNote);
    m_row->addWidget(m_chooser, 2, Qt::AlignTop);
    m_leading->setStretchFactor(m_message, 0);
    m_leading->addStretch(1);
    placeReading();
    refresh();
}

/// What is to be chosen stands where it is seen at once: beside the message, and before what is good to know.
void BriefPage::placeReading()
{
    if (!m_chooser)
        return;
    const bool isBelow = column()->indexOf(m_reading) >= 0;
    // A widget that changes its parent loses the keyboard.
    QWidget *focus = QApplication::focusWidget();
    const bool hadFocus = focus && m_reading->isAncestorOf(focus);
    if (m_row->isStacked() && !isBelow)
        column()->insertWidget(column()->indexOf(m_row) + 1, m_reading);
    else if (!m_row->isStacked() && m_leading->indexOf(m_reading) < 0)
        m_leading->insertWidget(m_leading->count() - 1, m_reading);
    else
        return;
    if (hadFocus) {
        m_reading->show();
        focus->setFocus(Qt::OtherFocusReason);
    }
}

void BriefPage::resizeEvent(QResizeEvent *event)
{
    StepPage::resizeEvent(event);
    QTimer::singleShot(0, this, &BriefPage::placeReading); // once the row knows its own width
}

QString BriefPage::title() const
{
    return contentText(act().title);
}

QString BriefPage::lead() const
{
    QString lead =
        tr("You have a message. Read it, then make a prediction. The whole act takes about %Ln minute(s).",
           nullptr, act().minutes);
    if (act().minutesAll <= act().minutes)
        return lead;
    //: After how long an act takes; everything there is to find takes longer than what is needed to go on.
    return joinedSentences({lead, tr("With everything there is to find it takes about %Ln minute(s).",
                                     nullptr, act().minutesAll)});
}

void BriefPage::refreshContent()
{
    const BriefContent &brief = act().brief;
    m_message->setHeading(contentText(brief.subject));
    //: Who wrote the message: a name and a role.
    m_from->setText(tr("From %1").arg(contentText(brief.from)));
    QStringList paragraphs;
    const QString context = session().setting(QStringLiteral("context")).toString();
    for (const QString &paragraph : brief.contexts.value(context, brief.paragraphs))
        paragraphs.append(contentText(paragraph));
    m_text->setText(paragraphs.join(QLatin1Char('\n')));
    const QString note = brief.tracks.value(m_track);
    m_trackNote->setVisible(!note.isEmpty());
    if (!note.isEmpty())
        m_trackNote->setText(contentText(note));
    refreshCode();
    refreshMachine();
    refreshReading();
    if (m_taken)
        m_taken->refresh();
    if (m_chooser)
        m_chooser->refresh(m_track);
}

void BriefPage::refreshCode()
{
    const BriefContent::Code &code = act().brief.code;
    m_codeAbout->setVisible(!code.lines.empty());
    m_code->setVisible(!code.lines.empty());
    if (code.lines.empty())
        return;
    m_codeAbout->setText(contentText(code.about));
    m_code->setLines(code.lines, m_codeAbout->text());
}

void BriefPage::refreshMachine()
{
    const QString saved = session().setting(QStringLiteral("context")).toString();
    const ContextEntry *context = nullptr;
    if (m_catalogue && !m_catalogue->contexts.empty()) {
        context = m_catalogue->contexts.find(saved);
        if (!context)
            context = &m_catalogue->contexts.front();
    }
    m_machine->setVisible(context && !context->summary.isEmpty());
    if (context) {
        //: Below a message: the context, such as "Cloud", and its machine in a few words and figures.
        m_machine->setText(tr("%1: %2").arg(contentText(context->name), contentText(context->summary)));
    }
}

void BriefPage::refreshReading()
{
    const auto &reading = act().brief.reading;
    m_reading->setHeading(tr("Good to know before you start"));
    m_reading->setVisible(!reading.empty());
    auto blocks = m_readingList->findChildren<TextBlock *>(QString(), Qt::FindDirectChildrenOnly);
    while (blocks.size() < 2 * static_cast<qsizetype>(reading.size())) {
        const bool term = blocks.size() % 2 == 0;
        auto *block = term ? new HeadingLabel(3, m_readingList) : new TextBlock(m_readingList);
        block->setReachable(!term);
        m_readingList->layout()->addWidget(block);
        block->setInset(0, term ? 0 : space::s);
        blocks.append(block);
    }
    for (std::size_t i = 0; i < reading.size(); ++i) {
        const auto at = 2 * static_cast<qsizetype>(i);
        blocks[at]->setText(contentText(reading[i].title));
        blocks[at + 1]->setText(contentText(reading[i].about));
        // The heading is no tab stop, so the text says whose explanation it is.
        //: A term and its explanation, read together.
        blocks[at + 1]->setAccessibleName(tr("%1: %2").arg(blocks[at]->text(), blocks[at + 1]->text()));
    }
}

} // namespace rp
