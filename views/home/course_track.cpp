// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/course_track.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/text/format.h"
#include "views/steps/parts/track_chooser.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"

#include <QVBoxLayout>

namespace rp {

CourseTrack::CourseTrack(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_text(new TextBlock(this))
    , m_section(new Disclosure(this))
{
    setObjectName(QStringLiteral("courseTrack"));
    m_text->setReachable(true);
    m_section->body()->addWidget(m_text);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
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
    // The section around it has the same heading.
    m_chooser->setHeading(QString());
    m_chooser->setAccessibleName(m_section->title());
}

void CourseTrack::refresh(const QString &track)
{
    m_track = track;
    const TrackEntry *entry = m_catalogue.tracks.find(track);
    if (entry) {
        m_text->setText(contentText(entry->goal));
        //: Section on the home page; %1 is the name of the learner's track. It opens to change the track.
        m_section->setTitle(tr("Your track: %1").arg(contentText(entry->name)));
    } else {
        m_text->setText(tr("You have not chosen a track yet. A track is one person's problem with one goal, "
                           "which stands in the strip below."));
        //: Section with the tracks to choose from.
        m_section->setTitle(tr("Choose a track"));
    }
    if (m_chooser)
        refreshChooser();
}

} // namespace rp
