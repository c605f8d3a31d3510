// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

#include <QMap>
#include <QString>
#include <QStringList>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <utility>
#include <vector>

namespace rp {

class Bench;

/// An input that a solution sets, and on which tracks.
struct SolutionStep
{
    InputRef input;
    QVariant value;
    QStringList tracks; ///< empty: on every one
};

/// How the discoveries and challenges of a lab are reached: what is to be set, in this order, beyond the
/// inputs that their own needs name. Content says what is to be seen and not the way there. Solutions stand
/// beside the tasks in the lab file and are no part of LabContent, so that nothing that a learner sees can
/// show them, but for the last rung of a state's ladder, ChallengeContent::answer; the tour, scripted
/// learners and the content check read them.
class LabSolutions
{
public:
    /// Of a document that has passed lab.schema.json.
    static LabSolutions read(const nlohmann::json &lab);

    /// Those of an act's task on a track, in their order; empty where the needs say it all.
    std::vector<SolutionStep> steps(const QString &act, const QString &task, const QString &track) const;

private:
    QMap<std::pair<QString, QString>, std::vector<SolutionStep>> m_steps; ///< by act and task
};

using InputSetter = std::function<void(const InputRef &input, const QVariant &value)>;

/// Sets the inputs that a need names, each to the value needed or to the nearer limit of its range: in the
/// instruments' own order, because a context or a workload resets what depends on it, and twice, because one
/// input can bring others into view.
void setToNeed(const NamedValues &need, const Bench &bench, const InputSetter &set);

/// What an act is for, and what a class is asked after it.
struct DebriefContent
{
    QString goal;     ///< what learners can do afterwards; may be empty
    QString looksFor; ///< what to listen for in the answers; may be empty
    std::vector<QString> ask;
    QMap<QString, QString> tracks; ///< what the figures say on a track, by its key
};

/// What a lab says to teachers alone. Kept apart from LabContent, so that nothing that a learner sees can
/// show it.
class LabTeaching
{
public:
    /// Of a document that has passed lab.schema.json.
    static LabTeaching read(const nlohmann::json &lab);

    DebriefContent debrief(const QString &act) const;
    /// What a good text in an entry says; may be empty.
    QString looksFor(const QString &act, const QString &entry) const;

private:
    QMap<QString, DebriefContent> m_debriefs; ///< by act
    QMap<QString, QString> m_looksFor;        ///< by act and entry
};

} // namespace rp
