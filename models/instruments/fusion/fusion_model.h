// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/ridge_points.h"
#include "models/physics/program.h"

#include <QString>

#include <optional>
#include <vector>

namespace rp {

struct Catalogue;
struct ContextEntry;

// The numbers of lab 07, act 2, panel A (physics specification, section 3), as functions from settings to
// values.

/// The inputs as values; choices are held by their keys. Ids and ranges are those of FusionDesign.
struct FusionSettings
{
    QString context;
    QString topic = QStringLiteral("norm");
    bool fused = false;
    QString granularity = QStringLiteral("library");
    bool evaluation = false;
    double elements = 1.0;
    QString precision = QStringLiteral("fp16");
    QString bandwidth = QStringLiteral("context");
    QString efficiency = QStringLiteral("ideal");
    double launch_us = 0.0;
    QString launch_model = QStringLiteral("serial");
    bool count_rows = false;
    double sequence = 1.0;
    QString head_dim = QStringLiteral("64");
    QString convention = QStringLiteral("broadcast");
    double joined = 0.0;     ///< lines written into the kernel of the line above, as a physics::LineSet
    double read_lines = 0.0; ///< lines behind which Python reads a value, likewise

    bool isAttention() const { return topic == QLatin1String("attention"); }
    bool isOneLine() const { return topic == QLatin1String("one_line"); }
    bool isOverlapped() const { return launch_model == QLatin1String("overlapped"); }
    bool isBetterFused() const { return efficiency == QLatin1String("better_fused"); }
    double elementBytes() const { return precision == QLatin1String("fp32") ? 4.0 : 2.0; }
    double tensorBytes() const { return elements * elementBytes(); }
    double headDim() const { return head_dim.toDouble(); }
    /// What the learner has made of the lines; `fused` compiles them.
    physics::ProgramEdits edits() const
    {
        return {physics::LineSet(joined), physics::LineSet(read_lines), fused};
    }

    bool operator==(const FusionSettings &) const = default;
};

/// The context that settings name; the first where they name none.
const ContextEntry &fusionContext(const FusionSettings &settings, const Catalogue &catalogue);

/// The machine as the settings describe it: a device with the memory bandwidth that was chosen.
struct FusionMachine
{
    double bandwidth_bytes_s = 1.0;
    RidgePoints ridges; ///< at the chosen precision and bandwidth
    /// Of the vector units, where the chain runs; infinite where the device lists none.
    double vector_peak_flops = 1.0;
    std::optional<double> l2_bytes;
    double on_chip_bytes = 1.0;  ///< fast memory that one block of attention may fill
    bool onChipStandsIn = false; ///< the device lists no size, another one stands in
};

FusionMachine machineFor(const FusionSettings &settings, const Catalogue &catalogue);

/// The kernels of the chain at a granularity ("library", "semi", "primitive"), without those that only
/// training needs in evaluation mode.
std::vector<physics::ChainKernel> unfusedChain(const QString &granularity, bool evaluation,
                                               const Catalogue &catalogue);
/// The one kernel that stands for them.
std::vector<physics::ChainKernel> fusedChain(bool evaluation, const Catalogue &catalogue);

/// One run of a chain. compute + dispatch + memory = total.
struct FusionRun
{
    physics::ChainCounts counts;
    double traffic_bytes = 0.0;
    double ai = 0.0;          ///< FLOP/byte
    double compute_us = 0.0;  ///< arithmetic at the peak of the vector units
    double dispatch_us = 0.0; ///< launches that no kernel hides
    double memory_us = 0.0;   ///< time of the kernels that is not arithmetic
    double total_us = 0.0;
};

/// A kernel of the program as the learner has edited it.
struct FusionKernel
{
    physics::ProgramKernel made;
    double reads_bytes = 0.0;
    double writes_bytes = 0.0;
    double traffic_bytes = 0.0;    ///< with row statistics, where they are counted
    double ai = 0.0;               ///< FLOP/byte, 0 without traffic
    double attainable_flops = 0.0; ///< under the roof of the vector units
};

/// The chain line by line, and what becomes of it.
struct FusionProgram
{
    std::vector<physics::ProgramLine> lines;
    std::vector<FusionKernel> kernels;
    std::int64_t graphs = 0;     ///< compiled graphs
    physics::FusionResult whole; ///< all kernels together
    double attainable_flops = 0.0;
};

/// The chain at the granularity that is set. A line that is none of its own is left out of the edits.
std::vector<physics::ProgramLine> programLines(const FusionSettings &settings, const Catalogue &catalogue);

/// Traffic and footprint of exact attention, forward, one head, in bytes.
struct AttentionTraffic
{
    double standard_bytes = 0.0;
    double flash_bytes = 0.0;
    double footprint_standard_bytes = 0.0; ///< Q, K, V, O and one matrix of scores
    double footprint_flash_bytes = 0.0;    ///< Q, K, V, O and two statistics for each row

    double ratio() const { return standard_bytes / flash_bytes; }
    double footprintRatio() const { return footprint_standard_bytes / footprint_flash_bytes; }
};

AttentionTraffic attentionAt(double sequence, const FusionSettings &settings, const Catalogue &catalogue);

inline constexpr double shortestSequence = 128.0;
inline constexpr double longestSequence = 16'384.0;

/// Sequence lengths of the curves, from the shortest to the longest: whole numbers, four to an octave.
std::vector<double> attentionSequences();

/// One state of the instrument: what was set and what came out.
struct FusionState
{
    FusionSettings settings;
    FusionMachine machine;
    FusionRun unfused;
    FusionRun fused;
    AttentionTraffic attention;
    physics::AccessCounts accesses;
    FusionProgram program;

    const FusionRun &chosen() const { return settings.fused ? fused : unfused; }
    double trafficRatio() const { return unfused.traffic_bytes / fused.traffic_bytes; }
    double launchRatio() const { return double(unfused.counts.kernels) / double(fused.counts.kernels); }
    double speedup() const { return unfused.total_us / fused.total_us; }
};

FusionState evaluate(const FusionSettings &settings, const Catalogue &catalogue);

/// A granularity against the kernel fused from it, both with the same share of the bandwidth.
struct FusionLevel
{
    QString key; ///< "library", "semi", "primitive", "evaluation", "fused"
    physics::ChainCounts counts;
    double ai = 0.0;
    double traffic_ratio = 1.0;
    double launch_ratio = 1.0;
    double highest_speedup = 1.0; ///< no size and no launch cost gives more: the larger of the two ratios
    double speedup = 1.0;         ///< wall clock, at the current size and launch cost
};

std::vector<FusionLevel> fusionLevels(const FusionSettings &settings, const Catalogue &catalogue);

/// True while the intermediates of the chain fit in the cache.
bool fitsInL2(const FusionState &state, const Catalogue &catalogue);

/// Pointwise operations of one FLOP that must be fused until the chain reaches a ridge; NaN for an undefined
/// one.
double opsToRidge(double ridge, const FusionSettings &settings, const Catalogue &catalogue);

/// What a ReLU that the bandwidth limits reaches of the peak behind a ridge, as a share.
double reluShare(double ridge, const FusionSettings &settings, const Catalogue &catalogue);

} // namespace rp
