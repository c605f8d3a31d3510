// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo_rubric.h"
#include "models/handin/collected.h"
#include "models/handin/gate_replay.h"
#include "models/handin/handin_file.h"
#include "models/handin/same_work.h"
#include "models/session/lab_session.h"

#include <QStringList>
#include <QtGlobal>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace rp {

class Workbench;
struct Catalogue;
struct LabLibrary;

/// What a seal can't tell, and times, copies and the other hand-ins do. In a Finding of the kind Sign the
/// members mean what stands here. models/handin/signs.h finds all but the first two.
enum class Sign : std::uint8_t
{
    None,
    Scripted, ///< a script of the program made it, see commit_kind::scripted

    // Of times:
    Quick, ///< `count` answers in a row, each less than `should` ms after the one before; the first's place
    Even,  ///< `count` answers in a row, `should` ms apart to the millisecond; the first's place
    Fraction,  ///< the times of `count` answers in a row end in the same thousandths of a second
    SameTimes, ///< in the file `detail` another session has these answers at the same distances of time

    // Of hand-ins of one learner (same_work.h); `detail` is the other file, or `files` are the others:
    Superseded, ///< it has all of this, or where `count` is 1 other and more work, and counts
    Supersedes, ///< they are the same work, and do not count
    Surpasses,  ///< they have other work, less of it, and do not count
    Contested,  ///< it has other work that would count for the same number, under another name

    // Of copies that were made while the class worked; `detail` is the copy:
    NoCopy,      ///< there is none of this session
    CopyAltered, ///< it was changed itself and says nothing; `count` others were not
    CopyGoesOn,  ///< it has `count` entries more, made after this was handed in
    CopyHasMore, ///< it has `count` entries that this lacks; the first's place
    CopyDiffers, ///< from an entry on, whose place is named
    CopyVoided,  ///< the same, and here answers could not be verified from there on
    CopyLacks,   ///< it lacks an entry that is dated before it was made; its place
    CopyLate,    ///< its file was written `count` s after the time that it names itself
    CopyEarly    ///< its file was written `count` s before its last entry
};

/// Between the answers that a learner gave first to each question.
struct AnswerTimes
{
    int answers = 0;
    std::optional<qint64> shortest_ms; ///< nothing: there are no two that follow each other
    std::optional<qint64> median_ms;
};

/// One reason to look at a hand-in by eye. None of them says who did it or why.
struct Finding
{
    enum class Kind
    {
        SealBroken, ///< the file was changed after the program wrote it: name, number, or what is not sealed
        LogBroken,  ///< sealed entries were changed, taken out or added; only those before count
        Voided,     ///< an act's answers could not be verified on the learner's machine
        Gate,       ///< see `breach`
        CaptureForged, ///< a capture does not match its seal
        CaptureMissing,
        FigureDiffers, ///< a captured figure is not what its inputs give
        UnknownLab,    ///< the log has entries of a chapter that no lab here has
        Sign,          ///< see `sign`
        ClockBack,     ///< an entry is dated before the one it follows
        ClockWrong,    ///< an entry has no time, or one before the program existed or after the grading
        Noted,         ///< what the program noted of the session itself: `item` is one of session_note
        SameWork       ///< `files` of others have the same session
    };
    Kind kind = Kind::SealBroken;
    QString lab;    ///< title, untranslated; empty: the whole file
    QString act;    ///< id; Noted, of an account: the one that the session was begun on
    QString item;   ///< capture, question, …
    QString detail; ///< FigureDiffers: the figure's label; UnknownLab: the chapter; Noted: the note's option
    QStringList files; ///< SameWork: with whose they are
    QString at;        ///< Noted: when, UTC
    double count = 0;  ///< CaptureMissing: how many; FigureDiffers: the figure as recorded; Noted: see there
    double should = 0; ///< FigureDiffers: the figure as its inputs give it
    GateBreach::Kind breach = GateBreach::Kind::OutOfOrder;
    Sign sign = Sign::None;      ///< what the other members mean then, stands there
    bool isOtherVersion = false; ///< FigureDiffers: captured in another version of the lab

    enum class Weight
    {
        Remark,    ///< nothing against the work
        Unchecked, ///< this program can't tell: another version, a lab that is not here
        Altered
    };
    Weight weight() const;
};

