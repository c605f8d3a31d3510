// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/prediction_card.h"

#include "models/session/given_to.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "views/act/axis_slider.h"
#include "views/act/confidence_text.h"
#include "views/act/prediction_text.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/value_texts.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

AxisSlider *makeAxis(const QuestionContent &question, QWidget *parent)
{
    std::optional<AnswerAxis> axis = answerAxis(question);
    return axis ? new AxisSlider(std::move(*axis), parent) : nullptr;
}

} // namespace

PredictionCard::PredictionCard(const QuestionContent &question, Intents &intents, QWidget *parent)
    : Card(2, parent)
    , m_question(question)
    , m_intents(intents)
    , m_prompt(new TextBlock(this))
    , m_given(new TextBlock(this))
    , m_axis(makeAxis(question, this))
    // Beside an axis the options are short names of its marks.
    , m_choice(new SegmentedChoice(
          m_axis ? SegmentedChoice::Arrangement::Inline : SegmentedChoice::Arrangement::List, this))
    , m_entryRow(new QWidget(this))
    , m_entry(new QLineEdit(m_entryRow))
    , m_unit(new TextBlock(m_entryRow))
    , m_last(new QWidget(this))
    , m_sureLabel(new TextBlock(m_last))
    , m_sure(new SegmentedChoice(SegmentedChoice::Arrangement::Inline, m_last))
    , m_foot(new QWidget(this))
    , m_statement(new TextBlock(m_foot))
    , m_problem(new TextBlock(m_foot))
    , m_warning(new TextBlock(m_foot))
    , m_commit(new ActionButton(m_last))
{
    setEmphasised(true);
    m_prompt->setTextStyle(1.15, QFont::DemiBold);
    m_prompt->setMaxChars(95);
    for (TextBlock *block : {m_prompt, m_given, m_statement, m_problem})
        block->setReachable(true);
    m_given->setParagraphGap(0.0);
    m_choice->setLabelVisible(false);
    m_sure->setLabelVisible(false);
    m_sureLabel->setWhole(TextBlock::Whole::Text);
    m_sureLabel->setTextStyle(1.0, QFont::DemiBold);
    m_sureLabel->setProperty("saidElsewhere", true); // by the choice beside it
    m_statement->setTextStyle(1.0, QFont::DemiBold);
    m_statement->setMaxChars(105);
    m_warning->setQuiet(true);
    // The question comes before what is said of it. Where the choice is the first, it has the question for
    // its name and the facts for its description; an axis has neither, so they are read with the card.
    for (TextBlock *block : {m_prompt, m_given})
        block->setProperty("saidElsewhere", !m_axis);
    m_warning->setProperty("saidElsewhere", true); // by the button
    m_problem->setTextStyle(1.0, QFont::DemiBold);
    buildLayout();
    m_problem->hide();
    connect(m_commit, &QPushButton::clicked, this, &PredictionCard::commit);
    m_choice->setProperty(isQuestion, true);
    connect(m_choice, &SegmentedChoice::chosen, this, &PredictionCard::followChoice);
    connect(m_entry, &QLineEdit::textEdited, this, &PredictionCard::followEntry);
    connect(m_sure, &SegmentedChoice::chosen, this, [this] { showProblem({}); });
    if (!m_axis)
        return;
    connect(m_axis, &AxisSlider::moved, this, [this](double value) {
        followAxis(value);
        if (m_axis->hasFocus() && !areValueTextsTold()) // else a screen reader has said it by now
            emit markMoved(m_axis->valueText());
    });
    connect(m_axis, &AxisSlider::heldAtEnd, this, &PredictionCard::markMoved);
}

void PredictionCard::buildLayout()
{
    m_entry->setMaxLength(longestEntry);
    m_entry->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto *entryLayout = new QHBoxLayout(m_entryRow);
    entryLayout->setContentsMargins(0, 0, 0, 0);
    entryLayout->setSpacing(space::s);
    entryLayout->addWidget(m_entry);
    entryLayout->addWidget(m_unit, 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_prompt, m_given})
        body()->addWidget(part);
    if (m_axis)
        body()->addWidget(m_axis);
    for (QWidget *part : std::initializer_list<QWidget *>{m_choice, m_entryRow, m_last, m_foot})
        body()->addWidget(part);
    // On a low screen the button is in view, and what is said of it below.
    auto *last = new QHBoxLayout(m_last);
    last->setContentsMargins(0, 0, 0, 0);
    last->setSpacing(space::m);
    last->addWidget(m_sureLabel);
    last->addWidget(m_sure, 1);
    last->addWidget(m_commit);
    auto *foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    // One takes the place of the other, so that the button stays under the pointer that pressed it.
    for (TextBlock *said : {m_problem, m_warning, m_statement})
        foot->addWidget(said, 1, Qt::AlignVCenter);
}

