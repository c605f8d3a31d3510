// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/labs/act_fixture.h"

#include <QStringList>

namespace rp {

/// What holds for the content of every act. Each rule fails the running test when it is broken.
namespace act_rules {

/// Every question has a right answer, at least three to choose from, and feedback for each; that of a wrong
/// one names the idea behind it before it corrects it.
void everyOptionHasFeedback(const ActFixture &fixture);
/// Marks what it begins with as a belief: translated, a bare "the idea is …" reads as a fact.
bool namesABelief(const QString &feedback);
/// No option but the right one is within 5 % of the truth of its question; the others are `apart` times off.
void optionsStandApart(const ActFixture &fixture, const char *prediction, double apart);
/// Every placeholder becomes a figure where placeholders are filled in, and there are none elsewhere.
void placeholdersResolve(const ActFixture &fixture);
/// The texts with figures say each of these somewhere.
void liveTextsSay(const ActFixture &fixture, const QStringList &expected);
/// Each formula has a drawing, words for each symbol, and a line with the figures of the moment if it is one
/// of the act: at the start, or after some steps, where it belongs to what they set.
void formulasAreComplete(const ActFixture &fixture, const ActFixture::Steps &steps = {});
/// Sentences are translated and read aloud: none grows without end.
void textsArePlain(const ActFixture &fixture);
/// The claim's own figure.
void claimIs(const ActFixture &fixture, const QString &source, double value, double tolerance);

} // namespace act_rules
} // namespace rp
