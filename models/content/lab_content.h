// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>
#include <vector>

namespace rp {

class Bench;
struct Catalogue;

// A lab is data. These are plain values read from resources/labs/*.json; all text fields hold the English
// source and are shown through contentText().

struct BriefContent
{
    QString from;                    ///< who writes: "Imani, ML infrastructure lead"
    std::vector<QString> paragraphs; ///< with marked terms, see briefText()
    QString picture;                 ///< name of the one that they stand over; may have none
    QMap<QString, QString> tracks;   ///< what a track says to it, by its key; may have none
    /// What the message says instead in a context, by its key; may have none.
    QMap<QString, std::vector<QString>> contexts = {};
    struct Reading
    {
        QString title;
        QString about;
        QString term; ///< key with which the text marks its word, and the part of the picture; may have none
    };
    std::vector<Reading> reading;
    QStringList sections = {}; ///< anchors of the course text: "@sec-…"; may have none
    /// A few lines of code that the act is about; may have none.
    struct Code
    {
        QString about; ///< one sentence: what the lines are
        std::vector<QString> lines;
    };
    Code code = {};
    /// What the act runs on, where that is not the machine of the context.
    struct Machine
    {
        QString summary;               ///< in one line, on every track
        QMap<QString, QString> tracks; ///< or on each, by its key
    };
    Machine machine = {};
};

/// What a prediction is held against: an instrument figure under given inputs, never a constant.
struct Truth
{
    FigureRef figure;
    QVariantMap inputs; ///< inputs of that panel's instrument that differ from its defaults, by bare name
    QVariantMap picture = {}; ///< those that the picture of it is set to otherwise

    QVariantMap pictureInputs() const;
};

/// What helps whoever is stuck, one rung after the other: a nudge, a counter-example and a worked neighbour,
/// both to be set on the instrument, and the answer, which the question itself has.
struct LadderContent
{
    static constexpr int rungs = 4;
    enum Rung
    {
        Nudge = 1,
        Counter,
        Neighbour,
        Answer
    };

    std::vector<QString> hints;          ///< of the first three rungs, in order; figure placeholders
    std::optional<Truth> counter = {};   ///< where a wrong reason shows
    std::optional<Truth> neighbour = {}; ///< the same with other numbers
    /// Lines that the neighbour is worked out with, by their places in the arithmetic of the act's Reveal, of
    /// an exercise in `worked`.
    std::vector<int> lines = {};
    bool isClosed = false; ///< withheld: not even offered

