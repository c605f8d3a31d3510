// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

#include <QStringList>
#include <set>
#include <tuple>

namespace rp {

class Bench;
class LabSession;

/// Which discoveries are made and which challenges of a state are solved: those that the learner has brought
/// about. What held before (at the start, after a restart, on another track) is nobody's finding. It counts
/// once it has been left and reached again; where a discovery compares several states, it is enough to leave
/// one that was on the screen.
class DiscoveryWatch
{
public:
    explicit DiscoveryWatch(LabSession &session);

    /// What the learner has changed just now, by panel. None: the inputs were moved by something else.
    struct Hand
    {
        QStringList panels;
        QStringList shown; ///< those of them that had run before, so that their learner saw where they stood
    };
    /// After each change of the act's inputs. Records what the hand has reached.
    void look(const QString &act, const Bench &bench, const Hand &hand);

private:
    /// Whether the hand has brought it about that the needs hold now.
    bool isReached(const QString &act, const NeedRef &need, const NamedValues &needs, const Bench &bench,
                   const Hand &hand);
    void lookAt(const QString &act, const DiscoveryContent &discovery, const Bench &bench, const Hand &hand);
    void lookForSolutions(const QString &act, const Bench &bench, const Hand &hand);
    void countWhatIsLeft(const QString &act, const DiscoveryContent &discovery, const Bench &bench,
                         const Hand &hand);

    LabSession &m_session;
    using Standing = std::tuple<QString, QString, int>; ///< act, discovery or challenge, and which need
    std::set<Standing> m_standing;                      ///< holds without the learner's doing
};

} // namespace rp