QString PredictionCard::unitText() const
{
    if (m_question.unit == QLatin1String("percent"))
        return QLocale().percent();
    //: Unit after a number that is a factor, as in "3 times".
    return m_question.unit == QLatin1String("factor") ? tr("times") : QString();
}

double PredictionCard::perUnit() const
{
    return m_question.unit == QLatin1String("percent") ? 100.0 : 1.0;
}

void PredictionCard::refresh(const LabSession &session, const QString &act, const Bench &bench, int number,
                             int count)
{
    const Format format;
    //: Heading of one of several questions.
    const QString prompt = contentText(m_question.prompt);
    setHeading(count > 1 ? tr("Question %1 of %2").arg(format.count(number), format.count(count)) : prompt);
    headingLabel()->setVisible(count == 1); // of several, the tabs say which one it is
    m_prompt->setText(prompt);
    m_prompt->setVisible(count > 1);
    QStringList facts;
    for (const QString &fact : m_question.given)
        //: One fact of a list.
        facts.append(tr("• %1").arg(m_figures.resolved(contentText(fact), bench)));
    m_given->setText(facts.join(QLatin1Char('\n')));
    m_given->setVisible(!facts.isEmpty());
    refreshTexts();

    const auto record = session.prediction(act, m_question.id);
    m_committed = record.has_value();
    if (record)
        refreshCommitted(*record, PredictionText(m_question, record, bench).answer());
    // What is committed stays in sight, and is switched off, so that no assistive tool can press it.
    m_choice->setVisible(isSingleChoice());
    m_choice->setEnabled(!m_committed && isSingleChoice());
    m_entryRow->setVisible(!isSingleChoice());
    m_entryRow->setEnabled(!m_committed && !isSingleChoice());
    if (m_axis)
        m_axis->setEnabled(!m_committed);
    // Of an answer that was committed before it was asked for, nothing is shown.
    for (QWidget *part : std::initializer_list<QWidget *>{m_sureLabel, m_sure})
        part->setVisible(!record || record->confidence > 0);
    m_sure->setEnabled(!m_committed);
    m_commit->setVisible(!m_committed);
    m_commit->setEnabled(!m_committed);
    m_warning->setVisible(!m_committed && m_problem->isHidden());
    m_statement->setVisible(m_committed);
    m_last->setMinimumHeight(m_commit->sizeHint().height()); // what follows stays when the button goes
    keepCommittedReadable();
}

void PredictionCard::refreshTexts()
{
    std::vector<ChoiceEntry> entries;
    for (const OptionContent &option : m_question.options)
        entries.push_back({option.id, contentText(option.text)});
    if (m_axis) // in the order of the axis
        std::stable_sort(entries.begin(), entries.end(), [this](const auto &a, const auto &b) {
            return findOption(m_question, a.key)->value < findOption(m_question, b.key)->value;
        });
    m_choice->setLabel(m_prompt->text());
    m_choice->setAccessibleDescription(m_axis ? QString() : m_given->text());
    m_choice->setEntries(entries);
    //: Short, before five probabilities: how sure the learner is of an answer.
    m_sureLabel->setText(tr("How sure?"));
    askConfidenceBriefly(*m_sure);
    m_entry->setAccessibleName(m_prompt->text());
    m_entry->setAccessibleDescription(m_given->text());
    m_unit->setText(unitText());
    m_warning->setText(tr("You commit once. After that you can read your prediction, but not change it."));
    m_commit->setText(tr("&Commit prediction"));
    m_commit->setAccessibleDescription(spokenForm(m_warning->text()));
    if (!m_axis)
        return;
    m_axis->setTextFor([question = m_question](double value) { return answerNumber(question, value); });
    const bool hasStops = !m_axis->axis().stops.empty();
    m_axis->setTexts(
        //: Name of the mark that a learner puts on an axis, read aloud.
        tr("Your mark on the axis"),
        //: Shown on an axis that has no mark yet, where it can stand at some values only. They are circles.
        hasStops ? tr("Put your mark at one of the circles: press near it, drag, or use the arrow keys.")
                 //: Shown on an axis that has no mark yet.
                 : tr("Put your mark: press the axis, drag, or use the arrow keys."),
        hasStops ? tr("Left and Right move your mark from one circle to the next, Home and End to the first "
                      "and the last.")
                 : tr("Left and Right move your mark, Page Up and Page Down move it further, Home and End "
                      "move it to the ends."),
        //: Shown on an axis above the learner's mark.
        hasStops ? tr("Your mark goes to the nearest circle.") : QString());
}

