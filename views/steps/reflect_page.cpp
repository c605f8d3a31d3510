// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/reflect_page.h"

#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/instrument.h"
#include "models/measured/measured.h"
#include "models/session/untold_notes.h"
#include "models/text/format.h"
#include "views/act/math_peek.h"
#include "views/act/sources_panel.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/page/shown_parts.h"
#include "views/steps/answer_picture.h"
#include "views/steps/completion_card.h"
#include "views/steps/decision_card.h"
#include "views/steps/hint_ladder.h"
#include "views/steps/reflection_card.h"
#include "views/steps/writing_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int pictureLines = 20;
constexpr int reflectRowChars = 90; ///< room that the questions and what comes after them need side by side

} // namespace

ReflectPage::ReflectPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Reflect, subject, parent)
    , m_errors(new HeadingLabel(2))
    , m_gate(new TextBlock)
    , m_later(new Card(2))
    , m_laterText(new TextBlock(m_later))
    , m_completion(new CompletionCard)
    , m_math(new MathPeek(act().formulas, act(), bench()))
    , m_sources(new SourcesPanel(act().sources, bench()))
{
    auto *row = new ResponsiveRow(reflectRowChars, space::l);
    row->addWidget(makeQuestions(), 3, Qt::AlignTop);
    row->addWidget(makeRest(), 2, Qt::AlignTop);
    connect(&subject.session, &LabSession::writingChanged, this, &ReflectPage::refreshWritings);
    column()->addWidget(row);
    column()->addWidget(m_math);
    column()->addWidget(m_sources);
    column()->addStretch(1);
}

QWidget *ReflectPage::makeQuestions()
{
    auto *questions = new QWidget;
    QVBoxLayout *below = plainColumn(questions, space::m);
    for (const QuestionContent &question : act().reflections) {
        auto *card = new ReflectionCard(question);
        connect(card, &ReflectionCard::answerRequested, &intents(), &Intents::reflectionAnswerRequested);
        connect(card, &ReflectionCard::feedbackShown, &announcer(), &Announcer::say);
        below->addWidget(card);
        m_cards.push_back(card);
    }
    m_gate->setReachable(true);
    below->addWidget(m_gate);
    makeExercises(*below);
    return questions;
}

void ReflectPage::makeExercises(QVBoxLayout &below)
{
    below.addWidget(m_errors);
    for (const ExerciseContent &exercise : act().exercises) {
        auto *card = new ExerciseCard(exercise, bench());
        connect(card, &ExerciseCard::answerRequested, &intents(), &Intents::exerciseAnswerRequested);
        connect(card, &ExerciseCard::feedbackShown, &announcer(), &Announcer::say);
        card->setLadder(new HintLadder(act(), {ladder_list::exercises, exercise.question.id},
                                       exercise.question.prompt, bench(), announcer(), intents()));
        below.addWidget(card);
        m_exercises.push_back(card);
    }
    new StuckWatch(*this, session(), bench(), announcer(), [this] {
        std::vector<HintLadder *> ladders;
        for (const ExerciseCard *card : m_exercises)
            ladders.push_back(card->ladder());
        return ladders;
    });
}

QWidget *ReflectPage::makeRest()
{
    auto *rest = new QWidget;
    QVBoxLayout *below = plainColumn(rest, space::m);
    m_rest = below;
    m_laterText->setReachable(true);
    m_later->body()->addWidget(m_laterText);
    below->addWidget(m_later);
    below->addWidget(m_completion);
    m_completion->setHandsIn(subject().handsIn);
    connect(m_completion, &CompletionCard::handInRequested, &intents(), &Intents::handInRequested);
    connect(m_completion, &CompletionCard::mysteriesRequested, &intents(), &Intents::mysteriesRequested);
    for (const DecisionContent &decision : act().decisions) {
        auto *card = new DecisionCard(decision, intents());
        below->addWidget(card);
        m_decisions.push_back(card);
    }
    for (const EntryContent &entry : act().entries) {
        auto *card = new WritingCard(entry, announcer(), intents());
        below->addWidget(card);
        m_writings.push_back(card);
    }
    return rest;
}

void ReflectPage::setCatalogue(const Catalogue &catalogue)
{
    for (const QuestionContent &question : act().predictions) {
        if (!m_picture)
            m_picture = answerPicture(question, subject(), actId(), catalogue, this);
    }
    if (!m_picture)
        return;
    // As at Reveal, what the machine had stands beside what the model says.
    if (Instrument *instrument = m_picture->instrument()) {
        instrument->setUntoldNotes(untoldNotes(session(), *catalogue.measured));
        instrument->setMeasuredShown(true);
    }
    m_picture->setMinimumHeight(pictureLines * fontMetrics().lineSpacing());
    m_rest->insertWidget(m_rest->indexOf(m_completion) + 1, m_picture);
}

QString ReflectPage::title() const
{
    return stepTitle(Step::Reflect);
}

