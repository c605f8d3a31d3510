// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/meters/utilization_meter.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <cmath>

namespace rp {

namespace {

void tellAccessibility(QWidget *widget, QAccessible::Event type)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(widget, type);
    QAccessible::updateAccessibility(&event);
}

} // namespace

UtilizationMeter::UtilizationMeter(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslateUi();
}

ChartStyle UtilizationMeter::chartStyle() const
{
    ChartStyle style;
    style.font = font();
    style.theme = windowThemeFor(palette());
    style.direction = layoutDirection();
    return style;
}

void UtilizationMeter::setName(const QString &name)
{
    if (m_content.name == name)
        return;
    m_content.name = name;
    relayout();
    tellAccessibility(this, QAccessible::NameChanged);
}

void UtilizationMeter::setExplanation(const QString &explanation)
{
    m_explanation = explanation;
    setToolTip(explanation);
    tellAccessibility(this, QAccessible::DescriptionChanged);
}

void UtilizationMeter::setValue(double fraction)
{
    if (m_content.fraction == fraction)
        return;
    m_content.fraction = fraction;
    retranslateUi();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, std::isfinite(fraction) ? fraction * 100.0 : 0.0);
        QAccessible::updateAccessibility(&event);
    }
}

void UtilizationMeter::setMeaning(Meaning meaning)
{
    m_content.meaning = meaning;
    relayout();
}

void UtilizationMeter::setThreshold(double fraction)
{
    m_content.threshold = fraction;
    retranslateUi();
}

QString UtilizationMeter::valueText() const
{
    return Format().percent(m_content.fraction, 1);
}

QString UtilizationMeter::spokenText() const
{
    QString value = valueText();
    if (m_content.threshold < 0.0 || !std::isfinite(m_content.fraction))
        return value;
    const QString mark = Format().percent(m_content.threshold, 0);
    //: Spoken value of a meter. %1: its value, %2: the threshold, both as percentages.
    return m_content.fraction >= m_content.threshold ? tr("%1, at or above the %2 mark").arg(value, mark)
                                                     : tr("%1, below the %2 mark").arg(value, mark);
}

void UtilizationMeter::retranslateUi()
{
    m_content.valueText = valueText();
    m_content.thresholdText =
        m_content.threshold < 0.0 ? QString() : Format().percent(m_content.threshold, 0);
    relayout();
}

void UtilizationMeter::relayout()
{
    m_canvas.layout(size(), chartStyle(), m_content);
    updateGeometry();
    update();
}

QSize UtilizationMeter::minimumSizeHint() const
{
    return m_canvas.minimumSize(chartStyle(), m_content).toSize();
}

QSize UtilizationMeter::sizeHint() const
{
    const QSize minimum = minimumSizeHint();
    return {minimum.width() * 2, minimum.height()};
}

void UtilizationMeter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_canvas.paint(painter);
}

void UtilizationMeter::resizeEvent(QResizeEvent *)
{
    m_canvas.layout(size(), chartStyle(), m_content);
}

void UtilizationMeter::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
        retranslateUi();
        break;
    default:
        break;
    }
}

} // namespace rp
