// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace rp {

struct CommitEntry;
struct LabContent;
struct QuestionContent;

/// What an entry says of the content that it was made in: the version, and of a lab that a site brought also
/// what it asks: "3", "3 site:5f0c…".
QString contentMark(const LabContent &lab);

/// The entry counts for this lab: it was made in it (or, of the program's own, in any version of it), and it
/// is a possible answer to what is asked under that name.
bool wasGivenTo(const LabContent &lab, const CommitEntry &entry);

/// Whether an answer is right: what the entry says, else, of one that was given in an exam, what the lab
/// does. None for what can't be right or wrong.
std::optional<bool> verdictOn(const LabContent &lab, const CommitEntry &entry);

/// Finite, and in the range that a numeric question asks for.
bool isInRange(const QuestionContent &question, double number);

} // namespace rp
