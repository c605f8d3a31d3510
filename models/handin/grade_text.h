// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

#include <QString>

namespace rp {

/// One translated sentence. Names from the file stand isolated and without control characters.
QString findingText(const Finding &finding);

/// Of one line, for terminals and tables: no control characters, at most 200 characters.
QString plainText(const QString &text);

/// Translated lines: who, what was done of each act that was begun, what was found.
QString gradeReport(const Grade &grade);

} // namespace rp
