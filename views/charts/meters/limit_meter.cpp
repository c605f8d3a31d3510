// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/meters/limit_meter.h"

#include "views/widgets/spoken/focus_ring.h"

#include <QAccessible>
#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <cmath>

namespace rp {

namespace {

constexpr int margin = 4; ///< room for the focus ring

void tellAccessibility(QWidget *widget, QAccessible::Event type)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(widget, type);
    QAccessible::updateAccessibility(&event);
}

} // namespace

LimitMeter::LimitMeter(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
}

void LimitMeter::setMeter(const Words &words, bool met, double value, double limit, double end)
{
    const double fraction = end > 0.0 ? value / end : 0.0;
    const double threshold = end > 0.0 ? limit / end : -1.0;
    if (words == m_words && met == m_met && fraction == m_content.fraction &&
        threshold == m_content.threshold)
        return;
    const bool renamed = words.name != m_words.name;
    m_words = words;
    m_met = met;
    m_content.name = words.name;
    //: A value that has to keep a limit: a symbol, the value, and whether it passed ("✓ 93.7 %, met").
    m_content.valueText =
        tr("%1 %2, %3").arg(met ? QStringLiteral("✓") : QStringLiteral("✕"), words.value, words.rated);
    m_content.thresholdText = words.limit;
    m_content.fraction = fraction;
    m_content.threshold = threshold;
    m_content.meaning = met ? Meaning::Good : Meaning::Failure;
    relayout();
    if (renamed)
        tellAccessibility(this, QAccessible::NameChanged);
    tellAccessibility(this, QAccessible::DescriptionChanged);
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this,
                                          std::isfinite(fraction) ? std::fmin(fraction, 1.0) * 100.0 : 0.0);
        QAccessible::updateAccessibility(&event);
    }
}

QString LimitMeter::spokenText() const
{
    //: Spoken value of a figure that has to keep a limit. %1: the value, %2: whether it passed, %3: the limit
    //: ("20.8 %: not met. Asked for: at least 80 %.").
    return tr("%1: %2. Asked for: %3.").arg(m_words.value, m_words.rated, m_words.limit);
}

ChartStyle LimitMeter::chartStyle() const
{
    ChartStyle style;
    style.font = font();
    style.theme = windowThemeFor(palette());
    style.direction = layoutDirection();
    return style;
}

void LimitMeter::relayout()
{
    m_canvas.layout(size() - QSize(2 * margin, 2 * margin), chartStyle(), m_content);
    updateGeometry();
    update();
}

QSize LimitMeter::minimumSizeHint() const
{
    return m_canvas.minimumSize(chartStyle(), m_content).toSize() + QSize(2 * margin, 2 * margin);
}

int LimitMeter::heightForWidth(int width) const
{
    const double needed = m_canvas.heightFor(width - 2 * margin, chartStyle(), m_content);
    return int(std::ceil(needed)) + 2 * margin;
}

QSize LimitMeter::sizeHint() const
{
    const QSize minimum = minimumSizeHint();
    return {minimum.width() * 2, minimum.height()};
}

void LimitMeter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.save();
    painter.translate(margin, margin);
    m_canvas.paint(painter);
    painter.restore();
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void LimitMeter::resizeEvent(QResizeEvent *)
{
    m_canvas.layout(size() - QSize(2 * margin, 2 * margin), chartStyle(), m_content);
}

void LimitMeter::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void LimitMeter::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void LimitMeter::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
        relayout();
        break;
    default:
        break;
    }
}

} // namespace rp
