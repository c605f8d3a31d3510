// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/key_figures.h"

#include "evidence/capture.h"

#include <algorithm>
#include <array>

namespace rp {
namespace {

struct Telling
{
    const char *instrument;
    const char *topic;                   ///< value of the instrument's input "topic"; null: any
    std::array<const char *, 5> figures; ///< up to five ids, the rest null
};

constexpr std::array list{
    Telling{"dispatch_tax", nullptr, {"math_utilization", "gpu_busy", "total_us", "dispatch_share"}},
    Telling{"fusion_explorer",
            "attention",
            {"attention_ratio", "attention_standard_bytes", "attention_flash_bytes", "footprint_ratio"}},
    Telling{"fusion_explorer", "one_line", {"accesses_unfused", "accesses_fused", "access_ratio"}},
    Telling{"fusion_explorer", nullptr, {"kernels", "traffic_bytes", "traffic_ratio", "speedup", "ai"}},
    Telling{"compilation_return", nullptr, {"breakeven_calls", "breakeven_days", "verdict", "net_saved_s"}},
    Telling{
        "compilation_continuum", nullptr, {"speedup", "throughput", "total_us", "intensity", "ridge_tensor"}},
    Telling{"graph_surgery", nullptr, {"mfu_baseline", "mfu", "gain", "total_us", "rule_met"}},
    Telling{"track_cloud", nullptr, {"verdict", "gpu_busy", "tokens_s", "total_us"}},
    Telling{"track_edge", nullptr, {"verdict", "p99_us", "misses_per_hour", "p9999_us"}},
    Telling{"track_mobile", nullptr, {"verdict", "power_w", "hours", "time_us", "energy_j"}},
    Telling{"roofline", nullptr, {"intensity", "ridge", "attainable_flops", "mfu", "regime"}},
    Telling{"serving_design", nullptr, {"fits", "total_bytes", "largest_batch", "tokens_s", "intensity"}},
    Telling{"track_tiny", nullptr, {"verdict", "time_us", "power_w", "ram_share", "flash_share"}},
};

} // namespace

std::vector<QString> tellingFigures(const Capture &capture)
{
    const QString topic = capture.inputs.value(QStringLiteral("topic")).toString();
    const auto *const found = std::find_if(list.begin(), list.end(), [&](const Telling &each) {
        return capture.instrument == QLatin1String(each.instrument) &&
               (!each.topic || topic == QLatin1String(each.topic));
    });
    if (found == list.end())
        return {};
    std::vector<QString> ids;
    for (const char *id : found->figures)
        if (id)
            ids.push_back(QString::fromLatin1(id));
    return ids;
}

} // namespace rp
