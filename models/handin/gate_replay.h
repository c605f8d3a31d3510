// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"

#include <QVariant>
#include <vector>

namespace rp {

class LabVersions;
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
        /// It answers what a version of the lab asked whose keys are not here, and another one asks
        /// otherwise; once for each question.
        OtherQuestion,
        OtherContent ///< likewise, and it opened a step there that may have asked for less
    };
    Kind kind = Kind::OutOfOrder;
    CommitEntry entry;
};

/// Does again all that the log says of a lab, each entry through the gates of the version that it was made
/// in, and names what they would have refused. `supposed` is what LabVersions::supposedBy() makes of the log;
/// `track` is the learner's last one: the log does not say when it was changed, so that what belongs to
/// another track is done on that one.
std::vector<GateBreach> replayGates(const LabVersions &versions, const LabContent &supposed,
                                    const Workbench &workbench, const CommitLog &log, const QString &track);

} // namespace rp
