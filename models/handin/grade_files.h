// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

#include <QStringList>

namespace rp {

/// Grades each file once, in their order; of files with the same bytes the first.
std::vector<Grade> gradeFiles(const Grader &grader, const QStringList &files);

} // namespace rp
