// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/continuum/continuum.h"
#include "models/instruments/continuum/continuum_moves.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/contract/table_cells.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// By how the intensity moves: falls, stays, rises; then the ridge: Tensor Cores, vector units.
/// %1 what was set, %2 and %3 intensities before and after, %4 share of the ridge.
constexpr std::array<std::array<const char *, 2>, 3> intensityPatterns = {
    {{//: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity falls from %2 to %3, %4 of the Tensor "
                                         "Core ridge."),
      //: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity falls from %2 to %3, %4 of the vector "
                                         "ridge.")},
     {//: %1 a control and its value, %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "%1: the arithmetic intensity stays at %3, %4 of the Tensor Core ridge."),
      //: %1 a control and its value, %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "%1: the arithmetic intensity stays at %3, %4 of the vector ridge.")},
     {//: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity rises from %2 to %3, %4 of the Tensor "
                                         "Core ridge."),
      //: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity rises from %2 to %3, %4 of the vector "
                                         "ridge.")}}};

/// Limit of a chain; of a product on Tensor Cores; of a product without them. Each by memory, Tensor Cores,
/// vector units. %1 share of the Tensor Core ridge, %2 share of the vector ridge.
constexpr std::array<std::array<const char *, 3>, 3> boundPatterns = {
    {{//: %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "Memory-bound: the chain reaches %2 of the vector ridge and %1 of the "
                        "Tensor Core ridge."),
      nullptr,
      //: %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum", "Compute-bound on the vector ridge: the chain is at %2 of it. It "
                                         "reaches %1 of the Tensor Core ridge, but pointwise operations do "
                                         "not run on Tensor Cores.")},
     {//: GEMM is a matrix product; %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "Memory-bound: the GEMM reaches %1 of the Tensor Core ridge, and the "
                        "operations fused behind it reach %2 of the vector ridge."),
      //: GEMM is a matrix product; %1 is a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "Compute-bound on the Tensor Core ridge: the GEMM is at %1 of it."),
      //: GEMM is a matrix product; %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum", "Compute-bound on the vector ridge: the operations fused behind the "
                                         "GEMM are at %2 of it. The GEMM itself is at %1 of the Tensor Core "
                                         "ridge.")},
     {//: no Tensor Core peak is known; %2 is a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "Memory-bound: the operation reaches %2 of the vector ridge. No "
                                         "Tensor Core peak is known for this device and precision."),
      nullptr,
      //: no Tensor Core peak is known; %2 is a percentage
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "Compute-bound on the vector ridge: the operation is at %2 of it. No "
                        "Tensor Core peak is known for this device and precision.")}}};

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

bool movesCrossing(const QString &input)
{
    return isCrossingInput(input) || input == QLatin1String("moves") || input == QLatin1String("context");
}

bool movesStages(const QString &input)
{
    return !isCrossingInput(input) && input != QLatin1String("moves") && input != QLatin1String("history");
}

bool touches(const Moment<ContinuumDesign> &moment, bool (*part)(const QString &))
{
    return std::any_of(moment.inputs.cbegin(), moment.inputs.cend(), part);
}

QString whatWasSet(const Moment<ContinuumDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const ContinuumSettings &settings = moment.now.settings;
    if (id == QLatin1String("moves")) {
        //: what the learner did; the beginning of a longer sentence
        return settings.moves.empty() ? ContinuumText::tr("Start again", "what was done")
                                      : ContinuumText::tr("Undo", "what was done");
    }
    const InputSpec spec = InputsOf<ContinuumDesign>::spec(id, settings, moment.catalogue);
    const bool bare = id == QLatin1String("fusion_level") || id == QLatin1String("gemm_batch");
    const QString value = bare ? Format().count(InputsOf<ContinuumDesign>::value(settings, id).toDouble())
                               : InputsOf<ContinuumDesign>::text(id, settings, moment.catalogue);
    if (spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic) {
        //: a control and its new value: "Fusion level 4"; the beginning of a longer sentence
        return ContinuumText::tr("%1 %2", "control and value").arg(spec.label, value);
    }
    //: a control and what was chosen: "Stage, Ahead of time"; the beginning of a longer sentence
    return ContinuumText::tr("%1, %2", "control and value").arg(spec.label, value);
}

