// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <optional>
#include <vector>

namespace rp {

class EvidenceBook;
class Instrument;
class Memo;
struct Capture;
struct LabContent;
struct StressContent;

/// One input, moved over its range while all others stay as captured.
struct StressedInput
{
    QString id;
    QString label;    ///< translated, as all texts here
    QString captured; ///< its value: "10,000,000 per day"
    // The figure over its limit: at the ends of the range, of a choice the least and the most. NaN: not
    // defined there.
    double least = 0.0;
    double most = 0.0;
    QString leastAt; ///< the value that gives it
    QString mostAt;
    QVariant flip;    ///< the first value at which the recommendation flips; invalid: never within its range
    QString flipText; ///< empty: never
    /// |ln(flip ÷ captured)|; infinite where there is no such ratio: a choice, a zero, never.
    double distance = 0.0;
    bool isChoice = false;
};

/// What a recommendation stands on, input by input.
struct StressTest
{
    QString figure;  ///< label
    QString limit;   ///< label
    double captured; ///< the figure over its limit, as captured
    bool holds = false;
    QString verdict; ///< a whole sentence: what holds as captured
    QString flipped; ///< likewise: what holds once it has flipped
    /// Those that move the figure or flip it. First what flips it first: by distance; then choices that flip
    /// it, which nobody gets wrong by a few percent; then what never does, the largest effect first.
    std::vector<StressedInput> inputs;

    /// Null when nothing flips it.
    const StressedInput *first() const
    {
        return inputs.empty() || !inputs.front().flip.isValid() ? nullptr : &inputs.front();
    }
    const StressedInput *find(const QString &input) const; ///< null for one that has no effect
};

/// Moves every input that applies, one at a time, by the instrument itself, which stays as it is. Nothing
/// when the figure or its limit is not defined as it stands.
std::optional<StressTest> stressTest(const Instrument &instrument, const StressContent &stress);

/// Whether it holds as the instrument stands; nothing when the figure or its limit is not defined.
std::optional<bool> stressHolds(const Instrument &instrument, const StressContent &stress);

/// What says of which instrument's capture a memo can be tested; null: none.
const StressContent *stressOf(const std::vector<StressContent> &all, const QString &instrument);

/// What a memo cites, each once, that is neither removed nor altered outside the program.
std::vector<const Capture *> citedCaptures(const EvidenceBook &book, const Memo &memo);

/// The capture that a memo is tested by: the first one cited of an instrument that the lab has a test for.
/// Null when there is none, as in an exam, whose lab has no tests.
/// @param lab as the session tells it
const Capture *stressedCapture(const LabContent &lab, const EvidenceBook &book, const Memo &memo);

} // namespace rp
