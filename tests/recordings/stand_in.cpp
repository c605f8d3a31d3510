// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The functions of the CUDA driver that record.py calls, on a GPU that is a sum of times: 1 GHz, 1 TB/s,
// 10 TFLOP/s, room for 1,000 launches. Its clock moves only by what it is asked to do, so what it tells does
// not depend on how busy this machine is. test_recordings.py builds it as libcuda.so.1. STAND_IN_FAILS,
// STAND_IN_DIES and STAND_IN_HANGS name a function that gives an error, ends the process, or never comes
// back.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr double cyclesPerUs = 1e3;
constexpr double bytesPerUs = 1e6;
constexpr double flopPerUs = 1e7;
constexpr double pinnedBytesPerUs = 2e4;
constexpr double pageableBytesPerUs = 5e3;
constexpr double callUs = 1.0;       // of the host
constexpr double startUs = 3.0;      // from a call to its kernel
constexpr double pauseUs = 1.0;      // between kernels of the queue
constexpr double graphPauseUs = 0.5; // between kernels of a graph
constexpr std::size_t room = 1000;
constexpr double hurry = 20.0; // a wait for the GPU takes that much less than it should

using Lengths = std::vector<double>;

struct Gpu
{
    double nowUs = 0.0;
    double freeUs = 0.0;
    std::deque<double> ends; // of what was launched one by one
    bool capturing = false;
    Lengths captured;
};

Gpu gpu;

void waitUntil(double us, double faster)
{
    const double leftUs = (us - gpu.nowUs) / faster;
    if (leftUs >= 1000.0) // on a busy machine even a short sleep takes that long
        std::this_thread::sleep_for(std::chrono::duration<double, std::micro>(leftUs));
    gpu.nowUs = std::max(gpu.nowUs, us);
}

bool chosen(const char *variable, const char *function)
{
    const char *name = std::getenv(variable);
    return name && std::strcmp(name, function) == 0;
}

template<typename Work>
int asked(const char *function, Work work)
{
    if (chosen("STAND_IN_FAILS", function))
        return 2;
    if (chosen("STAND_IN_DIES", function))
        std::abort();
    while (chosen("STAND_IN_HANGS", function))
        std::this_thread::sleep_for(std::chrono::seconds(1));
    work();
    return 0;
}

template<typename Value>
Value argument(void **arguments, int i)
{
    Value value;
    std::memcpy(&value, arguments[i], sizeof value);
    return value;
}

double kernelUs(const std::string &name, void **arguments)
{
    if (name == "spin")
        return double(argument<std::uint64_t>(arguments, 0)) / cyclesPerUs;
    if (name != "chain")
        return 1.0;
    const auto elements = double(argument<std::uint64_t>(arguments, 2));
    const double flop = 2.0 * argument<unsigned>(arguments, 3) * elements;
    const bool sane = argument<float>(arguments, 4) == 0.999F && argument<float>(arguments, 5) == 0.001F;
    return sane ? std::max({2.0, 8.0 * elements / bytesPerUs, flop / flopPerUs}) : 1e9;
}

void run(double lengthUs)
{
    gpu.nowUs += callUs;
    gpu.freeUs = std::max(gpu.nowUs + startUs, gpu.freeUs + pauseUs) + lengthUs;
}

int copyAndWait(const char *function, std::size_t size)
{
    return asked(function, [=] { waitUntil(gpu.nowUs + double(size) / pageableBytesPerUs, 1.0); });
}

} // namespace

