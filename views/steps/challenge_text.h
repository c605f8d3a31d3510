// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "views/widgets/segmented_choice.h"

#include <QCoreApplication>
#include <QStringList>

namespace rp {

constexpr double secondsPerDay = 86400.0; ///< of an entry that is made as minutes, hours or days

/// A challenge and what was tried at it, in words.
class ChallengeText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ChallengeText)
public:
    /// Unit of a challenge whose values are days, entered as minutes, hours or days.
    static bool isDuration(const ChallengeContent &challenge);
    /// Unit shown after the field: "%", "times"; empty for a plain number.
    static QString unitText(const ChallengeContent &challenge);

    ChallengeText(const ChallengeContent &challenge, ChallengeRecord record, Bench bench);

    /// A value with the challenge's unit.
    QString valueText(double value) const;
    /// One line per attempt, oldest first: "10 h: too low".
    QStringList attempts() const;
    /// What can be proposed, those tried marked in words; empty for another kind.
    std::vector<ChoiceEntry> proposals() const;
    /// Keys of what was proposed, oldest first.
    QStringList tried() const;
    /// What solving it has shown, with figure placeholders; empty before.
    QString solved() const;
    /// That its answer was taken from the hints before; empty where it was not.
    QString told() const;
    /// One line for the end of the act.
    QString summary() const;

private:
    QString verdict(const ChallengeAttempt &attempt) const;
    bool isProposal() const { return m_challenge.kind == ChallengeContent::Kind::Proposal; }
    QString attemptText(const ChallengeAttempt &attempt) const;

    const ChallengeContent &m_challenge;
    ChallengeRecord m_record;
    Bench m_bench;
};

} // namespace rp
