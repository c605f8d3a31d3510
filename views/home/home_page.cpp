// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/home_page.h"

#include "models/session/ledger.h"
#include "views/home/course_map.h"
#include "views/home/course_track.h"
#include "views/home/lab_card.h"
#include "views/home/next_card.h"
#include "views/home/review_card.h"
#include "views/map/graph_map.h"
#include "views/review/parts/due_clock.h"
#include "views/shell/settings/setting_states.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace rp {

namespace {

/// Two sections side by side need this many characters.
constexpr int rowChars = 100;

} // namespace

HomePage::HomePage(const LabParts &parts, QWidget *parent)
    : LabPage(parent)
    , m_parts(parts)
    , m_next(new NextCard(parts))
    , m_track(new CourseTrack(parts.catalogue))
    , m_mapSection(new Disclosure)
{
    setObjectName(QStringLiteral("homePage"));
    buildPage();
    followModels();
    retranslateUi();
}

ActionButton *HomePage::continueButton() const
{
    return m_next->button();
}

void HomePage::buildPage()
{
    column()->setSpacing(space::s);
    column()->addWidget(m_next);
    makeCards();
    makeReview();
    m_mapSection->setObjectName(QStringLiteral("courseMapSection"));
    auto *row = new ResponsiveRow(rowChars, space::m);
    // Each as high as it is: beside one that is open, the other's title would stand far below.
    row->addWidget(m_track, 1, Qt::AlignTop);
    row->addWidget(m_mapSection, 1, Qt::AlignTop);
    column()->addWidget(row);
    column()->addStretch(1);
    connect(continueButton(), &ActionButton::clicked, this, [this] { emit labRequested(m_nextLab); });
    connect(m_track, &CourseTrack::chosen, this, &HomePage::trackChosen);
    connect(m_mapSection, &Disclosure::aboutToOpen, this, &HomePage::makeMap);
}

void HomePage::makeCards()
{
    for (const LabContent &lab : m_parts.labs) {
        auto *card = new LabCard(lab.id);
        connect(card, &LabCard::openRequested, this, &HomePage::labRequested);
        column()->addWidget(card);
        m_cards.push_back(card);
    }
}

void HomePage::makeReview()
{
    if (!m_parts.review)
        return;
    m_review = new ReviewCard(*m_parts.review);
    column()->addWidget(m_review);
    connect(m_review, &ReviewCard::openRequested, this, [this] { emit reviewRequested(ReviewTab::Map); });
    connect(m_review, &ReviewCard::recallRequested, this,
            [this] { emit reviewRequested(ReviewTab::Recall); });
    const auto *clock = new DueClock(*m_parts.review, this);
    connect(clock, &DueClock::changed, this, &HomePage::modelChanged);
}

void HomePage::followModels()
{
    connect(&m_parts.session, &LabSession::changed, this, &HomePage::modelChanged);
    connect(&m_parts.session, &LabSession::placeChanged, this, &HomePage::modelChanged);
    connect(&m_parts.session, &LabSession::reloaded, this, &HomePage::modelChanged);
    connect(&m_parts.session, &LabSession::settingChanged, this, &HomePage::modelChanged);
}

void HomePage::modelChanged()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void HomePage::refresh()
{
    m_stale = false;
    const QString open = m_parts.session.content().id;
    const std::vector<LabOverview> labs = courseOverview(m_parts.labs, m_parts.session, m_parts.ledger);
    const LabOverview *next = labToContinue(labs, open);
    for (std::size_t i = 0; i < labs.size(); ++i)
        m_cards[i]->refresh(labs[i], labs[i].id == open && labs[i].isStarted, &labs[i] == next);
    m_nextLab = next ? next->id : QString();
    m_next->setVisible(next != nullptr);
    if (next)
        m_next->refresh(*next);
    if (m_review)
        m_review->refresh();
    m_track->refresh(SettingStates::currentTrack(m_parts));
    refreshMap(labs);
}

void HomePage::makeMap()
{
    if (m_map)
        return;
    m_map = new GraphMap(m_mapSection);
    connect(m_map, &GraphMap::announce, this, &HomePage::announce);
    m_mapSection->body()->addWidget(m_map);
    refresh();
}

void HomePage::refreshMap(const std::vector<LabOverview> &labs)
{
    MapGraph graph = courseMap(m_parts.labs, labs);
    m_mapSection->setVisible(!graph.edges.empty());
    m_mapSection->setTitle(tr("What the labs hand on"));
    if (!m_map || graph.edges.empty())
        return;
    //: Name of the map of labs on the home page.
    m_map->setCaption(tr("Map of the course"));
    m_map->setGraph(std::move(graph));
}

void HomePage::retranslateUi()
{
    //: Heading of the page with all labs.
    setTexts(tr("Course home"), QString());
    modelChanged();
}

void HomePage::showEvent(QShowEvent *event)
{
    if (m_stale)
        refresh();
    LabPage::showEvent(event);
}

void HomePage::keyPressEvent(QKeyEvent *event)
{
    // A push button leaves Return to its window, which is no dialog.
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QWidget *focus = focusWidget();
    if (auto *button = qobject_cast<QAbstractButton *>(focus); isReturn && button)
        button->click();
    else if (isReturn && qobject_cast<TextBlock *>(focus) && continueButton()->isVisible())
        continueButton()->click();
    else
        LabPage::keyPressEvent(event);
}

} // namespace rp
