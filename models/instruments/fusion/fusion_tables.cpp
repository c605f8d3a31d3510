// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_tables.h"

#include "models/instruments/kit/table_cells.h"
#include "models/text/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rp {

namespace {

using Text = std::function<QString()>;

struct KernelName
{
    const char *name;
    const char *label;
};

constexpr std::array<KernelName, 16> kernelNames = {
    {//: an operation of a neural network; usually not translated
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
     {"fused", QT_TRANSLATE_NOOP("rp::Fusion", "One fused kernel")}}};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Fusion)
public:
    static QString chosen()
    {
        //: remark on a row of a table or a bar of a chart
        return tr("chosen in the controls");
    }
    static QString evaluation()
    {
        //: a row of a table: the chain in evaluation mode, against the kernel fused from it
        return tr("Evaluation mode, library kernels");
    }
};

/// A text that is translated whenever it is asked for.
Text late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::Fusion", source); };
}

ResultColumn column(const char *key, const char *title, Quantity quantity, Meaning meaning = Meaning::Neutral)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.meaning = meaning;
    return made;
}

ResultCell noted(ResultCell cell, bool chosen)
{
    if (chosen)
        cell.note = [] { return Words::chosen(); };
    return cell;
}

ResultRow operationRow(const QString &key, const physics::ChainKernel &kernel, const FusionSettings &settings,
                       const Catalogue &catalogue)
{
    const double tensor_bytes = settings.elements * elementBytes(settings);
    const double row_bytes = tensor_bytes / catalogue.fusion.row_length;
    const double reads = double(kernel.reads) * tensor_bytes;
    const double writes = double(kernel.writes) * tensor_bytes;
    const double rows = settings.count_rows ? double(kernel.row_accesses) * row_bytes : 0.0;
    return {key,
            {textCell([key] { return kernelLabel(key); }), numberCell(reads), numberCell(writes),
             numberCell(rows), numberCell(reads + writes + rows)}};
}

ResultCell wayCell(bool fused, const FusionSettings &settings)
{
    return noted(textCell([fused] { return wayLabel(fused); }), settings.fused == fused);
}

ResultRow timeRow(const char *key, bool fused, const FusionRun &run, const FusionSettings &settings)
{
    return {QString::fromLatin1(key),
            {wayCell(fused, settings), numberCell(run.compute_us), numberCell(run.dispatch_us),
             numberCell(run.memory_us), numberCell(run.total_us), numberCell(double(run.counts.kernels))}};
}

ResultRow intensityRow(const char *key, bool fused, const FusionRun &run, const FusionState &state)
{
    return {QString::fromLatin1(key),
            {wayCell(fused, state.settings), numberCell(run.ai),
             numberCell(state.result.machine.ridges.vector / run.ai),
             numberCell(state.result.machine.ridges.tensor / run.ai)}};
}

} // namespace

std::vector<ResultColumn> operationColumns()
{
    return {
        column("kernel", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel"), Quantity::Text),
        column("reads_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Reads"), Quantity::Bytes, Meaning::Memory),
        column("writes_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Writes"), Quantity::Bytes, Meaning::Neutral),
        //: memory accesses to the mean and variance of each row
        column("rows_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Row statistics"), Quantity::Bytes,
               Meaning::Compute),
        column("traffic_bytes", QT_TRANSLATE_NOOP("rp::Fusion", "Memory traffic"), Quantity::Bytes)};
}

std::vector<ResultRow> operationRows(const FusionSettings &settings, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    const auto unfused = unfusedChain(settings.granularity, settings.evaluation, catalogue);
    rows.reserve(unfused.size() + 1);
    for (const physics::ChainKernel &kernel : unfused)
        rows.push_back(operationRow(QString::fromStdString(kernel.name), kernel, settings, catalogue));
    for (const physics::ChainKernel &kernel : fusedChain(settings.evaluation, catalogue))
        rows.push_back(operationRow(QStringLiteral("fused"), kernel, settings, catalogue));
    return rows;
}

std::vector<ResultColumn> fusionTimeColumns(const FusionStateNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        //: heading of a column whose cells are "Unfused" and "Fused"
        column("way", QT_TRANSLATE_NOOP("rp::Fusion", "Chain"), Quantity::Text),
        column("compute_us", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel compute"), Quantity::DurationAuto,
               Meaning::Compute),
        column("dispatch_us", QT_TRANSLATE_NOOP("rp::Fusion", "Dispatch overhead"), Quantity::DurationAuto,
               Meaning::Dispatch),
        column("memory_us", QT_TRANSLATE_NOOP("rp::Fusion", "Memory transfer"), Quantity::DurationAuto,
               Meaning::Memory),
        column("total_us", QT_TRANSLATE_NOOP("rp::Fusion", "Wall time"), Quantity::DurationAuto),
        column("kernels", QT_TRANSLATE_NOOP("rp::Fusion", "Kernel launches"), Quantity::Count)};
    columns[1].assumption = [now, &catalogue] { return ridgeAssumption(now(), catalogue, false); };
    for (const std::size_t timed : {std::size_t(2), std::size_t(3), std::size_t(4)})
        columns[timed].assumption = [now, &catalogue] { return wallTimeAssumption(now(), catalogue); };
    return columns;
}

