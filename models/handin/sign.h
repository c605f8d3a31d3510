// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <cstdint>
#include <optional>

namespace rp {

/// What a seal can't tell, and times, copies and the other hand-ins do. In a Finding of the kind Sign the
/// members mean what stands here.
enum class Sign : std::uint8_t
{
    None,
    Scripted, ///< a script of the program made it, see commit_kind::scripted

    // Of times (models/handin/answer_times.h):
    Quick, ///< `count` answers in a row, each less than `should` ms after the one before; the first's place
    Even,  ///< `count` answers in a row, `should` ms apart to the millisecond; the first's place
    Fraction,  ///< the times of `count` answers in a row end in the same thousandths of a second
    SameTimes, ///< in the file `detail` another session has these answers at the same distances of time

    // Of hand-ins with one number, or of one session (models/handin/same_number.h); `detail` is the other
    // file:
    Superseded, ///< it goes on from what stands here, and counts
    Supersedes, ///< it holds an earlier state of this
    Contested,  ///< it has other work that would count for the same learner

    // Of copies that were made while the class worked (models/handin/copy_witness.h); `detail` is the copy:
    NoCopy,      ///< there is none of this session
    CopyAltered, ///< it was changed itself and says nothing; `count` others were not
    CopyGoesOn,  ///< it has `count` entries more, made after this was handed in
    CopyHasMore, ///< it has `count` entries that this lacks; the first's place
    CopyDiffers, ///< from an entry on, whose place is named
    CopyVoided,  ///< the same, and here answers could not be verified from there on
    CopyLacks,   ///< it lacks an entry that is dated before it was made; its place
    CopyLate,    ///< its file was written `count` s after the time that it names itself
    CopyEarly    ///< its file was written `count` s before its last entry
};

/// Between the answers that a learner gave first to each question.
struct AnswerTimes
{
    int answers = 0;
    std::optional<qint64> shortest_ms; ///< nothing: there are no two that follow each other
    std::optional<qint64> median_ms;
};

} // namespace rp
