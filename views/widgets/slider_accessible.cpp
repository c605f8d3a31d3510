// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/slider_accessible.h"

#include "models/text/place_markers.h"
#include "views/widgets/entry/value_slider.h"
#include "views/widgets/spoken/spoken_value.h"
#include "views/widgets/spoken/value_texts.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {

namespace {

class SliderAccessible : public SpokenSlider
{
public:
    using SpokenSlider::SpokenSlider;
    QVariant currentValue() const override { return told(slider()->mappedValue()); }
    void setCurrentValue(const QVariant &value) override
    {
        slider()->requestValue(value.toDouble() / slider()->toldPerUnit());
    }
    QVariant maximumValue() const override { return told(slider()->scale().maximum); }
    QVariant minimumValue() const override { return told(slider()->scale().minimum); }
    QVariant minimumStepSize() const override
    {
        // Screen readers take the decimals of the value from this step. On a logarithmic scale it is the step
        // at the value: with the one at the beginning, 30 days would be read with nine decimals.
        const SliderScale &scale = slider()->scale();
        if (!scale.logarithmic)
            return told(scale.step);
        const int position = std::min(scale.positionOf(slider()->mappedValue()), scale.steps() - 1);
        const double step = scale.valueAt(position + 1) - scale.valueAt(position);
        // Several positions may stand for one value; a key still goes to the next.
        return told(step > 0.0 ? step : std::max(scale.grain, scale.wholeNumbers ? 1.0 : 0.0));
    }

protected:
    QString written(QAccessible::Text kind) const override
    {
        const QString value = slider()->valueText();
        if (kind == QAccessible::Value)
            return value;
        const QString own = SpokenSlider::written(kind);
        if (kind != QAccessible::Name || value.isEmpty() || areValueTextsTold())
            return own;
        //: Name of a control for assistive tools: %1 is its own name, %2 its value with the unit.
        return fillMarkers(QCoreApplication::translate("rp::AxisSlider", "%1: %2"), {own, value});
    }
    void step(int steps) override
    {
        slider()->triggerAction(steps > 0 ? QAbstractSlider::SliderSingleStepAdd
                                          : QAbstractSlider::SliderSingleStepSub);
    }

private:
    MappedSlider *slider() const { return static_cast<MappedSlider *>(widget()); }
    double told(double value) const { return value * slider()->toldPerUnit(); }
};

} // namespace

QAccessibleInterface *makeSliderAccessible(MappedSlider *slider)
{
    return new SliderAccessible(slider);
}

} // namespace rp
