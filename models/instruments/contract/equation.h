// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/design_figures.h"
#include "models/instruments/contract/design_inputs.h"
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

/// Equations, one a line, with figures and inputs of the design by their names, written as these are:
/// "R = {peak_flops} / {bandwidth} = {ridge}". What has no name is in the markers.
template<typename Design>
QString equations(const QString &pattern, const typename Design::State &state, const Catalogue &catalogue,
                  const QStringList &terms = {})
{
    QString filled = fillMarkers(pattern, terms);
    for (qsizetype open = filled.indexOf(u'{'); open >= 0; open = filled.indexOf(u'{', open)) {
        const qsizetype length = filled.indexOf(u'}', open) - open + 1;
        const QString name = filled.mid(open + 1, length - 2);
        filled.replace(open, length,
                       Format::isolate(FiguresOf<Design>::row(name)
                                           ? FiguresOf<Design>::text(name, state, catalogue)
                                           : InputsOf<Design>::text(name, state.settings, catalogue)));
    }
    QStringList lines = filled.split(u'\n');
    for (QString &line : lines)
        line = Format::isolate(line);
    return lines.join(u'\n');
}

} // namespace rp
