// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>

namespace rp {

class EvidenceBook;
class Memo;
struct Catalogue;
struct LabContent;

/// Whether the evidence of a memo has two captures that differ.
struct EvidencePair
{
    enum class State : std::uint8_t
    {
        Missing, ///< fewer than two are cited
        Equal,   ///< all those cited agree in instrument, inputs and results
        Differ
    };
    State state = State::Missing;
    /// Labels of the inputs in which the two of one instrument differ that have the fewest such inputs. None:
    /// no two that differ are of one instrument.
    QStringList inputs;
};

/// Of what is cited and kept; what was altered outside the program counts as not there.
EvidencePair evidencePair(const EvidenceBook &book, const Memo &memo);

/// What a teacher looks for in a memo, in the order of reading.
enum class MemoRow : std::uint8_t
{
    Claim,    ///< the claim rests on evidence
    Contrast, ///< two captures differ in one thing
    Rejected, ///< with its figure
    Trigger,  ///< named and tested
    Risk
};
inline constexpr std::array memoRows{MemoRow::Claim, MemoRow::Contrast, MemoRow::Rejected, MemoRow::Trigger,
                                     MemoRow::Risk};

/// As far as a program can tell. What is written well is for a person to judge, and never guessed.
enum class RowState : std::uint8_t
{
    Missing, ///< what the row asks for is not there
    Met,
    Judge ///< something is there
};

using RubricStates = std::array<RowState, memoRows.size()>;

/// Nothing where nobody has begun a memo. The trigger is tested anew, with the instrument itself.
/// @param catalogue as the lab sees it
std::optional<RubricStates> memoRubric(const LabContent &lab, const EvidenceBook &book, const Memo &memo,
                                       const Catalogue &catalogue);

/// The words of the rubric, translated.
class RubricText
{
    Q_DECLARE_TR_FUNCTIONS(rp::RubricText)
public:
    static QString heading();
    static QString row(MemoRow row);  ///< the criterion, a short sentence
    static QString asks(MemoRow row); ///< when it is met, and who can tell
    static QString state(RowState state);
};

} // namespace rp
