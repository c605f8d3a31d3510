// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/fusion_entries.h"
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/kit/table_cells.h"
#include "models/text/format.h"

#include <algorithm>
#include <functional>

namespace rp {

namespace {

using D = FusionDesign;
using S = FusionSettings;
using State = FusionState;

struct KernelName
{
    const char *name;
    Phrase label;
};

constexpr auto kernelNames =
    std::to_array<KernelName>({//: an operation of a neural network; usually not translated
                               {"layer_norm", QT_TRANSLATE_NOOP("rp::Fusion", "LayerNorm")},
                               //: an operation of a neural network; usually not translated
                               {"dropout", QT_TRANSLATE_NOOP("rp::Fusion", "Dropout")},
                               //: an operation of a neural network; usually not translated
                               {"relu", QT_TRANSLATE_NOOP("rp::Fusion", "ReLU")},
                               //: a kernel of Dropout: draws a random mask of zeros and ones
                               {"bernoulli", QT_TRANSLATE_NOOP("rp::Fusion", "Draw the mask")},
                               //: a kernel of Dropout
                               {"mul_mask", QT_TRANSLATE_NOOP("rp::Fusion", "Multiply by the mask")},
                               //: a kernel of Dropout: makes up for the elements that were set to zero
                               {"scale", QT_TRANSLATE_NOOP("rp::Fusion", "Rescale")},
                               //: a kernel of LayerNorm: mean of each row
                               {"mean", QT_TRANSLATE_NOOP("rp::Fusion", "Mean")},
                               //: a kernel of LayerNorm
                               {"sub", QT_TRANSLATE_NOOP("rp::Fusion", "Subtract the mean")},
                               //: a kernel of LayerNorm: each element times itself
                               {"square", QT_TRANSLATE_NOOP("rp::Fusion", "Square")},
                               //: a kernel of LayerNorm: mean of the squares of each row
                               {"var_mean", QT_TRANSLATE_NOOP("rp::Fusion", "Mean of the squares")},
                               //: a kernel of LayerNorm: adds a small number, called epsilon
                               {"add_eps", QT_TRANSLATE_NOOP("rp::Fusion", "Add epsilon")},
                               //: a kernel of LayerNorm: one over the square root
                               {"rsqrt", QT_TRANSLATE_NOOP("rp::Fusion", "Reciprocal root")},
                               //: a kernel of LayerNorm: multiplies by one over the square root
                               {"mul_rstd", QT_TRANSLATE_NOOP("rp::Fusion", "Multiply by the root")},
                               //: a kernel of LayerNorm: multiplies by the weights called gamma
                               {"mul_gamma", QT_TRANSLATE_NOOP("rp::Fusion", "Multiply by gamma")},
                               //: a kernel of LayerNorm: adds the weights called beta
                               {"add_beta", QT_TRANSLATE_NOOP("rp::Fusion", "Add beta")},
                               //: the one kernel that all operations of the chain are fused into
                               {"fused", QT_TRANSLATE_NOOP("rp::Fusion", "One fused kernel")}});

/// A name that isn't known stays as it is.
QString kernelLabel(const QString &name)
{
    const auto *found = std::find_if(kernelNames.begin(), kernelNames.end(), [&](const KernelName &kernel) {
        return name == QLatin1String(kernel.name);
    });
    return found == kernelNames.end() ? Format::isolate(name) : phraseText(D::context(), found->label);
}

ResultCell noted(ResultCell cell, bool chosen)
{
    if (chosen) {
        cell.note = [] {
            //: remark on a row of a table or a bar of a chart
            return FusionText::tr("chosen in the controls");
        };
    }
    return cell;
}

ResultRow operationRow(const QString &key, const physics::ChainKernel &kernel, const S &settings,
                       const Catalogue &catalogue)
{
    const double tensor_bytes = settings.tensorBytes();
    const double row_bytes = tensor_bytes / catalogue.fusion->row_length;
    const double reads = double(kernel.reads) * tensor_bytes;
    const double writes = double(kernel.writes) * tensor_bytes;
    const double rows = settings.count_rows ? double(kernel.row_accesses) * row_bytes : 0.0;
    return {key,
            {textCell([key] { return kernelLabel(key); }), numberCell(reads), numberCell(writes),
             numberCell(rows), numberCell(reads + writes + rows)}};
}

std::vector<ResultRow> operationRows(const State &state, const Catalogue &catalogue)
{
    const S &settings = state.settings;
    std::vector<ResultRow> rows;
    for (const auto &kernel : unfusedChain(settings.granularity, settings.evaluation, catalogue))
        rows.push_back(operationRow(QString::fromStdString(kernel.name), kernel, settings, catalogue));
    for (const auto &kernel : fusedChain(settings.evaluation, catalogue))
        rows.push_back(operationRow(QStringLiteral("fused"), kernel, settings, catalogue));
    return rows;
}

/// A row for each way, with what `numbers` gives of it.
std::vector<ResultRow> bothWays(const State &state, const std::function<std::vector<double>(bool)> &numbers)
{
    std::vector<ResultRow> rows;
    for (const bool fused : {false, true}) {
        std::vector<ResultCell> cells = {
            noted(textCell([fused] { return fused ? FusionText::tr("Fused") : FusionText::tr("Unfused"); }),
                  state.settings.fused == fused)};
        for (const double number : numbers(fused))
            cells.push_back(numberCell(number));
        rows.push_back({fused ? QStringLiteral("fused") : QStringLiteral("unfused"), std::move(cells)});
    }
    return rows;
}

/// Both ways with what all of their kernels move.
std::vector<ResultRow> bytesRows(const State &state, const Catalogue &catalogue)
{
    const S &settings = state.settings;
    const auto moved = [&](bool fused) -> std::vector<double> {
        const auto chain = fused ? fusedChain(settings.evaluation, catalogue)
                                 : unfusedChain(settings.granularity, settings.evaluation, catalogue);
        double reads = 0.0;
        double writes = 0.0;
        double rows = 0.0;
        for (const physics::ChainKernel &kernel : chain) {
            reads += double(kernel.reads);
            writes += double(kernel.writes);
            rows += settings.count_rows ? double(kernel.row_accesses) / catalogue.fusion->row_length : 0.0;
        }
        const double tensor_bytes = settings.tensorBytes();
        return {reads * tensor_bytes, writes * tensor_bytes, rows * tensor_bytes,
                (reads + writes + rows) * tensor_bytes};
    };
    return bothWays(state, moved);
}

std::vector<ResultRow> timeRows(const State &state, const Catalogue & /*catalogue*/)
{
    return bothWays(state, [&state](bool fused) -> std::vector<double> {
        const FusionRun &run = fused ? state.fused : state.unfused;
        return {run.compute_us, run.dispatch_us, run.memory_us, run.total_us, double(run.counts.kernels)};
    });
}

std::vector<ResultRow> intensityRows(const State &state, const Catalogue & /*catalogue*/)
{
    return bothWays(state, [&state](bool fused) -> std::vector<double> {
        const double ai = (fused ? state.fused : state.unfused).ai;
        return {ai, state.machine.ridges.vector / ai, state.machine.ridges.tensor / ai};
    });
}

/// The row of the granularities that the settings have chosen; empty when none is.
QString chosenLevel(const S &settings)
{
    if (!settings.evaluation)
        return settings.granularity;
    // Without Dropout the chain in steps has the same two kernels.
    const bool listed = settings.granularity != QLatin1String("primitive");
    return listed ? QStringLiteral("evaluation") : QString();
}

std::vector<ResultRow> granularityRows(const State &state, const Catalogue &catalogue)
{
    const QString chosen = chosenLevel(state.settings);
    std::vector<ResultRow> rows;
    for (const FusionLevel &level : fusionLevels(state.settings, catalogue)) {
        const QString key = level.key;
        rows.push_back(
            {key,
             {noted(textCell([key, &catalogue] { return levelLabel(key, catalogue); }), key == chosen),
              numberCell(double(level.counts.kernels)), numberCell(double(level.counts.reads)),
              numberCell(double(level.counts.writes)), numberCell(double(level.counts.passes)),
              numberCell(level.ai), numberCell(level.traffic_ratio), numberCell(level.launch_ratio),
              numberCell(level.highest_speedup), numberCell(level.speedup)}});
    }
    return rows;
}

/// One row for each sequence length.
std::vector<ResultRow> attentionRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    for (const double sequence : attentionSequences()) {
        const AttentionTraffic traffic = attentionAt(sequence, state.settings, catalogue);
        rows.push_back(
            {QString::number(qint64(sequence)),
             {numberCell(sequence), numberCell(traffic.standard_bytes), numberCell(traffic.flash_bytes),
              numberCell(traffic.footprint_standard_bytes), numberCell(traffic.footprint_flash_bytes),
              numberCell(traffic.ratio()), numberCell(traffic.footprintRatio())}});
    }
    return rows;
}

std::vector<ResultRow> conventionRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    for (const ConventionEntry &entry : catalogue.conventions) {
        const physics::AccessCounts &counts = entry.counts;
        ResultCell ratio = numberCell(counts.ratio());
        if (counts.totalFused() == 0) {
            ratio.text = [] {
                //: instead of a factor: after fusion nothing is left to compare with
                return FusionText::tr("none left");
            };
        }
        rows.push_back(
            {entry.key,
             {noted(textCell([&entry] { return contentText(entry.name); }),
                    entry.key == state.settings.convention),
              numberCell(double(counts.totalUnfused())), numberCell(double(counts.totalFused())), ratio,
              numberCell(double(counts.reads_unfused)), numberCell(double(counts.writes_unfused)),
              numberCell(double(counts.reads_fused)), numberCell(double(counts.writes_fused))}});
    }
    return rows;
}

