// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/sections.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/entry.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/path_entries.h"
#include "models/catalogue/roofline_constants.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/track_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/physics/precision.h"

#include <QString>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {

namespace {

QString fromJson(const nlohmann::json &text)
{
    return QString::fromStdString(text.get<std::string>());
}

/// The note on the whole entry is written under "*" in the files.
QString fieldName(const std::string &key)
{
    return key == "*" ? QString() : QString::fromStdString(key);
}

/// Typed access to one object of a catalogue file. The file has passed its schema, so every member that is
/// asked for without a default exists and has its type.
class EntryReader
{
public:
    /// @param section of the file that the object is or stands in; without one its notes have no place
    explicit EntryReader(const nlohmann::json &object, QString section = {})
        : m_object(object)
        , m_section(std::move(section))
    {
    }

    double number(const char *name) const { return m_object.at(name).get<double>(); }
    std::int64_t whole(const char *name) const { return m_object.at(name).get<std::int64_t>(); }
    bool flag(const char *name) const { return m_object.at(name).get<bool>(); }
    double numberOr(const char *name, double absent) const { return m_object.value(name, absent); }
    std::optional<double> optionalNumber(const char *name) const
    {
        const auto it = m_object.find(name);
        return it == m_object.end() ? std::nullopt : std::optional(it->get<double>());
    }
    QString text(const char *name) const { return fromJson(m_object.at(name)); }
    physics::Precision precision(const char *name) const
    {
        return physics::precisionFromKey(m_object.at(name).get<std::string>())
            .value_or(physics::Precision::Fp16);
    }
    /// Peaks by precision key; the schema lists the keys.
    std::array<std::optional<double>, physics::precisionCount> peaks(const char *name) const
    {
        std::array<std::optional<double>, physics::precisionCount> peaks;
        const auto it = m_object.find(name);
        if (it == m_object.end())
            return peaks;
        for (const auto &[key, value] : it->items()) {
            if (const auto precision = physics::precisionFromKey(key))
                peaks[static_cast<std::size_t>(*precision)] = value.get<double>();
        }
        return peaks;
    }
    Notes notes() const
    {
        Notes notes;
        if (const auto it = m_object.find("assumptions"); it != m_object.end()) {
            for (const auto &[field, reason] : it->items())
                notes.setAssumption(fieldName(field), fromJson(reason));
        }
        if (const auto it = m_object.find("sources"); it != m_object.end()) {
            for (const auto &[field, key] : it->items())
                notes.setSource(fieldName(field), fromJson(key));
        }
        const auto key = m_object.find("key");
        notes.setPlace(m_section, key == m_object.end() ? QString() : fromJson(*key));
        return notes;
    }
    /// Sets key, name and notes.
    void readHead(CatalogueEntry &entry) const
    {
        entry.key = text("key");
        entry.name = text("name");
        entry.notes = notes();
    }

