// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_feedback.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/review/recall_text.h"
#include "views/review/review_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/option_button.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

RecallMarking::RecallMarking(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_yoursHeading(new HeadingLabel(3, this))
    , m_yours(new TextBlock(this))
    , m_modelHeading(new HeadingLabel(3, this))
    , m_model(new TextBlock(this))
    , m_pointsHeading(new HeadingLabel(3, this))
    , m_help(new TextBlock(this))
    , m_list(new QVBoxLayout)
    , m_mark(new ActionButton(this))
{
    QVBoxLayout *column = plainColumn(this, space::s);
    m_list->setSpacing(space::xs);
    for (TextBlock *block : {m_yours, m_model, m_help}) {
        block->setReachable(true);
        block->setMaxChars(95);
    }
    m_yours->setInset(space::l, space::xs);
    m_model->setInset(space::l, space::xs);
    m_help->setQuiet(true);
    m_mark->setPrimary(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_yoursHeading, m_yours, m_modelHeading, m_model,
                                                          m_pointsHeading, m_help})
        column->addWidget(part);
    column->addLayout(m_list);
    column->addWidget(m_mark, 0, Qt::AlignLeading);
    connect(m_mark, &QPushButton::clicked, this,
            [this] { emit m_parts.intents.markRequested(m_question.id, ticked()); });
}

void RecallMarking::present(const RecallQuestion &question, const RecallAnswer &locked)
{
    m_question = question;
    m_yoursHeading->setText(tr("Your answer"));
    m_yours->setText(locked.text);
    m_modelHeading->setText(tr("A good answer"));
    m_model->setText(m_parts.lines(question.answer));
    m_pointsHeading->setText(tr("Which of these points does your answer make?"));
    m_help->setText(joinedSentences({tr("The meaning counts, not the words."),
                                     //: %1 of %2 points have to be ticked.
                                     tr("With %1 of %2 points your answer is right.")
                                         .arg(Format().count(question.pointsNeeded),
                                              Format().count(double(question.keyPoints.size())))}));
    fillPoints();
    showTicks();
    //: Button: ends the comparison of the own answer with the key points.
    m_mark->setText(tr("Done comparing"));
    m_mark->setAccessibleDescription(m_help->text());
}

void RecallMarking::fillPoints()
{
    while (m_points.size() > m_question.keyPoints.size()) {
        delete m_points.back();
        m_points.pop_back();
    }
    while (m_points.size() < m_question.keyPoints.size()) {
        auto *point = new Toggle(this);
        // Not clicked: an assistive tool's activation may emit only this.
        connect(point, &QAbstractButton::toggled, this, &RecallMarking::tick);
        m_list->addWidget(point);
        point->show(); // a layout does so only later
        m_points.push_back(point);
    }
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_points[i]->setText(m_parts.text(m_question.keyPoints[i]));
}

std::vector<bool> RecallMarking::ticked() const
{
    std::vector<bool> found;
    found.reserve(m_points.size());
    for (const Toggle *point : m_points)
        found.push_back(point->isChecked());
    return found;
}

/// Each tick is kept at once; one that was refused is taken back.
void RecallMarking::tick()
{
    if (m_showing)
        return;
    emit m_parts.intents.pointsTicked(m_question.id, ticked());
    showTicks();
}

void RecallMarking::showTicks()
{
    const auto waiting = m_parts.book.pending(m_question.id);
    if (!waiting)
        return;
    const std::vector<bool> &kept = waiting->points;
    m_showing = true;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_points[i]->setChecked(i < kept.size() && kept[i]);
    m_showing = false;
}

void RecallMarking::focusModel()
{
    m_model->setFocus(Qt::OtherFocusReason);
}

namespace {

constexpr int textEdge = 3; ///< what a TextBlock keeps clear before its text

} // namespace

AnsweredList::AnsweredList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::xs);
}

void AnsweredList::addLine()
{
    auto *mark = new OptionMark(this);
    auto *line = new TextBlock(this);
    auto *feedback = new TextBlock(this);
    for (TextBlock *block : {line, feedback}) {
        block->setMaxChars(95);
        block->setReachable(true);
    }
    feedback->setInset(space::xs + mark->sizeHint().width() + space::s - textEdge, space::xs);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space::xs, space::xs, space::xs, space::xs);
    row->setSpacing(space::s - textEdge);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addWidget(line, 1);
    m_layout->addLayout(row);
    m_layout->addWidget(feedback);
    m_marks.push_back(mark);
    m_lines.push_back(line);
    m_feedback.push_back(feedback);
}

void AnsweredList::setOptions(const std::vector<AnsweredOption> &options)
{
    while (m_lines.size() < options.size())
        addLine();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool used = i < options.size();
        m_marks[i]->setVisible(used);
        m_lines[i]->setVisible(used);
        m_feedback[i]->setVisible(used && !options[i].feedback.isEmpty());
        if (!used)
            continue;
        const AnsweredOption &option = options[i];
        m_marks[i]->setOn(option.chosen);
        //: A line of an answered question: the option, what it was ("your prediction").
        m_lines[i]->setText(option.mark.isEmpty() ? option.text
                                                  : tr("%1 (%2)").arg(option.text, option.mark));
        m_lines[i]->setTextStyle(1.0, option.chosen ? QFont::DemiBold : QFont::Normal);
        //: The same line read aloud.
        m_lines[i]->setAccessibleName(option.mark.isEmpty() ? option.text
                                                            : tr("%1, %2").arg(option.text, option.mark));
        m_feedback[i]->setText(option.feedback);
        // What is said to one's own answer is a stop; what of the others is there for who looks for it.
        if (option.chosen)
            m_feedback[i]->setStop();
        else
            m_feedback[i]->setReachable(true);
    }
}

