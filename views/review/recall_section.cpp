// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_section.h"

#include "models/text/format.h"
#include "views/instruments/page/figure_tiles.h"
#include "views/review/calibration_card.h"
#include "views/review/recall_dates.h"
#include "views/review/recall_list.h"
#include "views/review/recall_question_card.h"
#include "views/review/recall_text.h"
#include "views/widgets/intents.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>

namespace rp {
namespace {

constexpr int tileRowChars = 50;

constexpr int recallRowChars = 100; ///< less room: one below the other
constexpr int wide = 3;             ///< shares of a row
constexpr int narrow = 2;
const QString questionKey = QStringLiteral("question");
const QString allKey = QStringLiteral("all");
const QString resultKey = QStringLiteral("result");
constexpr int look_ms = 20000; ///< how often it is looked whether something has become due

} // namespace

RecallResult::RecallResult(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_score(new FigureTile)
    , m_brier(new FigureTile)
    , m_confidence(new FigureTile)
    , m_verdict(new TextBlock(this))
    , m_about(new TextBlock(this))
{
    auto *row = new ResponsiveRow(tileRowChars, space::s, this);
    for (FigureTile *tile : {m_score, m_brier, m_confidence})
        row->addWidget(tile);
    m_tiles = row;
    for (TextBlock *block : {m_verdict, m_about}) {
        block->setReachable(true);
        block->setMaxChars(95);
    }
    m_about->setQuiet(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_verdict, m_tiles, m_about})
        body()->addWidget(part);
    body()->addStretch(1);
}

void RecallResult::refresh()
{
    setHeading(tr("Your result"));
    const Calibration calibration = m_parts.book.calibration();
    const bool any = calibration.answers > 0;
    m_verdict->setText(any ? CalibrationText::verdict(calibration)
                           : tr("Answer the questions, and your score stands here, beside how well you knew "
                                "what you know."));
    showTiles(calibration);
    m_tiles->setVisible(any);
    m_about->setVisible(any);
    const Format format;
    m_about->setText(
        //: %1 and %2 are numbers: 0 and 0.25; %3 is "50 %".
        tr("The Brier score is the mean of the squared difference between the probability you gave and what "
           "came of it: 1 for a right answer, 0 for another. %1 is best; %3 on everything gives %2.")
            .arg(format.count(0.0), format.number(0.25, 2), format.percent(0.5, 0)));
}

void RecallResult::showTiles(const Calibration &calibration)
{
    const Format format;
    const int open = int(m_parts.content.questions.size() - m_parts.book.latest().size());
    m_score->setFigure(
        tr("Right at the last answer"),
        //: A score: %1 right answers of %2 questions that were answered.
        tr("%1 of %2")
            .arg(format.count(m_parts.book.score()), format.count(double(m_parts.book.latest().size()))),
        open > 0 ? tr("%Ln question(s) not answered yet", nullptr, open) : QString());
    m_brier->setFigure(tr("Brier score"), format.number(calibration.brier.value_or(0.0), 2),
                       tr("of %Ln answer(s)", nullptr, calibration.answers));
    m_confidence->setFigure(
        //: Name of a figure: the mean of the probabilities that the learner gave.
        tr("Mean confidence"), format.percent(calibration.meanConfidence, 0),
        //: Remark on the mean confidence; %1 is a percentage of answers.
        tr("%1 were right").arg(format.percent(calibration.shareRight, 0)));
}

void RecallResult::focusResult()
{
    m_verdict->setFocus(Qt::OtherFocusReason);
}

RecallSection::RecallSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_views(new SegmentedChoice(SegmentedChoice::Arrangement::Inline, this))
    , m_card(new RecallQuestionCard(parts))
    , m_list(new RecallList(parts))
    , m_calibration(new CalibrationCard(parts))
    , m_result(new RecallResult(parts))
    , m_dates(new RecallDates(parts))
{
    QVBoxLayout *column = plainColumn(this, space::m);
    m_views->setLabelVisible(false);
    column->addWidget(m_views);
    auto *row = new ResponsiveRow(recallRowChars, space::m, this);
    row->addWidget(m_card, wide);
    row->addWidget(m_list, wide);
    row->addWidget(m_result, wide);
    row->addWidget(m_calibration, narrow);
    row->addWidget(m_dates, narrow);
    column->addWidget(row);
    column->addStretch(1);
    connect(m_card, &RecallQuestionCard::nextRequested, this, &RecallSection::goOn);
    // At once, whether or not it could be kept.
    connect(&parts.intents, &Intents::draftEdited, m_calibration,
            [this](const RecallAnswer &draft) { m_calibration->setSaid(draft.confidence); });
    connect(m_list, &RecallList::chosen, this, [this](const QString &question) {
        m_card->turnTo(question);
        showState();
    });
    connect(m_list, &RecallList::enterPressed, this, [this] {
        turnTo(Shown::Question);
        m_card->focusQuestion();
    });
    connect(m_views, &SegmentedChoice::chosen, this, [this](const QString &key) {
        turnTo(key == allKey ? Shown::All : key == resultKey ? Shown::Result : Shown::Question);
    });
    connect(m_dates, &RecallDates::dueRequested, this, [this] {
        showQuestion(this->parts().book.due().value(0));
        m_card->focusQuestion();
    });
    m_clock.setInterval(look_ms);
    connect(&m_clock, &QTimer::timeout, this, &RecallSection::showState);
    turnTo(Shown::Question);
    refresh();
}

void RecallSection::refresh()
{
    //: Screen reader: name of a choice of what is in view.
    m_views->setLabel(tr("What is shown"));
    m_views->setEntries({//: A choice of what is in view: one question.
                         {questionKey, tr("Question")},
                         //: A choice of what is in view: the list of the questions, and when they come back.
                         {allKey, tr("All questions")},
                         //: A choice of what is in view: the score.
                         {resultKey, tr("Your result")}});
    if (!parts().content.question(m_card->question()))
        m_card->turnTo(firstQuestion());
    m_card->refresh();
    m_calibration->refresh();
    m_result->refresh();
    showState();
}

void RecallSection::turnTo(Shown shown)
{
    m_views->setCurrentKey(shown == Shown::All ? allKey : shown == Shown::Result ? resultKey : questionKey);
    // What comes is there before that goes which may have the keyboard.
    const auto offer = [](QWidget *part, bool wanted, bool coming) {
        if (wanted == coming)
            part->setVisible(wanted);
    };
    for (const bool coming : {true, false}) {
        offer(m_card, shown == Shown::Question, coming);
        offer(m_list, shown == Shown::All, coming);
        offer(m_dates, shown == Shown::All, coming);
        offer(m_result, shown == Shown::Result, coming);
        offer(m_calibration, shown != Shown::All, coming);
    }
}

/// How sure the learner is, or was, of the question in view; 0: not said.
int RecallSection::said() const
{
    const ReviewBook &book = parts().book;
    const QString question = m_card->question();
    switch (m_card->mode()) {
    case RecallQuestionCard::Mode::Answering:
        break;
    case RecallQuestionCard::Mode::Marking:
        return book.pending(question)->confidence;
    case RecallQuestionCard::Mode::Answered:
        return book.latestAnswer(question)->confidence;
    }
    return book.draft(question).confidence;
}

/// What also changes as time goes by.
void RecallSection::showState()
{
    m_list->refresh();
    m_list->setCurrent(m_card->question());
    m_calibration->setSaid(said());
    m_dates->refresh();
    const QString next = nextQuestion();
    const bool due = parts().book.due().contains(next);
    m_card->setNext(next.isEmpty() ? tr("See your result")
                    : due          ? tr("&Next due question")
                                   : tr("&Next question"));
}

QString RecallSection::firstQuestion() const
{
    const auto &questions = parts().content.questions;
    const QStringList due = parts().book.due();
    if (!due.isEmpty())
        return due.constFirst();
    for (const RecallState wanted : {RecallState::Waiting, RecallState::Begun, RecallState::New})
        for (const RecallQuestion &question : questions)
            if (recallState(parts().book, question.id) == wanted)
                return question.id;
    return questions.empty() ? QString() : questions.front().id;
}

QString RecallSection::nextQuestion() const
{
    const auto &questions = parts().content.questions;
    const QString current = m_card->question();
    const QStringList due = parts().book.due();
    for (const QString &id : due)
        if (id != current)
            return id;
    const auto at = static_cast<std::size_t>(RecallText(parts().content, parts().figures).number(current));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const QString &id = questions[(at + i) % questions.size()].id; // from the one behind the current on
        const RecallState state = recallState(parts().book, id);
        if (id != current && state != RecallState::Right && state != RecallState::Missed)
            return id;
    }
    return {};
}

void RecallSection::goOn()
{
    const QString next = nextQuestion();
    if (next.isEmpty()) {
        turnTo(Shown::Result);
        m_result->focusResult();
        return;
    }
    showQuestion(next);
    m_card->focusQuestion();
}

void RecallSection::showQuestion(const QString &question)
{
    if (!parts().content.question(question))
        return;
    m_card->turnTo(question);
    turnTo(Shown::Question);
    showState();
}

void RecallSection::showDue()
{
    const QStringList due = parts().book.due();
    const RecallState state = recallState(parts().book, m_card->question());
    if (!due.isEmpty() && state != RecallState::Begun && state != RecallState::Waiting &&
        !due.contains(m_card->question()))
        showQuestion(due.constFirst());
}

void RecallSection::focusFirst()
{
    turnTo(Shown::Question);
    m_card->focusQuestion();
}

void RecallSection::showEvent(QShowEvent *event)
{
    ReviewSection::showEvent(event);
    showDue();
    showState();
    m_clock.start();
}

void RecallSection::hideEvent(QHideEvent *event)
{
    m_clock.stop();
    ReviewSection::hideEvent(event);
}

} // namespace rp
