// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/step_link.h"

#include <QMap>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace rp {

struct LabLibrary;

// The review of the course is data: plain values read from resources/review/review.json. All text fields
// hold the English source, are shown through ReviewFigures::resolve() and may name figures: "{a100_ridge}".

/// Where a fact comes from, or why it is assumed.
struct ReviewSource
{
    QString text;
    bool isAssumption = false;
};

struct ReviewConcept
{
    QString id;
    QString title;
    std::vector<QString> about; ///< short paragraphs
    StepLink link;
};

struct ConceptEdge
{
    QString from, to; ///< ids of concepts
    QString text;     ///< verb on the arrow: "bounds"; may be empty
};

/// A way through the map, in its order. Neighbours on it are joined by an edge, in either direction.
struct ConceptPath
{
    QString id;
    QString title;
    QString about;
    QStringList concepts;
};

/// A level of the memory hierarchy.
struct MemoryLevel
{
    QString id;
    QString title;
    QString size;      ///< figure: bytes of the whole device
    QString bandwidth; ///< figure: bytes/s of the whole device
    QString about;
    ReviewSource source;
};

/// The roofline that is put together by hand. The peak is where both limits meet.
struct RidgeTask
{
    QString bandwidth; ///< figure: bytes/s
    QString ridge;     ///< figure: an intensity
};

/// A way to capture a program as a graph, from the least to the most that is known before it runs.
struct CaptureForm
{
    QString id;
    QString title;
    QString captures; ///< what is captured
    QString cost;     ///< what is lost
    QString use;      ///< when to take it
};

/// What can be done with a pair of operations.
enum class FusionVerdict
{
    Fuse,       ///< one pointwise (or row-wise) kernel
    Epilogue,   ///< into the end of a GEMM
    Horizontal, ///< side by side in one launch
    Cannot
};

/// A pair of operations to decide on.
struct FusionPair
{
    QString id;
    QString title; ///< "matmul, then ReLU"
    QString about; ///< what the two do
    FusionVerdict verdict = FusionVerdict::Cannot;
    QString reason;     ///< why
    QString conclusion; ///< what it means for this pair: traffic, exceptions
};

struct LoopStage
{
    QString id;
    QString title;
    QString question; ///< that the stage answers
    QString about;
    StepLink link;
};

/// A number computed by a function of the physics (`ridgepoint compute`), or a product of data sheet values
/// for what no function answers: 108 SMs times 256 KiB of registers.
struct ReviewFigure
{
    QString function;            ///< empty: the product counts
    std::string arguments;       ///< JSON object
    std::vector<double> product; ///< factors, in base units; not together with a function
    QString result;              ///< member of the result, "a/b" below it; empty: the result itself
    double factor = 1.0;         ///< the result times this, to the base unit
    QString unit;   ///< "intensity", "flops", "bytes", "bytes_s", "count", "fraction", "factor", "us"
    int digits = 3; ///< significant, as shown
};

/// A counting convention under which numbers are right.
struct RecallConvention
{
    QString id;
    QString text;                   ///< "with 2,039 GB/s"
    QMap<QString, QString> figures; ///< by field of the question: the figure that is right
};

struct RecallOption
{
    QString id;
    QString text;
    QString feedback;
};

struct RecallQuestion
{
    enum class Kind
    {
        Numeric, ///< numbers with units, judged against each convention
        Choice,
        Open ///< the learner marks what was written against key points
    };
    struct Field
    {
        QString id;
        QString label;
        QString unit;  ///< "FLOP/byte", as written; empty: a count
        QString units; ///< of ReviewFigure::unit
    };
    QString id;
    QString title; ///< a few words, for lists
    Kind kind = Kind::Open;
    QString prompt;
    QString convention; ///< how to count, said with the prompt; may be empty
    std::vector<Field> fields;
    double tolerance = 0.0; ///< Numeric: relative
    std::vector<RecallConvention> conventions;
    std::vector<RecallOption> options;
    QString correct;                ///< Choice: option id
    std::vector<QString> keyPoints; ///< Open
    int pointsNeeded = 0;           ///< Open: how many make the answer right
    std::vector<QString> answer;    ///< model answer, paragraphs
    StepLink link;                  ///< where it is shown
};

/// A belief to be judged true or false. All of them are false, or true with a limit.
struct BeliefContent
{
    QString id;
    QString belief;
    bool isTrue = false;
    std::vector<QString> correction; ///< why, paragraphs
    QString nuance;                  ///< where it does hold
    StepLink link;
};

struct SelfCheckItem
{
    QString id;
    QString text; ///< "I can …"
    StepLink link;
};

/// What a count of boxes means. Bands are in falling order and reach down to 0.
struct SelfCheckBand
{
    int from = 0; ///< least count
    QString title;
    QString advice;
};

/// Where what was learned is needed again.
struct OutlookRow
{
    QString id;
    QString title; ///< a topic
    QString text;  ///< what of this it needs
};

struct WritingPrompt
{
    QString id;
    QString title;
    QString prompt;
    std::vector<QString> hints; ///< what a good text touches
};

/// A recording whose cause is asked for. What that is follows from its figures (causeOf()) and stands
/// nowhere.
struct MysteryRecording
{
    QString id;
    QString trace;                      ///< key of a built-in trace
    QString file;                       ///< in place of that, of a site's or one's own: absolute path
    std::optional<double> pass_us;      ///< of a pass without the profiler, at full pace
    QString measurement;                ///< in place of that: what has it, and
    QString figure;                     ///< which of its figures it is
    std::optional<double> moved_bytes;  ///< that its long kernels move at least, each
    std::optional<double> peak_bytes_s; ///< what the memory can do, by the data sheet
};

/// The entry that goes by an id; null when there is none.
template<typename Entry>
const Entry *withId(const std::vector<Entry> &entries, const QString &id)
{
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&id](const Entry &entry) { return entry.id == id; });
    return it == entries.end() ? nullptr : &*it;
}

struct ReviewContent
{
    QString version;
    QString title;
    QString summary;
    int minutes = 60;
    std::vector<ReviewConcept> concepts;
    std::vector<ConceptEdge> edges;
    std::vector<ConceptPath> paths;
    std::vector<MemoryLevel> memory;
    std::vector<QString> memoryCaveats;
    RidgeTask ridge;
    std::vector<QString> attainable; ///< the formula of attainable performance, worked
    std::vector<CaptureForm> capture;
    std::vector<FusionPair> pairs;
    std::vector<LoopStage> loop;
    std::vector<RecallQuestion> questions;
    std::vector<BeliefContent> beliefs;
    std::vector<SelfCheckItem> selfCheck;
    std::vector<SelfCheckBand> bands;
    std::vector<OutlookRow> outlook;
    std::vector<WritingPrompt> prompts;
    std::vector<MysteryRecording> recordings;
    QMap<QString, ReviewFigure> figures;

    const ReviewConcept *findConcept(const QString &id) const { return withId(concepts, id); }
    const RecallQuestion *question(const QString &id) const { return withId(questions, id); }
};

} // namespace rp
