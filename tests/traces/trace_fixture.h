// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/reading.h"
#include "models/traces/trace_reader.h"

#include <string>

/// Small traces, written by hand.
namespace rp::traces {

inline std::string timedEvent(const std::string &fields)
{
    return "{\"ph\":\"X\"," + fields + "}";
}

inline std::string kernel(const std::string &ts, const std::string &dur, const std::string &correlation,
                          const std::string &more = R"("device":0,"stream":7)", const std::string &name = "k")
{
    return timedEvent("\"cat\":\"kernel\",\"name\":\"" + name + "\",\"pid\":0,\"tid\":7,\"ts\":" + ts +
                      ",\"dur\":" + dur + ",\"args\":{\"correlation\":" + correlation + "," + more + "}");
}

inline std::string call(const std::string &ts, const std::string &dur, const std::string &correlation,
                        const std::string &name = "cudaLaunchKernel", const std::string &pid = "1")
{
    return timedEvent("\"cat\":\"cuda_runtime\",\"name\":\"" + name + "\",\"pid\":" + pid +
                      ",\"tid\":1,\"ts\":" + ts + ",\"dur\":" + dur +
                      ",\"args\":{\"correlation\":" + correlation + "}");
}

template<typename... Events>
std::string document(const Events &...events)
{
    std::string list;
    ((list += (list.empty() ? "" : ",\n") + std::string(events)), ...);
    return "{\"schemaVersion\": 1, \"traceEvents\": [" + list + "]}";
}

/// A trace that has been read, with its figures.
struct Read
{
    explicit Read(const std::string &bytes)
        : result(readTraceBytes(bytes))
    {
        if (auto *read = std::get_if<Trace>(&result))
            trace = read;
        if (trace)
            reading = readingOf(Timeline(*trace));
    }
    ReadResult result;
    Trace *trace = nullptr;
    Reading reading;
    std::uint64_t noted(NoticeKind kind) const { return trace ? trace->amountOf(kind) : 0; }
};

} // namespace rp::traces
