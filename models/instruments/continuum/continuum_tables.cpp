// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/continuum/continuum.h"
#include "models/instruments/kit/table_cells.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <cmath>

namespace rp {

namespace {

using D = ContinuumDesign;
using S = ContinuumSettings;
using State = ContinuumState;
using Text = std::function<QString()>;

struct Question
{
    const char *key;
    Phrase title;
    Phrase name;
    Phrase meaning;
};

constexpr auto questions = std::to_array<Question>({
    //: short heading of a column: the first of five questions on flexibility
    {"f1", QT_TRANSLATE_NOOP("rp::Continuum", "F1"),
     //: a question on flexibility; F1 is its number
     QT_TRANSLATE_NOOP("rp::Continuum", "F1, language coverage"),
     QT_TRANSLATE_NOOP("rp::Continuum", "Does the stage accept all of Python?")},
    {"f2", QT_TRANSLATE_NOOP("rp::Continuum", "F2"),
     //: a question on flexibility; F2 is its number
     QT_TRANSLATE_NOOP("rp::Continuum", "F2, branches on data"),
     QT_TRANSLATE_NOOP("rp::Continuum", "Is the result right when a branch depends on the data?")},
    {"f3", QT_TRANSLATE_NOOP("rp::Continuum", "F3"),
     //: a question on flexibility; F3 is its number
     QT_TRANSLATE_NOOP("rp::Continuum", "F3, dynamic shapes"),
     QT_TRANSLATE_NOOP("rp::Continuum", "May the inputs change their shapes?")},
    {"f4", QT_TRANSLATE_NOOP("rp::Continuum", "F4"),
     //: a question on flexibility; F4 is its number
     QT_TRANSLATE_NOOP("rp::Continuum", "F4, stepping and printing"),
     QT_TRANSLATE_NOOP("rp::Continuum", "Can you step through the program and print values?")},
    {"f5", QT_TRANSLATE_NOOP("rp::Continuum", "F5"),
     //: a question on flexibility; F5 is its number
     QT_TRANSLATE_NOOP("rp::Continuum", "F5, training and edits"),
     QT_TRANSLATE_NOOP("rp::Continuum", "Can you train the model and change it while it runs?")},
});

/// 0 no, 1 partly, 2 yes.
int grade(double judgement)
{
    return judgement >= 1.0 ? 2 : judgement > 0.0 ? 1 : 0;
}

/// A judgement of a stage in points and in a word.
constexpr std::array<const char *, 3> judged = {
    //: a judgement of a stage in points and in a word; %1 is 0.5 or 0
    QT_TRANSLATE_NOOP("rp::Continuum", "%1, no"), QT_TRANSLATE_NOOP("rp::Continuum", "%1, partly"),
    //: a judgement of a stage in points and in a word; %1 is 1
    QT_TRANSLATE_NOOP("rp::Continuum", "%1, yes")};
constexpr Written judgementWord =
    //: judgement of a stage, in the middle of a spoken sentence
    oneOf(QT_TRANSLATE_NOOP3("rp::Continuum", "no", "judgement"),
          //: judgement of a stage, in the middle of a spoken sentence
          QT_TRANSLATE_NOOP3("rp::Continuum", "partly", "judgement"),
          //: judgement of a stage, in the middle of a spoken sentence
          QT_TRANSLATE_NOOP3("rp::Continuum", "yes", "judgement"));
constexpr std::array<Meaning, 3> ratings = {Meaning::Poor, Meaning::Fair, Meaning::Good};

ResultCell judgementCell(double value)
{
    const int of = grade(value);
    ResultCell cell = numberCell(value);
    cell.meaning = ratings.at(std::size_t(of));
    cell.text = [value, of] {
        return phraseText(D::context(), judged.at(std::size_t(of)), {Format().significant(value)});
    };
    cell.note = [of] { return writtenText(D::context(), judgementWord, of); };
    return cell;
}

/// The row of a stage: its name, some numbers, the judgements, and what comes after them.
ResultRow stageRow(const StageResult &result, const State &state, std::initializer_list<double> before,
                   std::vector<ResultCell> after)
{
    const StageEntry &stage = *result.stage;
    ResultRow row{stage.key, {textCell([name = stage.name] { return contentText(name); })}};
    if (state.settings.stage == stage.key) {
        //: remark on the row of the chosen stage
        row.cells.front().note = [] { return ContinuumText::tr("the chosen stage"); };
    }
    for (const double value : before)
        row.cells.push_back(numberCell(value));
    for (const double judgement : stage.stage.judgements)
        row.cells.push_back(judgementCell(judgement));
    for (ResultCell &cell : after)
        row.cells.push_back(std::move(cell));
    return row;
}

std::vector<ResultRow> stagesRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    for (const StageResult &r : state.result.stages) {
        rows.push_back(stageRow(r, state,
                                {r.point.flexibility, r.throughput, r.point.speedup, r.point.total_us},
                                {textCell([why = r.stage->summary] { return contentText(why); })}));
    }
    return rows;
}

/// The share of a ridge that an operation is not held against is NaN.
ResultCell shareCell(double value)
{
    ResultCell cell = numberCell(value);
    if (std::isnan(value)) {
        //: instead of a share, where an operation does not run on that unit
        cell.text = [] { return ContinuumText::tr("not compared"); };
    }
    return cell;
}

ResultRow pointRow(const char *key, Text name, const Crossing &at)
{
    return {QString::fromLatin1(key),
            {textCell(std::move(name)), numberCell(at.intensity), shareCell(at.ridge_share),
             shareCell(at.vector_share), textCell([bound = at.bound] { return boundText(bound); })}};
}

/// What a matrix product on Tensor Cores is, and what is fused behind it, each on its own unit.
std::array<Crossing, 2> parts(const Crossing &at)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    Crossing matrix = at;
    matrix.vector_share = none;
    matrix.bound = at.ridge_share >= 1.0 ? RoofBound::Tensor : RoofBound::Memory;
    Crossing fused = at;
    fused.intensity = at.vector_intensity;
    fused.ridge_share = none;
    fused.bound = at.vector_share >= 1.0 ? RoofBound::Vector : RoofBound::Memory;
    return {matrix, fused};
}

