// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_instrument_of.h"

namespace rp {

/// Where a slider goes: linear in steps, or logarithmic in steps per decade.
struct TrackRange
{
    enum class Takes
    {
        Numbers,
        Whole,
        Units ///< also texts with a unit
    };
    InputSpec::Kind kind;
    double minimum;
    double maximum;
    double step;
    Takes takes = Takes::Numbers;
    Marks marks = {};
};

constexpr auto linear = InputSpec::Kind::Linear;
constexpr auto logarithmic = InputSpec::Kind::Logarithmic;

/// An input that is a slider; the rest of its row follows from that.
/// @param notes fields for Design::reason()
template<typename Track>
constexpr InputRow<Track> trackSlider(const char *id, double Track::Settings::*held, Phrase label,
                                      Phrase help, Quantity quantity, const TrackRange &range,
                                      const FieldNames &notes = {})
{
    return {.id = id,
            .held = held,
            .label = label,
            .help = help,
            .written = quantity,
            .kind = range.kind,
            .minimum = range.minimum,
            .maximum = range.maximum,
            .step = range.step,
            .whole = range.takes == TrackRange::Takes::Whole,
            .marks = range.marks,
            .typed = range.takes == TrackRange::Takes::Units,
            .notes = notes};
}

/// The same row as one of those that are shown on demand.
template<typename Track>
constexpr InputRow<Track> trackSecondary(InputRow<Track> row)
{
    row.secondary = true;
    return row;
}

/// The same row, of use only under some settings.
template<typename Track>
constexpr InputRow<Track> trackAppliesIf(decltype(InputRow<Track>::applies) applies, InputRow<Track> row)
{
    row.applies = applies;
    return row;
}

} // namespace rp
