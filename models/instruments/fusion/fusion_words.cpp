// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/fusion_entries.h"
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/fusion/fusion.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <functional>

namespace rp {

namespace {

using State = FusionState;

/// By how the traffic of the chosen chain moves (falls, stays, rises), then by its wall time likewise. %1
/// what was set, %2 and %3 traffic before and after, %4 and %5 wall time before and after.
constexpr std::array<std::array<const char *, 3>, 3> changePatterns = {
    {{{//: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic falls from %2 to %3, and the wall time from %4 to %5."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic falls from %2 to %3, and the wall time stays at %4."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic falls from %2 to %3, and the wall time rises from %4 to %5.")}},
     {{//: %1 a control and its value, %2 an amount of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic stays at %2, and the wall time falls from %4 to %5."),
       //: %1 a control and its value, %2 an amount of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic stays at %2, and the wall time at %4."),
       //: %1 a control and its value, %2 an amount of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic stays at %2, and the wall time rises from %4 to %5.")}},
     {{//: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic rises from %2 to %3, and the wall time falls from %4 to %5."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic rises from %2 to %3, and the wall time stays at %4."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic rises from %2 to %3, and the wall time from %4 to %5.")}}}};

/// By the wall time alone, where a share of the bandwidth is assumed: a gain in time that traffic does not
/// explain must not stand beside the traffic. Same markers.
constexpr std::array<const char *, 3> assumedPatterns = {
    {//: %1 a control and its value, %4 and %5 durations
     QT_TRANSLATE_NOOP("rp::Fusion",
                       "%1: with the assumed use of the bandwidth, the wall time falls from %4 to %5."),
     //: %1 a control and its value, %4 a duration
     QT_TRANSLATE_NOOP("rp::Fusion", "%1: with the assumed use of the bandwidth, the wall time stays at %4."),
     //: %1 a control and its value, %4 and %5 durations
     QT_TRANSLATE_NOOP("rp::Fusion",
                       "%1: with the assumed use of the bandwidth, the wall time rises from %4 to %5.")}};

QString gigaFlop(double flops)
{
    //: an amount of arithmetic, in billions of floating-point operations; %1 is a number
    return FusionText::tr("%1 GFLOP").arg(Format().significant(flops / 1e9));
}

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

QString whatWasSet(const Moment<FusionDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const QString label = InputsOf<FusionDesign>::spec(id, moment.now.settings, moment.catalogue).label;
    const QString value = InputsOf<FusionDesign>::text(id, moment.now.settings, moment.catalogue);
    if (InputsOf<FusionDesign>::row(id)->isNumber()) {
        //: a control and its new value: "Tensor size 1,000 elements"; the beginning of a longer sentence
        return FusionText::tr("%1 %2", "control and value").arg(label, value);
    }
    //: a control and what was chosen: "Granularity, Library kernels (3)"; the beginning of a longer
    //: sentence
    return FusionText::tr("%1, %2", "control and value").arg(label, value);
}

QString chainChange(const Moment<FusionDesign> &moment, const QString &what)
{
    const Format format;
    const State &from = moment.before;
    const State &to = moment.now;
    const FusionRun &before = from.chosen();
    const FusionRun &after = to.chosen();
    const QString trafficBefore = format.bytes(before.traffic_bytes);
    const QString trafficAfter = format.bytes(after.traffic_bytes);
    const QString timeBefore = format.duration_us(before.total_us);
    const QString timeAfter = format.duration_us(after.total_us);
    const std::size_t traffic =
        direction(before.traffic_bytes, after.traffic_bytes, trafficBefore, trafficAfter);
    const std::size_t time = direction(before.total_us, after.total_us, timeBefore, timeAfter);
    const QString ratioBefore = format.factor(from.trafficRatio());
    const QString ratioAfter = format.factor(to.trafficRatio());
    if (traffic == 1 && time == 1 && ratioBefore != ratioAfter) {
        //: %1 a control and its value, %2 and %3 factors such as 3.00×
        return fillMarkers(
            FusionText::tr("%1: the fused kernel stays as it is, and the traffic ratio goes from %2 to %3."),
            {what, ratioBefore, ratioAfter});
    }
    const bool assumed = to.settings.isBetterFused() || from.settings.isBetterFused();
    const Phrase pattern = assumed ? assumedPatterns.at(time) : changePatterns.at(traffic).at(time);
    QString moved = phraseText(FusionDesign::context(), pattern,
                               {what, trafficBefore, trafficAfter, timeBefore, timeAfter});
    const bool fits = fitsInL2(to, moment.catalogue);
    if (fits == fitsInL2(from, moment.catalogue))
        return moved;
    return joinedSentences({moved, fits ? FusionText::tr("The tensor now fits into the L2 cache.")
                                        : FusionText::tr("The tensor no longer fits into the L2 cache.")});
}

} // namespace

QString changeSentence(const Moment<FusionDesign> &moment)
{
    const Format format;
    const QString what = whatWasSet(moment);
    if (moment.now.settings.isAttention()) {
        const AttentionTraffic &traffic = moment.now.attention;
        //: %1 a control and its value, %2 and %3 amounts of data, %4 a factor such as 6.08×
        return FusionText::tr("%1: standard attention moves %2 and FlashAttention %3, a ratio of %4.")
            .arg(what, format.bytes(traffic.standard_bytes), format.bytes(traffic.flash_bytes),
                 format.factor(traffic.ratio()));
    }
    if (moment.now.settings.isOneLine()) {
        const physics::AccessCounts &accesses = moment.now.accesses;
        //: %1 a control and its value, %2 and %3 counts
        return FusionText::tr("%1: fusion takes the memory accesses from %2 to %3.")
            .arg(what, format.count(double(accesses.totalUnfused())),
                 format.count(double(accesses.totalFused())));
    }
    if (moment.inputs.front() == QLatin1String("joined") ||
        moment.inputs.front() == QLatin1String("read_lines"))
        return programSummary(moment);
    return chainChange(moment, what);
}

QString levelLabel(const QString &key, const Catalogue &catalogue)
{
    if (key == QLatin1String("evaluation")) {
        //: a row of a table: the chain in evaluation mode, against the kernel fused from it
        return FusionText::tr("Evaluation mode, library kernels");
    }
    const GranularityEntry *entry = catalogue.granularities.find(key);
    return entry ? contentText(entry->name) : key;
}

QString operationsSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    const double tensor_bytes = state.settings.tensorBytes();
    const physics::ChainCounts &unfused = state.unfused.counts;
    const physics::ChainCounts &fused = state.fused.counts;
    //: %Ln counts kernels; %1 to %4 are amounts of data
    const QString sums =
        FusionText::tr(
            "Unfused, %Ln kernel(s) read %1 and write %2. Fused, one kernel reads %3 and writes %4.", nullptr,
            int(unfused.kernels))
            .arg(format.bytes(double(unfused.reads) * tensor_bytes),
                 format.bytes(double(unfused.writes) * tensor_bytes),
                 format.bytes(double(fused.reads) * tensor_bytes),
                 format.bytes(double(fused.writes) * tensor_bytes));
    //: %1 is a factor such as 3.00×
    const QString ratio = FusionText::tr("The traffic ratio is %1.").arg(format.factor(state.trafficRatio()));
    return joinedSentences({sums, ratio});
}

QString timesSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    //: %1 and %2 are durations, %3 a factor such as 3.00×
    QString times = FusionText::tr("Unfused the chain takes %1 and fused %2. The wall-clock speed-up is %3.")
                        .arg(format.duration_us(state.unfused.total_us),
                             format.duration_us(state.fused.total_us), format.factor(state.speedup()));
    if (!state.settings.isBetterFused())
        return times;
    return joinedSentences(
        {times, FusionText::tr("A part of it is the assumed better use of the bandwidth.")});
}

QString granularitiesSummary(const Moment<FusionDesign> & /*moment*/)
{
    return FusionText::tr(
        "The fused kernel stays the same. The finer the chain was cut before, the more fusion saves.");
}

QString intensitiesSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    const RidgePoints &ridges = state.machine.ridges;
    //: %1 and %2 are intensities such as 2.5 FLOP/byte
    const QString points = FusionText::tr("The intensity is %1 unfused and %2 fused.")
                               .arg(format.flopPerByte(state.unfused.ai), format.flopPerByte(state.fused.ai));
    QString limit;
    if (state.fused.ai < ridges.vector) {
        //: %1 is an intensity such as 39 FLOP/byte
        limit =
            FusionText::tr(
                "Both are below the ridge point of the vector units at %1, so memory bandwidth limits both.")
                .arg(format.flopPerByte(ridges.vector));
    } else if (state.unfused.ai < ridges.vector) {
        //: %1 is an intensity such as 39 FLOP/byte
        limit = FusionText::tr("The ridge point of the vector units at %1 lies between them.")
                    .arg(format.flopPerByte(ridges.vector));
    }
    return joinedSentences({points, limit});
}

QString attentionSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    //: %1 is a number of tokens, %2 and %3 are amounts of data
    const QString moved =
        FusionText::tr("At a length of %1, standard attention moves %2 and FlashAttention "
                       "%3. Both grow with the square of the length.")
            .arg(format.count(state.settings.sequence), format.bytes(state.attention.standard_bytes),
                 format.bytes(state.attention.flash_bytes));
    //: %1 and %2 are amounts of data
    const QString held =
        FusionText::tr("They hold %1 and %2 in memory: only here does FlashAttention grow in "
                       "step with the length.")
            .arg(format.bytes(state.attention.footprint_standard_bytes),
                 format.bytes(state.attention.footprint_flash_bytes));
    return joinedSentences({moved, held});
}

QString conventionsSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    //: %1 is a counting convention, %2 and %3 are counts
    const QString chosen =
        FusionText::tr("%1: fusion takes the memory accesses from %2 to %3.", "counting convention")
            .arg(InputsOf<FusionDesign>::text(QStringLiteral("convention"), state.settings, moment.catalogue),
                 format.count(double(state.accesses.totalUnfused())),
                 format.count(double(state.accesses.totalFused())));
    const QString lesson = FusionText::tr(
        "The same line of code has another ratio in each row, so name the convention with the figure.");
    return joinedSentences({chosen, lesson});
}

QString FusionInstrument::conventionSentence() const
{
    const ConventionEntry *entry = catalogue().conventions.find(settings().convention);
    return entry ? contentText(entry->summary) : QString();
}

QString FusionInstrument::cacheSentence() const
{
    const Format format;
    const std::optional<double> &l2_bytes = state().machine.l2_bytes;
    if (!l2_bytes) {
        return FusionText::tr(
            "No L2 cache is listed for this device. Every pass is counted as traffic to memory.");
    }
    const QString tensor = format.bytes(settings().tensorBytes());
    if (fitsInL2(state(), catalogue())) {
        //: %1 and %2 are amounts of data
        return fillMarkers(
            FusionText::tr("Fits into L2: two tensors of %1 fit into the L2 cache of %2. Most of the "
                           "traffic shown may never reach HBM, so take the bars as an upper limit."),
            {tensor, format.bytes(*l2_bytes)});
    }
    //: %1 and %2 are amounts of data
    return fillMarkers(
        FusionText::tr("Larger than L2: two tensors of %1 do not fit into the L2 cache of %2. Every pass "
                       "goes through HBM."),
        {tensor, format.bytes(*l2_bytes)});
}

QString FusionInstrument::speedupSentence() const
{
    const Format format;
    QString steps;
    QString library;
    for (const FusionLevel &level : fusionLevels(settings(), catalogue())) {
        if (level.key == QLatin1String("semi")) {
            //: %1 is a granularity ("Dropout in steps"), %2 a factor such as 5×
            steps =
                FusionText::tr("%1: traffic and launches both fall by %2, so the wall time can gain as much.")
                    .arg(levelLabel(level.key, catalogue()), format.factor(level.traffic_ratio, 0));
        } else if (level.key == QLatin1String("library")) {
            //: %1 is a granularity ("Library kernels"), %2 a factor such as 3×
            library = FusionText::tr("%1: traffic and launches both fall by %2, and the wall time cannot "
                                     "gain more than that from them.")
                          .arg(levelLabel(level.key, catalogue()), format.factor(level.traffic_ratio, 0));
        }
    }
    const QString second =
        FusionText::tr("If the fused kernel also uses the bandwidth better, the wall time gains more. That "
                       "is a second effect. It is assumed here, and it has its own control.");
    return joinedSentences({steps, library, second});
}

QString FusionInstrument::attentionSentence() const
{
    const Format format;
    const AttentionConstants &published = *catalogue().attention;
    const QString counted =
        FusionText::tr("The curves count what one head reads from HBM and writes to it in one forward pass. "
                       "The footprint is what has to be held in memory at one time.");
    //: %1 and %2 are factors such as 10×, %3 and %4 numbers of tokens
    const QString quoted = fillMarkers(
        FusionText::tr("The often quoted saving of %1 to %2 is one of the footprint, at lengths of %3 to %4. "
                       "It is not one of the traffic."),
        {format.factor(published.quoted_low, 0), format.factor(published.quoted_high, 0),
         format.count(published.quoted_low_sequence), format.count(published.quoted_high_sequence)});
    //: %1 is a number of tokens, %2 to %3 amounts of data, %4 and %5 durations, %6 and %7 amounts of
    //: arithmetic such as 66.6 GFLOP
    const QString measured = fillMarkers(
        FusionText::tr("The published measurement counts a whole model, GPT-2 medium at a length of %1, "
                       "forward and backward. Traffic fell from %2 to %3 and time from %4 to %5, although "
                       "the arithmetic rose from %6 to %7."),
        {format.count(published.published_sequence), format.bytes(published.published_standard_bytes),
         format.bytes(published.published_flash_bytes), format.duration_us(published.published_standard_us),
         format.duration_us(published.published_flash_us), gigaFlop(published.published_standard_flops),
         gigaFlop(published.published_flash_flops)});
    return joinedSentences({counted, quoted, measured});
}

namespace {

using D = FusionDesign;
using S = FusionSettings;
using State = FusionState;

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
                              Meaning meaning = Meaning::Neutral, const FieldNames &notes = {})
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
           {"launch_us", "queue"}),
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

constexpr auto programColumns = std::to_array<ColumnRow<D>>({
    operationColumns[0],
    operationColumns[1],
    operationColumns[2],
    operationColumns[4],
    column("intensity", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"), Quantity::Intensity),
    //: heading of a column: the most arithmetic per second that a device allows a kernel
    column("attainable_flops", QT_TRANSLATE_NOOP("rp::Fusion", "Attainable (TFLOP/s)"), Quantity::Flops,
           Meaning::Memory, "vector_ridge"),
});

constexpr auto roofColumns = std::to_array<ColumnRow<D>>({
    //: heading of a column: places along the axis of a chart
    {"sample", QT_TRANSLATE_NOOP("rp::Fusion", "Sample")},
    column("intensity", QT_TRANSLATE_NOOP("rp::Fusion", "Arithmetic intensity"), Quantity::Intensity),
    //: heading of a column: a roof of a roofline
    column("vector_flops", QT_TRANSLATE_NOOP("rp::Fusion", "Vector units (TFLOP/s)"), Quantity::Flops,
           Meaning::Neutral, "vector_ridge"),
    //: heading of a column: a roof of a roofline
    column("tensor_flops", QT_TRANSLATE_NOOP("rp::Fusion", "Tensor Cores (TFLOP/s)"), Quantity::Flops,
           Meaning::Neutral, "tensor_ridge"),
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
    {"program", QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "The lines as kernels"), programColumns,
     programRows, programSummary, nullptr, ofChain},
    {"program_roofs", QT_TRANSLATE_NOOP("rp::FusionExplorerInstrument", "Roofs over the lines"), roofColumns,
     programRoofRows, programSummary, nullptr, ofChain},
});

S ofLevel(S settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings = ofChain(settings);
    settings.evaluation = row == QLatin1String("evaluation");
    if (!settings.evaluation)
        settings.granularity = row;
    else if (settings.granularity == QLatin1String("primitive"))
        settings.granularity = S().granularity; // the chain without Dropout is the same there
    return settings;
}

S ofLength(S settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings.topic = QStringLiteral("attention");
    settings.sequence = row.toDouble();
    return settings;
}

S ofConvention(S settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings.topic = QStringLiteral("one_line");
    settings.convention = row;
    return settings;
}

constexpr auto levelInputs = std::to_array<const char *>({"topic", "granularity", "evaluation"});
constexpr auto lengthInputs = std::to_array<const char *>({"topic", "sequence"});
constexpr auto conventionInputs = std::to_array<const char *>({"topic", "convention"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"granularities", "traffic_ratio", "traffic_ratio", ofLevel, levelInputs},
    {"granularities", "speedup", "speedup", ofLevel, levelInputs},
    {"attention", "traffic_ratio", "attention_ratio", ofLength, lengthInputs},
    {"conventions", "ratio", "access_ratio", ofConvention, conventionInputs},
});

} // namespace

DesignRows<D> FusionDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
}

} // namespace rp
