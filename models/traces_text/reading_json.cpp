// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/reading_json.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

/// What a file is and what was met in it, for other programs.

namespace rp {

namespace {

using Json = nlohmann::ordered_json;
using namespace traces;

/// Rounded to so many decimals as the decimal system has it: 0.0005 goes where its nearest double lies.
double rounded(double value, int decimals)
{
    std::array<char, 400> digits{};
    std::snprintf(digits.data(), digits.size(), "%.*f", decimals, value);
    return std::strtod(digits.data(), nullptr);
}

double microseconds(double ns)
{
    return rounded(ns / 1000, 3);
}

double microseconds(Sum_ns ns)
{
    return rounded(static_cast<double>(ns / 1000), 3);
}

double microseconds(std::int64_t ns)
{
    return microseconds(static_cast<Sum_ns>(ns));
}

Json fraction(const std::optional<double> &value)
{
    return value ? Json(rounded(*value, 6)) : Json();
}

Json fraction(std::int64_t part, std::int64_t whole)
{
    return whole != 0 ? Json(rounded(static_cast<double>(part) / static_cast<double>(whole), 6)) : Json();
}

Json spreadJson(const Spread &spread)
{
    Json json{{"n", spread.n}};
    if (spread.n == 0)
        return json;
    json["sum_us"] = microseconds(spread.sum_ns);
    json["mean_us"] = microseconds(spread.mean_ns);
    json["min_us"] = microseconds(spread.min_ns);
    json["p50_us"] = microseconds(spread.p50_ns);
    json["p90_us"] = microseconds(spread.p90_ns);
    json["p99_us"] = microseconds(spread.p99_ns);
    json["max_us"] = microseconds(spread.max_ns);
    return json;
}

constexpr std::array<const char *, gapClasses> gapKeys{"host_wait", "kernel_wait", "other", "unmatched",
                                                       "left_out"};

Json bytesJson(const ByteCount &bytes)
{
    return bytes.isNegative ? Json(static_cast<std::int64_t>(0 - bytes.size)) : Json(bytes.size);
}

Json parsed(const std::string &text)
{
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? Json() : value;
}

/// Puts a key that isn't there yet into an object, which otherwise looks at all of its keys first.
void append(Json &object, const std::string &key, Json value)
{
    using Pairs = Json::object_t::Container;
    static_cast<Pairs &>(object.get_ref<Json::object_t &>()).emplace_back(key, std::move(value));
}

template<std::size_t n, typename Count>
Json countsJson(const std::array<const char *, n> &keys, const std::array<Count, n> &counts)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < n; ++i) {
        if (counts[i] > 0)
            json[keys[i]] = counts[i];
    }
    return json;
}

void addHead(Json &json, const Trace &trace, const std::string &path, const std::string &sha256)
{
    json["trace"] = path;
    if (!sha256.empty())
        json["sha256"] = sha256;
    json["file_bytes"] = trace.file_bytes;
    json["json_bytes"] = trace.json_bytes;
    json["lenient_parse"] = trace.isLenient;
    json["events"] = trace.events;
    if (!trace.isBareList) {
        json["schemaVersion"] = nullptr;
        json["device_names"] = trace.gpuNames;
    }
    for (const HeadValue &value : trace.head)
        json[value.key] = parsed(value.json);
    json["timestamps"] = trace.timedEvents > 0 && trace.hasWholeMicroseconds ? "int_us" : "decimal_us";
    Json notices = Json::array();
    for (const Notice &notice : trace.notices)
        notices.push_back({{"kind", noticeKey(notice.kind)}, {"amount", notice.amount}});
    json["notices"] = std::move(notices);
    json["cpu_ops"] = trace.cpuOps;
}

constexpr std::array<const char *, static_cast<std::size_t>(FoundKind::OtherRowsOnly) + 1> foundKeys{
    "gpu_operations",
    "launch_calls_without_operations",
    "calls_without_operations",
    "gpu_rows_without_category",
    "calls_without_category",
    "other_accelerator",
    "cpu_work_only",
    "no_rows",
    "metadata_only",
    "other_rows_only"};

