// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/meter.h"

#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/spoken/spoken_value.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

Meter::Meter(int margin, QWidget *parent)
    : QWidget(parent)
    , m_margin(margin)
{
}

ChartStyle Meter::chartStyle() const
{
    ChartStyle style;
    style.font = font();
    style.theme = windowThemeFor(palette());
    style.direction = layoutDirection();
    return style;
}

void Meter::tell(QAccessible::Event type)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, type);
    QAccessible::updateAccessibility(&event);
}

void Meter::relayout()
{
    m_canvas.layout(size() - margins(), chartStyle(), m_content);
    updateGeometry();
    update();
}

int Meter::heightForWidth(int width) const
{
    return int(std::ceil(m_canvas.heightFor(width - 2 * m_margin, chartStyle(), m_content))) + 2 * m_margin;
}

int Meter::leastWidth() const
{
    return int(std::ceil(m_canvas.leastWidth(chartStyle(), m_content))) + 2 * m_margin;
}

int Meter::headFor(int width) const
{
    return int(std::ceil(m_canvas.headFor(width - 2 * m_margin, chartStyle(), m_content)));
}

void Meter::setLeastHead(int pixels)
{
    if (m_content.leastHead == pixels)
        return;
    m_content.leastHead = pixels;
    relayout();
}

QSize Meter::minimumSizeHint() const
{
    return m_canvas.minimumSize(chartStyle(), m_content).toSize() + margins();
}

QSize Meter::sizeHint() const
{
    const QSize minimum = minimumSizeHint();
    return {minimum.width() * 2, minimum.height()};
}

void Meter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.save();
    painter.translate(m_margin, m_margin);
    m_canvas.paint(painter);
    painter.restore();
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

void Meter::resizeEvent(QResizeEvent *)
{
    m_canvas.layout(size() - margins(), chartStyle(), m_content);
}

void Meter::changeEvent(QEvent *event)
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
        relayout();
        break;
    default:
        break;
    }
}

namespace {

class MeterAccessible final : public SpokenValue
{
public:
    explicit MeterAccessible(Meter *meter)
        : SpokenValue(meter, QAccessible::ProgressBar)
    {
    }
    QString written(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name:
            return meter()->name();
        case QAccessible::Value:
            return meter()->spokenText();
        case QAccessible::Description:
            return meter()->spokenDescription(); // the bus carries no text value: the words ride along
        default:
            return SpokenValue::written(kind);
        }
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = SpokenValue::state();
        state.readOnly = true;
        return state;
    }
    QVariant currentValue() const override
    {
        return std::isfinite(meter()->value()) ? std::min(meter()->value(), 1.0) * 100.0 : 0.0;
    }
    void setCurrentValue(const QVariant &) override {} // shows a result; there is nothing to set
    QVariant maximumValue() const override { return 100.0; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return 0.1; }

private:
    Meter *meter() const { return static_cast<Meter *>(widget()); }
};

QAccessibleInterface *meterFactory(const QString &, QObject *object)
{
    auto *meter = qobject_cast<Meter *>(object);
    return meter ? new MeterAccessible(meter) : nullptr;
}

} // namespace

void installMeterAccessibility()
{
    QAccessible::installFactory(meterFactory);
}

} // namespace rp
