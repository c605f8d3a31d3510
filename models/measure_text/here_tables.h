// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "models/measure/measurement.h"
#include "models/measure_text/measure_topic.h"

#include <optional>
#include <vector>

namespace rp {

// The tables of ThisComputer: what a measurement says, as rows.

/// "this_computer_hand_over"
QString hereTableId(MeasureTopic topic);
QString hereCaption(MeasureTopic topic);
std::vector<ResultColumn> hereColumns(MeasureTopic topic);
std::vector<ResultRow> hereRows(MeasureTopic topic, const measure::Measurement &measurement);

/// What a measurement says of the roof: FLOP/s in FP32, and bytes/s of a copy, which moves what a chain of
/// multiply-adds moves.
struct HereRoof
{
    double peak_flops_s = 0.0;
    double bandwidth_bytes_s = 0.0;

    double ridge() const; ///< FLOP/byte
};
/// None until both are known.
std::optional<HereRoof> hereRoof(const measure::Measurement &measurement);

} // namespace rp