/// What was done of one act.
struct ActGrade
{
    const LabContent *lab = nullptr;
    const ActContent *act = nullptr;
    std::shared_ptr<const LabContent> then = {}; ///< as its learner's version had it; null: as it is here
    std::array<bool, stepCount> steps{};         ///< done
    int predictionsAsked = 0;                    ///< on the learner's track
    int predictions = 0;                         ///< committed
    int predictionsRight = 0;
    int reflectionsAsked = 0;
    int reflections = 0;      ///< answered
    int reflectionsRight = 0; ///< at the first try, which is the one that counts
    int exercises = 0;
    int exercisesRight = 0;
    int discoveries = 0;
    int challenges = 0; ///< solved
    int captures = 0;
    int hints = 0;          ///< rungs of ladders that were taken; they cost nothing
    std::set<QString> told; ///< exercises and challenges right only after their ladder's answer was taken
    /// Points for correctness: one for each reflection and exercise that was right at the first try, and for
    /// each discovery made and challenge solved of those that are needed to go on. Predictions give none, and
    /// cost none: they are made to be wrong. Nor does an answer count that can't be checked here.
    int pointsRight = 0;
    int mostRight = 0; ///< of which, on the learner's track
    QString at;        ///< UTC, of the last entry; empty: nothing was done
    /// Where in the log the act became done; none: it is not.
    std::optional<std::size_t> doneBy;
    /// What gives a point by itself and was answered or tried: whether it does.
    std::map<QString, bool> scored;
    std::set<QString> uncheckable; ///< questions and challenges

    bool isBegun() const { return !at.isEmpty(); }
    int stepsDone() const;
};

/// What a point is for. Altered work and what a script made have none of either kind, nor has contested work.
enum class Points : std::uint8_t
{
    Steps,  ///< one for each step that was done
    Correct ///< see ActGrade::pointsRight
};

/// A file that is no hand-in, see isAside().
struct Aside
{
    QString file;   ///< as messages name it
    QString reason; ///< translated clause
};

/// What a program can tell of a decision memo. It gives no points.
struct MemoGrade
{
    const LabContent *lab = nullptr;
    RubricStates rows{};
};

struct Grade
{
    QString file;
    HandinReading reading;
    std::vector<ActGrade> acts; ///< of every lab of the library, in its order
    std::vector<Finding> findings;
    AnswerTimes times = {};
    std::optional<int> copies = {}; ///< that agree; nothing: it was held against none
    Participant participant = {};   ///< as the platform says that the file is from
    /// What is left of the log where only a small row is kept of each of thousands: whose work it is, and a
    /// digest for each `leastInRow` answers, see rowsOfAnswers().
    std::optional<WorkMark> mark = {};
    std::vector<std::uint64_t> answerRows = {};
    /// Of a participant with no hand-in at all: what there is instead, of which `file` is the first.
    std::vector<Aside> asides = {};
    std::vector<MemoGrade> memos = {}; ///< of those that were begun, by their labs

    bool has(Sign sign) const;
    int points(Points kind) const; ///< of what stands there, whether or not it counts
    int mostPoints(Points kind) const;
    bool isReadable() const { return reading.reason.isEmpty(); }
    /// As the hand-in says, else the platform.
    QString learnerName() const;
    QString learnerNumber() const; ///< the student's own
    /// The heaviest of the findings; a file that can't be read is altered.
    Finding::Weight weight() const;
    bool isSound() const { return weight() == Finding::Weight::Remark; }
    /// Another file has work that would count in its place, so that a person has to decide.
    bool isContested() const;
    /// Contested, for another person has the same session.
    bool isShared() const;
};

/// Grades files one after the other with the same labs and instruments.
class Grader
{
public:
    /// The older versions of one of our own labs whose keys are kept, by its id.
    using Released = std::function<std::vector<LabContent>(const QString &lab)>;

    /// Library and catalogue must outlive it.
    Grader(const LabLibrary &library, const Catalogue &catalogue, const Released &released = {});
    ~Grader();
    Grader(const Grader &) = delete;
    Grader &operator=(const Grader &) = delete;

    Grade grade(const QString &file, HandinReading reading) const;

private:
    struct Lab;
    std::vector<std::unique_ptr<Lab>> m_labs;
};

struct GradeOptions
{
    /// The log and all else that was handed in stays with each grade; else only what tables and reports need,
    /// so that a class of thousands fits into memory.
    bool keepsWork = false;
    int threads = 0; ///< 0: as many as the machine has, at most eight
};

struct Graded
{
    std::vector<Grade> grades;
    QStringList asides; ///< translated sentences about files that are no hand-ins, see isAside()
    /// One for each participant whose files are all such; tables and pages have a place for them, and nothing
    /// else counts them.
    std::vector<Grade> without;
};

/// Grades what CollectedWalk finds, each file once, and tells its times (signs.h): in the order of the
/// places, those of a folder by their names. What leaves a thread, as when there is no memory, leaves this.
Graded gradePlaces(const LabLibrary &library, const Catalogue &catalogue, const QStringList &places,
                   const GradeOptions &options = {});

} // namespace rp
