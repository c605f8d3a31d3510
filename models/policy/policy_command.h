// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <iosfwd>

namespace rp {

/// `ridgepoint policy check [FILE]`, given the words after `policy`: checks a site policy, without a file the
/// one in force in `folders`, and prints what follows from it as JSON. Returns 0 when nothing is wrong with
/// it or there is none, 2 for wrong usage, 3 when it is not followed as written.
int runPolicy(const QStringList &words, const QStringList &folders, std::ostream &out, std::ostream &err);

} // namespace rp
