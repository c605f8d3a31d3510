// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_tables.h"

#include "models/instruments/serving/serving_table_parts.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using namespace serving;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingDesign)
public:
    static QString step()
    {
        //: row of a table: all kernels of a step taken as one
        return tr("Whole step");
    }
    static QString stepNote() { return tr("weights and cache only, all of it overlapped"); }
    static QString chosen()
    {
        //: remark on a row of a table: it is what the controls say
        return tr("as set now");
    }
    static QString now()
    {
        //: row of a table: the design that the controls say
        return tr("This design");
    }
    static QString with(const QString &choice)
    {
        //: row of a table: the same design with one choice changed; %1 is that choice: "GQA", "INT8"
        return tr("With %1 instead").arg(choice);
    }
};

/// FLOP, written in GFLOP.
ResultCell workCell(double flops)
{
    ResultCell cell = numberCell(flops);
    cell.text = [flops] { return ServingWords::work(flops); };
    return cell;
}

ResultRow kernelRow(const ServingKernel &kernel, double all_s, bool fits, const Catalogue &catalogue)
{
    const QString key = kernel.key;
    const bool memoryBound = kernel.memoryBound();
    const auto kind = kernel.kind;
    ResultCell regime = textCell([memoryBound] { return ServingWords::regime(memoryBound); });
    regime.value = memoryBound ? 0.0 : 1.0;
    regime.meaning = memoryBound ? Meaning::Memory : Meaning::Compute;
    return {key,
            {textCell([key, &catalogue] { return ServingWords::kernel(key, catalogue); }),
             numberCell(kernel.intensity()), numberCell(kernel.attainable_flops), regime,
             reachedCell(kernel.time_s * 1e6, fits), numberCell(kernel.time_s / all_s),
             numberCell(kernel.work.bytes), workCell(kernel.work.flops),
             textCell([kind] { return ServingWords::units(kind); }), numberCell(kernel.launches)}};
}

ResultRow stepRow(const ServingState &state)
{
    const ServingResult &r = state.result;
    ResultCell name = textCell([] { return Words::step(); });
    name.note = [] { return Words::stepNote(); };
    const bool memoryBound = r.memoryBound();
    ResultCell regime = textCell([memoryBound] { return ServingWords::regime(memoryBound); });
    regime.value = memoryBound ? 0.0 : 1.0;
    regime.meaning = memoryBound ? Meaning::Memory : Meaning::Compute;
    double launches = 0.0;
    for (const ServingKernel &kernel : r.kernels)
        launches += kernel.launches;
    ResultCell share = numberCell(nan);
    share.text = [] { return QString(QChar(0x2013)); }; // it is no part of itself
    return {QStringLiteral("step"),
            {name, numberCell(r.step.work.intensity()), numberCell(r.step_mfu * r.limits.tensor_flops),
             regime, reachedCell(r.step.time_s * 1e6, r.fits), share, numberCell(r.step.work.bytes),
             workCell(r.step.work.flops),
             textCell([] { return ServingWords::units(ServingKernel::Kind::Product); }),
             numberCell(launches)}};
}

} // namespace

std::vector<ResultColumn> servingKernelColumns(const ServingNow &now, const Catalogue &catalogue)
{
    const auto column = [&](const char *key, const char *title, Quantity quantity, unsigned needs = Nothing) {
        return servingColumn(key, title, quantity, Meaning::Neutral, now, catalogue, needs);
    };
    std::vector<ResultColumn> columns = {
        column("kernel", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel"), Quantity::Text),
        column("intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"),
               Quantity::Intensity, Operations | Heads),
        column("attainable_flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "Attainable performance"),
               Quantity::Flops, kernelNeeds),
        column("regime", QT_TRANSLATE_NOOP("rp::ServingDesign", "Regime"), Quantity::Text, kernelNeeds),
        //: the least time that kernels need
        column("time_us", QT_TRANSLATE_NOOP("rp::ServingDesign", "Time, lower bound"), Quantity::DurationAuto,
               kernelNeeds),
        column("share", QT_TRANSLATE_NOOP("rp::ServingDesign", "Share of the time"), Quantity::Fraction,
               kernelNeeds),
        //: bytes that a kernel reads and writes
        column("bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic"), Quantity::Bytes,
               Operations | Heads),
        column("flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "FLOP"), Quantity::Significant, Operations),
        //: which part of the GPU a kernel runs on
        column("units", QT_TRANSLATE_NOOP("rp::ServingDesign", "Runs on"), Quantity::Text),
        //: how many kernels a step launches
        column("launches", QT_TRANSLATE_NOOP("rp::ServingDesign", "Launches"), Quantity::Count, Operations)};
    columns[5].decimals = 1;
    return columns;
}

