// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/value_slider.h"

#include "views/widgets/number_entry.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace rp {

int SliderScale::steps() const
{
    const double span = logarithmic ? std::log10(maximum / minimum) * step : (maximum - minimum) / step;
    return std::max(1, static_cast<int>(std::lround(span)));
}

double SliderScale::rounded(double value) const
{
    return wholeNumbers ? std::round(value) : value;
}

double SliderScale::valueAt(int position) const
{
    if (position <= 0)
        return minimum;
    if (position >= steps())
        return maximum;
    const double share = static_cast<double>(position) / steps();
    const double value =
        logarithmic ? minimum * std::pow(maximum / minimum, share) : minimum + step * position;
    return grain > 0.0 ? std::clamp(std::round(value / grain) * grain, minimum, maximum) : rounded(value);
}

double SliderScale::neighbourOf(double value, bool above) const
{
    const double least = std::max(grain, wholeNumbers ? 1.0 : 0.0);
    return std::clamp(value + (above ? least : -least), minimum, maximum);
}

double SliderScale::shareOf(double value) const
{
    const double inside = std::clamp(value, minimum, maximum);
    return logarithmic ? std::log(inside / minimum) / std::log(maximum / minimum)
                       : (inside - minimum) / (maximum - minimum);
}

int SliderScale::positionOf(double value) const
{
    const double inside = std::clamp(value, minimum, maximum);
    const double position = logarithmic ? shareOf(value) * steps() : (inside - minimum) / step;
    return std::clamp(static_cast<int>(std::lround(position)), 0, steps());
}

MappedSlider::MappedSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        if (m_showing)
            return;
        const double value = m_scale.valueAt(position);
        const int shown = m_scale.positionOf(m_value);
        // Where several positions stand for one value, a step still has to lead to the next one.
        m_value =
            value == m_value && position != shown ? m_scale.neighbourOf(value, position > shown) : value;
        tellName();
        emit moved(m_value);
    });
}

void MappedSlider::setScale(const SliderScale &scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    m_showing = true;
    setRange(0, scale.steps());
    setPageStep(std::max(1, scale.steps() / 10));
    setValue(scale.positionOf(m_value));
    m_showing = false;
}

void MappedSlider::setMarks(std::vector<SliderMark> marks)
{
    m_marks = std::move(marks);
}

bool MappedSlider::isAtMark(const SliderMark &mark) const
{
    return std::abs(mark.value - m_value) <= 1e-9 * std::max(std::abs(mark.value), std::abs(m_value));
}

double MappedSlider::offsetOf(double value, int sliderWidth) const
{
    const double handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2.0 + m_scale.shareOf(value) * (sliderWidth - handle);
}

void MappedSlider::goToMark(bool next)
{
    double target = next ? m_scale.maximum : m_scale.minimum;
    for (const SliderMark &mark : m_marks) {
        if (isAtMark(mark))
            continue;
        if (next && mark.value > m_value)
            target = std::min(target, mark.value);
        else if (!next && mark.value < m_value)
            target = std::max(target, mark.value);
    }
    requestValue(target);
}

void MappedSlider::setMappedValue(double value)
{
    if (value == m_value && QSlider::value() == m_scale.positionOf(value))
        return;
    m_value = value;
    m_showing = true;
    const int position = m_scale.positionOf(value);
    const bool moves = position != QSlider::value();
    setValue(position);
    m_showing = false;
    tellName();
    if (!moves && QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, value);
        QAccessible::updateAccessibility(&event);
    }
}

void MappedSlider::tellName()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

double MappedSlider::toldPerUnit() const
{
    constexpr double percent = 100.0;
    const QString text = m_textFor ? m_textFor(m_scale.maximum) : QString();
    if (!text.contains(QLocale().percent()))
        return 1.0;
    const auto shown = readLeadingNumber(text);
    const bool isShare = shown && std::abs(shown->value - percent * m_scale.maximum) <
                                      std::abs(shown->value - m_scale.maximum);
    return isShare ? percent : 1.0;
}

void MappedSlider::requestValue(double value)
{
    if (!isEnabled() || !std::isfinite(value))
        return;
    const double wanted = m_scale.rounded(std::clamp(value, m_scale.minimum, m_scale.maximum));
    setMappedValue(wanted);
    emit moved(wanted);
}

QSize MappedSlider::sizeHint() const
{
    const QSize hint = QSlider::sizeHint();
    return {qMax(hint.width(), 120), qMax(hint.height(), space::target)};
}

QSize MappedSlider::minimumSizeHint() const
{
    return {80, qMax(QSlider::minimumSizeHint().height(), space::target)};
}

void MappedSlider::paintEvent(QPaintEvent *event)
{
    QSlider::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(this);
        drawFocusRing(painter, rect(), palette());
    }
}

void MappedSlider::keyPressEvent(QKeyEvent *event)
{
    const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (!page || m_marks.empty() || event->modifiers() != Qt::NoModifier) {
        QSlider::keyPressEvent(event);
        return;
    }
    goToMark(event->key() == Qt::Key_PageUp);
    event->accept();
}

QRect MappedSlider::handle() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

/// A press beside the handle brings it there and has taken hold of it.
void MappedSlider::mousePressEvent(QMouseEvent *event)
{
    const QRect before = handle();
    if (event->button() != Qt::LeftButton || before.contains(event->position().toPoint()))
        return QSlider::mousePressEvent(event);
    const int left = event->position().toPoint().x() - before.width() / 2;
    setSliderPosition(QStyle::sliderValueFromPosition(minimum(), maximum(), left, width() - before.width(),
                                                      layoutDirection() == Qt::RightToLeft));
    QMouseEvent onHandle(event->type(), handle().center(), event->globalPosition(), event->button(),
                         event->buttons(), event->modifiers(), event->pointingDevice());
    QSlider::mousePressEvent(&onHandle);
}

void MappedSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the wheel scrolls the page
}

} // namespace rp
