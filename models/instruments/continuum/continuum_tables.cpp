// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_tables.h"

#include "models/instruments/continuum/continuum_inputs.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {

using Text = std::function<QString()>;
constexpr std::size_t questionCount = 5;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Continuum)
public:
    static QString judgement(double value)
    {
        if (value >= 1.0) {
            //: judgement of a stage, in the middle of a spoken sentence
            return tr("yes", "judgement");
        }
        //: judgement of a stage, in the middle of a spoken sentence
        return value > 0.0 ? tr("partly", "judgement") : tr("no", "judgement");
    }
    static QString judged(double value)
    {
        const QString points = Format().significant(value);
        if (value >= 1.0) {
            //: a judgement of a stage in points and in a word; %1 is 1
            return tr("%1, yes").arg(points);
        }
        //: a judgement of a stage in points and in a word; %1 is 0.5 or 0
        return value > 0.0 ? tr("%1, partly").arg(points) : tr("%1, no").arg(points);
    }
    static QString chosen()
    {
        //: remark on the row of the chosen stage
        return tr("the chosen stage");
    }
    static QString factorsAssumed()
    {
        return tr("How much of the launch cost a stage keeps, and how much of the gains it realizes, is "
                  "assumed.");
    }
    static QString judgementsAssumed() { return tr("The five judgements of each stage are assumed."); }
    static QString throughputTitle(const QString &unit)
    {
        //: heading of a column; %1 is what is counted, e.g. "images"
        return tr("Throughput (%1/s)").arg(unit);
    }
    static QString chain(double operations)
    {
        //: a point on a scale; %1 is a count of operations ("4 operations")
        return tr("Now: chain of %1").arg(operationsText(operations));
    }
    static QString gemm(const ContinuumSettings &settings)
    {
        //: a point on a scale; GEMM is a matrix product, %1 its inner size K, %2 its count of rows
        return tr("Now: GEMM, K %1, batch %2")
            .arg(Format().count(settings.gemm_k), Format().count(settings.gemm_batch));
    }
    static QString epilogue()
    {
        //: a point on a scale: the pointwise operations behind a matrix product
        return tr("Now: operations fused behind the GEMM");
    }
    static QString start()
    {
        //: a point on a scale: where the learner begins
        return tr("Start: one operation");
    }
    static QString longest()
    {
        //: a point on a scale; %1 is a count of operations ("32 operations"), %2 the arithmetic of each
        return tr("Longest chain: %1, %2 each")
            .arg(operationsText(mostFused), complexityText(mostComplexity));
    }
    static QString notCompared()
    {
        //: instead of a share, where an operation does not run on that unit
        return tr("not compared");
    }
};

struct Question
{
    const char *key;
    const char *title;
    const char *name;
    const char *meaning;
};

constexpr std::array<Question, questionCount> questions = {
    {//: short heading of a column: the first of five questions on flexibility
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
      QT_TRANSLATE_NOOP("rp::Continuum", "Can you train the model and change it while it runs?")}}};

/// A text that is translated whenever it is asked for.
Text late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::Continuum", source); };
}

ResultColumn column(const char *key, const char *title, Quantity quantity, int decimals = 2)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.decimals = decimals;
    return made;
}

ResultColumn assumed(ResultColumn column, Text reason)
{
    column.assumption = std::move(reason);
    return column;
}

ResultCell number(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

ResultCell words(Text text)
{
    ResultCell cell;
    cell.text = std::move(text);
    return cell;
}

Text timesAssumption(const ContinuumNow &now, const Catalogue &catalogue)
{
    return [now, &catalogue] {
        return joinedSentences(
            {Words::factorsAssumed(), continuumTimesAssumption(now().settings, catalogue)});
    };
}

Text judgementsAssumption()
{
    return [] { return Words::judgementsAssumed(); };
}

ResultColumn flexibilityColumn()
{
    return assumed(
        column("flexibility", QT_TRANSLATE_NOOP("rp::Continuum", "Flexibility"), Quantity::Significant),
        judgementsAssumption());
}

ResultColumn speedupColumn(const ContinuumNow &now, const Catalogue &catalogue)
{
    return assumed(
        column("speedup", QT_TRANSLATE_NOOP("rp::Continuum", "Speed-up over eager"), Quantity::Factor),
        timesAssumption(now, catalogue));
}

void appendQuestions(std::vector<ResultColumn> &columns)
{
    for (const Question &question : questions) {
        ResultColumn made = column(question.key, question.title, Quantity::Significant);
        made.spokenTitle = late(question.name);
        columns.push_back(assumed(std::move(made), judgementsAssumption()));
    }
}

ResultCell stageCell(const StageEntry &stage, const ContinuumState &state)
{
    ResultCell cell = words([name = stage.name] { return contentText(name); });
    if (state.settings.stage == stage.key)
        cell.note = [] { return Words::chosen(); };
    return cell;
}

ResultCell judgementCell(double value)
{
    ResultCell cell = number(value);
    cell.meaning = value >= 1.0 ? Meaning::Good : value > 0.0 ? Meaning::Fair : Meaning::Poor;
    cell.text = [value] { return Words::judged(value); };
    cell.note = [value] { return Words::judgement(value); };
    return cell;
}

void appendJudgements(std::vector<ResultCell> &cells, const StageEntry &stage)
{
    for (const double judgement : stage.stage.judgements)
        cells.push_back(judgementCell(judgement));
}

ResultCell share(double value)
{
    ResultCell cell = number(value);
    if (std::isnan(value))
        cell.text = [] { return Words::notCompared(); };
    return cell;
}

/// Shares of ridges that the operation is not held against are NaN.
ResultRow intensityRow(const char *key, Text name, double intensity, double tensorShare, double vectorShare,
                       RoofBound bound)
{
    return {QString::fromLatin1(key),
            {words(std::move(name)), number(intensity), share(tensorShare), share(vectorShare),
             words([bound] { return boundText(bound); })}};
}

ResultRow chainRow(const char *key, Text name, const Crossing &at)
{
    return intensityRow(key, std::move(name), at.intensity, at.ridge_share, at.vector_share, at.bound);
}

} // namespace

