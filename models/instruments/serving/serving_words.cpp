// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/ridge_points.h"
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/serving/serving.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <limits>

namespace rp {

namespace {

QString whatWasSet(const Moment<ServingDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const InputSpec spec = InputsOf<ServingDesign>::spec(id, moment.now.settings, moment.catalogue);
    const QString value = InputsOf<ServingDesign>::text(id, moment.now.settings, moment.catalogue);
    //: a control and its new value: "Batch 64"; the beginning of a longer sentence
    return spec.choices.empty() ? ServingText::tr("%1 %2", "control and value").arg(spec.label, value)
                                //: a control and what was chosen: "Phase, decode"; the beginning of a longer
                                //: sentence
                                : ServingText::tr("%1, %2", "control and value").arg(spec.label, value);
}

QString rate(const ServingState &state)
{
    return servingRateText(state.result.step.tokens_s);
}

QString noThroughput()
{
    return ServingText::tr("There is no throughput: the design does not fit.");
}

QString largestBatchSentence(const ServingResult &r)
{
    if (r.largest_batch > 0.0) {
        //: %1 is a number of sequences
        return ServingText::tr("The largest batch that fits at this length is %1.")
            .arg(Format().count(r.largest_batch));
    }
    if (r.memory.weights > r.device_bytes) {
        //: %1 is a size in bytes
        return ServingText::tr("No batch fits: the weights alone take %1.")
            .arg(Format().bytes(r.memory.weights));
    }
    return ServingText::tr("No batch fits, not even one sequence of this length.");
}

/// What became of the upper bound of a design that fits now.
QString moved(const Moment<ServingDesign> &moment)
{
    const QString what = whatWasSet(moment);
    const QString now = rate(moment.now);
    if (!moment.before.result.fits) {
        //: %1 a control and its value, %2 a rate
        return fillMarkers(ServingText::tr("%1: the design fits. Its upper bound is %2."), {what, now});
    }
    const QString before = rate(moment.before);
    if (before == now) {
        //: %1 a control and its value, %2 a rate
        return fillMarkers(ServingText::tr("%1: the upper bound stays at %2."), {what, now});
    }
    //: %1 a control and its value, %2 and %3 rates
    return fillMarkers(ServingText::tr("%1: the upper bound moves from %2 to %3."), {what, before, now});
}

QString operationReasons(const Catalogue &catalogue)
{
    QStringList reasons;
    for (const ServingOperation &operation : catalogue.servingOperations) {
        for (const char *field : {"flops", "reads"})
            reasons.append(assumptionText(catalogue, operation.notes, QString::fromLatin1(field)));
    }
    return joinedSentences(reasons);
}

} // namespace

QString servingReason(const QString &field, const ServingSettings &settings, const Catalogue &catalogue)
{
    const ServingDesignConstants &design = *catalogue.servingDesign;
    if (field == QLatin1String("reserve"))
        return assumptionText(catalogue, catalogue.serving->notes, QStringLiteral("reserve_bytes"));
    if (field == QLatin1String("heads"))
        return settings.hasAllHeads() ? assumptionText(catalogue, design.notes, field) : QString();
    if (field == QLatin1String("efficiency"))
        return settings.eta_m == design.memory_efficiency_measured
                   ? assumptionText(catalogue, design.notes, QStringLiteral("memory_efficiency_measured"))
                   : QString();
    if (field == QLatin1String("operations"))
        return operationReasons(catalogue);
    const DeviceEntry *device = servingDevice(settings, catalogue);
    if (!device)
        return {};
    return field == QLatin1String("peak")
               ? tensorRidgeAssumption(*device)
               : vectorRidgeAssumption(*device, ridgePoints(*device, design.precision));
}

QString servingRateText(double tokens_s)
{
    //: what is counted per second: parts of words that a language model reads or writes
    return Format().perSecond(tokens_s, ServingText::tr("tokens"));
}

QString servingBandwidthText(double bytes_s)
{
    return Format().perSecond(bytes_s * 1e-9, Format::isolate(QStringLiteral("GB")));
}

QString servingWorkText(double flops)
{
    return Format().significant(flops * 1e-9, 4) + QChar(QChar::Nbsp) +
           Format::isolate(QStringLiteral("GFLOP"));
}

QString servingMemorySentence(const ServingState &state)
{
    const Format format;
    const ServingResult &r = state.result;
    const QString total = format.bytes(r.memory.total);
    const QString device = format.bytes(r.device_bytes);
    const QString sum =
        r.fits
            //: %1 to %3 are sizes in bytes
            ? fillMarkers(ServingText::tr("This design needs %1 of the %2 that the device has. %3 is left."),
                          {total, device, format.bytes(r.device_bytes - r.memory.total)})
            //: %1 to %3 are sizes in bytes
            : fillMarkers(ServingText::tr("This design needs %1, but the device has %2. It is %3 too much."),
                          {total, device, format.bytes(r.excess_bytes())});
    return joinedSentences({sum, largestBatchSentence(r)});
}

QString servingBoundSentence(const ServingState &state)
{
    const ServingResult &r = state.result;
    if (!r.fits)
        return noThroughput();
    const QString limit =
        r.memoryBound()
            //: %1 and %2 are arithmetic intensities with their unit, %3 is a rate
            ? ServingText::tr("The step is memory-bound: it does %1, and the ridge point is %2. Weights and "
                              "cache cannot be read faster than for %3.")
            //: %1 and %2 are arithmetic intensities with their unit, %3 is a rate
            : ServingText::tr("The step is compute-bound: it does %1, and the ridge point is %2. The peak "
                              "does not allow more than %3.");
    return joinedSentences(
        {fillMarkers(limit, {Format().flopPerByte(r.step.work.intensity()), Format().flopPerByte(r.ridge),
                             rate(state)}),
         ServingText::tr(
             "This is an upper bound. Launches, gaps and slower kernels only take away from it.")});
}

QString servingFusionSentence(const ServingState &state)
{
    const Format format;
    const QString before = format.significant(state.result.meanAccesses(true));
    if (state.settings.fusion == QLatin1String("none")) {
        //: %1 is a number
        return fillMarkers(
            ServingText::tr(
                "Nothing is fused. For each element, these operations go to memory %1 times on average."),
            {before});
    }
    return joinedSentences(
        //: %1 and %2 are numbers, %3 a size in bytes
        {fillMarkers(
             ServingText::tr("Fusion lowers the accesses per element from %1 to %2 on average. That saves %3 "
                             "of traffic in each step."),
             {before, format.significant(state.result.meanAccesses(false)),
              format.bytes(state.result.saved_bytes())}),
         ServingText::tr(
             "Softmax and LayerNorm stay two kernels: matrix products and a residual add lie between "
             "them.")});
}

QString ServingInstrument::publishedSentence() const
{
    const ServingResult &r = state().result;
    if (!r.device || r.device->device.bandwidth_bytes_s != catalogue().serving->published.bandwidth_bytes_s)
        return ServingText::tr(
            "The course's formula has the numbers of an H100 built in. It says nothing about this "
            "device.");
    if (!r.fits)
        return noThroughput(); // there is nothing to hold the formula against
    return joinedSentences(
        //: %1 is a rate, %2 a factor such as 6.56×, %3 a rate
        {fillMarkers(ServingText::tr("The course's formula gives %1 here, %2 the bound of %3."),
                     {servingRateText(r.published_tokens_s),
                      Format().factor(r.published_tokens_s / r.step.tokens_s), rate(state())}),
         ServingText::tr(
             "It uses the peak with sparsity, leaves out the MLP, and takes the tokens of prompts for "
             "tokens that are written.")});
}

QString changeSentence(const Moment<ServingDesign> &moment)
{
    const ServingResult &now = moment.now.result;
    if (moment.inputs.isEmpty() || !now.device)
        return {};
    if (!now.fits) {
        //: %1 a control and its value, %2 a size in bytes
        return joinedSentences({fillMarkers(ServingText::tr("%1: out of memory, by %2."),
                                            {whatWasSet(moment), Format().bytes(now.excess_bytes())}),
                                largestBatchSentence(now)});
    }
    if (moment.inputs == QStringList{QStringLiteral("fusion")})
        return joinedSentences({moved(moment), servingFusionSentence(moment.now)});
    return joinedSentences(
        {moved(moment),
         //: %1 is an arithmetic intensity with its unit, %2 is "memory-bound" or "compute-bound"
         ServingText::tr("Arithmetic intensity: %1, %2.")
             .arg(Format().flopPerByte(now.step.work.intensity()),
                  writtenText(ServingDesign::context(), servingRegime, now.memoryBound() ? 0.0 : 1.0))});
}

QString servingKernelSummary(const Moment<ServingDesign> &moment)
{
    const ServingResult &r = moment.now.result;
    //: how many kinds of kernels are memory-bound; both are numbers
    const QString bound =
        ServingText::tr("Memory-bound: %1 of %2 kinds of kernels.")
            .arg(Format().count(r.memoryBoundKernels()), Format().count(double(r.kernels.size())));
    return joinedSentences({bound, changeSentence(moment)});
}

QString servingRoofSummary(const Moment<ServingDesign> &moment)
{
    const ServingResult &r = moment.now.result;
    //: %1 and %2 are arithmetic intensities with their unit
    return fillMarkers(
        ServingText::tr("The Tensor Cores reach their peak from %1 on, the vector units from %2 on."),
        {Format().flopPerByte(r.ridge), Format().flopPerByte(r.vectorRidge)});
}

QString servingBatchSummary(const Moment<ServingDesign> &moment)
{
    const QString batch = Format().count(moment.now.settings.batch);
    //: %1 is a number of sequences, %2 a rate
    return moment.now.result.fits
               ? fillMarkers(ServingText::tr("As set now, batch %1 can reach %2 at most."),
                             {batch, rate(moment.now)})
               //: %1 is a number of sequences
               : ServingText::tr("As set now, batch %1 does not fit into memory.").arg(batch);
}

namespace {

using D = ServingDesign;
using State = ServingState;

/// FLOP, written in GFLOP.
ResultCell workCell(double flops)
{
    ResultCell cell = numberCell(flops);
    cell.text = [flops] { return servingWorkText(flops); };
    return cell;
}

/// What a design that does not fit never reaches is no number.
ResultCell reachedCell(double value, bool fits)
{
    ResultCell cell = numberCell(fits ? value : std::numeric_limits<double>::quiet_NaN());
    if (!fits)
        cell.text = [] { return writtenText(D::context(), servingVerdict, 0.0); };
    return cell;
}

/// One of two words, with what it means.
ResultCell wordCell(const Written &words, bool second, Meaning ofFirst, Meaning ofSecond)
{
    const double value = second ? 1.0 : 0.0;
    ResultCell cell = textCell([&words, value] { return writtenText(D::context(), words, value); });
    cell.value = value;
    cell.meaning = second ? ofSecond : ofFirst;
    return cell;
}

ResultCell regimeCell(bool memoryBound)
{
    return wordCell(servingRegime, !memoryBound, Meaning::Memory, Meaning::Compute);
}

ResultCell fitCell(bool fits)
{
    return wordCell(servingVerdict, fits, Meaning::Failure, Meaning::Good);
}

ResultCell unitsCell(ServingKernel::Kind kind)
{
    return textCell([kind] {
        return kind == ServingKernel::Kind::Pointwise ? ServingText::tr("vector units")
                                                      : ServingText::tr("Tensor Cores");
    });
}

ResultCell labelCell(const QString &key, const Catalogue &catalogue)
{
    return textCell([key, &catalogue] { return servingKernelLabel(key, catalogue); });
}

ResultRow stepRow(const State &state)
{
    const ServingResult &r = state.result;
    //: row of a table: all kernels of a step taken as one
    ResultCell name = textCell([] { return ServingText::tr("Whole step"); });
    name.note = [] { return ServingText::tr("weights and cache only, all of it overlapped"); };
    ResultCell share = numberCell(std::numeric_limits<double>::quiet_NaN());
    share.text = [] { return QString(QChar(0x2013)); }; // it is no part of itself
    return {QStringLiteral("step"),
            {name, numberCell(r.step.work.intensity()), numberCell(r.step_mfu * r.limits.tensor_flops),
             regimeCell(r.memoryBound()), reachedCell(r.step.time_s * 1e6, r.fits), share,
             numberCell(r.step.work.bytes), workCell(r.step.work.flops),
             unitsCell(ServingKernel::Kind::Product), numberCell(r.launches())}};
}

std::vector<ResultRow> kernelsRows(const State &state, const Catalogue &catalogue)
{
    const ServingResult &r = state.result;
    if (!r.device)
        return {};
    std::vector<ResultRow> rows;
    for (const ServingKernel &k : r.kernels) {
        rows.push_back(
            {k.key,
             {labelCell(k.key, catalogue), numberCell(k.intensity()), numberCell(k.attainable_flops),
              regimeCell(k.memoryBound()), reachedCell(k.time_s * 1e6, r.fits),
              numberCell(k.time_s / r.kernels_s), numberCell(k.work.bytes), workCell(k.work.flops),
              unitsCell(k.kind), numberCell(k.launches)}});
    }
    rows.push_back(stepRow(state));
    return rows;
}

std::vector<ResultRow> roofsRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    const ServingResult &r = state.result;
    if (!r.device)
        return rows;
    const std::vector<double> intensities = r.roofSamples();
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

std::vector<ResultRow> memoryRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    if (!state.result.device)
        return rows;
    const auto add = [&](const char *key, const ServingSettings &settings, ResultCell name) {
        const ServingResult r = evaluate(settings, catalogue);
        const ResultCell verdict = fitCell(r.fits);
        ResultCell total = numberCell(r.memory.total);
        total.meaning = verdict.meaning;
        total.note = verdict.text;
        rows.push_back({QString::fromLatin1(key),
                        {std::move(name), numberCell(r.memory.weights), numberCell(r.memory.kv),
                         numberCell(r.memory.activations), numberCell(r.memory.reserve), total,
                         numberCell(r.device_bytes), verdict}});
    };
    const auto with = [&catalogue](const char *input, const QString &choice) {
        return textCell([&catalogue, input, choice] {
            //: row of a table: the same design with one choice changed; %1 is that choice: "GQA", "INT8"
            return ServingText::tr("With %1 instead")
                .arg(InputsOf<D>::text(QString::fromLatin1(input), choice, {}, catalogue));
        });
    };
    const ServingSettings &now = state.settings;
    //: row of a table: the design that the controls say
    add("now", now, textCell([] { return ServingText::tr("This design"); }));
    ServingSettings other = now;
    other.heads = now.hasAllHeads() ? QStringLiteral("gqa") : QStringLiteral("mha");
    add("other_heads", other, with("heads", other.heads));
    other = now;
    other.weights = now.hasSmallWeights() ? QStringLiteral("fp16") : QStringLiteral("int8");
    add("other_weights", other, with("weights", other.weights));
    return rows;
}

std::vector<ResultRow> batchesRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    if (!state.result.device)
        return rows;
    for (const double batch : comparedBatches(state)) {
        ServingSettings settings = state.settings;
        settings.batch = batch;
        const ServingResult r = evaluate(settings, catalogue);
        ResultCell name = numberCell(batch);
        if (batch == state.settings.batch) {
            //: remark on a row of a table: it is what the controls say
            name.note = [] { return ServingText::tr("as set now"); };
        }
        rows.push_back({QStringLiteral("b%1").arg(int(batch)),
                        {name, reachedCell(r.step.tokens_s, r.fits),
                         reachedCell(settings.tokens() / r.kernels_s, r.fits),
                         numberCell(r.step.work.intensity()), numberCell(r.memory.total), fitCell(r.fits)}});
    }
    return rows;
}

