// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/common/track_text.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

namespace rp {

// Equations are written left to right in every language. Each value is isolated inside the line: the digits
// and unit names of a right-to-left language would otherwise turn whole terms around.

inline QString trackValue(TrackUnit unit, double value)
{
    return Format::isolate(trackText(unit, value));
}

/// One equation: an LTR line of its own.
inline QString trackLine(const QString &pattern, const QStringList &values)
{
    return Format::isolate(fillMarkers(pattern, values));
}

/// The formulas of one track.
template<typename State>
struct TrackFormula
{
    const char *id;
    QString (*text)(const State &);
};

template<typename State, std::size_t count>
QString trackFormulaText(const std::array<TrackFormula<State>, count> &formulas, const QString &id,
                         const State &state)
{
    for (const TrackFormula<State> &formula : formulas) {
        if (id == QLatin1String(formula.id))
            return formula.text(state);
    }
    return {};
}

} // namespace rp
