// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall/recall_marking.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/intents/intents.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/layout/plain_column.h"
#include "views/widgets/layout/spacing.h"

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
    const std::vector<bool> &kept = waiting->answer.points;
    m_showing = true;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_points[i]->setChecked(i < kept.size() && kept[i]);
    m_showing = false;
}

void RecallMarking::focusModel()
{
    m_model->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