std::vector<ResultRow> fusionsRows(const State &state, const Catalogue &catalogue)
{
    static constexpr Written words =
        //: said of operations: each is a kernel of its own
        oneOf(QT_TRANSLATE_NOOP("rp::ServingDesign", "separate"),
              //: said of operations: they are one kernel
              QT_TRANSLATE_NOOP("rp::ServingDesign", "fused"));
    std::vector<ResultRow> rows;
    for (const ServingFusion &fusion : state.result.fusions) {
        rows.push_back({fusion.key,
                        {labelCell(fusion.key, catalogue),
                         wordCell(words, fusion.active, Meaning::Neutral, Meaning::Good),
                         numberCell(fusion.accessesBefore), numberCell(fusion.accessesAfter),
                         numberCell(fusion.before.work.bytes), numberCell(fusion.after.work.bytes),
                         numberCell(fusion.saved_bytes()), numberCell(fusion.before.intensity()),
                         numberCell(fusion.after.intensity())}});
    }
    return rows;
}

std::vector<ResultRow> operationsRows(const State & /*state*/, const Catalogue &catalogue)
{
    const double bytes = catalogue.serving->serving.activation_bytes;
    std::vector<ResultRow> rows;
    for (const ServingOperation &operation : catalogue.servingOperations) {
        rows.push_back(
            {operation.key,
             {labelCell(operation.key, catalogue), numberCell(operation.reads), numberCell(operation.writes),
              numberCell(operation.flops),
              numberCell(physics::pointwiseIntensity(operation.flops, bytes, operation.accesses()))}});
    }
    return rows;
}

