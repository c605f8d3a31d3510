// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/fusion_entries.h"
#include "models/physics/drawn_out.h"
#include "models/physics/roofline.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr int octaves = 7; // from the shortest sequence to the longest
constexpr int samplesPerOctave = 4;

std::vector<physics::ChainKernel> kernelsOf(const QString &granularity, const Catalogue &catalogue)
{
    const GranularityEntry *entry = catalogue.granularities.find(granularity);
    return entry ? entry->kernels : std::vector<physics::ChainKernel>();
}

physics::FusionSetting settingFor(const FusionSettings &settings, const FusionMachine &machine,
                                  const Catalogue &catalogue)
{
    physics::FusionSetting setting;
    setting.elements = settings.elements;
    setting.element_bytes = settings.elementBytes();
    setting.bandwidth_bytes_s = machine.bandwidth_bytes_s;
    setting.launch_us = settings.launch_us;
    setting.row_length = catalogue.fusion->row_length;
    setting.vector_peak_flops = machine.vector_peak_flops;
    setting.queue_depth =
        settings.isOverlapped() ? catalogue.dispatch->queue.depth : catalogue.dispatch->serialQueue().depth;
    setting.count_rows = settings.count_rows;
    return setting;
}

/// The same with the share of the bandwidth that the fused or the unfused chain reaches.
physics::FusionSetting settingFor(const FusionSettings &settings, const FusionMachine &machine,
                                  const Catalogue &catalogue, bool fused)
{
    physics::FusionSetting setting = settingFor(settings, machine, catalogue);
    if (settings.isBetterFused())
        setting.bandwidth_efficiency =
            fused ? catalogue.fusion->efficiency_fused : catalogue.fusion->efficiency_unfused;
    return setting;
}

std::vector<physics::ChainKernel> chainOf(const FusionSettings &settings, const Catalogue &catalogue,
                                          bool fused)
{
    return fused ? fusedChain(settings.evaluation, catalogue)
                 : unfusedChain(settings.granularity, settings.evaluation, catalogue);
}

FusionRun runOf(const std::vector<physics::ChainKernel> &chain, const physics::FusionSetting &setting)
{
    const physics::FusionResult result = physics::fusionEval(chain, setting);
    FusionRun run;
    run.counts = physics::chainCounts(chain);
    run.traffic_bytes = result.traffic_bytes;
    run.ai = result.ai;
    run.total_us = result.total_us;
    run.compute_us = std::min(result.gpu_us, result.flops / setting.vector_peak_flops * 1e6);
    run.memory_us = result.gpu_us - run.compute_us;
    // Rounding in the simulation must not show as a dispatch time below zero.
    run.dispatch_us = std::max(0.0, result.total_us - result.gpu_us);
    return run;
}

FusionLevel levelOf(const QString &key, const std::vector<physics::ChainKernel> &unfused,
                    const std::vector<physics::ChainKernel> &fused, const physics::FusionSetting &setting)
{
    const FusionRun before = runOf(unfused, setting);
    const FusionRun after = runOf(fused, setting);
    FusionLevel level;
    level.key = key;
    level.counts = before.counts;
    level.ai = before.ai;
    level.traffic_ratio = before.traffic_bytes / after.traffic_bytes;
    level.launch_ratio = double(before.counts.kernels) / double(after.counts.kernels);
    level.highest_speedup = std::max(level.traffic_ratio, level.launch_ratio);
    level.speedup = before.total_us / after.total_us;
    return level;
}

struct KernelValues
{
    const char *name;
    char value;        ///< what its line makes
    const char *needs; ///< values of other lines; the nearest line above that makes one counts
};

/// By the names of the catalogue's kernels, as their lines of code have it (fusion_code.cpp).
constexpr auto kernelValues = std::to_array<KernelValues>({{"layer_norm", 'h', "x"},
                                                           {"dropout", 'd', "h"},
                                                           {"mean", 'a', "x"},
                                                           {"sub", 'c', "xa"},
                                                           {"square", 'q', "c"},
                                                           {"var_mean", 'v', "q"},
                                                           {"add_eps", 'e', "v"},
                                                           {"rsqrt", 'r', "e"},
                                                           {"mul_rstd", 'n', "cr"},
                                                           {"mul_gamma", 'g', "n"},
                                                           {"add_beta", 'h', "g"},
                                                           {"bernoulli", 'k', ""},
                                                           {"mul_mask", 'm', "hk"},
                                                           {"scale", 'd', "m"}});

