// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/entry_reader.h"

#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/track_entry.h"
#include "models/catalogue/workload_entry.h"

#include <map>

namespace rp {

namespace {

DeviceEntry deviceFrom(const EntryReader &in)
{
    DeviceEntry entry;
    in.readHead(entry);
    entry.device.dense_flops = in.peaks("dense_flops");
    entry.device.sparse_flops = in.peaks("sparse_flops");
    entry.device.bandwidth_bytes_s = in.number("bandwidth_bytes_s");
    entry.device.ram_bytes = in.number("ram_bytes");
    entry.device.l2_bytes = in.optionalNumber("l2_bytes");
    if (const auto count = in.optionalNumber("sm_count"))
        entry.device.sm_count = static_cast<std::int64_t>(*count);
    entry.device.shared_memory_bytes = in.optionalNumber("shared_memory_bytes");
    return entry;
}

WorkloadEntry workloadFrom(const EntryReader &in)
{
    WorkloadEntry entry;
    in.readHead(entry);
    entry.workload = {in.whole("n"),    in.number("compute_us"), in.number("memory_us"),
                      in.number("rho"), in.number("phi"),        in.whole("batch")};
    const auto eager = in.optionalNumber("published_eager_rate");
    const auto compiled = in.optionalNumber("published_compiled_rate");
    if (eager && compiled)
        entry.published = PublishedRates{*eager, *compiled};
    entry.throughputUnit = in.text("throughput_unit");
    entry.math_efficiency = in.number("math_efficiency");
    return entry;
}

ContextEntry contextFrom(const EntryReader &in)
{
    ContextEntry entry;
    in.readHead(entry);
    entry.summary = in.text("summary");
    entry.device = in.text("device");
    entry.precision = in.precision("precision");
    entry.launch_us = in.number("launch_us");
    entry.launch_min_us = in.number("launch_min_us");
    entry.launch_max_us = in.number("launch_max_us");
    entry.per_day = in.number("per_day");
    entry.days = in.number("days");
    return entry;
}

TrackEntry trackFrom(const EntryReader &in)
{
    TrackEntry entry;
    in.readHead(entry);
    entry.persona = in.text("persona");
    entry.goal = in.text("goal");
    entry.crisis = in.text("crisis");
    entry.context = in.text("context");
    entry.device = in.text("device");
    entry.scenario = in.text("scenario");
    return entry;
}

StageEntry stageFrom(const EntryReader &in)
{
    StageEntry entry;
    in.readHead(entry);
    entry.summary = in.text("summary");
    entry.stage.launch_factor = in.number("launch_factor");
    entry.stage.realised_share = in.number("realised_share");
    entry.stage.judgements = in.object().at("judgements").get<std::array<double, 5>>();
    entry.stage.stream_gap = in.flag("stream_gap");
    return entry;
}

physics::SurgeryRule ruleFrom(const EntryReader &in)
{
    using Kind = physics::SurgeryRule::Kind;
    static const std::map<QString, Kind> kinds = {{QStringLiteral("gpu_busy"), Kind::GpuBusy},
                                                  {QStringLiteral("time_spread"), Kind::TimeSpread},
                                                  {QStringLiteral("power"), Kind::Power},
                                                  {QStringLiteral("worst_case"), Kind::WorstCase}};
    physics::SurgeryRule rule;
    rule.kind = kinds.at(in.text("kind"));
    rule.busy_min = in.numberOr("busy_min", 0.0);
    rule.spread_max_us = in.numberOr("spread_max_us", 0.0);
    rule.reserved_us = in.numberOr("reserved_us", 0.0);
    rule.deadline_us = in.numberOr("deadline_us", 0.0);
    rule.power_max_w = in.numberOr("power_max_w", 0.0);
    rule.active_w = in.numberOr("active_w", 0.0);
    rule.waiting_w = in.numberOr("waiting_w", 0.0);
    rule.frames_per_s = in.numberOr("frames_per_s", 0.0);
    rule.flash_max_bytes = in.numberOr("flash_max_bytes", 0.0);
    return rule;
}

ScenarioEntry scenarioFrom(const EntryReader &in)
{
    ScenarioEntry entry;
    in.readHead(entry);
    physics::SurgeryScenario &s = entry.scenario;
    s.sites = in.whole("sites");
    s.kernels_before = in.whole("kernels_before");
    s.kernels_after = in.whole("kernels_after");
    s.kernels_a = in.whole("kernels_a");
    s.kernels_b = in.whole("kernels_b");
    s.kernel_us = in.number("kernel_us");
    s.probability_a = in.number("probability_a");
    s.memory_share = in.number("memory_share");
    s.phi = in.number("phi");
    s.rho = in.number("rho");
    s.launch_eager_us = in.number("launch_eager_us");
    s.launch_compiled_us = in.number("launch_compiled_us");
    s.guard_us = in.number("guard_us");
    s.reentry_us = in.number("reentry_us");
    s.sync_us = in.number("sync_us");
    s.predicate_known = in.flag("predicate_known");
    s.shape_caused = in.flag("shape_caused");
    s.graph_capture = in.flag("graph_capture");
    s.single_core = in.flag("single_core");
    s.useful_flops = in.number("useful_flops");
    s.peak_flops = in.number("peak_flops");
    entry.rule = ruleFrom(EntryReader(in.object().at("rule")));
    return entry;
}

SurgeryOptionEntry surgeryOptionFrom(const EntryReader &in)
{
    using Method = physics::SurgeryMethod;
    static const std::map<QString, Method> methods = {
        {QStringLiteral("whole_frame_eager"), Method::WholeFrameEager},
        {QStringLiteral("resumable_break"), Method::ResumableBreak},
        {QStringLiteral("mask"), Method::Mask},
        {QStringLiteral("conditional"), Method::Conditional},
        {QStringLiteral("symbolic_shape"), Method::SymbolicShape},
        {QStringLiteral("hoist"), Method::Hoist},
        {QStringLiteral("custom_op"), Method::CustomOp}};
    SurgeryOptionEntry entry;
    in.readHead(entry);
    entry.method = methods.at(in.text("method"));
    entry.readability_cost = static_cast<int>(in.whole("readability_cost"));
    entry.extra_flash_bytes = in.number("extra_flash_bytes");
    return entry;
}

TransformerEntry transformerFrom(const EntryReader &in)
{
    TransformerEntry entry;
    in.readHead(entry);
    entry.model = {in.whole("layers"),   in.whole("dim"),          in.whole("heads"),
                   in.whole("kv_heads"), in.whole("intermediate"), in.whole("vocabulary")};
    return entry;
}

/// A delay is given outright, or as objects that the garbage collector visits.
double delayFrom(const EntryReader &in)
{
    constexpr double ms_per_ns = 1e-6;
    const auto delay_ms = in.optionalNumber("delay_ms");
    return delay_ms ? *delay_ms : in.number("objects") * in.number("ns_per_object") * ms_per_ns;
}

EdgeModeEntry edgeModeFrom(const EntryReader &in)
{
    EdgeModeEntry entry;
    in.readHead(entry);
    entry.mode.kernels = in.whole("kernels");
    entry.mode.launch_us = in.number("launch_us");
    entry.mode.math_ms = in.number("math_ms");
    entry.mode.launch_variation = in.number("launch_variation");
    for (const nlohmann::json &event : in.object().at("events")) {
        const EntryReader reader(event);
        entry.mode.events.push_back({reader.number("probability"), delayFrom(reader)});
        entry.sources.push_back({event.contains("source") ? reader.text("source") : QString(),
                                 reader.numberOr("objects", 0.0), reader.numberOr("ns_per_object", 0.0)});
    }
    return entry;
}

RuntimeEntry runtimeFrom(const EntryReader &in)
{
    RuntimeEntry entry;
    in.readHead(entry);
    entry.runtime = {in.number("flash_bytes"), in.number("flash_per_kernel_bytes"), in.number("overhead"),
                     in.number("ram_bytes")};
    return entry;
}

GranularityEntry granularityFrom(const EntryReader &in)
{
    GranularityEntry entry;
    in.readHead(entry);
    for (const nlohmann::json &kernel : in.object().at("kernels")) {
        const EntryReader reader(kernel);
        entry.kernels.push_back({kernel.at("name").get<std::string>(), reader.whole("reads"),
                                 reader.whole("writes"), reader.whole("row_accesses"),
                                 reader.number("flop")});
    }
    return entry;
}

ConventionEntry conventionFrom(const EntryReader &in)
{
    ConventionEntry entry;
    in.readHead(entry);
    entry.summary = in.text("summary");
    entry.counts = {in.whole("reads_unfused"), in.whole("writes_unfused"), in.whole("reads_fused"),
                    in.whole("writes_fused")};
    return entry;
}

ServingOperation servingOperationFrom(const EntryReader &in)
{
    ServingOperation entry;
    in.readHead(entry);
    entry.flops = in.number("flops");
    entry.reads = in.number("reads");
    entry.writes = in.number("writes");
    entry.kernels = in.numberOr("kernels", entry.kernels);
    return entry;
}

ServingFusionEntry servingFusionFrom(const EntryReader &in)
{
    ServingFusionEntry entry;
    in.readHead(entry);
    entry.level = in.text("level");
    for (const nlohmann::json &operation : in.object().at("operations"))
        entry.operations.append(QString::fromStdString(operation.get<std::string>()));
    entry.reads = in.number("reads");
    entry.writes = in.number("writes");
    return entry;
}

/// A section that is a list: every element becomes an entry of the table.
template<auto member, auto from>
void readList(const EntryReader &list, Catalogue &catalogue)
{
    for (const nlohmann::json &object : list.object())
        (catalogue.*member).put(from(EntryReader(object, list.section())));
}

} // namespace

SectionReader entrySectionReader(const std::string &section)
{
    static const std::map<std::string, SectionReader> readers = {
        {"devices", readList<&Catalogue::devices, deviceFrom>},
        {"workloads", readList<&Catalogue::workloads, workloadFrom>},
        {"contexts", readList<&Catalogue::contexts, contextFrom>},
        {"tracks", readList<&Catalogue::tracks, trackFrom>},
        {"stages", readList<&Catalogue::stages, stageFrom>},
        {"scenarios", readList<&Catalogue::scenarios, scenarioFrom>},
        {"surgery_options", readList<&Catalogue::surgeryOptions, surgeryOptionFrom>},
        {"transformers", readList<&Catalogue::transformers, transformerFrom>},
        {"edge_modes", readList<&Catalogue::edgeModes, edgeModeFrom>},
        {"runtimes", readList<&Catalogue::runtimes, runtimeFrom>},
        {"granularities", readList<&Catalogue::granularities, granularityFrom>},
        {"conventions", readList<&Catalogue::conventions, conventionFrom>},
        {"serving_operations", readList<&Catalogue::servingOperations, servingOperationFrom>},
        {"serving_fusions", readList<&Catalogue::servingFusions, servingFusionFrom>},
    };
    const auto it = readers.find(section);
    return it == readers.end() ? nullptr : it->second;
}

} // namespace rp
