// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/gate_replay.h"
#include "models/handin/handin_file.h"
#include "models/session/lab_session.h"

#include <array>
#include <memory>
#include <vector>

namespace rp {

class Workbench;
struct Catalogue;
struct LabLibrary;

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
        ClockBack,     ///< an entry is dated before the one it follows
        SameWork       ///< another file has the same ledger under another name
    };
    Kind kind = Kind::SealBroken;
    QString lab;    ///< title, untranslated; empty: the whole file
    QString act;    ///< id
    QString item;   ///< capture, question, …
    QString detail; ///< FigureDiffers: the figure's label; SameWork: the other file; UnknownLab: the chapter
    double count = 0;  ///< CaptureMissing: how many; FigureDiffers: the figure as recorded
    double should = 0; ///< FigureDiffers: the figure as its inputs give it
    GateBreach::Kind breach = GateBreach::Kind::OutOfOrder;
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
    std::array<bool, stepCount> steps{}; ///< done
    int predictionsAsked = 0;            ///< on the learner's track
    int predictions = 0;                 ///< committed
    int predictionsRight = 0;
    int reflections = 0;      ///< answered
    int reflectionsRight = 0; ///< at the first try, which is the one that counts
    int exercises = 0;
    int exercisesRight = 0;
    int discoveries = 0;
    int challenges = 0; ///< solved
    int captures = 0;
    QString at; ///< UTC, of the last entry; empty: nothing was done

    bool isBegun() const { return !at.isEmpty(); }
    int stepsDone() const;
};

struct Grade
{
    QString file;
    HandinReading reading;
    std::vector<ActGrade> acts; ///< of every lab of the library, in its order
    std::vector<Finding> findings;

    bool isReadable() const { return reading.reason.isEmpty(); }
    /// The heaviest of the findings; a file that can't be read is altered.
    Finding::Weight weight() const;
    bool isSound() const { return weight() == Finding::Weight::Remark; }
};

/// Grades files one after the other with the same labs and instruments.
class Grader
{
public:
    /// Both must outlive it.
    Grader(const LabLibrary &library, const Catalogue &catalogue);
    ~Grader();
    Grader(const Grader &) = delete;
    Grader &operator=(const Grader &) = delete;

    Grade grade(const QString &file, HandinReading reading) const;

private:
    struct Lab;
    std::vector<std::unique_ptr<Lab>> m_labs;
};

/// Marks all whose ledger another file has under another name or number.
void markSameWork(std::vector<Grade> &grades);

} // namespace rp