extern "C" {
int cuGetErrorString(int status, const char **text)
{
    *text = status == 2 ? "out of memory" : "something else";
    return 0;
}
int cuInit(unsigned)
{
    return asked("cuInit", [] {});
}
int cuDriverGetVersion(int *version)
{
    return asked("cuDriverGetVersion", [=] { *version = 12040; });
}
int cuDeviceGet(int *device, int)
{
    return asked("cuDeviceGet", [=] { *device = 0; });
}
int cuDeviceGetName(char *name, int size, int)
{
    return asked("cuDeviceGetName", [=] { std::strncpy(name, "Stand-in", std::size_t(size)); });
}
int cuDeviceGetAttribute(int *value, int attribute, int)
{
    return asked("cuDeviceGetAttribute", [=] { *value = attribute == 13 ? 1'000'000 : 100; });
}
int cuDevicePrimaryCtxRetain(void **context, int)
{
    return asked("cuDevicePrimaryCtxRetain", [=] { *context = &gpu; });
}
int cuCtxSetCurrent(void *context)
{
    return context == &gpu ? asked("cuCtxSetCurrent", [] {}) : 201;
}
int cuModuleLoadData(void **module, const char *text)
{
    return asked("cuModuleLoadData", [=] { *module = new std::string(text); });
}
int cuModuleGetFunction(void **function, void *module, const char *name)
{
    const std::string entry = ".entry " + std::string(name) + "(";
    if (static_cast<std::string *>(module)->find(entry) == std::string::npos)
        return 500;
    return asked("cuModuleGetFunction", [=] { *function = new std::string(name); });
}
int cuStreamCreate(void **stream, unsigned)
{
    return asked("cuStreamCreate", [=] { *stream = &gpu; });
}
int cuStreamSynchronize(void *)
{
    return asked("cuStreamSynchronize", [] { waitUntil(gpu.freeUs, hurry); });
}
int cuEventCreate(void **event, unsigned)
{
    return asked("cuEventCreate", [=] { *event = new double(0.0); });
}
int cuEventRecord(void *event, void *)
{
    return asked("cuEventRecord", [=] { *static_cast<double *>(event) = std::max(gpu.nowUs, gpu.freeUs); });
}
int cuEventQuery(void *event)
{
    return *static_cast<double *>(event) <= gpu.nowUs ? asked("cuEventQuery", [] {}) : 600;
}
int cuEventElapsedTime(float *ms, void *begin, void *end)
{
    const double us = *static_cast<double *>(end) - *static_cast<double *>(begin);
    return asked("cuEventElapsedTime", [=] { *ms = float(us / 1e3); });
}
int cuLaunchKernel(void *function, unsigned blocks, unsigned, unsigned, unsigned threads, unsigned, unsigned,
                   unsigned, void *stream, void **arguments, void **)
{
    if (blocks == 0 || threads == 0 || stream != &gpu)
        return 1;
    return asked("cuLaunchKernel", [=] {
        const double lengthUs = kernelUs(*static_cast<std::string *>(function), arguments);
        if (gpu.capturing) {
            gpu.captured.push_back(lengthUs);
            return;
        }
        if (gpu.ends.size() == room)
            waitUntil(gpu.ends.front(), 1.0);
        while (!gpu.ends.empty() && gpu.ends.front() <= gpu.nowUs)
            gpu.ends.pop_front();
        run(lengthUs);
        gpu.ends.push_back(gpu.freeUs);
    });
}
int cuStreamBeginCapture_v2(void *, int)
{
    return asked("cuStreamBeginCapture_v2", [] { gpu.capturing = true; });
}
int cuStreamEndCapture(void *, void **graph)
{
    return asked("cuStreamEndCapture", [=] {
        *graph = new Lengths(std::move(gpu.captured));
        gpu.captured.clear();
        gpu.capturing = false;
    });
}
int cuGraphInstantiateWithFlags(void **runnable, void *graph, unsigned long long)
{
    return asked("cuGraphInstantiateWithFlags",
                 [=] { *runnable = new Lengths(*static_cast<Lengths *>(graph)); });
}
int cuGraphUpload(void *, void *)
{
    return asked("cuGraphUpload", [] {});
}
int cuGraphLaunch(void *runnable, void *)
{
    return asked("cuGraphLaunch", [=] {
        run(0.0);
        for (const double lengthUs : *static_cast<Lengths *>(runnable))
            gpu.freeUs += graphPauseUs + lengthUs;
    });
}
int cuGraphExecDestroy(void *runnable)
{
    return asked("cuGraphExecDestroy", [=] { delete static_cast<Lengths *>(runnable); });
}
int cuGraphDestroy(void *graph)
{
    return asked("cuGraphDestroy", [=] { delete static_cast<Lengths *>(graph); });
}
int cuMemAlloc_v2(std::uint64_t *address, std::size_t)
{
    return asked("cuMemAlloc_v2", [=] { *address = 0x7000'0000'0000; });
}
int cuMemAllocHost_v2(void **address, std::size_t size)
{
    return asked("cuMemAllocHost_v2", [=] { *address = std::malloc(size); });
}
int cuMemsetD32_v2(std::uint64_t, unsigned, std::size_t)
{
    return asked("cuMemsetD32_v2", [] {});
}
int cuMemcpyHtoD_v2(std::uint64_t, const void *, std::size_t size)
{
    return copyAndWait("cuMemcpyHtoD_v2", size);
}
int cuMemcpyDtoH_v2(void *, std::uint64_t, std::size_t size)
{
    return copyAndWait("cuMemcpyDtoH_v2", size);
}
int cuMemcpyHtoDAsync_v2(std::uint64_t, const void *, std::size_t size, void *)
{
    return asked("cuMemcpyHtoDAsync_v2", [=] { run(double(size) / pinnedBytesPerUs); });
}
int cuMemcpyDtoHAsync_v2(void *, std::uint64_t, std::size_t size, void *)
{
    return asked("cuMemcpyDtoHAsync_v2", [=] { run(double(size) / pinnedBytesPerUs); });
}
}
