// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_slider.h"

#include "widgets/assumption_mark.h"
#include "widgets/number_entry.h"
#include "widgets/spacing.h"
#include "widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace rp {

ValueSlider::ValueSlider(QWidget *parent)
    : QWidget(parent)
    , m_label(new TextBlock(this))
    , m_mark(new AssumptionMark(this))
    , m_entry(new QLineEdit(this))
    , m_slider(new MappedSlider(this))
    , m_error(new TextBlock(this))
{
    m_label->setTextStyle(1.0, QFont::DemiBold);
    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_label, 1);
    top->addWidget(m_mark);
    top->addWidget(m_entry);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::xs / 2);
    outer->addLayout(top);
    outer->addWidget(m_slider);
    outer->addWidget(m_error);
    m_error->hide();
    m_error->setReachable(true);
    m_entry->setAlignment(Qt::AlignTrailing);
    m_entry->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_entry->installEventFilter(this);
    setTabOrder(m_slider, m_entry);
    setTabOrder(m_entry, m_mark);
    connect(m_slider, &MappedSlider::moved, this, [this](double value) {
        setError({});
        showValueText();
        emit valueRequested(value);
    });
    connect(m_entry, &QLineEdit::editingFinished, this, &ValueSlider::takeEntry);
    retranslateUi();
}

void ValueSlider::setLabel(const QString &label)
{
    m_labelText = label;
    retranslateUi();
}

void ValueSlider::setHelp(const QString &help)
{
    m_help = help;
    retranslateUi();
}

void ValueSlider::retranslateUi()
{
    m_label->setText(m_labelText);
    m_mark->setSubject(m_labelText);
    m_slider->setAccessibleName(m_labelText);
    m_slider->setAccessibleDescription(m_help);
    m_slider->setToolTip(m_help);
    //: Name of the field beside a slider; %1 is what the slider sets.
    m_entry->setAccessibleName(tr("%1, exact value").arg(m_labelText));
    m_entry->setAccessibleDescription(m_error->isHidden() ? m_help : m_error->text());
    showValueText();
}

void ValueSlider::setScale(const SliderScale &scale)
{
    m_slider->setScale(scale);
    showValueText();
}

void ValueSlider::setTextFor(std::function<QString(double)> textFor)
{
    m_textFor = std::move(textFor);
    showValueText();
}

void ValueSlider::setAssumption(const QString &reason)
{
    m_mark->setReason(reason);
}

double ValueSlider::value() const
{
    return m_slider->mappedValue();
}

void ValueSlider::setValue(double value)
{
    m_slider->setMappedValue(value);
    showValueText();
}

QString ValueSlider::valueText(double value) const
{
    return m_textFor ? m_textFor(value) : QLocale().toString(value);
}

void ValueSlider::showValueText()
{
    const SliderScale &scale = m_slider->scale();
    const QFontMetrics metrics(m_entry->font());
    const int widest = qMax(metrics.horizontalAdvance(valueText(scale.minimum)),
                            metrics.horizontalAdvance(valueText(scale.maximum)));
    const int width = widest + metrics.averageCharWidth() * 3 + space::m;
    if (m_entry->width() != width || m_entry->minimumWidth() != width)
        m_entry->setFixedWidth(width);
    // What is being typed, or was refused, stays until it is put right or the slider moves.
    if ((m_entry->hasFocus() && m_entry->isModified()) || !m_error->isHidden())
        return;
    const QString text = valueText(value());
    if (m_entry->text() != text)
        m_entry->setText(text);
}

void ValueSlider::takeEntry()
{
    if (!m_entry->isModified())
        return;
    const SliderScale &scale = m_slider->scale();
    const auto number = readNumber(m_entry->text(), valueText(value()));
    if (!number || *number < scale.minimum || *number > scale.maximum) {
        m_entry->setModified(false); // editingFinished comes again when focus leaves; say it once
        //: %1 is a control's name, %2 and %3 the limits with their unit.
        setError(tr("%1: type a number from %2 to %3.")
                     .arg(m_labelText, valueText(scale.minimum), valueText(scale.maximum)));
        emit errorShown(m_error->text());
        return;
    }
    m_entry->setModified(false);
    setError({});
    m_slider->requestValue(*number);
    showValueText();
}

void ValueSlider::setError(const QString &sentence)
{
    const bool shown = !sentence.isEmpty();
    if (shown)
        m_error->setText(sentence);
    m_error->setVisible(shown);
    m_entry->setAccessibleDescription(shown ? sentence : m_help);
    if (!shown)
        showValueText();
}

QString ValueSlider::error() const
{
    return m_error->isHidden() ? QString() : m_error->text();
}

bool ValueSlider::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_entry)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn)
        QMetaObject::invokeMethod(m_entry, &QLineEdit::selectAll, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        (m_entry->isModified() || !error().isEmpty())) {
        m_entry->setModified(false);
        setError({});
        m_entry->selectAll();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ValueSlider::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setError({}); // written in the language before
        retranslateUi();
    }
    if (event->type() == QEvent::FontChange)
        showValueText();
    QWidget::changeEvent(event);
}

} // namespace rp
