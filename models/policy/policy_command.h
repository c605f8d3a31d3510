// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/site_policy.h"
#include "models/text/command_words.h"

#include <QStringList>
#include <functional>
#include <iosfwd>

namespace rp {

/// The labs that are there under a policy, and what is wrong in the folders that it names.
struct OfferedLabs
{
    QStringList ids;
    std::vector<JsonProblem> faults;
};

extern const CommandForm policyForm;

/// `ridgepoint policy check [--user NAME] [FILE]`, given the words after `policy`: checks a site policy,
/// without a file the one in force in `folders`, and prints what follows from it as JSON: for the account
/// that is named, else for the one that runs this, and where that is root for any learner. Returns 0 when
/// nothing is wrong with it or there is none, 2 for wrong usage, 3 when it is not followed as written, or
/// there is no such account.
/// @param labsOf reads the labs, which only those know that come after the policy
int runPolicy(const QStringList &words, const QStringList &folders, std::ostream &out, std::ostream &err,
              const std::function<OfferedLabs(const SitePolicy &)> &labsOf = {});

} // namespace rp