/// What the chain's tables depend on; the inputs of the other topics leave their rows alone.
S ofChain(const S &settings)
{
    const S others;
    S inputs = settings;
    inputs.topic = others.topic;
    inputs.sequence = others.sequence;
    inputs.head_dim = others.head_dim;
    inputs.convention = others.convention;
    return inputs;
}

/// What the intensities depend on: a longer tensor has the same.
S ofIntensities(const S &settings)
{
    const S others;
    S inputs = ofChain(settings);
    inputs.elements = others.elements;
    inputs.efficiency = others.efficiency;
    inputs.launch_us = others.launch_us;
    inputs.launch_model = others.launch_model;
    return inputs;
}

/// What the curves depend on, likewise.
S ofCurves(const S &settings)
{
    S inputs{settings.context};
    inputs.precision = settings.precision;
    inputs.head_dim = settings.head_dim;
    return inputs;
}

S ofConventions(const S &settings)
{
    S inputs;
    inputs.convention = settings.convention;
    return inputs;
}

constexpr ColumnRow<D> column(const char *key, Phrase title, Quantity quantity,
                              Meaning meaning = Meaning::Neutral, const char *notes = "")
{
    return {.key = key, .title = title, .quantity = quantity, .meaning = meaning, .notes = notes};
}

//: heading of a column whose cells are "Unfused" and "Fused"
constexpr ColumnRow<D> wayColumn = {"way", QT_TRANSLATE_NOOP("rp::Fusion", "Chain")};

