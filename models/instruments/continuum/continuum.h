// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_model.h"
#include "models/instruments/contract/instrument_of.h"

#include <QCoreApplication>

namespace rp {

/// Lab 07, act 2, panel C: what each stage of compiling gains in speed and loses in flexibility, and which
/// operations cross from memory-bound to compute-bound.
///
/// Changes of the crossing part (operation … gemm_batch) are counted as moves: a run of changes of one input
/// is one move, and a run that ends where it began is none.
///
/// Input ids, in the order in which a saved state is restored:
///   context            "cloud" | "edge"; brings launch cost and ridge points
///   workload           "kws" | "resnet50" | "gpt2" | "giant"
///   stage              a key of the catalogue's stages
///   launch_model       "serial" (queue depth 1) | "overlapped" (deep queue)
///   moves              whole, 0 … moves made; a lower number takes moves back, 0 starts again. Shown last
///   operation          "pointwise" | "gemm"
///   precision          "fp16" | "fp32"
///   kernel_complexity  whole, 1 … 8 FLOP per element of each pointwise operation
///   fusion_level       whole, 1 … 32 pointwise operations in one kernel, or fused behind the GEMM
///   gemm_k             whole, 64 … 16,384; acts on a GEMM alone
///   gemm_batch         whole, 1 … 4,096 rows; likewise
///   history            text: the moves behind `moves`; only what leads to the other inputs is accepted. It
///                      is saved and restored, and is no control.
///
/// Figure ids (base units: µs, fraction of 1, factor, per second, FLOP/byte):
///   of the chosen stage: speedup, throughput, total_us, flexibility
///   of the operation: intensity (a GEMM's own FLOP only, which run on Tensor Cores), vector_intensity (the
///     pointwise FLOP), ridge_tensor, ridge_vector, ridge_share (intensity / ridge_tensor), vector_share
///     (vector_intensity / ridge_vector), bound (0 memory, 1 compute), ops_to_ridge_tensor,
///     ops_to_ridge_vector (pointwise operations of the chosen complexity up to a ridge)
///   of the inputs: moves, kernel_complexity, fusion_level, gemm_k, gemm_batch
///
/// Tables:
///   stages       one row per stage; columns "stage", "flexibility", "throughput", "speedup", "total_us",
///                "f1" … "f5" (0, 0.5 or 1; rated Poor, Fair, Good), "why"
///   intensities  rows "now", "epilogue" (what is fused behind a GEMM on Tensor Cores), "start",
///                "longest_chain"; columns "point", "intensity", "ridge_share", "vector_share" (NaN where not
///                compared), "bound"
///
/// Formula ids: "stage_speedup", "chain_intensity", "gemm_intensity", "ops_to_ridge". Several equations come
/// on several lines.
struct ContinuumDesign : DesignOf<ContinuumDesign, ContinuumSettings, ContinuumState>
{
    static const Declaration<ContinuumDesign> &declaration();
    static Rows tables(), formulas(); ///< one part each, in sources of their own
};

/// A count of pointwise operations: "4 operations".
inline constexpr Written operationCount = {
    Quantity::Counted, ownDigits,
    //: pointwise operations; %1 is the count with digit groups; the plural form follows it
    QT_TRANSLATE_N_NOOP("rp::Continuum", "%1 operation(s)")};
/// The arithmetic of one: "8 FLOP".
inline constexpr Written operationWork = {Quantity::Count, ownDigits,
                                          //: FLOP stands for floating-point operations; %1 is their count
                                          QT_TRANSLATE_NOOP("rp::Continuum", "%1 FLOP")};

/// "memory-bound", "compute-bound", "not defined".
QString boundText(RoofBound bound);
/// Memory-bound or compute-bound, and on which ridge: one sentence.
QString boundSentence(const ContinuumState &state);
/// "Move 2 of 5".
QString movesText(const ContinuumState &state);
/// What to do past the last allowed move; empty up to then.
QString movesMessage(const ContinuumState &state);

/// Sentences of this instrument that stand in code: ContinuumText::tr().
class ContinuumText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Continuum)
};

/// "memory_us", "judgements", "launch_factor" of workload and stage; "queue" (launches that run ahead);
/// "times" of context, workload and launch model; "factors" and "judged" (those of every stage);
/// "tensor_ridge", "vector_ridge".
QString continuumReason(const QString &field, const ContinuumSettings &settings, const Catalogue &catalogue);
/// What was set, what it did to the stage or to the operating point, and the moves.
ContinuumDesign::Sentence changeSentence;

/// Throughput against flexibility in two sentences. The first names everything that can have changed.
ContinuumDesign::Sentence stagesSummary;
/// Where the operation stands, followed by the last change if it moved the operation.
ContinuumDesign::Sentence intensitiesSummary;

/// One of the five questions that make up the flexibility of a stage.
struct RubricQuestion
{
    QString key;     ///< "f1"
    QString name;    ///< translated: "F1, language coverage"
    QString meaning; ///< translated, one sentence
};
std::vector<RubricQuestion> rubricQuestions();

class ContinuumInstrument : public InstrumentOf<ContinuumDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// The counter of moves comes after all that makes moves, though it is restored before.
    std::vector<InputSpec> inputs() const override;
};

extern template class InstrumentOf<ContinuumDesign>;

} // namespace rp