QString pointName(const S &settings)
{
    if (settings.isGemm()) {
        //: a point on a scale; GEMM is a matrix product, %1 its inner size K, %2 its count of rows
        return ContinuumText::tr("Now: GEMM, K %1, batch %2")
            .arg(Format().count(settings.gemm_k), Format().count(settings.gemm_batch));
    }
    //: a point on a scale; %1 is a count of operations ("4 operations")
    return fillMarkers(ContinuumText::tr("Now: chain of %1"),
                       {writtenText(D::context(), operationCount, settings.fusion_level)});
}

std::vector<ResultRow> intensitiesRows(const State &state, const Catalogue & /*catalogue*/)
{
    const Crossing &at = state.result.crossing;
    const Text now = [settings = state.settings] { return pointName(settings); };
    std::vector<ResultRow> rows;
    if (at.onTensorCores) {
        const auto [matrix, fused] = parts(at);
        rows.push_back(pointRow("now", now, matrix));
        rows.push_back(pointRow(
            "epilogue",
            //: a point on a scale: the pointwise operations behind a matrix product
            [] { return ContinuumText::tr("Now: operations fused behind the GEMM"); }, fused));
    } else {
        rows.push_back(pointRow("now", now, at));
    }
    rows.push_back(pointRow(
        "start",
        //: a point on a scale: where the learner begins
        [] { return ContinuumText::tr("Start: one operation"); }, state.result.start));
    rows.push_back(pointRow(
        "longest_chain",
        [] {
            //: a point on a scale; %1 is a count of operations ("32 operations"), %2 the arithmetic of each
            return ContinuumText::tr("Longest chain: %1, %2 each")
                .arg(writtenText(D::context(), operationCount, mostFused),
                     writtenText(D::context(), operationWork, mostComplexity));
        },
        state.result.longestChain));
    return rows;
}

// What tables depend on; the other inputs leave their rows alone.

S stageInputs(const S &settings)
{
    S inputs;
    inputs.context = settings.context;
    inputs.workload = settings.workload;
    inputs.launch_model = settings.launch_model;
    inputs.stage = settings.stage;
    return inputs;
}

