// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text/measurement_reader.h"

#include "models/measure/counts.h"
#include "models/measure/vectors.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace rp {

namespace {

measure::Spread spreadAround(double median, double relative, std::size_t n)
{
    const double half = median * relative / 2.0;
    return {n, median, median - half, median + half};
}

/// A time with its spread and repeats beside it.
measure::Spread spreadAt(const nlohmann::json &object, const std::string &name)
{
    if (!object.contains(name))
        return {};
    return spreadAround(object.at(name), object.value(name + "_spread", 0.0),
                        object.value(name + "_n", std::size_t{1}));
}

/// The work is what the rate says; where there is none, none is known.
measure::Timed timedFrom(const nlohmann::json &object, const measure::Spread &us, const std::string &tflops,
                         const std::string &gb_s)
{
    return {{object.value(tflops, 0.0) * us.median * 1e6, object.value(gb_s, 0.0) * us.median * 1e3}, us};
}

measure::Spread spreadOfRow(const nlohmann::json &row)
{
    return spreadAround(row.at("us"), row.at("spread"), row.at("n_repeats"));
}

/// By its intensity and not by its bandwidth, whose four digits would show in it.
measure::ChainPoint chainPointFrom(const nlohmann::json &row)
{
    measure::Timed timed = timedFrom(row, spreadOfRow(row), "tflops", {});
    timed.work.bytes = timed.work.flops / row.at("flop_per_byte").get<double>();
    return {row.at("fma"), timed};
}

void readInfo(const nlohmann::json &info, measure::Measurement &measurement)
{
    measurement.date = info.at("date");
    measurement.machine = {.cpu = info.at("cpu"),
                           .system = info.at("kernel"),
                           .cores = info.at("cores"),
                           .last_cache_bytes = info.at("last_cache_bytes"),
                           .free_bytes = info.at("free_bytes"),
                           .isVirtual = info.at("is_virtual"),
                           .isOnBattery = info.at("on_battery")};
    measurement.company = {.load_1min = info.at("load_1min"),
                           .others_share = info.at("others_share"),
                           .steal_share = info.at("steal_share")};
    measurement.seconds = info.at("seconds");
    measurement.isCancelled = info.at("is_cancelled");
    measurement.isShortened = info.at("is_shortened");
}

void readCeilings(const nlohmann::json &ceilings, measure::Measurement &measurement)
{
    if (ceilings.contains("array_bytes")) {
        const auto timed = [&ceilings](const std::string &name) {
            return timedFrom(ceilings, spreadAt(ceilings, name + "_us"), {}, name + "_gb_s");
        };
        measurement.bandwidth = measure::Bandwidth{.array_bytes = ceilings.at("array_bytes"),
                                                   .last_cache_bytes = measurement.machine.last_cache_bytes,
                                                   .read = timed("read"),
                                                   .write = timed("write"),
                                                   .copy = timed("copy")};
    }
    if (!ceilings.contains("vectors"))
        return;
    measure::Peak peak{.width = ceilings.at("vector_width"),
                       .fp32 = timedFrom(ceilings, spreadAt(ceilings, "fp32_us"), "fp32_tflops", {})};
    const std::string vectors = ceilings.at("vectors");
    constexpr std::array kinds{measure::VectorKind::Plain, measure::VectorKind::Sse2,
                               measure::VectorKind::Avx2Fma, measure::VectorKind::Avx512F};
    const auto *const found = std::find_if(kinds.begin(), kinds.end(), [&vectors](measure::VectorKind kind) {
        return vectors == measure::vectorKindKey(kind);
    });
    if (found != kinds.end())
        peak.vectors = *found;
    measurement.peak = peak;
}

measure::HandOver handOverFrom(const nlohmann::json &object)
{
    return {.tasks = object.at("tasks"),
            .task_us = object.at("task_us"),
            .serial_us = spreadAt(object, "serial_us"),
            .queue_us = spreadAt(object, "queue_us"),
            .batch_us = spreadAt(object, "batch_us"),
            .launch_call_us = spreadAt(object, "launch_call_us"),
            .launch_and_wait_us = spreadAt(object, "launch_and_wait_us"),
            .isExtrapolated = object.at("is_extrapolated")};
}

measure::Passes passesFrom(const nlohmann::json &object)
{
    constexpr std::int64_t operations = 4;
    const std::int64_t elements = object.at("elements");
    return {.elements = elements,
            .eager = {measure::passesWork(elements, operations, false), spreadAt(object, "eager_us")},
            .fused = {measure::passesWork(elements, operations, true), spreadAt(object, "fused_us")}};
}

measure::Products productsFrom(const nlohmann::json &object)
{
    const auto file = [&object](const char *name) {
        return object.at(name).is_null() ? std::string() : object.at(name).get<std::string>();
    };
    measure::Products products;
    products.library = file("library");
    products.slower_library = file("slower_library");
    for (const nlohmann::json &row : object.at("square")) {
        const std::int64_t n = row.at("n");
        products.square.push_back({n, {measure::squareProductWork(n), spreadOfRow(row)}});
    }
    return products;
}

} // namespace

measure::Measurement measurementFromJson(const nlohmann::json &document)
{
    measure::Measurement measurement;
    readInfo(document.at("info"), measurement);
    if (document.contains("ceilings"))
        readCeilings(document.at("ceilings"), measurement);
    if (document.contains("hand_over"))
        measurement.hand_over = handOverFrom(document.at("hand_over"));
    if (document.contains("chain_fp32"))
        for (const nlohmann::json &row : document.at("chain_fp32"))
            measurement.chain.push_back(chainPointFrom(row));
    if (document.contains("fusion"))
        measurement.passes = passesFrom(document.at("fusion").at("sigmoid_relu_xw_b"));
    if (document.contains("products"))
        measurement.products = productsFrom(document.at("products"));
    return measurement;
}

} // namespace rp