    /// Only what has another rung has the last one.
    bool has(int rung) const;
    /// The one after `taken`; 0: there is none.
    int next(int taken) const;
    const std::optional<Truth> &setting(int rung) const; ///< of Counter and Neighbour
};

struct OptionContent
{
    QString id;
    QString text;
    QString feedback;
    std::optional<double>
        value; ///< the number the option stands for, in the figure's base unit (0.9 for 90 %)
};

struct QuestionContent
{
    enum class Kind
    {
        SingleChoice,
        Numeric
    };
    QString id;
    Kind kind = Kind::SingleChoice;
    QString prompt;
    std::vector<QString> given;             ///< facts listed under the prompt
    std::vector<OptionContent> options;     ///< SingleChoice
    QString correct;                        ///< option id
    std::optional<double> minimum, maximum; ///< Numeric: accepted range
    QString unit;                           ///< Numeric: "percent", "factor", "count", …
    std::optional<Truth> truth;
    QString distanceUnit; ///< "points" or "factor"
    QString last = {};    ///< option id, "none of these": stays behind the others in every order
    QStringList tracks =
        {}; ///< of a prediction: only asked on these tracks of the learner; empty: on every one
    LadderContent ladder = {};
};

struct DiscoveryContent
{
    QString id;
    QString text;  ///< what to find: "See keyword spotting in eager mode on the cloud GPU"
    QString found; ///< what was found, with {figure} placeholders
    /// Each must have been met at some moment (any order), see content/discovery.h.
    std::vector<NamedValues> needs;
    QString panel = {};      ///< where to look; empty: the first panel
    QStringList tracks = {}; ///< only there on these tracks of the learner; empty: on every one
    bool core = true;        ///< needed to go on; the others are more to find
    /// The number of `found` that its learner fills in before it is told; may have none.
    std::optional<Truth> asks = {};
};

/// One of a discovery's needs.
struct NeedRef
{
    QString discovery;
    int need = 0; ///< its place among them
    bool operator==(const NeedRef &) const = default;
};

struct RevealContent
{
    std::vector<QString> arithmetic; ///< lines with figure placeholders, see content/figure_text.h
    std::vector<QString> lesson;
    /// The arithmetic of what is asked on a track instead, by its key; may have none.
    QMap<QString, std::vector<QString>> tracks = {};
};

struct FormulaContent
{
    QString id; ///< also the SVG's name in resources/formulas/ and the key of Bench::liveFormula()
    QString title;
    QString spoken; ///< how to say it
    struct Term
    {
        QString symbol;
        QString meaning;
    };
    std::vector<Term> terms;
    QString panel = {}; ///< the panel it is about; empty: the whole act
};

struct SourceContent
{
    enum class Status
    {
        Reproduced,
        Approximated,
        NotReproducible
    };
    QString id;
    QString claim;
    QString value; ///< the claimed value, as text
    QString from;  ///< where it is from
    Status status = Status::Reproduced;
    QString reason;             ///< why approximated / not reproducible, or what "reproduced" means here
    std::optional<Truth> model; ///< the value this model gives
    QString panel = {};         ///< the panel it is about; empty: the whole act
    QString place = {};         ///< file and line in the course, or an anchor; may have none
};

/// Where a claim is from, in words: "Course text · frameworks.qmd:307".
QString sourceText(const SourceContent &source);

/// One instrument of an act. An act with several shows them as pages of one Explore step.
struct PanelContent
{
    QString id;              ///< "roi": the first part of qualified names
    QString title;           ///< "Compilation pay-back"; may be empty for the only panel
    QString about;           ///< one sentence on what it is for; may be empty
    QString instrument;      ///< instrument id: "compilation_return"
    QStringList tracks = {}; ///< only there on these tracks of the learner; empty: on every one
    /// Inputs at the start that differ from the instrument's own, by bare name: what nothing asks about, so
    /// that opening the panel finds nothing. See openingInputs().
    QVariantMap opening = {};
};

/// Something to work out with an instrument inside the Explore step. Every attempt is kept.
struct ChallengeContent
{
    enum class Kind
    {
        Number,  ///< a value is handed in, typed or from a slider, and held against a figure
        State,   ///< solved once the inputs and figures meet `needs`
        Proposal ///< one choice of an input is proposed, or that none of them does; both are held against
                 ///< figures
    };
    QString id;
    Kind kind = Kind::Number;
    QString panel;           ///< the panel it is shown with
    QStringList tracks = {}; ///< only there on these tracks of the learner; empty: on every one
    QString title;
    QString prompt;
    std::vector<QString> given;
    NamedValues setup; ///< inputs that "Set up the instrument" applies; may be empty
    // Number
    std::optional<Truth> truth;
    double tolerance = 0.0; ///< relative: 0.05 accepts 5 % on either side
    QString unit;           ///< "duration": truth in days, entered as hours, minutes or days
    InputRef slider;        ///< its value can be handed in while `setup` holds; may be empty
    // State
    NamedValues needs; ///< as one of DiscoveryContent::needs
    FigureRef result;  ///< recorded as the result, such as the moves made; may be empty
    // Proposal: `truth` holds for the choice proposed when its figure is at least 1 with the choice put in
    InputRef choose;           ///< choice input of the panel that `truth` is a figure of
    QStringList leaveOut;      ///< keys of choices that are no proposals
    std::optional<Truth> none; ///< at least 1: that none does is the right answer
    QString noneText;          ///< "None of these does"; empty: that can't be proposed
    QString order = {};        ///< of the proposals, see orderForLearner(); empty: the instrument's
    // All
    LadderContent ladder = {};
    NamedValues answer = {}; ///< of a State: what the last rung says to set; may be empty
    QString solved;          ///< shown when solved; figure placeholders
    bool core = true;        ///< needed to go on; the others are more to find
};

/// "Find the error": a published formula or claim that cannot be right. Free to do; answers are kept.
struct ExerciseContent
{
    QString panel;
    std::optional<FormulaContent> formula;
    std::vector<QString> worked; ///< what the published formula gives, with figure placeholders
    QuestionContent question;    ///< single choice
};

/// Something to write in the learner's own words while reflecting. Free to do, kept in the ledger, judged by
/// nobody.
struct EntryContent
{
    QString id;
    QString title;
    QString prompt;
};

/// Something to decide while reflecting. There is no right answer, and it may be changed: what is chosen
/// becomes a field of the lab's design, which is where it is kept.
struct DecisionContent
{
    struct Option
    {
        QString id; ///< the field's value: "compiled"
        QString text;
    };
    QString id;
    QString field; ///< "execution_mode"
    QString title;
    QString prompt;
    std::vector<Option> options;
};

/// A figure that stays in view, and in the design, once it has been found.
struct KeptContent
{
    QString id;
    QStringList with; ///< discoveries and challenges of the act, all of which find it
    QString title;    ///< in the status strip; empty: not there
    QString text;     ///< the figure, with placeholders
    QString field;    ///< of the design: the number of the first placeholder, true without one; may be empty
};

struct ActContent
{
    // Out of line, here and below: else each source that has an act compiles the copying of all that is in
    // it.
    ActContent();
    ActContent(const ActContent &other);
    ActContent(ActContent &&other) noexcept;
    ActContent &operator=(const ActContent &other);
    ActContent &operator=(ActContent &&other) noexcept;
    ~ActContent();