void addFound(Json &json, const Reading &reading)
{
    static constexpr std::array<const char *, accelerators> acceleratorKeys{"HPU",  "MLU", "MPS", "MTIA",
                                                                            "MUSA", "NPU", "TPU", "XPU"};
    static constexpr std::array<const char *, leftOutKinds> leftOutKeys{
        "", "no_time", "zero_time", "negative_duration", "far", "overrun"};
    const Found &found = reading.found;
    Json kinds = Json::array();
    for (const FoundKind kind : found.kinds)
        kinds.push_back(foundKeys[static_cast<std::size_t>(kind)]);
    json["found"] = {{"rows", found.rows},
                     {"metadata_rows", found.metadataRows},
                     {"other_rows", found.otherRows},
                     {"gpu_ops", found.gpuOps},
                     {"calls", found.calls},
                     {"launch_calls", found.launchCalls},
                     {"cpu_ops", found.cpuOps},
                     {"gpu_rows_without_category", found.gpuRowsWithoutCategory},
                     {"calls_without_category", found.callsWithoutCategory},
                     {"other_accelerators", countsJson(acceleratorKeys, found.otherAccelerators)},
                     {"kinds", std::move(kinds)}};
    json["left_out"] = {{"gpu_ops", countsJson(leftOutKeys, reading.leftOut.gpuOps)},
                        {"calls", countsJson(leftOutKeys, reading.leftOut.calls)},
                        {"steps", countsJson(leftOutKeys, reading.leftOut.steps)}};
    json["launches_without_gpu_op"] = reading.launchesWithoutGpuOp;
    json["graph_launches_without_gpu_op"] = reading.graphLaunchesWithoutGpuOp;
    json["launches_captured"] = reading.launchesCaptured;
}

constexpr std::array<const char *, withheldReasons> reasonKeys{
    "launches_without_gpu_op", "gpu_ops_left_out", "ranks_mixed",    "no_launch_call_known",
    "launch_call_unknown",     "tracks_shared",    "times_dont_fit", "durations_missing"};

/// Names the figures of each reason, and makes them null.
void withhold(Json &json, const Withheld &withheld)
{
    static constexpr std::array<const char *, 2> ofIdle{"idle_classes", "hta_like_per_stream_us"};
    static constexpr std::array<const char *, 5> ofCause{"host_wait_split", "host_wait_fraction_of_idle",
                                                         "dispatch_tax_fraction_span", "tax_us_per_kernel",
                                                         "what_if"};
    Json said = Json::object();
    for (std::size_t i = 0; i < withheldInJson; ++i) {
        const auto reason = static_cast<WithheldReason>(i);
        if (!withheld.has(reason))
            continue;
        Json figures = Json::array();
        for (const char *figure : ofIdle) {
            if (Withheld::concernsIdle(reason))
                figures.push_back(figure);
        }
        for (const char *figure : ofCause)
            figures.push_back(figure);
        for (const Json &figure : figures)
            json[figure.get<std::string>()] = nullptr;
        said[reasonKeys[i]] = std::move(figures);
    }
    json["withheld"] = std::move(said);
}

void addDevice(Json &json, const Trace &trace, const Timeline &timeline, const Reading &reading)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(MatchedBy::Order) + 1> matchKeys{
        "none", "one_process", "rank", "pid", "times", "order"};
    const DeviceCount &device = *timeline.deviceCount();
    json["primary_device"] = device.isNumber ? parsed(trace.devices.json(device.number)) : Json(device.name);
    json["host_processes"] = reading.hostProcesses;
    json["matched_by"] = matchKeys[static_cast<std::size_t>(reading.matchedBy)];
}

void addKernels(Json &json, const Reading &reading)
{
    json["streams"] = reading.streams;
    json["gpu_ops"] = reading.gpuOps;
    json["kernels"] = reading.kernels;
    json["distinct_kernel_names"] = reading.distinctKernelNames;
    json["triton_kernels"] = reading.tritonKernels;
    json["nccl_kernels"] = reading.ncclKernels;
    json["unmatched_gpu_ops"] = reading.unmatchedOps;
    json["kernels_from_graph_launch"] = reading.kernelsFromGraphs;
    json["kernel_dur"] = spreadJson(reading.kernelDuration);
    json["kernels_shorter_than_5us"] = reading.shortKernels;
    json["zero_dur_kernels"] = reading.emptyKernels;
    json["direct_launch_cpu"] = spreadJson(reading.directLaunch);
    json["graph_launch_cpu"] = spreadJson(reading.graphLaunch);
    json["launch_threads"] = reading.launchThreads;
    json["launch_period"] = spreadJson(reading.launchPeriod);
    json["launch_cpu_gap"] = spreadJson(reading.launchGap);
    json["launch_delay_clipped"] = spreadJson(reading.launchDelay);
    json["start_to_start"] = spreadJson(reading.startToStart);
    json["negative_start_to_start"] = reading.startedBeforeCall;
}

void addTimes(Json &json, const Reading &reading)
{
    json["gpu_span_us"] = microseconds(reading.span_ns);
    json["busy_us"] = microseconds(reading.busy_ns);
    json["kernel_busy_us"] = microseconds(reading.kernelBusy_ns);
    json["busy_fraction_span"] = fraction(reading.busyFraction);
    Json memory = Json::object();
    for (const MemoryGroup &group : reading.memory)
        append(memory, group.name,
               {{"n", group.n}, {"sum_us", microseconds(group.sum_ns)}, {"bytes", bytesJson(group.bytes)}});
    json["memory_ops"] = std::move(memory);
}

