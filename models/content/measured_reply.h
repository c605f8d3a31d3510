// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace rp {

class Bench;
struct ChallengeContent;
struct LabContent;
struct Measured;
struct QuestionContent;

/// What a machine says to a question, beside its truth: a number, and words in the current language.
struct MeasuredReply
{
    double value = 0.0; ///< in the figure's base unit
    QString text;       ///< "33.2 %"
    QString mark;       ///< names it in a picture: "Measured: 33.2 %"
    QString fullMark;   ///< the same with machine and day: "Measured: 33.2 % (H100, 11/27/26)"
    QString truthMark; ///< what the truth is beside it: "Model: 33.3 %"; empty where that needs no other name
    QString spoken;    ///< one sentence: "Measured on H100, November 27, 2026: 33.2 %."
    QString comparison;   ///< sentences: what the truth is, how far apart they are, and why
    bool isOther = false; ///< the value of another figure than the truth's: no axis has a place for it
    bool agrees = false;  ///< the very thing was measured, and was the same: there is nothing to explain
};

/// None where nothing was measured, where the question's truth is withheld, in a lab of a site (which may ask
/// something else by the same names), and where a site's catalogue makes the truth another one.
std::optional<MeasuredReply> measuredReply(const Measured &measured, const LabContent &lab,
                                           const QString &act, const QuestionContent &question,
                                           const Bench &bench);
/// The same for a challenge. It tells what solves it.
std::optional<MeasuredReply> measuredReply(const Measured &measured, const LabContent &lab,
                                           const QString &act, const ChallengeContent &challenge,
                                           const Bench &bench);

} // namespace rp
