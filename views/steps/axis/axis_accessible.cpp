// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/axis/axis_slider.h"
#include "views/steps/axis/reveal_axis.h"
#include "views/widgets/spoken/spoken_value.h"
#include "views/widgets/spoken/value_texts.h"

#include <cmath>

namespace rp {

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
        return kind == QAccessible::Value ? slider()->valueText() : SpokenSlider::written(kind);
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