void addSteps(Json &json, const StepsReading &steps, const NameTable &names)
{
    json["steps"] = {{"n", steps.steps.size()},
                     {"window_us", microseconds(steps.window_ns)},
                     {"busy_us", microseconds(steps.busy_ns)},
                     {"busy_fraction_steps", fraction(steps.busyFraction)}};
    Json all = Json::array();
    for (const StepReading &step : steps.steps)
        all.push_back({{"name", names.text(step.name)},
                       {"host_us", microseconds(step.host_ns)},
                       {"launches", step.launches},
                       {"kernels_launched", step.kernelsLaunched},
                       {"busy_us", microseconds(step.busy_ns)}});
    json["per_step"] = std::move(all);
}

void addIdle(Json &json, const Reading &reading)
{
    const IdleTime &idle = reading.idle;
    json["idle_us"] = microseconds(idle.total_ns);
    Json classes = Json::object();
    for (std::size_t i = 0; i < gapClasses; ++i) {
        if (idle.classes[i].gaps > 0)
            classes[gapKeys[i]] = {{"gaps", idle.classes[i].gaps},
                                   {"us", microseconds(idle.classes[i].ns)},
                                   {"fraction_of_idle", fraction(idle.classes[i].ns, idle.total_ns)}};
    }
    json["idle_classes"] = std::move(classes);
    json["host_wait_split"] = {{"before_call_us", microseconds(idle.beforeCall_ns)},
                               {"launch_latency_us", microseconds(idle.launchLatency_ns)}};
    json["host_wait_fraction_of_idle"] = fraction(reading.hostWaitOfIdle);
    json["dispatch_tax_fraction_span"] = fraction(reading.hostWaitOfSpan);
    json["tax_us_per_kernel"] =
        reading.hostWaitPerKernel_ns ? Json(microseconds(*reading.hostWaitPerKernel_ns)) : Json();
    json["kernels_shorter_than_median_period_fraction"] = fraction(reading.shortKernelFraction);
}

void addWhatIf(Json &json, const WhatIf &what)
{
    json["what_if"] = {{"no_host_wait_us", microseconds(what.noHostWait_ns)},
                       {"graph_us",
                        {{"0.5", microseconds(what.graph_ns[0])},
                         {"1", microseconds(what.graph_ns[1])},
                         {"2", microseconds(what.graph_ns[2])}}},
                       {"dispatch_half_us", microseconds(what.halfDispatch_ns)},
                       {"replay_1_us", microseconds(what.replay_ns)},
                       {"replay_2_us", microseconds(what.replayTwice_ns)},
                       {"replay_error", fraction(what.replayError)}};
}

} // namespace

Json readingJson(const Trace &trace, const Timeline &timeline, const Reading &reading,
                 const std::string &path, const std::string &sha256)
{
    Json json;
    addHead(json, trace, path, sha256);
    Json calls = Json::object();
    for (const auto &[name, count] : reading.launchCalls)
        append(calls, trace.names.text(name), count);
    json["api_launch_calls"] = std::move(calls);
    Json devices = Json::object();
    for (const DeviceCount &device : timeline.devices())
        devices[device.name] = device.ops;
    json["gpu_ops_per_device"] = std::move(devices);
    addFound(json, reading);
    json["usable"] = reading.unusable == Unusable::No;
    if (reading.unusable != Unusable::No) {
        const bool isAllOut = reading.unusable == Unusable::AllGpuOperationsLeftOut;
        json["unusable"] = isAllOut ? "all_gpu_operations_left_out" : "no_gpu_operations";
        json["why"] =
            isAllOut ? "every GPU operation in this trace is impossible" : "no GPU operations in this trace";
        return json;
    }
    addDevice(json, trace, timeline, reading);
    addKernels(json, reading);
    addTimes(json, reading);
    if (reading.steps)
        addSteps(json, *reading.steps, trace.names);
    addIdle(json, reading);
    addWhatIf(json, reading.whatIf);
    Json streams = Json::object();
    for (const StreamIdle &stream : reading.streamIdle) {
        Json classes = Json::object();
        for (std::size_t i = 0; i < gapClasses; ++i) {
            if (stream.isMet[i])
                classes[gapKeys[i]] = microseconds(stream.ns[i]);
        }
        streams[trace.streams.text(stream.stream)] = std::move(classes);
    }
    json["hta_like_per_stream_us"] = std::move(streams);
    withhold(json, reading.withheld);
    return json;
}

