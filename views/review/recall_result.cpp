// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_result.h"

#include "models/review/review_book.h"
#include "models/text/format.h"
#include "views/instruments/page/figure_tiles.h"
#include "views/review/calibration_card.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>

namespace rp {
namespace {

constexpr int tileRowChars = 50;

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

} // namespace rp
