// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax_model.h"

#include <QString>
#include <vector>

namespace rp {

/// One state of the instrument: what was set and what came out.
struct DispatchTaxState
{
    DispatchTaxSettings settings;
    DispatchTaxResult result;

    const DispatchPass &chosen() const { return result.chosen(settings); }
};

/// The ids listed at DispatchTaxInstrument, in that order.
std::vector<QString> dispatchTaxFigureIds();

/// In base units: µs, fraction, factor, per second. NaN for an unknown id.
double dispatchTaxFigure(const QString &figureId, const DispatchTaxState &state, const Catalogue &catalogue);

/// The value in words of the current language; empty for an unknown id.
QString dispatchTaxFigureText(const QString &figureId, const DispatchTaxState &state,
                              const Catalogue &catalogue);

/// What the figure is called: "Math utilization". Empty for an unknown id.
QString dispatchTaxFigureLabel(const QString &figureId);

/// Why the figure rests on an assumption in this state, translated; empty when it does not.
QString dispatchTaxFigureAssumption(const QString &figureId, const DispatchTaxState &state,
                                    const Catalogue &catalogue);

/// Reasons for the assumptions inside a pass of this mode (gaps, queue, shortest kernel); empty when none.
QString passAssumption(const QString &mode, const DispatchTaxSettings &settings, const Catalogue &catalogue);

/// A time inside one kernel: "5.00 µs", from a millisecond on "200.00 ms".
QString kernelTime(double us);

} // namespace rp