/// A column whose values rest on assumptions.
constexpr ColumnRow<D> noted(const FieldNames &notes, ColumnRow<D> column)
{
    column.notes = notes;
    return column;
}

constexpr auto kernelsColumns = std::to_array<ColumnRow<D>>({
    {"kernel", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel")},
    noted(D::ofTraffic,
          {"intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"), Quantity::Intensity}),
    noted(D::ofKernels, {"attainable_flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "Attainable performance"),
                         Quantity::Flops}),
    noted(D::ofKernels, {"regime", QT_TRANSLATE_NOOP("rp::ServingDesign", "Regime")}),
    //: the least time that kernels need
    noted(D::ofKernels,
          {"time_us", QT_TRANSLATE_NOOP("rp::ServingDesign", "Time, lower bound"), Quantity::DurationAuto}),
    noted(D::ofKernels,
          {"share", QT_TRANSLATE_NOOP("rp::ServingDesign", "Share of the time"), Quantity::Fraction, 1}),
    //: bytes that a kernel reads and writes
    noted(D::ofTraffic, {"bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic"), Quantity::Bytes}),
    noted("operations", {"flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "FLOP"), Quantity::Significant}),
    //: which part of the GPU a kernel runs on
    {"units", QT_TRANSLATE_NOOP("rp::ServingDesign", "Runs on")},
    //: how many kernels a step launches
    noted("operations", {"launches", QT_TRANSLATE_NOOP("rp::ServingDesign", "Launches"), Quantity::Count}),
});

constexpr auto roofsColumns = std::to_array<ColumnRow<D>>({
    {"sample", QT_TRANSLATE_NOOP("rp::ServingDesign", "Sample")},
    {"intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"), Quantity::Intensity},
    noted(D::ofRoof, {"tensor", QT_TRANSLATE_NOOP("rp::ServingDesign", "Roof of the Tensor Cores"),
                      Quantity::Flops, 2, Meaning::Compute}),
    noted(D::ofVectorRoof, {"vector", QT_TRANSLATE_NOOP("rp::ServingDesign", "Roof of the vector units"),
                            Quantity::Flops, 2, Meaning::Dispatch}),
});