std::vector<ResultRow> servingKernelRows(const ServingState &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    if (!state.result.device)
        return rows;
    rows.reserve(state.result.kernels.size() + 1);
    for (const ServingKernel &kernel : state.result.kernels)
        rows.push_back(kernelRow(kernel, state.result.kernels_s, state.result.fits, catalogue));
    rows.push_back(stepRow(state));
    return rows;
}

std::vector<ResultColumn> servingRoofColumns(const ServingNow &now, const Catalogue &catalogue)
{
    return {servingColumn("sample", QT_TRANSLATE_NOOP("rp::ServingDesign", "Sample"), Quantity::Text,
                          Meaning::Neutral, now, catalogue),
            servingColumn("intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"),
                          Quantity::Intensity, Meaning::Neutral, now, catalogue),
            servingColumn("tensor", QT_TRANSLATE_NOOP("rp::ServingDesign", "Roof of the Tensor Cores"),
                          Quantity::Flops, Meaning::Compute, now, catalogue, Peak | Efficiency),
            servingColumn("vector", QT_TRANSLATE_NOOP("rp::ServingDesign", "Roof of the vector units"),
                          Quantity::Flops, Meaning::Dispatch, now, catalogue,
                          Peak | VectorPeak | Efficiency)};
}

std::vector<ResultRow> servingRoofRows(const ServingState &state)
{
    std::vector<ResultRow> rows;
    const ServingResult &r = state.result;
    if (!r.device)
        return rows;
    // Ten samples per decade, and the two corners exactly.
    constexpr int first = -20;
    constexpr int last = 50;
    std::vector<double> intensities{r.ridge, r.vectorRidge};
    for (int i = first; i <= last; ++i)
        intensities.push_back(std::pow(10.0, i / 10.0));
    std::sort(intensities.begin(), intensities.end());
    rows.reserve(intensities.size());
    for (std::size_t i = 0; i < intensities.size(); ++i) {
        const double intensity = intensities[i];
        const double bandwidth = r.limits.bandwidth_bytes_s;
        rows.push_back({QStringLiteral("i%1").arg(i),
                        {textCell([i] { return Format().count(double(i) + 1.0); }), numberCell(intensity),
                         numberCell(physics::attainable(intensity, r.limits.tensor_flops, bandwidth)),
                         numberCell(physics::attainable(intensity, r.limits.vector_flops, bandwidth))}});
    }
    return rows;
}

std::vector<ResultColumn> servingMemoryColumns(const ServingNow &now, const Catalogue &catalogue)
{
    const auto column = [&](const char *key, const char *title, Quantity quantity,
                            Meaning meaning = Meaning::Neutral, unsigned needs = Nothing) {
        return servingColumn(key, title, quantity, meaning, now, catalogue, needs);
    };
    return {column("design", QT_TRANSLATE_NOOP("rp::ServingDesign", "Design"), Quantity::Text),
            column("weights_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Weights"), Quantity::Bytes,
                   Meaning::Compute),
            //: what a language model stores of the tokens so far
            column("kv_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "KV cache"), Quantity::Bytes,
                   Meaning::Memory, Heads),
            column("activation_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Activations"), Quantity::Bytes,
                   Meaning::Dispatch),
            //: memory that is kept for driver and framework
            column("reserve_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Reserve"), Quantity::Bytes,
                   Meaning::Neutral, Reserve),
            column("total_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory needed"), Quantity::Bytes,
                   Meaning::Neutral, Reserve | Heads),
            column("device_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory of the device"),
                   Quantity::Bytes),
            //: whether a design fits into memory
            column("verdict", QT_TRANSLATE_NOOP("rp::ServingDesign", "Verdict"), Quantity::Text,
                   Meaning::Neutral, Reserve | Heads)};
}