RecallFeedback::RecallFeedback(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_verdict(new TextBlock(this))
    , m_remark(new TextBlock(this))
    , m_yoursHeading(new HeadingLabel(3, this))
    , m_yours(new TextBlock(this))
    , m_options(new AnsweredList(this))
    , m_modelHeading(new HeadingLabel(3, this))
    , m_model(new TextBlock(this))
    , m_acceptedHeading(new HeadingLabel(3, this))
    , m_accepted(new TextBlock(this))
    , m_back(new TextBlock(this))
    , m_link(new LinkButton(parts, this))
    , m_next(new ActionButton(this))
    , m_again(new ActionButton(this))
{
    m_verdict->setTextStyle(1.1, QFont::DemiBold);
    for (TextBlock *block : {m_verdict, m_remark, m_yours, m_model, m_accepted, m_back}) {
        block->setReachable(true);
        block->setMaxChars(95);
    }
    for (TextBlock *said : {m_remark, m_model})
        said->setStop();
    for (TextBlock *block : {m_yours, m_model, m_accepted})
        block->setInset(space::l, space::xs);
    m_accepted->setParagraphGap(0.0);
    m_next->setPrimary(true);
    QVBoxLayout *column = plainColumn(this, space::s);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_verdict, m_remark, m_yoursHeading, m_yours, m_options,
                                          m_modelHeading, m_model, m_acceptedHeading, m_accepted, m_back})
        column->addWidget(part);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(space::s, buttons);
    for (QWidget *button : std::initializer_list<QWidget *>{m_next, m_again, m_link})
        flow->addWidget(button);
    column->addWidget(buttons);
    connect(m_next, &QPushButton::clicked, this, &RecallFeedback::nextRequested);
    connect(m_again, &QPushButton::clicked, this, &RecallFeedback::againRequested);
}

void RecallFeedback::present(const RecallQuestion &question, const RecallAnswer &answer)
{
    const RecallText words(m_parts.content, m_parts.figures);
    m_verdict->setText(words.verdict(question, answer));
    m_remark->setText(RecallText::confidenceRemark(answer));
    showYours(question, answer);
    m_modelHeading->setText(question.kind == RecallQuestion::Kind::Open ? tr("A good answer")
                                                                        : tr("The answer"));
    m_model->setText(m_parts.lines(question.answer));
    showAccepted(question, answer);
    if (const auto card = m_parts.book.card(question.id)) {
        const QDateTime now = m_parts.book.now();
        //: When a question is asked again; %1 is such as "in 3 days", %2 the date.
        m_back->setText(card->due <= now ? tr("It is due again now.")
                        : card->due < now.addDays(1)
                            //: When a question is asked again; %1 is such as "in 10 minutes".
                            ? tr("It comes back %1.").arg(RecallText::until(card->due, now))
                            //: When a question is asked again; %1 is such as "in 3 days", %2 the date.
                            : tr("It comes back %1: %2.")
                                  .arg(RecallText::until(card->due, now), RecallText::date(card->due)));
    }
    //: Button: answers the question once more, before it is due.
    m_again->setText(tr("Answer again now"));
    m_again->setAccessibleDescription(tr("You don't have to wait until it comes back."));
    m_link->setLink(question.link);
}

void RecallFeedback::showYours(const RecallQuestion &question, const RecallAnswer &answer)
{
    const bool open = question.kind == RecallQuestion::Kind::Open;
    m_yoursHeading->setText(tr("Your answer"));
    m_yoursHeading->setVisible(open);
    m_yours->setVisible(open);
    m_yours->setText(answer.text);
    std::vector<AnsweredOption> lines;
    for (const RecallOption &option : question.options) {
        const bool chosen = option.id == answer.option;
        const bool right = option.id == question.correct;
        const QString mark = chosen && right ? tr("your answer, and right")
                             : chosen        ? tr("your answer")
                             : right         ? tr("right")
                                             : QString();
        lines.push_back({m_parts.text(option.text), mark, m_parts.text(option.feedback), chosen});
    }
    for (std::size_t i = 0; open && i < question.keyPoints.size(); ++i) {
        const bool found = i < answer.points.size() && answer.points[i];
        lines.push_back(
            {m_parts.text(question.keyPoints[i]), found ? tr("in your answer") : QString(), {}, found});
    }
    m_options->setOptions(lines);
    m_options->setVisible(!lines.empty());
}

void RecallFeedback::showAccepted(const RecallQuestion &question, const RecallAnswer &answer)
{
    const RecallText words(m_parts.content, m_parts.figures);
    QStringList lines;
    for (const RecallConvention &convention : question.conventions) {
        const QString values = words.values(question, convention);
        const QString how = m_parts.text(convention.text);
        lines.append(answer.right && convention.id == answer.convention
                         //: A right answer and how to count for it; it is how the learner counted.
                         ? tr("• %1 (%2) – this is how you counted").arg(values, how)
                         //: A right answer and how to count for it.
                         : tr("• %1 (%2)").arg(values, how));
    }
    m_acceptedHeading->setText(tr("Accepted"));
    m_accepted->setText(lines.join(QLatin1Char('\n')));
    m_acceptedHeading->setVisible(!lines.isEmpty());
    m_accepted->setVisible(!lines.isEmpty());
}

void RecallFeedback::setNext(const QString &label)
{
    m_next->setText(label);
    m_next->setVisible(!label.isEmpty());
    m_next->setEnabled(!label.isEmpty());
}

void RecallFeedback::focusVerdict()
{
    m_verdict->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
