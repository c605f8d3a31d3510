// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/panel_page.h"

#include "models/text/format.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/intents/intents.h"
#include "views/steps/cards/challenge_card.h"
#include "views/steps/cards/exercise_card.h"
#include "views/steps/parts/act_panels.h"
#include "views/steps/parts/math_peek.h"
#include "views/steps/parts/sources_panel.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace rp {

namespace {

Instrument *instrumentOf(const Bench &bench, const QString &panel)
{
    return bench.isQualified() ? bench.instrument(panel) : bench.first();
}

InstrumentView *viewOf(Instrument *instrument, const StepSubject &subject, QWidget *parent)
{
    return instrument ? makeInstrumentView(*instrument, &subject.session, subject.announcer, parent)
                      : nullptr;
}

} // namespace

PanelPage::PanelPage(const ActContent &act, const PanelContent &panel, const StepSubject &subject,
                     QWidget *parent)
    : TabPage(parent)
    , m_actId(act.id)
    , m_panel(panel)
    , m_subject(subject)
    , m_instrument(instrumentOf(subject.bench, panel.id))
    , m_about(new TextBlock(this))
    , m_captureCount(new TextBlock(this))
    , m_capture(new ActionButton(this))
    , m_view(viewOf(m_instrument, subject, this))
    , m_exerciseSection(new Disclosure(this))
    , m_math(new MathPeek(formulasOf(act, panel.id), subject.bench, this))
    , m_sources(new SourcesPanel(
          sourcesOf(act, panel.id), subject.bench,
          act.panels.size() > 1 ? SourcesPanel::Scope::Panel : SourcesPanel::Scope::Act, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    column->addLayout(makeHead());
    if (m_view) {
        column->addWidget(m_view);
        connect(m_view, &InstrumentView::inputChangeRequested, this, &PanelPage::requestInput);
    }
    makeChallenges(act);
    std::copy_if(act.exercises.begin(), act.exercises.end(), std::back_inserter(m_exerciseContents),
                 [&](const ExerciseContent &exercise) { return panelOr(act, exercise.panel) == panel.id; });
    connect(m_exerciseSection, &Disclosure::aboutToOpen, this, &PanelPage::makeExercises);
    column->addWidget(m_exerciseSection);
    column->addWidget(m_math);
    column->addWidget(m_sources);
    m_exerciseSection->setVisible(!m_exerciseContents.empty());
    m_math->setVisible(!formulasOf(act, panel.id).empty());
    m_sources->setVisible(!sourcesOf(act, panel.id).empty());
}

QLayout *PanelPage::makeHead()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(space::m);
    m_about->setMaxChars(110);
    m_about->setReachable(true);
    m_captureCount->setQuiet(true);
    m_captureCount->hide();
    m_capture->setObjectName(QStringLiteral("capture"));
    m_capture->hide();
    row->addWidget(m_about, 1000, Qt::AlignVCenter);
    row->addStretch(1);
    row->addWidget(m_captureCount, 0, Qt::AlignVCenter);
    row->addWidget(m_capture, 0, Qt::AlignTop);
    return row;
}

void PanelPage::makeChallenges(const ActContent &act)
{
    Intents *intents = &m_subject.intents;
    for (const ChallengeContent &challenge : act.challenges) {
        if (panelOr(act, challenge.panel) != m_panel.id)
            continue;
        auto *card = new ChallengeCard(challenge, m_subject.bench, m_subject.announcer, this);
        connect(card, &ChallengeCard::numberHandedIn, intents, &Intents::challengeNumberRequested);
        connect(card, &ChallengeCard::sliderHandedIn, intents, &Intents::challengeSliderRequested);
        connect(card, &ChallengeCard::setupRequested, intents, &Intents::challengeSetupRequested);
        connect(card, &ChallengeCard::proposed, intents, &Intents::proposalRequested);
        layout()->addWidget(card);
        m_challenges.push_back(card);
    }
}

void PanelPage::makeExercises()
{
    if (!m_exercises.empty())
        return;
    m_exercises.reserve(m_exerciseContents.size());
    for (const ExerciseContent &exercise : m_exerciseContents) {
        auto *card = new ExerciseCard(exercise, m_subject.bench, m_exerciseSection);
        connect(card, &ExerciseCard::answerRequested, &m_subject.intents, &Intents::exerciseAnswerRequested);
        connect(card, &ExerciseCard::feedbackShown, &m_subject.announcer, &Announcer::say);
        m_exerciseSection->body()->addWidget(card);
        m_exercises.push_back(card);
    }
    refreshExercises(m_subject.session);
}

void PanelPage::refreshExercises(const LabSession &session)
{
    const auto count = static_cast<int>(m_exerciseContents.size());
    const auto solved = static_cast<int>(std::count_if(
        m_exerciseContents.begin(), m_exerciseContents.end(), [&](const ExerciseContent &exercise) {
            const auto record = session.exercise(m_actId, exercise.question.id);
            return record && record->solved;
        }));
    const Format format;
    //: Title of a section with exercises: published formulas that can't be right. %1 of %2 are solved.
    m_exerciseSection->setTitle(tr("Find the error in published formulas: %1 of %2 found")
                                    .arg(format.count(solved), format.count(count)));
    for (ExerciseCard *card : m_exercises)
        card->refresh(session, m_actId);
}

void PanelPage::refresh(const LabSession &session)
{
    setAccessibleName(contentText(m_panel.title));
    m_about->setText(contentText(m_panel.about));
    m_about->setVisible(!m_panel.about.isEmpty());
    //: Button: keeps the inputs and results of an instrument as evidence.
    m_capture->setText(tr("Capture"));
    m_capture->setAccessibleDescription(
        tr("Keeps your prediction, the inputs and the results of this instrument as evidence."));
    m_capture->setToolTip(m_capture->accessibleDescription());
    for (ChallengeCard *card : m_challenges)
        card->refresh(session, m_actId);
    refreshExercises(session);
    m_math->refresh();
    m_sources->refresh();
}

void PanelPage::showCaptures(int kept)
{
    m_capture->setVisible(m_instrument);
    //: How many captures of an instrument the learner has kept as evidence.
    m_captureCount->setText(tr("%Ln capture(s) kept", nullptr, kept));
    m_captureCount->setVisible(m_instrument && kept > 0);
}

void PanelPage::requestInput(const QString &inputId, const QVariant &value)
{
    emit m_subject.intents.inputChangeRequested(m_subject.bench.qualified(m_panel.id, inputId), value);
}

void PanelPage::showInputRefusal(const QString &inputId, const QString &sentence)
{
    if (m_view)
        m_view->showInputRefusal(inputId, sentence);
}

} // namespace rp
