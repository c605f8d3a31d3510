// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/instrument_controls.h"

#include "views/instruments/page/choice_box.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/spoken/value_texts.h"
#include "views/widgets/toggle_row.h"
#include "views/widgets/value_slider.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>
#include <utility>

namespace rp {

namespace {

/// More choices than this are a combo box.
constexpr std::size_t mostRadioButtons = 3;

SliderScale scaleOf(const InputSpec &spec)
{
    return {spec.kind == InputSpec::Kind::Logarithmic,
            spec.minimum,
            spec.maximum,
            spec.step,
            spec.wholeNumbers,
            spec.grain};
}

std::vector<SliderMark> marksOf(const InputSpec &spec)
{
    std::vector<SliderMark> marks;
    marks.reserve(spec.marks.size());
    for (const InputMark &mark : spec.marks)
        marks.push_back({mark.value, mark.label});
    return marks;
}

bool isSlider(const InputSpec &spec)
{
    return spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic;
}

/// Both can be shown by the same control.
bool sameControl(const InputSpec &a, const InputSpec &b)
{
    return a.id == b.id && (a.kind == b.kind || (isSlider(a) && isSlider(b))) &&
           (a.choices.size() > mostRadioButtons) == (b.choices.size() > mostRadioButtons);
}

bool sameControls(const std::vector<InputSpec> &a, const std::vector<InputSpec> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const InputSpec &x, const InputSpec &y) {
        return sameControl(x, y) && x.secondary == y.secondary;
    });
}

bool sameWords(const InputSpec &a, const InputSpec &b)
{
    return a.label == b.label && a.help == b.help;
}

/// A control that shows one shows the other; how a text is read goes with the id.
bool looksSame(const InputSpec &a, const InputSpec &b)
{
    const auto plain = [](const InputSpec &spec) {
        return std::tie(spec.id, spec.kind, spec.minimum, spec.maximum, spec.step, spec.wholeNumbers,
                        spec.grain, spec.assumption, spec.applies);
    };
    const auto sameChoice = [](const InputChoice &x, const InputChoice &y) {
        return x.key == y.key && x.label == y.label;
    };
    const auto sameMark = [](const InputMark &x, const InputMark &y) {
        return x.value == y.value && x.label == y.label;
    };
    return plain(a) == plain(b) && sameWords(a, b) && std::ranges::equal(a.choices, b.choices, sameChoice) &&
           std::ranges::equal(a.marks, b.marks, sameMark);
}

} // namespace

InstrumentControls::InstrumentControls(Instrument &instrument, Announcer &announcer, QStringList leftOut,
                                       Ask ask, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_announcer(announcer)
    , m_leftOut(std::move(leftOut))
    , m_ask(std::move(ask))
    , m_main(new QVBoxLayout)
    , m_more(new Disclosure(this))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::m);
    outer->addLayout(m_main);
    outer->addWidget(m_more);
    m_main->setSpacing(space::m);
    m_more->body()->setSpacing(space::m);
    m_more->body()->setContentsMargins(0, 0, 0, 0); // sliders need the whole width
    retranslateUi();
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
    const std::vector<InputSpec> before = std::exchange(m_specs, std::move(specs));
    if (!sameControls(before, m_specs))
        rebuild(before);
    // Texts of values change with the language, even where the words of a control are the same in both.
    const bool all = !std::ranges::equal(before, m_specs, sameWords);
    for (std::size_t i = 0; i < m_specs.size(); ++i)
        if (all || !looksSame(before[i], m_specs[i]))
            applySpec(m_specs[i]);
    showValues();
}

void InstrumentControls::rebuild(const std::vector<InputSpec> &before)
{
    QHash<QString, QWidget *> kept;
    kept.swap(m_controls);
    for (QVBoxLayout *layout : {m_main, m_more->body()}) {
        while (QLayoutItem *item = layout->takeAt(0))
            delete item;
    }
    bool anySecondary = false;
    for (const InputSpec &spec : m_specs) {
        const bool keep = std::any_of(before.begin(), before.end(),
                                      [&spec](const InputSpec &old) { return sameControl(old, spec); });
        // Controls that stay keep their focus; the change may come from one of them.
        QWidget *control = keep ? kept.take(spec.id) : nullptr;
        if (!control)
            control = makeControl(spec);
        m_controls.insert(spec.id, control);
        (spec.secondary ? m_more->body() : m_main)->addWidget(control);
        anySecondary = anySecondary || spec.secondary;
    }
    for (QWidget *gone : std::as_const(kept)) {
        gone->hide();
        gone->deleteLater();
    }
    m_more->setVisible(anySecondary);
    followReadingOrder(*this);
}

void InstrumentControls::retranslateUi()
{
    //: Title of a section with the controls of an instrument that are needed less often.
    m_more->setTitle(tr("More settings"));
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
    connect(slider, &ValueSlider::valueRequested, this, [this, id, slider](double value) {
        request(id, value);
        // Where the bus tells texts of values, a screen reader has said it by now.
        const QString text = slider->slider()->valueText();
        if (slider->slider()->hasFocus() && !areValueTextsTold())
            m_announcer.mention(*slider, text, text);
    });
    connect(slider->slider(), &MappedSlider::heldAtEnd, this, [this, slider] {
        if (const auto *told = QAccessible::queryAccessibleInterface(slider->slider()))
            m_announcer.tell(*slider, told->text(QAccessible::Value));
    });
    slider->slider()->setProperty(valueIsAnnounced, true);
    connect(slider, &ValueSlider::errorShown, &m_announcer, &Announcer::say);
    return slider;
}

void InstrumentControls::applySpec(const InputSpec &spec)
{
    QWidget *control = m_controls.value(spec.id);
    control->setEnabled(spec.applies);
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
        slider->setMarks(marksOf(spec));
        slider->setParse(spec.parse);
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
    m_ask(inputId, value);
    showValue(inputId); // what the instrument holds now, also when it refused
}

void InstrumentControls::showRefusal(const QString &inputId, const QString &sentence)
{
    showValue(inputId);
    QWidget *refused = m_controls.value(inputId);
    if (m_more->isAncestorOf(refused))
        m_more->setOpen(true);
    if (auto *slider = qobject_cast<ValueSlider *>(refused))
        slider->setError(sentence);
}

void InstrumentControls::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