constexpr auto memoryColumns = std::to_array<ColumnRow<D>>({
    {"design", QT_TRANSLATE_NOOP("rp::ServingDesign", "Design")},
    {"weights_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Weights"), Quantity::Bytes, 2,
     Meaning::Compute},
    //: what a language model stores of the tokens so far
    noted("heads", {"kv_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "KV cache"), Quantity::Bytes, 2,
                    Meaning::Memory}),
    {"activation_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Activations"), Quantity::Bytes, 2,
     Meaning::Dispatch},
    //: memory that is kept for driver and framework
    noted("reserve", {"reserve_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Reserve"), Quantity::Bytes}),
    noted(D::ofMemory,
          {"total_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory needed"), Quantity::Bytes}),
    {"device_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory of the device"), Quantity::Bytes},
    //: whether a design fits into memory
    noted(D::ofMemory, {"verdict", QT_TRANSLATE_NOOP("rp::ServingDesign", "Verdict")}),
});

constexpr auto batchesColumns = std::to_array<ColumnRow<D>>({
    {"batch", QT_TRANSLATE_NOOP("rp::ServingDesign", "Batch"), Quantity::Count},
    noted(D::ofBound, {"tokens_s", QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound (tokens/s)"),
                       Quantity::Significant, 2, Meaning::Compute,
                       QT_TRANSLATE_NOOP("rp::ServingDesign", "Upper bound in tokens per second")}),
    noted(D::ofKernelBound,
          {"kernels_tokens_s", QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel (tokens/s)"),
           Quantity::Significant, 2, Meaning::Memory,
           QT_TRANSLATE_NOOP("rp::ServingDesign", "Kernel after kernel in tokens per second")}),
    noted("heads",
          {"intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"), Quantity::Intensity}),
    noted(D::ofMemory,
          {"total_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory needed"), Quantity::Bytes}),
    //: whether a design fits into memory
    noted(D::ofMemory, {"verdict", QT_TRANSLATE_NOOP("rp::ServingDesign", "Verdict")}),
});

