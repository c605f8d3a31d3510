// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/row_kinds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rp::traces {

namespace {

char lowerOf(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

bool isLetter(char c)
{
    return static_cast<unsigned char>((c | 0x20) - 'a') < 26;
}

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isWordCharacter(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
}

std::optional<EventCategory> knownCategory(std::string_view name)
{
    static constexpr std::pair<std::string_view, EventCategory> known[] = {
        {"cpu_op", EventCategory::CpuOp},
        {"python_function", EventCategory::NoWork},
        {"cuda_runtime", EventCategory::Call},
        {"kernel", EventCategory::Kernel},
        {"cuda_driver", EventCategory::Call},
        {"user_annotation", EventCategory::NoWork},
        {"gpu_memcpy", EventCategory::Memcpy},
        {"gpu_memset", EventCategory::Memset},
        {"runtime", EventCategory::Call},
        {"memcpy", EventCategory::Memcpy},
        {"memset", EventCategory::Memset},
        {"operator", EventCategory::CpuOp},
        {"gpu_user_annotation", EventCategory::GpuAnnotation},
        {"xpu_runtime", EventCategory::Call},
        {"xpu_driver", EventCategory::Call},
        {"privateuse1_runtime", EventCategory::Call},
        {"privateuse1_driver", EventCategory::Call},
        {"trace", EventCategory::Trace},
        {"overhead", EventCategory::NoWork},
        {"cpu_instant_event", EventCategory::NoWork}};
    for (const auto &[key, category] : known) {
        if (key == name)
            return category;
    }
    return std::nullopt;
}

/// Calls `each` with every run of letters; ends where it returns true.
template<typename Each>
void forEachWord(std::string_view text, Each each)
{
    for (std::size_t at = 0; at < text.size();) {
        if (!isLetter(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (end < text.size() && isLetter(text[end]))
            ++end;
        if (each(text.substr(at, end - at)))
            return;
        at = end;
    }
}

bool isSameWord(std::string_view word, std::string_view lower)
{
    return std::equal(word.begin(), word.end(), lower.begin(), lower.end(),
                      [](char a, char b) { return lowerOf(a) == b; });
}

/// Nearly every word is none: its first letter and its length say so.
std::optional<Accelerator> acceleratorOf(std::string_view word)
{
    const auto isWord = [word](std::string_view name) { return isSameWord(word, name); };
    const char first = lowerOf(word.front());
    if (word.size() == 3) {
        switch (first) {
        case 'x':
            return isWord("xpu") ? std::optional(Accelerator::Xpu) : std::nullopt;
        case 'n':
            return isWord("npu") ? std::optional(Accelerator::Npu) : std::nullopt;
        case 't':
            return isWord("tpu") ? std::optional(Accelerator::Tpu) : std::nullopt;
        case 'h':
            return isWord("hpu") ? std::optional(Accelerator::Hpu) : std::nullopt;
        case 'm':
            return isWord("mps")   ? std::optional(Accelerator::Mps)
                   : isWord("mlu") ? std::optional(Accelerator::Mlu)
                                   : std::nullopt;
        default:
            return std::nullopt;
        }
    }
    if (word.size() == 4 && first == 'm')
        return isWord("mtia")   ? std::optional(Accelerator::Mtia)
               : isWord("musa") ? std::optional(Accelerator::Musa)
                                : std::nullopt;
    return word.size() == 6 && first == 'a' && isWord("ascend") ? std::optional(Accelerator::Npu)
                                                                : std::nullopt;
}

} // namespace

EventCategory categoryOf(const Scalar &value)
{
    if (value.kind != Scalar::Kind::Text || value.text.empty())
        return EventCategory::Missing;
    const std::string_view name = value.text;
    if (const auto category = knownCategory(name)) // nearly always in small letters
        return *category;
    std::array<char, 20> lower{};
    if (name.size() > lower.size())
        return EventCategory::Other;
    std::transform(name.begin(), name.end(), lower.begin(), lowerOf);
    return knownCategory({lower.data(), name.size()}).value_or(EventCategory::Other);
}

bool isOfCpu(const Scalar &category)
{
    switch (categoryOf(category)) {
    case EventCategory::Missing:
    case EventCategory::CpuOp:
    case EventCategory::Trace:
        return true;
    case EventCategory::NoWork:
        return category.text != "overhead"; // that of recording a GPU
    default:
        return category.text == "fwdbwd";
    }
}

LaunchKind launchKindOf(std::string_view callName)
{
    const auto has = [callName](std::string_view part) {
        return callName.find(part) != std::string_view::npos;
    };
    if (has("GraphLaunch") || has("EnqueueCommandBuffer") || has("CommandBufferEnqueue"))
        return LaunchKind::Graph;
    return has("LaunchKernel") || has("KernelLaunch") || has("LaunchCooperativeKernel") ? LaunchKind::Direct
                                                                                        : LaunchKind::None;
}

std::optional<Accelerator> acceleratorIn(std::string_view name)
{
    std::optional<Accelerator> found;
    forEachWord(name, [&found](std::string_view word) {
        found = acceleratorOf(word);
        return found.has_value();
    });
    if (found)
        return found;
    for (const std::string_view call : {"ur", "ze", "piEnqueue"}) {
        if (name.size() > call.size() && name.starts_with(call) && isUpper(name[call.size()]))
            return Accelerator::Xpu;
    }
    for (const std::string_view call : {"aclnn", "aclrt", "aclop", "rtKernel"}) {
        if (name.starts_with(call))
            return Accelerator::Npu;
    }
    return std::nullopt;
}

bool isCallName(std::string_view name)
{
    if (name.ends_with('\n'))
        name.remove_suffix(1);
    if (!std::all_of(name.begin(), name.end(), isWordCharacter))
        return false;
    static constexpr std::string_view interfaces[] = {"cuda", "cu", "hip",   "musa", "ur",
                                                      "ze",   "pi", "aclrt", "rt"};
    return std::any_of(std::begin(interfaces), std::end(interfaces), [name](std::string_view each) {
        return name.size() > each.size() && name.starts_with(each) && isUpper(name[each.size()]);
    });
}

bool isMemoryName(std::string_view name)
{
    return name.starts_with("[MEMCPY]") || name.starts_with("[MEMSET]") || name.starts_with("Memcpy ") ||
           name.starts_with("Memset ");
}

bool isGpuTrack(std::string_view name)
{
    bool isOne = false;
    forEachWord(name, [&isOne](std::string_view word) {
        for (const std::string_view known : {"gpu", "cuda", "hip", "rocm"})
            isOne = isOne || isSameWord(word, known);
        return isOne;
    });
    return isOne;
}

} // namespace rp::traces