S crossingInputs(const S &settings)
{
    S inputs = settings;
    inputs.workload.clear();
    inputs.launch_model.clear();
    inputs.stage.clear();
    inputs.moves.clear();
    return inputs;
}

QString throughputTitle(const State &state, const Catalogue &catalogue)
{
    //: heading of a column; %1 is what is counted, e.g. "images"
    return ContinuumText::tr("Throughput (%1/s)")
        .arg(contentText(workloadOf(state.settings, catalogue).throughputUnit));
}

constexpr ColumnRow<D> stageColumn = {"stage", QT_TRANSLATE_NOOP("rp::Continuum", "Stage")};
constexpr ColumnRow<D> flexibilityColumn = {.key = "flexibility",
                                            .title = QT_TRANSLATE_NOOP("rp::Continuum", "Flexibility"),
                                            .quantity = Quantity::Significant,
                                            .notes = "judged"};
constexpr ColumnRow<D> speedupColumn = {.key = "speedup",
                                        .title = QT_TRANSLATE_NOOP("rp::Continuum", "Speed-up over eager"),
                                        .quantity = Quantity::Factor,
                                        .notes = "factors,times"};

constexpr ColumnRow<D> questionColumn(std::size_t i)
{
    return {.key = questions.at(i).key,
            .title = questions.at(i).title,
            .quantity = Quantity::Significant,
            .spoken = questions.at(i).name,
            .notes = "judged"};
}

constexpr auto stagesColumns = std::to_array<ColumnRow<D>>({
    stageColumn,
    flexibilityColumn,
    {.key = "throughput",
     .quantity = Quantity::Significant,
     .notes = "factors,times",
     .titleNow = throughputTitle},
    speedupColumn,
    {.key = "total_us",
     .title = QT_TRANSLATE_NOOP("rp::Continuum", "Wall time (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Continuum", "Wall time"),
     .notes = "factors,times"},
    questionColumn(0),
    questionColumn(1),
    questionColumn(2),
    questionColumn(3),
    questionColumn(4),
    {"why", QT_TRANSLATE_NOOP("rp::Continuum", "Why")},
});

constexpr auto intensitiesColumns = std::to_array<ColumnRow<D>>({
    {"point", QT_TRANSLATE_NOOP("rp::Continuum", "Operating point")},
    {"intensity", QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic intensity"), Quantity::Intensity},
    {.key = "ridge_share",
     .title = QT_TRANSLATE_NOOP("rp::Continuum", "Share of the Tensor Core ridge"),
     .quantity = Quantity::Fraction,
     .decimals = 1,
     .notes = "tensor_ridge"},
    {.key = "vector_share",
     .title = QT_TRANSLATE_NOOP("rp::Continuum", "Share of the vector ridge"),
     .quantity = Quantity::Fraction,
     .decimals = 1,
     .notes = "vector_ridge"},
    {"bound", QT_TRANSLATE_NOOP("rp::Continuum", "Limit")},
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {.id = "stages",
     .caption =
         QT_TRANSLATE_NOOP("rp::CompilationContinuumInstrument", "Throughput and flexibility of each stage"),
     .columns = stagesColumns,
     .rows = stagesRows,
     .summary = stagesSummary,
     .dependsOn = stageInputs},
    {.id = "intensities",
     .caption = QT_TRANSLATE_NOOP("rp::CompilationContinuumInstrument", "From memory-bound to compute-bound"),
     .columns = intensitiesColumns,
     .rows = intensitiesRows,
     .summary = intensitiesSummary,
     .dependsOn = crossingInputs},
});

} // namespace

DesignRows<D> ContinuumDesign::tables()
{
    return {.tables = tableRows};
}

std::vector<RubricQuestion> rubricQuestions()
{
    std::vector<RubricQuestion> made;
    made.reserve(questions.size());
    for (const Question &each : questions) {
        made.push_back({QString::fromLatin1(each.key), phraseText(D::context(), each.name),
                        phraseText(D::context(), each.meaning)});
    }
    return made;
}

} // namespace rp
