// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/operation_graph.h"

#include <QStringList>

namespace rp {

// The program of each cause: five lines of Python, one of which breaks the graph. Code is not translated.

/// The lines as they are written today.
QStringList codeLines(BreakCause cause);
/// Which of them breaks the graph, from 0.
int breakingLine(BreakCause cause);
/// Why another line does not break it, one or two sentences; empty for the one that does.
QString whyNoBreak(BreakCause cause, int line);
/// The breaking line after a surgery that is possible; otherwise as it is.
QString rewrittenLine(physics::SurgeryMethod method, BreakCause cause);

} // namespace rp