QString ReflectPage::lead() const
{
    if (!session().withheld().isEmpty())
        return tr("Put what you saw into words. Each question takes one answer, which can't be changed.");
    return tr(
        "Put what you saw into words. You may try again after a wrong answer; your first answer is the one "
        "that counts.");
}

QString ReflectPage::blockedReason() const
{
    const QString reason = StepPage::blockedReason();
    return reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly ? reason
           : m_cards.size() > 1 ? tr("Answer every question to go on. The answers need not be right.")
                                : tr("Answer the question to go on. The answer need not be right.");
}

ActionButton *ReflectPage::ownPrimary() const
{
    for (ReflectionCard *card : m_cards) {
        if (!card->isSolved())
            return card->checkButton();
    }
    return nullptr;
}

void ReflectPage::refreshExercises()
{
    for (ExerciseCard *card : m_exercises)
        card->refresh(session(), actId());
    const auto isSolved = [](const ExerciseCard *card) { return card->isSolved(); };
    const Format format;
    //: Heading over published formulas that can't be right: find the errors. %1 of %2 are found.
    m_errors->setText(
        tr("Find the error: %1 of %2")
            .arg(format.count(static_cast<double>(std::ranges::count_if(m_exercises, isSolved))),
                 format.count(static_cast<double>(m_exercises.size()))));
    m_errors->setVisible(!m_exercises.empty());
}

void ReflectPage::refreshWritings()
{
    for (WritingCard *card : m_writings)
        card->refresh(session(), actId());
}

/// What there is to write tells in its sentence what the questions ask for.
void ReflectPage::refreshLater(bool finished)
{
    for (DecisionCard *card : m_decisions)
        card->setVisible(finished);
    for (WritingCard *card : m_writings)
        card->setVisible(finished);
    m_later->setVisible(!finished && session().withheld().isEmpty());
    //: Heading of a card that stands where a summary and fields to write in come later.
    m_later->setHeading(tr("After this"));
    const QString summary =
        m_cards.size() > 1 ? tr("When you have found the right answers, the summary of this act stands here.")
                           : tr("When you have found the right answer, the summary of this act stands here.");
    m_laterText->setText(
        m_writings.empty() ? summary
                           //: %1 is a sentence.
                           : tr("%1 Then there is something to write in your own words, too.").arg(summary));
}

/// What is said of the other answers, above it, pushes it down.
void ReflectPage::showVerdict(const ReflectionCard *card)
{
    QTimer::singleShot(0, this, [this, card] {
        scrollArea()->widget()->layout()->activate();
        if (!isBegunInView(*scrollArea(), *card->feedback()))
            scrollArea()->ensureWidgetVisible(card->feedback(), 0, space::m);
    });
}

bool ReflectPage::hasKeyboard() const
{
    const QWidget *focus = window()->focusWidget();
    return std::any_of(m_cards.begin(), m_cards.end(),
                       [focus](const ReflectionCard *card) { return card->isAncestorOf(focus); });
}

void ReflectPage::refreshContent()
{
    for (DecisionCard *card : m_decisions)
        card->refresh(session());
    refreshWritings();
    refreshExercises();
    if (m_picture) {
        m_picture->retranslate();
        m_picture->setVisible(m_picture->isValid());
    }
    const auto isSolved = [this](const ReflectionCard *card) {
        const std::optional<ReflectionRecord> given = session().reflection(actId(), card->questionId());
        return given && given->solved;
    };
    // The keyboard that the last solved card gives up waits outside; else the page would follow it down to
    // what comes next.
    const bool isGivenUp = std::all_of(m_cards.begin(), m_cards.end(), isSolved) && hasKeyboard();
    if (isGivenUp) {
        refreshFoot();
        nextButton()->setFocus(Qt::OtherFocusReason);
    }
    const auto count = static_cast<int>(m_cards.size());
    const bool wasFinished = !m_completion->isHidden();
    for (int i = 0; i < count; ++i) {
        ReflectionCard *card = m_cards[static_cast<std::size_t>(i)];
        const bool wasSolved = card->isSolved();
        card->refresh(session().reflection(actId(), card->questionId()), i + 1, count, session().withheld());
        if (card->isSolved() && !wasSolved && isVisible()) {
            showVerdict(card);
            if (isGivenUp) // reads out what is said to the answer
                card->feedback()->setFocus(Qt::OtherFocusReason);
        }
    }
    const bool finished =
        std::all_of(m_cards.begin(), m_cards.end(), [](auto *card) { return card->isSolved(); });
    m_gate->setText(tr("You may go on now. You may also stay and look for the right answer; it opens the "
                       "feedback on every answer."));
    m_gate->setVisible(!finished && session().isActDone(actId()));
    m_completion->setVisible(finished);
    refreshLater(finished);
    if (finished) {
        m_completion->refresh(session(), act(), bench());
        if (!wasFinished && isVisible())
            announcer().say(m_completion->heading());
    }
    m_math->setVisible(!m_math->isEmpty());
    m_sources->setVisible(!act().sources.empty());
    m_math->refresh();
    m_sources->setClosed(session().withheld());
    m_sources->refresh();
}

} // namespace rp
