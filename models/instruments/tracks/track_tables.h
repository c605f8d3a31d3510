// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_instrument_of.h"

namespace rp {

/// Makes the columns of the tables of one track.
template<typename Track>
struct TrackColumns
{
    /// The settings that the notes are taken under; null: those set.
    decltype(ColumnRow<Track>::under) under = nullptr;

    /// @param spoken heading without the unit
    constexpr ColumnRow<Track> operator()(const char *key, Phrase title, const Written &as,
                                          Phrase spoken = {}, const FieldNames &notes = {},
                                          Meaning meaning = Meaning::Neutral) const
    {
        const int decimals = as.digits == ownDigits ? ColumnRow<Track>{}.decimals : as.digits;
        return {key, title, as.quantity, decimals, meaning, spoken, notes, under};
    }
};

/// One row for each of several things: what `row` makes of it.
template<typename Things, typename Row>
std::vector<ResultRow> trackRows(const Things &things, Row row)
{
    std::vector<ResultRow> rows;
    rows.reserve(std::size(things));
    for (const auto &thing : things)
        rows.push_back(row(thing));
    return rows;
}

} // namespace rp