std::vector<ResultRow> fusionTimeRows(const FusionState &state)
{
    return {timeRow("unfused", false, state.result.unfused, state.settings),
            timeRow("fused", true, state.result.fused, state.settings)};
}

std::vector<ResultColumn> granularityColumns(const FusionStateNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("level", QT_TRANSLATE_NOOP("rp::Fusion", "Granularity"), Quantity::Text),
        column("kernels", QT_TRANSLATE_NOOP("rp::Fusion", "Kernels"), Quantity::Count, Meaning::Dispatch),
        column("reads", QT_TRANSLATE_NOOP("rp::Fusion", "Reads"), Quantity::Count, Meaning::Memory),
        column("writes", QT_TRANSLATE_NOOP("rp::Fusion", "Writes"), Quantity::Count, Meaning::Memory),
        //: reads and writes of the whole tensor together
        column("passes", QT_TRANSLATE_NOOP("rp::Fusion", "Passes"), Quantity::Count, Meaning::Memory),
        column("ai", QT_TRANSLATE_NOOP("rp::Fusion", "FLOP/byte"), Quantity::Significant),
        //: heading of a column of factors: unfused divided by fused
        column("traffic_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Traffic, unfused to fused"),
               Quantity::Factor),
        //: heading of a column of factors: unfused divided by fused
        column("launch_ratio", QT_TRANSLATE_NOOP("rp::Fusion", "Launches, unfused to fused"),
               Quantity::Factor),
        //: heading of a column of factors: the most that this fusion can ever gain in wall time
        column("highest_speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Highest possible speed-up"),
               Quantity::Factor),
        //: heading of a column of factors: gain in wall time for the tensor and launch cost that are set
        column("speedup", QT_TRANSLATE_NOOP("rp::Fusion", "Speed-up now"), Quantity::Factor)};
    columns[5].spokenTitle = late(QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"));
    columns.back().assumption = [now, &catalogue] {
        FusionState state = now();
        state.settings.efficiency = QStringLiteral("ideal"); // the table leaves this second effect out
        return wallTimeAssumption(state, catalogue);
    };
    return columns;
}

std::vector<ResultRow> granularityRows(const FusionSettings &settings, const Catalogue &catalogue)
{
    const std::vector<FusionLevel> levels = fusionLevels(settings, catalogue);
    const QString chosen = chosenLevel(settings);
    std::vector<ResultRow> rows;
    rows.reserve(levels.size());
    for (const FusionLevel &level : levels) {
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

std::vector<ResultColumn> fusionIntensityColumns(const FusionStateNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        //: heading of a column whose cells are "Unfused" and "Fused"
        column("way", QT_TRANSLATE_NOOP("rp::Fusion", "Chain"), Quantity::Text),
        column("ai", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"), Quantity::Intensity,
               Meaning::Memory),
        //: heading of a column of factors: ridge point divided by arithmetic intensity
        column("below_vector", QT_TRANSLATE_NOOP("rp::Fusion", "Vector ridge to intensity"),
               Quantity::Factor),
        //: heading of a column of factors: ridge point divided by arithmetic intensity
        column("below_tensor", QT_TRANSLATE_NOOP("rp::Fusion", "Tensor ridge to intensity"),
               Quantity::Factor)};
    columns[2].assumption = [now, &catalogue] { return ridgeAssumption(now(), catalogue, false); };
    columns[3].assumption = [now, &catalogue] { return ridgeAssumption(now(), catalogue, true); };
    return columns;
}

std::vector<ResultRow> fusionIntensityRows(const FusionState &state)
{
    return {intensityRow("unfused", false, state.result.unfused, state),
            intensityRow("fused", true, state.result.fused, state)};
}

QString chosenLevel(const FusionSettings &settings)
{
    if (!settings.evaluation)
        return settings.granularity;
    // Without Dropout the chain in steps has the same two kernels.
    const bool listed = settings.granularity != QLatin1String("primitive");
    return listed ? QStringLiteral("evaluation") : QString();
}

QString kernelLabel(const QString &name)
{
    const auto found = std::find_if(kernelNames.cbegin(), kernelNames.cend(), [&](const KernelName &kernel) {
        return name == QLatin1String(kernel.name);
    });
    return found == kernelNames.cend() ? Format::isolate(name)
                                       : QCoreApplication::translate("rp::Fusion", found->label);
}

QString wayLabel(bool fused)
{
    return fused ? QCoreApplication::translate("rp::Fusion", "Fused")
                 : QCoreApplication::translate("rp::Fusion", "Unfused");
}

QString levelLabel(const QString &key, const Catalogue &catalogue)
{
    if (key == QLatin1String("evaluation"))
        return Words::evaluation();
    const GranularityEntry *entry = catalogue.granularities.find(key);
    return entry ? contentText(entry->name) : key;
}

} // namespace rp
