// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/spoken_value.h"

#include "models/text/place_markers.h"

#include <QCoreApplication>

namespace rp {

QString SpokenSlider::withEnd(const QString &value) const
{
    const double at = currentValue().toDouble();
    return withEnd(value, at <= minimumValue().toDouble(), at >= maximumValue().toDouble());
}

QString SpokenSlider::withEnd(const QString &value, bool isLowest, bool isHighest)
{
    if (value.isEmpty() || (isLowest && isHighest))
        return value;
    if (isLowest) {
        //: Screen reader, the value of a slider at its lower end; %1 is the value with its unit.
        return fillMarkers(QCoreApplication::translate("rp::SpokenSlider", "%1, lowest"), {value});
    }
    if (isHighest) {
        //: Screen reader, the value of a slider at its upper end; %1 is the value with its unit.
        return fillMarkers(QCoreApplication::translate("rp::SpokenSlider", "%1, highest"), {value});
    }
    return value;
}

} // namespace rp
