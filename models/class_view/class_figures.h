// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_rows.h"
#include "models/content/lab_content.h"

#include <map>
#include <set>
#include <tuple>

namespace rp {

/// A hand-in as the class sees it.
struct ClassPerson
{
    QString learner; ///< id of the ledger
    QString label;   ///< name and number, where they may be shown
    bool operator==(const ClassPerson &) const = default;
    bool operator<(const ClassPerson &other) const
    {
        return std::tie(learner, label) < std::tie(other.learner, other.label);
    }
};

/// Those that are named, at most so many: the first by the id of their ledger, which is random. No order of
/// merit, and the same ones however the hand-ins were dealt out.
struct ClassPeople
{
    static constexpr size_t most = 40;
    std::set<ClassPerson> named;
    qint64 count = 0;

    void add(const ClassPerson &person);
    void merge(const ClassPeople &other);
    bool operator==(const ClassPeople &) const = default;
};

/// Time spans, counted in classes of an eighth of a doubling (9 %), so that quantiles of parts can be put
/// together.
class ClassSpread
{
public:
    void add(qint64 ms);
    void merge(const ClassSpread &other);
    qint64 count() const;
    /// The upper end of the class that the share (0 to 1) of the spans reaches; nothing without spans.
    std::optional<double> quantile_ms(double share) const;
    /// By class: the whole part of eight times the binary logarithm of the milliseconds.
    const std::map<int, qint64> &counts() const { return m_counts; }
    bool operator==(const ClassSpread &) const = default;

private:
    std::map<int, qint64> m_counts;
};

/// A question or a challenge.
struct ClassItem
{
    QString lab, act, kind, item;
    bool operator==(const ClassItem &) const = default;
    bool operator<(const ClassItem &other) const
    {
        return std::tie(item, kind, act, lab) < std::tie(other.item, other.kind, other.act, other.lab);
    }
};

struct ItemFigures
{
    qint64 learners = 0;
    qint64 right = 0;  ///< at the first try
    qint64 solved = 0; ///< at any
    qint64 tries = 0;
    std::map<QString, std::array<qint64, 2>> options; ///< of questions: first answers, later ones
    ClassPeople stuck;                                ///< after three tries or more none is right
    bool operator==(const ItemFigures &) const = default;
};

/// How many learners took each rung of a ladder; the last are those who took the answer before they gave it.
using HintFigures = std::array<qint64, LadderContent::rungs + 1>;

struct ClassStep
{
    QString lab, act, step;
    bool operator==(const ClassStep &) const = default;
    bool operator<(const ClassStep &other) const
    {
        return std::tie(step, act, lab) < std::tie(other.step, other.act, other.lab);
    }
};

struct StepFigures
{
    qint64 learners = 0; ///< who worked on it
    qint64 done = 0;
    ClassSpread time;
    ClassPeople standing; ///< it is their first that is not done
    bool operator==(const StepFigures &) const = default;
};

struct ClassMemo
{
    ClassPerson who;
    std::array<QString, memoParts.size()> parts;
    bool operator==(const ClassMemo &) const = default;
    bool operator<(const ClassMemo &other) const
    {
        return std::tie(who, parts) < std::tie(other.who, other.parts);
    }
};

struct LabFigures
{
    static constexpr size_t mostMemos = 40;
    static constexpr qsizetype longestPart = 20'000; ///< letters; no more can be written in the program
    qint64 begun = 0;
    qint64 done = 0;
    std::map<std::pair<QString, QString>, qint64> verdicts; ///< track, verdict (may be empty)
    qint64 memoCount = 0;
    std::set<ClassMemo> memos; ///< chosen as ClassPeople::named
    bool operator==(const LabFigures &) const = default;
};

struct SureFigures
{
    qint64 learners = 0; ///< who handed it in
    ConfidenceCounts counts = {};
    bool operator==(const SureFigures &) const = default;
};

struct MysteryFigures
{
    qint64 learners = 0; ///< who handed it in
    CauseCounts counts{};
    bool operator==(const MysteryFigures &) const = default;
};

/// All figures of a class. Hand-ins are added one by one and forgotten; what was added to several can be
/// merged, in any order, with the same result. It grows with the labs, by eight bytes for each hand-in, and
/// not with what anybody wrote.
class ClassFigures
{
public:
    /// `rows` are all of one hand-in.
    void add(const ClassPerson &person, bool isWhole, const std::vector<ClassRow> &rows);
    /// One that a script made: nothing of it is anybody's work, and nobody is a learner for it.
    void addScripted() { ++m_scripted; }
    /// Those of learners who have a fuller file, which was added.
    void addLeftOutFiles(qint64 files) { m_leftOutFiles += files; }
    void merge(const ClassFigures &other);

    qint64 handins() const { return qint64(m_ledgers.size()); }
    qint64 altered() const { return m_altered; }
    qint64 scripted() const { return m_scripted; }         ///< beside handins()
    qint64 leftOutFiles() const { return m_leftOutFiles; } ///< likewise
    qint64 leftOut() const { return m_leftOut; }
    /// Ledgers that are in more than one hand-in.
    qint64 repeated() const;
    const std::map<QString, LabFigures> &labs() const { return m_labs; }
    const std::map<ClassItem, ItemFigures> &items() const { return m_items; }
    /// Of what somebody took hints for.
    const std::map<ClassItem, HintFigures> &hints() const { return m_hints; }
    const std::map<ClassStep, StepFigures> &steps() const { return m_steps; }
    /// How sure those were who handed it in, in the recall.
    const SureFigures &sure() const { return m_sure; }
    /// What they took mystery traces for.
    const MysteryFigures &mysteries() const { return m_mysteries; }

    static constexpr int triesToBeStuck = 3;

private:
    void addAnswers(const ClassPerson &person, const std::vector<ClassRow> &rows);
    void addLab(const ClassPerson &person, const ClassRow &row);
    void addSure(const std::vector<ClassRow> &rows);
    void addMysteries(const std::vector<ClassRow> &rows);

    std::vector<std::uint64_t> m_ledgers; ///< a digest of each one's id
    qint64 m_altered = 0;
    qint64 m_scripted = 0;
    qint64 m_leftOutFiles = 0;
    qint64 m_leftOut = 0;
    std::map<QString, LabFigures> m_labs;
    std::map<ClassItem, ItemFigures> m_items;
    std::map<ClassItem, HintFigures> m_hints;
    std::map<ClassStep, StepFigures> m_steps;
    SureFigures m_sure;
    MysteryFigures m_mysteries;
};

} // namespace rp
