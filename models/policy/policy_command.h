// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

extern const CommandForm policyForm;

/// `ridgepoint policy check [--user NAME] [FILE]`, given the words after `policy`: checks a site policy,
/// without a file the one in force in `folders`, and prints what follows from it as JSON: for the account
/// that is named, else for the one that runs this, and where that is root for any learner. Returns 0 when
/// nothing is wrong with it or there is none, 2 for wrong usage, 3 when it is not followed as written, or
/// there is no such account.
int runPolicy(const QStringList &words, const QStringList &folders, std::ostream &out, std::ostream &err);

} // namespace rp
