// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/panel_page.h"

#include "models/instruments/contract/instrument.h"
#include "models/instruments/holds_at.h"
#include "models/text/format.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/plan/shown_parts.h"
#include "views/intents/intents.h"
#include "views/steps/cards/challenge_card.h"
#include "views/steps/cards/exercise_card.h"
#include "views/steps/parts/act_panels.h"
#include "views/steps/parts/math_peek.h"
#include "views/steps/parts/prediction_text.h"
#include "views/steps/parts/sources_panel.h"
#include "views/widgets/layout/page_scroll.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QLocale>
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
    , m_view(viewOf(m_instrument, subject, this))
    , m_tasks(new QWidget(this))
    , m_math(new MathPeek(formulasOf(act, panel.id), subject.bench, this))
    , m_sources(new SourcesPanel(
          sourcesOf(act, panel.id), subject.bench,
          act.panels.size() > 1 ? SourcesPanel::Scope::Panel : SourcesPanel::Scope::Act, this))
{
    plainColumn(this, 0);
    plainColumn(m_tasks, space::m);
    connectView();
    makeChallenges(act);
    std::copy_if(act.exercises.begin(), act.exercises.end(), std::back_inserter(m_exerciseContents),
                 [&](const ExerciseContent &exercise) { return panelOr(act, exercise.panel) == panel.id; });
}

void PanelPage::connectView()
{
    if (!m_view)
        return;
    layout()->addWidget(m_view);
    connect(m_view, &InstrumentView::inputChangeRequested, this, &PanelPage::requestInput);
    connect(m_view, &InstrumentView::pageShown, this, &PanelPage::pageShown);
    connect(m_view, &InstrumentView::offersChanged, this, &PanelPage::offersChanged);
    connect(m_view, &InstrumentView::runRequested, this, &PanelPage::run);
}

/// What the learner said about figures of this panel, one in a line.
QString PanelPage::predicted() const
{
    const LabSession &session = m_subject.session;
    const std::vector<const QuestionContent *> all = session.predictions(m_actId);
    QStringList said;
    for (const QuestionContent *question : questions()) {
        const PredictionText text(*question, session.prediction(m_actId, question->id), Bench());
        if (!text.predicted())
            continue;
        const auto number = std::find(all.begin(), all.end(), question) - all.begin() + 1;
        said.append(all.size() == 1
                        ? text.marker()
                        //: %1 is the number of a question, %2 what the learner answered: "You said 33 %".
                        : tr("Question %1: %2").arg(Format().count(int(number)), text.marker()));
    }
    return said.join(u'\n');
}

/// What the learner is asked on their track about figures of this panel.
std::vector<const QuestionContent *> PanelPage::questions() const
{
    const ActContent *act = m_subject.session.content().act(m_actId);
    std::vector<const QuestionContent *> asked = m_subject.session.predictions(m_actId);
    std::erase_if(asked, [&](const QuestionContent *question) {
        return !question->truth ||
               panelOr(*act, PanelName::parse(question->truth->figure).panel) != m_panel.id;
    });
    return asked;
}

/// What the panel shows otherwise than the learner was asked about, because it opens so, or because their
/// track has another context: its figures would be taken for an answer.
QVariantMap PanelPage::asked() const
{
    const std::vector<const QuestionContent *> all = questions();
    QVariantMap inputs;
    if (all.empty() || !m_instrument)
        return inputs;
    const QVariantMap &wanted = all.front()->truth->inputs;
    for (auto it = wanted.cbegin(); it != wanted.cend(); ++it) {
        const QVariant now = m_instrument->input(it.key());
        if (now.isValid() && now != it.value())
            inputs.insert(it.key(), it.value());
    }
    return inputs;
}

QString PanelPage::askedText() const
{
    QStringList wanted;
    QStringList shown;
    const QVariantMap inputs = asked();
    for (auto it = inputs.cbegin(); it != inputs.cend(); ++it) {
        wanted.append(settingText(*m_instrument, it.key(), it.value()));
        shown.append(settingText(*m_instrument, it.key(), m_instrument->input(it.key())));
    }
    if (wanted.isEmpty())
        return {};
    //: Over the button "Run it": %1 is what the learner's question was about ("Keyword spotting"), %2 what
    //: the controls of the instrument are set to ("ResNet-50").
    return tr("Your question was about: %1. The controls now show: %2. “Run it” sets them to your question.")
        .arg(QLocale().createSeparatedList(wanted), QLocale().createSeparatedList(shown));
}

/// Runs what the learner was asked about.
void PanelPage::run()
{
    const QStringList inOrder = m_instrument ? m_instrument->inputIds() : QStringList();
    for (const QString &id : inOrder) { // those that set others come first
        const QVariantMap inputs = asked();
        if (inputs.contains(id))
            requestInput(id, inputs.value(id)); // a change runs it
    }
    if (!m_subject.session.hasRun(m_actId, m_panel.id))
        emit m_subject.intents.runRequested(m_panel.id);
}

