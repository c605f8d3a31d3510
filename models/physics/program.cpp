// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/program.h"

#include <algorithm>

namespace rp::physics {

namespace {

bool isIn(const std::vector<int> &places, int place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

/// Whether the value of a line is needed behind another one, or by Python.
bool isNeededBehind(std::span<const ProgramLine> lines, std::size_t line, std::size_t last, LineSet read)
{
    return line + 1 == lines.size() || hasLine(read, line) ||
           std::any_of(lines.begin() + std::ptrdiff_t(last) + 1, lines.end(),
                       [line](const ProgramLine &later) { return isIn(later.needs, int(line)); });
}

ProgramKernel kernelOf(std::span<const ProgramLine> lines, std::size_t first, std::size_t last, LineSet read)
{
    ProgramKernel kernel{first, last, {}, {}, {}};
    for (std::size_t i = first; i <= last; ++i) {
        kernel.work.name += (i == first ? "" : "_") + lines[i].name;
        kernel.work.flop += lines[i].flop;
        for (const int place : lines[i].needs)
            if (place < int(first) && !isIn(kernel.loads, place))
                kernel.loads.push_back(place);
        if (isNeededBehind(lines, i, last, read))
            kernel.stores.push_back(int(i));
    }
    std::sort(kernel.loads.begin(), kernel.loads.end());
    const auto isTensor = [lines](int place) { return place < 0 || lines[std::size_t(place)].is_tensor; };
    kernel.work.reads = std::count_if(kernel.loads.begin(), kernel.loads.end(), isTensor);
    kernel.work.writes = std::count_if(kernel.stores.begin(), kernel.stores.end(), isTensor);
    kernel.work.row_accesses =
        std::int64_t(kernel.loads.size() + kernel.stores.size()) - kernel.work.reads - kernel.work.writes;
    return kernel;
}

} // namespace

std::vector<ProgramKernel> programKernels(std::span<const ProgramLine> lines, const ProgramEdits &edits)
{
    std::vector<ProgramKernel> kernels;
    std::size_t first = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i + 1 < lines.size() && !hasLine(edits.read, i) &&
            (edits.compiled || hasLine(edits.joined, i + 1)))
            continue;
        kernels.push_back(kernelOf(lines, first, i, edits.read));
        first = i + 1;
    }
    return kernels;
}

FusionResult programEval(std::span<const ProgramKernel> kernels, LineSet read, const FusionSetting &setting)
{
    FusionResult all;
    std::vector<ChainKernel> run;
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        run.push_back(kernels[i].work);
        if (i + 1 < kernels.size() && !hasLine(read, kernels[i].last))
            continue;
        const FusionResult part = fusionEval(run, setting);
        all.traffic_bytes += part.traffic_bytes;
        all.flops += part.flops;
        all.gpu_us += part.gpu_us;
        all.launch_us += part.launch_us;
        all.total_us += part.total_us;
        run.clear();
    }
    all.ai = all.traffic_bytes > 0.0 ? all.flops / all.traffic_bytes : 0.0;
    all.attained_flops = all.total_us > 0.0 ? all.flops / (all.total_us * 1e-6) : 0.0;
    return all;
}

} // namespace rp::physics
