// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/cards/prediction_card.h"

#include "models/text/format.h"
#include "views/steps/parts/answered_list.h"
#include "views/steps/parts/prediction_text.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/number_entry.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/spacing.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace rp {

PredictionCard::PredictionCard(const QuestionContent &question, QWidget *parent)
    : Card(2, parent)
    , m_question(question)
    , m_prompt(new TextBlock(this))
    , m_given(new TextBlock(this))
    , m_choice(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
    , m_entryRow(new QWidget(this))
    , m_entry(new QLineEdit(m_entryRow))
    , m_unit(new TextBlock(m_entryRow))
    , m_answered(new AnsweredList(this))
    , m_statement(new TextBlock(this))
    , m_problem(new TextBlock(this))
    , m_warning(new TextBlock(this))
    , m_commit(new ActionButton(this))
{
    setEmphasised(true);
    m_prompt->setTextStyle(1.1, QFont::Medium);
    for (TextBlock *block : {m_prompt, m_given, m_statement, m_problem})
        block->setReachable(true);
    m_given->setParagraphGap(0.0);
    m_choice->setLabelVisible(false);
    m_warning->setQuiet(true);
    m_entry->setMaxLength(longestEntry);
    m_entry->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto *entryLayout = new QHBoxLayout(m_entryRow);
    entryLayout->setContentsMargins(0, 0, 0, 0);
    entryLayout->addWidget(m_entry);
    entryLayout->addWidget(m_unit, 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_prompt, m_given, m_choice, m_entryRow,
                                                          m_statement, m_answered, m_problem, m_warning})
        body()->addWidget(part);
    body()->addWidget(m_commit, 0, Qt::AlignLeading);
    m_problem->hide();
    connect(m_commit, &QPushButton::clicked, this, &PredictionCard::commit);
    connect(m_choice, &SegmentedChoice::chosen, this, [this] { showProblem({}); });
    connect(m_entry, &QLineEdit::textEdited, this, [this] { showProblem({}); });
}

QString PredictionCard::unitText() const
{
    if (m_question.unit == QLatin1String("percent"))
        return QLocale().percent();
    //: Unit after a number that is a factor, as in "3 times".
    return m_question.unit == QLatin1String("factor") ? tr("times") : QString();
}

double PredictionCard::shownNumber(double base) const
{
    return m_question.unit == QLatin1String("percent") ? base * 100.0 : base;
}

void PredictionCard::refresh(const LabSession &session, const QString &act, const Bench &bench, int number,
                             int count)
{
    const Format format;
    //: Heading of one of several questions.
    const QString prompt = contentText(m_question.prompt);
    setHeading(count > 1 ? tr("Question %1 of %2").arg(format.count(number), format.count(count)) : prompt);
    m_prompt->setText(prompt);
    m_prompt->setVisible(count > 1);
    QStringList facts;
    for (const QString &fact : m_question.given)
        //: One fact of a list.
        facts.append(tr("• %1").arg(contentText(fact)));
    m_given->setText(facts.join(QLatin1Char('\n')));
    m_given->setVisible(!facts.isEmpty());

    const auto record = session.prediction(act, m_question.id);
    m_committed = record.has_value();
    if (record)
        refreshCommitted(*record, PredictionText(m_question, record, bench).answer());
    else
        refreshOpen();
    const bool single = m_question.kind == QuestionContent::Kind::SingleChoice;
    // Hidden parts are switched off as well, so that no assistive tool can press what can't be seen.
    m_choice->setVisible(!m_committed && single);
    m_choice->setEnabled(!m_committed && single);
    m_entryRow->setVisible(!m_committed && !single);
    m_entryRow->setEnabled(!m_committed && !single);
    m_commit->setVisible(!m_committed);
    m_commit->setEnabled(!m_committed);
    m_warning->setVisible(!m_committed);
    m_answered->setVisible(m_committed && single);
    m_statement->setVisible(m_committed);
}

void PredictionCard::refreshOpen()
{
    std::vector<ChoiceEntry> entries;
    for (const OptionContent &option : m_question.options)
        entries.push_back({option.id, contentText(option.text)});
    m_choice->setLabel(m_prompt->text());
    m_choice->setEntries(entries);
    m_entry->setAccessibleName(m_prompt->text());
    m_entry->setAccessibleDescription(m_given->text());
    m_unit->setText(unitText());
    m_warning->setText(tr("You commit once. After that you can read your prediction, but not change it."));
    m_commit->setText(tr("&Commit prediction"));
    m_commit->setAccessibleDescription(m_warning->text());
}

void PredictionCard::refreshCommitted(const PredictionRecord &record, const QString &answer)
{
    showProblem({});
    m_statement->setText(
        record.seenBefore
            //: %1 is the answer the learner committed, to a question that had been answered once already.
            ? tr("You committed this prediction: %1. You may have seen the solution before, so it counts for "
                 "nothing.")
                  .arg(answer)
            //: %1 is the answer the learner committed.
            : tr("You committed this prediction: %1. It can't be changed.").arg(answer));
    std::vector<AnsweredOption> options;
    for (const OptionContent &option : m_question.options) {
        const bool chosen = option.id == record.option;
        options.push_back({contentText(option.text), chosen ? tr("your prediction") : QString(), {}, chosen});
    }
    m_answered->setOptions(options);
}

void PredictionCard::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        emit problemShown(sentence);
}

void PredictionCard::commit()
{
    if (m_committed)
        return;
    if (m_question.kind == QuestionContent::Kind::SingleChoice) {
        if (m_choice->currentKey().isEmpty()) {
            showProblem(tr("Choose one of the answers first."));
            m_choice->focusChoice();
            return;
        }
        emit optionCommitRequested(m_question.id, m_choice->currentKey());
        return;
    }
    const double low = m_question.minimum.value_or(-1e15);
    const double high = m_question.maximum.value_or(1e15);
    const double perUnit = shownNumber(1.0);
    const auto number = readNumber(m_entry->text(), tr("%1 %2").arg(QStringLiteral("1"), unitText()));
    if (!number || *number / perUnit < low || *number / perUnit > high) {
        const Format format;
        showProblem(tr("Type a number from %1 to %2.")
                        .arg(format.significant(shownNumber(low)), format.significant(shownNumber(high))));
        m_entry->setFocus(Qt::OtherFocusReason);
        return;
    }
    emit numberCommitRequested(m_question.id, *number / perUnit);
}

} // namespace rp