FusionProgram programOf(const FusionSettings &settings, const FusionMachine &machine,
                        const Catalogue &catalogue)
{
    FusionProgram program;
    program.lines = programLines(settings, catalogue);
    const physics::ProgramEdits edits = settings.edits();
    const physics::FusionSetting setting = settingFor(settings, machine, catalogue, settings.fused);
    const std::vector<physics::ProgramKernel> kernels = physics::programKernels(program.lines, edits);
    program.whole = physics::programEval(kernels, edits.read, setting);
    program.graphs = edits.compiled ? std::int64_t(kernels.size()) : 0;
    const auto attainable = [&machine](double ai) {
        return physics::attainable(ai, machine.vector_peak_flops, machine.bandwidth_bytes_s);
    };
    program.attainable_flops = attainable(program.whole.ai);
    for (const physics::ProgramKernel &made : kernels) {
        const physics::FusionResult alone = physics::fusionEval({&made.work, 1}, setting);
        const double tensor_bytes = settings.tensorBytes();
        program.kernels.push_back({made, double(made.work.reads) * tensor_bytes,
                                   double(made.work.writes) * tensor_bytes, alone.traffic_bytes, alone.ai,
                                   attainable(alone.ai)});
    }
    return program;
}

} // namespace

std::vector<physics::ProgramLine> programLines(const FusionSettings &settings, const Catalogue &catalogue)
{
    std::vector<physics::ProgramLine> lines;
    QHash<char, int> made = {{'x', -1}};
    for (const physics::ChainKernel &kernel :
         unfusedChain(settings.granularity, settings.evaluation, catalogue)) {
        const auto *found = std::find_if(kernelValues.begin(), kernelValues.end(),
                                         [&](const KernelValues &each) { return kernel.name == each.name; });
        physics::ProgramLine line{
            kernel.name, {}, kernel.writes > 0 || kernel.row_accesses == 0, kernel.flop};
        const int place = int(lines.size());
        if (found == kernelValues.end()) {
            line.needs = {place - 1}; // goes on with what was made last
        } else {
            for (const char *value = found->needs; *value; ++value)
                line.needs.push_back(made.value(*value, -1));
            made.insert(found->value, place);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

const ContextEntry &fusionContext(const FusionSettings &settings, const Catalogue &catalogue)
{
    return catalogue.contexts.findOrFirst(settings.context);
}

FusionMachine machineFor(const FusionSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry &context = fusionContext(settings, catalogue);
    const DeviceEntry *entry = catalogue.devices.find(context.device);
    const physics::Device device = entry ? entry->device : physics::Device();
    FusionMachine machine;
    machine.bandwidth_bytes_s = device.bandwidth_bytes_s;
    for (const BandwidthStop &stop : catalogue.fusion->bandwidthStops) {
        if (stop.key == settings.bandwidth)
            machine.bandwidth_bytes_s = stop.bandwidth_bytes_s;
    }
    const bool fp32 = settings.precision == QLatin1String("fp32");
    if (entry) {
        machine.ridges = ridgePoints(*entry, fp32 ? physics::Precision::Fp32 : physics::Precision::Fp16,
                                     machine.bandwidth_bytes_s);
    }
    machine.vector_peak_flops = std::isnan(machine.ridges.vector)
                                    ? std::numeric_limits<double>::infinity()
                                    : machine.ridges.vector * machine.bandwidth_bytes_s;
    machine.l2_bytes = device.l2_bytes;
    machine.onChipStandsIn = !device.shared_memory_bytes.has_value();
    machine.on_chip_bytes = device.shared_memory_bytes.value_or(catalogue.attention->on_chip_bytes);
    return machine;
}

std::vector<physics::ChainKernel> unfusedChain(const QString &granularity, bool evaluation,
                                               const Catalogue &catalogue)
{
    std::vector<physics::ChainKernel> chain = kernelsOf(granularity, catalogue);
    if (evaluation) {
        std::erase_if(chain, [&](const physics::ChainKernel &kernel) {
            return catalogue.fusion->trainingKernels.contains(QString::fromStdString(kernel.name));
        });
    }
    return chain;
}

std::vector<physics::ChainKernel> fusedChain(bool evaluation, const Catalogue &catalogue)
{
    return kernelsOf(evaluation ? QStringLiteral("fused_eval") : QStringLiteral("fused"), catalogue);
}

AttentionTraffic attentionAt(double sequence, const FusionSettings &settings, const Catalogue &catalogue)
{
    const double bytes = settings.elementBytes();
    const double d = settings.headDim();
    const double on_chip = machineFor(settings, catalogue).on_chip_bytes / bytes;
    AttentionTraffic traffic;
    traffic.standard_bytes = bytes * physics::attentionIoStandard(sequence, d);
    traffic.flash_bytes = bytes * physics::attentionIoFlash(sequence, d, on_chip);
    const double operands = 4.0 * sequence * d;
    traffic.footprint_standard_bytes = bytes * (operands + sequence * sequence);
    traffic.footprint_flash_bytes = bytes * (operands + 2.0 * sequence);
    return traffic;
}

std::vector<double> attentionSequences()
{
    std::vector<double> sequences;
    sequences.reserve(std::size_t(octaves * samplesPerOctave) + 1);
    for (int i = 0; i <= octaves * samplesPerOctave; ++i)
        sequences.push_back(std::round(shortestSequence * std::exp2(double(i) / samplesPerOctave)));
    return sequences;
}

FusionState evaluate(const FusionSettings &settings, const Catalogue &catalogue)
{
    FusionState state;
    state.settings = settings;
    state.machine = machineFor(settings, catalogue);
    for (const bool fused : {false, true}) {
        (fused ? state.fused : state.unfused) =
            runOf(chainOf(settings, catalogue, fused), settingFor(settings, state.machine, catalogue, fused));
    }
    state.attention = attentionAt(settings.sequence, settings, catalogue);
    if (const ConventionEntry *convention = catalogue.conventions.find(settings.convention))
        state.accesses = convention->counts;
    state.program = programOf(settings, state.machine, catalogue);
    return state;
}

std::vector<FusionLevel> fusionLevels(const FusionSettings &settings, const Catalogue &catalogue)
{
    const physics::FusionSetting setting = settingFor(settings, machineFor(settings, catalogue), catalogue);
    const std::vector<physics::ChainKernel> fused = fusedChain(false, catalogue);
    std::vector<FusionLevel> levels;
    for (const char *key : {"library", "semi", "primitive"}) {
        const QString granularity = QString::fromLatin1(key);
        levels.push_back(levelOf(granularity, unfusedChain(granularity, false, catalogue), fused, setting));
    }
    levels.push_back(levelOf(QStringLiteral("evaluation"), kernelsOf(QStringLiteral("eval"), catalogue),
                             fusedChain(true, catalogue), setting));
    levels.push_back(levelOf(QStringLiteral("fused"), fused, fused, setting));
    return levels;
}

bool fitsInL2(const FusionState &state, const Catalogue &catalogue)
{
    const std::optional<double> &l2_bytes = state.machine.l2_bytes;
    return l2_bytes && physics::l2Resident(state.settings.elements, state.settings.elementBytes(), *l2_bytes,
                                           catalogue.fusion->l2_live_tensors);
}

double opsToRidge(double ridge, const FusionSettings &settings, const Catalogue &catalogue)
{
    if (std::isnan(ridge))
        return ridge;
    return physics::opsToCross(ridge, settings.elementBytes(), 1.0, catalogue.fusion->pointwise_accesses);
}

double reluShare(double ridge, const FusionSettings &settings, const Catalogue &catalogue)
{
    if (std::isnan(ridge))
        return ridge;
    const double ai =
        physics::pointwiseIntensity(1.0, settings.elementBytes(), catalogue.fusion->pointwise_accesses);
    return physics::roofMfu(ai, ridge, 1.0); // peak and bandwidth enter by their quotient only
}

} // namespace rp
