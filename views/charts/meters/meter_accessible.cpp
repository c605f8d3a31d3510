// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/meters/limit_meter.h"
#include "views/charts/meters/utilization_meter.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// The bus carries no text value, so the words ride along in the description.
QString descriptionOf(const UtilizationMeter &meter)
{
    return meter.explanation().isEmpty()
               ? meter.spokenText()
               //: Accessible description of a meter. %1: its value, %2: what the figure means.
               : UtilizationMeter::tr("%1. %2").arg(meter.spokenText(), meter.explanation());
}

QString descriptionOf(const LimitMeter &meter)
{
    return meter.spokenText();
}

template<typename Meter>
class MeterAccessible final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    MeterAccessible(Meter *meter, QAccessible::Role role)
        : QAccessibleWidget(meter, role)
    {
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name:
            return meter()->name();
        case QAccessible::Value:
            return meter()->spokenText();
        case QAccessible::Description:
            return descriptionOf(*meter());
        default:
            return QAccessibleWidget::text(kind);
        }
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
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

QAccessibleInterface *meterFactory(const QString &className, QObject *object)
{
    if (className == QLatin1String("rp::UtilizationMeter"))
        if (auto *meter = qobject_cast<UtilizationMeter *>(object))
            return new MeterAccessible<UtilizationMeter>(meter, QAccessible::ProgressBar);
    if (className == QLatin1String("rp::LimitMeter"))
        if (auto *meter = qobject_cast<LimitMeter *>(object))
            // Screen readers say every change of a progress bar, and what changed is announced already.
            return new MeterAccessible<LimitMeter>(meter, QAccessible::Chart);
    return nullptr;
}

} // namespace

void installMeterAccessibility()
{
    QAccessible::installFactory(meterFactory);
}

} // namespace rp