    const nlohmann::json &object() const { return m_object; }
    const QString &section() const { return m_section; }

private:
    const nlohmann::json &m_object;
    QString m_section;
};

/// Reads one section into the catalogue: a list of entries or an object of constants.
using SectionReader = void (*)(const EntryReader &section, Catalogue &catalogue);

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
    entry.useful_flops = in.number("useful_flops");
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

physics::OperatorSupport supportFrom(const EntryReader &in, const char *field)
{
    const QString said = in.text(field);
    return said == QLatin1String("native")       ? physics::OperatorSupport::Native
           : said == QLatin1String("falls_back") ? physics::OperatorSupport::FallsBack
                                                 : physics::OperatorSupport::Missing;
}

OperatorEntry operatorFrom(const EntryReader &in)
{
    OperatorEntry entry;
    in.readHead(entry);
    entry.mobile = supportFrom(in, "mobile");
    entry.mobileDynamic = supportFrom(in, "mobile_dynamic");
    entry.tiny = supportFrom(in, "tiny");
    entry.tinyDynamic = supportFrom(in, "tiny_dynamic");
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

PathWorkloadEntry pathWorkloadFrom(const EntryReader &in)
{
    PathWorkloadEntry entry;
    in.readHead(entry);
    entry.host_us = in.number("host_us");
    entry.bytes_in = in.number("bytes_in");
    entry.bytes_out = in.number("bytes_out");
    if (in.object().contains("workload")) {
        entry.workload = in.text("workload");
        entry.least_bytes = in.number("least_bytes");
        return entry;
    }
    entry.transformer = in.text("transformer");
    entry.sequence = in.number("sequence");
    entry.kernels = in.whole("kernels");
    entry.rho = in.number("rho");
    return entry;
}

PathLinkEntry pathLinkFrom(const EntryReader &in)
{
    PathLinkEntry entry;
    in.readHead(entry);
    entry.rate_bytes_s = in.number("rate_bytes_s");
    return entry;
}

/// A section that is a list: every element becomes an entry of the table.
template<auto member, auto from>
void readList(const EntryReader &list, Catalogue &catalogue)
{
    for (const nlohmann::json &object : list.object())
        (catalogue.*member).put(from(EntryReader(object, list.section())));
}

void readDispatch(const EntryReader &in, Catalogue &catalogue)
{
    catalogue.dispatch->queue = {in.whole("queue_depth"), in.number("stream_delay_us"),
                                 in.number("stream_gap_us")};
    catalogue.dispatch->graph = {in.number("graph_launch_us"), in.number("graph_launch_per_node_us"),
                                 in.number("graph_gap_us")};
    catalogue.dispatch->shortest_kernel_us = in.number("shortest_kernel_us");
    catalogue.dispatch->notes = in.notes();
}

void readFusion(const EntryReader &in, Catalogue &catalogue)
{
    FusionConstants &fusion = *catalogue.fusion;
    fusion.row_length = in.number("row_length");
    fusion.l2_live_tensors = in.number("l2_live_tensors");
    fusion.pointwise_accesses = in.number("pointwise_accesses");
    fusion.trainingKernels.clear(); // a site's file replaces the lists
    for (const nlohmann::json &name : in.object().at("training_kernels"))
        fusion.trainingKernels.append(QString::fromStdString(name.get<std::string>()));
    fusion.bandwidthStops.clear();
    for (const nlohmann::json &object : in.object().at("bandwidth_stops")) {
        const EntryReader stop(object);
        fusion.bandwidthStops.push_back({stop.text("key"), stop.number("bandwidth_bytes_s")});
    }
    fusion.sizeStops.clear();
    if (in.object().contains("size_stops")) {
        for (const nlohmann::json &object : in.object().at("size_stops")) {
            const EntryReader stop(object);
            fusion.sizeStops.push_back({stop.number("rows"), stop.number("columns")});
        }
    }
    fusion.efficiency_unfused = in.number("efficiency_unfused");
    fusion.efficiency_fused = in.number("efficiency_fused");
    fusion.published.elements = in.number("published_elements");
    fusion.published.element_bytes = in.number("published_element_bytes");
    fusion.published.compute_us = in.number("published_compute_us");
    fusion.published.unfused_launches = in.number("published_unfused_launches");
    fusion.published.fused_launches = in.number("published_fused_launches");
    fusion.published.unfused_passes = in.number("published_unfused_passes");
    fusion.published.fused_passes = in.number("published_fused_passes");
    fusion.publishedUtilizationWorkload = in.text("published_utilization_workload");
    fusion.published_utilization_launch_us = in.number("published_utilization_launch_us");
    fusion.published_utilization_memory_us = in.number("published_utilization_memory_us");
    fusion.published_utilization_kept = in.number("published_utilization_kept");
    fusion.published_intensity_unfused = in.number("published_intensity_unfused");
    fusion.published_intensity_fused = in.number("published_intensity_fused");
    fusion.notes = in.notes();
}

void readAttention(const EntryReader &in, Catalogue &catalogue)
{
    AttentionConstants &attention = *catalogue.attention;
    attention.on_chip_bytes = in.number("on_chip_bytes");
    attention.published_sequence = in.number("published_sequence");
    attention.published_standard_bytes = in.number("published_standard_bytes");
    attention.published_flash_bytes = in.number("published_flash_bytes");
    attention.published_standard_us = in.number("published_standard_us");
    attention.published_flash_us = in.number("published_flash_us");
    attention.published_standard_flops = in.number("published_standard_flops");
    attention.published_flash_flops = in.number("published_flash_flops");
    attention.quoted_low = in.number("quoted_low");
    attention.quoted_low_sequence = in.number("quoted_low_sequence");
    attention.quoted_high = in.number("quoted_high");
    attention.quoted_high_sequence = in.number("quoted_high_sequence");
    attention.notes = in.notes();
}

void readCompilation(const EntryReader &in, Catalogue &catalogue)
{
    catalogue.compilation->recompile_limit = in.whole("recompile_limit");
    catalogue.compilation->surgery_factor = in.number("surgery_factor");
    const CompilationConstants absent;
    catalogue.compilation->compile_s = in.numberOr("compile_s", absent.compile_s);
    catalogue.compilation->gain_uncertainty = in.numberOr("gain_uncertainty", absent.gain_uncertainty);
    catalogue.compilation->load_s = in.numberOr("load_s", absent.load_s);
    catalogue.compilation->recompile_share = in.numberOr("recompile_share", absent.recompile_share);
    catalogue.compilation->notes = in.notes();
}

void readServing(const EntryReader &in, Catalogue &catalogue)
{
    physics::Serving &serving = catalogue.serving->serving;
    serving.weight_bytes = in.number("weight_bytes");
    serving.kv_bytes = in.number("kv_bytes");
    serving.activation_bytes = in.number("activation_bytes");
    serving.tensor_parallel = in.number("tensor_parallel");
    serving.reserve_bytes = in.number("reserve_bytes");
    catalogue.serving->published = {
        in.number("published_peak_flops"),    in.number("published_bandwidth_bytes_s"),
        in.number("published_dim"),           in.number("published_layers"),
        in.number("published_element_bytes"), in.number("published_projections")};
    catalogue.serving->notes = in.notes();
}

void readCloud(const EntryReader &in, Catalogue &catalogue)
{
    CloudConstants &cloud = *catalogue.cloud;
    cloud.model = in.text("model");
    cloud.device = in.text("device");
    cloud.precision = in.precision("precision");
    physics::CloudServing &serving = cloud.serving;
    serving.serving.tensor_parallel = in.number("tensor_parallel");
    serving.context_tokens = in.number("context_tokens");
    serving.launch_us = in.number("launch_us");
    serving.memory_efficiency = in.number("memory_efficiency");
    serving.compute_efficiency = in.number("compute_efficiency");
    serving.kernels_per_layer = in.number("kernels_per_layer");
    serving.kernels_extra = in.number("kernels_extra");
    serving.collectives_per_layer = in.number("collectives_per_layer");
    serving.collective_us = in.number("collective_us");
    serving.rho = in.number("rho");
    serving.busy_target = in.number("busy_target");
    cloud.notes = in.notes();
}

void readServingDesign(const EntryReader &in, Catalogue &catalogue)
{
    ServingDesignConstants &design = *catalogue.servingDesign;
    design.model = in.text("model");
    design.precision = in.precision("precision");
    design.logit_bytes = in.number("logit_bytes");
    design.all_heads = in.whole("all_heads");
    design.memory_efficiency_measured = in.number("memory_efficiency_measured");
    design.published_sequence = in.number("published_sequence");
    design.notes = in.notes();
}

void readEdge(const EntryReader &in, Catalogue &catalogue)
{
    catalogue.edge->limits = {in.number("deadline_ms"), in.number("miss_target"), in.number("sensor_ms"),
                              in.number("gpu_variation"), in.number("loops_per_s")};
    catalogue.edge->notes = in.notes();
}

void readMobile(const EntryReader &in, Catalogue &catalogue)
{
    MobileConstants &mobile = *catalogue.mobile;
    mobile.device = in.text("device");
    mobile.precision = in.precision("precision");
    mobile.pj_per_dram_byte_alternative = in.number("pj_per_dram_byte_alternative");
    mobile.branch_share = in.numberOr("branch_share", MobileConstants().branch_share);
    physics::MobileFrameModel &frame = mobile.frame;
    frame.blocks = in.number("blocks");
    frame.activation_bytes = in.number("activation_bytes");
    frame.ops = in.number("ops");
    frame.passes_unfused = in.number("passes_unfused");
    frame.passes_fused = in.number("passes_fused");
    frame.pj_per_dram_byte = in.number("pj_per_dram_byte");
    frame.pj_per_sram_byte = in.number("pj_per_sram_byte");
    frame.pj_per_op = in.number("pj_per_op");
    frame.power_budget_w = in.number("power_budget_w");
    frame.battery_wh = in.number("battery_wh");
    frame.frames_per_s = in.number("frames_per_s");
    frame.efficiency = in.number("efficiency");
    frame.launch_us = in.number("launch_us");
    frame.kernels_unfused = in.number("kernels_unfused");
    frame.kernels_fused = in.number("kernels_fused");
    mobile.notes = in.notes();
}

void readTiny(const EntryReader &in, Catalogue &catalogue)
{
    physics::TinyCore &core = catalogue.tiny->core;
    core.ops = in.number("ops");
    core.ops_per_cycle = in.number("ops_per_cycle");
    core.uw_per_mhz = in.number("uw_per_mhz");
    core.sleep_uw = in.number("sleep_uw");
    core.hop_ms = in.number("hop_ms");
    core.budget_mw = in.number("budget_mw");
    core.flash_bytes = in.number("flash_bytes");
    core.sram_bytes = in.number("sram_bytes");
    core.app_flash_bytes = in.number("app_flash_bytes");
    core.app_ram_bytes = in.number("app_ram_bytes");
    core.weight_bytes = in.number("weight_bytes");
    core.arena_bytes = in.number("arena_bytes");
    core.kernels = in.number("kernels");
    catalogue.tiny->clock_mhz = in.number("clock_mhz");
    catalogue.tiny->notes = in.notes();
}

void readSupport(const EntryReader &in, Catalogue &catalogue)
{
    SupportConstants &support = *catalogue.support;
    support.mobile_handover_us = in.number("mobile_handover_us");
    support.mobile_host_bandwidth_bytes_s = in.number("mobile_host_bandwidth_bytes_s");
    support.mobile_build_s = in.number("mobile_build_s");
    support.tiny_tensor_bytes = in.number("tiny_tensor_bytes");
    support.tiny_build_s = in.number("tiny_build_s");
    support.tinyRuntime = in.text("tiny_runtime");
    support.pieces = in.number("pieces");
    support.notes = in.notes();
}

void readRoofline(const EntryReader &in, Catalogue &catalogue)
{
    RooflineConstants &roofline = *catalogue.roofline;
    roofline.reported_flops_s = in.number("reported_flops_s");
    roofline.reported_peak_flops_s = in.number("reported_peak_flops_s");
    roofline.reportedPrecision = in.precision("reported_precision");
    roofline.reportedDecimals = int(in.whole("reported_percent_decimals"));
    roofline.publishedRidges.clear(); // a site's file replaces the list
    for (const nlohmann::json &object : in.object().at("published_ridges")) {
        const EntryReader ridge(object);
        roofline.publishedRidges.push_back({ridge.text("key"), ridge.number("ridge")});
    }
    roofline.published_small_size = in.number("published_small_size");
    roofline.published_small_share = in.number("published_small_share");
    roofline.published_large_size = in.number("published_large_size");
    roofline.published_large_share = in.number("published_large_share");
    roofline.notes = in.notes();
}

void readPath(const EntryReader &in, Catalogue &catalogue)
{
    PathConstants &path = *catalogue.path;
    path.pinned_share = in.number("pinned_share");
    path.pageable_share = in.number("pageable_share");
    path.copy_us = in.number("copy_us");
    path.oneMemory.clear(); // a site's file replaces the list
    for (const nlohmann::json &key : in.object().at("one_memory"))
        path.oneMemory.append(QString::fromStdString(key.get<std::string>()));
    path.notes = in.notes();
}

} // namespace

void readSection(const std::string &section, const nlohmann::json &value, Catalogue &catalogue)
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
        {"operators", readList<&Catalogue::operators, operatorFrom>},
        {"granularities", readList<&Catalogue::granularities, granularityFrom>},
        {"conventions", readList<&Catalogue::conventions, conventionFrom>},
        {"serving_operations", readList<&Catalogue::servingOperations, servingOperationFrom>},
        {"serving_fusions", readList<&Catalogue::servingFusions, servingFusionFrom>},
        {"path_workloads", readList<&Catalogue::pathWorkloads, pathWorkloadFrom>},
        {"path_links", readList<&Catalogue::pathLinks, pathLinkFrom>},
        {"path", readPath},
        {"roofline", readRoofline},
        {"dispatch", readDispatch},
        {"fusion", readFusion},
        {"attention", readAttention},
        {"compilation", readCompilation},
        {"serving", readServing},
        {"cloud_serving", readCloud},
        {"edge_loop", readEdge},
        {"mobile_frame", readMobile},
        {"tiny_hop", readTiny},
        {"operator_support", readSupport},
        {"serving_design", readServingDesign},
    };
    if (const auto it = readers.find(section); it != readers.end())
        it->second(EntryReader(value, QString::fromStdString(section)), catalogue);
}

} // namespace rp
