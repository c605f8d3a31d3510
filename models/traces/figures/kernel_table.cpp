// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/kernel_table.h"

#include <algorithm>
#include <unordered_map>

namespace rp::traces {

namespace {

using Places = std::unordered_map<NameId, std::size_t>;

/// The times of all kernels beside each other, those of one name together.
void addMedians(const Timeline &timeline, const Places &places, std::vector<KernelRow> &rows)
{
    std::vector<std::vector<std::int64_t>> times_ns(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        times_ns[i].reserve(rows[i].runs);
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        if (timeline.isKernel(op))
            times_ns[places.at(op.name)].push_back(op.duration_ns);
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].median_ns = spreadOf(times_ns[i]).p50_ns;
}

} // namespace

std::vector<KernelRow> kernelTable(const Timeline &timeline)
{
    std::vector<KernelRow> rows;
    Places places;
    Sum_ns total_ns = 0;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        if (!timeline.isKernel(op))
            continue;
        const auto [place, isNew] = places.try_emplace(op.name, rows.size());
        if (isNew)
            rows.push_back({op.name, 0, 0, op.duration_ns, op.duration_ns});
        KernelRow &row = rows[place->second];
        ++row.runs;
        row.sum_ns += static_cast<Sum_ns>(op.duration_ns);
        row.min_ns = std::min(row.min_ns, op.duration_ns);
        row.max_ns = std::max(row.max_ns, op.duration_ns);
        total_ns += static_cast<Sum_ns>(op.duration_ns);
    }
    addMedians(timeline, places, rows);
    for (KernelRow &row : rows)
        row.share = total_ns > 0 ? static_cast<double>(row.sum_ns / total_ns) : 0;
    std::stable_sort(rows.begin(), rows.end(),
                     [](const KernelRow &a, const KernelRow &b) { return a.sum_ns > b.sum_ns; });
    return rows;
}

} // namespace rp::traces
