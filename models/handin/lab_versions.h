// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

#include <map>
#include <vector>

namespace rp {

class CommitLog;

/// A lab as it is here, and as older versions of it asked and took for right: work is held against what its
/// learner was asked.
class LabVersions
{
public:
    /// @param released of the same lab, with or without texts; those of what is asked here are lent to them
    explicit LabVersions(const LabContent &now, std::vector<LabContent> released = {});

    const LabContent &now() const { return m_versions.at(m_now); }
    /// The lab that an entry with this mark was made in, see contentMark(). Null: nothing is known of it
    /// here.
    const LabContent *of(const QString &content) const;

    /// The lab that the log supposes where it names versions of which nothing is known: what was chosen and
    /// is no answer here is possible, and is not right.
    LabContent supposedBy(const CommitLog &log) const;
    /// The version in which somebody worked last: what the learner saw as done and open. `supposed` where
    /// nothing is known of it.
    const LabContent &lastOf(const CommitLog &log, const LabContent &supposed) const;

private:
    QString m_now;
    std::map<QString, LabContent> m_versions; ///< by mark
};

/// The versions of one of our own labs whose keys the program keeps (resources/labs/released/), without
/// texts.
std::vector<LabContent> releasedVersions(const QString &lab);

} // namespace rp
