// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"

namespace rp {

class Bench;

/// What a rung is called, translated: "Counter-example".
QString rungName(int rung);

/// Said of what was right, or solved, after its ladder's answer was taken, translated.
QString answerTakenText();

/// What a rung of a ladder says, translated and with its figures filled in. All numbers are the instrument's:
/// the content says words, and at which settings. The answer is that which the question has itself.
/// @param act must have what `of` names
QString rungText(const ActContent &act, const HintRef &of, int rung, const Bench &bench);

} // namespace rp
