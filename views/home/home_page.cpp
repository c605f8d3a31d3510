// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/home_page.h"

#include "models/session/ledger.h"
#include "views/home/course_map.h"
#include "views/home/course_track.h"
#include "views/home/lab_card.h"
#include "views/home/review_card.h"
#include "views/map/graph_map.h"
#include "views/review/recall/due_clock.h"
#include "views/shell/settings/setting_states.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace rp {

namespace {

/// Two cards side by side need this many characters.
constexpr int rowChars = 100;

} // namespace

HomePage::HomePage(const LabParts &parts, QWidget *parent)
    : LabPage(parent)
    , m_parts(parts)
    , m_continue(new ActionButton)
    , m_track(new CourseTrack(parts.catalogue))
    , m_mapCard(new Card(2))
{
    setObjectName(QStringLiteral("homePage"));
    buildPage();
    followModels();
    retranslateUi();
}

void HomePage::buildPage()
{
    m_continue->setObjectName(QStringLiteral("continueButton"));
    m_continue->setPrimary(true);
    column()->addWidget(m_continue, 0, Qt::AlignLeading);
    makeCards();
    makeReview();
    m_mapCard->setObjectName(QStringLiteral("courseMapCard"));
    auto *row = new ResponsiveRow(rowChars, space::m);
    row->addWidget(m_track);
    row->addWidget(m_mapCard);
    column()->addWidget(row);
    column()->addStretch(1);
    connect(m_continue, &ActionButton::clicked, this, [this] { emit labRequested(m_next); });
    connect(m_track, &CourseTrack::chosen, this, &HomePage::trackChosen);
}

void HomePage::makeCards()
{
    ResponsiveRow *row = nullptr;
    for (const LabContent &lab : m_parts.labs) {
        if (m_cards.size() % 2 == 0) {
            row = new ResponsiveRow(rowChars, space::m);
            column()->addWidget(row);
        }
        auto *card = new LabCard(lab.id);
        connect(card, &LabCard::openRequested, this, &HomePage::labRequested);
        row->addWidget(card);
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

/// What is due stands above the labs, and the rest of the review below them.
void HomePage::placeReview()
{
    m_review->refresh();
    const int wanted =
        m_review->isDue() ? column()->indexOf(m_continue) + 1 : column()->indexOf(m_track->parentWidget());
    const int now = column()->indexOf(m_review);
    if (now == wanted || (!m_review->isDue() && now == wanted - 1))
        return;
    column()->removeWidget(m_review);
    column()->insertWidget(now < wanted ? wanted - 1 : wanted, m_review);
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
    for (std::size_t i = 0; i < labs.size(); ++i)
        m_cards[i]->refresh(labs[i], labs[i].id == open && labs[i].isStarted);
    const LabOverview *next = labToContinue(labs, open);
    m_next = next ? next->id : QString();
    m_continue->setVisible(next != nullptr);
    if (next) {
        m_continue->setText(CourseText::goOn(*next));
        m_continue->setAccessibleDescription(next->title);
    }
    if (m_review)
        placeReview();
    m_track->refresh(SettingStates::currentTrack(m_parts));
    refreshMap(labs);
}

void HomePage::refreshMap(const std::vector<LabOverview> &labs)
{
    MapGraph graph = courseMap(m_parts.labs, labs);
    m_mapCard->setVisible(!graph.edges.empty());
    if (graph.edges.empty())
        return;
    if (!m_map) {
        m_map = new GraphMap(m_mapCard);
        connect(m_map, &GraphMap::announce, this, &HomePage::announce);
        m_mapCard->body()->addWidget(m_map);
    }
    m_mapCard->setHeading(tr("What the labs hand on"));
    //: Name of the map of labs on the home page.
    m_map->setCaption(tr("Map of the course"));
    m_map->setGraph(std::move(graph));
}

void HomePage::retranslateUi()
{
    //: Heading of the page with all labs, and the sentence below it.
    setTexts(tr("Course home"),
             tr("Go on where you left, or choose a lab. The labs can be done in any order; the "
                "later ones start from what the earlier ones found."));
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
    else if (isReturn && qobject_cast<TextBlock *>(focus) && m_continue->isVisible())
        m_continue->click();
    else
        LabPage::keyPressEvent(event);
}

} // namespace rp