std::vector<ResultRow> servingMemoryRows(const ServingState &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    if (!state.result.device)
        return rows;
    const auto add = [&](const char *key, const ServingSettings &settings, std::function<QString()> name) {
        const ServingResult r = evaluate(settings, catalogue);
        ResultCell total = numberCell(r.memory.total);
        total.meaning = r.fits ? Meaning::Good : Meaning::Failure;
        total.note = [fits = r.fits] { return fits ? ServingWords::fits() : ServingWords::doesNotFit(); };
        rows.push_back({QString::fromLatin1(key),
                        {textCell(std::move(name)), numberCell(r.memory.weights), numberCell(r.memory.kv),
                         numberCell(r.memory.activations), numberCell(r.memory.reserve), total,
                         numberCell(r.device_bytes), fitCell(r.fits)}});
    };
    const auto changed = [&catalogue](const char *input, const QString &choice) {
        return [&catalogue, input, choice] {
            return Words::with(servingInputText(QString::fromLatin1(input), choice, catalogue));
        };
    };
    add("now", state.settings, [] { return Words::now(); });
    ServingSettings heads = state.settings;
    heads.heads = heads.heads == QLatin1String("mha") ? QStringLiteral("gqa") : QStringLiteral("mha");
    add("other_heads", heads, changed("heads", heads.heads));
    ServingSettings weights = state.settings;
    weights.weights =
        weights.weights == QLatin1String("int8") ? QStringLiteral("fp16") : QStringLiteral("int8");
    add("other_weights", weights, changed("weights", weights.weights));
    return rows;
}

std::vector<ResultColumn> servingBatchColumns(const ServingNow &now, const Catalogue &catalogue)
{
    const auto column = [&](const char *key, const char *title, Quantity quantity,
                            Meaning meaning = Meaning::Neutral, unsigned needs = Nothing) {
        return servingColumn(key, title, quantity, meaning, now, catalogue, needs);
    };
    std::vector<ResultColumn> columns = {
        column("batch", QT_TRANSLATE_NOOP("rp::ServingDesign", "Batch"), Quantity::Count),
        column("tokens_s", QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound (tokens/s)"),
               Quantity::Significant, Meaning::Compute, Peak | Efficiency | Heads | Reserve),
        column("kernels_tokens_s", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel (tokens/s)"),
               Quantity::Significant, Meaning::Memory, kernelNeeds | Reserve),
        column("intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"),
               Quantity::Intensity, Meaning::Neutral, Heads),
        column("total_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory needed"), Quantity::Bytes,
               Meaning::Neutral, Reserve | Heads),
        //: whether a design fits into memory
        column("verdict", QT_TRANSLATE_NOOP("rp::ServingDesign", "Verdict"), Quantity::Text, Meaning::Neutral,
               Reserve | Heads)};
    columns[1].spokenTitle =
        lateServingText(QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound in tokens per second"));
    columns[2].spokenTitle =
        lateServingText(QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel in tokens per second"));
    return columns;
}

std::vector<ResultRow> servingBatchRows(const ServingState &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    if (!state.result.device)
        return rows;
    std::vector<double> batches{state.settings.batch};
    for (double batch = 1.0; batch <= largestServingBatch; batch *= 2.0)
        batches.push_back(batch);
    if (const double largest = state.result.largest_batch; largest >= 1.0 && largest < largestServingBatch)
        batches.push_back(largest); // so that the lines go on to where memory ends
    std::sort(batches.begin(), batches.end());
    batches.erase(std::unique(batches.begin(), batches.end()), batches.end());
    rows.reserve(batches.size());
    for (const double batch : batches) {
        ServingSettings settings = state.settings;
        settings.batch = batch;
        const ServingResult r = evaluate(settings, catalogue);
        ResultCell name = numberCell(batch);
        if (batch == state.settings.batch)
            name.note = [] { return Words::chosen(); };
        rows.push_back({QStringLiteral("b%1").arg(int(batch)),
                        {name, reachedCell(r.step.tokens_s, r.fits),
                         reachedCell(settings.tokens() / r.kernels_s, r.fits),
                         numberCell(r.step.work.intensity()), numberCell(r.memory.total), fitCell(r.fits)}});
    }
    return rows;
}

} // namespace rp
