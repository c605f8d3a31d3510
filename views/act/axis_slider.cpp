// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/axis_slider.h"

#include "models/text/sentences.h"
#include "views/act/reveal_axis.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/news_gate.h"
#include "views/widgets/spoken/spoken_value.h"
#include "views/widgets/spoken/value_texts.h"
#include "views/widgets/strong_font.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr double stopRadius = 7.0;
constexpr double linesAbove = 2.0;

} // namespace

AxisSlider::AxisSlider(AnswerAxis axis, QWidget *parent)
    : QWidget(parent)
    , m_axis(std::move(axis))
{
    installAxisAccessibility();
    setProperty(valueIsAnnounced, true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void AxisSlider::setTextFor(std::function<QString(double)> textFor)
{
    m_textFor = std::move(textFor);
    describe();
    update();
}

QString AxisSlider::valueText() const
{
    return m_value && m_textFor ? m_textFor(*m_value) : QString();
}

void AxisSlider::setTexts(const QString &name, const QString &invitation, const QString &help,
                          const QString &remark)
{
    m_name = name;
    m_invitation = invitation;
    m_help = help;
    m_remark = remark;
    describe();
    update();
}

void AxisSlider::describe()
{
    //: Name of a control for assistive tools: %1 is its own name, %2 its value with the unit.
    setAccessibleName(m_value ? tr("%1: %2").arg(m_name, valueText())
                              //: Name of a control for assistive tools that has no value yet; %1 is its name.
                              : tr("%1, not placed yet").arg(m_name));
    setAccessibleDescription(joinedSentences({m_help, m_remark}));
}

void AxisSlider::setValue(std::optional<double> value)
{
    const std::optional<double> shown =
        value ? std::optional(m_axis.stops.empty() ? *value : m_axis.nearest(*value)) : std::nullopt;
    if (shown == m_value)
        return;
    m_value = shown;
    describe();
    update();
    if (m_value && QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, *m_value);
        QAccessible::updateAccessibility(&event);
    }
}

void AxisSlider::request(double value)
{
    if (!isEnabled() || !std::isfinite(value))
        return;
    const double wanted = m_axis.nearest(value);
    if (m_value && *m_value == wanted)
        return;
    setValue(wanted);
    emit moved(wanted);
}

void AxisSlider::step(int steps)
{
    request(m_axis.stepped(m_value, steps));
}

double AxisSlider::lineHeight() const
{
    return QFontMetricsF(strong(font())).height();
}

AxisPlace AxisSlider::place() const
{
    // Above it: one line for the mark's value, one for what it can stand at, and room for a mark not put yet.
    const double edge = markRadius(font()) + space::s;
    const double above = lineHeight() * linesAbove;
    return {m_axis.axis, edge, width() - edge, space::s + above + markRadius(font()),
            layoutDirection() == Qt::RightToLeft};
}

QSize AxisSlider::sizeHint() const
{
    const double height = place().y + markRadius(font()) + lineHeight() + space::s;
    return {fontMetrics().averageCharWidth() * 60, std::max(space::target, int(std::ceil(height)))};
}

QSize AxisSlider::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void AxisSlider::paintStops(QPainter &painter, const AxisPlace &place, const ChartTheme &theme) const
{
    const double top = place.y - markRadius(font()) - lineHeight();
    for (const AnswerStop &stop : m_axis.stops) {
        const double x = place.xOf(stop.value);
        painter.setPen(QPen(theme.axis, 2.0));
        painter.setBrush(theme.background);
        painter.drawEllipse(QPointF(x, place.y), stopRadius, stopRadius);
        if (m_value == stop.value || !m_textFor)
            continue;
        painter.setFont(font());
        painter.setPen(theme.text);
        paintCentred(painter, x, top, width(), m_textFor(stop.value));
    }
}

void AxisSlider::paintUntouched(QPainter &painter, const AxisPlace &place, const ChartTheme &theme) const
{
    const double radius = markRadius(font()) * 1.3;
    const double part = m_axis.untouchedPart();
    const double x = place.left + (place.mirrored ? 1.0 - part : part) * (place.right - place.left);
    const QPointF middle(x, place.y - radius - space::s);
    const QColor color = theme.mark(Meaning::Compute).fill;
    painter.setPen(QPen(color, 2.0));
    painter.drawLine(QPointF(x, place.y), middle);
    painter.setBrush(theme.background);
    painter.drawEllipse(middle, radius, radius);
    for (const double side : {-1.0, 1.0}) {
        const QPointF tip = middle + QPointF(side * radius * 2.4, 0.0);
        painter.drawLine(middle + QPointF(side * radius * 1.4, 0.0), tip);
        for (const double slant : {-0.35, 0.35})
            painter.drawLine(tip, tip + QPointF(-side * 0.45, slant) * radius);
    }
    paintCentred(painter, x, middle.y() - lineHeight() / 2.0, width(), QStringLiteral("?"));
}

void AxisSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartTheme theme = chartThemeFor(palette());
    const AxisPlace at = place();
    paintAxis(painter, at, font(), theme, m_axis.stops);
    paintStops(painter, at, theme);
    if (isEnabled() && m_value && !m_remark.isEmpty()) {
        painter.setFont(font());
        painter.setPen(theme.mutedText);
        paintCentred(painter, width() / 2.0, space::xs, width(), m_remark);
    }
    painter.setFont(strong(font()));
    if (m_value) {
        const QPointF mark(at.xOf(std::clamp(*m_value, at.axis.from, at.axis.to)), at.y);
        const QColor color = theme.mark(Meaning::Compute).fill;
        paintAnswerMark(painter, mark, markRadius(font()), AnswerMark::Handle, color, theme);
        painter.setPen(theme.text);
        paintCentred(painter, mark.x(), at.y - markRadius(font()) - lineHeight(), width(), valueText());
    } else if (isEnabled()) {
        paintUntouched(painter, at, theme);
        painter.setPen(theme.text);
        paintCentred(painter, width() / 2.0, space::xs, width(), m_invitation);
    }
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void AxisSlider::keyPressEvent(QKeyEvent *event)
{
    const std::optional<double> before = m_value;
    if (!moveBy(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (before && m_value == before)
        emit heldAtEnd(QAccessible::queryAccessibleInterface(this)->text(QAccessible::Value));
}

/// False for a key that is none of its own.
bool AxisSlider::moveBy(const QKeyEvent &event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const int many = event.modifiers() & Qt::ShiftModifier ? m_axis.coarse() : 1;
    switch (event.key()) {
    case Qt::Key_Right:
        step(forward * many);
        break;
    case Qt::Key_Left:
        step(-forward * many);
        break;
    case Qt::Key_Up:
        step(many);
        break;
    case Qt::Key_Down:
        step(-many);
        break;
    case Qt::Key_PageUp:
        step(m_axis.coarse());
        break;
    case Qt::Key_PageDown:
        step(-m_axis.coarse());
        break;
    case Qt::Key_Home:
        request(m_axis.first());
        break;
    case Qt::Key_End:
        request(m_axis.last());
        break;
    default:
        return false;
    }
    return true;
}

void AxisSlider::putAt(const QPointF &at)
{
    request(m_axis.valueAtPart(place().partAt(at.x())));
}

void AxisSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        putAt(event->position());
}

void AxisSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        putAt(event->position());
}

void AxisSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the wheel scrolls the page
}

