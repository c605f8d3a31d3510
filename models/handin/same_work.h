// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rp {

struct HandinReading;

// Which of many files are one work, and whose. Values and pure functions: of a hand-in a few bytes for each
// entry are kept, so that a class of thousands fits into memory.
//
// One *session* is what has one ledger id: a copy that copy_to made, the session as it was saved and an
// export hold the same entries, but for notes and for marks of what could not be verified, which the program
// adds wherever it opens or exports one. Neither of them is work, and a note changes all seals behind it, so
// that entries are compared by what they say and when they were made.
//
// Files of one session are one *person's* unless the first of these that both have tells them apart:
//   1. whom the platform that the files come from names as the uploader;
//   2. the student's number (the name may be written otherwise);
//   3. the name: one person's when each word of the shorter one is in the other one, or begins a word there;
//   4. the account, which is known of copies alone: there it stands in the place of the number. In exports
//      it would call everybody a copier who works on two computers.
// A file with neither of them is that one person's who has the session; where it could be several persons',
// it is nobody's, and stands beside them only with work that none of theirs holds. Different sessions are one
// person's by 1 or 2, or by an account that is the number of one of them, unless the names or uploaders tell
// them apart: then the number is contested. So it is where there are accounts alone, for a machine that is
// open to everyone has one for all. A name alone joins no sessions, for two people can have one.

/// What has to be known of a file to settle whose work it is and which file counts.
struct WorkMark
{
    QString session;
    QString uploader; ///< empty: no platform says
    QString number;   ///< of the student; empty in a copy
    QString name;
    QString account; ///< of a copy
    QString madeAt;  ///< UTC, ISO 8601; empty: a session as it was saved
    /// After each entry that is work, a digest of all so far.
    std::vector<std::uint32_t> digests;
    int done = 0;           ///< first answers, steps, discoveries, solved challenges and captures
    int voided = 0;         ///< acts that could not be verified
    int notes = 0;          ///< of the program, see session_note
    bool isLeftOut = false; ///< it counts for nothing and stands in nobody's way: altered, or not read
};

/// @param file its name tells a copy of a program that noted no account
WorkMark workMark(const QString &file, const HandinReading &reading);

/// What is to become of one file.
struct WorkPlace
{
    enum class Kind : std::uint8_t
    {
        Counts,
        SameWork,  ///< `other` has all of it, and counts
        OtherWork, ///< `other` has more of the same person's, and counts
        Shared,    ///< `others` of other persons have the session too: whose it is can't be told
        Contested  ///< `others` of other sessions have the number, and another name
    };
    Kind kind = Kind::Counts;
    std::size_t other = 0;           ///< index
    std::vector<std::size_t> others; ///< at most ten of them
    std::vector<std::size_t> same;   ///< Counts: files whose work this is, too
    std::vector<std::size_t> passed; ///< Counts: files with other work of the same person, and less of it
    QString number;                  ///< of the person, where any of the files says it; else the account
    QString name;
};

/// In the order of the marks. The fullest counts: most done, then most entries, fewest acts that could not
/// be verified, most notes (none is to be lost with the file that has it), the latest.
std::vector<WorkPlace> settleWork(const std::vector<WorkMark> &marks);

/// One name is the other, or a part of it: "Ada" and "LOVELACE, Ada". Also when one of them is empty.
bool areNamesOfOne(const QString &one, const QString &other);

} // namespace rp