constexpr auto operationColumns = std::to_array<ColumnRow<D>>({
    {"kernel", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel")},
    column("reads_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Reads"), Quantity::Bytes, Meaning::Memory),
    column("writes_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Writes"), Quantity::Bytes),
    //: memory accesses to the mean and variance of each row
    column("rows_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Row statistics"), Quantity::Bytes,
           Meaning::Compute),
    column("traffic_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic"), Quantity::Bytes),
});

constexpr auto bytesColumns = std::to_array<ColumnRow<D>>(
    {wayColumn, operationColumns[1], operationColumns[2], operationColumns[3], operationColumns[4]});

constexpr auto timeColumns = std::to_array<ColumnRow<D>>({
    wayColumn,
    column("compute_us", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel compute"), Quantity::DurationAuto,
           Meaning::Compute, "vector_ridge"),
    column("dispatch_us", QT_TRANSLATE_NOOP("rp::Fusion", "Dispatch overhead"), Quantity::DurationAuto,
           Meaning::Dispatch, wallTime),
    column("memory_us", QT_TRANSLATE_NOOP("rp::Fusion", "Memory transfer"), Quantity::DurationAuto,
           Meaning::Memory, wallTime),
    column("total_us", QT_TRANSLATE_NOOP("rp::Fusion", "Wall time"), Quantity::DurationAuto, Meaning::Neutral,
           wallTime),
    column("kernels", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches"), Quantity::Count),
});

constexpr auto granularityColumns = std::to_array<ColumnRow<D>>({
    {"level", QT_TRANSLATE_NOOP("rp::Fusion", "Granularity")},
    column("kernels", QT_TRANSLATE_NOOP("rp::Fusion", "Kernels"), Quantity::Count, Meaning::Dispatch),
    column("reads", QT_TRANSLATE_NOOP("rp::Fusion", "Reads"), Quantity::Count, Meaning::Memory),
    column("writes", QT_TRANSLATE_NOOP("rp::Fusion", "Writes"), Quantity::Count, Meaning::Memory),
    //: reads and writes of the whole tensor together
    column("passes", QT_TRANSLATE_NOOP("rp::Fusion", "Passes"), Quantity::Count, Meaning::Memory),
    {.key = "ai",
     .title = QT_TRANSLATE_NOOP("rp::Fusion", "FLOP/byte"),
     .quantity = Quantity::Significant,
     .spoken = QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity")},
    //: heading of a column of factors: unfused divided by fused
    column("traffic_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic, unfused to fused"), Quantity::Factor),
    //: heading of a column of factors: unfused divided by fused
    column("launch_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Launches, unfused to fused"), Quantity::Factor),
    //: heading of a column of factors: the most that this fusion can ever gain in wall time
    column("highest_speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Highest possible speed-up"), Quantity::Factor),
    // This table leaves the second effect, a better use of the bandwidth, out.
    //: heading of a column of factors: gain in wall time for the tensor and launch cost that are set
    column("speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Speed-up now"), Quantity::Factor, Meaning::Neutral,
           "launch_us,queue"),
});

