// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/brief_page.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "models/text/plain_text.h"
#include "models/text/sentences.h"
#include "views/act/term_text.h"
#include "views/act/track_chooser.h"
#include "views/sketch/sketch_view.h"
#include "views/steps/taken_card.h"
#include "views/widgets/code_block.h"
#include "views/widgets/intents.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int briefRowChars = 90; ///< room that the picture and the tracks need side by side

} // namespace

BriefPage::BriefPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Brief, subject, parent)
    , m_message(new TermText)
    , m_from(new TextBlock)
    , m_row(new ResponsiveRow(briefRowChars, space::l))
    , m_shown(new QWidget(m_row))
    , m_codeAbout(new TextBlock(m_shown))
    , m_code(new CodeBlock(m_shown))
    , m_picture(new SketchView(m_shown))
    , m_trackNote(new TextBlock(m_shown))
    , m_machine(new TextBlock(m_shown))
{
    m_from->setQuiet(true);
    m_codeAbout->setProperty("saidElsewhere", true); // by the code, which is a tab stop
    for (TextBlock *note : {m_trackNote, m_machine})
        note->setStop();
    m_from->setReachable(true);              // read with the page
    m_picture->setFocusPolicy(Qt::TabFocus); // its sentence is a part of the story
    auto *shown = new QVBoxLayout(m_shown);
    shown->setContentsMargins(0, 0, 0, 0);
    shown->setSpacing(space::s);
    shown->addWidget(m_codeAbout);
    shown->addWidget(m_code);
    shown->addWidget(m_picture, 1);
    shown->addWidget(m_machine);
    m_row->addWidget(m_shown, 3);
    column()->addWidget(m_message);
    column()->addWidget(m_from);
    column()->addWidget(m_row, 1);
    m_machine->setQuiet(true);
    m_trackNote->hide();
    connect(m_message, &TermText::litChanged, this, &BriefPage::light);
    connect(&subject.session, &LabSession::settingChanged, this, &BriefPage::refresh);
}

void BriefPage::light(const QString &term)
{
    SketchLight light;
    for (const BriefContent::Reading &reading : act().brief.reading) {
        if (!term.isEmpty() && reading.term == term)
            light = {term, contentText(reading.title), contentText(reading.about)};
    }
    m_picture->setLight(light);
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
    m_taken = new TakenCard(session().taken(), benches, intents());
    column()->addWidget(m_taken);
}

void BriefPage::setCatalogue(const Catalogue &catalogue)
{
    m_catalogue = &catalogue;
    if (m_chooser || !act().needsTrack) {
        refreshMachine();
        return;
    }
    m_chooser = new TrackChooser(catalogue, TrackChooser::Arrangement::Column);
    connect(m_chooser, &TrackChooser::chosen, &intents(), &Intents::trackChosen);
    // Below what is chosen, where it pushes nothing when it appears.
    m_chooser->body()->addWidget(m_trackNote);
    m_row->addWidget(m_chooser, 2, Qt::AlignTop);
    refresh();
}

QString BriefPage::title() const
{
    return contentText(act().title);
}

void BriefPage::refreshContent()
{
    const BriefContent &brief = act().brief;
    QStringList paragraphs;
    const QString context = session().setting(QStringLiteral("context")).toString();
    for (const QString &paragraph : brief.contexts.value(context, brief.paragraphs))
        paragraphs.append(contentText(paragraph));
    m_message->setMarked(paragraphs.join(QLatin1Char('\n')));
    for (const BriefContent::Reading &reading : brief.reading) {
        if (!reading.term.isEmpty())
            m_message->describe(reading.term, contentText(reading.about));
    }
    //: Below a message: who wrote it, a name and a role; then about how long the act takes.
    QStringList from{tr("%1 · about %Ln minute(s)", nullptr, act().minutes).arg(contentText(brief.from))};
    QStringList sections;
    for (const QString &section : brief.sections)
        sections.append(Format::isolate(anchorsInWords(section)));
    //: Below a message: where the course text is about it; %1 is one anchor of a section or several.
    if (!sections.isEmpty())
        from.append(tr("In the course text: %1").arg(sections.join(QStringLiteral(" · "))));
    m_from->setText(from.join(QLatin1Char('\n')));
    m_picture->setKind(brief.picture);
    m_picture->setVisible(m_picture->hasPicture());
    const QString note = brief.tracks.value(m_track);
    m_trackNote->setVisible(m_chooser && !note.isEmpty());
    m_trackNote->setText(contentText(note));
    refreshCode();
    refreshMachine();
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

QString BriefPage::machineText() const
{
    if (!m_catalogue)
        return {};
    //: Below a picture: the context, such as "Cloud", and its machine in a few words and figures.
    const QString named = tr("%1: %2");
    const BriefContent::Machine &own = act().brief.machine;
    if (!own.summary.isEmpty())
        return contentText(own.summary);
    if (!own.tracks.isEmpty()) {
        const TrackEntry *track = m_catalogue->tracks.find(m_track);
        return track && own.tracks.contains(m_track)
                   ? named.arg(contentText(track->name), contentText(own.tracks.value(m_track)))
                   : QString();
    }
    if (m_catalogue->contexts.empty())
        return {};
    const ContextEntry &context =
        m_catalogue->contexts.findOrFirst(session().setting(QStringLiteral("context")).toString());
    return context.summary.isEmpty() ? QString()
                                     : named.arg(contentText(context.name), contentText(context.summary));
}

void BriefPage::refreshMachine()
{
    const QString text = machineText();
    m_machine->setVisible(!text.isEmpty());
    m_machine->setText(text);
}

} // namespace rp
