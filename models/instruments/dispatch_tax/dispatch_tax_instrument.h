// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/dispatch_tax/launch_timeline.h"

#include <memory>
#include <optional>

namespace rp {

struct Catalogue;
struct DispatchTaxState;

/// Lab 07, act 1: where the time of one forward pass goes, launch by launch.
///
/// The inputs are read-only properties; Instrument::setInput() is the only way to change one. The eager pass,
/// the compiled pass and the replayed CUDA graph are always computed together; `mode` chooses the one that
/// the figures, the meters and the timeline speak about.
///
/// Input ids, in the order in which a saved state is restored:
///   context       "cloud" | "edge"; sets launch_us to the context's own launch cost
///   workload      "kws" | "resnet50" | "gpt2" | "giant"; sets kernel_count to the workload's own count
///   mode          "eager" | "compiled" | "cuda_graph"
///   kernel_count  whole, 10 … 10,000 (from 1 for the giant matmul); the total work stays the same
///   launch_us     5 … 20 µs (edge: 5 … 50 µs)
///   gpu_speed     1 … 8: math and memory time are divided by it
///   launch_model  "serial" (queue depth 1) | "overlapped" (deep queue)
///   scale         "ms" | "percent": only which table is the main chart's
///   edge_math     "course" | "physical": acts in the edge context only
///   min_kernel    bool: no kernel shorter than the catalogue's floor
///
/// Figure ids (base units: µs, fraction of 1, factor, per second):
///   of the chosen mode: math_utilization, gpu_busy, mfu, total_us, compute_us, dispatch_us, memory_us,
///     compute_share, dispatch_share, memory_share, kernel_count, compute_per_kernel_us,
///     dispatch_per_kernel_us, throughput
///   of the inputs: launch_us, gpu_speed
///   against the eager pass: speedup_compiled, speedup_graph, speedup_mode
///   against the same pass on a GPU at 1×: speedup_faster_gpu, math_utilization_base_gpu
///   of keyword spotting in the current context, launch cost and launch model, whatever the workload:
///     kws_utilization_eager, kws_utilization_compiled
class DispatchTaxInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString workload READ workload NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(double kernel_count READ kernelCount NOTIFY changed)
    Q_PROPERTY(double launch_us READ launch_us NOTIFY changed)
    Q_PROPERTY(double gpu_speed READ gpuSpeed NOTIFY changed)
    Q_PROPERTY(QString launch_model READ launchModel NOTIFY changed)
    Q_PROPERTY(QString scale READ scale NOTIFY changed)
    Q_PROPERTY(QString edge_math READ edgeMath NOTIFY changed)
    Q_PROPERTY(bool min_kernel READ minKernel NOTIFY changed)
public:
    explicit DispatchTaxInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~DispatchTaxInstrument() override;

    QString context() const;
    QString workload() const;
    QString mode() const;
    double kernelCount() const;
    double launch_us() const;
    double gpuSpeed() const;
    QString launchModel() const;
    QString scale() const;
    QString edgeMath() const;
    bool minKernel() const;

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    /// passes() or shares() first (as `scale` says), then the other, comparison(), timelineTable().
    std::vector<ResultTable *> tables() const override;
    /// Rows "eager", "compiled", "cuda_graph". Columns "mode", "compute_us", "dispatch_us", "memory_us",
    /// "total_us" (raw values in µs, shown in ms), "math_utilization", "gpu_busy", "mfu", "throughput",
    /// "speedup", "kernels".
    ResultTable *passes() const;
    /// Same rows; "mode", "compute_share", "dispatch_share", "memory_share" as fractions of that row's total.
    ResultTable *shares() const;
    /// Rows "kws_eager", "kws_compiled", "resnet50_eager", …; columns "pass", "kernels",
    /// "compute_per_kernel_us", "dispatch_per_kernel_us", "math_utilization" (rated Good / Fair / Poor),
    /// "speedup".
    ResultTable *comparison() const;
    /// The bars of the window last given to showTimeline(); columns "span" (its name), "lane", "start_us",
    /// "end_us", "kernels". Row keys "cpu_0", "gpu_0", … by first kernel. Empty before the first call.
    ResultTable *timelineTable() const;

    double total_us() const;
    /// A window of the chosen pass. The trace behind it is computed on the first call after a change.
    TimelineWindow timeline(double from_us, double to_us) const;
    /// Fills timelineTable() with a window and returns it; later input changes refill the table.
    TimelineWindow showTimeline(double from_us, double to_us);

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    /// Why a figure rests on an assumption, translated; empty when it does not.
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "serial_pass", "utilization", "compiled_pass", "overlapped", "cuda_graph", "faster_gpu",
    /// "three_meters". Several equations come on several lines. Empty for an unknown id.
    QString liveFormula(const QString &formulaId) const override;
    QVariantMap designFields() const override;
    QString changeSentence() const override;

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<DispatchTaxState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
