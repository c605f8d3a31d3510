// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

#include <QVariant>
#include <vector>

namespace rp {

class Workbench;
struct LabContent;

/// An entry that the program would not have made so.
struct GateBreach
{
    enum class Kind
    {
        OutOfOrder,   ///< the step it belongs to was not open at that moment, or it was there already
        NotAsked,     ///< this lab asks no such thing, or takes no such answer
        WrongVerdict, ///< it is marked right and is wrong, or the other way round
        OtherContent  ///< it was made in another version of the lab, where it may have been so
    };
    Kind kind = Kind::OutOfOrder;
    CommitEntry entry;
};

/// Does again all that the log says of a lab, through the same gates, and names what they would have refused.
/// `track` is the learner's last one: the log does not say when it was changed, so that what belongs to
/// another track is done on that one.
std::vector<GateBreach> replayGates(const LabContent &lab, const Workbench &workbench, const CommitLog &log,
                                    const QString &track);

} // namespace rp
