// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/reflection_card.h"

#include "models/instruments/ladder_text.h"
#include "models/text/format.h"
#include "views/act/math_peek.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/steps/hint_ladder.h"
#include "views/widgets/action_button.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace rp {

ReflectionCard::ReflectionCard(const QuestionContent &question, Use use, QWidget *parent)
    : Card(use == Use::Reflection ? 2 : 3, parent)
    , m_question(question)
    , m_use(use)
    , m_introduction(new QVBoxLayout)
    , m_prompt(new TextBlock(this))
    , m_choice(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
    , m_line(new QWidget(this))
    , m_check(new ActionButton(m_line))
    , m_first(new TextBlock(m_line))
    , m_verdict(new VerdictBadge(this))
    , m_othersHeading(new HeadingLabel(use == Use::Reflection ? 3 : 4, this))
    , m_others(new TextBlock(this))
{
    setEmphasised(use == Use::Reflection);
    m_introduction->setSpacing(space::s);
    m_prompt->setTextStyle(1.1, QFont::Medium);
    m_prompt->setProperty("saidElsewhere", true); // it is the name of the choice
    m_choice->setLabelVisible(false);
    m_first->setQuiet(true);
    m_othersHeading->setTextStyle(1.0, QFont::DemiBold);
    m_others->setMaxChars(95);
    m_verdict->setWhole(); // what is said to an answer is what is learned from it
    for (TextBlock *block : {m_prompt, m_first, m_others})
        block->setReachable(true);
    body()->addLayout(m_introduction);
    body()->addWidget(m_prompt);
    body()->addWidget(m_choice);
    // Whatever is answered, the verdict appears in the same place and pushes nothing that is being read.
    auto *line = new QHBoxLayout(m_line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space::m);
    line->addWidget(m_check, 0, Qt::AlignTop | Qt::AlignLeading);
    line->addWidget(m_first, 1, Qt::AlignVCenter);
    body()->addWidget(m_line);
    body()->addWidget(m_verdict);
    body()->addWidget(m_othersHeading);
    body()->addWidget(m_others);
    connect(m_check, &QPushButton::clicked, this, &ReflectionCard::check);
    m_choice->setProperty(isQuestion, true);
    connect(m_choice, &SegmentedChoice::chosen, this, &ReflectionCard::followChoice);
}

/// What was said of one answer is not said of the next one.
void ReflectionCard::followChoice(const QString &key)
{
    if (m_solved)
        return;
    if (m_last.isEmpty())
        m_first->hide(); // one is chosen now
    else if (m_withheld.isEmpty())
        showNotYet(key == m_last);
}

TextBlock *ReflectionCard::feedback() const
{
    return m_verdict->sentences();
}

void ReflectionCard::check()
{
    if (m_solved)
        return;
    const QString key = m_choice->currentKey();
    if (key.isEmpty()) {
        const QString sentence = tr("Choose one of the answers first.");
        m_first->setText(sentence); // beside the button, where nothing has to make room for it
        m_first->show();
        emit feedbackShown(sentence);
        m_choice->focusChoice();
        return;
    }
    emit answerRequested(m_question.id, key);
}

void ReflectionCard::showHeading(const QString &heading)
{
    setHeading(heading);
    m_prompt->show();
}

void ReflectionCard::refresh(const std::optional<ReflectionRecord> &known, int number, int count,
                             const QString &withheld)
{
    m_withheld = withheld;
    const Format format;
    const QString prompt = contentText(m_question.prompt);
    //: Heading of one of several questions.
    setHeading(count > 1 ? tr("Question %1 of %2").arg(format.count(number), format.count(count)) : prompt);
    m_prompt->setText(prompt);
    m_prompt->setVisible(count > 1);
    m_choice->setLabel(m_prompt->text());
    m_check->setText(withheld.isEmpty() ? tr("&Check answer")
                                        //: Button: gives the chosen answer, which can't be changed then.
                                        : tr("&Commit answer"));

    const ReflectionRecord record = known.value_or(ReflectionRecord{});
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool newAnswer = m_shownOnce && record.tried.size() != m_triedBefore;
    m_triedBefore = record.tried.size();
    m_shownOnce = true;
    m_solved = record.solved;
    m_choice->setEntries(entriesOf(record));
    m_choice->setEnabled(!m_solved);
    m_check->setVisible(!m_solved);
    m_check->setEnabled(!m_solved);
    for (QWidget *told : std::initializer_list<QWidget *>{m_othersHeading, m_others})
        told->setVisible(m_solved);
    showFeedback(record, newAnswer && !m_solved);
    refreshFirst(record);
    // Without the button, too; an answer that has just been given leaves what is below where it is.
    m_line->setMinimumHeight(newAnswer ? m_line->height() : m_check->sizeHint().height());
    m_line->setVisible(!m_solved || !m_first->isHidden());
    if (m_solved)
        refreshSolved(record);
    keepReadable(*m_choice, m_solved);
    if (m_solved && newAnswer && hadFocus)
        feedback()->setFocus(Qt::OtherFocusReason);
}

void ReflectionCard::showNotYet(bool isChosen)
{
    const OptionContent *last = findOption(m_question, m_last);
    const QString words = last ? contentText(last->feedback) : QString();
    const QString again = tr("Choose another answer and check again.");
    if (isChosen)
        //: Heading over the feedback to an answer that is not the right one.
        m_verdict->setVerdict(Meaning::Failure, tr("Not yet"), {words, again});
    else
        //: Heading over the feedback to the answer before, while another one is chosen.
        m_verdict->setVerdict(Meaning::Neutral, tr("About your last answer"), {words, again});
}

void ReflectionCard::showFeedback(const ReflectionRecord &record, bool speak)
{
    m_last = record.tried.empty() ? QString() : record.tried.back();
    if (record.tried.empty()) {
        m_verdict->hide();
        return;
    }
    if (!m_withheld.isEmpty()) {
        //: Heading over why nothing is said to an answer.
        m_verdict->setVerdict(Meaning::Neutral, tr("Answer taken"), {m_withheld});
        m_verdict->show();
        return;
    }
    const OptionContent *last = findOption(m_question, m_last);
    const QString words = last ? contentText(last->feedback) : QString();
    if (m_solved)
        //: Heading over the feedback to an answer.
        m_verdict->setVerdict(Meaning::Good, tr("Right"), {words});
    else
        showNotYet(m_choice->currentKey().isEmpty() || m_choice->currentKey() == m_last);
    m_verdict->show();
    if (speak)
        //: Said after an answer that is not the right one; %1 is a few sentences.
        emit feedbackShown(tr("Not yet. %1 Choose another answer and check again.").arg(words));
}

void ReflectionCard::refreshFirst(const ReflectionRecord &record)
{
    const OptionContent *first = findOption(m_question, record.firstOption);
    const bool isMarked = !m_withheld.isEmpty(); // in the list of options, and that is all
    m_first->setVisible(first && !isMarked);
    if (!first || isMarked)
        return;
    const QString text = contentText(first->text);
    if (m_use == Use::Exercise) {
        const bool isRight = record.firstOption == m_question.correct;
        m_first->setVisible(!isRight || record.told);
        //: %1 is an answer.
        m_first->setText(isRight ? answerTakenText() : tr("You answered first: “%1”").arg(text));
        return;
    }
    if (record.firstOption == m_question.correct)
        //: %1 is an answer.
        m_first->setText(tr("Your first answer counts: “%1” It was right.").arg(text));
    else if (m_solved)
        //: %1 is an answer.
        m_first->setText(tr("Your first answer counts: “%1” You found the right one later.").arg(text));
    else
        //: %1 is an answer.
        m_first->setText(
            tr("Your first answer counts: “%1” You may try again, but this one stays.").arg(text));
}

/// The options, and once it is over what each of them was.
std::vector<ChoiceEntry> ReflectionCard::entriesOf(const ReflectionRecord &record) const
{
    std::vector<ChoiceEntry> entries;
    for (const OptionContent &option : m_question.options) {
        const QString text = contentText(option.text);
        const QString mark = m_solved ? markOf(record, option.id) : QString();
        //: A line of an answered question: the option, what it was ("your first answer").
        entries.push_back({option.id, mark.isEmpty() ? text : tr("%1 (%2)").arg(text, mark)});
    }
    return entries;
}

QString ReflectionCard::markOf(const ReflectionRecord &record, const QString &option) const
{
    const bool isFirst = option == record.firstOption;
    if (!m_withheld.isEmpty())
        return isFirst ? tr("your first answer") : QString();
    if (option == m_question.correct)
        return isFirst ? tr("right, your first answer") : tr("right");
    if (isFirst)
        return tr("your first answer");
    const bool isTried = std::find(record.tried.begin(), record.tried.end(), option) != record.tried.end();
    return isTried ? tr("you tried this") : QString();
}

/// What was chosen stays where it was, and is switched off: nothing in it can be pressed.
void ReflectionCard::refreshSolved(const ReflectionRecord &record)
{
    m_choice->setCurrentKey(m_withheld.isEmpty() ? m_question.correct : record.firstOption);
    QStringList others;
    for (const OptionContent &option : m_question.options)
        if (option.id != m_question.correct) // its feedback is the verdict
            //: An answer, and what is to be said of it.
            others.append(tr("“%1” %2").arg(contentText(option.text), contentText(option.feedback)));
    //: Heading over the feedback to the answers that are not the right one.
    m_othersHeading->setText(tr("Why not the others"));
    m_others->setText(others.join(u'\n'));
    const bool hasOthers = m_withheld.isEmpty() && !others.isEmpty();
    m_othersHeading->setVisible(hasOthers);
    m_others->setVisible(hasOthers);
}

void ReflectionCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        keepReadable(*m_choice, m_solved);
}

