// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/measurement_json.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace rp {

namespace {

using Json = nlohmann::ordered_json;

Json number(double value)
{
    std::array<char, 40> digits{};
    std::snprintf(digits.data(), digits.size(), "%.4g", value);
    return std::strtod(digits.data(), nullptr);
}

void addTime(Json &json, const std::string &name, const measure::Spread &us)
{
    if (us.n == 0)
        return;
    json[name] = number(us.median);
    json[name + "_spread"] = number(us.relative());
    json[name + "_n"] = us.n;
}

/// The time and the rates of a row, which has but one time.
void pushTimed(Json &rows, Json row, const measure::Timed &timed, bool hasBytes)
{
    if (timed.us.n == 0)
        return;
    row["us"] = number(timed.us.median);
    row["tflops"] = number(timed.tflops());
    if (hasBytes)
        row["gb_s"] = number(timed.gb_s());
    row["spread"] = number(timed.us.relative());
    row["n_repeats"] = timed.us.n;
    rows.push_back(std::move(row));
}

Json infoJson(const measure::Measurement &measurement)
{
    const measure::Machine &machine = measurement.machine;
    const measure::Company &company = measurement.company;
    return {{"date", measurement.date},
            {"cpu", machine.cpu},
            {"kernel", machine.system},
            {"cores", machine.cores},
            {"last_cache_bytes", machine.last_cache_bytes},
            {"free_bytes", machine.free_bytes},
            {"is_virtual", machine.isVirtual},
            {"on_battery", machine.isOnBattery},
            {"load_1min", number(company.load_1min)},
            {"others_share", number(company.others_share)},
            {"steal_share", number(company.steal_share)},
            {"is_busy", measure::isBusy(company)},
            {"seconds", number(measurement.seconds)},
            {"widest_spread", number(measurement.widestSpread())},
            {"is_shortened", measurement.isShortened},
            {"is_cancelled", measurement.isCancelled}};
}

Json ceilingsJson(const measure::Measurement &measurement)
{
    Json json = Json::object();
    if (const auto &bandwidth = measurement.bandwidth) {
        const auto add = [&json](const std::string &name, const measure::Timed &timed) {
            if (timed.us.n > 0)
                json[name + "_gb_s"] = number(timed.gb_s());
            addTime(json, name + "_us", timed.us);
        };
        add("read", bandwidth->read);
        add("write", bandwidth->write);
        add("copy", bandwidth->copy);
        json["array_bytes"] = bandwidth->array_bytes;
        json["is_beyond_cache"] = bandwidth->isBeyondCache();
    }
    if (const auto &peak = measurement.peak) {
        if (peak->fp32.us.n > 0)
            json["fp32_tflops"] = number(peak->fp32.tflops());
        addTime(json, "fp32_us", peak->fp32.us);
        json["vectors"] = measure::vectorKindKey(peak->vectors);
        json["vector_width"] = peak->width;
    }
    return json;
}

Json handOverJson(const measure::HandOver &handOver)
{
    Json json{{"tasks", handOver.tasks}, {"task_us", number(handOver.task_us)}};
    addTime(json, "serial_us", handOver.serial_us);
    addTime(json, "queue_us", handOver.queue_us);
    addTime(json, "batch_us", handOver.batch_us);
    addTime(json, "launch_call_us", handOver.launch_call_us);
    addTime(json, "launch_and_wait_us", handOver.launch_and_wait_us);
    const auto addShare = [&](const char *name, const measure::Spread &us) {
        if (us.n > 0)
            json[name] = number(measure::usefulShare(handOver.tasks, handOver.task_us, us.median));
    };
    addShare("serial_share", handOver.serial_us);
    addShare("queue_share", handOver.queue_us);
    addShare("batch_share", handOver.batch_us);
    json["is_extrapolated"] = handOver.isExtrapolated;
    return json;
}

Json passesJson(const measure::Passes &passes)
{
    Json json{{"elements", passes.elements}};
    addTime(json, "eager_us", passes.eager.us);
    addTime(json, "fused_us", passes.fused.us);
    if (passes.eager.us.n > 0 && passes.fused.us.n > 0)
        json["speedup"] = number(passes.speedup());
    return json;
}

Json fileName(const std::string &name)
{
    return name.empty() ? Json() : Json(name);
}

} // namespace

nlohmann::ordered_json measurementJson(const measure::Measurement &measurement)
{
    Json json{{"format", "ridgepoint-measurement"},
              {"version", 1},
              {"kind", "cpu"},
              {"info", infoJson(measurement)}};
    if (measurement.bandwidth || measurement.peak)
        json["ceilings"] = ceilingsJson(measurement);
    if (measurement.hand_over)
        json["hand_over"] = handOverJson(*measurement.hand_over);
    for (const measure::ChainPoint &point : measurement.chain)
        pushTimed(json["chain_fp32"], {{"fma", point.fma}, {"flop_per_byte", number(point.flop_per_byte())}},
                  point.timed, true);
    if (measurement.passes)
        json["fusion"]["sigmoid_relu_xw_b"] = passesJson(*measurement.passes);
    if (const auto &products = measurement.products) {
        Json rows = Json::array();
        for (const measure::SquareProduct &product : products->square)
            pushTimed(rows, {{"precision", "fp32"}, {"n", product.n}}, product.timed, false);
        json["products"] = {{"square", std::move(rows)},
                            {"library", fileName(products->library)},
                            {"slower_library", fileName(products->slower_library)}};
    }
    return json;
}

} // namespace rp