QString figure(const char *id, const Moment<ContinuumDesign> &moment)
{
    return FiguresOf<ContinuumDesign>::text(QString::fromLatin1(id), moment.now, moment.catalogue);
}

QString stageChange(const Moment<ContinuumDesign> &moment)
{
    if (!touches(moment, movesStages))
        return {};
    //: %1 a control and its value, %2 a stage, %3 a factor such as 2.00×, %4 such as "4.0 of 5"
    return fillMarkers(ContinuumText::tr("%1: %2 is %3 as fast as eager mode, with a flexibility of %4."),
                       {whatWasSet(moment), contentText(moment.now.chosen().stage->name),
                        figure("speedup", moment), figure("flexibility", moment)});
}

QString intensityChange(const Moment<ContinuumDesign> &moment)
{
    if (!touches(moment, movesCrossing))
        return {};
    const Format format;
    const Crossing &before = moment.before.result.crossing;
    const Crossing &after = moment.now.result.crossing;
    const QString textBefore = format.flopPerByte(before.intensity);
    const QString textAfter = format.flopPerByte(after.intensity);
    const bool tensor = std::isfinite(after.ridge_share);
    const char *pattern =
        intensityPatterns.at(direction(before.intensity, after.intensity, textBefore, textAfter))
            .at(tensor ? 0 : 1);
    return phraseText(ContinuumDesign::context(), pattern,
                      {whatWasSet(moment), textBefore, textAfter,
                       format.percent(tensor ? after.ridge_share : after.vector_share)});
}

/// What a learner hears who doesn't see the operating point and the counter of moves.
QString crossingChange(const Moment<ContinuumDesign> &moment)
{
    const QString moved = intensityChange(moment);
    if (moved.isEmpty())
        return {};
    const ContinuumState &now = moment.now;
    const bool crossed = now.result.crossing.bound != moment.before.result.crossing.bound;
    //: counter of moves, a sentence; %1 is how many were made, %2 how many there are
    const QString moves =
        ContinuumText::tr("Move %1 of %2.")
            .arg(Format().count(double(now.settings.moves.size())), Format().count(movesAllowed));
    return joinedSentences({moved, crossed ? boundSentence(now) : QString(), moves, movesMessage(now)});
}

QString beyondSentence(const BeyondCompile &beyond)
{
    const Format format;
    const QString serial = format.factor(beyond.serial);
    const QString overlapped = format.factor(beyond.overlapped);
    if (serial == overlapped && serial == format.factor(1.0))
        return ContinuumText::tr("No stage is faster than torch.compile for this workload.");
    if (serial == overlapped) {
        //: %1 is a factor such as 1.02×
        return ContinuumText::tr("The fastest stage is %1 as fast as torch.compile, with serial and with "
                                 "overlapped launches.")
            .arg(serial);
    }
    const QString pattern =
        beyond.launchesHidden
            //: %1 and %2 are factors such as 1.49×
            ? ContinuumText::tr("With serial launches the fastest stage is %1 as fast as torch.compile. With "
                                "overlapped launches this gain vanishes, only %2 is left: the launches are "
                                "hidden behind the kernels.")
            //: %1 and %2 are factors such as 1.49×
            : ContinuumText::tr("With serial launches the fastest stage is %1 as fast as torch.compile, with "
                                "overlapped launches %2: here a launch still takes longer than a kernel.");
    return pattern.arg(serial, overlapped);
}

QString queueReason(const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch->notes;
    return joinedSentences({assumptionText(catalogue, notes, QStringLiteral("stream_gap_us")),
                            assumptionText(catalogue, notes, QStringLiteral("queue_depth"))});
}

