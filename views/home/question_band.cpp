// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/question_band.h"

#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "views/act/axis_slider.h"
#include "views/act/confidence_text.h"
#include "views/act/prediction_text.h"
#include "views/sketch/sketch_view.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/value_texts.h"
#include "views/widgets/text_block.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace rp {

QuestionBand::QuestionBand(QWidget *parent)
    : QWidget(parent)
    , m_picture(new SketchView(this))
    , m_answer(new QWidget(this))
    , m_hint(new TextBlock(m_answer))
    , m_sure(new SegmentedChoice(SegmentedChoice::Arrangement::Inline, m_answer))
    , m_commit(new ActionButton(m_answer))
    , m_note(new TextBlock(m_answer))
{
    setObjectName(QStringLiteral("questionBand"));
    m_commit->setObjectName(QStringLiteral("commitButton"));
    m_commit->setPrimary(true);
    m_hint->setMaxChars(0);
    m_hint->setLines(1);
    m_note->setQuiet(true);
    m_note->setProperty("saidElsewhere", true); // by the button
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_picture, 1);
    column->addWidget(m_answer);
    auto *grid = new QGridLayout(m_answer);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::l);
    grid->setVerticalSpacing(space::xs);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_hint, 0, 0);
    grid->addWidget(m_commit, 1, 1, Qt::AlignVCenter);
    grid->addWidget(m_sure, 2, 0);
    grid->addWidget(m_note, 2, 1, Qt::AlignTrailing | Qt::AlignVCenter);
    connect(m_sure, &SegmentedChoice::chosen, this, &QuestionBand::follow);
    connect(m_commit, &ActionButton::clicked, this, [this] {
        if (!m_axis || !m_axis->value() || !m_asked.isOpen || confidenceIn(*m_sure) == 0)
            return;
        const QString option = m_axis->axis().optionAt(m_axis->value());
        emit committed(m_asked.act, m_asked.question.id,
                       option.isEmpty() ? QVariant(*m_axis->value()) : option, confidenceIn(*m_sure));
    });
}

void QuestionBand::makeAxis()
{
    delete m_axis;
    m_axis = nullptr;
    std::optional<AnswerAxis> axis = answerAxis(m_asked.question);
    if (!axis)
        return;
    m_axis = new AxisSlider(std::move(*axis), m_answer);
    static_cast<QGridLayout *>(m_answer->layout())->addWidget(m_axis, 1, 0);
    if (!m_sure->buttons().empty()) {
        QWidget::setTabOrder(m_axis, m_sure->buttons().front());
        QWidget::setTabOrder(m_sure->buttons().back(), m_commit);
    }
    connect(m_axis, &AxisSlider::moved, this, [this] {
        follow();
        if (m_axis->hasFocus() && !areValueTextsTold()) // else a screen reader has said it by now
            emit markMoved(m_axis->valueText());
    });
    connect(m_axis, &AxisSlider::heldAtEnd, this, &QuestionBand::markMoved);
}

void QuestionBand::refresh(const LabOverview &lab)
{
    const bool isOther = !lab.asked || m_lab != lab.id || m_asked.act != lab.asked->act ||
                         m_asked.question.id != lab.asked->question.id;
    setVisible(lab.asked.has_value());
    if (!lab.asked)
        return;
    m_asked = *lab.asked;
    m_lab = lab.id;
    m_actNumber = lab.actNumber;
    m_minutes = lab.acts.at(static_cast<std::size_t>(lab.actNumber) - 1).minutes;
    askConfidence(*m_sure);
    if (isOther) {
        m_sure->setCurrentKey({});
        makeAxis(); // and with it an untouched mark
    }
    m_picture->setKind(m_asked.picture);
    m_picture->setVisible(m_picture->hasPicture());
    m_answer->setVisible(m_axis);
    if (!m_axis)
        return;
    m_axis->setTextFor([question = m_asked.question](double value) { return answerNumber(question, value); });
    //: Keys of an axis on which a mark is put.
    m_axis->setTexts(tr("Your mark on the axis"), {},
                     tr("Left and Right move your mark, Home and End to the first and the last."));
    m_axis->setEnabled(m_asked.isOpen);
    if (!m_asked.isOpen)
        m_axis->setValue(m_asked.said);
    follow();
}

/// What the mark stands at, in the words of the question.
QString QuestionBand::markText() const
{
    if (!m_axis || !m_axis->value())
        return {};
    const OptionContent *option = findOption(m_asked.question, m_axis->axis().optionAt(m_axis->value()));
    return option ? contentText(option->text) : m_axis->valueText();
}

void QuestionBand::follow()
{
    const bool isPut = m_axis->value().has_value();
    m_commit->setVisible(m_asked.isOpen);
    m_note->setVisible(m_asked.isOpen);
    m_sure->setVisible(m_asked.isOpen);
    const bool isSaid = confidenceIn(*m_sure) > 0;
    m_commit->setEnabled(m_asked.isOpen && isPut && isSaid);
    m_commit->setText(isPut ? //: Button: fixes the prediction; %1 is it, such as "33 %".
                          tr("&Commit %1").arg(m_axis->valueText())
                            : //: Button: fixes the prediction, once there is one.
                          tr("&Commit"));
    //: Below a button: the prediction can't be fixed before a mark is on the axis.
    m_note->setText(isPut && !isSaid
                        //: Below a button: the prediction can't be fixed before this is said.
                        ? tr("say how sure you are first")
                        : isPut ? tr("first step of act %1, about %Ln minute(s)", nullptr, m_minutes)
                                      .arg(Format().count(m_actNumber))
                                : tr("put your mark first"));
    m_commit->setAccessibleDescription(spokenForm(m_note->text()));
    if (!m_asked.isOpen)
        //: Above an axis: what the learner has committed to.
        m_hint->setText(isPut ? tr("You committed: %1").arg(markText()) : QString());
    else
        m_hint->setText(isPut ? markText()
                              : tr("Drag the mark, or use ← →. Nothing is fixed until you commit."));
}

} // namespace rp
