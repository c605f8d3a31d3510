// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/continuum/continuum_moves.h"
#include "models/text/format.h"

#include <algorithm>

namespace rp {

namespace {

using D = ContinuumDesign;
using S = ContinuumSettings;
using State = ContinuumState;

constexpr Written bareCount = Quantity::Count;
constexpr Written rowCount = {Quantity::Counted, ownDigits,
                              //: rows of a matrix; %1 is the count with digit groups; the plural form follows
                              //: it
                              QT_TRANSLATE_N_NOOP("rp::Continuum", "%1 row(s)")};
constexpr Written moveCount = {Quantity::Counted, ownDigits,
                               //: %1 is the count with digit groups; the plural form follows it
                               QT_TRANSLATE_N_NOOP("rp::Continuum", "%1 move(s)")};

constexpr auto launchModels = std::to_array<ChoiceRow>({
    //: launch model: each launch waits for the previous kernel
    {"serial", QT_TRANSLATE_NOOP("rp::Continuum", "Serial")},
    //: launch model: launches run ahead of the kernels through a queue
    {"overlapped", QT_TRANSLATE_NOOP("rp::Continuum", "Overlapped")},
});

constexpr auto operationRows = std::to_array<ChoiceRow>({
    //: kind of operation: each output element depends on one element of the input
    {"pointwise", QT_TRANSLATE_NOOP("rp::Continuum", "Pointwise chain")},
    //: kind of operation; GEMM is the usual abbreviation of a general matrix multiply
    {"gemm", QT_TRANSLATE_NOOP("rp::Continuum", "GEMM with fused operations")},
});

constexpr auto precisions = std::to_array<ChoiceRow>({
    //: number format
    {"fp16", QT_TRANSLATE_NOOP("rp::Continuum", "FP16")},
    //: number format
    {"fp32", QT_TRANSLATE_NOOP("rp::Continuum", "FP32")},
});

/// A record that is damaged, or does not lead to what is set, is no record.
// NOLINTNEXTLINE(performance-unnecessary-value-param): as the rows want it
QString refuseHistory(QString /*error*/, const InputSpec & /*spec*/, const QVariant &given, const S &settings,
                      const Catalogue &catalogue)
{
    if (given.typeId() == QMetaType::QString && movesFrom(given.toString(), settings, catalogue))
        return {};
    return ContinuumText::tr(
        "The record of moves does not lead to the current settings. Start again from the page.");
}

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Context"),
     .help = QT_TRANSLATE_NOOP("rp::Continuum",
                               "Where the model runs. It brings its own launch cost and ridge points."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context"},
    {.id = "workload",
     .held = &S::workload,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Workload"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Continuum", "The model that is compiled. The flexibility of a stage does not depend on it."),
     .choicesNow = entriesOf<&Catalogue::workloads>,
     .sharedWith = "workload",
     .notes = "memory_us"},
    {.id = "stage",
     .held = &S::stage,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Stage"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Continuum",
         "How far the program is compiled, from Python without any compiling to bare metal."),
     .choicesNow = entriesOf<&Catalogue::stages>,
     .notes = "judgements"},
    {.id = "launch_model",
     .held = &S::launch_model,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Launch model"),
     .help = QT_TRANSLATE_NOOP("rp::Continuum",
                               "Serial: each launch waits for the previous kernel. Overlapped: launches run "
                               "ahead through a launch queue."),
     .choices = launchModels,
     .notes = "queue"},
    {.id = "moves",
     //: how often the learner has changed an input of the crossing part
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Moves"),
     .help = QT_TRANSLATE_NOOP("rp::Continuum",
                               "Set a lower number to undo moves. A higher one is not possible."),
     .adjust =
         [](InputSpec &spec, const S &s, const Catalogue &) {
             spec.kind = InputSpec::Kind::Linear;
             spec.maximum = double(s.moves.size());
             spec.step = 1.0;
             spec.wholeNumbers = true;
         },
     .text = [](const QVariant &value, const S &,
                const Catalogue &) { return writtenText(D::context(), moveCount, value.toDouble()); },
     .get = [](const S &s) { return QVariant(double(s.moves.size())); },
     .set = [](S &s, const QVariant &value,
               const Catalogue &c) { takeMovesBack(s, std::size_t(value.toDouble()), c); }},
    {.id = "operation",
     .held = &S::operation,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Operation"),
     .choices = operationRows,
     .adjust =
         [](InputSpec &spec, const S &, const Catalogue &) {
             //: %1 is a count of columns
             spec.help =
                 ContinuumText::tr("A chain of pointwise operations in one kernel, or a matrix product "
                                   "with %1 columns and pointwise operations fused behind it.")
                     .arg(Format().count(gemmColumns));
         },
     .follow = recordMove},
    {.id = "precision",
     .held = &S::precision,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Precision"),
     .help = QT_TRANSLATE_NOOP("rp::Continuum",
                               "The number format of the data. It decides the bytes moved and the peak."),
     .choices = precisions,
     .follow = recordMove},
    {.id = "kernel_complexity",
     .held = &S::kernel_complexity,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Kernel complexity"),
     .help = QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic of each pointwise operation, for each element."),
     .written = operationWork,
     .minimum = 1.0,
     .maximum = mostComplexity,
     .whole = true,
     .marks = {1.0, 2.0, 4.0, mostComplexity},
     .markedAs = &bareCount,
     .follow = recordMove},
    {.id = "fusion_level",
     .held = &S::fusion_level,
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Fusion level"),
     .written = operationCount,
     .minimum = 1.0,
     .maximum = mostFused,
     .whole = true,
     .marks = {1.0, 8.0, 16.0, mostFused},
     .markedAs = &bareCount,
     .adjust =
         [](InputSpec &spec, const S &s, const Catalogue &) {
             spec.help =
                 s.isGemm()
                     ? ContinuumText::tr("How many pointwise operations are fused behind the matrix product.")
                     : ContinuumText::tr("How many pointwise operations run in one kernel.");
         },
     .follow = recordMove},
    {.id = "gemm_k",
     .held = &S::gemm_k,
     //: a control: the inner size K of a matrix product
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Inner size K"),
     .help = QT_TRANSLATE_NOOP(
         "rp::Continuum", "Columns of the first matrix and rows of the second. A pointwise chain has none."),
     .written = Quantity::Count,
     .kind = InputSpec::Kind::Logarithmic,
     .minimum = 64.0,
     .maximum = 16'384.0,
     .step = 20.0,
     .whole = true,
     .marks = {64.0, 256.0, 1024.0, 4096.0, 16'384.0},
     .follow = recordMove},
    {.id = "gemm_batch",
     .held = &S::gemm_batch,
     //: a control: how many inputs go through the matrix product together
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Batch"),
     .help =
         QT_TRANSLATE_NOOP("rp::Continuum", "Rows of the first matrix. All of them use the same weights. A "
                                            "pointwise chain has none."),
     .written = rowCount,
     .kind = InputSpec::Kind::Logarithmic,
     .minimum = 1.0,
     .maximum = 4096.0,
     .step = 20.0,
     .whole = true,
     .marks = {1.0, 16.0, 256.0, 4096.0},
     .markedAs = &bareCount,
     .follow = recordMove},
    {.id = "history",
     .shown = [](const S &, const Catalogue &) { return false; },
     .refuse = refuseHistory,
     .get = [](const S &s) { return QVariant(historyText(s)); },
     .set = [](S &s, const QVariant &value,
               const Catalogue &c) { s.moves = *movesFrom(value.toString(), s, c); }},
});