ExerciseCard::ExerciseCard(const ExerciseContent &exercise, Bench bench, QWidget *parent)
    : ReflectionCard(exercise.question, Use::Exercise, parent)
    , m_exercise(exercise)
    , m_bench(std::move(bench))
    , m_terms(new TextBlock(this))
    , m_worked(new TextBlock(this))
{
    if (m_exercise.formula) {
        m_formula = new FormulaView(this);
        m_formula->setFormula(m_exercise.formula->id);
        introduction()->addWidget(m_formula);
    }
    m_terms->setReachable(true);
    m_terms->setQuiet(true);
    m_terms->setParagraphGap(0.0);
    m_worked->setReachable(true);
    m_worked->setParagraphGap(0.0);
    introduction()->addWidget(m_terms);
    introduction()->addWidget(m_worked);
}

void ExerciseCard::setLadder(HintLadder *ladder)
{
    m_ladder = ladder;
    body()->addWidget(ladder);
}

void ExerciseCard::refresh(const LabSession &session, const QString &act)
{
    ReflectionCard::refresh(session.exercise(act, questionId()), 1, 1, session.withheld());
    if (m_ladder)
        m_ladder->refresh(session, !isSolved());
    if (m_formula) {
        //: Heading of an exercise; %1 names a formula or a claim.
        showHeading(tr("Find the error: %1").arg(contentText(m_exercise.formula->title)));
        m_formula->setSpoken(contentText(m_exercise.formula->spoken));
        m_terms->setText(formulaTerms(*m_exercise.formula));
    }
    m_terms->setVisible(m_formula && !m_exercise.formula->terms.empty());
    QStringList lines;
    for (const QString &line : m_exercise.worked)
        lines.append(m_figures.resolved(contentText(line), m_bench));
    m_worked->setText(lines.join(QLatin1Char('\n')));
    m_worked->setVisible(!lines.isEmpty());
}

} // namespace rp
