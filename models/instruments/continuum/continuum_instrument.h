// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_rubric.h"
#include "models/instruments/contract/instrument.h"

#include <memory>
#include <optional>

namespace rp {

struct Catalogue;
struct ContinuumState;
struct RidgePoints;

/// Lab 07, act 2, panel C: what each stage of compiling gains in speed and loses in flexibility, and which
/// operations cross from memory-bound to compute-bound.
///
/// The inputs are read-only properties; Instrument::setInput() is the only way to change one. Changes of the
/// crossing part (operation … gemm_batch) are counted as moves: a run of changes of one input is one move,
/// and a run that ends where it began is none.
///
/// Input ids, in the order in which a saved state is restored:
///   context            "cloud" | "edge"; brings launch cost and ridge points
///   workload           "kws" | "resnet50" | "gpt2" | "giant"
///   launch_model       "serial" (queue depth 1) | "overlapped" (deep queue)
///   stage              a key of the catalogue's stages
///   moves              whole, 0 … moves made; a lower number takes moves back, 0 starts again
///   operation          "pointwise" | "gemm"
///   precision          "fp16" | "fp32"
///   kernel_complexity  whole, 1 … 8 FLOP per element of each pointwise operation
///   fusion_level       whole, 1 … 32 pointwise operations in one kernel, or fused behind the GEMM
///   gemm_k             whole, 64 … 16,384
///   gemm_batch         whole, 1 … 4,096 rows
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
class CompilationContinuumInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString workload READ workload NOTIFY changed)
    Q_PROPERTY(QString launch_model READ launchModel NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(double moves READ moves NOTIFY changed)
    Q_PROPERTY(QString operation READ operation NOTIFY changed)
    Q_PROPERTY(QString precision READ precision NOTIFY changed)
    Q_PROPERTY(double kernel_complexity READ kernelComplexity NOTIFY changed)
    Q_PROPERTY(double fusion_level READ fusionLevel NOTIFY changed)
    Q_PROPERTY(double gemm_k READ gemmK NOTIFY changed)
    Q_PROPERTY(double gemm_batch READ gemmBatch NOTIFY changed)
    Q_PROPERTY(QString history READ history NOTIFY changed)
public:
    explicit CompilationContinuumInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~CompilationContinuumInstrument() override;

    QString context() const;
    QString workload() const;
    QString launchModel() const;
    QString stage() const;
    double moves() const;
    QString operation() const;
    QString precision() const;
    double kernelComplexity() const;
    double fusionLevel() const;
    double gemmK() const;
    double gemmBatch() const;
    QString history() const;

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    /// stages(), rubric(), intensities().
    std::vector<ResultTable *> tables() const override;
    /// One row per stage; columns "stage", "flexibility", "throughput", "speedup", "total_us", "f1" … "f5"
    /// (0, 0.5 or 1; rated Poor, Fair, Good), "why".
    ResultTable *stages() const;
    /// Same rows; "stage", "f1" … "f5", "flexibility", "speedup".
    ResultTable *rubric() const;
    /// Rows "now", "epilogue" (what is fused behind a GEMM on Tensor Cores), "start", "longest_chain";
    /// columns "point", "intensity", "ridge_share", "vector_share" (NaN where not compared), "bound".
    ResultTable *intensities() const;

    /// The five questions behind the flexibility, and why the chosen stage is judged as it is.
    std::vector<RubricQuestion> questions() const;
    QString stageReason() const;

    /// Memory-bound or compute-bound, and on which ridge: one sentence.
    QString boundSentence() const;
    const RidgePoints &ridges() const;
    /// "Move 2 of 5".
    QString movesText() const;
    /// What to do past the last allowed move; empty up to then.
    QString movesMessage() const;

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "stage_speedup", "chain_intensity", "gemm_intensity", "ops_to_ridge". Several equations
    /// come on several lines. Empty for an unknown id.
    QString liveFormula(const QString &formulaId) const override;
    QString changeSentence() const override;

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<ContinuumState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
