// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/kit/table_cells.h"
#include "models/instruments/serving/serving_assumptions.h"
#include "models/instruments/serving/serving_tables.h"
#include "models/instruments/serving/serving_words.h"
#include "models/text/format.h"

#include <limits>

namespace rp {

/// A column whose texts have the context "rp::ServingDesign".
/// @param needs serving::Needs of its values
inline ResultColumn servingColumn(const char *key, const char *title, Quantity quantity, Meaning meaning,
                                  const ServingNow &now, const Catalogue &catalogue,
                                  unsigned needs = serving::Nothing)
{
    ResultColumn column;
    column.key = QString::fromLatin1(key);
    column.title = lateServingText(title);
    column.quantity = quantity;
    column.meaning = meaning;
    if (needs != serving::Nothing)
        column.assumption = [now, needs, &catalogue] { return servingReasons(needs, now(), catalogue); };
    return column;
}

/// What a design that does not fit never reaches is no number.
inline ResultCell reachedCell(double value, bool fits)
{
    ResultCell cell = numberCell(fits ? value : std::numeric_limits<double>::quiet_NaN());
    if (!fits)
        cell.text = [] { return ServingWords::doesNotFit(); };
    return cell;
}

/// "fits" or "does not fit", rated.
inline ResultCell fitCell(bool fits)
{
    ResultCell cell = textCell([fits] { return fits ? ServingWords::fits() : ServingWords::doesNotFit(); });
    cell.value = fits ? 1.0 : 0.0;
    cell.meaning = fits ? Meaning::Good : Meaning::Failure;
    return cell;
}

} // namespace rp
