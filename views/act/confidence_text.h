// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

class SegmentedChoice;

/// How sure a learner is of an answer, 1 … 5, in words.
QString confidenceText(int confidence); ///< "4: rather sure, 70 %"
/// What was said before the answer was seen.
QString confidenceSaid(int confidence);
/// The same, and what it says beside the outcome of a prediction.
QString confidenceOutcome(int confidence, bool isRight);
/// Asked for and not said yet.
QString confidenceMissing();

/// Fills a choice with the five of them, under the question.
void askConfidence(SegmentedChoice &choice);
/// The same in a row of bare percentages, whose words are heard.
void askConfidenceBriefly(SegmentedChoice &choice);
/// What is chosen there; 0: nothing.
int confidenceIn(const SegmentedChoice &choice);

} // namespace rp
