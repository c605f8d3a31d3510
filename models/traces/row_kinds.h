// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/found.h"
#include "models/traces/scalar.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// What a row of a trace is, by its category and its names.
namespace rp::traces {

/// By category: names of older and newer versions of Kineto, in any case.
enum class EventCategory : std::uint8_t
{
    Missing, ///< none, or one that is no text
    Other,
    Kernel,
    Memcpy,
    Memset,
    Call,
    CpuOp,
    GpuAnnotation,
    Trace,
    NoWork ///< others that say nothing of any device: stacks, annotations, what the profiler cost
};

EventCategory categoryOf(const Scalar &value);

/// Whether a category, or that there is none, says nothing of any accelerator.
bool isOfCpu(const Scalar &category);

/// Kinds of GPU operations and calls.
constexpr bool isRecord(EventCategory category)
{
    return category >= EventCategory::Kernel && category <= EventCategory::Call;
}
constexpr bool isGpuOp(EventCategory category)
{
    return category >= EventCategory::Kernel && category <= EventCategory::Memset;
}

/// What a call does for the GPU, by its name: cudaLaunchKernel(ExC), cuLaunchKernel(Ex), hipLaunchKernel,
/// hip(Ext)ModuleLaunchKernel, …LaunchCooperativeKernel, urEnqueueKernelLaunch, rtKernelLaunch;
/// cudaGraphLaunch, hipGraphLaunch, and command buffers of SYCL.
enum class LaunchKind : std::uint8_t
{
    None,
    Direct,
    Graph
};
LaunchKind launchKindOf(std::string_view callName);

/// The accelerator that a name speaks of as a word of its own (`xpu_runtime`, "NPU 0"), or by a call that
/// only its interface has.
std::optional<Accelerator> acceleratorIn(std::string_view name);

/// Whether a name is that of a call: cudaMalloc, hipFree, urQueueFinish.
bool isCallName(std::string_view name);
/// Whether a row of this name looks like a copy or fill, whatever its category.
bool isMemoryName(std::string_view name);
/// Whether a process of this name is a GPU: the word GPU, CUDA, HIP or ROCm is in it.
bool isGpuTrack(std::string_view name);

} // namespace rp::traces