    QString id; ///< "act1"
    QString title;
    /// Of the shortest way, with the core of what there is to find: worked out by actTime() unless the lab
    /// says.
    int minutes = 0;
    int minutesAll = 0;               ///< with everything there is to find; 0: the same
    bool needsTrack = false;          ///< the brief can't be left before a track has been chosen
    std::vector<PanelContent> panels; ///< in the JSON: "panels", or "instrument" for one without a title
    BriefContent brief;
    std::vector<QuestionContent> predictions;
    std::vector<DiscoveryContent> discoveries;
    std::vector<ChallengeContent> challenges;
    std::vector<ExerciseContent> exercises;
    RevealContent reveal;
    std::vector<QuestionContent> reflections;
    std::vector<DecisionContent> decisions;
    std::vector<EntryContent> entries;
    std::vector<KeptContent> kept;
    std::vector<QString> takeaways; ///< what to keep of the act, shown at its end
    std::vector<FormulaContent> formulas;
    std::vector<SourceContent> sources;
};

/// A context as a lab uses it: with a device of its own.
struct LabContext
{
    QString device;  ///< DeviceEntry key
    QString summary; ///< one line on the machine; empty: the catalogue's
};

/// What a lab takes over from the ledger entry of another one as the starting point of an input of its own.
struct TakeContent
{
    QString from;   ///< the other lab's chapter: "7"
    QString field;  ///< of its design: "fusion_enabled"
    QString title;  ///< "Kernels fused"
    QString act;    ///< whose input it sets
    InputRef input; ///< "serving.fusion"; or "context", the context of the whole window
    /// What the input is set to, by the field's value written as text ("true", "eager"). Empty: the value
    /// itself.
    QVariantMap values;
    QString unit;      ///< of a number: "percent", "factor", "intensity", …; empty: plain
    QString sets;      ///< what it is here, in words; empty: the label of the control and its value
    QString otherwise; ///< what is said when there is no such field
};

/// What the recommendation of a memo rests on where its evidence is a capture of this instrument: a figure
/// that reaches its limit, or does not.
struct StressContent
{
    QString instrument;
    QString figure;
    QString limit;       ///< the figure that it is held against
    bool isMost = false; ///< it may be at most the limit; else it is to be at least that
    QString onlyIf;      ///< a figure that must be 1 besides; may be empty
    QString holds;       ///< what is said while it does: "Compiling pays off."
    QString fails;
};

struct LabContent
{
    LabContent();
    LabContent(const LabContent &other);
    LabContent(LabContent &&other) noexcept;
    LabContent &operator=(const LabContent &other);
    LabContent &operator=(LabContent &&other) noexcept;
    ~LabContent();