Json comparisonJson(const Comparison &comparison)
{
    static constexpr std::array<const char *, Comparison::Figures> keys{
        "kernels", "launches", "graph_launches", "kernel_mean_us", "busy_us", "gpu_span_us", "host_wait_us"};
    static constexpr std::array<const char *, Comparison::StepFigures> stepKeys{
        "kernels_launched", "launches", "busy_us", "host_us"};
    const auto pair = [](const ComparedFigure &figure, bool isTime) {
        const auto value = [isTime](double x) {
            return std::isnan(x) ? Json() : Json(isTime ? microseconds(x) : rounded(x, 3));
        };
        return Json{{"first", value(figure.first)},
                    {"second", value(figure.second)},
                    {"ratio", fraction(figure.ratio())}};
    };
    Json json;
    for (std::size_t i = 0; i < Comparison::Figures; ++i)
        json[keys[i]] = pair(comparison.whole[i], i >= Comparison::KernelMean_ns);
    json["busy_fraction_span"] = {{"first", fraction(comparison.firstBusyFraction)},
                                  {"second", fraction(comparison.secondBusyFraction)}};
    json["steps"] = {{"first", comparison.firstSteps}, {"second", comparison.secondSteps}};
    json["withheld"] = Json::array();
    for (std::size_t i = 0; i < withheldReasons; ++i) {
        if (comparison.withheld.has(static_cast<WithheldReason>(i)))
            json["withheld"].push_back(reasonKeys[i]);
    }
    if (!comparison.perStep)
        return json;
    Json perStep;
    for (std::size_t i = 0; i < Comparison::StepFigures; ++i)
        perStep[stepKeys[i]] = pair((*comparison.perStep)[i], i >= Comparison::StepBusy_ns);
    json["per_step"] = std::move(perStep);
    return json;
}

using namespace traces;

void addUnusable(nlohmann::ordered_json &json, FileKind kind, bool isEmpty)
{
    json["usable"] = false;
    json["unusable"] = !isEmpty && kind == FileKind::OtherJson ? "not_a_trace" : "not_json";
    json["found"] = {{"kinds", {unusableKindKey(isEmpty ? UnusableKind::EmptyFile : unusableKindOf(kind))}}};
}

UnusableKind unusableKindOf(FileKind kind)
{
    switch (kind) {
    case FileKind::OtherJson:
        return UnusableKind::OtherJson;
    case FileKind::CutJson:
    case FileKind::BracketText:
        return UnusableKind::DamagedJson;
    case FileKind::Zip:
    case FileKind::OtherZip:
        return UnusableKind::ZipArchive;
    case FileKind::GitLfsPointer:
        return UnusableKind::GitLfsPointer;
    case FileKind::Html:
    case FileKind::Xml: // pages are written in both
        return UnusableKind::Html;
    case FileKind::Sqlite:
        return UnusableKind::Sqlite;
    case FileKind::DamagedGzip: // nothing came out of it
        return UnusableKind::EmptyFile;
    default:
        return UnusableKind::Other;
    }
}

const char *unusableKindKey(UnusableKind kind)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(UnusableKind::OtherJson) + 1> keys{
        "empty_file", "zip_archive",  "git_lfs_pointer", "html",
        "sqlite",     "damaged_json", "other",           "other_json"};
    return keys[static_cast<std::size_t>(kind)];
}

const char *noticeKey(NoticeKind kind)
{
    static constexpr std::array<const char *, noticeKinds> keys{
        "cut_short",      "damaged_gzip",       "gzip_checksum",      "data_after_the_end", "file_changed",
        "invalid_utf8",   "control_characters", "non_finite_numbers", "duplicate_keys",     "long_text",
        "deep_nesting",   "skipped_text",       "damaged_events",     "not_objects",        "unknown_phases",
        "unusable_times", "unusable_durations", "missing_names",      "numbers_as_text",    "shortened_names",
        "no_events_left", "other_names",        "other_tracks",       "too_many_records",   "unpacks_too_far",
        "other_gpus"};
    return keys[static_cast<std::size_t>(kind)];
}

const char *failureKey(ReadFailure failure)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(ReadFailure::Cancelled) + 1> keys{
        "no_such_file", "no_permission", "is_folder", "not_a_file", "cannot_read",
        "empty",        "not_a_trace",   "too_large", "cancelled"};
    return keys[static_cast<std::size_t>(failure)];
}

const char *fileKindKey(FileKind kind)
{
    static constexpr std::array<const char *, static_cast<std::size_t>(FileKind::OtherTar) + 1> keys{
        "unknown",
        "text",
        "other_json",
        "html",
        "xml",
        "zip",
        "zstandard",
        "compressed",
        "tar",
        "pickle",
        "sqlite",
        "nsight_systems",
        "nsight_compute",
        "perfetto",
        "picture",
        "pdf",
        "program",
        "cut_json",
        "damaged_gzip",
        "zeros",
        "git_lfs_pointer",
        "utf16",
        "text",
        "zip",
        "tar"};
    return keys[static_cast<std::size_t>(kind)];
}

} // namespace rp