constexpr auto intensityColumns = std::to_array<ColumnRow<D>>({
    wayColumn,
    column("ai", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"), Quantity::Intensity,
           Meaning::Memory),
    //: heading of a column of factors: ridge point divided by arithmetic intensity
    column("below_vector", QT_TRANSLATE_NOOP("rp::Fusion", "Vector ridge to intensity"), Quantity::Factor,
           Meaning::Neutral, "vector_ridge"),
    //: heading of a column of factors: ridge point divided by arithmetic intensity
    column("below_tensor", QT_TRANSLATE_NOOP("rp::Fusion", "Tensor ridge to intensity"), Quantity::Factor,
           Meaning::Neutral, "tensor_ridge"),
});

constexpr auto attentionColumns = std::to_array<ColumnRow<D>>({
    {"sequence", QT_TRANSLATE_NOOP("rp::Fusion", "Sequence length"), Quantity::Count},
    column("standard_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Standard attention"), Quantity::Bytes,
           Meaning::Dispatch),
    //: name of a method, not translated in most languages
    column("flash_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "FlashAttention"), Quantity::Bytes, Meaning::Memory,
           "on_chip"),
    //: heading of a column, name of a line: the bytes that standard attention needs room for
    column("standard_footprint", QT_TRANSLATE_NOOP("rp::Fusion", "Standard, held in memory"), Quantity::Bytes,
           Meaning::Compute),
    //: heading of a column, name of a line: the bytes that FlashAttention needs room for
    column("flash_footprint", QT_TRANSLATE_NOOP("rp::Fusion", "FlashAttention, held in memory"),
           Quantity::Bytes),
    column("traffic_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic ratio"), Quantity::Factor,
           Meaning::Neutral, "on_chip"),
    column("footprint_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Footprint ratio"), Quantity::Factor),
});

constexpr auto conventionColumns = std::to_array<ColumnRow<D>>({
    {"convention", QT_TRANSLATE_NOOP("rp::Fusion", "Counting convention")},
    column("accesses_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Accesses, unfused"), Quantity::Count,
           Meaning::Dispatch),
    column("accesses_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Accesses, fused"), Quantity::Count,
           Meaning::Memory),
    //: heading of a column of factors: unfused divided by fused
    column("ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Unfused to fused"), Quantity::Factor),
    column("reads_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Reads, unfused"), Quantity::Count),
    column("writes_unfused", QT_TRANSLATE_NOOP("rp::Fusion", "Writes, unfused"), Quantity::Count),
    column("reads_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Reads, fused"), Quantity::Count),
    column("writes_fused", QT_TRANSLATE_NOOP("rp::Fusion", "Writes, fused"), Quantity::Count),
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"bytes", QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "Memory traffic, unfused and fused"),
     bytesColumns, bytesRows, operationsSummary, nullptr, ofChain},
    {"operations",
     QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "What each kernel reads from memory and writes to it"),
     operationColumns, operationRows, operationsSummary, nullptr, ofChain},
    {"times", QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "Wall time, unfused and fused"), timeColumns,
     timeRows, timesSummary, nullptr, ofChain},
    {"granularities",
     QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "Granularities compared with the fused kernel"),
     granularityColumns, granularityRows, granularitiesSummary, nullptr, ofChain},
    {"intensities",
     QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "Arithmetic intensity and ridge points"),
     intensityColumns, intensityRows, intensitiesSummary, nullptr, ofIntensities},
    {"attention", QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "What attention moves and holds"),
     attentionColumns, attentionRows, attentionSummary, nullptr, ofCurves},
    {"conventions",
     QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "One line of code, counted in four ways"),
     conventionColumns, conventionRows, conventionsSummary, nullptr, ofConventions},
});

} // namespace

DesignRows<D> FusionDesign::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
