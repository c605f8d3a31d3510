// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/reveal_axis.h"

#include "views/act/axis_slider.h"
#include "views/widgets/motion.h"
#include "views/widgets/spacing.h"
#include "views/widgets/strong_font.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int motion_ms = 1100;
constexpr double gapWidth = 6.0;

} // namespace

RevealAxis::RevealAxis(QWidget *parent)
    : QWidget(parent)
{
    installAxisAccessibility();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(motion_ms);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &RevealAxis::finish);
}

void RevealAxis::setAnswer(const RevealedAnswer &answer)
{
    m_answer = answer;
    m_answer.axis = answer.axis.holding(answer.truth);
    setAccessibleName(answer.spoken);
    updateGeometry();
    update();
}

double RevealAxis::part() const
{
    return isMoving() ? m_motion.currentValue().toDouble() : 1.0;
}

void RevealAxis::reveal()
{
    if (!wantsMotion(this) || !isVisible())
        return;
    m_motion.start();
    qApp->installEventFilter(this);
}

void RevealAxis::finish()
{
    qApp->removeEventFilter(this);
    m_motion.stop();
    update();
}

bool RevealAxis::eventFilter(QObject *watched, QEvent *event)
{
    // It is only looked at: the key does what it does besides.
    if (isMoving() && (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress))
        finish();
    return QWidget::eventFilter(watched, event);
}

void RevealAxis::hideEvent(QHideEvent *event)
{
    finish();
    QWidget::hideEvent(event);
}

double RevealAxis::lineHeight() const
{
    return QFontMetricsF(strong(font())).height();
}

AxisPlace RevealAxis::place() const
{
    const double edge = markRadius(font()) + space::s;
    return {m_answer.axis.axis, edge, width() - edge, 2.0 * lineHeight() + markRadius(font()) + space::xs,
            layoutDirection() == Qt::RightToLeft};
}

QSize RevealAxis::sizeHint() const
{
    const double height = place().y + markRadius(font()) + 2.0 * lineHeight() + space::s;
    return {fontMetrics().averageCharWidth() * 60, int(std::ceil(height))};
}

QSize RevealAxis::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void RevealAxis::paintGap(QPainter &painter, const AxisPlace &place, double from, double to,
                          const ChartTheme &theme) const
{
    const auto [left, right] = std::minmax(from, to);
    painter.fillRect(QRectF(left, place.y - gapWidth / 2.0, right - left, gapWidth),
                     theme.mark(Meaning::Dispatch).fill);
    if (isMoving() || m_answer.gapText.isEmpty())
        return;
    const double top = place.y + markRadius(font()) + lineHeight() + space::xs;
    painter.setPen(QPen(theme.mark(Meaning::Dispatch).fill, 1.5));
    for (const double x : {left, right})
        painter.drawLine(QPointF(x, top - 3.0), QPointF(x, top + 3.0));
    painter.drawLine(QPointF(left, top), QPointF(right, top));
    painter.setPen(theme.text);
    painter.setFont(strong(font()));
    paintCentred(painter, (left + right) / 2.0, top + 2.0, width(), m_answer.gapText);
}

void RevealAxis::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartTheme theme = chartThemeFor(palette());
    const AxisPlace at = place();
    const double said = at.xOf(std::clamp(m_answer.said, at.axis.from, at.axis.to));
    const double truth = at.xOf(m_answer.truth);
    const double shown = said + (truth - said) * part();
    paintAxis(painter, at, font(), theme);
    paintGap(painter, at, said, shown, theme);

    const double radius = markRadius(font());
    const QColor own = theme.mark(Meaning::Compute).fill;
    const QColor right = theme.mark(Meaning::Good).fill;
    painter.setPen(QPen(own, 1.0));
    painter.drawLine(QPointF(said, lineHeight()), QPointF(said, at.y));
    paintAnswerMark(painter, {said, at.y}, radius, AnswerMark::Said, own, theme);
    paintAnswerMark(painter, {shown, at.y}, radius, AnswerMark::True, right, theme);
    painter.setFont(font());
    painter.setPen(theme.text);
    paintCentred(painter, said, 0.0, width(), m_answer.saidText);
    if (isMoving())
        return; // what it is, is said where it stands
    painter.setFont(strong(font()));
    paintCentred(painter, truth, lineHeight(), width(), m_answer.truthText, theme.background);
}

void RevealAxis::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace rp
