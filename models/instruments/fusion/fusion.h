// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/fusion/fusion_model.h"

#include <QCoreApplication>

namespace rp {

/// Lab 07, act 2, panel A: what fusing kernels does to launches, memory traffic and wall time.
///
/// Three topics share the instrument: a chain of LayerNorm, Dropout and ReLU at several granularities, exact
/// attention with and without FlashAttention, and a one-line chain whose accesses are counted under several
/// conventions. inputs() lists only the controls of the topic; every input can be set at any time. Fused and
/// unfused are always computed together; `fused` chooses the one that is spoken about.
///
/// Input ids, in the order in which a saved state is restored:
///   context       "cloud" | "edge"; sets launch_us to the context's own launch cost
///   topic         "norm" | "attention" | "one_line"
///   fused         bool
///   granularity   "library" | "semi" | "primitive"
///   evaluation    bool: without the kernels that only training needs
///   elements      whole, 1e3 … 1e9
///   precision     "fp16" | "fp32"
///   bandwidth     "context" (the device's own) | "tb1_0" | "tb2_0" | "tb3_35"
///   efficiency    "ideal" | "better_fused": shares of the bandwidth, assumed
///   launch_us     5 … 20 µs (edge: 5 … 50 µs)
///   launch_model  "serial" (queue depth 1) | "overlapped" (deep queue)
///   count_rows    bool: row statistics count as traffic
///   sequence      whole, 128 … 16,384
///   head_dim      "64" | "128"
///   convention    "broadcast" | "full" | "intermediates" | "fma_eager"
///   joined        whole: lines of the chain written into the kernel of the line above, as bits, the first
///                 line's lowest; a line behind a value that is read stays where it is
///   read_lines    whole: lines behind which Python reads a value, likewise
///
/// Figure ids (base units: µs, bytes, factor, FLOP/byte, bytes/s, fraction):
///   of the chosen way: kernels, traffic_bytes, total_us, ai
///   of both: kernels_unfused, kernels_fused, passes_unfused, passes_fused, reads_unfused, writes_unfused,
///     traffic_unfused_bytes, traffic_fused_bytes, traffic_ratio, launch_ratio, total_unfused_us,
///     total_fused_us, speedup, ai_unfused, ai_fused
///   of the machine: ridge_tensor, ridge_vector, tensor_bytes, l2_bytes (0 when unknown), fits_in_l2 (1 or
///     0), elements, bandwidth, ops_to_ridge_tensor, ops_to_ridge_vector, relu_share_tensor,
///     relu_share_vector
///   as the course computes them: published_speedup, published_utilization, published_intensity_ratio
///   of attention, forward, one head: attention_standard_bytes, attention_flash_bytes, attention_ratio,
///     footprint_standard_bytes, footprint_flash_bytes, footprint_ratio
///   as measured, forward and backward: attention_published_ratio, attention_published_speedup,
///     attention_published_flop_ratio
///   of the chain as its lines are edited: program_kernels, program_graphs (0: not compiled),
///     program_passes, program_ai
///   of the one-line chain: accesses_unfused, accesses_fused, access_ratio (infinite when none is left)
///
/// Tables, those of the topic first:
///   bytes          rows "unfused", "fused"; columns "way", and those of operations, of all kernels together
///   operations     rows: the kernels of the unfused chain by their names, then "fused"; columns "kernel",
///                  "reads_bytes", "writes_bytes", "rows_bytes" (row statistics, 0 unless they are counted),
///                  "traffic_bytes"
///   times          rows "unfused", "fused"; columns "way", "compute_us", "dispatch_us", "memory_us",
///                  "total_us", "kernels"
///   granularities  rows "library", "semi", "primitive", "evaluation", "fused", each against the kernel fused
///                  from it, both with the same share of the bandwidth; columns "level", "kernels", "reads",
///                  "writes", "passes", "ai", "traffic_ratio", "launch_ratio", "highest_speedup", "speedup"
///   intensities    rows "unfused", "fused"; columns "way", "ai", "below_vector", "below_tensor" (ridge /
///                  intensity)
///   attention      rows by sequence length ("128", …, "16384"); columns "sequence", "standard_bytes",
///                  "flash_bytes", the memory held as "standard_footprint", "flash_footprint", and
///                  "traffic_ratio", "footprint_ratio"
///   conventions    rows by convention; columns "convention", "accesses_unfused", "accesses_fused", "ratio",
///                  and the same by "reads_unfused", "writes_unfused", "reads_fused", "writes_fused"
///   program        rows "kernel_1", …: the kernels that the edited lines become, then "program", all of
///   them;
///                  columns "kernel", "reads_bytes", "writes_bytes", "traffic_bytes", "intensity",
///                  "attainable_flops" (under the vector units' roof)
///   program_roofs  samples of the roofs; columns "sample", "intensity", "vector_flops", "tensor_flops"
///
/// Formula ids: "fusion_traffic", "fusion_time", "arithmetic_intensity", "ops_to_ridge",
/// "attention_standard", "attention_flash", "one_line_chain". Symbols: Q traffic, r reads, w writes, n
/// elements, b bytes of one, N kernels (attention: sequence length), ℓ launch cost, t time of a kernel, F
/// operations, B bandwidth, η share of it, P peak, I intensity, R ridge point, m operations, d head size, M
/// on-chip elements, A accesses; a prime marks the fused chain.
struct FusionDesign : DesignOf<FusionDesign, FusionSettings, FusionState>
{
    static const Declaration<FusionDesign> &declaration();
    static Rows figures(), tables(), formulas(); ///< one part each, in sources of their own
};

/// A memory bandwidth in words: "2 TB/s".
QString bandwidthText(double bytes_s);
/// A level's name in words: "Library kernels".
QString levelLabel(const QString &key, const Catalogue &catalogue);

/// What every wall time assumes: fields of its notes.
inline constexpr FieldNames wallTime = {"efficiency", "launch_us", "queue"};

/// Sentences of this instrument that stand in code: FusionText::tr().
class FusionText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Fusion)
};

