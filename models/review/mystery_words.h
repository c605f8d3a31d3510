// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/mystery.h"

#include <QStringList>

namespace rp {

/// What is said of mystery traces, in the current language.
namespace mystery_words {

QString cause(traces::Cause cause);
QString remedy(traces::Remedy remedy);
/// Where a cause shows, in the plural.
QString places(traces::Cause cause);
/// How long a pass takes, recorded and without the profiler: all that is given with the question.
QString given(const MysteryCase &mystery);
/// The figure of a cause: what speaks for it, or against it.
QString fact(traces::Cause cause, const MysteryCase &mystery);
/// The figure that speaks against what was said of it.
QString against(traces::Cause said, const MysteryCase &mystery);
/// The arithmetic: from the recording's own figures, one line each.
QStringList arithmetic(const MysteryRecording &recording, const MysteryCase &mystery);
/// What each remedy comes to, the best first, one line each.
QStringList payments(const MysteryCase &mystery);

} // namespace mystery_words

} // namespace rp
