// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/meters/meter.h"
#include "views/widgets/spoken/spoken_value.h"

#include <algorithm>
#include <cmath>

namespace rp {

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