std::vector<RubricQuestion> rubricQuestions()
{
    std::vector<RubricQuestion> made;
    made.reserve(questions.size());
    for (const Question &question : questions) {
        made.push_back({QString::fromLatin1(question.key), late(question.name)(), late(question.meaning)()});
    }
    return made;
}

QString stageReason(const StageEntry &stage)
{
    return contentText(stage.summary);
}

std::vector<ResultColumn> stagesColumns(const ContinuumNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("stage", QT_TRANSLATE_NOOP("rp::Continuum", "Stage"), Quantity::Text), flexibilityColumn(),
        assumed(column("throughput", "", Quantity::Significant), timesAssumption(now, catalogue)),
        speedupColumn(now, catalogue),
        assumed(
            column("total_us", QT_TRANSLATE_NOOP("rp::Continuum", "Wall time (ms)"), Quantity::Milliseconds),
            timesAssumption(now, catalogue))};
    columns[2].title = [now, &catalogue] {
        return Words::throughputTitle(contentText(workloadOf(now().settings, catalogue).throughputUnit));
    };
    columns[4].spokenTitle = late(QT_TRANSLATE_NOOP("rp::Continuum", "Wall time"));
    appendQuestions(columns);
    columns.push_back(column("why", QT_TRANSLATE_NOOP("rp::Continuum", "Why"), Quantity::Text));
    return columns;
}

std::vector<ResultRow> stagesRows(const ContinuumState &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.stages.size());
    for (const StageResult &result : state.result.stages) {
        ResultRow row;
        row.key = result.stage->key;
        row.cells = {stageCell(*result.stage, state), number(result.point.flexibility),
                     number(result.throughput), number(result.point.speedup), number(result.point.total_us)};
        appendJudgements(row.cells, *result.stage);
        row.cells.push_back(words([stage = result.stage] { return stageReason(*stage); }));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ResultColumn> rubricColumns(const ContinuumNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("stage", QT_TRANSLATE_NOOP("rp::Continuum", "Stage"), Quantity::Text)};
    appendQuestions(columns);
    columns.push_back(flexibilityColumn());
    columns.push_back(speedupColumn(now, catalogue));
    return columns;
}

std::vector<ResultRow> rubricRows(const ContinuumState &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.stages.size());
    for (const StageResult &result : state.result.stages) {
        ResultRow row;
        row.key = result.stage->key;
        row.cells = {stageCell(*result.stage, state)};
        appendJudgements(row.cells, *result.stage);
        row.cells.push_back(number(result.point.flexibility));
        row.cells.push_back(number(result.point.speedup));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ResultColumn> intensitiesColumns(const ContinuumNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("point", QT_TRANSLATE_NOOP("rp::Continuum", "Operating point"), Quantity::Text),
        column("intensity", QT_TRANSLATE_NOOP("rp::Continuum", "Arithmetic intensity"), Quantity::Intensity),
        column("ridge_share", QT_TRANSLATE_NOOP("rp::Continuum", "Share of the Tensor Core ridge"),
               Quantity::Fraction, 1),
        column("vector_share", QT_TRANSLATE_NOOP("rp::Continuum", "Share of the vector ridge"),
               Quantity::Fraction, 1),
        column("bound", QT_TRANSLATE_NOOP("rp::Continuum", "Limit"), Quantity::Text)};
    columns[2].assumption = [now, &catalogue] {
        return continuumFigureAssumption(QStringLiteral("ridge_share"), now(), catalogue);
    };
    columns[3].assumption = [now, &catalogue] {
        return continuumFigureAssumption(QStringLiteral("vector_share"), now(), catalogue);
    };
    return columns;
}

std::vector<ResultRow> intensitiesRows(const ContinuumState &state)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const Crossing &at = state.result.crossing;
    std::vector<ResultRow> rows;
    if (at.onTensorCores) {
        const RoofBound matrix = at.ridge_share >= 1.0 ? RoofBound::Tensor : RoofBound::Memory;
        const RoofBound fused = at.vector_share >= 1.0 ? RoofBound::Vector : RoofBound::Memory;
        rows.push_back(intensityRow(
            "now", [settings = state.settings] { return Words::gemm(settings); }, at.intensity,
            at.ridge_share, none, matrix));
        rows.push_back(intensityRow(
            "epilogue", [] { return Words::epilogue(); }, at.vector_intensity, none, at.vector_share, fused));
    } else if (state.settings.isGemm()) {
        rows.push_back(chainRow(
            "now", [settings = state.settings] { return Words::gemm(settings); }, at));
    } else {
        const double operations = state.settings.fusion_level;
        rows.push_back(chainRow(
            "now", [operations] { return Words::chain(operations); }, at));
    }
    rows.push_back(chainRow(
        "start", [] { return Words::start(); }, state.result.start));
    rows.push_back(chainRow(
        "longest_chain", [] { return Words::longest(); }, state.result.longestChain));
    return rows;
}

} // namespace rp
