// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <iosfwd>

namespace rp {

/// `ridgepoint content check FILE…`, given the words after `content`. Each file says by its "$schema" which
/// kind it is (lab, review or catalogue). One line per problem on `err`, one per sound file on `out`; a text
/// with markup, which is shown as it stands, is remarked on `err` and makes no file faulty. Returns 0 when
/// all are sound, 2 for wrong usage, 3 when a file is faulty or can't be read.
int runContent(const QStringList &args, std::ostream &out, std::ostream &err);

} // namespace rp