void PredictionCard::refreshCommitted(const PredictionRecord &record, const QString &committed)
{
    // An answer that is a whole sentence brings its own full stop.
    const bool isSentence = committed.endsWith(u'.') || committed.endsWith(QChar(0x3002));
    const QString answer = isSentence ? committed.chopped(1) : committed;
    showProblem({});
    m_statement->setText(
        record.seenBefore
            //: %1 is the answer the learner committed, to a question that had been answered once already.
            ? tr("You committed this prediction: %1. You may have seen the solution before, so it counts for "
                 "nothing.")
                  .arg(answer)
            //: %1 is the answer the learner committed.
            : tr("You committed this prediction: %1. It can't be changed.").arg(answer));
    m_choice->setCurrentKey(record.option);
    m_sure->setCurrentKey(record.confidence > 0 ? QString::number(record.confidence) : QString());
    const OptionContent *option = findOption(m_question, record.option);
    if (m_axis)
        m_axis->setValue(option ? option->value : record.number);
    if (record.number)
        m_entry->setText(Format().significant(*record.number * perUnit()));
}

void PredictionCard::keepCommittedReadable()
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_choice, m_entryRow, m_sure})
        keepReadable(*part, m_committed);
}

void PredictionCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        keepCommittedReadable();
}

void PredictionCard::followAxis(double value)
{
    showProblem({});
    if (isSingleChoice()) {
        m_choice->setCurrentKey(m_axis->axis().optionAt(value));
        return;
    }
    m_entry->setText(Format().significant(value * perUnit()));
}

void PredictionCard::followChoice(const QString &key)
{
    showProblem({});
    const OptionContent *option = findOption(m_question, key);
    if (m_axis && option)
        m_axis->setValue(option->value);
}

void PredictionCard::followEntry()
{
    showProblem({});
    if (m_axis)
        m_axis->setValue(typedNumber());
}

void PredictionCard::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_warning->setVisible(sentence.isEmpty() && !m_committed);
    if (!sentence.isEmpty())
        emit problemShown(sentence);
}

void PredictionCard::commit()
{
    if (m_committed)
        return;
    if (!isSingleChoice()) {
        commitNumber();
        return;
    }
    if (m_choice->currentKey().isEmpty()) {
        showProblem(tr("Choose one of the answers first."));
        // Who presses with the mouse needs no focus there: the ring around the first answer would look like a
        // proposal.
        if (!m_commit->hasFocus() || window()->testAttribute(Qt::WA_KeyboardFocusChange))
            m_choice->focusChoice();
        return;
    }
    if (isSure())
        emit m_intents.predictionCommitRequested(m_question.id, m_choice->currentKey(),
                                                 confidenceIn(*m_sure));
}

/// Else it is asked for, as an answer is.
bool PredictionCard::isSure()
{
    if (confidenceIn(*m_sure) > 0)
        return true;
    showProblem(confidenceMissing());
    if (!m_commit->hasFocus() || window()->testAttribute(Qt::WA_KeyboardFocusChange))
        m_sure->focusChoice();
    return false;
}

std::optional<double> PredictionCard::typedNumber() const
{
    const auto number = readNumber(m_entry->text(), tr("%1 %2").arg(QStringLiteral("1"), unitText()));
    return number && isInRange(m_question, *number / perUnit()) ? std::optional(*number / perUnit())
                                                                : std::nullopt;
}

void PredictionCard::commitNumber()
{
    const std::optional<double> number = typedNumber();
    if (number) {
        if (isSure())
            emit m_intents.numberCommitRequested(m_question.id, *number, confidenceIn(*m_sure));
        return;
    }
    const Format format;
    showProblem(tr("Type a number from %1 to %2.")
                    .arg(format.significant(m_question.minimum.value_or(-1e15) * perUnit()),
                         format.significant(m_question.maximum.value_or(1e15) * perUnit())));
    m_entry->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
