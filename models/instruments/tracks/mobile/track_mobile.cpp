// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/mobile/track_mobile.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/track_constants.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// A sentence with two powers and two durations to be filled in: what is reached, and its limit.
QString verdictPattern(const physics::MobileFrame &frame)
{
    if (frame.passes()) {
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return TrackText::tr(
            "Goal reached: %1 of the %2 power budget, and each frame takes %3 of the %4 allowed.");
    }
    if (frame.passes_time) {
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return TrackText::tr(
            "Goal missed: %1 exceeds the power budget of %2, though each frame takes %3 of the "
            "%4 allowed.");
    }
    if (frame.passes_power) {
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return TrackText::tr(
            "Goal missed: each frame takes %3 with %4 allowed, at %1 of the %2 power budget.");
    }
    //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
    return TrackText::tr(
        "Goal missed: each frame takes %3 with %4 allowed, and %1 exceeds the power budget of %2.");
}

physics::MobileFrameModel modelOf(const MobileTrackSettings &settings, const Catalogue &catalogue)
{
    physics::MobileFrameModel model = catalogue.mobile->frame;
    model.activation_bytes = settings.activation_mb * 1e6;
    model.pj_per_dram_byte = settings.pj_per_dram_byte;
    model.frames_per_s = settings.frames_per_s;
    model.battery_wh = settings.battery_wh;
    model.power_budget_w = settings.battery_wh / settings.target_hours;
    model.ops = settings.billion_ops * 1e9;
    return model;
}

} // namespace

double MobileTrackResult::highestRate() const
{
    // Time and energy of a frame are the same at every rate. The allowance keeps the rounding of a rate that
    // just meets the goal from losing one.
    const double rate = std::min(model.power_budget_w / energy_j(), 1e3 / frame.time_ms);
    return std::floor(rate * (1.0 + 1e-12));
}

MobileTrackSettings MobileTrack::defaults(const Catalogue &catalogue)
{
    const physics::MobileFrameModel &frame = catalogue.mobile->frame;
    Settings settings;
    settings.activation_mb = frame.activation_bytes / 1e6;
    settings.pj_per_dram_byte = frame.pj_per_dram_byte;
    settings.frames_per_s = frame.frames_per_s;
    settings.target_hours = frame.battery_wh / frame.power_budget_w;
    settings.battery_wh = frame.battery_wh;
    settings.billion_ops = frame.ops / 1e9;
    settings.branch_share = catalogue.mobile->branch_share;
    return settings;
}

MobileTrack::State MobileTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    State state{settings, {}};
    Result &result = state.result;
    const physics::MobileFrameModel &model = result.model = modelOf(settings, catalogue);
    const double own_passes = settings.fused ? model.passes_fused : model.passes_unfused;
    if (settings.masked) {
        result.extra_ops = settings.branch_share * model.ops;
        result.extra_passes = settings.branch_share * own_passes;
    }
    result.passes = own_passes + result.extra_passes;
    result.frame = physics::mobileFrame(model, settings.fused, result.extra_ops, result.extra_passes);
    const physics::MobileFrame unmasked = physics::mobileFrame(model, settings.fused);
    result.wasted_j = (result.frame.energy_mj - unmasked.energy_mj) * 1e-3;

    const double kept_bytes =
        settings.fused ? model.blocks * (model.passes_unfused - model.passes_fused) * model.activation_bytes
                       : 0.0;
    result.dram_j = result.frame.bytes * model.pj_per_dram_byte * 1e-12;
    result.sram_j = kept_bytes * model.pj_per_sram_byte * 1e-12;
    result.compute_j = (model.ops + result.extra_ops) * model.pj_per_op * 1e-12;
    result.kernels = model.blocks * (settings.fused ? model.kernels_fused : model.kernels_unfused);
    result.launch_us = result.kernels * model.launch_us;
    result.data_us = result.frame.bytes / model.bandwidth_bytes_s * 1e6;
    result.math_us = (model.ops + result.extra_ops) / (model.efficiency * model.peak_ops) * 1e6;
    return state;
}

std::vector<TrackCriterion> MobileTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: time to compute one picture
            {"time", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one frame"), Quantity::Milliseconds,
             Rule::AtMost, r.frame.time_ms * 1e3, r.limit_us(), r.frame.passes_time},
            {"power", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Watts, Rule::AtMost,
             r.frame.power_w, r.model.power_budget_w, r.frame.passes_power}};
}

TrackVerdict MobileTrack::verdict(const State &state)
{
    const Result &r = state.result;
    const Format format;
    const QString power =
        apartFrom(r.model.power_budget_w, r.frame.power_w, 2,
                  [&](double watts, int decimals) { return format.watts(watts, decimals); });
    const QString time = apartFrom(r.limit_us(), r.frame.time_ms * 1e3, 2, [&](double us, int decimals) {
        return format.milliseconds(us, decimals);
    });
    const QStringList values{power, format.watts(r.model.power_budget_w), time,
                             format.milliseconds(r.limit_us())};
    const bool slow = r.frame.passes_power && !r.frame.passes_time;
    return {true, r.frame.passes(), slow ? time : power, fillMarkers(verdictPattern(r.frame), values)};
}

QString MobileTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("branch_share") && !settings.masked)
        return {};
    if (field == QLatin1String("dense_flops")) {
        const DeviceEntry *device = catalogue.devices.find(catalogue.mobile->device);
        return device ? contentText(device->notes.assumption(field)) : QString();
    }
    return contentText(catalogue.mobile->notes.assumption(field));
}

template class InstrumentOf<MobileTrack, TrackInstrument>;

} // namespace rp
