// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_solutions.h"
#include "models/json/json_schema.h"

namespace rp {

class Bench;
struct Catalogue;
struct LabContent;

/// Sets what a learner's controls stand at who has chosen a track: its context, and inputs that follow it.
void startOnTrack(const Bench &bench, const QString &track, const Catalogue &catalogue);

/// Tries the lab's solutions with its instruments, on every track and each from a fresh start: a problem for
/// each discovery that they do not make and each challenge of a state that they do not reach, and for each
/// that holds already where the act opens, on whichever track and in whichever context. So is each question
/// held against a figure whose right option is not the one nearest to what the instrument gives.
std::vector<JsonProblem> checkSolutions(const LabContent &lab, const LabSolutions &solutions,
                                        const QString &file, const Catalogue &catalogue);

} // namespace rp