void AxisSlider::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    if (event->type() == QEvent::EnabledChange)
        setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QWidget::changeEvent(event);
}

namespace {

class AxisAccessible final : public SpokenSlider
{
public:
    using SpokenSlider::SpokenSlider;
    // The bus knows no slider without a value; the name says that nothing has been put.
    QVariant currentValue() const override
    {
        return slider()->value().value_or(slider()->axis().axis.from) * scale();
    }
    void setCurrentValue(const QVariant &value) override { slider()->request(value.toDouble() / scale()); }
    QVariant maximumValue() const override { return slider()->axis().axis.to * scale(); }
    QVariant minimumValue() const override { return slider()->axis().axis.from * scale(); }
    // Screen readers take the decimals of the value from it.
    QVariant minimumStepSize() const override
    {
        const AnswerAxis &axis = slider()->axis();
        if (axis.wholeNumbers)
            return 1.0;
        const double at = std::abs(slider()->value().value_or(axis.axis.to));
        return axis.axis.logarithmic ? std::pow(10.0, std::floor(std::log10(at)) - 1.0)
                                     : (axis.axis.to - axis.axis.from) * scale() / 100.0;
    }

protected:
    QString written(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name && slider()->value() && areValueTextsTold())
            return slider()->name();
        if (kind != QAccessible::Value)
            return SpokenSlider::written(kind);
        // The places of a mark may end before its axis does.
        const AnswerAxis &axis = slider()->axis();
        const std::optional<double> value = slider()->value();
        return withEnd(slider()->valueText(), value && *value <= axis.first(),
                       value && *value >= axis.last());
    }
    void step(int steps) override { slider()->step(steps); }

private:
    AxisSlider *slider() const { return static_cast<AxisSlider *>(widget()); }
    /// Percentages are read and set as they are written: 62, not 0.62.
    double scale() const { return slider()->axis().axis.quantity == Quantity::Fraction ? 100.0 : 1.0; }
};

QAccessibleInterface *axisFactory(const QString &, QObject *object)
{
    if (auto *slider = qobject_cast<AxisSlider *>(object))
        return new AxisAccessible(slider);
    if (auto *axis = qobject_cast<RevealAxis *>(object))
        return new SpokenWidget(axis, QAccessible::Graphic);
    return nullptr;
}

} // namespace

void installAxisAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(axisFactory);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace rp
