// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/anonymous.h"

#include "models/traces/known_names.h"
#include "models/traces/row_kinds.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <vector>
#include <zlib.h>

namespace rp::traces {

namespace {

/// A file that is written piece by piece.
class PackedOutput
{
public:
    PackedOutput(const std::string &path, bool isPacked)
        : m_file(gzopen(path.c_str(), isPacked ? "wbx6" : "wbxT")) // T: as it is; x: never over another file
    {
    }
    PackedOutput(const PackedOutput &) = delete;
    PackedOutput &operator=(const PackedOutput &) = delete;
    ~PackedOutput()
    {
        if (m_file)
            gzclose(m_file);
    }
    void add(std::string_view text)
    {
        m_text += text;
        if (m_text.size() >= together_bytes)
            flush();
    }
    /// Whether all of it was written.
    bool close()
    {
        flush();
        const bool isClosed = m_file && gzclose(m_file) == Z_OK;
        m_file = nullptr;
        return m_isGood && isClosed;
    }

private:
    static constexpr std::size_t together_bytes = std::size_t{1} << 16;

    void flush()
    {
        if (!m_text.empty())
            m_isGood = m_isGood && m_file &&
                       gzwrite(m_file, m_text.data(), static_cast<unsigned>(m_text.size())) ==
                           static_cast<int>(m_text.size());
        m_text.clear();
    }
    gzFile m_file;
    std::string m_text;
    bool m_isGood = true;
};

/// Labels anew: what is a small number stays, for devices and streams are counted; all else is numbered from
/// `firstOther` on.
std::vector<std::int64_t> numbersOf(const LabelTable &labels, std::int64_t firstOther)
{
    constexpr std::int64_t mostKept = 4096;
    std::vector<std::int64_t> numbers;
    for (LabelId id = 0; id < labels.size(); ++id) {
        const std::string &json = labels.json(id);
        std::int64_t number = -1;
        const auto end = std::from_chars(json.data(), json.data() + json.size(), number);
        const bool isKept = end.ptr == json.data() + json.size() && number >= 0 && number < mostKept;
        numbers.push_back(isKept ? number : firstOther + id);
    }
    return numbers;
}

class Writer
{
public:
    Writer(const Trace &trace, const std::string &path, bool isPacked)
        : m_trace(trace)
        , m_out(path, isPacked)
        , m_devices(numbersOf(trace.devices, firstOtherLabel))
        , m_streams(numbersOf(trace.streams, firstOtherLabel))
    {
        numberProcesses();
    }
    bool write();

private:
    static constexpr std::int64_t firstOtherLabel = 5000;
    static constexpr std::int64_t firstProcess = 100'000;

    void begin(const char *category, const std::string &name, std::int64_t start_ns,
               std::int64_t duration_ns);
    void numberProcesses();
    /// Empty: of no rank.
    std::string rank(LabelId id) const;
    static std::string time(std::int64_t ns, bool isWhole);
    std::string kernelName(NameId name);
    std::string callName(NameId name);
    std::string copyName(const Lane &lane, NameId name);
    std::string stepName(NameId name);
    std::string numbered(const char *what, const std::string &text);
    void addOps();
    void addCalls();
    void addSteps();

