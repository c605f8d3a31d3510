// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/instrument_controls.h"

#include "instruments/choice_box.h"
#include "widgets/accessible_combo_box.h"
#include "widgets/announcer.h"
#include "widgets/reading_order.h"
#include "widgets/segmented_choice.h"
#include "widgets/spacing.h"
#include "widgets/toggle_row.h"
#include "widgets/value_slider.h"

#include <QApplication>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

/// More choices than this are a combo box.
constexpr std::size_t mostRadioButtons = 3;

std::vector<ChoiceEntry> entriesOf(const InputSpec &spec)
{
    std::vector<ChoiceEntry> entries;
    for (const InputChoice &choice : spec.choices)
        entries.push_back({choice.key, choice.label});
    return entries;
}

SliderScale scaleOf(const InputSpec &spec)
{
    return {spec.kind == InputSpec::Kind::Logarithmic, spec.minimum, spec.maximum, spec.step,
            spec.wholeNumbers};
}

bool sameControls(const std::vector<InputSpec> &a, const std::vector<InputSpec> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const InputSpec &x, const InputSpec &y) {
        return x.id == y.id && x.kind == y.kind &&
               (x.choices.size() > mostRadioButtons) == (y.choices.size() > mostRadioButtons);
    });
}

} // namespace

InstrumentControls::InstrumentControls(Instrument &instrument, Announcer &announcer, QStringList leftOut,
                                       QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_announcer(announcer)
    , m_leftOut(std::move(leftOut))
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::m);
    connect(&instrument, &Instrument::inputsChanged, this, &InstrumentControls::syncSpecs);
    syncSpecs();
}

QWidget *InstrumentControls::control(const QString &inputId) const
{
    return m_controls.value(inputId);
}

void InstrumentControls::syncSpecs()
{
    std::vector<InputSpec> specs = m_instrument.inputs();
    std::erase_if(specs, [this](const InputSpec &spec) { return m_leftOut.contains(spec.id); });
    const bool same = sameControls(specs, m_specs);
    m_specs = std::move(specs);
    if (!same)
        rebuild();
    for (const InputSpec &spec : m_specs)
        applySpec(spec);
    showValues();
}

void InstrumentControls::rebuild()
{
    QHash<QString, QWidget *> kept;
    kept.swap(m_controls);
    while (QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    for (const InputSpec &spec : m_specs) {
        // Controls that stay keep their focus; the change may come from one of them.
        QWidget *control = kept.take(spec.id);
        if (!control)
            control = makeControl(spec);
        m_controls.insert(spec.id, control);
        m_layout->addWidget(control);
    }
    for (QWidget *gone : std::as_const(kept)) {
        gone->hide();
        gone->deleteLater();
    }
    followReadingOrder(*this);
}

QWidget *InstrumentControls::makeControl(const InputSpec &spec)
{
    const QString id = spec.id;
    switch (spec.kind) {
    case InputSpec::Kind::Choice:
        if (spec.choices.size() > mostRadioButtons) {
            auto *box = new ChoiceBox(m_announcer, this);
            connect(box, &ChoiceBox::chosen, this, [this, id](const QString &key) { request(id, key); });
            return box;
        } else {
            auto *group = new SegmentedChoice(SegmentedChoice::Arrangement::Inline, this);
            connect(group, &SegmentedChoice::chosen, this,
                    [this, id](const QString &key) { request(id, key); });
            return group;
        }
    case InputSpec::Kind::Toggle: {
        auto *toggle = new ToggleRow(this);
        connect(toggle, &ToggleRow::switched, this, [this, id](bool on) { request(id, on); });
        return toggle;
    }
    case InputSpec::Kind::Linear:
    case InputSpec::Kind::Logarithmic:
        break;
    }
    auto *slider = new ValueSlider(this);
    slider->setTextFor([this, id](double value) { return m_instrument.inputText(id, value); });
    connect(slider, &ValueSlider::valueRequested, this, [this, id](double value) { request(id, value); });
    connect(slider, &ValueSlider::errorShown, &m_announcer, &Announcer::say);
    return slider;
}

void InstrumentControls::applySpec(const InputSpec &spec)
{
    QWidget *control = m_controls.value(spec.id);
    if (auto *box = qobject_cast<ChoiceBox *>(control)) {
        box->setLabel(spec.label);
        box->setHelp(spec.help);
        box->setAssumption(spec.assumption);
        box->setEntries(entriesOf(spec));
    } else if (auto *group = qobject_cast<SegmentedChoice *>(control)) {
        group->setLabel(spec.label);
        group->setHelp(spec.help);
        group->setAssumption(spec.assumption);
        group->setEntries(entriesOf(spec));
    } else if (auto *toggle = qobject_cast<ToggleRow *>(control)) {
        toggle->setLabel(spec.label);
        toggle->setHelp(spec.help);
        toggle->setAssumption(spec.assumption);
    } else if (auto *slider = qobject_cast<ValueSlider *>(control)) {
        slider->setLabel(spec.label);
        slider->setHelp(spec.help);
        slider->setAssumption(spec.assumption);
        slider->setScale(scaleOf(spec));
    }
}

void InstrumentControls::showValues()
{
    for (const InputSpec &spec : m_specs)
        showValue(spec.id);
}

void InstrumentControls::showValue(const QString &inputId)
{
    QWidget *control = m_controls.value(inputId);
    const QVariant value = m_instrument.input(inputId);
    if (auto *box = qobject_cast<ChoiceBox *>(control))
        box->setCurrentKey(value.toString());
    else if (auto *group = qobject_cast<SegmentedChoice *>(control))
        group->setCurrentKey(value.toString());
    else if (auto *toggle = qobject_cast<ToggleRow *>(control))
        toggle->setOn(value.toBool());
    else if (auto *slider = qobject_cast<ValueSlider *>(control))
        slider->setValue(value.toDouble());
}

void InstrumentControls::request(const QString &inputId, const QVariant &value)
{
    emit inputChangeRequested(inputId, value);
    showValue(inputId); // what the instrument holds now, also when it refused
}

void InstrumentControls::showRefusal(const QString &inputId, const QString &sentence)
{
    showValue(inputId);
    if (auto *slider = qobject_cast<ValueSlider *>(m_controls.value(inputId)))
        slider->setError(sentence);
}

} // namespace rp
