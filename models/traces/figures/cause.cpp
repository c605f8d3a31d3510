// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/cause.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

namespace rp::traces {

namespace {

/// Kernels that touch each value once or twice by what they are called: their time is that of the memory.
bool movesData(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    constexpr std::array<std::string_view, 12> marks{"elementwise", "reduce",     "softmax",    "layer_norm",
                                                     "batch_norm",  "bn_fw",      "dropout",    "copy",
                                                     "triton_poi",  "triton_red", "triton_per", "rms_norm"};
    return std::any_of(marks.begin(), marks.end(),
                       [&name](std::string_view mark) { return name.find(mark) != std::string::npos; });
}

bool isDataKernel(const Timeline &timeline, std::size_t at)
{
    return timeline.isKernel(at) && movesData(timeline.trace().names.text(timeline.op(at).name));
}

bool isReadback(const Timeline &timeline, std::size_t at)
{
    return timeline.lane(at).kind == OpKind::Memcpy &&
           (timeline.trace().names.text(timeline.op(at).name).find("DtoH") != std::string::npos ||
            timeline.trace().names.text(timeline.op(at).name).find("DeviceToHost") != std::string::npos);
}

/// How many steps had begun when the operation was called.
std::size_t passOf(const Timeline &timeline, std::size_t at, const std::optional<StepsReading> &steps)
{
    const auto call = timeline.call(at);
    const std::int64_t moment_ns = call ? call->start_ns : timeline.op(at).start_ns;
    if (!steps)
        return 0;
    // Not from the first one on: there may be thousands of steps, and millions of operations.
    const auto later =
        std::upper_bound(steps->steps.begin(), steps->steps.end(), moment_ns,
                         [](std::int64_t moment, const auto &step) { return moment < step.start_ns; });
    return static_cast<std::size_t>(later - steps->steps.begin());
}

/// Of everything, first; by passes later.
void addOps(const Timeline &timeline, const std::optional<StepsReading> &steps, CauseFigures &figures)
{
    std::size_t pass = 0;
    std::vector<std::int64_t> data_ns;
    Sum_ns long_ns = 0;
    std::int64_t run_ns = 0; ///< longest of the neighbours that only move data
    for (std::size_t at = 0; at < timeline.size(); ++at) {
        const std::int64_t length_ns = timeline.op(at).duration_ns;
        figures.kernels += timeline.isKernel(at) ? 1.0 : 0.0;
        figures.readbacks += isReadback(timeline, at) && at + 1 < timeline.size() ? 1.0 : 0.0;
        if (timeline.isKernel(at))
            figures.longestKernel_ns = std::max(figures.longestKernel_ns, static_cast<double>(length_ns));
        // What one pass leaves, the next can't join.
        if (const std::size_t now = passOf(timeline, at, steps); now != pass) {
            pass = now;
            figures.fusedBusy_ns += static_cast<double>(run_ns);
            run_ns = 0;
        }
        if (isDataKernel(timeline, at)) {
            if (length_ns >= cause_bound::dataKernel_ns) {
                data_ns.push_back(length_ns);
                long_ns += static_cast<Sum_ns>(length_ns);
            }
            figures.fusedKernels += run_ns == 0 ? 1.0 : 0.0;
            run_ns = std::max({run_ns, length_ns, std::int64_t{1}});
            continue;
        }
        figures.fusedKernels += timeline.isKernel(at) ? 1.0 : 0.0;
        figures.fusedBusy_ns += static_cast<double>(run_ns + length_ns);
        run_ns = 0;
    }
    figures.fusedBusy_ns += static_cast<double>(run_ns);
    figures.dataShare = static_cast<double>(long_ns);
    if (!data_ns.empty())
        figures.dataKernel_ns = spreadOf(data_ns).p50_ns;
}

std::int64_t longestGap_ns(const Timeline &timeline)
{
    std::int64_t longest_ns = 0;
    forEachGap(timeline,
               [&longest_ns](const Gap &gap) { longest_ns = std::max(longest_ns, gap.length_ns()); });
    return longest_ns;
}

} // namespace

bool CauseFigures::isOneWait() const
{
    return !hasSteps && longestWait >= cause_bound::oneWait &&
           longestWaitToOthers >= cause_bound::toOtherWaits;
}

std::optional<CauseFigures> causeFigures(const Timeline &timeline, const Reading &reading,
                                         std::optional<double> clean_ns)
{
    if (reading.unusable != Unusable::No || reading.withheld.withholdsIdle() ||
        reading.withheld.withholdsCalls() || reading.span_ns <= 0 || reading.busy_ns <= 0)
        return std::nullopt;
    CauseFigures figures;
    figures.hasSteps = reading.steps && !reading.steps->steps.empty();
    figures.passes = figures.hasSteps ? reading.steps->steps.size() : 1;
    const auto passes = static_cast<double>(figures.passes);
    const auto span_ns = static_cast<double>(reading.span_ns);
    const auto busy_ns = static_cast<double>(reading.busy_ns);
    addOps(timeline, reading.steps, figures);
    const auto longest_ns = static_cast<double>(longestGap_ns(timeline));
    const double others_ns = static_cast<double>(reading.idle.total_ns) - longest_ns;
    figures.longestWait = longest_ns / span_ns;
    figures.longestWaitToOthers = longest_ns / std::max(others_ns, 1.0);
    figures.recorded_ns = span_ns / passes;
    figures.busy_ns = busy_ns / passes;
    // A pass takes no less than its work.
    figures.clean_ns = clean_ns ? std::optional(std::max(*clean_ns, figures.busy_ns)) : std::nullopt;
    figures.recordedBusy = busy_ns / span_ns;
    figures.busy = figures.busy_ns / figures.pass_ns();
    figures.hostWaitOfIdle = reading.hostWaitOfIdle.value_or(0.0);
    figures.kernels /= passes;
    figures.readbacks /= passes;
    figures.longestKernel = std::min(1.0, figures.longestKernel_ns / figures.busy_ns);
    figures.dataShare /= busy_ns;
    figures.fusedKernels /= passes;
    figures.fusedBusy_ns = std::min(figures.fusedBusy_ns / passes, figures.busy_ns);
    figures.graphGap_ns = static_cast<double>(graphNode_ns.front());
    return figures;
}

std::optional<Cause> causeOf(const CauseFigures &figures)
{
    using namespace cause_bound;
    if (figures.isOneWait())
        return std::nullopt;
    if (figures.busy >= gpuSetsPace) {
        if (figures.recordedBusy < recordedIdle)
            return Cause::Profiler;
        if (figures.longestKernel >= oneKernel)
            return Cause::Kernel;
        return figures.dataShare >= mostlyData ? Cause::Memory : Cause::Nothing;
    }
    if (figures.readbacks >= 1.0 && figures.kernels <= kernelsToReadback * figures.readbacks)
        return Cause::Readback;
    if (figures.hostWaitOfIdle >= hostWaits)
        return Cause::Launches;
    return std::nullopt;
}

std::array<double, remedies> afterRemedies(const CauseFigures &figures)
{
    const double pass_ns = figures.pass_ns();
    const double wait_ns = pass_ns - figures.busy_ns;
    const bool hostSetsPace = figures.busy < cause_bound::gpuSetsPace;
    const double asGraph_ns = std::min(pass_ns, figures.busy_ns + figures.kernels * figures.graphGap_ns);
    std::array<double, remedies> after{};
    const auto set = [&after](Remedy remedy, double ns) { after[static_cast<std::size_t>(remedy)] = ns; };
    // No graph holds a value that the host looks at.
    set(Remedy::Graph, figures.readbacks >= 1.0 ? pass_ns : asGraph_ns);
    set(Remedy::NoReadback, figures.readbacks >= 1.0 ? asGraph_ns : pass_ns);
    // Where the host sets the pace, a pass takes as long as its launches: fewer kernels are what counts.
    set(Remedy::Fuse, hostSetsPace ? std::max(figures.fusedBusy_ns,
                                              pass_ns * figures.fusedKernels / std::max(figures.kernels, 1.0))
                                   : wait_ns + figures.fusedBusy_ns);
    // Twice the work in the same launches, by half a pass.
    set(Remedy::Batch, std::max(pass_ns, 2.0 * figures.busy_ns) / 2.0);
    set(Remedy::FasterGpu, hostSetsPace ? pass_ns : wait_ns + figures.busy_ns / 2.0);
    set(Remedy::Leave, pass_ns);
    return after;
}

bool isOrderOf(const CauseFigures &figures, const std::vector<Remedy> &order)
{
    const std::array<double, remedies> after = afterRemedies(figures);
    const double least_ns = leastGain * figures.pass_ns();
    // What gains next to nothing takes as long as leaving it.
    const auto time_ns = [&](std::size_t remedy) {
        return figures.pass_ns() - after[remedy] < least_ns ? figures.pass_ns() : after[remedy];
    };
    std::array<bool, remedies> isIn{};
    double last_ns = 0.0;
    for (const Remedy remedy : order) {
        const auto place = static_cast<std::size_t>(remedy);
        if (isIn[place] || time_ns(place) < last_ns - least_ns)
            return false;
        isIn[place] = true;
        last_ns = std::max(last_ns, time_ns(place));
    }
    for (std::size_t remedy = 0; remedy < remedies; ++remedy) {
        if (!isIn[remedy] && time_ns(remedy) < last_ns - least_ns)
            return false;
    }
    return !order.empty();
}

bool showsCause(const Timeline &timeline, Cause cause, const Mark &mark)
{
    if (mark.op >= timeline.size())
        return false;
    const GpuOp op = timeline.op(mark.op);
    std::optional<Gap> gap;
    std::int64_t longest_ns = 0;
    forEachGap(timeline, [&](const Gap &each) {
        longest_ns = std::max(longest_ns, each.length_ns());
        if (each.opener == mark.op)
            gap = each;
    });
    const bool waitsForHost = gap && gap->kind == GapClass::HostWait;
    switch (cause) {
    case Cause::Launches:
        return mark.part != Mark::Part::Work && waitsForHost;
    case Cause::Profiler:
        return mark.part != Mark::Part::Work && gap && 2 * gap->length_ns() >= longest_ns;
    case Cause::Readback:
        return mark.part == Mark::Part::Wait ? gap && mark.op > 0 && isReadback(timeline, mark.op - 1)
                                             : isReadback(timeline, mark.op);
    case Cause::Memory:
        return mark.part == Mark::Part::Work && isDataKernel(timeline, mark.op) &&
               op.duration_ns >= cause_bound::dataKernel_ns;
    case Cause::Kernel: {
        std::int64_t longestRun_ns = 0;
        for (std::size_t at = 0; at < timeline.size(); ++at) {
            if (timeline.isKernel(at))
                longestRun_ns = std::max(longestRun_ns, timeline.op(at).duration_ns);
        }
        return mark.part != Mark::Part::Wait && timeline.isKernel(op) && 2 * op.duration_ns >= longestRun_ns;
    }
    case Cause::Nothing:
        break;
    }
    return mark.part == Mark::Part::Work && !waitsForHost;
}

} // namespace rp::traces