QString timesReason(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    const DeviceEntry &first =
        deviceOf(defaultContinuumSettings(catalogue), catalogue); // the course's times are of this one
    QStringList reasons{
        assumptionText(catalogue, contextOf(settings, catalogue).notes, QStringLiteral("launch_us")),
        assumptionText(catalogue, workloadOf(settings, catalogue).notes, QStringLiteral("memory_us"))};
    if (deviceOf(settings, catalogue).key != first.key) {
        //: %1 is a device
        reasons.append(
            fillMarkers(ContinuumText::tr("Math and memory take as long as on %1, as the course assumes."),
                        {contentText(first.name)}));
    }
    if (settings.isOverlapped())
        reasons.append(queueReason(catalogue));
    return joinedSentences(reasons);
}

} // namespace

QString continuumReason(const QString &field, const ContinuumSettings &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("memory_us"))
        return assumptionText(catalogue, workloadOf(settings, catalogue).notes, field);
    if (field == QLatin1String("queue"))
        return queueReason(catalogue);
    if (field == QLatin1String("times"))
        return timesReason(settings, catalogue);
    if (field == QLatin1String("factors"))
        return ContinuumText::tr("How much of the launch cost a stage keeps, and how much of the gains it "
                                 "realizes, is assumed.");
    if (field == QLatin1String("judged"))
        return ContinuumText::tr("The five judgements of each stage are assumed.");
    const DeviceEntry &device = deviceOf(settings, catalogue);
    if (field == QLatin1String("tensor_ridge"))
        return tensorRidgeAssumption(device);
    if (field == QLatin1String("vector_ridge"))
        return vectorRidgeAssumption(device, ridgesOf(settings, catalogue));
    return assumptionText(catalogue, stageOf(settings, catalogue).notes, field);
}

QString changeSentence(const Moment<ContinuumDesign> &moment)
{
    return joinedSentences({stageChange(moment), crossingChange(moment)});
}

QString stagesSummary(const Moment<ContinuumDesign> &moment)
{
    const ContinuumState &now = moment.now;
    const auto text = [&](const char *input) {
        return InputsOf<ContinuumDesign>::text(QString::fromLatin1(input), now.settings, moment.catalogue);
    };
    //: %1 is a workload, %2 a launch model
    const QString pass =
        ContinuumText::tr("%1, %2", "workload and launch model").arg(text("workload"), text("launch_model"));
    //: %1 a workload and a launch model, %2 a stage, %3 a throughput, %4 a factor, %5 such as "4.0 of 5"
    const QString takeaway = fillMarkers(
        ContinuumText::tr("%1: %2 reaches %3, %4 as fast as eager mode, with a flexibility of %5."),
        {pass, contentText(now.chosen().stage->name), figure("throughput", moment), figure("speedup", moment),
         figure("flexibility", moment)});
    return joinedSentences({takeaway, beyondSentence(now.result.beyond)});
}

QString intensitiesSummary(const Moment<ContinuumDesign> &moment)
{
    const ContinuumState &now = moment.now;
    const double operations = opsToRidge(now.result.crossing.ridges.tensor, now.settings, moment.catalogue);
    QString needed;
    if (!now.settings.isGemm() && operations > mostFused) { // false without a ridge
        //: %1 and %2 are counts of operations ("624 operations")
        needed = fillMarkers(
            ContinuumText::tr("A chain of such operations would need %1 to reach the Tensor Core ridge. "
                              "Here it can have at most %2."),
            {writtenText(ContinuumDesign::context(), operationCount, operations),
             writtenText(ContinuumDesign::context(), operationCount, mostFused)});
    }
    return joinedSentences({boundSentence(now), needed, intensityChange(moment)});
}

QString boundText(RoofBound bound)
{
    switch (bound) {
    case RoofBound::Memory:
        //: an operation that memory limits
        return ContinuumText::tr("memory-bound");
    case RoofBound::Tensor:
    case RoofBound::Vector:
        //: an operation that arithmetic limits
        return ContinuumText::tr("compute-bound");
    case RoofBound::Unknown:
        break;
    }
    return Format().number(std::numeric_limits<double>::quiet_NaN(), 0);
}

QString boundSentence(const ContinuumState &state)
{
    const Crossing &at = state.result.crossing;
    if (at.bound == RoofBound::Unknown)
        return ContinuumText::tr("No peak of this device is known at this precision.");
    std::size_t kind = state.settings.isGemm() ? 1 : 0;
    if (std::isnan(at.ridge_share))
        kind = 2;
    const std::size_t limit = at.bound == RoofBound::Memory ? 0 : at.bound == RoofBound::Tensor ? 1 : 2;
    return phraseText(ContinuumDesign::context(), boundPatterns.at(kind).at(limit),
                      {Format().percent(at.ridge_share), Format().percent(at.vector_share)});
}