    const Trace &m_trace;
    PackedOutput m_out;
    std::unordered_map<std::string, std::size_t> m_numbers;
    std::vector<std::int64_t> m_devices; ///< by label
    std::vector<std::int64_t> m_streams;
    std::vector<std::int64_t> m_processes;
    bool m_isFirst = true;
};

/// Exactly. Whole ones may go without a point: whether starts do, is a figure of the file.
std::string Writer::time(std::int64_t ns, bool isWhole)
{
    if (isWhole && ns % 1000 == 0)
        return std::to_string(ns / 1000);
    char text[40];
    const std::int64_t size = ns < 0 ? -ns : ns;
    std::snprintf(text, sizeof text, "%s%lld.%03d", ns < 0 ? "-" : "", static_cast<long long>(size / 1000),
                  static_cast<int>(size % 1000));
    return text;
}

/// One text, one number.
std::string Writer::numbered(const char *what, const std::string &text)
{
    const std::size_t number = m_numbers.try_emplace(text, m_numbers.size() + 1).first->second;
    return what + std::to_string(number);
}

/// Which process a device belongs to may follow from its number (D21). So what was called as a device is
/// called as that device, and every other process differs from all devices.
void Writer::numberProcesses()
{
    for (LabelId id = 0; id < m_trace.processes.size(); ++id)
        m_processes.push_back(firstProcess + id);
    for (const Lane &lane : m_trace.lanes) {
        if (m_trace.processes.json(lane.process) == m_trace.devices.json(lane.device))
            m_processes[lane.process] = m_devices[lane.device];
    }
}

std::string Writer::rank(LabelId id) const
{
    return m_trace.ranks.text(id).empty() ? std::string() : "\"rank\":" + std::to_string(id);
}

std::string Writer::kernelName(NameId name)
{
    const std::string &text = m_trace.names.text(name);
    std::string small = text;
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const bool isNccl = small.find("nccl") != std::string::npos;
    if (text.starts_with("triton_"))
        return numbered(isNccl ? "triton_nccl_kernel_" : "triton_kernel_", text);
    return numbered(isNccl ? "nccl_kernel_" : "kernel_", text);
}

std::string Writer::copyName(const Lane &lane, NameId name)
{
    // "Memcpy HtoD (Pageable -> Device)": the group before the bracket is the driver's own word.
    const std::string &text = m_trace.names.text(name);
    std::string group = text.substr(0, text.find('('));
    while (group.ends_with(' '))
        group.pop_back();
    static constexpr std::string_view ends = "HDPA"; // host, device, peer, array
    const bool isCopy = group.size() == 11 && group.starts_with("Memcpy ") && group.substr(8, 2) == "to" &&
                        ends.find(group[7]) != std::string_view::npos &&
                        ends.find(group[10]) != std::string_view::npos;
    if (isCopy || group == "Memset" || group == "Memset Device" || group == "Memcpy")
        return group;
    return numbered(lane.kind == OpKind::Memcpy ? "copy " : "fill ", group);
}

std::string Writer::callName(NameId name)
{
    const std::string &text = m_trace.names.text(name);
    if (isKnownCall(text))
        return text;
    const auto has = [&text](const char *part) { return text.find(part) != std::string::npos; };
    // The name decides what a call launches, and whether it captures.
    const LaunchKind kind = launchKindOf(text);
    std::string what = kind == LaunchKind::Graph    ? "GraphLaunch "
                       : kind == LaunchKind::Direct ? "LaunchKernel "
                                                    : "";
    if (has("BeginCapture") || has("EndCapture"))
        what += has("Begin") ? "BeginCapture " : "EndCapture ";
    return numbered(what.empty() ? "call " : what.c_str(), text);
}

std::string Writer::stepName(NameId name)
{
    constexpr std::string_view prefix = "ProfilerStep#";
    const std::string &text = m_trace.names.text(name);
    const bool isPlain =
        text.starts_with(prefix) && std::all_of(text.begin() + prefix.size(), text.end(),
                                                [](unsigned char c) { return std::isdigit(c) != 0; });
    return isPlain ? text : numbered("ProfilerStep#", text);
}

void Writer::begin(const char *category, const std::string &name, std::int64_t start_ns,
                   std::int64_t duration_ns)
{
    m_out.add(m_isFirst ? "\n" : ",\n");
    m_isFirst = false;
    m_out.add(std::string("{\"ph\":\"X\",\"cat\":\"") + category + "\",\"name\":\"" + name +
              "\",\"dur\":" + time(duration_ns, m_trace.hasWholeMicroseconds));
    if (start_ns != noTime)
        m_out.add(",\"ts\":" + time(start_ns, m_trace.hasWholeMicroseconds));
}

void Writer::addOps()
{
    auto size = m_trace.opBytes.begin(); // in the order of the operations
    for (std::size_t i = 0; i < m_trace.ops.size(); ++i) {
        const GpuOp op = m_trace.ops[i];
        const Lane &lane = m_trace.lanes[op.lane];
        const bool isKernel = lane.kind == OpKind::Kernel;
        begin(isKernel                      ? "kernel"
              : lane.kind == OpKind::Memcpy ? "gpu_memcpy"
                                            : "gpu_memset",
              isKernel ? kernelName(op.name) : copyName(lane, op.name), op.start_ns, op.duration_ns);
        const std::string stream = std::to_string(m_streams[lane.stream]);
        std::string more(",\"pid\":");
        more.append(std::to_string(m_processes[lane.process])).append(",\"tid\":").append(stream);
        more.append(",\"args\":{\"device\":").append(std::to_string(m_devices[lane.device]));
        more.append(",\"stream\":").append(stream);
        if (const std::string text = rank(lane.rank); !text.empty())
            more.append(",").append(text);
        if (op.correlation != noCorrelation)
            more += ",\"correlation\":" + std::to_string(op.correlation);
        if (size != m_trace.opBytes.end() && size->op == i) {
            more +=
                (size->bytes.isNegative ? ",\"bytes\":-" : ",\"bytes\":") + std::to_string(size->bytes.size);
            ++size;
        }
        m_out.add(more + "}}");
    }
}

void Writer::addCalls()
{
    for (const ApiCall &call : m_trace.calls) {
        const HostThread &host = m_trace.threads[call.thread];
        const bool isXpu = acceleratorIn(m_trace.names.text(call.name)) == Accelerator::Xpu;
        begin(isXpu ? "xpu_runtime" : "cuda_runtime", callName(call.name), call.start_ns, call.duration_ns);
        std::string more = ",\"pid\":" + std::to_string(m_processes[host.process]) +
                           ",\"tid\":" + std::to_string(call.thread) + ",\"args\":{" + rank(host.rank);
        if (call.correlation != noCorrelation)
            more += (more.ends_with('{') ? "\"correlation\":" : ",\"correlation\":") +
                    std::to_string(call.correlation);
        m_out.add(more + "}}");
    }
}

void Writer::addSteps()
{
    for (const Step &step : m_trace.steps) {
        const HostThread &host = m_trace.threads[step.thread];
        const bool isTimed = step.leftOut != LeftOut::NoTime;
        begin("user_annotation", stepName(step.name), isTimed ? step.start_ns : noTime,
              step.end_ns - (isTimed ? step.start_ns : 0));
        m_out.add(",\"pid\":" + std::to_string(m_processes[host.process]) +
                  ",\"tid\":" + std::to_string(step.thread) + ",\"args\":{" + rank(host.rank) + "}}");
    }
}

bool Writer::write()
{
    m_out.add("{\"schemaVersion\": 1, \"deviceProperties\": [");
    // The kind of machine is no secret of the model, and a figure needs it. A program may call it otherwise.
    for (std::size_t i = 0; i < m_trace.gpuNames.size(); ++i) {
        const std::string &name = m_trace.gpuNames[i];
        const bool isKnown = isKnownGpu(name) || name == "?"; // one without a name
        m_out.add((i > 0 ? ", {\"name\": \"" : "{\"name\": \"") +
                  (isKnown ? name : "GPU " + std::to_string(i + 1)) + "\"}");
    }
    m_out.add("], \"traceEvents\": [");
    addOps();
    addCalls();
    addSteps();
    m_out.add("\n]}\n");
    return m_out.close();
}

/// A name beside the path that nothing lies under, also not what an earlier attempt has left.
std::filesystem::path nameBeside(const std::filesystem::path &path)
{
    for (int n = 1;; ++n) {
        std::filesystem::path name = path;
        name += ".part" + std::to_string(n);
        std::error_code error;
        if (!std::filesystem::exists(std::filesystem::symlink_status(name, error)))
            return name;
    }
}

/// A link in a folder that everybody can write to may lead to any file of whoever saves a trace.
bool mayBePlanted(const std::filesystem::path &path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::perms folder = fs::status(fs::absolute(path, error).parent_path(), error).permissions();
    return fs::is_symlink(fs::symlink_status(path, error)) &&
           (folder & fs::perms::others_write) != fs::perms::none;
}

} // namespace

bool writeAnonymous(const Trace &trace, const std::string &path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path target(path);
    if (fs::exists(target, error) && !mayBePlanted(target)) {
        target = fs::canonical(target, error); // a link goes on leading there
        if (error || !fs::is_regular_file(target, error))
            return false;
    }
    const fs::path part = nameBeside(target);
    bool isDone = Writer(trace, part.string(), path.ends_with(".gz")).write();
    if (isDone)
        fs::rename(part, target, error);
    isDone = isDone && !error;
    if (!isDone)
        fs::remove(part, error);
    return isDone;
}

} // namespace rp::traces
