// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"

#include <QCoreApplication>
#include <vector>

namespace rp {

class Ledger;

/// An act of a lab, as far as the learner has come in it.
struct ActOverview
{
    QString title; ///< translated
    int minutes = 0;
    StepState state = StepState::Locked;
    int stepsDone = 0;
};

/// The question that a learner meets next in a lab.
struct AskedQuestion
{
    QString act;
    QString picture; ///< name of the one of the act's brief; may be empty
    QuestionContent question;
    bool isOpen = false;        ///< it can be answered now; else it was, or something has to be chosen first
    std::optional<double> said; ///< what was committed, where it is a number
};

/// A lab of the course, as far as the learner has come in it: what its own session says, as a value.
struct LabOverview
{
    QString id;
    QString chapter;
    QString number;  ///< translated: "Lab 07"
    QString title;   ///< translated
    QString summary; ///< translated
    int minutes = 0; ///< of all acts
    std::vector<ActOverview> acts;
    int stepsDone = 0;
    int steps = 0;
    bool isStarted = false;
    bool isDone = false;
    Place place;       ///< where the learner goes on
    int actNumber = 1; ///< of that place, from 1
    /// The first one of that act which is open, else the last one that was answered; none in an act without
    /// questions, or when the lab is done.
    std::optional<AskedQuestion> asked;

    static LabOverview of(const LabSession &session);
};

/// Every lab of the course, in its order. Of the lab that is open, its session is asked; of each other one a
/// session that lives as long as the question.
std::vector<LabOverview> courseOverview(const std::vector<LabContent> &labs, const LabSession &open,
                                        Ledger &ledger);

/// The lab to go on with: the open one while there is something to do in it, else the first in which there
/// is. Null without labs.
const LabOverview *labToContinue(const std::vector<LabOverview> &labs, const QString &open);

/// Words on how far a learner has come.
class CourseText
{
    Q_DECLARE_TR_FUNCTIONS(rp::CourseText)
public:
    /// One line below the title: "4 acts, about 77 minutes", "6 of 20 steps done".
    static QString state(const LabOverview &lab);
    /// "Act 2, The compilation break-even: about 22 minutes, 3 of 5 steps done"
    static QString act(const LabOverview &lab, std::size_t index);
    /// "act 2, Explore"
    static QString place(const LabOverview &lab);
    /// For the button that leads on: what it does, the lab and the place.
    static QString goOn(const LabOverview &lab);
    /// The same without the lab.
    static QString goOnShort(const LabOverview &lab);
};

} // namespace rp