QString movesText(const ContinuumState &state)
{
    //: counter of moves; %1 is how many were made, %2 how many there are
    return ContinuumText::tr("Move %1 of %2")
        .arg(Format().count(double(state.settings.moves.size())), Format().count(movesAllowed));
}

QString movesMessage(const ContinuumState &state)
{
    if (state.settings.moves.size() <= std::size_t(movesAllowed))
        return {};
    //: %1 is how many moves there are
    return ContinuumText::tr("These are more than %1 moves. Undo some, or start again.")
        .arg(Format().count(movesAllowed));
}

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
                                        .notes = {"factors", "times"}};

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
     .notes = {"factors", "times"},
     .titleNow = throughputTitle},
    speedupColumn,
    {.key = "total_us",
     .title = QT_TRANSLATE_NOOP("rp::Continuum", "Wall time (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Continuum", "Wall time"),
     .notes = {"factors", "times"}},
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

constexpr auto stageInput = std::to_array<const char *>({"stage"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"stages", "throughput", "throughput",
     [](S settings, const QString &row, const Catalogue &) {
         settings.stage = row;
         return settings;
     },
     stageInput},
});

} // namespace

DesignRows<D> ContinuumDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
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

namespace {

using State = ContinuumState;

// A time of nothing has no unit to be held to.

QString us(double time_us)
{
    return time_us == 0.0 ? term(Quantity::DurationAuto, 0.0) : term(Quantity::Microseconds, time_us, 2);
}

QString ms(double time_us)
{
    return term(time_us == 0.0 ? Quantity::DurationAuto : Quantity::Milliseconds, time_us);
}

QString count(double n)
{
    return term(Quantity::Count, n);
}

QString plain(double number)
{
    return term(Quantity::Significant, number, 4);
}

QString intensity(double flopPerByte)
{
    return term(Quantity::Intensity, flopPerByte);
}

QString stageSpeedup(const State &state, const Catalogue &catalogue)
{
    const StageResult &chosen = state.chosen();
    const physics::Workload &workload = workloadOf(state.settings, catalogue).workload;
    const StageParts parts = stageParts(*chosen.stage, state.settings, catalogue);
    const auto n = double(parts.counts.n);
    const double eager_us = chosen.point.speedup * chosen.point.total_us;
    const double math_us = double(workload.n) * workload.compute_us;
    const QString kept =
        equation(QStringLiteral("N′ = max(1, round(N (1 − u ρ))) = max(1, round(%1 × (1 − %2 × %3))) = %4"),
                 {count(double(workload.n)), plain(chosen.stage->stage.realised_share), plain(workload.rho),
                  count(n)});
    const QString memory = equation(QStringLiteral("M′ = M (1 − u φ) = %1 × (1 − %2 × %3) = %4"),
                                    {ms(workload.memory_us), plain(chosen.stage->stage.realised_share),
                                     plain(workload.phi), ms(parts.counts.memory_us)});
    const QString launch =
        equation(QStringLiteral("ℓ′ = λ ℓ = %1 × %2 = %3"),
                 {plain(chosen.stage->stage.launch_factor),
                  us(contextOf(state.settings, catalogue).launch_us), us(parts.launch_us)});
    QStringList lines{kept, memory, launch};
    if (state.settings.isOverlapped()) {
        lines.append(equation(QStringLiteral("k′ = (N c + M′) / N′ = (%1 + %2) / %3 = %4"),
                              {ms(math_us), ms(parts.counts.memory_us), count(n), us(parts.kernel_us)}));
        lines.append(
            equation(QStringLiteral("T′ = max(ℓ′ + N′ k′ + (N′ − 1) g, N′ ℓ′ + k′) = max(%1 + %2 × %3 + "
                                    "%4 × %5, %2 × %1 + %3) = %6"),
                     {us(parts.launch_us), count(n), us(parts.kernel_us), count(n - 1.0), us(parts.gap_us),
                      ms(chosen.point.total_us)}));
    } else {
        lines.append(equation(QStringLiteral("T′ = N c + N′ ℓ′ + M′ = %1 + %2 × %3 + %4 = %5"),
                              {ms(math_us), count(n), us(parts.launch_us), ms(parts.counts.memory_us),
                               ms(chosen.point.total_us)}));
    }
    lines.append(
        equation(QStringLiteral("S = T / T′ = %1 / %2 = %3"),
                 {ms(eager_us), ms(chosen.point.total_us), term(Quantity::Factor, chosen.point.speedup)}));
    return lines.join(u'\n');
}

QString gemmIntensityLines(const State &state, const Catalogue &catalogue)
{
    ContinuumSettings gemm = state.settings;
    gemm.operation = QStringLiteral("gemm");
    const Crossing at = crossing(gemm, catalogue);
    const QStringList sizes{count(gemm.gemm_batch), count(gemmColumns), count(gemm.gemm_k),
                            count(gemm.element_bytes())};
    const QStringList fused{count(gemm.fusion_level), count(gemm.kernel_complexity)};
    if (!at.onTensorCores) {
        return equation(
            QStringLiteral("I = (2 M N K + m f M N) / (b (M K + K N + M N)) = (2 × %1 × %2 × %3 + %5 × "
                           "%6 × %1 × %2) / (%4 × (%1 × %3 + %3 × %2 + %1 × %2)) = %7"),
            sizes + fused + QStringList{intensity(at.intensity)});
    }
    const QString matrix = equation(
        QStringLiteral("I = 2 M N K / (b (M K + K N + M N)) = 2 × %1 × %2 × %3 / (%4 × (%1 × %3 + %3 × %2 "
                       "+ %1 × %2)) = %5"),
        sizes + QStringList{intensity(at.intensity)});
    const QString epilogue = equation(
        QStringLiteral("Iᵥ = m f M N / (b (M K + K N + M N)) = %5 × %6 × %1 × %2 / (%4 × (%1 × %3 + %3 × "
                       "%2 + %1 × %2)) = %7"),
        sizes + fused + QStringList{intensity(at.vector_intensity)});
    return matrix + u'\n' + epilogue;
}

QString opsTo(const QString &ridgeSymbol, double ridge, const State &state, const Catalogue &catalogue)
{
    const QString pattern = QStringLiteral("n = ⌈%1 b %2 / f⌉ = ⌈%1 × %3 × %4 / %5⌉ = %6");
    return equation(pattern, {count(catalogue.fusion->pointwise_accesses), ridgeSymbol,
                              count(state.settings.element_bytes()), plain(ridge),
                              count(state.settings.kernel_complexity),
                              count(opsToRidge(ridge, state.settings, catalogue))});
}

QString opsToRidges(const State &state, const Catalogue &catalogue)
{
    const RidgePoints &ridges = state.result.crossing.ridges;
    QStringList lines;
    if (std::isfinite(ridges.tensor))
        lines.append(opsTo(QStringLiteral("R"), ridges.tensor, state, catalogue));
    if (std::isfinite(ridges.vector))
        lines.append(opsTo(QStringLiteral("Rᵥ"), ridges.vector, state, catalogue));
    return lines.join(u'\n');
}

constexpr auto formulaRows = std::to_array<FormulaRow<D>>({
    {"stage_speedup", stageSpeedup},
    {"chain_intensity", "I = m f / (%1 b) = %2 × %3 / (%1 × %4) = %5",
     [](const State &s, const Catalogue &c) -> QStringList {
         ContinuumSettings chain = s.settings;
         chain.operation = QStringLiteral("pointwise");
         return {count(c.fusion->pointwise_accesses), count(chain.fusion_level),
                 count(chain.kernel_complexity), count(chain.element_bytes()),
                 intensity(crossing(chain, c).intensity)};
     }},
    {"gemm_intensity", gemmIntensityLines},
    {"ops_to_ridge", opsToRidges},
});

} // namespace

DesignRows<ContinuumDesign> ContinuumDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
