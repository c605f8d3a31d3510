// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/course_track.h"

#include "models/catalogue/catalogue.h"
#include "models/text/format.h"
#include "views/steps/parts/track_chooser.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"

#include <QVBoxLayout>

namespace rp {

CourseTrack::CourseTrack(const Catalogue &catalogue, QWidget *parent)
    : Card(2, parent)
    , m_catalogue(catalogue)
    , m_text(new TextBlock(this))
    , m_section(new Disclosure(this))
{
    setObjectName(QStringLiteral("courseTrack"));
    m_text->setReachable(true);
    body()->addWidget(m_text);
    body()->addWidget(m_section);
    body()->addStretch(1);
    connect(m_section, &Disclosure::aboutToOpen, this, &CourseTrack::makeChooser);
}

void CourseTrack::makeChooser()
{
    if (m_chooser)
        return;
    m_chooser = new TrackChooser(m_catalogue);
    connect(m_chooser, &TrackChooser::chosen, this, &CourseTrack::chosen);
    m_section->body()->addWidget(m_chooser);
    refreshChooser();
}

void CourseTrack::refreshChooser()
{
    m_chooser->refresh(m_track);
    // The card around it has the same heading.
    m_chooser->setHeading(QString());
    m_chooser->setAccessibleName(m_section->title());
}

void CourseTrack::refresh(const QString &track)
{
    m_track = track;
    setHeading(tr("Your track"));
    const TrackEntry *entry = m_catalogue.tracks.find(track);
    if (entry) {
        //: The learner's track on the home page: its name, then its goal, a sentence.
        m_text->setText(tr("%1: %2").arg(contentText(entry->name), contentText(entry->goal)));
    } else {
        m_text->setText(
            tr("You have not chosen a track yet. A track is one person's problem with one goal; the "
               "strip below tells whether your design reaches it."));
    }
    m_section->setTitle(entry ? //: Section with the tracks to choose from.
                            tr("Change the track")
                              : //: Section with the tracks to choose from.
                            tr("Choose a track"));
    if (m_chooser)
        refreshChooser();
}

} // namespace rp