/// What was set and what it did, in the terms of the topic.
FusionDesign::Sentence changeSentence;

// What each table shows, in one or two sentences.

FusionDesign::Sentence operationsSummary, timesSummary, granularitiesSummary, intensitiesSummary,
    attentionSummary, conventionsSummary;

/// What the edited lines have become: kernels, graphs, bytes and intensity.
FusionDesign::Sentence programSummary;
std::vector<ResultRow> programRows(const FusionState &state, const Catalogue &catalogue);
std::vector<ResultRow> programRoofRows(const FusionState &state, const Catalogue &catalogue);
/// The name of an operation: "Square". One that isn't known stays as it is.
QString kernelLabel(const QString &name);

/// A line of code, and in a sentence which bytes it moves.
struct FusionLine
{
    QString code;
    QString moves;
};

class FusionInstrument : public InstrumentOf<FusionDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// Whether the tensor stays in the L2 cache, and what that means for the traffic shown; one or two
    /// sentences.
    QString cacheSentence() const;
    /// Where a 5× wall-clock figure can come from, and where it cannot.
    QString speedupSentence() const;
    /// What the attention figures count, and what the published measurement counts.
    QString attentionSentence() const;
    /// What counts as an access under the chosen convention.
    QString conventionSentence() const;
    /// Of the program: "Kernel 2: Square", "Kernel 1: lines 1 to 3".
    QString kernelName(std::size_t kernel) const;
    /// "Reads 1.57 MB and writes 1.57 MB."
    QString kernelMoves(std::size_t kernel) const;
    /// A kernel of the program as a compiler writes it; what it loads and stores says its bytes.
    std::vector<FusionLine> kernelCode(std::size_t kernel) const;
    /// The chain as it is launched, a line for each kernel; fused, as a compiler writes the one kernel,
    /// without what is only declaration.
    std::vector<FusionLine> codeLines(bool fused) const;
    /// Length at which the published ratio was measured.
    double publishedSequence() const;
};

extern template class InstrumentOf<FusionDesign>;

} // namespace rp