constexpr auto fusionsColumns = std::to_array<ColumnRow<D>>({
    //: operations that can be one kernel
    {"fusion", QT_TRANSLATE_NOOP("rp::ServingDesign", "Operations")},
    //: whether operations are fused
    {"state", QT_TRANSLATE_NOOP("rp::ServingDesign", "Now")},
    //: reads and writes of memory for each element
    noted("operations",
          {"accesses_before", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses, separate"), Quantity::Count}),
    noted("operations",
          {"accesses_after", QT_TRANSLATE_NOOP("rp::ServingDesign", "Accesses, fused"), Quantity::Count}),
    noted("operations", {"bytes_before", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic, separate"),
                         Quantity::Bytes, 2, Meaning::Memory}),
    noted("operations", {"bytes_after", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic, fused"),
                         Quantity::Bytes, 2, Meaning::Good}),
    noted("operations",
          {"saved_bytes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Traffic saved"), Quantity::Bytes}),
    noted("operations", {"intensity_before", QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity, separate"),
                         Quantity::Intensity}),
    noted("operations", {"intensity_after", QT_TRANSLATE_NOOP("rp::ServingDesign", "Intensity, fused"),
                         Quantity::Intensity}),
});

constexpr auto operationsColumns = std::to_array<ColumnRow<D>>({
    {"operation", QT_TRANSLATE_NOOP("rp::ServingDesign", "Operation")},
    noted("operations",
          {"reads", QT_TRANSLATE_NOOP("rp::ServingDesign", "Reads per element"), Quantity::Count}),
    noted("operations",
          {"writes", QT_TRANSLATE_NOOP("rp::ServingDesign", "Writes per element"), Quantity::Count}),
    noted("operations",
          {"flops", QT_TRANSLATE_NOOP("rp::ServingDesign", "FLOP per element"), Quantity::Count}),
    noted("operations",
          {"intensity", QT_TRANSLATE_NOOP("rp::ServingDesign", "Arithmetic intensity"), Quantity::Intensity}),
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"kernels", QT_TRANSLATE_NOOP("rp::ServingDesignInstrument", "The kernels of one step on the roofline"),
     kernelsColumns, kernelsRows, servingKernelSummary},
    {"roofs", QT_TRANSLATE_NOOP("rp::ServingDesignInstrument", "What the device can attain"), roofsColumns,
     roofsRows, servingRoofSummary},
    {"memory", QT_TRANSLATE_NOOP("rp::ServingDesignInstrument", "Memory budget"), memoryColumns, memoryRows,
     [](const Moment<D> &moment) { return servingMemorySentence(moment.now); }},
    {"batches", QT_TRANSLATE_NOOP("rp::ServingDesignInstrument", "Throughput by batch, upper bounds"),
     batchesColumns, batchesRows, servingBatchSummary},
    {"fusions", QT_TRANSLATE_NOOP("rp::ServingDesignInstrument", "What fusion saves"), fusionsColumns,
     fusionsRows, [](const Moment<D> &moment) { return servingFusionSentence(moment.now); }},
    {"operations", QT_TRANSLATE_NOOP("rp::ServingDesignInstrument", "Operations as kernels of their own"),
     operationsColumns, operationsRows,
     [](const Moment<D> &) {
         return QCoreApplication::translate(
             "rp::ServingDesignInstrument",
             "Each read and each write is one access of memory for each element.");
     }},
});

/// Rows are called "b16".
ServingSettings ofBatch(ServingSettings settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings.batch = row.mid(1).toDouble();
    return settings;
}

constexpr auto batchInput = std::to_array<const char *>({"batch"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"batches", "tokens_s", "tokens_s", ofBatch, batchInput},
});

} // namespace

DesignRows<D> ServingDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
}

} // namespace rp
