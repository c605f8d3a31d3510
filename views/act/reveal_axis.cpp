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

/// Zero has no place on a logarithmic axis: it stands at the lower end.
double placeOf(const AxisPlace &place, double value)
{
    return place.xOf(std::isfinite(place.axis.partOf(value)) ? value : place.axis.from);
}

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
    if (answer.measured)
        m_answer.axis = m_answer.axis.holding(answer.measured->value);
    setAccessibleName(answer.spoken);
    setAccessibleDescription(answer.measured ? answer.measured->spoken : QString());
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

/// With machine and day, where there is room for them.
QString RevealAxis::measuredText() const
{
    const QString &whole = m_answer.measured->shownText;
    return centredArea(strong(font()), 0.0, 0.0, width(), whole).right() < width() ? whole
                                                                                   : m_answer.measured->text;
}

/// In the row of the ticks' texts.
QRectF RevealAxis::measuredArea(const AxisPlace &place) const
{
    return centredArea(strong(font()), placeOf(place, m_answer.measured->value),
                       place.y + markRadius(font()) + 2.0, width(), measuredText());
}

void RevealAxis::paintMeasured(QPainter &painter, const AxisPlace &place, const ChartTheme &theme) const
{
    const double radius = markRadius(font());
    const double x = placeOf(place, m_answer.measured->value);
    const QColor color = theme.mark(Meaning::Memory).fill;
    if (std::isfinite(place.axis.partOf(m_answer.measured->value))) {
        paintPointer(painter, {x, place.y}, {0.0, -radius}, false, color, theme);
    } else {
        // It points to where the axis does not go.
        const double outward = place.mirrored ? radius : -radius;
        paintPointer(painter, {x + outward / 2.0, place.y + radius / 2.0}, {outward, 0.0}, false, color,
                     theme);
    }
    painter.setFont(strong(font()));
    painter.setPen(theme.text);
    paintCentred(painter, x, measuredArea(place).top(), width(), measuredText(), theme.background);
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
    const bool isMeasured = m_answer.measured && !isMoving();
    const QRectF covered = isMeasured ? measuredArea(at).adjusted(-space::s, 0.0, space::s, 0.0) : QRectF();
    paintAxis(painter, at, font(), theme, {}, covered);
    paintGap(painter, at, said, shown, theme);

    const QPointF height(0.0, markRadius(font()));
    const QColor own = theme.mark(Meaning::Compute).fill;
    painter.setPen(QPen(own, 1.0));
    painter.drawLine(QPointF(said, lineHeight()), QPointF(said, at.y));
    paintPointer(painter, {said, at.y}, height, true, own, theme);
    paintPointer(painter, {shown, at.y}, height, false, theme.text, theme);
    if (isMeasured)
        paintMeasured(painter, at, theme);
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
