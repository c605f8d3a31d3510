// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/place_markers.h"
#include "views/widgets/spoken/spoken_widget.h"

#include <QCoreApplication>
#include <QWidget>

namespace rp {

/// The base of interfaces that tell a number beside their texts.
class SpokenValue : public SpokenWidget, public QAccessibleValueInterface
{
public:
    using SpokenWidget::SpokenWidget;
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return SpokenWidget::interface_cast(type);
    }
};

/// The base of interfaces of sliders: assistive tools move them as their keys do.
class SpokenSlider : public SpokenValue
{
public:
    explicit SpokenSlider(QWidget *slider)
        : SpokenValue(slider, QAccessible::Slider)
    {
    }
    QStringList actionNames() const final
    {
        return widget()->isEnabled() ? QStringList{increaseAction(), decreaseAction(), setFocusAction()}
                                     : QStringList();
    }
    void doAction(const QString &action) final
    {
        if (!widget()->isEnabled())
            return;
        if (action == setFocusAction())
            widget()->setFocus(Qt::OtherFocusReason);
        else if (action == increaseAction())
            step(1);
        else if (action == decreaseAction())
            step(-1);
    }

protected:
    /// The text of the value, and whether it is the last one: "20 µs, highest". An empty one stays empty.
    QString withEnd(const QString &value) const
    {
        const double at = currentValue().toDouble();
        return withEnd(value, at <= minimumValue().toDouble(), at >= maximumValue().toDouble());
    }
    static QString withEnd(const QString &value, bool isLowest, bool isHighest)
    {
        if (value.isEmpty() || isLowest == isHighest)
            return value;
        if (isLowest)
            //: Screen reader, the value of a slider at its lower end; %1 is the value with its unit.
            return fillMarkers(QCoreApplication::translate("rp::SpokenSlider", "%1, lowest"), {value});
        //: Screen reader, the value of a slider at its upper end; %1 is the value with its unit.
        return fillMarkers(QCoreApplication::translate("rp::SpokenSlider", "%1, highest"), {value});
    }
    /// Moves it by so many steps, as if the learner had.
    virtual void step(int steps) = 0;
};

} // namespace rp
