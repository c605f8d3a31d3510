// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/written.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

namespace rp {

// Equations are written left to right in every language. Each value is isolated inside the line: the digits
// and unit names of a right-to-left language would otherwise turn whole terms around.

/// A value in an equation.
inline QString term(Quantity quantity, double value, int digits = ownDigits)
{
    return Format::isolate(quantityText(quantity, value, digits));
}

inline QString term(const Written &as, double value)
{
    return term(as.quantity, value, as.digits);
}

/// A bare number with fixed decimals.
inline QString decimalTerm(double value, int decimals = 2)
{
    return Format::isolate(Format().number(value, decimals));
}

/// One equation with its values in the markers %1 … %9: a left-to-right line of its own.
inline QString equation(const QString &pattern, const QStringList &terms)
{
    return Format::isolate(fillMarkers(pattern, terms));
}

} // namespace rp
