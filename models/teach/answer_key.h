// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/content/lab_solutions.h"
#include "models/instruments/workbench.h"

#include <QStringList>

namespace rp {

class Paper;
class SettingsKey;
struct ActContent;
struct ChallengeContent;
struct DiscoveryContent;
struct LabContent;
struct QuestionContent;
struct Truth;

/// Writes what a teacher wants to have at hand of a lab's acts: every answer with its reasons, a setting for
/// everything there is to find, what to talk about afterwards, and what of the sources does not hold. All
/// numbers come from instruments of its own, which no learner has set.
class AnswerKey
{
public:
    /// The lab must outlive it.
    AnswerKey(const LabContent &lab, LabSolutions solutions, LabTeaching teaching,
              const Catalogue &catalogue);

    void write(const ActContent &act, Paper &paper) const;

private:
    void writePredictions(const ActContent &act, Paper &paper) const;
    void writeFindings(const ActContent &act, const SettingsKey &settings, Paper &paper) const;
    void writeChallenges(const ActContent &act, const SettingsKey &settings, Paper &paper) const;
    void writeExercises(const ActContent &act, Paper &paper) const;
    void writeReflections(const ActContent &act, Paper &paper) const;
    void writeWriting(const ActContent &act, Paper &paper) const;
    void writeDebrief(const ActContent &act, Paper &paper) const;
    void writeClaims(const ActContent &act, Paper &paper) const;
    void writeOptions(const ActContent &act, const QuestionContent &question, Paper &paper) const;
    void writeSolution(const ActContent &act, const ChallengeContent &challenge, const SettingsKey &settings,
                       Paper &paper) const;
    QStringList finding(const ActContent &act, const DiscoveryContent &discovery,
                        const SettingsKey &settings) const;
    QString resolved(const ActContent &act, const QString &source) const;
    QString truthText(const ActContent &act, const Truth &truth) const;
    /// What a machine had, in a paragraph; nothing where that was not measured.
    template<typename Asked>
    void writeMeasured(const ActContent &act, const Asked &asked, Paper &paper) const;
    QString trackName(const QString &track) const;
    /// Those that something is there on: all of the lab's where it names none.
    QStringList tracksOf(const QStringList &named) const;

    const LabContent &m_lab;
    LabSolutions m_solutions;
    LabTeaching m_teaching;
    Catalogue m_catalogue;
    Workbench m_workbench;
};

} // namespace rp
