// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/anonymous.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <zlib.h>

namespace rp::traces {

namespace {

constexpr std::size_t together_bytes = std::size_t{1} << 16;

/// A file that is written piece by piece.
class Output
{
public:
    Output(const std::string &path, bool isPacked)
        : m_file(gzopen(path.c_str(), isPacked ? "wbx6" : "wbxT")) // T: as it is; x: never over another file
    {
    }
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;
    ~Output()
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

/// Names of the CUDA and HIP interfaces say what was called, and nothing of the model.
bool isInterfaceName(std::string_view name)
{
    const bool isWord = std::all_of(name.begin(), name.end(),
                                    [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    return isWord && (name.starts_with("cuda") || name.starts_with("cu") || name.starts_with("hip"));
}

class Writer
{
public:
    Writer(const Trace &trace, const std::string &path, bool isPacked)
        : m_trace(trace)
        , m_out(path, isPacked)
    {
    }
    bool write();

private:
    void begin(const char *category, const std::string &name, std::int64_t start_ns,
               std::int64_t duration_ns);
    std::string time(std::int64_t ns) const;
    std::string kernelName(NameId name);
    std::string callName(NameId name);
    std::string copyName(const Lane &lane, NameId name);
    std::string stepName(NameId name);
    std::string numbered(const char *what, NameId name);
    void addOps();
    void addCalls();
    void addSteps();

    const Trace &m_trace;
    Output m_out;
    std::unordered_map<NameId, std::size_t> m_numbers;
    bool m_isFirst = true;
};

std::string Writer::time(std::int64_t ns) const
{
    if (m_trace.hasWholeMicroseconds)
        return std::to_string(ns / 1000);
    char text[40];
    const std::int64_t size = ns < 0 ? -ns : ns;
    std::snprintf(text, sizeof text, "%s%lld.%03d", ns < 0 ? "-" : "", static_cast<long long>(size / 1000),
                  static_cast<int>(size % 1000));
    return text;
}

std::string Writer::numbered(const char *what, NameId name)
{
    const std::size_t number = m_numbers.try_emplace(name, m_numbers.size() + 1).first->second;
    return what + std::to_string(number);
}

std::string Writer::kernelName(NameId name)
{
    const std::string &text = m_trace.names.text(name);
    std::string small = text;
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const bool isNccl = small.find("nccl") != std::string::npos;
    if (text.starts_with("triton_"))
        return numbered(isNccl ? "triton_nccl_kernel_" : "triton_kernel_", name);
    return numbered(isNccl ? "nccl_kernel_" : "kernel_", name);
}

std::string Writer::copyName(const Lane &lane, NameId name)
{
    // "Memcpy HtoD (Pageable -> Device)": the group before the bracket is the driver's own word.
    const std::string &text = m_trace.names.text(name);
    std::string group = text.substr(0, text.find('('));
    while (group.ends_with(' '))
        group.pop_back();
    const bool isPlain = std::all_of(group.begin(), group.end(),
                                     [](unsigned char c) { return std::isalnum(c) != 0 || c == ' '; });
    const std::string_view first = std::string_view(group).substr(0, group.find(' '));
    if (isPlain && (first == "Memcpy" || first == "Memset"))
        return group;
    return numbered(lane.kind == OpKind::Memcpy ? "copy " : "fill ", name);
}

std::string Writer::callName(NameId name)
{
    const std::string &text = m_trace.names.text(name);
    if (isInterfaceName(text))
        return text;
    const LaunchKind kind = launchKindOf(text); // which the name decides
    return numbered(kind == LaunchKind::Graph    ? "GraphLaunch "
                    : kind == LaunchKind::Direct ? "LaunchKernel "
                                                 : "call ",
                    name);
}

std::string Writer::stepName(NameId name)
{
    constexpr std::string_view prefix = "ProfilerStep#";
    const std::string &text = m_trace.names.text(name);
    const bool isPlain =
        text.starts_with(prefix) && std::all_of(text.begin() + prefix.size(), text.end(),
                                                [](unsigned char c) { return std::isdigit(c) != 0; });
    return isPlain ? text : numbered("ProfilerStep#", name);
}

void Writer::begin(const char *category, const std::string &name, std::int64_t start_ns,
                   std::int64_t duration_ns)
{
    m_out.add(m_isFirst ? "\n" : ",\n");
    m_isFirst = false;
    m_out.add(std::string("{\"ph\":\"X\",\"cat\":\"") + category + "\",\"name\":\"" + name +
              "\",\"ts\":" + time(start_ns) + ",\"dur\":" + time(duration_ns));
}

void Writer::addOps()
{
    std::unordered_map<std::uint32_t, const OpBytes *> sizes;
    for (const OpBytes &size : m_trace.opBytes)
        sizes[size.op] = &size;
    for (std::size_t i = 0; i < m_trace.ops.size(); ++i) {
        const GpuOp op = m_trace.ops[i];
        const Lane &lane = m_trace.lanes[op.lane];
        const bool isKernel = lane.kind == OpKind::Kernel;
        begin(isKernel                      ? "kernel"
              : lane.kind == OpKind::Memcpy ? "gpu_memcpy"
                                            : "gpu_memset",
              isKernel ? kernelName(op.name) : copyName(lane, op.name), op.start_ns, op.duration_ns);
        std::string more = ",\"pid\":" + std::to_string(lane.device) +
                           ",\"tid\":" + std::to_string(lane.stream) +
                           ",\"args\":{\"device\":" + std::to_string(lane.device) +
                           ",\"stream\":" + std::to_string(lane.stream);
        if (op.correlation != noCorrelation)
            more += ",\"correlation\":" + std::to_string(op.correlation);
        const auto size = sizes.find(static_cast<std::uint32_t>(i));
        if (size != sizes.end())
            more += ",\"bytes\":" + (size->second->isWhole ? std::to_string(size->second->whole_bytes)
                                                           : std::to_string(size->second->bytes));
        m_out.add(more + "}}");
    }
}

void Writer::addCalls()
{
    for (const ApiCall &call : m_trace.calls) {
        begin("cuda_runtime", callName(call.name), call.start_ns, call.duration_ns);
        std::string more = ",\"pid\":1,\"tid\":" + std::to_string(call.thread) + ",\"args\":{";
        if (call.correlation != noCorrelation)
            more += "\"correlation\":" + std::to_string(call.correlation);
        m_out.add(more + "}}");
    }
}

void Writer::addSteps()
{
    for (const Step &step : m_trace.steps) {
        begin("user_annotation", stepName(step.name), step.start_ns, step.end_ns - step.start_ns);
        m_out.add(",\"pid\":1,\"tid\":1}");
    }
}

bool Writer::write()
{
    m_out.add("{\"schemaVersion\": 1, \"deviceProperties\": [");
    // The kind of machine is no secret of the model, and a figure needs it.
    for (std::size_t i = 0; i < m_trace.gpuNames.size(); ++i) {
        std::string name = m_trace.gpuNames[i];
        name.erase(
            std::remove_if(name.begin(), name.end(),
                           [](unsigned char c) { return c < ' ' || c > '~' || c == '"' || c == '\\'; }),
            name.end());
        m_out.add((i > 0 ? ", {\"name\": \"" : "{\"name\": \"") + name + "\"}");
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

} // namespace

bool writeAnonymous(const Trace &trace, const std::string &path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path target(path);
    if (fs::exists(target, error)) {
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
