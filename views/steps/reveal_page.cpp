// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/reveal_page.h"

#include "models/content/figure_text.h"
#include "models/instruments/contract/bench.h"
#include "models/text/format.h"
#include "views/steps/cards/comparison_drawing.h"
#include "views/steps/parts/math_peek.h"
#include "views/steps/parts/prediction_text.h"
#include "views/steps/parts/sources_panel.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

RevealPage::RevealPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Reveal, subject, parent)
    , m_math(new MathPeek(act().formulas, bench()))
    , m_sources(new SourcesPanel(act().sources, bench()))
{
    auto *row = new ResponsiveRow(105, space::l);
    auto *leading = new QWidget(row);
    auto *cards = new QVBoxLayout(leading);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(space::m);
    for (std::size_t i = 0; i < act().predictions.size(); ++i) {
        m_results.push_back(makeResult());
        cards->addWidget(m_results.back().card);
    }
    m_arithmeticCard = new Card(2);
    m_arithmetic = new TextBlock(m_arithmeticCard);
    m_arithmetic->setReachable(true);
    m_arithmeticCard->body()->addWidget(m_arithmetic);
    cards->addWidget(m_arithmeticCard);
    cards->addStretch(1);

    m_lessonCard = new Card(2, row);
    m_lesson = new TextBlock(m_lessonCard);
    m_lesson->setReachable(true);
    m_lessonCard->body()->addWidget(m_lesson);
    m_lessonCard->body()->addStretch(1);
    row->addWidget(leading, 1);
    row->addWidget(m_lessonCard, 1);
    column()->addWidget(row);
    column()->addWidget(m_math);
    column()->addWidget(m_sources);
    column()->addStretch(1);
}

RevealPage::Result RevealPage::makeResult()
{
    auto *card = new Card(2);
    card->setEmphasised(true);
    Result result{card,
                  new TextBlock(card),
                  new TextBlock(card),
                  new TextBlock(card),
                  new ComparisonDrawing(card),
                  new TextBlock(card),
                  new TextBlock(card)};
    result.question->setQuiet(true);
    result.distance->setTextStyle(1.1, QFont::DemiBold);
    for (TextBlock *block : {result.question, result.said, result.truth, result.distance, result.feedback})
        block->setReachable(true);
    for (QWidget *part : std::initializer_list<QWidget *>{result.question, result.said, result.truth,
                                                          result.drawing, result.distance, result.feedback})
        card->body()->addWidget(part);
    return result;
}

QString RevealPage::title() const
{
    return stepTitle(Step::Reveal);
}

QString RevealPage::lead() const
{
    return act().predictions.size() > 1 ? tr("Here are your predictions beside what the instruments compute.")
                                        : tr("Here is your prediction beside what the instrument computes.");
}

QString RevealPage::resolved(const std::vector<QString> &lines) const
{
    QStringList texts;
    for (const QString &line : lines) {
        const QString text = contentText(line);
        texts.append(resolveFigures(text, bench()));
    }
    return texts.join(QLatin1Char('\n'));
}

void RevealPage::refreshResult(const Result &result, const QuestionContent &question, int number)
{
    const auto record = session().prediction(actId(), question.id);
    const PredictionText text(question, record, bench());
    const auto predicted = text.predicted();
    const auto truth = text.truth();
    const Format format;
    const auto count = static_cast<double>(act().predictions.size());
    result.card->setHeading(count > 1.0
                                //: Heading of one of several predictions: its number, and how many there are.
                                ? tr("Prediction %1 of %2").arg(format.count(number), format.count(count))
                                : tr("Your prediction and the instrument"));
    result.question->setText(contentText(question.prompt));

    const bool both = predicted && truth;
    const QString saidText = record ? text.answer() : tr("no prediction recorded");
    //: %1 is the learner's answer, or "no prediction recorded".
    result.said->setText(tr("You said: %1").arg(saidText));
    result.said->setVisible(!both);
    refreshTruth(result, text, both);
    result.drawing->setVisible(both);
    if (both) {
        const bool points = question.distanceUnit == QLatin1String("points");
        result.drawing->setBars(
            {tr("You said"), text.predictedText(), *predicted},
            {tr("The instrument says"), text.truthText(), *truth},
            points ? 1.0 : std::max(*predicted, *truth),
            tr("You said %1. The instrument says %2.").arg(text.predictedText(), text.truthText()));
        // A factor's sentence names both numbers itself.
        //: Spoken with the distance: what was said, what is true, then how far apart they are.
        result.distance->setAccessibleName(
            points ? tr("You said %1. The instrument says %2. %3")
                         .arg(text.predictedText(), text.truthText(), text.distance())
                   : QString());
    }
    result.distance->setText(text.isRight() && !truth ? tr("That is what the instrument shows.")
                                                      : text.distance());
    result.distance->setVisible(!result.distance->text().isEmpty());
    const OptionContent *option = record ? findOption(question, record->option) : nullptr;
    result.feedback->setVisible(option && !option->feedback.isEmpty());
    if (option)
        result.feedback->setText(contentText(option->feedback));
}

void RevealPage::refreshTruth(const Result &result, const PredictionText &text, bool drawn)
{
    const QString right = text.rightAnswer();
    if (text.truth())
        //: %1 is a figure with its unit.
        result.truth->setText(tr("The instrument says: %1").arg(text.truthText()));
    else
        //: %1 is one of the answers to a question.
        result.truth->setText(tr("The instrument shows: %1").arg(right));
    result.truth->setVisible(text.truth() ? !drawn : !right.isEmpty() && !text.isRight());
}

void RevealPage::refreshContent()
{
    const auto &questions = act().predictions;
    for (std::size_t i = 0; i < m_results.size() && i < questions.size(); ++i)
        refreshResult(m_results[i], questions[i], static_cast<int>(i) + 1);
    m_arithmeticCard->setHeading(tr("The arithmetic"));
    m_arithmetic->setText(resolved(act().reveal.arithmetic));
    m_arithmeticCard->setVisible(!act().reveal.arithmetic.empty());
    m_lessonCard->setHeading(tr("What it means"));
    m_lesson->setText(resolved(act().reveal.lesson));
    m_lessonCard->setVisible(!act().reveal.lesson.empty());
    m_math->setVisible(!act().formulas.empty());
    m_sources->setVisible(!act().sources.empty());
    m_math->refresh();
    m_sources->refresh();
}

} // namespace rp