QString PanelPage::exercisesKey()
{
    return QStringLiteral("exercises");
}

std::vector<std::pair<QString, QString>> PanelPage::pages() const
{
    std::vector<std::pair<QString, QString>> pages;
    if (m_view) {
        for (const InstrumentView::PageName &page : m_view->pageNames())
            pages.emplace_back(page.key, page.title);
    } else {
        pages.emplace_back();
    }
    if (!m_exerciseContents.empty())
        pages.emplace_back(exercisesKey(), m_exerciseTitle);
    return pages;
}

QString PanelPage::pageKey() const
{
    if (m_exercisePage && !m_exercisePage->isHidden())
        return exercisesKey();
    return m_view ? m_view->pageKey() : QString();
}

void PanelPage::showPage(const QString &key)
{
    const bool exercises = key == exercisesKey() && !m_exerciseContents.empty();
    if (exercises)
        makeExercises();
    if (m_exercisePage)
        m_exercisePage->setVisible(exercises);
    if (m_view) {
        m_view->setVisible(!exercises);
        if (!exercises)
            m_view->choosePage(key);
    }
    emit pageShown();
}

QString PanelPage::question() const
{
    return m_panel.about.isEmpty() && m_view ? m_view->question() : contentText(m_panel.about);
}

const QWidget *PanelPage::beside(const Disclosure *drawer) const
{
    return m_view && drawer != m_view->notes() ? m_view->controlColumn() : nullptr;
}

std::vector<Disclosure *> PanelPage::drawers() const
{
    std::vector<Disclosure *> all = m_view ? m_view->drawers() : std::vector<Disclosure *>();
    all.push_back(m_math);
    all.push_back(m_sources);
    return all;
}

bool PanelPage::offers(const Disclosure *drawer) const
{
    // Formulas and sources name what the instrument comes to: not before the learner has run it.
    const bool isCovered = m_view && m_view->isCovered();
    if (drawer == m_math)
        return m_math->count() > 0 && !isCovered;
    if (drawer == m_sources)
        return m_sources->count() > 0 && !isCovered;
    return m_view && pageKey() != exercisesKey() && m_view->offers(drawer);
}

void PanelPage::setPictureOnly(bool only)
{
    if (m_view)
        m_view->setPictureOnly(only);
}

void PanelPage::makeChallenges(const ActContent &act)
{
    Intents *intents = &m_subject.intents;
    for (const ChallengeContent &challenge : act.challenges) {
        if (panelOr(act, challenge.panel) != m_panel.id)
            continue;
        auto *card = new ChallengeCard(challenge, m_subject.bench, m_subject.announcer, m_tasks);
        connect(card, &ChallengeCard::numberHandedIn, intents, &Intents::challengeNumberRequested);
        connect(card, &ChallengeCard::sliderHandedIn, intents, &Intents::challengeSliderRequested);
        connect(card, &ChallengeCard::setupRequested, intents, &Intents::challengeSetupRequested);
        connect(card, &ChallengeCard::proposed, intents, &Intents::proposalRequested);
        m_tasks->layout()->addWidget(card);
        m_challenges.push_back(card);
    }
}

void PanelPage::makeExercises()
{
    if (m_exercisePage)
        return;
    m_exercisePage = new PageScroll(this);
    auto *body = new QWidget;
    QVBoxLayout *column = plainColumn(body, space::l);
    m_exercises.reserve(m_exerciseContents.size());
    for (const ExerciseContent &exercise : m_exerciseContents) {
        auto *card = new ExerciseCard(exercise, m_subject.bench, body);
        connect(card, &ExerciseCard::answerRequested, &m_subject.intents, &Intents::exerciseAnswerRequested);
        connect(card, &ExerciseCard::feedbackShown, &m_subject.announcer, &Announcer::say);
        column->addWidget(card);
        m_exercises.push_back(card);
    }
    column->addStretch(1);
    m_exercisePage->setWidget(body);
    layout()->addWidget(m_exercisePage);
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
    //: Tab with exercises on published formulas that can't be right: find the errors. %1 of %2 are found.
    m_exerciseTitle = tr("Errors: %1 of %2").arg(format.count(solved), format.count(count));
    for (ExerciseCard *card : m_exercises)
        card->refresh(session, m_actId);
}

void PanelPage::refresh(const LabSession &session)
{
    setAccessibleName(contentText(m_panel.title));
    for (ChallengeCard *card : m_challenges)
        card->refresh(session, m_actId);
    m_tasks->setHidden(m_challenges.empty());
    if (m_view)
        m_view->setCovered(!session.hasRun(m_actId, m_panel.id), predicted(), askedText());
    refreshExercises(session);
    m_math->refresh();
    m_sources->setClosed(session.withheld());
    m_sources->refresh();
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
