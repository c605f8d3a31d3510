// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/cause.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace rp::traces {

namespace {

/// What the time of an operation goes into.
enum class Spent : std::uint8_t
{
    Else,
    Data,    ///< touches each value once or twice: the memory's
    Exchange ///< a bus', or another GPU's
};

Spent spentOn(const Timeline &timeline, std::size_t at)
{
    if (!timeline.isKernel(at))
        return Spent::Exchange;
    std::string name = timeline.trace().names.text(timeline.op(at).name);
    std::erase(name, '_');
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    const auto hasOne = [&name](std::initializer_list<std::string_view> marks) {
        return std::any_of(marks.begin(), marks.end(),
                           [&name](std::string_view mark) { return name.find(mark) != std::string::npos; });
    };
    // What was generated is named after all that went into it.
    if (hasOne({"tritonpoi", "tritonred", "tritonper"}))
        return Spent::Data;
    if (hasOne({"nccl", "rccl", "nvshmem", "crossdevice", "allreduce", "allgather", "reducescatter",
                "alltoall"}))
        return Spent::Exchange;
    // Products name what comes before or behind them, too.
    if (hasOne({"gemm", "conv", "cutlass", "flash", "fmha", "attention", "attn", "tritontem"}))
        return Spent::Else;
    return hasOne({"elementwise", "reduce", "softmax", "layernorm", "batchnorm", "bnfw", "bnbw", "rmsnorm",
                   "groupnorm", "dropout", "copy", "multitensorapply"})
               ? Spent::Data
               : Spent::Else;
}

bool isReadback(const Timeline &timeline, std::size_t at)
{
    if (timeline.lane(at).kind != OpKind::Memcpy)
        return false;
    const std::string name = timeline.trace().names.text(timeline.op(at).name);
    return name.find("DtoH") != std::string::npos || name.find("DeviceToHost") != std::string::npos;
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

/// Of one pass, while its operations come.
struct PassParts
{
    std::int64_t run_ns = 0; ///< longest of the neighbours that only move data
    std::int64_t longest_ns = 0;
    std::int64_t wait_ns = 0;
    double readbacks = 0.0; ///< nothing has followed on yet
};

/// Of everything, first; by passes later.
void addOps(const Timeline &timeline, const std::optional<StepsReading> &steps, CauseFigures &figures)
{
    std::size_t pass = 0;
    PassParts parts;
    std::int64_t end_ns = timeline.first_ns();
    std::map<NameId, Spent> known; // there are millions of operations, and few names
    std::vector<std::int64_t> data_ns;
    Sum_ns all_ns = 0;
    Sum_ns long_ns = 0;
    Sum_ns exchange_ns = 0;
    const auto endPass = [&] {
        figures.fusedBusy_ns += static_cast<double>(parts.run_ns);
        figures.longestKernel_ns += static_cast<double>(parts.longest_ns);
        figures.longestWait_ns += static_cast<double>(parts.wait_ns);
        parts = {};
    };
    for (std::size_t at = 0; at < timeline.size(); ++at) {
        const GpuOp op = timeline.op(at);
        // What one pass leaves, the next can't join. Streams may overlap in two of them.
        if (const std::size_t now = passOf(timeline, at, steps); now > pass) {
            pass = now;
            endPass();
        }
        parts.wait_ns = std::max(parts.wait_ns, op.start_ns - end_ns);
        end_ns = std::max(end_ns, op.end_ns());
        all_ns += static_cast<Sum_ns>(op.duration_ns);
        const bool isKernel = timeline.isKernel(at);
        if (isReadback(timeline, at) && at + 1 < timeline.size()) {
            const auto next = timeline.call(at + 1);
            parts.readbacks += next && next->start_ns >= op.end_ns() ? 1.0 : 0.0;
        }
        Spent spent = Spent::Exchange;
        if (isKernel) {
            const auto [place, isNew] = known.try_emplace(op.name);
            if (isNew)
                place->second = spentOn(timeline, at);
            spent = place->second;
            figures.kernels += 1.0;
            figures.readbacks += std::exchange(parts.readbacks, 0.0);
            parts.longest_ns = std::max(parts.longest_ns, op.duration_ns);
        }
        if (spent == Spent::Exchange)
            exchange_ns += static_cast<Sum_ns>(op.duration_ns);
        if (spent == Spent::Data) {
            if (op.duration_ns >= cause_bound::dataKernel_ns) {
                data_ns.push_back(op.duration_ns);
                long_ns += static_cast<Sum_ns>(op.duration_ns);
            }
            figures.fusedKernels += parts.run_ns == 0 ? 1.0 : 0.0;
            parts.run_ns = std::max({parts.run_ns, op.duration_ns, std::int64_t{1}});
            continue;
        }
        figures.fusedKernels += isKernel ? 1.0 : 0.0;
        figures.fusedBusy_ns += static_cast<double>(std::exchange(parts.run_ns, 0) + op.duration_ns);
    }
    endPass();
    // Of these, not of the time in which any runs: two streams may.
    figures.dataShare = static_cast<double>(long_ns / std::max(all_ns, Sum_ns{1}));
    figures.exchangeShare = static_cast<double>(exchange_ns / std::max(all_ns, Sum_ns{1}));
    if (!data_ns.empty())
        figures.dataKernel_ns = spreadOf(data_ns).p50_ns;
}

} // namespace

bool CauseFigures::isOneWait() const
{
    using namespace cause_bound;
    const double others_ns = recorded_ns - busy_ns - longestWait_ns;
    return longestWait_ns >= oneWait * recorded_ns &&
           (passes == 1 || (launches >= launchesBesideWait && longestWait_ns >= toOtherWaits * others_ns));
}

bool CauseFigures::isReadBack() const
{
    return readbacks >= 1.0 && kernels <= cause_bound::kernelsToReadback * readbacks;
}

std::optional<CauseFigures> causeFigures(const Timeline &timeline, const Reading &reading,
                                         std::optional<double> clean_ns)
{
    if (reading.unusable != Unusable::No || reading.withheld.withholdsIdle() ||
        reading.withheld.withholdsCalls() || reading.span_ns <= 0 || reading.busy_ns <= 0 ||
        reading.kernels == 0)
        return std::nullopt;
    CauseFigures figures;
    if (reading.steps) {
        const auto &steps = reading.steps->steps;
        const auto launching = std::count_if(
            steps.begin(), steps.end(), [](const StepReading &step) { return step.kernelsLaunched > 0; });
        figures.passes = std::max<std::size_t>(1, std::size_t(launching)); // the last one may be cut off
    }
    addOps(timeline, reading.steps, figures);
    for (const auto &[name, calls] : reading.launchCalls)
        figures.launches += static_cast<double>(calls);
    figures.recorded_ns = static_cast<double>(reading.span_ns);
    figures.busy_ns = static_cast<double>(reading.busy_ns);
    for (double CauseFigures::*figure :
         {&CauseFigures::recorded_ns, &CauseFigures::busy_ns, &CauseFigures::launches, &CauseFigures::kernels,
          &CauseFigures::readbacks, &CauseFigures::longestKernel_ns, &CauseFigures::longestWait_ns,
          &CauseFigures::fusedKernels, &CauseFigures::fusedBusy_ns})
        figures.*figure /= static_cast<double>(figures.passes);
    if (clean_ns && 2.0 * *clean_ns < figures.busy_ns)
        return std::nullopt; // several passes were recorded, and no steps
    // A pass takes no less than its work.
    figures.clean_ns = clean_ns ? std::optional(std::max(*clean_ns, figures.busy_ns)) : std::nullopt;
    figures.hostWaitOfIdle = reading.hostWaitOfIdle.value_or(0.0);
    figures.graphShare =
        static_cast<double>(reading.kernelsFromGraphs) / static_cast<double>(reading.kernels);
    figures.fusedBusy_ns = std::min(figures.fusedBusy_ns, figures.busy_ns);
    return figures;
}

std::optional<Cause> causeOf(const CauseFigures &figures)
{
    using namespace cause_bound;
    if (figures.busy() >= gpuSetsPace) {
        if (figures.recordedBusy() < recordedIdle)
            return Cause::Profiler;
        if (figures.exchangeShare >= mostly)
            return std::nullopt;
        if (figures.longestKernel_ns >= oneKernel * figures.busy_ns)
            return Cause::Kernel;
        return figures.dataShare >= mostly ? Cause::Memory : Cause::Nothing;
    }
    if (figures.isOneWait())
        return std::nullopt;
    if (figures.isReadBack())
        return Cause::Readback;
    return figures.hostWaitOfIdle >= hostWaits ? std::optional(Cause::Launches) : std::nullopt;
}

std::array<double, remedies> afterRemedies(const CauseFigures &figures)
{
    const double pass_ns = figures.pass_ns();
    const double wait_ns = pass_ns - figures.busy_ns;
    const bool hostSetsPace = figures.busy() < cause_bound::gpuSetsPace;
    // What is launched as a graph gains nothing by becoming one.
    const bool isGraph = figures.graphShare >= cause_bound::mostly;
    const double asGraph_ns =
        isGraph ? pass_ns
                : std::min(pass_ns,
                           figures.busy_ns + figures.kernels * static_cast<double>(graphNode_ns.front()));
    std::array<double, remedies> after{};
    const auto set = [&after](Remedy remedy, double ns) { after[static_cast<std::size_t>(remedy)] = ns; };
    // No graph holds a value that the host looks at.
    set(Remedy::Graph, figures.isReadBack() ? pass_ns : asGraph_ns);
    set(Remedy::NoReadback, figures.readbacks >= 1.0 ? asGraph_ns : pass_ns);
    // Where the host sets the pace, a pass takes as long as its launches: fewer kernels are what counts.
    set(Remedy::Fuse,
        hostSetsPace && !isGraph
            ? std::max(figures.fusedBusy_ns, pass_ns * figures.fusedKernels / std::max(figures.kernels, 1.0))
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
    std::int64_t longestWait_ns = 0;
    forEachGap(timeline, [&](const Gap &each) {
        longestWait_ns = std::max(longestWait_ns, each.length_ns());
        if (each.opener == mark.op)
            gap = each;
    });
    std::int64_t longestRun_ns = 0;
    for (std::size_t at = 0; at < timeline.size(); ++at)
        longestRun_ns = std::max(longestRun_ns, timeline.isKernel(at) ? timeline.op(at).duration_ns : 0);
    const bool isWork = mark.part == Mark::Part::Work;
    const bool isWait = mark.part == Mark::Part::Wait;
    const bool waitsForHost = gap && gap->kind == GapClass::HostWait;
    switch (cause) {
    case Cause::Launches:
        return !isWork && waitsForHost;
    case Cause::Profiler:
        return !isWork && gap && 2 * gap->length_ns() >= longestWait_ns;
    case Cause::Readback:
        return isWait ? gap && mark.op > 0 && isReadback(timeline, mark.op - 1)
                      : isReadback(timeline, mark.op);
    case Cause::Memory:
        return isWork && spentOn(timeline, mark.op) == Spent::Data &&
               op.duration_ns >= cause_bound::dataKernel_ns;
    case Cause::Kernel:
        return !isWait && timeline.isKernel(op) && 2 * op.duration_ns >= longestRun_ns;
    case Cause::Nothing:
        break;
    }
    return isWork && !waitsForHost;
}

} // namespace rp::traces
