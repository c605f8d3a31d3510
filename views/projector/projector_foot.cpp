// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/projector_foot.h"

#include "models/text/format.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <utility>

namespace rp {

ControlRow::ControlRow(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_announcer(announcer)
    , m_row(new QHBoxLayout(this))
    , m_inputs(new AccessibleComboBox(&announcer, this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(space::m);
    m_row->addWidget(m_inputs, 0, Qt::AlignBottom); // beside the control, whatever stands above that
    connect(m_inputs, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_listing)
            makeControl();
    });
}

void ControlRow::setInstrument(Instrument *instrument, InstrumentControls::Ask ask)
{
    if (m_instrument)
        disconnect(m_instrument, nullptr, this, nullptr);
    m_instrument = instrument;
    m_ask = std::move(ask);
    if (m_instrument)
        connect(m_instrument, &Instrument::changed, this, &ControlRow::showValues);
    listInputs();
    makeControl();
}

/// The context has a list of its own above the picture.
void ControlRow::listInputs()
{
    m_listing = true;
    const QVariant before = m_inputs->currentData();
    m_inputs->clear();
    //: Name of a list: which input of an instrument is set in front of a class.
    m_inputs->setAccessibleName(tr("Input"));
    if (m_instrument) {
        for (const InputSpec &spec : m_instrument->inputs()) {
            if (spec.sharedWith != QLatin1String("context") && !spec.atPicture)
                m_inputs->addItem(spec.label, spec.id);
        }
    }
    m_inputs->setCurrentIndex(qMax(0, m_inputs->findData(before)));
    m_inputs->setVisible(m_inputs->count() > 1);
    m_listing = false;
}

void ControlRow::makeControl()
{
    delete m_controls;
    m_controls = nullptr;
    if (!m_instrument)
        return;
    QStringList others = m_instrument->inputIds();
    for (const InputSpec &spec : m_instrument->inputs())
        others.append(spec.id);
    others.removeAll(m_inputs->currentData().toString());
    m_controls = new InstrumentControls(*m_instrument, m_announcer, others, m_ask, this);
    m_row->addWidget(m_controls, 1, Qt::AlignBottom);
    for (TextBlock *label : m_controls->findChildren<TextBlock *>()) {
        if (!m_inputs->isHidden() && label->text() == m_inputs->currentText())
            label->hide(); // the list says it
    }
    for (AssumptionMark *mark : m_controls->findChildren<AssumptionMark *>())
        mark->setFocusPolicy(Qt::StrongFocus); // no panel lists the assumptions of this window
    m_controls->show();
}

void ControlRow::showValues()
{
    if (m_controls)
        m_controls->showValues();
}

void ControlRow::showRefusal(const QString &inputId, const QString &sentence)
{
    if (m_controls)
        m_controls->showRefusal(inputId, sentence);
}

void ControlRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        listInputs();
        makeControl();
    }
    QWidget::changeEvent(event);
}

ProjectorFoot::ProjectorFoot(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_controls(new ControlRow(announcer, this))
    , m_keys(new TextBlock(this))
    , m_reveal(new ActionButton(this))
    , m_beside(new ActionButton(this))
    , m_next(new ActionButton(this))
    , m_leave(new ActionButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_controls);
    column->addWidget(m_keys);
    auto *row = new FlowLayout(space::m);
    for (ActionButton *button : {m_reveal, m_beside, m_next, m_leave})
        row->addWidget(button);
    column->addLayout(row);
    m_keys->setMaxChars(0);
    m_beside->setCheckable(true);
    connect(m_reveal, &QPushButton::clicked, this, &ProjectorFoot::revealAsked);
    connect(m_beside, &QPushButton::toggled, this, &ProjectorFoot::besideAsked);
    connect(m_next, &QPushButton::clicked, this, &ProjectorFoot::nextAsked);
    connect(m_leave, &QPushButton::clicked, this, &ProjectorFoot::leaveAsked);
    retranslateUi();
}

void ProjectorFoot::show(const State &state)
{
    m_state = state;
    const bool asks = state.answers > 0;
    m_controls->setVisible(state.picturesOpen && !asks);
    m_keys->setVisible(asks && !state.revealed);
    m_reveal->setVisible(asks && !state.revealed);
    m_beside->setVisible(state.picturesOpen && state.hasSecond);
    m_next->setVisible(state.hasNext);
    const QSignalBlocker quiet(m_beside);
    m_beside->setChecked(state.sideBySide);
    retranslateUi();
}

QString ProjectorFoot::toldKeys() const
{
    QStringList told;
    if (!m_keys->isHidden())
        told << m_keys->text();
    for (const ActionButton *button : {m_reveal, m_beside, m_next, m_leave}) {
        if (!button->isHidden())
            told << button->text();
    }
    return told.join(QStringLiteral("   "));
}

void ProjectorFoot::retranslateUi()
{
    //: Keys of the projector and what they do; %1 is the last number key.
    m_keys->setText(tr("1 to %1: one more vote   Backspace: one less").arg(Format().count(m_state.answers)));
    //: A key of the projector and what it does, one of a list. The letter stays.
    m_reveal->setText(tr("R: reveal"));
    //: A key of the projector and what it does, one of a list. The letter stays.
    m_beside->setText(tr("T: two pictures"));
    //: A key of the projector and what it does, one of a list. The letter stays.
    m_next->setText(tr("N: next question"));
    //: A key of the projector and what it does, one of a list.
    m_leave->setText(tr("Esc: leave"));
}

void ProjectorFoot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