    QString id;             ///< "lab07"
    QString chapter;        ///< ledger key: "7"
    QString contentVersion; ///< changes when questions or answers change
    QString title;
    QString summary;
    QString defaultTrack;                     ///< the track of whoever has not chosen one; may be empty
    bool memo = false;                        ///< a decision memo ends the lab
    QMap<QString, QString> memoGuidance = {}; ///< what belongs into a part of it, where that is the lab's own
    std::vector<StressContent> stress = {};
    std::vector<ActContent> acts;
    QMap<QString, LabContext> contexts = {}; ///< by context; those not named stay as the catalogue has them
    std::vector<TakeContent> takes = {};
    QString origin = {};      ///< of a lab that a site brought: a digest of what it asks; empty: our own
    bool replacesOwn = false; ///< it stands where one of our own stood
    QHash<QString, QString> asks = {}; ///< of such a lab, what each place of it asks, see itemMarks()

    const ActContent *act(const QString &actId) const;
    /// Every track that the lab says anything of, sorted.
    QStringList tracks() const;
};

/// Empty id: the first panel. Null when there is none of that id.
const PanelContent *findPanel(const ActContent &act, const QString &id);

const QuestionContent *findQuestion(const std::vector<QuestionContent> &questions, const QString &id);
const OptionContent *findOption(const QuestionContent &question, const QString &id);
const DiscoveryContent *findDiscovery(const ActContent &act, const QString &id);
const EntryContent *findEntry(const ActContent &act, const QString &id);
const DecisionContent *findDecision(const ActContent &act, const QString &id);
const ChallengeContent *findChallenge(const ActContent &act, const QString &id);
/// By the id of its question.
const ExerciseContent *findExercise(const ActContent &act, const QString &question);

/// Lists of an act that have ladders.
namespace ladder_list {
inline constexpr QLatin1String predictions("predictions");
inline constexpr QLatin1String challenges("challenges");
inline constexpr QLatin1String exercises("exercises");
} // namespace ladder_list

/// Whose ladder of an act.
struct HintRef
{
    QString list; ///< one of ladder_list
    QString item; ///< id of the question or the challenge
};
/// Null when the act has no such question or challenge.
const LadderContent *findLadder(const ActContent &act, const HintRef &of);
/// What LadderContent::lines of a prediction are lines of: on the only track that asks it, that one's.
const std::vector<QString> &arithmeticFor(const ActContent &act, const QuestionContent &prediction);

/// What the panels of an act open with. Only there, and not in what a figure of the
/// content is worked out from: those start from the instrument's own.
NamedValues openingInputs(const ActContent &act, const Bench &bench);

/// The catalogue as a lab sees it: its contexts have the devices and summaries that the lab gives them.
/// Whatever belongs to the lab (instruments, HUD, toolbar) is made from this one. A context or device that
/// the catalogue does not know changes nothing.
Catalogue catalogueFor(const LabContent &lab, const Catalogue &catalogue);

} // namespace rp