double boundNumber(RoofBound bound)
{
    if (bound == RoofBound::Unknown)
        return std::numeric_limits<double>::quiet_NaN();
    return bound == RoofBound::Memory ? 0.0 : 1.0;
}

constexpr FieldNames stageTimes = {"launch_factor", "times"};

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    {"speedup", QT_TRANSLATE_NOOP("rp::Continuum", "Speed-up over eager"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.chosen().point.speedup; }, stageTimes},
    {.id = "throughput",
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Throughput"),
     .value = [](const State &s, const Catalogue &) { return s.chosen().throughput; },
     .notes = stageTimes,
     .text =
         [](double rate, const State &s, const Catalogue &c) {
             return Format().perSecond(rate, contentText(workloadOf(s.settings, c).throughputUnit));
         }},
    {"total_us", QT_TRANSLATE_NOOP("rp::Continuum", "Wall time"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.chosen().point.total_us; }, stageTimes},
    //: sum of five judgements of a stage
    {.id = "flexibility",
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Flexibility"),
     .value = [](const State &s, const Catalogue &) { return s.chosen().point.flexibility; },
     .notes = "judgements",
     .text =
         [](double points, const State &, const Catalogue &) {
             //: flexibility of a stage; %1 is a number from 0 to 5
             return ContinuumText::tr("%1 of 5").arg(Format().number(points, 1));
         }},
    {"intensity", QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic intensity"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.crossing.intensity; }},
    {"vector_intensity", QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic intensity on the vector units"),
     Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.crossing.vector_intensity; }},
    {"ridge_tensor", QT_TRANSLATE_NOOP("rp::Continuum", "Tensor Core ridge"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.crossing.ridges.tensor; }, "tensor_ridge"},
    {"ridge_vector", QT_TRANSLATE_NOOP("rp::Continuum", "Vector ridge"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.crossing.ridges.vector; }, "vector_ridge"},
    {"ridge_share", QT_TRANSLATE_NOOP("rp::Continuum", "Share of the Tensor Core ridge"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.crossing.ridge_share; }, "tensor_ridge"},
    {"vector_share", QT_TRANSLATE_NOOP("rp::Continuum", "Share of the vector ridge"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.crossing.vector_share; }, "vector_ridge"},
    //: whether memory or arithmetic limits an operation
    {.id = "bound",
     .label = QT_TRANSLATE_NOOP("rp::Continuum", "Limit"),
     .value = [](const State &s, const Catalogue &) { return boundNumber(s.result.crossing.bound); },
     .notes = "vector_ridge",
     .text = [](double, const State &s, const Catalogue &) { return boundText(s.result.crossing.bound); }},
    {"ops_to_ridge_tensor", QT_TRANSLATE_NOOP("rp::Continuum", "Operations up to the Tensor Core ridge"),
     Quantity::Count,
     [](const State &s,
        const Catalogue &c) { return opsToRidge(s.result.crossing.ridges.tensor, s.settings, c); },
     "tensor_ridge"},
    {"ops_to_ridge_vector", QT_TRANSLATE_NOOP("rp::Continuum", "Operations up to the vector ridge"),
     Quantity::Count,
     [](const State &s,
        const Catalogue &c) { return opsToRidge(s.result.crossing.ridges.vector, s.settings, c); },
     "vector_ridge"},
    {"moves", QT_TRANSLATE_NOOP("rp::Continuum", "Moves"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.settings.moves.size()); }},
    {"kernel_complexity", QT_TRANSLATE_NOOP("rp::Continuum", "Kernel complexity"), operationWork,
     [](const State &s, const Catalogue &) { return s.settings.kernel_complexity; }},
    {"fusion_level", QT_TRANSLATE_NOOP("rp::Continuum", "Fusion level"), operationCount,
     [](const State &s, const Catalogue &) { return s.settings.fusion_level; }},
    {"gemm_k", QT_TRANSLATE_NOOP("rp::Continuum", "Inner size K"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.gemm_k; }},
    {"gemm_batch", QT_TRANSLATE_NOOP("rp::Continuum", "Batch"), rowCount,
     [](const State &s, const Catalogue &) { return s.settings.gemm_batch; }},
});

bool renews(const S &before, const S &after, const Catalogue & /*catalogue*/)
{
    // These bring other controls, helps or assumptions; a move taken back brings the operation, too.
    return after.context != before.context || after.workload != before.workload ||
           after.stage != before.stage || after.operation != before.operation;
}

} // namespace

const Declaration<D> &ContinuumDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"compilation_continuum", "rp::Continuum", "rp::CompilationContinuumInstrument"},
        .rows = {inputRows, figureRows, tables().tables, formulas().formulas, tables().measured},
        .defaults = defaultContinuumSettings,
        .evaluate =
            [](const S &s, const Catalogue &c) {
                return State{s, rp::evaluate(s, c)};
            },
        .changeSentence = changeSentence,
        .reason = continuumReason,
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"speedup", "throughput", "total_us", "intensity", "ridge_tensor"};
        },
        .renews = renews,
    };
    return all;
}

std::vector<InputSpec> ContinuumInstrument::inputs() const
{
    std::vector<InputSpec> specs = InstrumentOf::inputs();
    std::stable_partition(specs.begin(), specs.end(),
                          [](const InputSpec &spec) { return spec.id != QLatin1String("moves"); });
    return specs;
}

template class InstrumentOf<ContinuumDesign>;

} // namespace rp
