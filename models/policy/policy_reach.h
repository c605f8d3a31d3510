// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/site_policy.h"

#include <QList>

namespace rp {

/// For whom the rules of a site are judged. Rights are worked out from owners, groups and modes alone, so
/// that root, to whom everything is open, can ask what is open to a learner.
struct Learner
{
    Account account;         ///< of nobody in particular: a name and a home folder that stand for all
    std::optional<uint> uid; ///< none: any account but root
    QList<uint> groups;

    bool isAnyone() const { return !uid; }
    QString text() const; ///< translated: the name, or "learners"
};

/// Everyone who is not root, and in no group that could help.
Learner anyLearner();
/// None: there is no such account.
std::optional<Learner> learnerNamed(const QString &name);
/// The account that runs this; any learner where that is root.
Learner learnerHere();

/// What of the way to a policy keeps the learner from reading it, or lets the learner change it or put
/// another in its place; a translated sentence each. Empty: it holds for that learner.
QStringList placeFaults(const QString &policy, const Learner &learner);

/// Likewise of the folders and files that it names and the learner's account has to use. What lies behind
/// the name of nobody in particular is not looked at.
QStringList folderFaults(const SitePolicy &policy, const Learner &learner);

/// What of the folders with labs of the site, and of the labs in them, keeps the learner from reading it, or
/// lets the learner change it, so that the window leaves it out; a translated sentence each. A folder that is
/// not there, or stands behind the name of nobody in particular, is not told of.
QStringList contentFaults(const SitePolicy &policy, const Learner &learner);

/// What of all these has an access list (ACL), of which nothing is known here; a translated sentence each.
QStringList accessListRemarks(const SitePolicy &policy, const Learner &learner);

} // namespace rp
